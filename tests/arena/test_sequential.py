"""The sequential test: its numbers, its errors, and the run that it ends."""

import json
from math import log
from random import Random

import pytest

from athanor.arena import ArenaError
from athanor.arena.match import Result
from athanor.arena.sequential import Sequential, expected, verdict
from athanor.cli.main import main
from tests.arena.runs import plan

WALD = log(0.95 / 0.05)


@pytest.fixture(autouse=True)
def _in_english(monkeypatch):
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("ATHANOR_PLUGINS", raising=False)


# ---------------------------------------------------------------- the numbers


def test_ratings_as_shares():
    assert expected(0, 0.5) == pytest.approx(0.5)
    assert expected(400, 0.5) == pytest.approx(10 / 11)
    assert expected(-400, 0.5) == pytest.approx(1 / 11)
    assert expected(0, 0.25) == pytest.approx(0.25)
    assert expected(400, 0.25) == pytest.approx(10 / 13)  # ten against three


def test_the_bounds_are_walds():
    found = verdict([], 0, 20)
    assert [found.lower, found.upper] == pytest.approx([-WALD, WALD])
    assert (found.llr, found.decided) == (0.0, None)
    strict = verdict([], 0, 20, alpha=0.01, beta=0.1)
    assert [strict.lower, strict.upper] == pytest.approx([log(0.1 / 0.99), log(0.9 / 0.01)])


def test_where_a_deal_is_won_or_lost_outright_it_is_walds_own_test():
    won, lost, high = 60, 40, expected(50, 0.5)
    found = verdict([1.0] * won + [0.0] * lost, 0, 50)
    assert found.llr == pytest.approx(won * log(high / 0.5) + lost * log((1 - high) / 0.5))


def likelihood(lost: int, drawn: int, won: int, mean: float) -> float:
    """Its logarithm at its highest among all distributions with that mean: they have one number left to choose."""

    def of(win: float) -> float:
        lose = win + 1 - 2 * mean
        return lost * log(lose) + drawn * log(1 - win - lose) + won * log(win)

    low, high = max(0.0, 2 * mean - 1), mean
    for _ in range(200):
        third = (high - low) / 3
        low, high = (low + third, high) if of(low + third) < of(high - third) else (low, high - third)
    return of((low + high) / 2)


@pytest.mark.parametrize("deals", [(9, 50, 12), (30, 20, 40), (5, 200, 3), (1, 1, 1)])
@pytest.mark.parametrize(("elo0", "elo1"), [(0, 20), (0, 5), (-10, 10), (30, 100)])
def test_each_hypothesis_is_as_likely_as_it_can_be(deals, elo0, elo1):
    lost, drawn, won = deals
    found = verdict([0.0] * lost + [0.5] * drawn + [1.0] * won, elo0, elo1)
    high, low = (likelihood(lost, drawn, won, expected(elo, 0.5)) for elo in (elo1, elo0))
    assert found.llr == pytest.approx(high - low, abs=1e-6)


def test_the_order_of_the_deals_says_nothing():
    shares = [0.0, 0.25, 0.5, 0.5, 0.75, 1.0, 1 / 3 + 1 / 3, 2 / 3]
    assert verdict(shares, 0, 20).llr == pytest.approx(verdict(shares[::-1], 0, 20).llr)


def test_luck_that_cancels_decides_sooner():
    cancelled = verdict([0.5] * 30 + [0.75] * 10, 0, 40)
    by_chance = verdict([1.0] * 22 + [0.0] * 17 + [0.5], 0, 40)
    assert cancelled.llr > 2 * by_chance.llr > 0


def test_all_won_and_all_lost():
    assert verdict([1.0] * 100, 0, 20).decided is True
    assert verdict([0.0] * 100, 0, 20).decided is False
    assert verdict([1.0] * 5, 0, 20).decided is None


# ---------------------------------------------------------------- its errors, by simulation


def drawn(random: Random, chance: float, games: int) -> float:
    """A deal: in half of them its luck decides, so that each seat's share of it cancels."""
    if random.random() < 0.5:
        return 0.5 if games == 2 else 1 / games
    return sum(random.random() < chance for _ in range(games)) / games


