"""The terminal's words: the same texts in each language, none missing, none idle."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import athanor.cli
from athanor.cli.words import TEXTS, say

FOLDER = Path(athanor.cli.__file__).parent
LANGUAGES = ("en", "es", "fr")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(lang: str) -> dict[str, set[str]]:
    """Each text with the arguments it uses."""
    found = {}
    for entry in FluentParser().parse((FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_with_the_same_arguments(lang):
    assert entries(lang) == entries("en")


def test_no_text_hides_one_of_the_core():
    base = TEXTS.base
    assert base is not None
    assert not [id for id in entries("en") if base.has(id, "en")]


def test_every_text_is_used():
    """By its id, or by the beginning of its id and something chosen by the program."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    begun = tuple(re.findall(r'f"([a-z]+-)\{', code))
    idle = [id for id in entries("en") if not re.search(rf"[\"']{id}[\"']", code) and not id.startswith(begun)]
    assert not idle


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_keys_fits_a_line(lang):
    assert len(say(lang, "keys-short")) < 80
