"""The test that finds what is missing: every text is there in every language, with the same holes to fill.

It reads all `text/<language>.ftl` and `text/<chapter>.<language>.ftl` files of the repository, so a new part of the
house is checked as soon as it is there.
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from athanor.core.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "src/athanor/core"
FOLDERS = sorted({path.parent for top in ("src", "tests") for path in (ROOT / top).rglob("*.ftl")})
PARTS = [pytest.param(folder, id=folder.relative_to(ROOT).parent.as_posix()) for folder in FOLDERS]


GAMES = [part for part, folder in zip(PARTS, FOLDERS, strict=True) if {"games", "toy"} & set(folder.parts)]


class Holes(Visitor):
    """The variables a text uses, and the texts it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.references.add(node.id.name)

    def visit_TermReference(self, node):
        self.references.add(f"-{node.id.name}")


def texts(folder: Path, lang: str) -> list[ftl.EntryType]:
    """All that the files of a language say, in order."""
    files = sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[-2] == lang)
    return [entry for path in files for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]


def entries(folder: Path, lang: str):
    """The messages and terms of a language, by id."""
    found = [entry for entry in texts(folder, lang) if isinstance(entry, ftl.Message | ftl.Term)]
    return {("-" if isinstance(entry, ftl.Term) else "") + entry.id.name: entry for entry in found}


def holes(node) -> Holes:
    visitor = Holes()
    visitor.visit(node)
    return visitor


def shape(folder: Path, lang: str = "en") -> dict[str, set[str]]:
    """Every text and every attribute of it, with its variables."""
    found = {}
    for name, entry in entries(folder, lang).items():
        if entry.value is not None:
            found[name] = holes(entry.value).variables
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = holes(attribute.value).variables
    return found


def test_there_are_texts_to_check():
    assert CORE / "text" in FOLDERS
    assert ROOT / "tests/toy/text" in FOLDERS


@pytest.mark.parametrize("folder", PARTS)
def test_every_language_is_there(folder):
    names = {path.name for path in folder.glob("*.ftl")}
    chapters = {name.removesuffix(".ftl").rpartition(".")[0] for name in names}
    assert names == {f"{chapter}.{lang}.ftl".lstrip(".") for chapter in chapters for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", PARTS)
def test_every_line_can_be_read(folder, lang):
    assert [entry.content for entry in texts(folder, lang) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("folder", PARTS)
def test_the_same_texts_with_the_same_variables(folder, lang):
    english, other = shape(folder), shape(folder, lang)
    assert sorted(english.keys() - other.keys()) == [], f"missing in {lang}"
    assert sorted(other.keys() - english.keys()) == [], f"only in {lang}"
    assert {name: (variables, other[name]) for name, variables in english.items() if other[name] != variables} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", PARTS)
def test_no_text_stands_twice_or_hides_one_of_the_core(folder, lang):
    ids = Counter(entry.id.name for entry in texts(folder, lang) if isinstance(entry, ftl.Message))
    assert [name for name, count in ids.items() if count > 1] == []
    if folder != CORE / "text":
        assert sorted(ids.keys() & entries(CORE / "text", lang).keys()) == []


# French and Spanish say “tu” and “tú” to whoever reads.
FORMAL = {
    "fr": re.compile(r"\b(vous|votre|vos|(?!assez|chez|avez)[a-zéèêç]+ez)\b", re.IGNORECASE),
    "es": re.compile(r"\b(usted|ustedes)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("lang", FORMAL)
def test_one_form_of_address(lang):
    files = [
        file for top in ("src", "web/src") for end in ("ftl", "md") for file in (ROOT / top).rglob(f"*{lang}.{end}")
    ]
    assert len(files) > 10
    lines = [(file.name, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [(name, line) for name, line in lines if FORMAL[lang].search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", PARTS)
def test_texts_refer_to_texts_that_are_there(folder, lang):
    here = entries(folder, lang)
    core = entries(CORE / "text", lang)
    for entry in here.values():
        assert holes(entry).references <= here.keys() | core.keys()


# -------------------------------------------------------------------- what the code says is there to be said


def said_in(source: Path) -> list[tuple[str, int]]:
    """The ids written out as the first argument of a message, an error or `say`."""
    found = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and says(node.func):
            first = node.args[0]
            options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found += [(o.value, o.lineno) for o in options if isinstance(o, ast.Constant) and isinstance(o.value, str)]
    return found


def says(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("Message", "say", "UnknownGame", "IllegalAction") or (
        name.endswith("Error") and name not in BUILTIN
    )


BUILTIN = {name for name in dir(__builtins__) if name.endswith("Error")} | {
    "ValueError", "KeyError", "TypeError", "AssertionError", "NotImplementedError", "IndexError", "AttributeError",
}  # fmt: skip


def in_every_game() -> set[str]:
    """What a door may say of any game, such as its name."""
    games = [folder for folder in FOLDERS if folder.parents[1].name == "games"]
    return set.intersection(*(set(shape(folder)) for folder in [*games, ROOT / "tests/toy/text"]))


@pytest.mark.parametrize("folder", PARTS)
def test_what_the_code_says_is_written(folder):
    part = folder.parent
    known = {name for place in (folder, CORE / "text") for name in shape(place)} | in_every_game()
    missing = [
        f"{source.relative_to(ROOT)}:{line}: {id}"
        for source in sorted(part.rglob("*.py"))
        for id, line in said_in(source)
        if id not in known
    ]
    assert missing == []


@pytest.mark.parametrize("folder", GAMES)
def test_every_question_has_words_for_those_who_only_watch(folder):
    """`theirs-x` says in the third person what `ask-x` asks, with nothing but the arguments of `ask-x`."""
    for lang in LANGUAGES:
        known = shape(folder, lang)
        asked = {id.removeprefix("ask-") for id in known if id.startswith("ask-") and "." not in id}
        told = {id.removeprefix("theirs-") for id in known if id.startswith("theirs-")}
        assert told == asked
        assert not [id for id in asked if known[f"theirs-{id}"] - known[f"ask-{id}"]]


def test_the_search_for_ids_finds_them():
    ids = {id for source in sorted(CORE.rglob("*.py")) for id, _ in said_in(source)}
    assert {"why-not-now", "record-not-a-record", "option-unknown", "unknown-game", "nothing"} <= ids
