"""The encoder: rows as the layout says, nothing in them that the seat cannot know, and exact odds."""

from __future__ import annotations

import random

import numpy as np
import pytest

from athanor.core.frames import frame_fields
from athanor.envs.layout import NONE, SEATS, Category, Numbers
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.components import FAVORS
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import possible, what_was_seen
from athanor.games.alchemists.features import ENCODER
from athanor.games.alchemists.features_layout import ARGUMENTS, KINDS, MOST_ARGUMENTS
from athanor.games.alchemists.odds import ALL_BITS, Kept, odds_of
from athanor.games.alchemists.rules import STEP_NAMES
from athanor.games.alchemists.situation import Situation
from athanor.games.alchemists.state import Alchemists
from tests.alchemists.random_games import SOME, journey, states
from tests.alchemists.table import GAME

LAYOUT = ENCODER.layout
# Every temper and every mixture of modes is among them.
games = pytest.mark.parametrize(("players", "seed"), SOME)


def columns() -> list[tuple[str, int]]:
    """The name and the size of the category at every place of `ints`."""
    found: list[tuple[str, int]] = []

    def write(prefix: str, fields: tuple[Category, ...]) -> None:
        for field in fields:
            found.extend([(f"{prefix}{field.name}", field.values)] * field.size)

    write("", LAYOUT.categories)
    for group in LAYOUT.groups:
        for slot in range(group.count):
            write(f"{group.name} {slot} ", group.categories)
    return found


COLUMNS = columns()


def place_of(group: str, slot: int, field: str) -> int:
    """Where a field of numbers begins."""
    at = LAYOUT.table_floats
    for each in LAYOUT.groups:
        if each.name == group:
            at += slot * each.floats
            for numbers in each.numbers:
                if numbers.name == field:
                    return at
                at += numbers.size
        at += each.count * each.floats
    raise KeyError(field)


@games
def test_rows_are_as_the_layout_says(players, seed):
    assert len(COLUMNS) == LAYOUT.ints
    for s in states(players, seed)[:-1]:
        floats, ints = ENCODER.encode(s, s.asked)
        assert len(floats) == LAYOUT.floats
        assert len(ints) == LAYOUT.ints
        assert all(type(each) is float for each in floats)
        assert max(map(abs, floats)) < 6
        for value, (name, size) in zip(ints, COLUMNS, strict=True):
            assert NONE <= value < size, name
        assert floats[:SEATS] == [1.0] * players + [0.0] * (SEATS - players)


@games
def test_nothing_hidden_is_in_them(players, seed):
    """Dealt anew, everything a seat cannot know is something else; the row stays the same, asked or not."""
    for number, s in enumerate(states(players, seed)[:-1]):
        for seat in range(players):
            assert ENCODER.encode(s.determinise(seat, number), seat) == ENCODER.encode(s, seat)


def test_rows_of_many_games_are_those_of_each():
    some = [s for players, seed in SOME for s in random.Random(seed).sample(states(players, seed)[:-1], 8)]
    # Whatever stood there before is overwritten.
    floats = np.full((len(some), LAYOUT.floats), 9.0, np.float32)
    ints = np.full((len(some), LAYOUT.ints), 9, np.int16)
    many = ENCODER.many()
    assert many is not None
    many.write([ENCODER.facts(s, s.asked) for s in some], floats, ints)
    for at, s in enumerate(some):
        alone, categories = ENCODER.encode(s, s.asked)
        assert (floats[at] == np.array(alone, np.float32)).all()
        assert ints[at].tolist() == categories


def test_secret_answers_stay_secret():
    s = GAME.new(3, 5)
    before = ENCODER.encode(s, 0)
    others = []
    for action in s.legal(1):
        after = s.clone()
        after.apply(action, 1)
        others.append(ENCODER.encode(after, 0))
        assert ENCODER.encode(after, 1) != ENCODER.encode(s, 1)
    assert others[0] != before  # that there is an answer is seen
    assert others == others[:1] * len(others)


@games
def test_odds_are_those_of_the_deduction(players, seed):
    some = random.Random(seed).sample(states(players, seed)[:-1], 4)
    for s in some:
        for seat in range(players):
            known = Knowledge(possible(s, seat))
            odds = odds_of(what_was_seen(s, seat))
            assert odds.count == known.count
            grid = [float(known.chance(i, a)) for i in range(INGREDIENTS) for a in range(ALCHEMICALS)]
            assert odds.grid == pytest.approx(grid)
            public = Knowledge(possible(s, None))
            grid = [float(public.chance(i, a)) for i in range(INGREDIENTS) for a in range(ALCHEMICALS)]
            assert odds.public == pytest.approx(grid)
            for pair in range(len(PAIRS)):
                mixes = [count / known.count for count in known.odds(pair)]
                assert odds.mixes[pair * POTIONS : (pair + 1) * POTIONS] == pytest.approx(mixes)


