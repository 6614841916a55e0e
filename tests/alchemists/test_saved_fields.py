"""Every field of a table and of a laboratory is saved and copied, or follows from one that is."""

import pytest

from athanor.core.fields import saved_names
from athanor.core.state import State
from athanor.games.alchemists import saving, state
from tests.alchemists.random_games import states
from tests.builds import fields_of

FOLLOWING = {"costs", "seat_worlds"}


def test_every_field_of_a_table_is_saved():
    fields = set(fields_of(state.Alchemists)) - set(fields_of(State))
    assert sorted(saved_names(saving.SAVED)) == sorted(fields - FOLLOWING)


def test_every_field_of_a_laboratory_is_saved():
    assert sorted(saved_names(saving.PERSONAL)) == fields_of(state.Alchemist)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_have_every_field(players):
    for s in states(players, 1)[::40]:
        twin = s.clone()
        for name in {*saved_names(saving.SAVED), *FOLLOWING} - {"alchemists"}:
            assert getattr(twin, name) == getattr(s, name), name
        for one, copied in zip(s.alchemists, twin.alchemists, strict=True):
            for name in saved_names(saving.PERSONAL):
                assert getattr(copied, name) == getattr(one, name), name
        assert twin.snapshot() == s.snapshot()
