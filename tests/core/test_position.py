"""Positions as text: what is damaged is refused in words, and never half taken."""

import pytest

from athanor import AthanorError, RecordError
from athanor.core.frames import Frame, read_frame, well_stacked
from athanor.core.text import LANGUAGES
from tests.toy import GAME
from tests.toy.table import do, table
from tests.toy.turns import Bid, React


@pytest.fixture
def text():
    return GAME.new(2, 5).position()


def refusal(text: str) -> str:
    with pytest.raises(AthanorError) as refused:
        GAME.from_position(text)
    assert isinstance(refused.value, RecordError)
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    return refused.value.text("en")


def test_a_position_is_read_as_it_was_written(text):
    assert GAME.from_position(text).position() == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('athanor = "position"', 'athanor = "record"'),
        ('game = "toy"', 'game = "chess"'),
    ],
)
def test_another_thing(text, old, new):
    assert refusal(text.replace(old, new)) == "This is not a position of toy."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('athanor = "position"', ""),
        ("[table]", "[tables]"),
        ("[chance]", "[chances]"),
        ("deck = ", "desk = "),
        ("deck = ", "deck = 5 # "),
        ('secret = ""', 'secret = "xyz"'),
        ('secret = ""', 'secret = "00"'),
        ("rng = ", "rng = 0 # "),
        ("rng = ", "rng = -1 # "),
        ("rng = ", f"rng = {1 << 61} # "),
        ("script = []", "script = 5"),
        ("script = []", 'script = ["x"]'),
        ("rng = ", "rng = inf # "),
        ("coins = [4, 4]\ndeck", 'coins = ["x", 4]\ndeck'),
        ("stack = [", "stack = [1, "),
        ("bid seat=0 answers=-1,-1,", "bid seat=0 answers=-1,-1,-1,"),
        ("bid seat=0 answers=-1,-1,", "bid seat=7 answers=-1,-1,"),
        ("bid seat=0 answers=-1,-1,", "bid seat=-1 answers=-1,-1,"),
        ("step seat=0 number=2", "react seat=5 queue=5, card=0 by=0"),
        ("bid seat=0 answers=-1,-1,", "bid seat=0 answers=3,3,"),
    ],
)
def test_a_damaged_position(text, old, new):
    assert old in text
    assert refusal(text.replace(old, new)) == "This position is damaged or incomplete."


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("bank = 72", "bank = 71", "coins are missing or too many"),
        ("coins = [4, 4]\ndeck", "coins = [9, -1]\ndeck", "coins are missing or too many"),
        ("discard = []", "discard = [3]", "a card is missing or there twice"),
        ("round = 0", "round = 4", "a round that is not played"),
    ],
)
def test_a_position_that_cannot_occur(text, old, new, why):
    assert old in text
    assert refusal(text.replace(old, new)) == f"This position cannot occur: {why}."


def test_options_that_cannot_be(text):
    assert refusal(text.replace("laps = 2", "laps = 9")).startswith("Option “laps” takes a whole number")
    assert refusal(text.replace("players = 2", "players = 9")) == "This game is for 2 to 4 players, not 9."


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense seat=0",
        "play",
        "play seat",
        "play seat=",
        "play seat=x",
        "play seat=1=2",
        "play seat=0 more=1",
        "step seat=0",
        "react seat=0 queue=1 card=0 by=0",
    ],
)
def test_what_is_not_a_frame(frame):
    with pytest.raises(RecordError, match=f"“{frame}” is not a pending decision"):
        read_frame(GAME.frames, frame)


@pytest.mark.parametrize(
    "frame",
    [
        "play seat=1",
        "step seat=2 number=3",
        "bid seat=0 answers=-1,5,-2,",
        "react seat=1 queue=1,2, card=4 by=0",
        "react seat=0 queue=, card=4 by=0",
    ],
)
def test_frames_are_read_as_they_were_written(frame):
    assert read_frame(GAME.frames, frame).plain() == frame


@pytest.mark.parametrize("stack", ["step bid", "step react react", "step"])
def test_decisions_that_follow_from_one_another(stack):
    assert well_stacked(GAME.frames, frames(stack))


@pytest.mark.parametrize("stack", ["bid", "step step", "bid step", "step bid step"])
def test_the_ground_lies_at_the_bottom_and_nowhere_else(stack):
    assert not well_stacked(GAME.frames, frames(stack))


def test_what_is_only_pushed_upon_certain_others():
    class Upon(Frame):
        kind = "upon"
        upon = ("bid",)

    table = {**GAME.frames, "upon": Upon}
    step, bid = frames("step bid")
    assert well_stacked(table, [step, bid, Upon(0)])
    assert not well_stacked(table, [step, Upon(0)])
    assert not well_stacked({"upon": Upon}, [Upon(0)])


def frames(kinds: str) -> list[Frame]:
    made = {
        "step": "step seat=0 number=2",
        "bid": "bid seat=0 answers=-1,-1,",
        "react": "react seat=0 queue=0, card=0 by=1",
    }
    return [read_frame(GAME.frames, made[kind]) for kind in kinds.split()]


def test_frames_of_one_and_of_no_parts():
    one = read_frame(GAME.frames, "react seat=1 queue=1, card=4 by=0")
    assert isinstance(one, React)
    assert one.queue == (1,)
    assert React(2, (), 4, 0).plain() == "react seat=2 queue=, card=4 by=0"
    assert Bid(0, (-1, -1)).plain() == "bid seat=0 answers=-1,-1,"


def test_the_middle_of_nested_effects_survives():
    s = table("glove-1 ward-1", "ward-2 ward-3", "ward-4")
    do(s, "play glove-1", "answer ward-2", "pass")
    assert [frame.kind for frame in s.stack] == ["step", "react", "react"]
    again = GAME.from_position(s.position())
    assert again.snapshot() == s.snapshot()
    assert again.legal() == s.legal()
