"""Hold the lists of rules in ``docs/rules`` against the tests that prove them.

A rule is one line of ``docs/rules/<game>.md`` that begins with its id, as in ``SB-012 · components · …``.
A test names the rules it proves, by ``@pytest.mark.rule("SB-012", "SB-013")``, by
``marks=pytest.mark.rule("SB-118")`` on one of its cases, or by a short name ending in ``rule``.
The tests are read, not run, so the answer comes at once and without their dependencies.

Run as ``python tools/rules_list.py``. Exit code 1 if a rule has no test, or an id is unknown or
defined twice. A list with a line that begins ``Under construction:`` belongs to a game that is still
being built: what it has not proven yet is counted and no fault.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ITEM = re.compile(r"^([A-Z]{2,}-\d{3,}) · (.*)")
UNDER_CONSTRUCTION = re.compile(r"^Under construction:", re.MULTILINE)
WORDS_SHOWN = 90


@dataclass(frozen=True)
class Mention:
    """An id somewhere in a file: its definition in a list, or its use by a test."""

    id: str
    file: str
    line: int
    words: str = ""

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


def items_of(list_file: Path, root: Path) -> list[Mention]:
    """The items of one game's list, in their order."""
    name = list_file.relative_to(root).as_posix()
    items = []
    for number, line in enumerate(list_file.read_text(encoding="utf-8").splitlines(), start=1):
        match = ITEM.match(line)
        if match:
            items.append(Mention(match[1], name, number, match[2]))
    return items


def claims_of(test_file: Path, root: Path) -> Iterator[Mention]:
    """The ids that one test file says it proves."""
    name = test_file.relative_to(root).as_posix()
    for node in ast.walk(ast.parse(test_file.read_text(encoding="utf-8"), name)):
        if isinstance(node, ast.Call) and called_name(node).endswith("rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Mention(argument.value, name, argument.lineno)


def called_name(call: ast.Call) -> str:
    """``rule`` for ``rule(…)`` and for ``pytest.mark.rule(…)``; empty for what has no name."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def defined_twice(items: list[Mention]) -> list[str]:
    first: dict[str, Mention] = {}
    faults = []
    for item in items:
        if item.id in first:
            faults.append(f"{item.place}: {item.id} is already defined at {first[item.id].place}.")
        first.setdefault(item.id, item)
    return faults


def unknown(claims: list[Mention], items: list[Mention]) -> list[str]:
    known = {item.id for item in items}
    return [f"{claim.place}: no list defines {claim.id!r}." for claim in claims if claim.id not in known]


def unproven(claims: list[Mention], items: list[Mention]) -> list[str]:
    proven = {claim.id for claim in claims}
    return [
        f"{item.place}: no test proves {item.id} ({shorten(item.words)})." for item in items if item.id not in proven
    ]


def shorten(words: str) -> str:
    return words if len(words) <= WORDS_SHOWN else words[: WORDS_SHOWN - 1].rstrip() + "…"


def summary(game: str, items: list[Mention], claims: list[Mention], unfinished: bool) -> str:
    ids = {item.id for item in items}
    proven = ids & {claim.id for claim in claims}
    return f"{game}: {len(ids)} items, {len(proven)} proven{', under construction' if unfinished else ''}"


def report(root: Path) -> tuple[list[str], list[str]]:
    """The faults, and one line of summary for each game."""
    files = {path.stem: path for path in sorted(root.glob("docs/rules/*.md"))}
    lists = {game: items_of(path, root) for game, path in files.items()}
    unfinished = {game for game, path in files.items() if UNDER_CONSTRUCTION.search(path.read_text(encoding="utf-8"))}
    items = [item for of_game in lists.values() for item in of_game]
    due = [item for game, of_game in lists.items() if game not in unfinished for item in of_game]
    claims = [claim for path in sorted(root.glob("tests/**/*.py")) for claim in claims_of(path, root)]
    faults = defined_twice(items) + unknown(claims, items) + unproven(claims, due)
    # A file without items is no list: docs/rules may have a page that explains the lists.
    return faults, [summary(game, found, claims, game in unfinished) for game, found in lists.items() if found]


def main(root: Path) -> int:
    faults, summaries = report(root)
    for line in faults + summaries:
        print(line)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
