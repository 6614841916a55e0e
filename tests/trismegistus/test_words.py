"""Words in three languages that were wrong once: numbers, gold in Spanish, free actions."""

import re

import pytest

from athanor import Message
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus.symbols import MEASURE_NAMES
from athanor.games.trismegistus.texts import TEXTS


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "It pays 1 gold for the missing level.", "It pays 1 gold for each of the 2 missing levels."),
        (
            "es",
            "Paga 1 de oro por el nivel que le falta.",
            "Paga 1 de oro por cada uno de los 2 niveles que le faltan.",
        ),
        ("fr", "Il paie 1 or pour le niveau manquant.", "Il paie 1 or pour chacun des 2 niveaux manquants."),
    ],
)
def test_one_missing_level_and_several(lang, one, two):
    said = [TEXTS.render(Message("bot-why-completes-gold", {"gap": gap}), lang) for gap in (1, 2)]
    assert said == [one, two]


@pytest.mark.parametrize(
    "name", ["rules.es.md", "own-cards.es.md", *(f"{part}es.ftl" for part in ("", "botmegistus.", "table."))]
)
def test_gold_is_counted_as_in_the_spanish_rulebook(name):
    text = (TEXTS.folder / name).read_text(encoding="utf-8")
    assert not re.findall(r"\boros\b|(?:\d|\$(?:count|amount|gold) \}) oro\b", text)


def test_free_actions_are_called_as_in_the_rulebooks():
    for lang, word in (("es", "Gratuitas"), ("fr", "Gratuites")):
        assert TEXTS.render(Message("board-free"), lang).startswith(word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_measure_has_a_name_of_its_own(lang):
    names = [TEXTS.render(Message(f"measure-{number}"), lang) for number in range(1, len(MEASURE_NAMES))]
    assert len(set(names)) == len(MEASURE_NAMES) - 1
