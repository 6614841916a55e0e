"""The house rules of the source tree, held by reading the sources: who imports whom, what stands where.

Layers that do not exist yet are simply empty, so these tests hold from the first file on.
"""

import ast
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "athanor"

# Imports go down only: from a higher number to a lower one, or within one layer.
HEIGHT = {
    "core": 0, "envs": 1, "games": 2, "nn": 2, "bots": 3, "review": 3.5, "hints": 3.6, "puzzles": 3.6,
    "statistics": 3.6, "arena": 4, "lessons": 4,
    "training": 6, "server": 6, "testing": 6, "cli": 7,
}  # fmt: skip
# Of `envs`, what shows the games in interfaces of others: it may use bots, and whatever a program may use.
INTERFACES = "interfaces of research"
IN_ENVS = ("gymnasium", "openspiel", "pettingzoo", "vector")
HEIGHT[INTERFACES] = 6
DOOR = "the public door"  # athanor/__init__.py: above everything that a program may use as a library
HEIGHT[DOOR] = 5
# `python -m athanor` opens the terminal; nothing imports it.
HEIGHT["__main__"] = 8

LONGEST_FILE = 500
# The page, by `make web`, and the documentation, by `make docs`.
BUILT = (PACKAGE / "server" / "page", PACKAGE / "server" / "site")
NOT_OURS = {"__pycache__", "node_modules", "build", "dist", "htmlcov"}
HIDDEN_BUT_OURS = {".ci", ".github"}

# Written in pieces, so that this file does not hold what it forbids.
MACHINE_FOLDERS = [r"work\b", r"root\b", r"opt\b", r"home/\w", r"Users/\w"]
REGISTRY_HOSTS = [
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "(org|com)"),
    ("yarnpkg", "com"),
    ("golang", "org"),
    ("crates", "io"),
    ("anaconda", "(org|com)"),
    ("debian", "org"),
]
FORBIDDEN = re.compile(
    "|".join(
        # At the start of a path only: docs/x/opt is a folder of our own.
        [rf"(?:(?<![\w.\-/}}])|(?<=file://))/{folder}" for folder in MACHINE_FOLDERS]
        + [rf"\b{name}\.{ending}\b" for name, ending in REGISTRY_HOSTS]
    )
)


# --- reading the tree ----------------------------------------------------------------------------


def python_files(*folders: str) -> list[Path]:
    """The Python files of the package, or of some of its folders."""
    roots = [PACKAGE / folder for folder in folders] or [PACKAGE]
    return sorted(path for root in roots for path in root.rglob("*.py"))


def texts_below(top: Path) -> Iterator[tuple[Path, str]]:
    """Every text file of ours: not what tools and editors keep for themselves."""
    for folder, names, files in os.walk(top):
        names[:] = [
            n
            for n in names
            if n not in NOT_OURS and (n[0] != "." or n in HIDDEN_BUT_OURS) and Path(folder, n) not in BUILT
        ]
        for name in files:
            if name == ".git":  # in a work tree it is a file that says where the repository lies
                continue
            path = Path(folder, name)
            try:
                yield path, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue  # a picture or another binary file


def game_names() -> list[str]:
    return sorted(path.name for path in PACKAGE.glob("games/[a-z]*") if path.is_dir())


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- who imports whom ----------------------------------------------------------------------------