def passes(chance: float, players: int, tests: int, elo1: float) -> int:
    random, passed = Random(players), 0
    for _ in range(tests):
        shares: list[float] = []
        found = verdict(shares, 0, elo1, fair=1 / players)
        while found.decided is None:
            shares += [drawn(random, chance, players) for _ in range(10)]
            found = verdict(shares, 0, elo1, fair=1 / players)
        passed += found.decided
    return passed


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_against_itself_rarely_passes(players):
    assert passes(1 / players, players, 150, 80) <= 15  # at most one of twenty is promised; 7.5 ± 2.7


@pytest.mark.parametrize("players", [2, 4])
def test_a_stronger_one_rarely_fails(players):
    fair = 1 / players
    chance = fair + 2 * (expected(80, fair) - fair)  # in every other deal
    assert passes(chance, players, 150, 80) >= 135


# ---------------------------------------------------------------- the run


def result(number: int, seated: list[int], *winners: int) -> Result:
    return {
        "number": number,
        "seated": seated,
        "scores": [0, 0],
        "winners": list(winners),
        "decisions": 1,
        "thinking": [],
    }


def test_deals_are_weighed_in_their_order_however_they_come():
    asked = plan("random", "heuristic")
    matches = [asked.match(number) for number in asked.numbers(40)]
    games = [result(match.number, match.seated, match.seated.index(match.deal % 3 == 0)) for match in matches]
    forth, back = Sequential(asked, 0, 20), Sequential(asked, 0, 20)
    for each in games:
        forth.add(each)
    for each in games[::-1]:
        assert back.deals == 0
        back.add(each)
    assert forth.data() == back.data()
    assert forth.deals == 20


def test_a_shared_victory_is_shared_and_nobodys_speaks_for_nobody():
    found = Sequential(plan("random", "heuristic"), 0, 20)
    found.add(result(0, [0, 1], 0, 1))
    found.add(result(1, [1, 0]))
    assert found.verdict.llr == pytest.approx(verdict([0.5], 0, 20).llr)


def test_it_takes_two():
    for wrong in (plan("random", "heuristic", "beginner"), plan("heuristic", game="spellbook", players=1)):
        with pytest.raises(ArenaError, match="compares two bots"):
            Sequential(wrong, 0, 20)


def test_a_run_ends_when_it_is_decided_and_the_file_knows_it_again(capsys, tmp_path):
    path = tmp_path / "run.jsonl"
    command = ["arena", "toy", "adept", "random", "--sprt", "0:200", "--out", str(path), "--json"]
    assert main([*command, "--jobs", "1"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["sprt"]["decided"] is True
    assert first["sprt"]["llr"] >= first["sprt"]["upper"] == pytest.approx(WALD, abs=1e-4)
    assert first["games"] == 2 * first["sprt"]["deals"] < 200
    lines = path.read_text(encoding="utf-8").count("\n")
    assert main([*command, "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert path.read_text(encoding="utf-8").count("\n") == lines, "it was played on"


def test_many_processes_come_to_the_same_verdict(capsys, monkeypatch):
    monkeypatch.setenv("ATHANOR_PLUGINS", "tests.toy")
    found = []
    for jobs in ("1", "2"):
        assert main(["arena", "toy", "adept", "random", "--sprt", "0:200", "--json", "--jobs", jobs]) == 0
        data = json.loads(capsys.readouterr().out)
        found.append((data["sprt"], data["games"], data["against"], data["bots"][0]["wins"]))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("args", "lang", "sentence"),
    [
        (["adept", "random", "--sprt", "0:200"], "en", "Test passed after"),
        (["random", "adept", "--sprt", "0:200"], "en", "Test failed after"),
        (["random", "heuristic", "--sprt=-5:0.5", "--games", "4"], "en", "Test not decided after 2 deals: whether the"),
        (["adept", "random", "--sprt", "0:200"], "es", "Prueba superada tras"),
        (["adept", "random", "--sprt", "0:200"], "fr", "Test réussi après"),
    ],
)
def test_the_verdict_is_a_sentence(capsys, args, lang, sentence):
    assert main(["arena", "toy", *args, "--jobs", "1", "--lang", lang]) == 0
    assert sentence in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("value", ["20", "20:0", "0:0", "a:b", "0:nan", "0:2000", ""])
def test_ratings_that_cannot_be(capsys, value):
    assert main(["arena", "toy", "heuristic", "random", f"--sprt={value}"]) == 2
    assert "takes two ratings, the lower first, such as 0:20" in capsys.readouterr().err
