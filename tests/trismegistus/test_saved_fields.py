"""Every field of a table and of a laboratory is saved and copied, or follows from one that is."""

import pytest

from athanor.core.fields import saved_names
from athanor.core.state import State
from athanor.games.trismegistus import laboratory, state
from tests.builds import fields_of
from tests.trismegistus.journeys import journey

BY_HAND = {"bot", "bot_deck", "labs"}
FOLLOWING = {"cards", "tables", "track_of"}


def test_every_field_of_a_table_is_saved():
    fields = set(fields_of(state.Trismegistus)) - set(fields_of(State))
    assert sorted(saved_names(state.SAVED)) == sorted(fields - BY_HAND - FOLLOWING)


def test_every_field_of_a_laboratory_is_saved():
    assert sorted([*saved_names(laboratory.SAVED), "filled"]) == fields_of(laboratory.Laboratory)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_copies_have_every_field(players):
    steps, end = journey(players, 1)
    for s in (*(step.before for step in steps[::40]), end):
        twin = s.clone()
        for name in {*saved_names(state.SAVED), *FOLLOWING}:
            assert getattr(twin, name) == getattr(s, name), name
        for lab, copied in zip(s.labs, twin.labs, strict=True):
            for name in fields_of(laboratory.Laboratory):
                assert getattr(copied, name) == getattr(lab, name), name
        assert twin.snapshot() == s.snapshot()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_not_saved_follows(players):
    steps, end = journey(players, 2)
    for s in (*(step.before for step in steps[::40]), end):
        loaded = s.game.from_snapshot(s.snapshot())
        assert isinstance(loaded, state.Trismegistus)
        assert all(getattr(loaded, name) == getattr(s, name) for name in FOLLOWING)
        assert [lab.filled for lab in loaded.labs] == [lab.filled for lab in s.labs]
