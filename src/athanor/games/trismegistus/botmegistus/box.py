"""The owner's box beside a real board: which set of cards it is, and where its board is printed otherwise."""

# Not compiled: people type at the other end.

from __future__ import annotations

from typing import Any, Final

from athanor.games.trismegistus.botmegistus.difficulty import ONE_WHITE_FEWER, Difficulty
from athanor.games.trismegistus.botmegistus.table import TRACKS
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.botmegistus.typed import field, numbers, refuse
from athanor.games.trismegistus.cards import OURS, Board, CardSet
from athanor.games.trismegistus.shelf import CARDS_OPTION, set_called
from athanor.games.trismegistus.symbols import TOP, WHITE, WILD_FACE

PLAYERS: Final = 2  # a solo game is set up as for two
BONUS_STEPS: Final = 2  # of every track
MOST_SECTIONS: Final = 3
ESSENCES: Final = 4

Printed = dict[str, list[int]]


def read_box(value: Any) -> str:
    """The name of a set that is at hand; the house's own (`--cards`) if nobody names one."""
    if value is None:
        return str(CARDS_OPTION.default)
    if not isinstance(value, str):
        raise refuse("beside-answer")
    return set_called(value).id


def is_owners(cards: CardSet) -> bool:
    """Typed in from a real box, so its cards are those on the table."""
    return cards.id != OURS


# ---------------------------------------------------------------- the board


def read_printed(value: Any) -> Printed:
    """`{"track_order", "bonus_steps", "section_of"}` of a board that differs from the set's."""
    order = numbers(field(value, "track_order"), TRACKS, 0, TRACKS - 1)
    steps = numbers(field(value, "bonus_steps"), BONUS_STEPS, 1, TOP)
    sections = numbers(field(value, "section_of"), WILD_FACE, 0, MOST_SECTIONS - 1)
    if order is None or len(set(order)) != TRACKS:
        raise refuse("beside-board-tracks")
    if steps is None or steps[0] >= steps[1]:
        raise refuse("beside-board-steps", top=TOP)
    if sections is None or set(sections) != set(range(max(sections) + 1)):
        raise refuse("beside-board-sections", most=MOST_SECTIONS)
    return {"track_order": order, "bonus_steps": steps, "section_of": sections}


def board_of(cards: CardSet, printed: Printed, essences: list[int]) -> Board:
    """The set's board, with what the owner's has otherwise; `essences` per track where the tokens were shuffled."""
    if not printed and not essences:
        return cards.board
    board = Board()
    for name in [name for name in dir(board) if not name.startswith("_")]:
        setattr(board, name, getattr(cards.board, name))
    if printed:
        board.track_order = tuple(printed["track_order"])
        board.bonus_steps = tuple(printed["bonus_steps"])
        board.section_of = tuple(printed["section_of"])
        board.sections = max(board.section_of) + 1
    if essences:
        board.track_essence = tuple(essences)
    return board


def read_essences(value: Any) -> list[int]:
    found = numbers(value, TRACKS, 0, ESSENCES - 1)
    if found is None or len(set(found)) != ESSENCES:
        raise refuse("beside-essences")
    return found


def printed_of(board: Board) -> Printed:
    return {
        "track_order": list(board.track_order),
        "bonus_steps": list(board.bonus_steps),
        "section_of": list(board.section_of),
    }


# ---------------------------------------------------------------- its dice


def dice_of(board: Board, difficulty: Difficulty) -> list[int]:
    """Black, white and red dice in the game."""
    dice = list(board.dice[PLAYERS])
    dice[WHITE] -= difficulty.has(ONE_WHITE_FEWER)
    return dice


def dice_left(board: Board, difficulty: Difficulty, tracker: Tracker) -> list[int]:
    """Those that can lie in the bowls: all but the ones on its tracker."""
    dice = dice_of(board, difficulty)
    for colour in tracker.used:
        dice[colour] -= 1
    if tracker.has_die:
        dice[tracker.colour] -= 1
    return dice
