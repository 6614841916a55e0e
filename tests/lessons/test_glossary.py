"""The glossaries: everything that explains something leads to a place that exists, in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from athanor.core.registry import lookup, registered
from athanor.core.text import CORE_TEXTS, LANGUAGES
from athanor.lessons import glossary, short_rules
from athanor.lessons.reading import lessons

GAMES = [game for game in registered() if glossary.entries(game)]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
WHY = re.compile(r"^(why-[a-z0-9-]+) =", re.MULTILINE)


def test_each_of_our_games_has_a_glossary():
    assert {"alchemists", "spellbook", "trismegistus"} <= set(GAMES)


@EVERY_GAME
def test_every_reason_why_not_has_one_entry_that_explains_it(game: str):
    said = set(WHY.findall(CORE_TEXTS.own("en") + lookup(game).texts.own("en")))
    explained = Counter(id for entry in glossary.entries(game) for id in entry.why)
    assert set(explained) == said
    assert max(explained.values()) == 1
    for entry in glossary.entries(game):
        for lang in LANGUAGES:
            attributes = glossary.texts(game).bundle(lang).get_message(entry.text).attributes
            assert set(attributes) == ({"is", "for", "help"} if entry.why else {"is", "for"}), f"{entry.id} in {lang}"


@EVERY_GAME
def test_every_link_leads_somewhere(game: str):
    ids = [entry.id for entry in glossary.entries(game)]
    assert len(set(ids)) == len(ids)
    for lang in LANGUAGES:
        rules = short_rules.places(game, lang)
        for entry in glossary.entries(game):
            assert {entry.rule, *entry.why.values()} <= set(rules), f"{entry.id} in {lang}"
    known = {lesson.id for lesson in lessons(game)}
    assert {entry.lesson for entry in glossary.entries(game)} - {None} <= known


# ---------------------------------------------------------------- what the page names

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
NAMED = re.compile(r"\bentry(?:: |=)(?:\{[^}]*\}|\"([a-z]+)\"|'([a-z]+)')")
LITERAL = re.compile(r"'([a-z]+)'")
TIP = re.compile(r"\btip\((?!\s*\))")


def sources(game: str) -> list[tuple[Path, str]]:
    files = [file for file in sorted((PAGE / game).iterdir()) if file.suffix in (".svelte", ".ts")]
    return [(file, file.read_text(encoding="utf-8")) for file in files if ".test." not in file.name]


@EVERY_GAME
def test_every_tooltip_of_the_board_has_an_entry_that_exists(game: str):
    known = {entry.id for entry in glossary.entries(game)}
    wrong: list[str] = []
    for file, text in sources(game):
        for found in NAMED.finditer(text):
            named = {found[1] or found[2]} - {None} or set(LITERAL.findall(found[0]))
            wrong += [f"{file.name}: no entry {name!r}" for name in named - known if name != game]
        for call in TIP.finditer(text):
            # To the end of the attachment: what it is told besides its words.
            rest = text[call.start() : call.start() + 300]
            if not re.search(r"entry|options|known\(", rest):
                wrong.append(f"{file.name}: a tooltip without an entry: {rest[:80]!r}")
    assert not wrong, "\n".join(wrong)
