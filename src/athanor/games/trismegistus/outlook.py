"""The share of the victory a seat may hope for: the points it will probably have, beside those of the others.

What promises are worth, and how far an expected lead can be trusted, was learnt from games (`outlook_weights.py`).
"""

from __future__ import annotations

from athanor.core.victory import shares, won
from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.components import DICE_EACH, ROUNDS
from athanor.games.trismegistus.outlook_weights import BOT_DIE, BOT_END, DOUBT, DOUBT_SLOPE, WEIGHTS
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.thinking.planning import Plan
from athanor.games.trismegistus.thinking.prospects import prospects, sure_points


def outlook(s: Trismegistus, seat: int) -> float:
    return outlooks(s)[seat]


def outlooks(s: Trismegistus) -> list[float]:
    """Of every seat; against Botmegistus the rest of the victory is its own."""
    if s.over:
        return won(s)
    plans = [Plan(s, seat) for seat in range(s.players)]
    points = [expected_points(s, plan) for plan in plans]
    if s.bot is not None:
        points.append(expected_of_bot(s, s.bot))
    elif s.solo:
        points.append(points[0])  # not set up yet: nobody knows
    return shares(points, DOUBT + DOUBT_SLOPE * most_work(plans))[: s.players]


def most_work(plans: list[Plan]) -> float:
    """Of whoever has most before them: so long the game goes on."""
    return max([plan.work for plan in plans])


def expected_points(s: Trismegistus, plan: Plan) -> float:
    """At the end of the game: what is sure, and what the promises are usually worth in this round."""
    weights = WEIGHTS[s.round - 1]
    total = sure_points(s, plan)
    for at, promise in enumerate(prospects(s, plan)):
        total += weights[at] * promise
    return total


def expected_of_bot(s: Trismegistus, bot: Tracker) -> float:
    """Botmegistus gains about as much with every die."""
    dice = (ROUNDS - s.round) * DICE_EACH + DICE_EACH - len(bot.used)
    return botmegistus.score(bot) + BOT_DIE * dice + BOT_END
