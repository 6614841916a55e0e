"""Botmegistus beside a real board: what is typed in is read, or refused with a sentence in the reader's language."""

from copy import deepcopy
from typing import Any

import pytest

from athanor.core.errors import AthanorError
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus.botmegistus import turn
from athanor.games.trismegistus.botmegistus.steps import Draft, TakeExperiment
from athanor.games.trismegistus.botmegistus.typed import read_card, read_table, read_tracker
from athanor.games.trismegistus.symbols import ANY
from tests.trismegistus.bot_table import board, bot, exp

NO_TOKENS = [[-1] * 13 for _ in range(4)]
TABLE: dict[str, Any] = {
    "bowls": [[1, 0, 2], [0, 0, 0], [0, 3, 0], [0, 0, 0], [1, 1, 1], [0, 0, 0]],
    "market": [[0], [1, 3], None, [], [2, 2], None],
    "experiments": [[], [[0, 0, 5, 7], [1, ANY, 8, 9]], []],
    "levels": [2, 0, 5, 12],
    "tokens": NO_TOKENS,
}
CARD: dict[str, Any] = {
    "colour": 1, "symbols": [2, 4], "potency": 2, "steps": [[2, 0, 1], [3, 5, 2]], "element": -1, "ahead": [],
}  # fmt: skip


def test_a_turn_from_typed_in_numbers():
    steps = turn(read_table(TABLE, board()), read_tracker(bot(gold=1).plain()), read_card(CARD))
    (drafted,) = [step for step in steps if isinstance(step, Draft)]
    (taken,) = [step for step in steps if isinstance(step, TakeExperiment)]
    assert (drafted.colour, drafted.symbol, drafted.potency) == (1, 2, 3)
    assert (taken.section, taken.card.points) == (1, 7)


def test_a_max_card_and_a_personality_card():
    assert read_card({**CARD, "symbols": []}).symbols == ()
    proud = read_card({**CARD, "element": 0, "ahead": [[4, 0, 10]]})
    assert (proud.element, proud.ahead) == (0, ((4, 0, 10),))


BAD_TABLES: list[tuple[str, Any]] = [
    ("bowls", None), ("bowls", []), ("bowls", [[6, 0, 0]] + [[0, 0, 0]] * 5), ("bowls", [[2, 2, 2]] + [[0, 0, 0]] * 5),
    ("bowls", [[-1, 0, 0]] + [[0, 0, 0]] * 5), ("bowls", [[True, 0, 0]] + [[0, 0, 0]] * 5), ("bowls", "dice"),
    ("market", [None] * 5), ("market", [[4]] + [None] * 5), ("market", ["fire"] + [None] * 5), ("market", [7] * 6),
    ("experiments", [[], []]), ("experiments", [[[0, 0, 5]], [], []]), ("experiments", [[[4, 0, 5, 1]], [], []]),
    ("experiments", [[[0, 5, 5, 1]], [], []]), ("experiments", [[[0, 0, 13, 1]], [], []]), ("experiments", [None] * 3),
    ("experiments", [[[0, 0, 5, 1]] * 10, [], []]),
    ("levels", [0, 0, 0]), ("levels", [13, 0, 0, 0]), ("levels", [0, 0, 0, 1.5]), ("levels", None),
    ("tokens", NO_TOKENS[:3]), ("tokens", [[-1] * 12] * 4), ("tokens", [[3] * 13] * 4), ("tokens", [None] * 4),
]  # fmt: skip


@pytest.mark.parametrize(("part", "value"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(part, value):
    for lang in LANGUAGES:
        with pytest.raises(AthanorError) as refused:
            read_table({**TABLE, part: value}, board())
        assert refused.value.message.id == f"bot-typed-{part}"
        assert len(refused.value.text(lang)) > 30


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_what_is_no_table_at_all_is_refused(data):
    with pytest.raises(AthanorError):
        read_table(data, board())
    with pytest.raises(AthanorError):
        read_card(data)
    with pytest.raises(AthanorError):
        read_tracker(data)


BAD_CARDS: list[tuple[str, Any]] = [
    ("colour", 3), ("colour", None), ("symbols", [5]), ("symbols", [1, 1]), ("symbols", [1, 2, 3]), ("symbols", None),
    ("potency", 0), ("potency", 4), ("steps", []), ("steps", [[5, 0, 1]]), ("steps", [[3, 6, 1]]),
    ("steps", [[1, 0, 0]]),
    ("steps", [[1, 0]]), ("steps", [[1, 0, 1]] * 9), ("ahead", None), ("ahead", [[1, 0, 1]]), ("element", 4),
]  # fmt: skip


@pytest.mark.parametrize(("part", "value"), BAD_CARDS)
def test_a_card_that_cannot_be_is_refused(part, value):
    with pytest.raises(AthanorError) as refused:
        read_card({**CARD, part: value})
    assert refused.value.message.id == "bot-typed-card"


GOOD = bot(2, 1, "1 2 3 4", "red tin 2", [exp("air", "any 7", 3)], [exp("fire", "fire 2", 1)], "fire air / water", "b")
BAD_TRACKERS: list[tuple[str, Any]] = [
    ("gold", -1), ("gold", "2"), ("ethereal", None), ("points", 1.5), ("levels", [0, 0, 0]), ("levels", [13, 0, 0, 0]),
    ("die", [3, 0, 1]), ("die", [0, 5, 1]), ("die", [0, 0, 6]), ("die", [-1, -1, 2]), ("die", [0]), ("used", [0] * 4),
    ("used", [3]), ("artifacts", [[-1, 4]]), ("artifacts", 3), ("open", [[0, 0, 5, 1, -1]] * 3),
    ("open", [[4, 0, 5, 1, -1]]),
    ("open", [[0, 0, 13, 1, -1]]), ("open", [[0, 0]]), ("done", [[0, 9, 5, 1, -1]]), ("done", [[0, 0, 5, "x", -1]]),
    ("specialised", [4]), ("switches", 1 << 16),
]  # fmt: skip


@pytest.mark.parametrize(("part", "value"), BAD_TRACKERS)
def test_a_tracker_that_cannot_be_is_refused(part, value):
    data = deepcopy(GOOD.plain())
    assert read_tracker(data).plain() == data
    with pytest.raises(AthanorError) as refused:
        read_tracker({**data, part: value})
    assert refused.value.message.id == "bot-typed-tracker"
