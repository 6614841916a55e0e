"""The contract, held against Nim: a game without chance, secrets and options."""

import pytest

import athanor
import tests.nim  # noqa: F401  registers the game
from athanor.testing import LAWS, Case, Law, cases, check_game, travel, try_positions, try_records

CASES = cases("nim", players=[2], options=[{}], seeds=range(4))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_contract(case: Case, law: Law):
    law(travel(case))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_damage(case: Case):
    try_positions(travel(case), 12)
    try_records(travel(case), 12)


def test_the_game_itself():
    check_game(athanor.game("nim"))
