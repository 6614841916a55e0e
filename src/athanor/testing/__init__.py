"""For the tests of a game, ours or somebody else's: the contract that every game keeps, to be run by pytest.

    import pytest

    import athanor
    from athanor.testing import LAWS, cases, check_game, travel, try_positions, try_records

    CASES = cases("nim", players=[2, 3], options=[{}, {"heaps": 5}], seeds=range(2))


    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize("case", CASES, ids=str)
    def test_contract(case, law):
        law(travel(case))


    @pytest.mark.parametrize("case", CASES, ids=str)
    def test_damage(case):
        try_positions(travel(case), 12)
        try_records(travel(case), 12)


    def test_the_game_itself():
        check_game(athanor.game("nim"))

Nothing else of Athanor imports this package: pytest need not be installed to play.
"""

from __future__ import annotations

import pytest

# So that a broken law shows the values it was broken with.
pytest.register_assert_rewrite(*(f"{__name__}.{module}" for module in ("damage", "journey", "laws")))

from athanor.testing.damage import try_positions, try_records  # noqa: E402
from athanor.testing.journey import Case, Journey, cases, play_on, travel  # noqa: E402
from athanor.testing.laws import LAWS, LAWS_OF_A_STRETCH, Law, check_game  # noqa: E402

__all__ = [
    "LAWS", "LAWS_OF_A_STRETCH", "Case", "Journey", "Law", "cases", "check_game", "play_on", "travel", "try_positions",
    "try_records",
]  # fmt: skip
