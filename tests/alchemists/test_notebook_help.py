"""How far a notebook may fill itself: chosen once for the whole table, no rule of the game."""

import json
import random

import pytest

import athanor
from athanor.games.alchemists.components import HELP
from athanor.games.alchemists.drawing import draw
from athanor.games.alchemists.state import Alchemists

GAME = athanor.game("alchemists")
NAMES = ["Ana", "Blas", "Chloé"]


def played(moves: int = 150, **options: str) -> Alchemists:
    """The same game whatever the notebooks may do."""
    rng = random.Random(6)
    state = GAME.new(players=3, seed=6, options=options)
    assert isinstance(state, Alchemists)
    for _ in range(moves):
        legal = state.legal(state.asked)
        state.apply(rng.choice(legal), state.asked)
    return state


def drawn(state: Alchemists, seat: int | None) -> str:
    return draw(state.view(seat), "en", NAMES, 110)


def test_it_is_exact_odds_if_nothing_is_said_and_everybody_is_told():
    assert HELP == ("off", "results", "impossible", "odds")
    assert [played(0).view(seat)["help"] for seat in (0, 1, 2, None)] == ["odds"] * 4
    assert [played(0, help="off").view(seat)["help"] for seat in (0, 1, 2, None)] == ["off"] * 4


def test_anything_else_is_refused():
    with pytest.raises(athanor.AthanorError, match="off, results, impossible, odds"):
        GAME.new(players=2, seed=1, options={"help": "everything"})


@pytest.mark.parametrize("level", HELP)
def test_the_game_itself_does_not_care(level):
    ours, plain = played(help=level), played()
    for seat in (0, 1, 2, None):
        view = ours.view(seat)
        assert view == {**plain.view(seat), "help": level, "deduction": view["deduction"]}


@pytest.mark.parametrize(
    ("level", "triangle", "grid"), [("off", 0, 0), ("results", 1, 0), ("impossible", 1, 1), ("odds", 1, 1)]
)
def test_the_drawing_keeps_to_it(level, triangle, grid):
    state = played(help=level)
    assert state.results
    state.facts.append((0, 0, 0, 1))
    for seat, has_triangle in ((0, triangle), (2, triangle), (None, 0)):
        text = drawn(state, seat)
        assert text.count("Results") == has_triangle
        assert text.count("Deduction grid") == grid


def test_what_was_saved_before_there_was_a_choice_still_loads():
    state = played()
    record = state.record()
    record.options = {name: value for name, value in record.options.items() if name != "help"}
    text = athanor.dumps(record)
    assert "help" not in text
    assert athanor.replay(athanor.loads(text)).view(1) == state.view(1)
    snapshot = json.loads(json.dumps(state.snapshot()))
    del snapshot["options"]["help"]
    assert GAME.from_snapshot(snapshot).view(1) == state.view(1)
    position = [line for line in state.position().splitlines() if not line.startswith("help = ")]
    assert len(position) < len(state.position().splitlines())
    assert GAME.from_position("\n".join(position)).view(1) == state.view(1)
