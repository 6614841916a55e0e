"""Records: one text for each way in which they can be wrong."""

import random

import pytest

import athanor
from athanor import AthanorError, RecordError
from athanor.core.text import LANGUAGES
from athanor.testing.journey import play_on
from tests.toy import GAME


@pytest.fixture
def finished():
    s = GAME.new(3, 5, {"laps": 1})
    play_on(s, random.Random(1))
    return s


@pytest.fixture
def text(finished):
    return athanor.dumps(finished.record())


def refusal(text: str) -> str:
    with pytest.raises(AthanorError) as refused:
        athanor.replay(athanor.loads(text))
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    return refused.value.text("en")


def test_a_record_reads_like_a_score_sheet(text):
    lines = text.splitlines()
    assert lines[:7] == [
        'athanor = "record"',
        "format = 1",
        'game = "toy"',
        "rules = 1",
        "players = 3",
        "seed = 5",
        "moves = '''",
    ]
    assert lines[7][2:].startswith("bid ")


def test_records_are_values(finished):
    record = finished.record()
    assert record == athanor.loads(athanor.dumps(record))
    record.moves = record.moves[:-1]
    assert record != finished.record()
    assert record != "record"


def test_a_record_of_an_unfinished_game_has_no_scores():
    s = GAME.new(2, 5)
    play_on(s, random.Random(1), 5)
    assert s.record().scores == []
    assert len(s.record().moves) == 5
    assert athanor.replay(s.record()).snapshot() == s.snapshot()


def test_walking_shows_every_state_once(finished):
    record = finished.record()
    moves = [len(state.moves()) for state, _ in athanor.walk(record)]
    assert moves == list(range(len(record.moves) + 1))


@pytest.mark.parametrize("text", ["", "hello = 1", "moves = '''\n'''", 'athanor = "position"', "athanor = 1"])
def test_what_is_not_a_record(text):
    assert refusal(text) == "This is not the record of a game."


@pytest.mark.parametrize("text", ["{", "not a record", "\x00"])
def test_what_is_not_even_readable(text):
    assert refusal(text).startswith("This text cannot be read: ")


@pytest.mark.parametrize("new", ["format = 2", 'format = "1"', ""])
def test_another_format(text, new):
    assert refusal(text.replace("format = 1", new)).startswith("This record was written by another version of Athanor")


def test_another_version_of_the_rules(text):
    said = refusal(text.replace("rules = 1", "rules = 7"))
    assert said.startswith("This game was played by version 7 of the rules (here is version 1)")


def test_an_unknown_game(text):
    assert refusal(text.replace('"toy"', '"chess"')).startswith("There is no game called “chess”.")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('game = "toy"', "game = 1", "game"),
        ('game = "toy"\n', "", "game"),
        ("rules = 1", "rules = true", "rules"),
        ("players = 3", 'players = "3"', "players"),
        ("players = 3\n", "", "players"),
        ("seed = 5\n", "", "seed"),
        ("seed = 5", "seed = -5", "seed"),
        ("seed = 5", "seed = -1", "seed"),
        ("seed = 5", f"seed = {1 << 128}", "seed"),
        ("moves = ", "moved = ", "moves"),
        ("[options]", "[optional]", "options"),
        ("scores = [", "scores = 1 # [", "scores"),
        ("seed = 5", "position = 5", "position"),
    ],
)
def test_a_damaged_field(text, old, new, field):
    assert old in text
    assert refusal(text.replace(old, new)) == f"This record is damaged: the field “{field}” is missing or wrong."


@pytest.mark.parametrize("line", ["4 bid 1", "0 bid 1", "-1 bid 1", "bid 1", "", "² bid 1", "9" * 5000 + " bid 1", "1"])
def test_a_damaged_move(text, line):
    said = refusal(text.replace("moves = '''\n", f"moves = '''\n{line}\n"))
    assert said.startswith("This record is damaged: “") or said == "There is no action called “”."


def test_an_unknown_action(text):
    assert refusal(text.replace("bid 0", "bit 0", 1)) == "There is no action called “bit 0”."


def test_a_move_that_is_not_allowed(text):
    said = refusal(text.replace("moves = '''\n", "moves = '''\n1 keep\n"))
    assert said == "This record is damaged: move 1, “keep”, is not allowed there."


def test_more_moves_than_the_game_has(text):
    assert "is not allowed there" in refusal(text.replace("\n'''\n", "\n1 rest\n'''\n", 1))


def test_scores_it_does_not_end_with(text, finished):
    said = "This record is damaged: it does not end with the scores it claims."
    assert refusal(text.replace(f"scores = {finished.scores()}", "scores = [1, 2, 3]")) == said
    last = text.index("\n'''\n")
    without_the_last_move = text[: text.rindex("\n", 0, last)] + text[last:]
    assert refusal(without_the_last_move) == said


def test_options_that_cannot_be(text):
    assert refusal(text.replace("laps = 1", "laps = 9")) == "Option “laps” takes a whole number from 1 to 3, not “9”."
    assert refusal(text.replace("players = 3", "players = 4")).startswith("Option “coins” needs one value for each")
    assert refusal(text.replace("[4, 4, 4]", "[0, 0, 0]")) == "At least one player needs a coin to begin with."


def test_a_record_that_begins_in_the_middle():
    s = GAME.new(2, 5)
    play_on(s, random.Random(1), 9)
    later = GAME.from_position(s.position())
    assert later.record().moves == []
    play_on(later, random.Random(2))
    text = athanor.dumps(later.record())
    assert "seed" not in text
    assert athanor.replay(athanor.loads(text)).snapshot() == later.snapshot()
    assert refusal(text.replace("bank = ", "bank = 1")).startswith("This position cannot occur: coins")


def test_an_imagined_state_has_no_record():
    with pytest.raises(RecordError, match="This position has no record: it is an imagined one"):
        GAME.new(2, 5).determinise(0, 1).record()
