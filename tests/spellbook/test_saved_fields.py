"""Every field of a table and of a sorcerer is saved and copied."""

import random

import pytest

from athanor.core.fields import saved_names
from athanor.core.state import State
from athanor.games.spellbook import GAME, saving, state
from tests.builds import fields_of

PERSONAL = saved_names(saving.personal(tuple(range(0, 21, 3))))


def states(players: int) -> list[state.Spellbook]:
    """Some of a random game."""
    rng = random.Random(players)
    s = GAME.new(players, 1)
    assert isinstance(s, state.Spellbook)
    found = [s.clone()]
    while not s.over:
        seat = s.waiting[0]
        s.apply(rng.choice(s.legal(seat)), seat)
        found.append(s.clone())
    return [*found[::20], found[-1]]


def same(s: state.Spellbook, other: state.Spellbook) -> None:
    for name in set(saved_names(saving.SAVED)) - {"sorcerers"}:
        assert getattr(other, name) == getattr(s, name), name
    for sorcerer, another in zip(s.sorcerers, other.sorcerers, strict=True):
        for name in PERSONAL:
            assert getattr(another, name) == getattr(sorcerer, name), name
    assert other.snapshot() == s.snapshot()


def test_every_field_of_a_table_is_saved():
    fields = set(fields_of(state.Spellbook)) - set(fields_of(State))
    assert sorted(saved_names(saving.SAVED)) == sorted(fields)


def test_every_field_of_a_sorcerer_is_saved():
    assert sorted(PERSONAL) == fields_of(state.Sorcerer)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_copies_and_positions_have_every_field(players):
    for s in states(players):
        same(s, s.clone())
        loaded = GAME.from_snapshot(s.snapshot())
        assert isinstance(loaded, state.Spellbook)
        same(s, loaded)
