"""What a master sees: shares of the victory, learnt from play."""

from collections.abc import Iterator
from typing import Any

import pytest

from athanor.core.sharing import put
from athanor.games.trismegistus.insight import LEARNT, insights
from athanor.games.trismegistus.sight import INPUTS, sight
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import REFINED_GOLD
from athanor.games.trismegistus.thinking.planning import Plan
from tests.trismegistus.table import GAME, Table
from tests.trismegistus.test_leaning import random_positions


def positions(players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Trismegistus]:
    return (s for number, s in enumerate(random_positions(players, seed, options or {})) if number % 5 == 0)


def test_what_was_learnt_fits_what_is_seen():
    network = LEARNT.network
    assert len(network.direct) == INPUTS
    assert {len(weights) for weights in network.into} == {INPUTS}
    assert len(network.into) == len(network.thresholds) == len(network.out) > 0
    assert LEARNT.doubt > 0.0
    assert LEARNT.slope >= 0.0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"setup": "introductory"}, {"achievements": "on", "essences": "shuffled"}])
def test_the_shares_of_all_are_one_victory(players, options):
    for s in positions(players, 80 + players, options):
        shares = s.insights()
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1.0)
        if not s.over:
            assert all(0.0 < share < 1.0 for share in shares)


def test_alone_it_is_the_rule_of_thumb():
    for s in positions(1, 81, {"bot": "strongest"}):
        assert s.insights() == s.outlooks()


def test_at_the_end_it_is_the_victory_itself():
    for seed in range(3):
        for s in random_positions(2, seed):
            last = s
        assert last.over
        winners = last.winners()
        assert last.insights() == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_every_place_is_seen_once_and_is_one_of_the_network():
    for s in positions(2, 85):
        for seat in range(2):
            seen = sight(s, Plan(s, seat))
            assert len(set(seen.places)) == len(seen.places) == len(seen.amounts)
            assert all(0 <= place < INPUTS for place in seen.places)


def test_it_sees_only_what_the_seat_itself_may_know():
    """Dealt anew for a seat, what that seat knows is the same; so is what is seen of it."""
    for number, s in enumerate(positions(2, 86)):
        if s.over:
            continue
        for seat in range(2):
            other = s.determinise(seat, number + 1)
            assert isinstance(other, Trismegistus)
            one, two = sight(s, Plan(s, seat)), sight(other, Plan(other, seat))
            assert (one.places, one.amounts) == (two.places, two.amounts)


@pytest.mark.parametrize("change", ["points", "gold", "masterwork"])
def test_it_likes_what_helps_the_seat_and_not_what_helps_the_other(change):
    s = GAME.new(2, 5, {"setup": "introductory"})
    assert isinstance(s, Trismegistus)
    before = insights(s)[0]
    for seat in range(2):
        better = s.clone()
        lab = better.labs[seat]
        if change == "points":
            lab.vp += 3
        elif change == "gold":
            lab.cubes = put(lab.cubes, REFINED_GOLD, 2)
        else:
            lab.tracks = [12, 12, 12, 12]
        assert (insights(better)[0] > before) == (seat == 0)


def test_a_lead_counts_for_more_the_later_it_is():
    def lead(round_: int) -> float:
        return Table(round=round_, A={"die": "red lead 1", "vp": 10}).state.insights()[0]

    assert lead(1) < lead(3)
