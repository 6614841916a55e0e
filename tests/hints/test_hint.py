"""Hints: from what the seat knows and nothing else, playable, and told in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import athanor
from athanor import bots
from athanor.core.state import State
from athanor.core.text import LANGUAGES
from athanor.hints import HintError
from athanor.hints.words import TEXTS
from tests.spellbook.table import Table

GAMES = [("spellbook", 2), ("alchemists", 3), ("trismegistus", 2)]


def decisions(name: str, players: int, every: int, most: int) -> Iterator[State]:
    """States in play, with a real choice."""
    game = athanor.game(name)
    s = game.new(players=players, seed=11, quiet=True)
    bot, number, shown = bots.bot("novice"), 0, 0
    while not s.over and shown < most:
        number += 1
        if number % every == 0 and len(s.legal()) > 1:
            shown += 1
            yield s
        s.apply(bots.ask(bot, s, s.asked, number))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_hint_is_the_same_for_all_truths_that_look_alike(name, players):
    for s in decisions(name, players, every=29, most=2):
        seat = s.asked
        alike = [s, *(s.determinise(seat, truth) for truth in (5, 6))]
        assert all(other.view(seat) == s.view(seat) for other in alike)
        first, *others = [athanor.hint(other, seat).plain() for other in alike]
        assert others == [first, first]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_hinted_can_be_played_and_is_told_in_every_language(name, players):
    facts = 0
    for s in decisions(name, players, every=23, most=5):
        before = s.snapshot()
        found = athanor.hint(s, s.asked)
        assert s.snapshot() == before
        shares = [choice.share for choice in found.choices]
        assert shares == sorted(shares, reverse=True)
        for choice in found.choices:
            # What chance and others do in between may differ from what was imagined: the first action stands.
            assert s.game.actions.id(choice.actions[0]) in s.legal()
            assert len(choice.labels) == len(choice.actions)
            facts += len(choice.why)
            for lang in LANGUAGES:
                assert all(s.game.texts.render(said, lang) for said in [*choice.labels, *choice.why])
    assert facts > 3


def test_a_choice_that_wins_at_once_is_hinted():
    """One space of the familiar is free, with a lead: storing there ends the game as a victory."""
    s = Table(seat=1, reserve="red-o", familiar=13, phase="midday").state
    found = athanor.hint(s, 1)
    assert found.choices[0].actions[0] == "store red-o"
    assert found.choices[0].share > 0.9
    assert "fact-ends-ahead" in [fact.id for fact in found.choices[0].why]


def test_nobody_gets_a_hint_who_is_not_asked():
    s = athanor.game("spellbook").new(players=2, seed=3)
    waiting = 1 - s.asked
    with pytest.raises(HintError) as refused:
        athanor.hint(s, waiting)
    assert {TEXTS.render(refused.value.message, lang) for lang in LANGUAGES} == {
        refused.value.text(lang) for lang in LANGUAGES
    }
    assert len({refused.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
