"""The contract that every game of Athanor keeps, held against ours: `pip install -e . pytest`, then `pytest`."""

from __future__ import annotations

import pytest

import athanor
from athanor.testing import LAWS, Case, Law, cases, check_game, travel, try_positions, try_records

CASES = cases("liars-dice", [2, 3, 6], [{}, {"dice": 2}, {"ones": "plain"}, {"dice": 1, "ones": "plain"}], range(4))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_contract(case: Case, law: Law) -> None:
    law(travel(case))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_damage(case: Case) -> None:
    try_positions(travel(case), 12)
    try_records(travel(case), 12)


def test_the_game_itself() -> None:
    check_game(athanor.game("liars-dice"))
