"""Positions saved by version 0.1.0, in the middle of an effect.

It counted the tokens taken in an action by rune (`taken` in the table) and gave the draws for them after the last, in a
frame `after-takes`. Today what a take sets off comes before the next take (SB-315). So that frame becomes what is still
owed for the takes already made: one question for each.
"""

from __future__ import annotations

from typing import Any, ClassVar

from athanor.core.frames import Frame
from athanor.games.spellbook.components import TOKENS
from athanor.games.spellbook.frames import Draw, MayDraw, bonus, draws_unasked
from athanor.games.spellbook.state import Spellbook


class AfterTakes(Frame):
    """Read from positions of 0.1.0 and replaced at once by `migrate`; never pushed."""

    __slots__ = ()
    kind: ClassVar[str] = "after-takes"


def migrate(s: Spellbook, table: dict[str, Any]) -> None:
    taken = [int(count) for count in table.get("taken", [0, 0, 0])]
    if len(taken) != 3 or min(taken) < 0 or sum(taken) > TOKENS:
        raise ValueError("takes that cannot have been")
    stack: list[Frame] = []
    for frame in s.stack:
        if isinstance(frame, AfterTakes):
            stack += owed(s, frame.seat, taken)
        else:
            stack.append(frame)
    s.stack = stack


def owed(s: Spellbook, seat: int, taken: list[int]) -> list[Frame]:
    """A token of each rune stands for those that were taken: the rune alone matters."""
    ask = Draw if draws_unasked(s) else MayDraw
    return [ask(seat, bonus(s, seat, rune)) for rune in range(3) for _ in range(taken[rune]) if bonus(s, seat, rune)]
