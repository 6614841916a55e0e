"""The contract, held against Alchemists."""

import pytest

import athanor
from athanor.testing.journey import Case, cases, travel
from athanor.testing.laws import LAWS, Law, check_game


def options(players: int):
    """Both modes, mixtures of the three differences, and a newcomer among masters."""
    newcomer = ("apprentice", *["master"] * (players - 1))
    return [
        {},
        {"mode": "master"},
        {"mode": newcomer, "starter": "2"},
        {"ingredients": "master", "debunking": "master", "conferences": newcomer},
    ]


CASES = [case for players in (2, 3, 4) for case in cases("alchemists", [players], options(players), range(2))]
MANY = [case for players in (2, 3, 4) for case in cases("alchemists", [players], options(players), range(100, 140))]


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
    check_game(athanor.game("alchemists"))
