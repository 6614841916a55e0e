"""The supervisor's triangle: a game without any device."""

import re
from html.parser import HTMLParser
from itertools import combinations

import pytest

from athanor.games.alchemists.alchemicals import COLOURED, POTION_NAMES
from athanor.games.alchemists.reader import Reader
from athanor.games.alchemists.triangle import SIDE, Supervisor, page, tiles_of
from athanor.games.alchemists.words import TEXTS

rule = pytest.mark.rule

LANGUAGES = ("en", "es", "fr")
MUSHROOM, FERN, TOAD, CLAW, FLOWER, ROOT, SCORPION, FEATHER = range(8)


@rule("AL-049")
def test_any_way_to_fill_the_slots_is_a_game():
    tiles = tiles_of(Reader("DEMO").assignment)
    supervisor, reader = Supervisor(tiles), Reader("DEMO")
    assert supervisor.reader.assignment == reader.assignment
    turned = Supervisor([*tiles[1:], tiles[0]])
    assert turned.reader.assignment != reader.assignment
    assert sorted(turned.reader.assignment) == list(range(8))


@rule("AL-049", "AL-052")
@pytest.mark.parametrize("code", ["DEMO", "QWIN", "CEJT"])
def test_the_table_gives_the_potions_of_the_reader(code):
    reader = Reader(code)
    supervisor = Supervisor(tiles_of(reader.assignment))
    for one, other in combinations(range(8), 2):
        assert supervisor.table(one, other) == supervisor.table(other, one) == reader.drink(one, other)


@rule("AL-050")
def test_the_supervisor_answers_like_the_reader_and_no_more():
    reader = Reader("QWIN")
    supervisor = Supervisor(tiles_of(reader.assignment)).reader
    for one, other in combinations(range(8), 2):
        for wanted in COLOURED:
            assert supervisor.sell(wanted, one, other) == reader.sell(wanted, one, other)
            assert supervisor.screen() == reader.screen()
    for ingredient in range(8):
        for colour in range(3):
            assert supervisor.debunk_aspect(ingredient, colour) == reader.debunk_aspect(ingredient, colour)
            assert supervisor.screen() == reader.screen()


@rule("AL-051", "AL-625")
def test_the_others_never_see_what_was_handed_over():
    supervisor = Supervisor(tiles_of(Reader("DEMO").assignment)).reader
    supervisor.student(FERN, CLAW)
    assert supervisor.screen()["shown"] == {"function": "student", "potion": "R-"}


@rule("AL-053")
@pytest.mark.parametrize(("one", "other", "made"), [(MUSHROOM, TOAD, "R+"), (SCORPION, CLAW, "G+"), (CLAW, TOAD, "N")])
def test_the_examination(one, other, made):
    assert POTION_NAMES[Supervisor(tiles_of(Reader("DEMO").assignment)).table(one, other)] == made


# ---------------------------------------------------------------- the page


class Words(HTMLParser):
    """The words of the drawing with their places, and every address the page asks for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.at: tuple[float, float] | None = None
        self.placed: list[tuple[float, float, str]] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.addresses += [value for name, value in attrs if name in ("src", "href", "action", "data", "xlink:href")]
        self.at = (float(given["x"]), float(given["y"])) if tag == "text" else None

    def handle_endtag(self, tag):
        self.at = None

    def handle_data(self, data):
        if self.at:
            self.placed.append((*self.at, data))

    def in_cell(self, row: int, column: int) -> str:
        """All words of a cell, from top to bottom."""
        inside = [w for x, y, w in self.placed if column == x // SIDE and row == y // SIDE]
        return " ".join(inside)


@rule("AL-053")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printed_triangle_answers_every_mix(lang):
    reader = Reader("DEMO")
    tiles = tiles_of(reader.assignment)
    words = Words(page(reader.assignment, lang))
    for column, row in combinations(range(8), 2):
        made = reader.drink(tiles[column], tiles[row])
        name = TEXTS.say(f"potion-{made}", lang).partition(" (")[0]
        sign = "" if POTION_NAMES[made] == "N" else POTION_NAMES[made][1].replace("-", "−") + " "
        assert words.in_cell(row, column) == f"{sign}{name}"
    for slot in range(8):
        assert words.in_cell(slot, slot).endswith(TEXTS.say(f"ingredient-{tiles[slot]}", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_empty_triangle_has_tiles_to_cut_out_and_no_secret(lang):
    text = page(None, lang)
    names = [TEXTS.say(f"ingredient-{i}", lang) for i in range(8)]
    tiles = Words(text.split("<h2>")[1])
    assert tiles.in_cell(0, 0) == names[0]
    assert " ".join(tiles.in_cell(0, at) for at in range(8)) == " ".join(names)
    assert TEXTS.say("triangle-secret", lang) not in text
    assert TEXTS.say("triangle-secret", lang) in page(range(8), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_complete_in_itself(lang):
    for text in (page(None, lang), page(Reader("QWIN").assignment, lang)):
        assert Words(text).addresses == []
        assert "url(" not in text
        assert "@import" not in text
        assert "<script" not in text
        assert f'<html lang="{lang}">' in text
        assert not re.search(r"\b(triangle|ingredient|potion|colour)-\w", text)


def test_the_code_is_not_on_the_page():
    assert "QWIN" not in page(Reader("QWIN").assignment, "en")
