"""The encoder: observations fit their layout, tell everything that lies open, and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

from athanor.core.frames import frame_fields
from athanor.envs.layout import NONE, SEATS, Category
from athanor.games.spellbook import GAME, features_layout
from athanor.games.spellbook.components import ACCEPT, ACTIONS, DRAW, KINDS, LEARN, LINES, PASS, STORE, TAKE, USE
from athanor.games.spellbook.features import ENCODER
from athanor.games.spellbook.learning import learnable
from athanor.games.spellbook.scoring import points
from athanor.games.spellbook.state import Spellbook

LAYOUT = ENCODER.layout
(COLOURS,) = LAYOUT.groups
CHOICES = ("set-1", "set-2", "set-3", "classic")


def new(players: int, choice: str, seed: int) -> Spellbook:
    options = {"spells": choice, "mirage": ("ask", "always")[seed % 2]}
    state = GAME.new(players, seed, options | ({"handicap": seed % 4} if players == 1 else {}), quiet=True)
    assert isinstance(state, Spellbook)
    return state


def decisions(players: int, choice: str, seed: int):
    """The state at each decision of a game whose players collect colours, so that spells are learnt and used."""
    state = new(players, choice, seed)
    rng = random.Random(seed)
    while not state.over:
        yield state
        legal = state.legal()
        state.apply(rng.choices(legal, [liking(state, action) for action in legal])[0])


def liking(state: Spellbook, action: int) -> float:
    if LEARN <= action < LEARN + LINES or USE <= action < USE + LINES:
        return 20.0
    if TAKE <= action < TAKE + KINDS:
        colour = (action - TAKE) // 3
        side = state.sorcerers[state.asked]
        return 0.1 if side.level[colour] else 1.0 + 9.0 * sum(side.reserve[3 * colour : 3 * colour + 3])
    return 0.3 if STORE <= action < STORE + KINDS else 1.0


def fields_of(floats: list[float], ints: list[int], colour: int | None = None) -> dict[str, list[float]]:
    """Numbers by name and categories by `name?`, of the table or of a colour."""
    if colour is None:
        numbers, categories, at, place = LAYOUT.numbers, LAYOUT.categories, 2 * SEATS, 0
    else:
        numbers, categories = COLOURS.numbers, COLOURS.categories
        at, place = LAYOUT.table_floats + colour * COLOURS.floats, LAYOUT.table_ints + colour * COLOURS.ints
    found: dict[str, list[float]] = {}
    for field in numbers:
        found[field.name] = floats[at : at + field.size]
        at += field.size
    for category in categories:
        found[f"{category.name}?"] = list(ints[place : place + category.size])
        place += category.size
    return found


def limits(fields: tuple[Category, ...]) -> list[int]:
    return [field.values for field in fields for _ in range(field.size)]


LIMITS = limits(LAYOUT.categories) + limits(COLOURS.categories) * COLOURS.count


# ---------------------------------------------------------------- many at once


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_observations_of_a_batch_are_those_of_its_states(players):
    """Number by number, for every seat, the rest of a batch being of other games."""
    facts: list[bytes] = []
    numbers: list[list[float]] = []
    categories: list[list[int]] = []
    for choice in (*CHOICES, "classic"):
        for state in decisions(players, choice, 20 + len(facts)):
            for seat in range(players):
                facts.append(ENCODER.facts(state, seat))
                floats, ints = ENCODER.encode(state, seat)
                numbers.append(floats)
                categories.append(ints)
    many = ENCODER.many()
    assert many is not None
    floats_of_all = np.full((len(facts), LAYOUT.floats), np.nan, np.float32)
    ints_of_all = np.full((len(facts), LAYOUT.ints), -9, np.int16)
    many.write(facts, floats_of_all, ints_of_all)
    assert np.array_equal(floats_of_all, np.array(numbers, np.float32))
    assert np.array_equal(ints_of_all, np.array(categories, np.int16))


# ---------------------------------------------------------------- the layout


def test_every_field_is_named_once_and_explained():
    for fields in (LAYOUT.numbers, LAYOUT.categories, COLOURS.numbers, COLOURS.categories):
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.text and field.size > 0 for field in fields)
    assert COLOURS.text


def test_every_action_but_three_is_about_a_colour():
    assert set(range(LAYOUT.num_actions)) - set(LAYOUT.actions) == {PASS, DRAW, ACCEPT}
    assert len(ACTIONS.names) == LAYOUT.num_actions
    for action, abouts in LAYOUT.actions.items():
        (about,) = abouts
        assert about.group == COLOURS.name
        assert 0 <= about.slot < COLOURS.count
        assert about.verb.partition("-")[0] == ACTIONS.name(action).partition(" ")[0]


def test_every_question_has_a_number():
    assert set(features_layout.QUESTIONS) == set(GAME.frames) - {"after-takes"}  # that one is never pushed
    for kind, question in features_layout.QUESTIONS.items():
        said = {name for name, *_ in question.arguments}
        assert said >= set(frame_fields(GAME.frames[kind])) - {"seat", "colour"}
    assert GAME.encoder() is ENCODER


# ---------------------------------------------------------------- observations


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observations_fit_the_layout_and_do_not_leak(players, choice):
    for number, state in enumerate(decisions(players, choice, players)):
        world = state.determinise(number % players, number)
        for seat in range(players):
            floats, ints = ENCODER.encode(state, seat)
            assert len(floats) == LAYOUT.floats
            assert len(ints) == LAYOUT.ints
            assert all(NONE <= value < limit for value, limit in zip(ints, LIMITS, strict=True))
            assert min(floats) >= -5.0
            assert max(floats) <= 5.0
            lines = max(players, 2)
            assert floats[:SEATS] == [1.0] * lines + [0.0] * (SEATS - lines)
            scores = state.scores()
            shown = [scores[(seat + step) % lines] / LAYOUT.points_scale for step in range(lines)]
            assert floats[SEATS : SEATS + lines] == shown
            assert ENCODER.encode(world, seat) == (floats, ints)


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("players", [1, 3])
def test_what_is_derived_agrees_with_the_rules(players, choice):
    for state in decisions(players, choice, 10 + players):
        seat = state.asked
        floats, ints = ENCODER.encode(state, seat)
        offered = {(action - LEARN) // 9: (action - LEARN) % 3 + 3 for action in learnable(state, seat)}
        for colour in range(7):
            fields = fields_of(floats, ints, colour)
            number = state.lineup.numbers[colour]
            level = state.sorcerers[seat].level[colour]
            payable = offered.get(colour, 0)
            assert fields["spell-payable?"] == [NONE if level else number * 4 + max(0, payable - 2)]
            gains = [round(5 * gain) for gain in fields["gain"]]
            if level:
                assert gains == gains_of(state, seat, colour)
            elif payable and number != 20:  # what Communion brings hangs on the marker
                assert (
                    round(5 * fields["tonight"][0]) == gains[payable - 3] == gains_of(state, seat, colour)[payable - 3]
                )


def gains_of(state: Spellbook, seat: int, colour: int) -> list[int]:
    """By trying it out on a copy."""
    found = []
    for level in (3, 4, 5):
        twin = state.clone()
        side = twin.sorcerers[seat]
        side.level[colour] = level
        if side.marker[colour] < 0:
            side.marker[colour] = 3 * colour
        found.append(points(twin, seat) - points(state, seat))
    return found


def test_a_question_tells_its_arguments_and_its_colour():
    for state in decisions(2, "set-1", 3):
        frame = state.stack[-1]
        if frame.kind == "mark":
            floats, ints = ENCODER.encode(state, state.asked)
            asked = [fields_of(floats, ints, colour)["asked?"] for colour in range(7)]
            number = features_layout.QUESTIONS["mark"].number
            assert asked == [[number if colour == frame.line // 9 else NONE] for colour in range(7)]
            assert fields_of(floats, ints)["question?"][0] == number
            return
    raise AssertionError("nobody learnt anything")


# ---------------------------------------------------------------- results


def test_alone_the_dummy_is_the_second_line_and_wins_ties():
    for seed in range(3):
        *_, state = decisions(1, "set-1", seed)
        shares, scores = ENCODER.results(state)  # broken off, or over
        assert len(shares) == len(scores) == 2
        assert scores == state.scores()
        assert shares == ([1.0, 0.0] if scores[0] > scores[1] else [0.0, 1.0])


def test_games_to_learn_from_can_be_played():
    rng = random.Random(1)
    seen = set()
    for _ in range(60):
        players, options = ENCODER.table(rng)
        seen.add(players)
        assert not GAME.new(players, 1, options, quiet=True).over
    assert seen == {1, 2, 3, 4}
