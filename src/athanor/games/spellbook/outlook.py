"""How much of the victory a sorcerer may hope for, by rule of thumb: who stands better (`estimate.py`) will win, and
more surely the fewer days are to come. What a master sees besides is in `insight.py`."""

from __future__ import annotations

from math import exp
from typing import Final

from athanor.core.compiled import table
from athanor.core.state import OVER
from athanor.core.victory import shares, won
from athanor.games.spellbook.components import FAMILIAR_SPACES
from athanor.games.spellbook.estimate import DUMMY_A_DAY, solo_days_left, standing
from athanor.games.spellbook.scoring import dummy_points
from athanor.games.spellbook.state import Spellbook

DOUBT: Final = 1.0  # so many points ahead, one wins e times as often as not at the very end …
DOUBT_A_DAY: Final = 0.3  # … and it takes more for each day to come
SHORTEST: Final = 0.7
SOLO_LEAD: Final = 4.0  # that far ahead of the dummy, a victory is nearly three times as likely as a defeat
# Days to come: at first, less for each token on the fullest familiar, each spell of whoever has most, each day so far;
# and a little back, by the squares of the first two. Fitted to games that bots played.
DAYS: Final = table(12.56, -0.847, -0.285, -0.114, 0.0065, 0.0461)


def outlook(s: Spellbook, seat: int) -> float:
    return outlooks(s)[seat]


def outlooks(s: Spellbook) -> list[float]:
    if s.asked == OVER:
        return won(s)
    if s.solo:
        return [against_the_dummy(s)]
    points = [standing(s, seat) for seat in range(s.players)]
    return shares(points, DOUBT + DOUBT_A_DAY * days_to_come(s))


def against_the_dummy(s: Spellbook) -> float:
    lead = standing(s, 0) - dummy_points(s)
    if not s.last_round:
        lead -= DUMMY_A_DAY * solo_days_left(s)
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, lead / SOLO_LEAD))))


def days_to_come(s: Spellbook) -> float:
    """How long the game will go on, from how far the furthest have come."""
    if s.last_round:
        return 0.0
    stored, learnt, days = 0, 0, 0
    for sorcerer in s.sorcerers:
        stored = max(stored, len(sorcerer.familiar))
        learnt = max(learnt, 7 - sorcerer.level.count(0))
        days = max(days, sorcerer.days)
    guess = DAYS[0] + DAYS[1] * stored + DAYS[2] * learnt + DAYS[3] * days
    guess += DAYS[4] * stored * stored + DAYS[5] * learnt * learnt
    return max(SHORTEST, min(guess, float(FAMILIAR_SPACES)))
