"""The documentation site: every page has its place, rules and their tests are linked."""

import re
from pathlib import Path

import pytest

from tools import site_rules
from tools.rules_list import Mention

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''"""About red."""

import pytest


def helper(): ...


@pytest.mark.rule("SB-001", "SB-002")
def test_first():
    assert helper() is None


CASES = [pytest.param(1, marks=pytest.mark.rule("SB-003"))]
'''


def test_a_test_file_is_cut_where_rules_are_proven_and_nothing_is_lost():
    claims = [Mention("SB-001", "t.py", 9), Mention("SB-002", "t.py", 9), Mention("SB-003", "t.py", 14)]
    pieces = site_rules.pieces(SOURCE, claims)
    assert [(piece.name, piece.rules) for piece in pieces] == [
        ("", []),
        ("test_first", ["SB-001", "SB-002"]),
        ("line-14", ["SB-003"]),
    ]
    assert "\n".join(line for piece in pieces for line in piece.lines).split() == SOURCE.split()
    assert pieces[1].lines[0].startswith("@pytest.mark.rule")


def test_an_item_links_to_its_tests_and_they_link_back():
    line = site_rules.with_tests("SB-119 · Sacrifice L3 · Discard.")
    assert line.startswith('<span id="SB-119">**SB-119**</span> · Sacrifice L3 · Discard.')
    (path, name), *_ = site_rules.proofs()["SB-119"]
    assert f"(../{site_rules.page_of(path)}#{name})" in line
    page = site_rules.test_page(path)
    assert f'<span id="{name}"></span>' in page
    assert "(../../rules/spellbook.md#SB-119)" in page


def test_what_is_no_item_stays_as_it_is():
    for line in ("", "## 1. Components", "- One item per line: `SB-nnn · section`"):
        assert site_rules.with_tests(line) == line


@pytest.mark.parametrize("prefix", ["SB", "AL", "TR"])
def test_every_item_of_every_list_has_a_link(prefix):
    ids = [rule for rule in site_rules.lists() if rule.startswith(prefix)]
    assert len(ids) > 400
    assert all("Proven by: [" in site_rules.with_tests(f"{rule} · section · words") for rule in ids)


def test_no_code_ends_its_fence_early():
    for path, parts in site_rules.proving().items():
        assert not any(site_rules.FENCE in line for part in parts for line in part.lines), path


def test_every_page_of_the_documentation_has_a_place_in_its_navigation():
    """`make docs` says so too; this says it without building the site."""
    named = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert named - {name for name in named if name.startswith("project/")} == there
