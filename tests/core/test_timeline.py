"""Undo: as far back as nothing was revealed and nobody else decided."""

import pytest

from athanor import AthanorError, Timeline
from athanor.core.events import EVERYBODY
from athanor.core.text import LANGUAGES
from tests.toy.components import ACTIONS
from tests.toy.table import card, table


def play(line: Timeline, name: str, seat: int | None = None) -> None:
    line.apply(ACTIONS.id(name), seat)


def refusal(line: Timeline, seat: int) -> str:
    assert not line.can_undo(seat)
    with pytest.raises(AthanorError) as refused:
        line.undo(seat)
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    return refused.value.text("en")


@pytest.fixture
def line():
    """Seat 0 has played an idol; the two others are asked."""
    return Timeline(table("lens-1 idol-4", "ward-1", "lamp-1"))


def test_nothing_to_undo(line):
    assert refusal(line, 0) == "There is nothing to undo."


def test_a_card_laid_open_stays(line):
    play(line, "play idol-4")
    assert refusal(line, 0) == "Something hidden became known; it cannot be undone."


def test_a_pass_can_be_taken_back_by_its_seat_alone(line):
    play(line, "play idol-4")
    before = line.state.snapshot()
    play(line, "pass")
    assert refusal(line, 0) == "Somebody else has decided since; it cannot be undone."
    line.undo(1)
    assert line.state.snapshot() == before
    assert line.state.record().moves == [(0, ACTIONS.id("play idol-4"))]
    assert refusal(line, 1) == "Somebody else has decided since; it cannot be undone."


def test_undo_goes_back_step_by_step():
    line = Timeline(table("idol-4", "lens-1", "lens-2", top="lens-3", stage="lot"))
    positions = []
    for name in ("bid 1", "withdraw", "bid 3"):
        positions.append(line.state.snapshot())
        play(line, name, 1)
    for position in reversed(positions):
        line.undo(1)
        assert line.state.snapshot() == position
    assert refusal(line, 1) == "There is nothing to undo."


def test_the_bid_that_opens_all_bids_stays():
    line = Timeline(table("idol-4", "lens-1", top="lens-3", stage="lot"))
    play(line, "bid 1", 1)
    play(line, "bid 0", 0)
    assert refusal(line, 0) == "Something hidden became known; it cannot be undone."


def test_a_card_that_everybody_knows_reveals_nothing():
    s = table("lamp-1 lamp-2", "lens-1 lens-2")
    s.stack.pop(0)  # nothing comes after the card
    s.known[card("lens-1")] = EVERYBODY
    line = Timeline(s)
    play(line, "play lamp-1")
    play(line, "pass")
    before = line.state.snapshot()
    play(line, "show lens-1")
    line.undo(1)
    assert line.state.snapshot() == before
    play(line, "show lens-2")
    assert refusal(line, 1) == "Something hidden became known; it cannot be undone."


def test_a_refused_action_leaves_no_trace(line):
    with pytest.raises(AthanorError):
        play(line, "keep")
    assert refusal(line, 0) == "There is nothing to undo."
