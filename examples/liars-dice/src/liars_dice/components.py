"""What is in the box: dice and cups, and the numbering of the actions."""

from __future__ import annotations

from typing import Final

from athanor.core.actions import ActionSpace
from athanor.core.message import Message

MOST_PLAYERS: Final = 6
MOST_DICE: Final = 5  # under one cup
FACES: Final = 6
ONE: Final = 1  # counts as every other face where ones are wild
HIGHEST: Final = MOST_PLAYERS * MOST_DICE  # as many dice as a bid can speak of

# A bid says that at least so many dice show a face, under all cups together. Bids stand in the order in which they
# rise: by their number, then by their face.
ACTIONS: Final = ActionSpace()
DOUBT: Final = ACTIONS.add("doubt")
BID: Final = ACTIONS.each("bid", [f"{n}x{face}" for n in range(1, HIGHEST + 1) for face in range(1, FACES + 1)])


def bid_of(action: int) -> tuple[int, int]:
    """The number and the face of a bid."""
    n, face = divmod(action - BID, FACES)
    return n + 1, face + 1


def action_of(number: int, face: int) -> int:
    return BID + (number - 1) * FACES + face - 1


def dice_words(number: int, face: int) -> Message:
    """“3 fives”, in any language."""
    return Message(f"dice-{face}", {"number": number})
