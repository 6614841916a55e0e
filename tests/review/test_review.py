"""What holds of every review."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import athanor
import tests.toy  # noqa: F401  registers the game
from athanor import bots
from athanor.core.record import Record
from athanor.review import Review, review
from athanor.review.grades import FORCED, GRADES
from athanor.review.reviewing import phases_of
from tests.review.games import QUICK, ending, played

# The last number: of long games only so many of the last choices are reviewed, 0 being all.
ENDINGS = [("alchemists", 3, 50), ("trismegistus", 2, 60), ("trismegistus", 1, 20)]
WHOLE = [pytest.param(name, players, 0, marks=pytest.mark.long) for name, players, _ in ENDINGS]
GAMES = [("spellbook", 2, 0), ("spellbook", 1, 0), *ENDINGS, ("toy", 3, 0), *WHOLE]


@cache
def game_and_review(name: str, players: int, last: int) -> tuple[Record, Review]:
    record = ending(name, players, last) if last else played(name, players)
    return record, review(record, QUICK)


@pytest.mark.parametrize(("name", "players", "last"), GAMES)
def test_own_rivals_and_chance_add_up_to_the_result_less_the_opening(name, players, last):
    _, found = game_and_review(name, players, last)
    for account in found.seats:
        assert account.own + account.rivals + account.chance == pytest.approx(
            account.result - account.expected, abs=1e-9
        )


@pytest.mark.parametrize(("name", "players", "last"), GAMES)
def test_chance_and_what_a_decision_gives_sum_to_nothing_over_the_seats(name, players, last):
    _, found = game_and_review(name, players, last)
    for chance, decision in zip(found.chance, found.decisions, strict=True):
        assert sum(chance) == pytest.approx(0.0, abs=1e-6)
        assert sum(decision.given) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize(("name", "players", "last"), GAMES)
def test_decisions_follow_one_another_and_are_those_of_the_record(name, players, last):
    record, found = game_and_review(name, players, last)
    names = athanor.game(name).actions.name
    begun = [decision.index for decision in found.decisions]
    assert begun == sorted(set(begun))
    assert begun[0] == 0
    moves = [(decision.seat, action) for decision in found.decisions for action in decision.actions]
    assert moves == [(seat, names(action)) for seat, action in record.moves]


@pytest.mark.parametrize(("name", "players", "last"), GAMES)
def test_a_forced_decision_loses_nothing_and_the_others_have_a_grade(name, players, last):
    _, found = game_and_review(name, players, last)
    for decision in found.decisions:
        assert decision.grade in GRADES
        assert decision.interval[0] <= decision.loss <= decision.interval[1]
        if decision.grade == FORCED:
            assert decision.loss == 0.0
    assert any(decision.grade != FORCED for decision in found.decisions)


def test_the_automatic_opponent_is_a_seat_without_decisions():
    _, found = game_and_review("spellbook", 1, 0)
    assert len(found.seats) == 2
    assert not found.seats[1].grades
    assert found.seats[1].own == 0.0


def test_the_same_record_gets_the_same_review():
    record, found = game_and_review("spellbook", 2, 0)
    assert review(athanor.loads(athanor.dumps(record)), QUICK).plain() == found.plain()


def test_a_game_that_is_not_over_is_not_reviewed():
    record, _ = game_and_review("spellbook", 2, 0)
    begun = Record(record.game, record.rules_version, 2, record.options, record.seed, "", record.moves[:9], [])
    with pytest.raises(athanor.AthanorError, match="not over"):
        review(begun)


def test_the_thirds_of_a_game_are_those_of_its_rounds():
    assert phases_of([1, 1, 1, 2, 3, 4, 5, 6]) == ["opening"] * 4 + ["middle"] * 2 + ["end"] * 2
    assert phases_of([1, 2, 3]) == ["opening", "middle", "end"]
    assert phases_of([0] * 6) == ["opening"] * 2 + ["middle"] * 2 + ["end"] * 2
    assert phases_of([]) == []


@pytest.mark.parametrize(("name", "last"), [("spellbook", None), ("alchemists", 6), ("trismegistus", 3)])
def test_rounds_are_counted_from_one_and_never_back(name, last):
    game = athanor.game(name)
    seen: list[int] = []
    bots.play_game(game, [bots.bot("random")] * 2, 3, {}, hear=lambda before, *_: seen.append(game.round_of(before)))
    assert seen[0] == 1
    assert all(0 <= after - before <= 1 for before, after in pairwise(seen))
    assert last is None or seen[-1] == last
