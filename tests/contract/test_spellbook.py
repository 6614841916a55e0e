"""The contract, held against Spellbook."""

import pytest

import athanor
from athanor.testing.journey import Case, cases, travel
from athanor.testing.laws import LAWS, Law, check_game

SPELLS = ["set-1", "set-2", "set-3", "classic"]
TABLE = [{"spells": spells, "mirage": mirage} for mirage in ("ask", "always") for spells in SPELLS]
SOLO = [{**table, "handicap": number % 4} for number, table in enumerate(TABLE)]

CASES = [*cases("spellbook", [1], SOLO, range(3)), *cases("spellbook", [2, 3, 4], TABLE, range(2))]
MANY = [*cases("spellbook", [1], SOLO, range(100, 140)), *cases("spellbook", [2, 3, 4], TABLE, range(100, 140))]


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
    check_game(athanor.game("spellbook"))
