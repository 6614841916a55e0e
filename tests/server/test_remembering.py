"""A bot that searches in a tree keeps it from one decision to the next of the same seat at the same table, and from
nothing else. In the toy game: it has no network, so its bots search in a tree."""

from collections.abc import Iterator

import pytest

import athanor
from athanor import bots
from athanor.bots.search.tree import Node
from athanor.core.state import State
from athanor.server import worker
from tests import toy  # noqa: F401 (registers the game)

BOT = "master@40"


@pytest.fixture(autouse=True)
def _forgetful() -> Iterator[None]:
    worker.MEMORIES.clear()
    yield
    worker.MEMORIES.clear()


def two_in_a_row() -> tuple[State, State, int, int]:
    """A state in which the bot's answer leads straight to its next question, and the state after it."""
    s = athanor.game("toy").new(2, 3)
    for number in range(60):
        seat = s.asked
        after = s.clone()
        after.apply(bots.ask(bots.bot(BOT), s, seat, number))
        if after.asked == seat and min(len(s.legal()), len(after.legal())) > 1:
            return s, after, seat, number
        s = after
    raise AssertionError("nobody was ever asked twice in a row")


def question(s: State, seat: int, seed: int, table: str, moment: int) -> tuple[int, str]:
    world = s.determinise(seat, bots.derive(seed, "world")).snapshot()
    return worker.think("toy", BOT, world, seat, seed, table, moment)


def test_the_next_question_of_the_same_seat_goes_on_from_the_tree() -> None:
    s, after, seat, seed = two_in_a_row()
    question(s, seat, seed, "here", 7)
    memory = worker.MEMORIES["here", seat]
    memory.moment = 8
    tree = memory.recall()
    assert isinstance(tree, Node)
    visits = tree.visits
    question(after, seat, seed + 1, "here", 8)
    assert tree.visits > visits, "the search went on in the tree it had kept"


def test_another_table_another_seat_and_a_later_moment_find_nothing() -> None:
    s, after, seat, seed = two_in_a_row()
    question(s, seat, seed, "here", 7)
    tree = worker.MEMORIES["here", seat].kept
    assert isinstance(tree, Node)
    visits = tree.visits
    question(after, seat, seed + 1, "there", 8)
    question(after, seat, seed + 1, "here", 9)
    assert tree.visits == visits
    assert ("here", 1 - seat) not in worker.MEMORIES


def test_only_a_few_tables_are_remembered() -> None:
    s, _, seat, seed = two_in_a_row()
    for number in range(worker.MOST_REMEMBERED + 3):
        question(s, seat, seed, f"table {number}", 1)
    assert len(worker.MEMORIES) == worker.MOST_REMEMBERED
    assert ("table 0", seat) not in worker.MEMORIES
