"""What the kinds of actions have in common. Every action has a label, `label-x`, and a sentence about what it does."""

from __future__ import annotations

from athanor.core.actions import ActionKind, ActionSpace, Row
from athanor.core.message import Message
from athanor.games.alchemists.alchemicals import PAIRS
from athanor.games.alchemists.components import ACTIONS, DECLINE, PASS, WITHDRAW
from athanor.games.alchemists.state import Alchemists


class Plain(Row):
    """`label-x`, explained by `explain-x`."""

    def __init__(self, space: ActionSpace, first: int, word: str, arg: str = "", start: int = 0) -> None:
        super().__init__(space, first, f"label-{word}", arg, start, f"explain-{word}")


class Printed(Row):
    """`label-x`, explained by a sentence for each action of the range, `y-3`."""

    def what(self, s: Alchemists, n: int) -> Message | None:
        return Message(f"{self.sentence}-{n}")


class Pair(ActionKind):
    """Two ingredients."""

    def __init__(self, space: ActionSpace, first: int, word: str) -> None:
        super().__init__(space, first)
        self.word = word

    def label(self, s: Alchemists, n: int) -> Message:
        return Message(f"label-{self.word}", {"ingredients": list(PAIRS[n])})

    def what(self, s: Alchemists, n: int) -> Message | None:
        return Message(f"explain-{self.word}")


class Withdraw(ActionKind):
    """A secret answer is taken back, or the two ingredients of a demonstration are."""

    def word(self, s: Alchemists) -> str:
        return "reconsider" if s.stack and s.stack[-1].kind == "claim" else "withdraw"

    def label(self, s: Alchemists, n: int) -> Message:
        return Message(f"label-{self.word(s)}")

    def what(self, s: Alchemists, n: int) -> Message | None:
        return Message(f"explain-{self.word(s)}")


# What several chapters ask for.
Plain(ACTIONS, PASS, "pass")
Plain(ACTIONS, DECLINE, "decline")
Withdraw(ACTIONS, WITHDRAW)
