"""Damaged positions and records of every game: refused in a sentence, or good to play to the end."""

import pytest

from athanor.testing.damage import try_positions, try_records
from athanor.testing.journey import travel
from tests.contract import test_alchemists, test_spellbook, test_toy, test_trismegistus

GAMES = {
    "alchemists": test_alchemists,
    "spellbook": test_spellbook,
    "toy": test_toy,
    "trismegistus": test_trismegistus,
}


@pytest.mark.parametrize("game", GAMES)
def test_damaged_positions(game: str):
    cases = GAMES[game].CASES[:6]
    believed = sum(try_positions(travel(case), 12) for case in cases)
    assert 0 < believed < 12 * len(cases), "some damage is harmless, most is not"


@pytest.mark.parametrize("game", GAMES)
def test_damaged_records(game: str):
    cases = GAMES[game].CASES[:3]
    believed = sum(try_records(travel(case), 12) for case in cases)
    assert believed < 12 * len(cases)


@pytest.mark.long(sample="test_damaged_positions")
@pytest.mark.parametrize("game", GAMES)
def test_damaged_positions_at_length(game: str):
    for case in GAMES[game].CASES:
        try_positions(travel(case), 60)
        try_records(travel(case), 20)
