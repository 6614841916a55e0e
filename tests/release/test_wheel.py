"""What the wheel holds: the whole package, its commands, its licence, and nothing of a developer's machine."""

import email
import re
import tomllib
from collections.abc import Iterator
from zipfile import ZipFile

import pytest

import athanor
from tests.cli.terminal import ROOT

SOURCES = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CACHES = {"__pycache__", ".mypy_cache", ".ruff_cache"}


@pytest.fixture
def held(wheel) -> Iterator[ZipFile]:
    with ZipFile(wheel) as opened:
        yield opened


def read(held: ZipFile, name: str) -> str:
    return held.read(f"athanor_games-{athanor.__version__}.dist-info/{name}").decode()


def test_every_file_of_the_package_is_in_it(held):
    """The texts, rules, weights and pictures too; and the built page where there is one."""
    files = {path for path in (SOURCES / "athanor").rglob("*") if path.is_file() and path.name != ".stamp"}
    wanted = {path.relative_to(SOURCES).as_posix() for path in files if not CACHES & set(path.parts)}
    found = {name for name in held.namelist() if ".dist-info/" not in name}
    assert found == wanted
    assert {name.rsplit(".")[-1] for name in found} >= {"py", "ftl", "md", "npz", "toml", "typed"}


def test_its_name_is_free_and_its_import_and_command_are_athanor(wheel, held):
    assert wheel.name == f"athanor_games-{athanor.__version__}-py3-none-any.whl"
    told = email.message_from_string(read(held, "METADATA"))
    assert (told["Name"], told["Version"]) == ("athanor-games", athanor.__version__)
    commands = read(held, "entry_points.txt").split("\n")
    assert {"athanor = athanor.cli.main:main", "athanor-games = athanor.cli.main:main"} <= set(commands)
    assert read(held, "licenses/LICENSE") == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_what_is_needed_to_play_is_no_more_than_that(held):
    """PyTorch, Ray and the developers' tools come with extras only."""
    needed = [line for line in read(held, "METADATA").splitlines() if line.startswith("Requires-Dist:")]
    always = [line for line in needed if "extra ==" not in line]
    assert 0 < len(always) < len(needed)
    assert not any(name in line for line in always for name in ("torch", "ray", "pytest", "mypy", "ruff"))


def test_whoever_cites_it_cites_this_version():
    said = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {athanor.__version__}" in said
    assert f"license: {PROJECT['license']}" in said


def test_the_changelog_has_this_version_at_its_head_once_it_has_a_date():
    """Before a release its head is “Unreleased”; then it is this version with its date, newest first."""
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    newest, *older = heads
    assert newest == "Unreleased" or re.fullmatch(rf"{re.escape(athanor.__version__)} · \d{{4}}-\d\d-\d\d", newest)
    versions = [tuple(map(int, head.split(" ")[0].split("."))) for head in older]
    assert versions == sorted(versions, reverse=True)
    now: str = athanor.__version__
    assert tuple(map(int, now.split("."))) > versions[0], "the version of the code is not raised"
