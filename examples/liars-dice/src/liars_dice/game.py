"""The game itself: who may play, what can be chosen, and who answers for a table."""

from __future__ import annotations

from typing import Any, ClassVar

from athanor.core.actions import ActionSpace
from athanor.core.fields import read_fields, write_fields
from athanor.core.frames import Frame, frame_table
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.options import Option
from athanor.core.plain import Plain
from athanor.core.text import Catalog
from liars_dice import policy, verbs, view
from liars_dice.bidding import Bid
from liars_dice.components import ACTIONS, DOUBT, FACES, MOST_DICE, MOST_PLAYERS, bid_of, dice_words
from liars_dice.state import NOBODY, SAVED, Table


class LiarsDice(Game):
    id: ClassVar[str] = "liars-dice"
    players: ClassVar[range] = range(2, MOST_PLAYERS + 1)
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("dice", MOST_DICE, numbers=range(1, MOST_DICE + 1)),
        Option("ones", "wild", choices=("wild", "plain")),
    )
    actions: ClassVar[ActionSpace] = ACTIONS
    texts: ClassVar[Catalog] = view.TEXTS
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(Bid)
    secrets: ClassVar[bool] = True

    heuristic = staticmethod(policy.weights)
    redeal = staticmethod(view.redeal)
    redeal_together = staticmethod(view.redeal_together)
    draw = staticmethod(view.draw)
    view = staticmethod(view.view)  # the last of the three: from here on the name means this one

    # ---------------------------------------------------------------- set-up

    def blank(self, players: int, options: dict[str, Any]) -> Table:
        return Table(self, players, options)

    def set_up(self, s: Table) -> None:
        s.dice = [[0] * s.options["dice"] for _ in range(s.players)]
        verbs.roll_all(s, 0)
        s.stack.append(Bid(0))

    # ---------------------------------------------------------------- words and points

    def describe(self, s: Table, action: int) -> Message:
        if action == DOUBT:
            return Message("do-doubt")
        return Message("do-bid", {"what": dice_words(*bid_of(action))})

    def explain(self, s: Table, action: int) -> Message:
        if action == DOUBT:
            return Message("explain-doubt")
        number, face = bid_of(action)
        return Message("explain-bid-wild" if s.wild and face > 1 else "explain-bid", {"what": dice_words(number, face)})

    def scores(self, s: Table) -> list[int]:
        return [len(cup) for cup in s.dice]

    def score_sheet(self, s: Table, line: int) -> list[tuple[Message, int]]:
        return [(Message("score-dice"), len(s.dice[line]))]

    def winners(self, s: Table) -> list[int]:
        return [seat for seat, cup in enumerate(s.dice) if cup] if s.over else []

    # ---------------------------------------------------------------- saving

    def dump(self, s: Table) -> dict[str, Plain]:
        return write_fields(s, SAVED)

    def load(self, s: Table, table: dict[str, Any]) -> None:
        read_fields(s, SAVED, table)

    def check(self, s: Table) -> str:
        if not all(are_cups(s, cups) for cups in (s.dice, s.seen)):
            return "dice that are not in the box"
        if not is_a_bid(s.dice, s.number, s.face, s.bidder):
            return "a bid that nobody could make"
        if s.seen_doubter != NOBODY and not (
            s.seen_number and s.seen_doubter in range(s.players) and s.seen_doubter != s.seen_bidder
        ):
            return "a doubt that nobody could have"
        if not is_a_bid(s.seen, s.seen_number, s.seen_face, s.seen_bidder):
            return "a doubt about no bid"
        if bool(s.stack) != (sum(map(bool, s.dice)) > 1):
            return "a game that should be over, or should not"
        return ""


def are_cups(s: Table, cups: list[list[int]]) -> bool:
    """One for each seat, with as many dice as the game began with at most, their faces in order."""
    faces = range(1, FACES + 1)
    return len(cups) == s.players and all(
        len(cup) <= s.options["dice"] and cup == sorted(cup) and all(face in faces for face in cup) for cup in cups
    )


def is_a_bid(cups: list[list[int]], number: int, face: int, bidder: int) -> bool:
    """None at all, or of somebody who is there, about dice that are there."""
    if not number:
        return (face, bidder) == (0, NOBODY)
    return 0 < number <= sum(map(len, cups)) and face in range(1, FACES + 1) and bidder in range(len(cups))
