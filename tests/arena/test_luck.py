"""Luck in the arena: taking it off changes no mean, and tells where chance fell."""

from __future__ import annotations

from random import Random
from statistics import fmean, variance

import pytest

import tests.review.race  # noqa: F401  registers the game
from athanor import bots
from athanor.arena import Here, Plan, Standing, Work
from athanor.arena.adjusted import Adjusted, coefficients
from athanor.arena.luck import FIRST, Luck
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
    assert lucky[0] > 0.2 * FIRST
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


def test_of_a_bot_that_answers_at_once_whole_turns_are_done_again_from_the_true_state():
    """Its own choices are luck, too: the bot is asked in every one of them."""
    game = lookup("alchemists")
    s = game.new(2, 4, {}, quiet=True)
    assert isinstance(s, Alchemists)
    seated = [bots.bot("heuristic"), bots.bot("random")]
    truth = s.truth
    turns: list[tuple[int, int, int]] = []

    class Watching(Luck):
        def turn_again(self, start, bot, seat, number):
            world = super().turn_again(start, bot, seat, number)
            assert isinstance(world, Alchemists)
            assert start.asked == seat
            assert bot is seated[seat]
            assert world.truth == truth
            assert world.over or world.asked != seat
            turns.append((self.turns, seat, world.rng))
            return world

    luck = Watching(game, 1, 3, seated)
    for number in range(40):
        before, seat, action = s.clone(), s.asked, bots.ask(seated[s.asked], s, s.asked, number)
        s.apply(action)
        luck.hear(before, action, seat, s)
    assert len({turn for turn, _, _ in turns}) * 3 == len(turns) > 12
    assert {seat for _, seat, _ in turns} == {0, 1}
    assert sum(luck.lines) == pytest.approx(0.0, abs=1e-6)


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


@pytest.mark.parametrize("worth", [0.0, 0.5, 1.0])
def test_a_deal_has_no_say_in_how_much_of_its_luck_is_taken_off(worth):
    """So the mean is right whatever the luck that was measured is worth, and intervals keep their promise."""
    random = Random(7)
    covered, off, plain, less = 0, [], 0.0, 0.0
    for _ in range(200):
        luck = [random.gauss(0.0, 0.4) for _ in range(40)]
        won = [0.5 + worth * each + random.gauss(0.0, 0.2) for each in luck]
        found = Adjusted(won, luck)
        covered += abs(found.value - 0.5) <= found.half
        off.append(found.value - 0.5)
        plain += variance(won)
        less += variance(won) / found.gain
    assert abs(fmean(off)) < 3 * (variance(off) / len(off)) ** 0.5
    assert 180 <= covered <= 198
    assert plain / less == pytest.approx(1 + (2 * worth) ** 2, rel=0.12)


def test_taken_off_is_what_the_other_deals_say():
    luck = [float(number % 5 - 2) for number in range(30)]
    won = [0.5 + 0.5 * each for each in luck]
    assert coefficients(won, luck) == pytest.approx([0.5] * 30)
    assert coefficients([*won[:-1], 100.0], luck)[-1] == pytest.approx(0.5)
    assert coefficients([-each for each in won], luck) == [0.0] * 30
    assert coefficients(won[:19], luck[:19]) == [1.0] * 19
    assert coefficients(won, [0.0] * 30) == [1.0] * 30


def test_the_arena_prints_both_results(capsys):
    command = ["arena", "spellbook", "heuristic", "random", "--games", "2", "--jobs", "1", "--luck", "2"]
    assert main([*command, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "less luck" in told
    assert "divides the variance" in told
    assert main([*command, "--luck", "0", "--lang", "en"]) == 0
    assert "less luck" not in capsys.readouterr().out
