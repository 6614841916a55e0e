"""Positions with one right choice, for a reason that the rules give: ``tests/<game>/expert.toml``.

    [[expert]]
    name = "short, and unlike any other of the game"
    why = "One sentence: why the answer is right."
    seat = 0                        # who is asked, counted from 0 as in the position
    right = ["learn abundance-3"]   # several only where it makes no difference which of them comes first
    missed = true                   # where master does not find it yet; `tools/expert.py --mark` writes it
    position = '''
    …                               # as `State.position` writes it
    '''

Every answer was verified: by `tools/expert.py --verify`, which plays all choices out, or, in the last turns of a game,
by `tools/expert_endings.py`, which tries all that the seat can still do.
"""

import pytest

import athanor
from athanor import bots
from tools.expert import Expert, positions

EXPERTS = [one for game in athanor.games() for one in positions(game)]
each = pytest.mark.parametrize("one", EXPERTS, ids=[f"{one.game}: {one.name}" for one in EXPERTS])


def test_names_are_given_once():
    names = [(one.game, one.name) for one in EXPERTS]
    assert len(set(names)) == len(names)


@each
def test_there_is_something_to_choose(one: Expert):
    state = one.state()
    assert state.check() == ""
    legal = set(state.legal(one.seat))
    assert legal >= set(one.answers())
    assert len(legal) > max(1, len(one.right)), "every choice is right"
    assert one.why.endswith(".")


@each
def test_master_finds_it_or_is_marked(one: Expert):
    """Also what is missed is demanded, so that the marks cannot get stale."""
    found = one.found_by(bots.bot("master"))
    assert found is not one.missed, "`python tools/expert.py --mark` writes anew what master misses"
