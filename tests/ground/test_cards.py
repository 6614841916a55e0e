"""A card is one place: its row and, where it does something of its own, one class. No other file names it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from athanor.games.spellbook.components import SPELL_NAMES
from tests.ground.test_architecture import PACKAGE, ROOT

PAGE = ROOT / "web" / "src" / "games"
CARDS = {"spellbook": SPELL_NAMES}
# Where the rows stand and the cards' own classes: files, or folders with all that is in them.
PLACES = {"spellbook": {"games/spellbook/components.py", "games/spellbook/spells"}}
# Files of the page that still name cards. The list may only shrink.
STILL_IN_THE_PAGE = {"spellbook": {"actions.ts"}}


# Names that elsewhere are words of everyday English.
EVERYDAY = {"knowledge"}


def in_code(name: str) -> list[str]:
    return [rf"[\"']{re.escape(name)}[\"']", rf"\b{name.replace('-', '_').upper()}\b"]


def in_words(name: str) -> str:
    """As in prose and classes. In small letters many are everyday words: to clone, to focus."""
    return r"\b" + "[ -]?".join(word.capitalize() for word in name.split("-")) + r"\b"


def naming(game: str, at_home: bool) -> re.Pattern[str]:
    """The cards' names in code; in the game's own folder also in comments and classes, where nothing else is meant."""
    names = [name for name in CARDS[game] if at_home or name not in EVERYDAY]
    forms = [form for name in names for form in in_code(name)]
    return re.compile("|".join(forms + [in_words(name) for name in names if at_home]))


def found_in(file: Path, pattern: re.Pattern[str]) -> Iterator[str]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if found := pattern.search(line):
            yield f"{file.relative_to(ROOT).as_posix()}:{number} {found[0]}"


def python_naming(game: str) -> Iterator[str]:
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE)
        if PLACES[game].isdisjoint(part.as_posix() for part in (path, *path.parents)):
            yield from found_in(file, naming(game, at_home=path.parts[:2] == ("games", game)))


@pytest.mark.parametrize("game", CARDS)
def test_no_other_file_of_the_package_names_a_card(game):
    assert not list(python_naming(game))


@pytest.mark.parametrize("game", CARDS)
def test_no_other_file_of_the_page_names_a_card(game):
    pattern = naming(game, at_home=True)
    files = [
        file for file in (PAGE / game).rglob("*") if file.suffix in {".ts", ".svelte"} and ".test." not in file.name
    ]
    assert {file.name for file in files if list(found_in(file, pattern))} <= STILL_IN_THE_PAGE[game]


def test_the_search_finds_a_card_in_every_form():
    pattern = naming("spellbook", at_home=True)
    for text in ('"time-travel"', "TIME_TRAVEL: Final", "class TimeTravel", "as Time Travel does", "Clone copies"):
        assert pattern.search(text), text
    assert not pattern.search("s.clone() travels in time")
