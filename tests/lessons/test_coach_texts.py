"""Every kind of question of every game has its sentence of purpose, in three languages, and short enough."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from athanor.core.message import Message
from athanor.core.registry import lookup
from athanor.core.text import LANGUAGES
from athanor.server.coaching import kind_of

GAMES = ("spellbook", "alchemists", "trismegistus")
MOST_WORDS = 40
# Nobody decides anything there: they are told that others do.
ONLY_WAITING = {"trismegistus": {"ask-choose"}}


def written(game: str) -> list[str]:
    """The questions that the game's texts know."""
    return list(re.findall(r"^(ask-[\w-]+) =", lookup(game).texts.own("en"), flags=re.M))


@cache
def heard(game: str) -> frozenset[str]:
    """The questions of some games played at random, with one player where that is another game."""
    found = set()
    for number in range(6):
        players = lookup(game).players[number % 2]
        s = lookup(game).new(players, seed=number)
        choice = random.Random(number)
        for _ in range(600):
            if s.over:
                break
            found |= {s.asks(seat).id for seat in s.waiting if s.legal(seat)}
            assert s.to_move is not None
            s.apply(choice.choice(s.legal(s.to_move)))
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_its_purpose(game):
    wanted = (set(written(game)) | heard(game)) - ONLY_WAITING.get(game, set())
    assert not [id for id in sorted(wanted) if not kind_of(lookup(game), Message(id))], "these say no purpose"


@pytest.mark.parametrize("game", GAMES)
def test_no_purpose_is_for_a_question_that_nobody_asks(game):
    kinds = {kind_of(lookup(game), Message(id)) for id in {*written(game), *heard(game)}}
    purposes = re.findall(r"^coach-(ask-[\w-]+) =", lookup(game).texts.own("en"), flags=re.M)
    assert set(purposes) == kinds - {""}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_purpose_is_a_sentence_in_every_language(game, lang):
    texts = lookup(game).texts
    for id in re.findall(r"^(coach-[\w-]+) =", texts.own("en"), flags=re.M):
        said = texts.say(id, lang)
        assert said.endswith("."), id
        assert len(said.split()) <= MOST_WORDS * (1 if lang == "en" else 1.25), id


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_can_be_laid(game):
    first = lookup(game).first_game
    assert first is not None
    assert lookup(game).new(first.players, seed=1, options=dict(first.options)).players == first.players


@pytest.mark.parametrize("game", GAMES)
def test_every_pick_is_an_action_with_its_reason(game):
    names = set(lookup(game).actions.names)
    for action, why in lookup(game).picks.items():
        assert action in names
        assert all(lookup(game).texts.has(why, lang) for lang in LANGUAGES)
