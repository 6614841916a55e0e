"""Who imports whom, read from the sources: Python's modules below `src`, and the page's below `web/src`.

What only type checkers read does not count. Neither does the package of a module, which Python reads first anyway.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
PACKAGE: Final = SOURCES / "athanor"
PAGE: Final = ROOT / "web" / "src"

# Packages of others that only some commands need or that take long to load, and what of ours brings them with it: these
# may be imported inside a function. `module: what it imports`.
LATE: Final = frozenset({
    "athanor.arena.cluster: ray",
    "athanor.cli.train: athanor.training.run",
    "athanor.cli.train: torch",
    "athanor.games.alchemists.features: athanor.games.alchemists.features_many",
    "athanor.games.alchemists.odds: numpy",
    "athanor.games.spellbook.features: athanor.games.spellbook.features_many",
    "athanor.nn.late: athanor.nn.evaluator",
    "athanor.server.migrating: alembic",
    "athanor.server.migrating: alembic.config",
})  # fmt: skip

Graph = dict[str, set[str]]


# ---------------------------------------------------------------- Python


def module_name(file: Path) -> str:
    """`athanor.core.frames`; a package's `__init__` is the package."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules() -> dict[str, Path]:
    return {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def run_nodes(tree: ast.AST) -> Iterator[tuple[ast.AST, bool]]:
    """All nodes but those below `if TYPE_CHECKING`, and whether each stands inside a function."""
    waiting: list[tuple[ast.AST, bool]] = [(tree, False)]
    while waiting:
        node, inside = waiting.pop()
        yield node, inside
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += [(below, inside) for below in node.orelse]
        else:
            inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            waiting += [(below, inside) for below in ast.iter_child_nodes(node)]


def targets(node: ast.AST, known: dict[str, Path]) -> list[str]:
    """The modules that an import names; for `from a import b` that is `a.b` where it is a module of ours."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        named = [f"{node.module}.{alias.name}" for alias in node.names]
        return sorted({name if name in known else node.module for name in named})
    # `import_module("athanor.…")` is an import too, whatever it looks like.
    if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args:
        name = node.args[0]
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            return [name.value]
    return []


def imports(file: Path, known: dict[str, Path]) -> Iterator[tuple[str, bool]]:
    """What a file imports, and whether inside a function."""
    for node, inside in run_nodes(tree_of(file)):
        for target in targets(node, known):
            yield target, inside


@cache
def all_imports() -> dict[str, list[tuple[str, bool]]]:
    """By module what it imports, and whether inside a function. Read once: it takes a second or two."""
    known = modules()
    return {name: list(imports(file, known)) for name, file in known.items()}


def python_graph() -> Graph:
    """Every module of ours with the modules of ours that it imports, wherever in the file."""
    found = all_imports()
    return {name: {target for target, _ in targets if target in found} for name, targets in found.items()}


def inside_functions() -> set[str]:
    """`module: what it imports` of every import inside a function."""
    return {f"{name}: {target}" for name, found in all_imports().items() for target, inside in found if inside}


# ---------------------------------------------------------------- the page

STATIC: Final = r"""^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?['"](\.[^'"]+)['"]"""
DYNAMIC: Final = r"""\bimport\(\s*['"](\.[^'"]+)['"]"""
IMPORT: Final = re.compile(f"{STATIC}|{DYNAMIC}", re.M)
# Which folder of the page may import from which: only from those to its left.
FOLDERS: Final = (
    "text",
    "lib",
    "shell",
    "games/generic",
    "games",
    "table",
    "reference",
    "learn",
    "study",
    "pages",
    "",
)


def page_files() -> dict[str, Path]:
    """The modules of the page, by their path below `web/src` without the ending; no tests."""
    found = [file for ending in ("ts", "svelte") for file in sorted(PAGE.rglob(f"*.{ending}"))]
    return {file.relative_to(PAGE).as_posix(): file for file in found if ".test." not in file.name}


def page_graph() -> Graph:
    known = page_files()
    return {name: set(page_imports(file, known)) for name, file in known.items()}


def page_imports(file: Path, known: dict[str, Path]) -> Iterator[str]:
    for match in IMPORT.finditer(file.read_text(encoding="utf-8")):
        way = (file.parent / (match[1] or match[2])).resolve()
        if not way.is_relative_to(PAGE):
            continue
        name = way.relative_to(PAGE).as_posix()
        yield from (found for found in (name, f"{name}.ts", f"{name}/index.ts") if found in known)


def folder_of(module: str) -> str:
    """One of `FOLDERS`; the games themselves are one folder each."""
    parts = module.split("/")
    if parts[0] == "games" and len(parts) > 2 and parts[1] == "generic":
        return "games/generic"
    return parts[0] if len(parts) > 1 else ""


def imports_upwards(graph: Graph) -> list[str]:
    """Imports from a folder further right in the list, and from one game into another."""
    found = []
    for module, others in graph.items():
        for other in others:
            up = FOLDERS.index(folder_of(other)) > FOLDERS.index(folder_of(module))
            if up or is_other_game(module, other):
                found.append(f"{module}: {other}")
    return sorted(found)


def is_other_game(module: str, other: str) -> bool:
    mine, theirs = module.split("/"), other.split("/")
    both = len(mine) > 2 and len(theirs) > 2 and mine[0] == theirs[0] == "games"
    return both and theirs[1] not in (mine[1], "generic")


# ---------------------------------------------------------------- circles


def cycles(graph: Graph) -> list[list[str]]:
    """The groups of modules of which each imports, over however many others, every other one of its group."""
    reached = {name: reachable(graph, name) for name in graph}
    groups = {tuple(sorted(b for b in reached[a] if a in reached[b])) for a in graph if a in reached[a]}
    return [list(group) for group in sorted(groups)]


def reachable(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found
