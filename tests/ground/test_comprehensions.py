"""CPython 3.12.0 to 3.12.3 compile two comprehensions of one function wrongly if a name is the loop variable of one and
a global of the other (gh-118513): the second raises UnboundLocalError. No file of ours may have that pattern.
"""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tools", "tests")
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp  # a generator expression is compiled as a function of its own
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.GeneratorExp | ast.ClassDef


class Scope:
    """A function, a class or a module: its own names, the loop variables of its comprehensions, and what these read."""

    def __init__(self, own: set[str]) -> None:
        self.own = own
        self.bound: set[str] = set()
        self.read: set[str] = set()

    def clashes(self) -> set[str]:
        return self.bound & self.read - self.own


def targets(generators: list[ast.comprehension]) -> set[str]:
    return {each.id for one in generators for each in ast.walk(one.target) if isinstance(each, ast.Name)}


class Clashes(ast.NodeVisitor):
    """Collects in `found` the names that the bug would hit."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.scope = Scope(set())
        # The loop variables of the comprehensions around the present node; None outside of any.
        self.loop: set[str] | None = None

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, Comprehension):
            self.comprehension(node)
        elif isinstance(node, ast.Module | Function):
            self.function(node)
        elif isinstance(node, ast.Name):
            self.name(node)
        else:
            self.generic_visit(node)

    def comprehension(self, node: Comprehension) -> None:
        self.visit(node.generators[0].iter)  # evaluated outside
        outside, mine = self.loop, targets(node.generators)
        self.scope.bound |= mine
        self.loop = mine | (outside or set())
        for child in [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]:
            self.visit(child)
        for at, generator in enumerate(node.generators):
            for child in [*generator.ifs, *([generator.iter] if at else [])]:
                self.visit(child)
        self.loop = outside

    def function(self, node: ast.Module | Function) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self.scope.own.add(node.name)
        own = targets(node.generators) if isinstance(node, ast.GeneratorExp) else set()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            own = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
        outside = self.scope, self.loop
        self.scope, self.loop = Scope(own), None
        self.generic_visit(node)
        self.found |= self.scope.clashes()
        self.scope, self.loop = outside

    def name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load):
            self.scope.own.add(node.id)
        elif self.loop is not None and node.id not in self.loop:
            self.scope.read.add(node.id)


def clashes(text: str) -> set[str]:
    visitor = Clashes()
    visitor.visit(ast.parse(text))
    return visitor.found


def test_no_loop_variable_of_one_comprehension_is_a_global_of_another() -> None:
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 100
    wrong = {path.relative_to(ROOT).as_posix(): clashes(path.read_text(encoding="utf-8")) for path in files}
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    "text",
    [
        "def view(s):\n    return [x.price for x in s], [x(s, number) for number in range(8)]",
        "def view(s):\n    return [s for x in s], {key: x for key in s}",
        "def view(s):\n    return [[x for x in row] for row in s] + [y for y in s if x(y)]",
        "def view(s):\n    return [y for row in s for y in x(row)], {x for x in s}",
        "class View:\n    def view(self):\n        return [n for n in self], [n for _ in self]",
    ],
)
def test_the_pattern_is_found(text: str) -> None:
    assert clashes(text)


@pytest.mark.parametrize(
    "text",
    [
        "def view(s):\n    return [x.price for x in s], [x.name for x in s]",
        "def view(s):\n    return [[x + y for y in s] for x in s]",
        "def view(s):\n    return [x.price for x in s], x(s)",
        "def view(s):\n    return [x.price for x in s], list(x(number) for number in s)",
        "def view(s, x):\n    return [x.price for x in s], [x + number for number in s]",
        "def one(s):\n    return [x for x in s]\ndef other(s):\n    return [x(number) for number in s]",
        "def view(s):\n    return [x.price for x in s], [y for y in x]",
    ],
)
def test_what_is_compiled_rightly_is_left_alone(text: str) -> None:
    assert not clashes(text)
