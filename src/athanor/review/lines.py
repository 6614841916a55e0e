"""How a game might go on after a choice: the likeliest moves, as far as each is likelier than all others together."""

from __future__ import annotations

from math import log
from typing import Final

from athanor.bots.base import leave_out_back
from athanor.core.message import Message
from athanor.core.state import State
from athanor.review.choices import ready
from athanor.review.judge import Judge

LONGEST: Final = 12  # moves
LIKELY: Final = log(0.5)  # that a move must be at least

Line = list[tuple[int, str, Message]]  # seat, name of the action, what it is called where it is played


def line_after(judge: Judge, world: State, seat: int, actions: list[int]) -> Line:
    """In a world as the seat may imagine it; the actions themselves are not part of the line."""
    s = ready(world, seat)
    for action in actions:
        s.apply(action, seat)
    found: Line = []
    while not s.over and len(found) < LONGEST:
        leave_out_back(s)
        place = 0
        if len(s.now) > 1:
            policy = judge.many([s], values=False)[0].policy
            place = policy.index(max(policy))
            if policy[place] < LIKELY:
                break
        found.append((s.asked, s.game.actions.name(s.now[place]), s.describe(s.now[place])))
        s.apply(s.now[place])
    return found
