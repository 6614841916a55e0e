"""One loop runs on from an answer to the next decision, for play at a stretch and for previews frame by frame."""

import random

import pytest

import athanor
import tests.toy  # noqa: F401  registers the game

GAMES = ("toy", "spellbook", "alchemists", "trismegistus")
DECISIONS = 60


@pytest.mark.parametrize("game", GAMES)
def test_frame_by_frame_leads_where_it_leads_at_a_stretch(game):
    dice = random.Random(game)
    s = athanor.game(game).new(2, 7)
    for _ in range(DECISIONS):
        if s.over:
            break
        seat = dice.choice(s.waiting)
        action = dice.choice(s.legal(seat))
        slow = s.clone()
        slow.events = []
        slow.answer(action, seat)
        while not slow.settle(1):
            pass
        told = s.apply(action, seat)
        assert (slow.snapshot(), slow.now, slow.asked) == (s.snapshot(), s.now, s.asked)
        assert [event.plain() for event in slow.events] == [event.plain() for event in told]


def test_no_frame_is_looked_at_when_none_may_be():
    s = athanor.game("spellbook").new(2, 7)
    now, stack = s.now, s.stack[:]
    s.now = []
    assert not s.settle(0)
    assert s.now == []
    assert s.stack == stack
    assert s.settle(1)
    assert s.now == now
