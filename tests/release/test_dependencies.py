"""The audit of dependencies notices what it is there to notice."""

from pathlib import Path

import pytest

from tools import dependencies
from tools.dependencies import Audit, Package, closure, locked, single

LOCK = """
first==1.0 ; python_version < '3.12' \\
    --hash=sha256:00
    # via athanor-games (pyproject.toml)
first==2.0 ; python_version >= '3.12' \\
    --hash=sha256:01
    # via athanor-games (pyproject.toml)
Second_Part==3.1 \\
    --hash=sha256:02
    # via
    #   first
    #   third
third==4
    # via athanor-games (pyproject.toml)
"""


@pytest.fixture
def audit() -> Audit:
    return Audit()


def test_today_everything_is_in_order(audit):
    assert list(audit.problems()) == []
    assert dependencies.PAGE.read_text(encoding="utf-8") == audit.text()


def test_a_lock_is_read_with_all_versions_and_who_needs_them(tmp_path):
    file = Path(tmp_path / "lock")
    file.write_text(LOCK)
    found = locked(file)
    assert found == {
        "first": Package("first", "1.0, 2.0", {dependencies.OURS}),
        "second-part": Package("Second_Part", "3.1", {"first", "third"}),
        "third": Package("third", "4", {dependencies.OURS}),
    }
    assert closure(found, {"first"}) == {"first", "second-part"}


def test_an_unknown_package_is_a_problem(audit):
    audit.python["newcomer"] = Package("newcomer", "1", {dependencies.OURS})
    assert [problem for problem in audit.problems() if "newcomer" in problem]
    del audit.python["newcomer"]
    audit.licences["long-gone"] = "MIT"
    assert [problem for problem in audit.problems() if "long-gone" in problem]


@pytest.mark.parametrize("name", ["fastapi", "svelte"])
def test_a_licence_that_asks_for_more_is_a_problem_in_what_is_shipped(audit, name):
    if name in audit.page:
        audit.page[name]["license"] = "GPL-3.0-only"
    else:
        audit.licences[name] = "GPL-3.0-only"
    assert [problem for problem in audit.problems() if problem.startswith(f"{name} is under GPL-3.0-only")]


def test_what_developers_may_use_may_not_be_shipped(audit):
    audit.licences["fastapi"] = "MPL-2.0"
    assert [problem for problem in audit.problems() if problem.startswith("fastapi is under MPL-2.0")]


def test_what_is_drawn_from_a_package_must_be_there_and_be_free(audit):
    audit.drawn = [{**audit.drawn[0], "licence": "MPL-2.0"}, {**audit.drawn[0], "file": "gone.json"}]
    problems = list(audit.problems())
    assert [one for one in problems if one.startswith(audit.drawn[0]["file"]) and "MPL-2.0" in one]
    assert [one for one in problems if one.startswith("gone.json")]


def test_a_package_that_says_otherwise_is_a_problem(audit):
    audit.licences["pytest"] = "ISC"
    assert [problem for problem in audit.problems() if problem.startswith("pytest says MIT")]


@pytest.mark.parametrize(
    ("expression", "found"),
    [("MIT", {"MIT"}), ("(MIT OR CC0-1.0)", {"MIT", "CC0-1.0"}), ("MIT AND PSF-2.0", {"MIT", "PSF-2.0"})],
)
def test_expressions_are_taken_apart(expression, found):
    assert single(expression) == found
