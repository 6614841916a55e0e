"""How the bots of this game think: how likely a bid is, from one's own dice. No search, no cheating."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from liars_dice.components import DOUBT, FACES, ONE, bid_of
from liars_dice.state import Table
from liars_dice.verbs import count

EAGER: Final = 8.0  # how much a likely thing is preferred to an unlikely one
MODEST: Final = 0.5  # how much each step that a bid is higher than needed costs


def weights(s: Table, seat: int) -> list[float]:
    """Log-weights of `legal(seat)`: doubt what is unlikely, bid what is likely, and no higher than needed."""
    own, unknown = [s.dice[seat]], s.in_play - len(s.dice[seat])

    def chance(number: int, face: int) -> float:
        one_in = 3 if s.wild and face != ONE else FACES
        return at_least(number - count(own, face, s.wild), unknown, one_in)

    legal = s.legal(seat)
    found = []
    for place, action in enumerate(legal):
        if action == DOUBT:
            found.append(EAGER * (1 - chance(s.number, s.face)))
        else:
            found.append(EAGER * chance(*bid_of(action)) - MODEST * place / FACES)
    return found


@cache
def at_least(wanted: int, dice: int, one_in: int) -> float:
    """How likely at least so many of the dice show what they show once in so many times."""
    p = 1 / one_in
    return sum(comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(max(0, wanted), dice + 1))
