"""The contract, held against the toy."""

import pytest

import athanor
import tests.toy  # noqa: F401  registers the game
from athanor.testing.journey import Case, cases, travel
from athanor.testing.laws import LAWS, Law, check_game


def options(players: int):
    """The defaults, and three others; the last gives each seat a purse of its own."""
    return [{}, {"laps": 3, "ties": "far"}, {"laps": 1, "coins": 9}, {"laps": 3, "coins": tuple(range(players))}]


CASES = [case for players in (2, 3, 4) for case in cases("toy", [players], options(players), range(2))]
MANY = [case for players in (2, 3, 4) for case in cases("toy", [players], options(players), range(100, 150))]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_contract(case: Case, law: Law):
    law(travel(case))


@pytest.mark.long(sample="test_contract")
@pytest.mark.parametrize("case", MANY, ids=str)
def test_contract_at_length(case: Case):
    for law in LAWS:
        law(travel(case))


def test_the_game_itself():
    check_game(athanor.game("toy"))
