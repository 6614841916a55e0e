"""How often the sources still do things in ways that are being given up. `make check` prints the counts.

    python tools/old_ways.py            # fails where a count is higher than the one in old_ways.toml
    python tools/old_ways.py --write    # puts today's counts there, if none is higher

A way is given up for good when its count is 0; then its line goes, and a test takes its place.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import imports  # noqa: E402  found only now, when this file is run as a program

COUNTS: Final = ROOT / "tools" / "old_ways.toml"
# Words of our own for things that have a common name: policy, value, settings, history, lobby, audience, worker pool.
PRIVATE: Final = frozenset({
    "eyes", "ground", "hall", "house", "insight", "insights", "lane", "leaning", "lot", "manner", "minds", "museum",
    "outlook", "outlooks", "sight", "sitting", "standing", "taste", "told", "weighing",
})  # fmt: skip
WORD: Final = re.compile(r"[a-z]+|[A-Z][a-z]*")
DECLARED: Final = re.compile(r"\b(?:function|const|let|class|interface|type|get|set)\s+([A-Za-z_$][\w$]*)")
# What the page computes though the engine knows it.
RULES_IN_THE_PAGE: Final = ("payment", "gesture", "purse", "worlds", "whatif")


def counts() -> dict[str, int]:
    return {
        "private-words": sum(len(PRIVATE & words) for words in words_of_names()),
        "lines-of-rules-in-the-page": sum(map(lines_of, rule_files())),
    }


# ---------------------------------------------------------------- the page


def rule_files() -> list[Path]:
    return [file for name, file in imports.page_files().items() if file.name.split(".")[0] in RULES_IN_THE_PAGE]


def lines_of(file: Path) -> int:
    return sum(1 for line in file.read_text(encoding="utf-8").splitlines() if line.strip())


# ---------------------------------------------------------------- names


def words_of_names() -> Iterator[set[str]]:
    """The words of every name that is given somewhere in package and page, and of every file's name."""
    for file in imports.modules().values():
        yield words_in(file.stem)
        for node in ast.walk(imports.tree_of(file)):
            yield words_in(given_name(node))
    for file in imports.page_files().values():
        yield words_in(file.name.split(".")[0])
        for name in DECLARED.findall(file.read_text(encoding="utf-8")):
            yield words_in(name)


def given_name(node: ast.AST) -> str:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return node.name
        case ast.arg():
            return node.arg
        case ast.Name(ctx=ast.Store()):
            return node.id
    return ""


def words_in(name: str) -> set[str]:
    return {word.lower() for word in WORD.findall(name)}


# ---------------------------------------------------------------- the command


def kept() -> dict[str, int]:
    return tomllib.loads(COUNTS.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> int:
    now, before = counts(), kept() if COUNTS.exists() else {}
    risen = [way for way, count in now.items() if count > before.get(way, count)]
    if "--write" in arguments and not risen:
        lines = [f"{way} = {count}\n" for way, count in now.items()]
        COUNTS.write_text("# Written by tools/old_ways.py. No count may rise.\n" + "".join(lines), encoding="utf-8")
        before = now
    for way, count in now.items():
        change = "" if count == before.get(way) else f" (kept: {before.get(way, 'nothing')})"
        print(f"{way}: {count}{change}")
    if risen:
        print(f"Risen: {', '.join(risen)}. Find a way without.")
    elif now != before:
        print("Fewer than before: `python tools/old_ways.py --write` keeps the new counts.")
    return 1 if risen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
