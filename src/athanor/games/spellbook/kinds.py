"""What the kinds of actions have in common, by the questions that ask for them."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import ActionKind, ActionSpace, Row
from athanor.core.message import Message
from athanor.games.spellbook.state import Spellbook


class Token(Row):
    """Something that is done with a token of a kind."""

    def __init__(self, space: ActionSpace, first: int, verb: str) -> None:
        super().__init__(space, first, f"label-{verb}", "token", sentence=f"explain-{verb}")


class BasicAction(ActionKind):
    """What everybody may do in a phase, without a spell; it may be copied too."""

    phase: ClassVar[int]
    way: ClassVar[str]  # the word for it where all ways of a phase are listed

    def offers(self, s: Spellbook, seat: int, found: list[int]) -> None:
        raise NotImplementedError

    def why_not(self, s: Spellbook, seat: int, n: int) -> Message:
        """In its phase; only asked for what is not offered."""
        raise NotImplementedError

    def why_not_now(self, s: Spellbook, seat: int, n: int) -> Message:
        """In another phase."""
        return Message("why-other-time", {"phase": self.phase})

    def do(self, s: Spellbook, seat: int, n: int) -> None:
        raise NotImplementedError

    def label(self, s: Spellbook, n: int) -> Message:
        return Message(f"label-{self.way}", {"token": n})

    def what(self, s: Spellbook, n: int) -> Message | None:
        return Message(f"explain-{self.way}")


def explain_line(s: Spellbook, id: str, label: Message, line: int, args: dict[str, int]) -> Message:
    """A line of a spell, with what is printed on it in our words."""
    level = line % 3 + 3
    what = Message(s.lineup.card(line // 3).line_text(level, s.solo))
    return Message(id, {"label": label, "what": what, "level": level, **args})
