"""Rules and their tests as pages of the documentation: each item links to the tests that prove it, and they link back.

A test file that proves rules becomes a page with its source, so that the site is complete in itself.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.rules_list import ITEM, Mention, claims_of, items_of

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
RULES = "rules/"
FENCE = "~~~~~~"


@dataclass
class Piece:
    """Part of a test file: a top-level statement that proves rules, or what stands between such."""

    lines: list[str]
    name: str = ""
    rules: list[str] = field(default_factory=list)


# ---------------------------------------------------------------- tests


def name_of(node: ast.stmt) -> str:
    return (
        node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else f"line-{node.lineno}"
    )


def first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def pieces(source: str, claims: list[Mention]) -> list[Piece]:
    """The whole file in its order."""
    lines, found, done = source.splitlines(), list[Piece](), 0
    for node in ast.parse(source).body:
        begin, end = first_line(node), node.end_lineno or node.lineno
        rules = [claim.id for claim in claims if begin <= claim.line <= end]
        if rules:
            found.append(Piece(lines[done : begin - 1]))
            found.append(Piece(lines[begin - 1 : end], name_of(node), list(dict.fromkeys(rules))))
            done = end
    found.append(Piece(lines[done:]))
    return [piece for piece in found if any(line.strip() for line in piece.lines)]


@cache
def proving() -> dict[str, list[Piece]]:
    """By the path of each test file that proves rules, its pieces."""
    found = {}
    for path in sorted(TESTS.rglob("*.py")):
        claims = list(claims_of(path, ROOT))
        if claims:
            found[path.relative_to(ROOT).as_posix()] = pieces(path.read_text(encoding="utf-8"), claims)
    return found


@cache
def proofs() -> dict[str, list[tuple[str, str]]]:
    """By the id of a rule, the file and name of each test that proves it."""
    found = defaultdict(list)
    for path, parts in proving().items():
        for piece in parts:
            for rule in piece.rules:
                found[rule].append((path, piece.name))
    return found


@cache
def lists() -> dict[str, str]:
    """By the id of a rule, the page it is on."""
    files = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return {item.id: file.name for file in files for item in items_of(file, ROOT)}


def page_of(path: str) -> str:
    return path.removesuffix(".py") + ".md"


def test_page(path: str) -> str:
    up = "../" * path.count("/")
    parts = ["---", "search: {exclude: true}", "---", "", f"# `{path}`", ""]
    for piece in proving()[path]:
        if piece.name:
            links = (f"[{rule}]({up}{RULES}{lists()[rule]}#{rule})" for rule in piece.rules if rule in lists())
            parts += [f'<span id="{piece.name}"></span>{", ".join(links)}', ""]
        code = "\n".join(piece.lines).strip("\n")
        parts += [f"{FENCE} python", code, FENCE, ""]
    return "\n".join(parts)


# ---------------------------------------------------------------- rules


def with_tests(line: str) -> str:
    """An item of a list of rules: an anchor, and links to its tests."""
    match = ITEM.match(line)
    if not match:
        return line
    # [B+][R+] are two alchemicals in their brackets, not a link.
    rule, words = match[1], match[2].replace("][", r"]\[")
    links = [
        f"[{name.removeprefix('test_').replace('_', ' ')}](../{page_of(path)}#{name})"
        for path, name in dict.fromkeys(proofs().get(rule, []))
    ]
    tests = f"\n{{ .item }}\n\nProven by: {' · '.join(links)}\n{{ .tests }}" if links else ""
    return f'<span id="{rule}">**{rule}**</span> · {words}{tests}'
