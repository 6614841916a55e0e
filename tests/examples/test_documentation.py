"""The examples of the documentation are run as they stand there, and those of the docstrings in its reference too."""

from __future__ import annotations

import doctest
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

import athanor
from athanor import bots
from athanor.cli.main import main

DOCS = Path(__file__).resolve().parents[2] / "docs"
MODULES = (
    "athanor",
    "athanor.bots.base",
    "athanor.bots.roster",
    "athanor.bots.series",
    "athanor.core.events",
    "athanor.core.game",
    "athanor.core.record",
    "athanor.core.state",
    "athanor.envs.batched",
    "athanor.envs.flat",
    "athanor.envs.vector",
)


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def run_python(page: str) -> dict[str, object]:
    """All blocks of a page, one after another, in one place: a reader goes on from what stands before."""
    names: dict[str, object] = {"__name__": page}
    for block in blocks(page, "python"):
        exec(compile(block, str(DOCS / page), "exec"), names)
    return names


def test_the_tour(capsys, monkeypatch):
    names = run_python("tour.md")
    kind = names["Greedy"]
    assert isinstance(kind, type)
    assert issubclass(kind, bots.Bot)
    said = capsys.readouterr().out
    assert "take" in said
    (command,) = blocks("tour.md", "sh")
    words = shlex.split(command)
    assert words[0] == "athanor"
    assert main([*words[1:], "--jobs", "1"]) == 0
    assert "heuristic" in capsys.readouterr().out


def test_the_page_of_observations(capsys):
    run_python("observations/index.md")
    assert "present" in capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES)
def test_examples_of_the_reference(module):
    """Each of these modules has some, and they say what comes out."""
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    given = {} if module == "athanor" else {"game": athanor.game("spellbook")}  # as the page says
    found = doctest.testmod(import_module(module), extraglobs=given, optionflags=options)
    assert found.attempted > 0
    assert found.failed == 0


def test_every_command_is_on_its_page(capsys):
    main(["--help", "--lang", "en"])
    listed = capsys.readouterr().out.partition("Commands:")[2].partition("Options:")[0]
    commands = re.findall(r"^  (\w+) ", listed, re.MULTILINE)
    assert len(commands) > 10
    page = (DOCS / "commands.md").read_text(encoding="utf-8")
    assert [command for command in commands if f"`athanor {command}" not in page] == []
