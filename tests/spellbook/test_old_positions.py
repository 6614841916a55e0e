"""Positions that version 0.1.0 saved in the middle of an effect load, and go on by the rules of today."""

from pathlib import Path

import pytest

from tests.spellbook.table import GAME

FOLDER = Path(__file__).resolve().parents[1] / "fixtures" / "0.1.0" / "spellbook" / "mirage"


def load(name: str, **options: str):
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    for key, value in options.items():
        text = text.replace(f'{key} = "ask"', f'{key} = "{value}"')
    return GAME.from_position(text)


def play(state, *names: str) -> None:
    for name in names:
        state.apply(GAME.actions.id(name))


def legal(state) -> list[str]:
    return [GAME.actions.name(action) for action in state.legal()]


def test_every_kept_position_is_played_on_here():
    assert {path.stem for path in FOLDER.iterdir()} == {"second-take", "may-draw", "sharing", "storm"}


@pytest.mark.parametrize(
    ("first", "second", "size"), [("accept", "accept", 9), ("pass", "accept", 7), ("accept", "pass", 7)]
)
def test_a_token_taken_before_is_still_answered_by_mirage(first, second, size):
    """One matching token was taken and counted, one is still to be taken: a question for each."""
    state = load("second-take")
    assert legal(state) == ["take black-o", "take yellow-o"]
    play(state, "take black-o")
    assert legal(state) == ["accept", "pass"]
    play(state, first)
    assert legal(state) == ["accept", "pass"]
    play(state, second)
    assert (state.sorcerers[0].size, state.phase) == (size, 1)


def test_with_the_standing_answer_nothing_is_asked():
    state = load("second-take", mirage="always")
    play(state, "take black-o")
    assert (state.sorcerers[0].size, state.phase) == (9, 1)


def test_the_question_that_was_open_is_asked_again():
    state = load("may-draw")
    assert legal(state) == ["accept", "pass"]
    assert state.question("en") == "Mirage: draw 2 tokens?"  # four were due, two fit
    play(state, "accept")
    assert (state.sorcerers[0].size, state.phase) == (9, 1)


def test_what_follows_the_take_follows_it():
    state = load("sharing")
    play(state, "take purple-o", "accept")
    assert [sorcerer.size for sorcerer in state.sorcerers] == [3 + 1 + 2 + 1, 1, 1]
    state = load("storm")
    play(state, "take red-t", "take yellow-o", "accept", "accept")
    assert (state.sorcerers[0].size, state.sorcerers[0].level[4]) == (2 + 3 + 4, 4)


def test_what_is_saved_today_has_nothing_of_it_left():
    state = load("second-take")
    assert "taken" not in state.position()
    assert "after-takes" not in state.position()
    assert GAME.from_position(state.position()).position() == state.position()
