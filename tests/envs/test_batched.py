"""Many games at once: in step, begun anew when they end, with the results told, and nothing hidden shown."""

import random

import numpy as np
import pytest

import tests.toy
from athanor.core.state import State
from athanor.envs import batched
from athanor.envs.batched import Batch, arrays_of
from athanor.envs.layout import NONE, SEATS

GAME = tests.toy.GAME
ENCODER = GAME.encoder()
GAMES = 12


def two(rng: random.Random) -> tuple[int, dict[str, object]]:
    return 2, {"laps": 1}


def made(**more) -> Batch:
    return Batch(GAME, GAMES, more.pop("table", ENCODER.table), more.pop("seed", 5), **more)


def drawn(batch: Batch, rng: random.Random) -> list[int]:
    return [rng.randrange(count) for count in batch.count.tolist()]


def first(s: State, seat: int, rng: random.Random) -> int:
    return s.now[0]


def test_every_row_is_what_its_seat_observes_with_a_choice():
    batch, rng = made(), random.Random(1)
    for _ in range(60):
        for i, lane in enumerate(batch.lanes):
            s = lane.s
            assert not s.over
            floats, ints = ENCODER.encode(s, s.asked)
            assert batch.floats[i].tolist() == pytest.approx(floats, abs=1e-6)
            assert batch.ints[i].tolist() == ints
            count = int(batch.count[i])
            assert count > 1
            assert batch.legal[i, :count].tolist() == s.now
            assert set(batch.legal[i, count:].tolist()) <= {NONE}
            assert (batch.seat[i], batch.lane[i], batch.taught[i]) == (s.asked, 0, NONE)
        batch.step(drawn(batch, rng))


def test_the_same_seed_and_picks_are_the_same_games():
    one, other, rng = made(), made(), random.Random(2)
    for _ in range(40):
        picks = drawn(one, rng)
        one.step(picks)
        other.step(np.array(picks, np.int16))
        for name in arrays_of(ENCODER, GAMES):
            assert (getattr(one, name) == getattr(other, name)).all()
    assert (made(seed=6).floats != made().floats).any()


def test_a_game_that_ends_is_told_and_begun_anew():
    batch, rng = made(), random.Random(3)
    ended = 0
    for _ in range(120):
        before = [lane.s for lane in batch.lanes]
        batch.step(drawn(batch, rng))
        for i, (old, lane) in enumerate(zip(before, batch.lanes, strict=True)):
            assert bool(batch.done[i]) is (lane.s is not old)
            if batch.done[i]:
                ended += 1
                assert old.over
                lines, winners = old.players, old.winners()
                assert batch.players[i] == lines
                expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(lines)]
                assert batch.shares[i].tolist() == pytest.approx([*expected, *[0.0] * (SEATS - lines)])
                assert batch.points[i].tolist() == [*old.scores(), *[0.0] * (SEATS - lines)]
    assert ended > GAMES
    games, share, *_, fair = batch.wins[0]
    assert games == ended
    assert 0 < share < games
    assert games / 4 <= fair <= games / 2


def test_rows_tell_nothing_that_the_seat_does_not_know():
    batch, rng = made(), random.Random(4)
    for step in range(40):
        for i, lane in enumerate(batch.lanes):
            world = lane.s.determinise(lane.s.asked, step)
            floats, ints = ENCODER.encode(world, lane.s.asked)
            assert batch.floats[i].tolist() == pytest.approx(floats, abs=1e-6)
            assert batch.ints[i].tolist() == ints
            assert batch.legal[i, : batch.count[i]].tolist() == world.now
        batch.step(drawn(batch, rng))


# ---------------------------------------------------------------- whoever plays against the learner


def test_rivals_answer_for_the_other_seats_by_themselves():
    asked: list[int] = []

    def rival(s: State, seat: int, rng: random.Random) -> int:
        assert seat == s.asked
        asked.append(seat)
        return s.now[-1]

    batch, rng = made(table=two, kinds=[2] * GAMES, rivals={2: rival}), random.Random(5)
    for _ in range(40):
        assert batch.seat.tolist() == [lane.own for lane in batch.lanes]
        assert not batch.lane.any()
        batch.step(drawn(batch, rng))
    assert len(asked) > GAMES
    assert batch.wins.keys() == {2}


def test_a_policy_outside_is_asked_with_its_number():
    batch, rng = made(table=two, kinds=[1] * GAMES), random.Random(6)
    seen = set()
    for _ in range(40):
        for lane, seat, kind in zip(batch.lanes, batch.seat.tolist(), batch.lane.tolist(), strict=True):
            assert kind == (0 if seat == lane.own else 1)
            seen.add(kind)
        batch.step(drawn(batch, rng))
    assert seen == {0, 1}


def test_a_teacher_plays_and_the_learner_is_shown_what():
    batch, rng = made(table=two, kinds=[4] * GAMES, teachers={4: first}), random.Random(7)
    for _ in range(40):
        assert not batch.taught.any()  # the first of the legal ones
        twins = [lane.s.clone() for lane in batch.lanes]
        batch.step(drawn(batch, rng))  # whatever the learner would have liked
        for i, (twin, lane) in enumerate(zip(twins, batch.lanes, strict=True)):
            if not batch.done[i]:
                twin.apply(twin.now[0])
                assert twin.dump() == lane.s.dump()


def test_of_two_games_that_end_in_one_step_the_first_is_told():
    """A whole game may pass without a question to the learner; its result belongs to no row."""
    batch = made(table=two)
    lane = batch.lanes[0]
    while not lane.s.over:
        lane.s.apply(lane.s.now[0])
    batch.finish(0, lane)
    told = batch.points[0].tolist()
    assert told[:2] == lane.s.scores()
    batch.begin(lane)
    batch.finish(0, lane)
    assert batch.points[0].tolist() == told


def test_a_game_without_end_is_broken_off(monkeypatch):
    monkeypatch.setattr(batched, "LONGEST", 3)
    batch, rng = made(), random.Random(8)
    for _ in range(10):
        batch.step(drawn(batch, rng))
    games = batch.wins[0][0]
    assert games >= GAMES
    assert np.isfinite(batch.points).all()
