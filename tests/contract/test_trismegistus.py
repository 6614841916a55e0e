"""The contract, held against Trismegistus."""

import pytest

import athanor
from athanor.testing.journey import Case, cases, travel
from athanor.testing.laws import LAWS, Law, check_game

TABLE = [
    {},
    {"setup": "introductory", "achievements": "on"},
    {"essences": "shuffled", "formulas": "between", "free": "turn"},
    {"achievements": "on", "essences": "shuffled"},
]
SOLO = [
    {},
    {"bot": "strongest", "essences": "shuffled"},
    {"bot": "easy", "bot-planning": "on"},
    {"bot": "first-game", "setup": "introductory"},
]

CASES = [*cases("trismegistus", [1], SOLO, range(4)), *cases("trismegistus", [2, 3, 4], TABLE, range(2))]
MANY = [*cases("trismegistus", [1], SOLO, range(100, 124)), *cases("trismegistus", [2, 3, 4], TABLE, range(100, 116))]


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
    check_game(athanor.game("trismegistus"))
