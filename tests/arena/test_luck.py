"""Luck in the arena: taking it off changes no mean, and tells where chance fell."""

from __future__ import annotations

from statistics import fmean, variance

import pytest

import tests.review.race  # noqa: F401  registers the game
from athanor import bots
from athanor.arena import Here, Plan, Standing, Work
from athanor.arena.luck import Luck
from athanor.bots.seeds import derive
from athanor.cli.main import main
from athanor.core.registry import lookup
from athanor.games.alchemists.state import Alchemists
from tests.review.race import GAME as RACE
from tests.review.race import ROLL, SIX, STAND


def raced(rolled: int) -> list[float]:
    """The luck of one roll at the beginning of a race: the mean of many readings, for random playouts vary."""
    s = RACE.new(players=2, seed=3)
    after = s.clone()
    after.script = (rolled,)
    after.apply(ROLL)
    read = []
    for seed in range(60):
        luck = Luck(RACE, seed)
        luck.hear(s, ROLL, 0, after)
        read.append(luck.lines)
    return [fmean(line) for line in zip(*read, strict=True)]


def test_a_lucky_roll_is_luck_and_adds_up_to_nothing():
    lucky, unlucky = raced(SIX), raced(0)
    assert lucky[0] > 0.2
    assert unlucky[0] < 0.0
    assert sum(lucky) == pytest.approx(0.0, abs=1e-9)
    assert sum(unlucky) == pytest.approx(0.0, abs=1e-9)


def test_where_nothing_is_revealed_there_is_no_luck():
    s = RACE.new(players=2, seed=3)
    after = s.clone()
    after.apply(STAND)
    luck = Luck(RACE, 5)
    luck.hear(s, STAND, 0, after)
    assert luck.lines == [0.0, 0.0]


def test_hands_and_truth_stay_as_they_are():
    """The other outcomes are dealt from the true state: whatever chance does not decide next is the same in them."""
    game = lookup("alchemists")
    s = game.new(2, 4, {}, quiet=True)
    assert isinstance(s, Alchemists)
    seen: list[list[int]] = []

    class Watching(Luck):
        def trial(self, world, seat, number):
            seen.append(list(world.truth))
            return super().trial(world, seat, number)

    luck = Watching(game, 1, redeals=3)
    bot = bots.bot("heuristic")
    for number in range(12):
        before, seat, action = s.clone(), s.asked, bots.ask(bot, s, s.asked, number)
        s.apply(action)
        luck.hear(before, action, seat, s)
    assert seen
    assert all(truth == s.truth for truth in seen)


def matches(count: int, games: int) -> tuple[int, list[float], list[float]]:
    """How many intervals of a bot against itself cover a half; and shares, plain and less luck, of all matches."""
    covered, plain, less = 0, [], []
    for number in range(count):
        plan = Plan("race", ["random", "beginner"], 2, derive("match", number), {}, luck=6)
        found = Standing(plan, Here().results(Work(plan), plan.numbers(games))).adjusted(0)
        assert found is not None
        covered += abs(found.value - 0.5) <= found.half
        plain.append(found.plain)
        less.append(found.value)
    return covered, plain, less


def check(count: int, fewest: int, most: int) -> None:
    """In a game without a hand-made policy both bots are the same: they play at random."""
    covered, plain, less = matches(count, 20)
    assert fewest <= covered <= most
    error = (variance([a - b for a, b in zip(plain, less, strict=True)]) / count) ** 0.5
    assert abs(fmean(plain) - fmean(less)) < 3 * error
    assert variance(less) < variance(plain)


def test_results_less_luck_have_the_same_mean_and_vary_less():
    check(30, 25, 30)


@pytest.mark.long(sample="test_results_less_luck_have_the_same_mean_and_vary_less")
def test_of_200_matches_of_a_bot_against_itself_180_to_198_intervals_cover_a_half():
    check(200, 180, 198)


def test_the_arena_prints_both_results(capsys):
    command = ["arena", "spellbook", "heuristic", "random", "--games", "2", "--jobs", "1", "--luck", "2"]
    assert main([*command, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "less luck" in told
    assert "divides the variance" in told
    assert main([*command, "--luck", "0", "--lang", "en"]) == 0
    assert "less luck" not in capsys.readouterr().out