def test_rows_hold_the_odds():
    s = states(3, 2)[-2]
    floats, _ = ENCODER.encode(s, s.asked)
    odds = odds_of(what_was_seen(s, s.asked))
    for ingredient in range(INGREDIENTS):
        at = place_of("ingredients", ingredient, "odds")
        row = odds.grid[ingredient * ALCHEMICALS : (ingredient + 1) * ALCHEMICALS]
        assert floats[at : at + ALCHEMICALS] == row
        for token in range(ALCHEMICALS):
            cell = ingredient * ALCHEMICALS + token
            assert floats[place_of("cells", cell, "right")] == row[token]
            assert floats[place_of("cells", cell, "public")] == odds.public[cell]
    for pair in range(len(PAIRS)):
        at = place_of("pairs", pair, "odds")
        assert floats[at : at + POTIONS] == odds.mixes[pair * POTIONS : (pair + 1) * POTIONS]


def test_cards_are_counted_where_the_layout_says():
    s = states(2, 0)[60]
    it = Situation(s, s.asked)
    floats, _ = ENCODER.encode(s, s.asked)
    for ingredient in range(INGREDIENTS):
        at = place_of("ingredients", ingredient, "cards")
        assert floats[at] == it.hand[ingredient] / 2
        assert floats[at + 2] == it.row[ingredient] / 2
    for kind in range(FAVORS):
        assert floats[place_of("favors", kind, "cards")] == it.favors[kind] / 2
    for potion in range(POTIONS):
        assert floats[place_of("potions", potion, "asked")] in (0.0, 1.0)


def test_odds_are_kept_and_bounded():
    kept = Kept(8)
    s = journey(2, 0)[1]
    seen = what_was_seen(s, 0)
    assert len(seen) > 8
    for length in range(len(seen) + 1):
        kept.of(seen[:length])
        assert len(kept.newer) + len(kept.older) <= 8
    end = kept.of(seen)
    assert kept.of(seen) is end
    assert end.count == odds_of(seen).count  # whichever way it was narrowed
    assert kept.of(()).bits == ALL_BITS


def test_actions_are_about_slots_that_are_there():
    counts = {group.name: group.count for group in LAYOUT.groups}
    assert LAYOUT.num_actions == GAME.num_actions
    for action, abouts in LAYOUT.actions.items():
        assert 0 <= action < GAME.num_actions
        assert 1 <= len(abouts) <= 2
        for about in abouts:
            assert 0 <= about.slot < counts[about.group]
            assert about.verb


def test_every_field_is_explained_and_named_once():
    described: list[tuple[Numbers, ...] | tuple[Category, ...]] = [LAYOUT.numbers, LAYOUT.categories]
    for group in LAYOUT.groups:
        described += [group.numbers, group.categories]
    for fields in described:
        assert all(field.text and field.size > 0 for field in fields)
        assert len({field.name for field in fields}) == len(fields)
    assert all(group.text for group in LAYOUT.groups)


def test_kinds_of_questions_are_those_of_the_game():
    assert sorted(KINDS) == sorted(GAME.frames)
    assert len(STEP_NAMES) == next(each.values for each in LAYOUT.categories if each.name == "step")
    for kind, frame in GAME.frames.items():
        given = [name for name, _, _ in ARGUMENTS.get(kind, ())]
        assert set(given) <= set(frame_fields(frame))
        assert len(given) <= MOST_ARGUMENTS


def test_tables_to_learn_from_can_be_played():
    rng = random.Random(1)
    sizes = set()
    for _ in range(20):
        players, options = ENCODER.table(rng)
        sizes.add(players)
        s = GAME.new(players, 1, options)
        assert isinstance(s, Alchemists)
        floats, _ = ENCODER.encode(s, s.asked)
        assert len(floats) == LAYOUT.floats
    assert sizes == {2, 3, 4}
    assert GAME.encoder() is ENCODER


@games
def test_progress_grows_with_what_a_seat_finds_out(players, seed):
    before = [0.0] * players
    for s in states(players, seed):
        known = [ALL_BITS - odds_of(what_was_seen(s, seat)).bits for seat in range(s.players)]
        after = ENCODER.progress(s)
        assert after == known
        assert all(later >= sooner - 1e-9 for sooner, later in zip(before, after, strict=True))
        before = after
    assert max(before) > 0.0
