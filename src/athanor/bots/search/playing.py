"""How a game goes on in a bot's head, and what the position it comes to is worth to everybody."""

from __future__ import annotations

from typing import Final

from athanor.bots.lot import Lot
from athanor.core.frames import Secret
from athanor.core.state import OVER, State

LONGEST: Final = 400  # decisions without a choice in a row; no game has that many


def to_a_choice(s: State, seat: int, lot: Lot, warmth: float) -> None:
    """Go on to the next decision worth a node: what is forced happens.

    What others answer in secret, at the same time as `seat`, they answer by habit. In the tree they could see what
    they must not know: the answer that came before theirs.
    """
    for _ in range(LONGEST):
        asked = s.asked
        if asked == OVER:
            return
        now = s.now
        if len(now) == 1:
            s.apply(now[0])
        elif asked != seat and isinstance(s.stack[-1], Secret):
            s.apply(now[lot.lean(s.leaning(asked), warmth)])
        else:
            return


def play_on(s: State, decisions: int, lot: Lot, warmth: float) -> None:
    """So many decisions by habit."""
    for _ in range(decisions):
        asked = s.asked
        if asked == OVER:
            return
        now = s.now
        s.apply(now[0] if len(now) == 1 else now[lot.lean(s.leaning(asked), warmth)])


def finish_turn(s: State, decisions: int, lot: Lot, warmth: float) -> None:
    """By habit until somebody else is asked, so that positions are compared at rest: at most so many decisions."""
    first = s.asked
    for _ in range(decisions):
        if s.asked != first or first == OVER:
            return
        now = s.now
        s.apply(now[0] if len(now) == 1 else now[lot.lean(s.leaning(first), warmth)])


def shares(s: State, insight: bool) -> list[float]:
    """What share of the victory each seat may hope for, by rule of thumb or with a master's insight. Guesses that
    promise more than one victory are scaled down."""
    found = s.insights() if insight else s.outlooks()
    total = sum(found)
    return [share / total for share in found] if total > 1.0 else found
