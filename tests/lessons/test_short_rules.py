"""The short rules by places: the same headings and items at the same addresses in every language."""

from __future__ import annotations

import re

import pytest

from athanor.core.registry import lookup, registered
from athanor.core.text import LANGUAGES
from athanor.lessons import glossary
from athanor.lessons.short_rules import BELOW, find, places, rendered

# The legend of signs is explained by the whole table, not by one row of it.
WHOLE_SECTIONS = {("trismegistus", "signs")}
EVERY_GAME = pytest.mark.parametrize("game", [game for game in registered() if glossary.entries(game)])
OPENED = re.compile(r"<(h[1-6]|p|li|tr) id=\"([^\"]+)\" tabindex=\"-1\">")


@EVERY_GAME
def test_places_have_the_same_addresses_in_all_languages_and_stand_in_the_page_of_rules(game: str):
    english = lookup(game).rules("en")
    first = OPENED.findall(rendered(english, english))
    assert len({address for _, address in first}) == len(first) > 10
    for lang in LANGUAGES:
        found = OPENED.findall(rendered(lookup(game).rules(lang), english))
        assert found == first, f"another structure in {lang}"
        assert list(places(game, lang)) == [address for _, address in first]
        assert all(place.title for place in places(game, lang).values())


@EVERY_GAME
def test_every_entry_and_every_reason_names_an_item_not_only_a_section(game: str):
    for entry in glossary.entries(game):
        for address in {entry.rule, *entry.why.values()}:
            assert places(game, "en")[address].number or (game, entry.id) in WHOLE_SECTIONS, f"{entry.id}: {address}"


def test_a_place_is_found_by_how_it_begins():
    assert find("trismegistus", "Your turn") == "your-turn"
    assert find("trismegistus", f"Your turn{BELOW}Action") == "your-turn-2"
    assert find("trismegistus", f"Actions{BELOW}Recharge") == "actions-5"
    for nowhere in ("My turn", f"Your turn{BELOW}Sleep", f"Actions{BELOW}Acquire"):  # the last could be two items
        with pytest.raises(LookupError, match=re.escape(nowhere)):
            find("trismegistus", nowhere)


def test_the_name_of_an_item_is_part_of_its_title_in_each_language():
    assert [places("trismegistus", lang)["your-turn-1"].title for lang in LANGUAGES] == [
        "Your turn · Draft", "Tu turno · Coger un dado", "Ton tour · Sélection",
    ]  # fmt: skip
    assert places("trismegistus", "fr")["materials-4"].title == "Matériaux · or"
    assert places("alchemists", "en")["a-round-1"].title == "A round · Order of play"
    assert places("alchemists", "en")["selling-1"].title == "Selling"


def test_rules_in_another_structure_keep_what_they_can():
    shorter = rendered("# Uno\n\nA\n\n## Dos\n\nB\n\n## Tres\n", "# One\n\nA\n\n## Two\n")
    assert OPENED.findall(shorter) == [("h1", "one"), ("p", "one-1"), ("h2", "two"), ("p", "two-1")]
    assert "Tres" in shorter
