"""What a master sees in a position, and what it was fitted to."""

from math import isfinite

import pytest

import athanor
from athanor import bots
from athanor.games.spellbook.insight import FIGURES
from athanor.games.spellbook.seen import FIGURES_SEEN, seen
from athanor.games.spellbook.state import Spellbook
from tests.bots.tables import decisions
from tests.spellbook.table import Table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spells", ["set-1", "set-2", "set-3", "classic"])
def test_the_shares_are_shares_and_follow_from_what_the_seat_knows(players, spells):
    for s, seat, _ in decisions(("spellbook", players, {"spells": spells}), seed=34):
        shares = s.insights()
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)
        assert s.determinise(seat, 1).insights() == shares


def test_alone_and_at_the_end_there_is_nothing_more_to_see():
    for s, _, _ in decisions(("spellbook", 1, {"spells": "classic"}), seed=35):
        assert s.insights() == s.outlooks()
    s = athanor.game("spellbook").new(3, 5)
    while not s.over:
        s.apply(bots.ask(bots.bot("novice"), s, s.asked, len(s.moves())))
    assert s.insights() == [1.0 / len(s.winners()) if seat in s.winners() else 0.0 for seat in range(3)]


def test_there_is_a_figure_for_everything_that_is_seen():
    assert len(FIGURES.weights) == FIGURES_SEEN
    for s, seat, _ in decisions(("spellbook", 3, {"spells": "classic"}), seed=33):
        assert isinstance(s, Spellbook)
        places, amounts = seen(s, seat, 5.0)
        assert len(places) == len(amounts)
        assert len(set(places)) >= len(places) - 7  # two colours may stand equally near on the altar
        assert 0 <= min(places) <= max(places) < FIGURES_SEEN
        assert all(isfinite(amount) for amount in amounts)


def share(**kept: object) -> float:
    s = Table(altar=5, **kept).state  # type: ignore[arg-type]
    return s.insights()[0]


def test_progress_brings_a_victory_nearer():
    assert share(learnt="sacrifice-5") > share(learnt="sacrifice-3") > share()
    assert share(familiar=5) > share(familiar=4)
    assert share(rivals={1: {"familiar": 2}}) > share(rivals={1: {"familiar": 6}})
