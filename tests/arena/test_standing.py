"""What the results amount to: shares with honest intervals, strengths, time for thinking."""

from math import log10
from random import Random

import pytest

from athanor.arena import Here, Standing
from athanor.arena.match import class_seconds, time_class
from athanor.arena.ratings import Table, ratings
from athanor.arena.standing import share
from tests.arena.runs import plan, work


def standing(*bots: str, games: int = 6, **more) -> Standing:
    asked = work(*bots, **more)
    return Standing(asked.plan, Here().results(asked, asked.plan.numbers(games)))


def test_victories_add_up_to_games():
    found = standing("random", "heuristic", "beginner")
    assert found.games == 18
    assert found.deals == 3
    assert sum(entry.wins for entry in found.entries) == pytest.approx(18 - found.nobody)
    assert [found.tables(bot) for bot in range(3)] == [12, 12, 12]
    assert [found.fair(bot) for bot in range(3)] == [pytest.approx(1 / 2)] * 3
    for one in range(3):
        for two in range(3):
            if one != two:
                there, back = found.against(one, two), found.against(two, one)
                assert there.value + back.value == pytest.approx(1)
                assert there.low == pytest.approx(1 - back.high)


def test_the_order_of_the_results_does_not_matter():
    asked = work("random", "heuristic", "beginner")
    results = list(Here().results(asked, asked.plan.numbers(4)))
    forth, back = Standing(asked.plan, results), Standing(asked.plan, results[::-1])
    assert forth.data() == back.data()


def test_a_bot_with_several_chairs_is_measured_against_its_fair_share():
    found = standing("heuristic", "random", players=4, games=8)
    assert [found.fair(0), found.fair(1)] == pytest.approx([0.25, 0.75])
    assert found.won(0).value + found.won(1).value == pytest.approx(1)
    assert found.entries[1].games == 24
    assert found.against(0, 1).value > found.won(0).value  # one chair against one, not against three


def test_alone_there_is_a_share_and_no_rating():
    found = standing("heuristic", "random", game="spellbook", players=1, games=2)
    assert found.ratings() == []
    assert found.data()["against"] == []
    assert [row["games"] for row in found.data()["bots"]] == [2, 2]


# ---------------------------------------------------------------- intervals


def test_nothing_played_says_nothing():
    nothing = share([])
    assert (nothing.low, nothing.high) == (0.0, 1.0)


def test_luck_that_cancels_makes_the_interval_narrow():
    """Every deal won once and lost once is better knowledge than as many games won by chance."""
    cancelled = share([(1.0, 2.0)] * 50)
    by_chance = share([(2.0, 2.0), (0.0, 2.0)] * 25)
    assert cancelled.value == by_chance.value == 0.5
    assert cancelled.high - cancelled.low < (by_chance.high - by_chance.low) / 3


def test_winning_everything_is_no_certainty():
    few, many = share([(2.0, 2.0)] * 5), share([(2.0, 2.0)] * 200)
    assert few.value == many.value == few.high == many.high == 1.0
    assert few.low < 0.75 < many.low < 1.0


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9, 0.97])
@pytest.mark.parametrize("deals", [10, 50])
def test_about_95_of_100_intervals_hold_the_truth(chance, deals):
    """Deals are drawn with luck of their own: the games on one are alike, so games must not be counted as if alone."""
    random = Random(deals)
    held = 0
    for _ in range(400):
        drawn = []
        for _ in range(deals):
            won = (
                sum(random.random() < chance for _ in range(2))
                if random.random() < 0.5
                else 2 * (random.random() < chance)
            )
            drawn.append((float(won), 2.0))
        found = share(drawn)
        held += found.low <= chance <= found.high
    assert held / 400 >= 0.93


# ---------------------------------------------------------------- ratings


def pair(won: int, lost: int) -> Table:
    deals = [{0: 2.0, 1: 0.0}] * won + [{0: 0.0, 1: 2.0}] * lost
    Random(1).shuffle(deals)
    return Table({0: 1, 1: 1}, deals)


def test_three_victories_of_four_are_three_times_the_strength():
    first, second = ratings(2, [pair(300, 100)], 1)
    assert first.value - second.value == pytest.approx(400 * log10(3), abs=2)
    assert first.value == pytest.approx(-second.value)
    assert first.low < first.value < first.high


def test_strengths_follow_through_a_third_bot():
    """Who never met are compared through those both met."""
    tables = [
        Table({0: 1, 1: 1}, [{0: 2.0}] * 75 + [{1: 2.0}] * 25),
        Table({1: 1, 2: 1}, [{1: 2.0}] * 75 + [{2: 2.0}] * 25),
    ]
    found = ratings(3, tables, 1)
    assert found[0].value - found[2].value == pytest.approx(800 * log10(3), abs=12)
    assert found[1].value == pytest.approx(0, abs=1)


def test_one_against_three_is_fair_at_a_quarter():
    fair = ratings(2, [Table({0: 1, 1: 3}, [{0: 1.0, 1: 3.0}] * 50)], 1)
    assert fair[0].value == pytest.approx(0, abs=0.5)


def test_the_unbeaten_have_a_rating_too():
    found = ratings(2, [pair(50, 0)], 1)
    assert 300 < found[0].value < 700
    assert found[0].low > 100


def test_more_deals_make_the_interval_narrower_and_bundles_change_nothing():
    few, many, bundled = (ratings(2, [pair(won, won // 3)], 1)[0] for won in (30, 150, 1500))
    assert few.high - few.low > 1.5 * (many.high - many.low)
    assert many.high - many.low > 2 * (bundled.high - bundled.low)
    assert bundled.value == pytest.approx(many.value, abs=2)


def test_the_same_seed_gives_the_same_interval():
    def once(seed: int) -> list[float]:
        return [value for each in ratings(2, [pair(20, 10)], seed) for value in (each.value, each.low, each.high)]

    assert once(1) == once(1)
    assert once(1) != once(2)


# ---------------------------------------------------------------- thinking


def test_times_are_sorted_within_two_percent():
    for seconds in (1e-6, 3.3e-5, 0.0071, 0.3, 2.0, 61.0):
        there = class_seconds(time_class(seconds))
        assert seconds <= there * 1.0000001
        assert there <= seconds * 1.0201
    assert time_class(0.0) == 0


def test_the_slow_end_of_thinking():
    found = standing("random", "heuristic", games=2)
    entry = found.entries[0]
    entry.times.clear()
    entry.decisions = 100
    entry.times[time_class(0.010)] = 95
    entry.times[time_class(0.500)] = 5
    assert entry.slow_seconds() == pytest.approx(0.010, rel=0.021)
    entry.times[time_class(0.010)] = 94
    entry.times[time_class(0.500)] = 6
    assert entry.slow_seconds() == pytest.approx(0.500, rel=0.021)


def test_decisions_and_simulations_are_counted():
    found = standing("adept@3", "random", games=2)
    entry = found.entries[0]
    assert entry.decisions > 0
    assert entry.simulations == pytest.approx(3 * entry.decisions, rel=0.5)
    assert found.entries[1].simulations == 0
    assert plan("adept@3", "random").bots == found.plan.bots