def module_of(path: Path) -> list[str]:
    """``["athanor", "core", "frames"]``; a package's ``__init__`` is the package."""
    parts = list(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def layer_of(module: list[str]) -> str:
    if module[1:2] == ["games"] and module[3:4] == ["commands"]:
        return "cli"  # a game's own commands, found by name
    if module[1:2] == ["envs"] and module[2:3] and module[2] in IN_ENVS:
        return INTERFACES
    return module[1] if len(module) > 1 else DOOR


def run_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only type checkers read: a type from above is no dependency."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
        else:
            waiting += ast.iter_child_nodes(node)


def imported_modules(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Every module of ours that a file imports, wherever in the file, with the line."""
    for node in run_nodes(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            targets = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            targets = [imported_from(path, node, alias.name) for alias in node.names]
        else:
            continue
        yield from ((node.lineno, target) for target in targets if target[0] == "athanor")


def imported_from(path: Path, node: ast.ImportFrom, name: str) -> list[str]:
    """The module behind ``from … import name``: the name itself where that is a module of ours."""
    base = node.module.split(".") if node.module else []
    if node.level:
        package = list(path.relative_to(PACKAGE.parent).parts[: -node.level])
        base = package + base
    place = PACKAGE.parent.joinpath(*base, name)
    return [*base, name] if place.is_dir() or place.with_suffix(".py").is_file() else base


def imports() -> Iterator[tuple[str, list[str], list[str]]]:
    """Place, importing module and imported module of every import inside the package."""
    for path in python_files():
        for line, target in imported_modules(path):
            yield f"{shown(path)}:{line}", module_of(path), target


def test_every_part_of_the_package_has_its_layer():
    unknown = {layer_of(module_of(path)) for path in python_files()} - set(HEIGHT)
    assert not unknown, f"give these a height in {Path(__file__).name}: {unknown}"


def test_imports_go_down():
    wrong = [
        f"{place}: {source} may not import {target}"
        for place, source, target in imports()
        if layer_of(source) != layer_of(target) and HEIGHT[layer_of(source)] <= HEIGHT.get(layer_of(target), 0)
    ]
    assert not wrong, "\n".join(wrong)


def test_no_game_imports_another():
    def game(module: list[str]) -> str | None:
        return module[2] if layer_of(module) == "games" and len(module) > 2 else None

    games = set(game_names())
    wrong = [
        f"{place}: {source} may not import {target}"
        for place, source, target in imports()
        if game(source) in games and game(target) in games and game(source) != game(target)
    ]
    assert not wrong, "\n".join(wrong)


# --- what stands in the files --------------------------------------------------------------------


def named_in(texts: Iterable[tuple[Path, str]]) -> list[str]:
    """Not in code, comments, strings or texts: a fourth game must not need a change here."""
    names = game_names()
    return [
        f"{shown(path)}:{number}: names {name}"
        for path, text in texts
        for number, line in enumerate(text.lower().splitlines(), start=1)
        for name in names
        if name in line
    ]


@pytest.mark.parametrize(
    "layer", ["core", "bots", "nn", "review", "hints", "statistics", "lessons", "arena", "training", "server", "cli"]
)
def test_what_serves_every_game_names_none(layer):
    wrong = named_in(texts_below(PACKAGE / layer))
    assert not wrong, "\n".join(wrong)


def test_the_page_names_games_in_their_folders_alone():
    page = ROOT / "web" / "src"
    wrong = named_in(found for found in texts_below(page) if not found[0].is_relative_to(page / "games"))
    assert not wrong, "\n".join(wrong)


def top_level(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements run on import, those inside a top-level ``if`` or ``try`` included."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        for node in ast.iter_child_nodes(waiting.pop()):
            if isinstance(node, ast.stmt):
                yield node
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                waiting.append(node)


def test_chance_comes_from_the_state_alone():
    """The rules draw from the state's own generator; Python's shared one would make replays differ."""
    wrong = []
    for path in python_files("core", "games"):
        if layer_of(module_of(path)) == "cli":
            continue  # commands of a game
        for node in top_level(ast.parse(path.read_text(encoding="utf-8"))):
            by_name = isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names)
            if by_name or (isinstance(node, ast.ImportFrom) and node.module == "random" and not node.level):
                wrong.append(f"{shown(path)}:{node.lineno}: imports random")
    assert not wrong, "\n".join(wrong)


def test_no_source_is_too_long_to_read():
    """Code, that is: the texts of a game are as long as the game has words."""
    code = (found for found in texts_below(ROOT / "src") if found[0].suffix == ".py")
    lengths = {shown(path): len(text.splitlines()) for path, text in code}
    wrong = [f"{name}: {length} lines" for name, length in lengths.items() if length > LONGEST_FILE]
    assert not wrong, "\n".join(wrong)


def test_every_folder_of_tests_is_a_package():
    """So that tests with the same file name do not collide and helpers are imported by their full name."""
    folders = {path.parent for path in (ROOT / "tests").rglob("*.py")}
    missing = [shown(folder) for folder in folders if not (folder / "__init__.py").exists()]
    assert not missing, missing


def test_nothing_names_a_machine_or_a_registry():
    """The repository works anywhere: no absolute path of somebody's machine, no host of an index."""
    wrong = [
        f"{shown(path)}:{number}: {match[0]}"
        for path, text in texts_below(ROOT)
        for number, line in enumerate(text.splitlines(), start=1)
        for match in FORBIDDEN.finditer(line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("line", "is_forbidden"),
    [
        ("see /" + "opt/wheels", True),
        ("file:///" + "work/main", True),
        ("cd /" + "root", True),
        ("https://" + "files.pythonhosted" + ".org/x", True),
        ("in /" + "home/somebody/notes", True),
        ("this and/or" + "/home", False),
        ("docs/" + "opt/notes.md", False),
        ("#!/usr/bin/env bash", False),
    ],
)
def test_the_pattern_for_machines_and_registries(line, is_forbidden):
    assert bool(FORBIDDEN.search(line)) is is_forbidden
