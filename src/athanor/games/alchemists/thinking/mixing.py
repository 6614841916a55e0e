"""Mixing: what to learn from, what to sell and promise, and which cards are wanted for it."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import (
    INGREDIENTS,
    INSANITY,
    PAIR_AT,
    PARALYSIS,
    POISON,
    QUALITIES,
    RIGHT_SIGN,
    WRONG_SIGN,
)
from athanor.games.alchemists.components import (
    EXHIBIT,
    GUARANTEE_PRICE,
    INGREDIENT_OF,
    ROUNDS,
    SELL,
    WANTED,
    zone_extra,
)
from athanor.games.alchemists.selling import price, wanted
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.thinking import worth
from athanor.games.alchemists.thinking.mind import Mind

# What drinking each potion costs.
HARM: Final = table(0.0, 0.9, 0.0, 0.5, 0.0, 1.0, 0.0)  # by potion: poison, paralysis, insanity
UNHAPPY: Final = 0.12  # a negative potion on the student: the next test is dearer, for rivals too
LESSON_OF_A_SALE: Final = 0.5  # only the quality is told
NO_DEAL: Final = -9.0


def copies(s: Alchemists, seat: int) -> list[int]:
    """How many cards of each ingredient are in hand."""
    count = [0] * INGREDIENTS
    for card in s.alchemists[seat].hand:
        count[INGREDIENT_OF[card]] += 1
    return count


def pairs_of(kinds: list[int]) -> list[int]:
    found: list[int] = []
    for at in range(len(kinds)):
        for more in range(at + 1, len(kinds)):
            found.append(PAIR_AT[kinds[at]][kinds[more]])
    return found


# ---------------------------------------------------------------- experiments


def lesson(s: Alchemists, mind: Mind, pair: int) -> float:
    """What seeing a mix is worth."""
    return worth.bit(s) * mind.gain(pair)


def danger(mind: Mind, pair: int, harmed: int) -> float:
    """What drinking it costs; each negative potion harms once a round."""
    odds = mind.odds(pair)
    cost = 0.0
    for potion in (POISON, PARALYSIS, INSANITY):
        if not harmed >> potion & 1:
            cost += HARM[potion] * odds[potion]
    return cost


def negative(mind: Mind, pair: int) -> float:
    odds = mind.odds(pair)
    return odds[POISON] + odds[PARALYSIS] + odds[INSANITY]


def mixed_cards(s: Alchemists, seat: int) -> float:
    """What the two cards would have been worth otherwise."""
    held = len(s.alchemists[seat].hand)
    cost = worth.card(s, max(held - 1, 0))
    return cost if cards.spares(s, seat) else cost + worth.card(s, max(held - 2, 0))


# ---------------------------------------------------------------- selling


class Market:
    """What this round's adventurer pays, in points, for one seller and the favors played so far."""

    __slots__ = ("lesson", "lift", "loss", "mind", "paid")

    def __init__(self, s: Alchemists, seat: int, mind: Mind, lift: int = 0) -> None:
        one = s.alchemists[seat]
        self.mind = mind
        self.lift = lift + cards.favored(s, "lift")
        self.loss = float(max(1 + zone_extra(one.reputation), 0))
        self.lesson = LESSON_OF_A_SALE * worth.bit(s)
        # By guarantee: what the price is worth.
        self.paid = [worth.pieces(s, one.gold, max(price(s, seat, level), 0)) for level in range(QUALITIES)]

    def deal(self, target: int, level: int, pair: int) -> float:
        """The price times the chance to be paid, less the reputation at risk, and what is learnt."""
        chance = self.mind.qualities(pair, target)
        good = chance[min(RIGHT_SIGN + self.lift, WRONG_SIGN)]
        paid = chance[min(level + self.lift, WRONG_SIGN)]
        return paid * self.paid[level] - (1.0 - good) * self.loss + self.lesson * self.mind.gain(pair)

    def best(self, target: int, pairs: list[int]) -> float:
        found = NO_DEAL
        for pair in pairs:
            for level in range(QUALITIES):
                value = self.deal(target, level, pair)
                if value > found:
                    found = value
        return found

    def best_of(self, targets: tuple[int, ...], pairs: list[int]) -> float:
        found = NO_DEAL
        for target in targets:
            found = max(found, self.best(target, pairs))
        return found


# ---------------------------------------------------------------- exhibiting


def applause(s: Alchemists, seat: int, potion: int, chance: float) -> float:
    """What promising a potion should bring."""
    one = s.alchemists[seat]
    gain = 0.0 if s.shown >> potion & 1 else 1.0
    if one.exhibited >> (potion ^ 1) & 1:
        gain += 2.0
    else:
        gain += 0.6
    if worth.FEATHER in one.artifacts:
        gain += 1.2
    return chance * gain - (1.0 - chance) * max(1 + zone_extra(one.reputation), 0)


def best_chance(mind: Mind, potion: int, pairs: list[int]) -> float:
    best = 0.0
    for pair in pairs:
        best = max(best, mind.odds(pair)[potion])
    return best


# ---------------------------------------------------------------- which cards are wanted


def wishes(s: Alchemists, seat: int, mind: Mind) -> list[float]:
    """What one more card of each ingredient would be good for, with what is in hand."""
    count = copies(s, seat)
    one = s.alchemists[seat]
    selling = one.actions[SELL] > one.done[SELL] and s.round > 1
    exhibiting = one.actions[EXHIBIT] > one.done[EXHIBIT]
    found: list[float] = []
    for kind in range(INGREDIENTS):
        wish = worth.card(s, len(one.hand)) - 0.3 * count[kind]
        best = 0.0
        for other in range(INGREDIENTS):
            if other != kind and count[other]:
                pair = PAIR_AT[kind][other]
                use = 0.0
                if s.round < ROUNDS:
                    use = 0.5 * lesson(s, mind, pair)
                if selling:
                    use = max(use, 0.8 * promising(s, mind, pair))
                elif s.round < ROUNDS:
                    use = max(use, 0.3 * foreseen(s, mind, pair))
                if exhibiting:
                    use = max(use, showing(s, seat, mind, pair))
                best = max(best, use)
        found.append(wish + best)
    return found


def promising(s: Alchemists, mind: Mind, pair: int) -> float:
    """The gold a pair should fetch from this round's adventurer."""
    best = 0.0
    for target in wanted(s):
        best = max(best, fetches(mind, pair, target))
    return best


def foreseen(s: Alchemists, mind: Mind, pair: int) -> float:
    """The same from the next round's, whom everybody sees coming."""
    best = 0.0
    for target in WANTED[s.adventurers[s.round - 1]]:
        best = max(best, fetches(mind, pair, target))
    return best


def fetches(mind: Mind, pair: int, target: int) -> float:
    chance = mind.qualities(pair, target)
    best = 0.0
    for level in range(QUALITIES):
        gold = chance[level] * GUARANTEE_PRICE[level]
        if gold > best:
            best = gold
    return best


def showing(s: Alchemists, seat: int, mind: Mind, pair: int) -> float:
    """How well a pair serves the exhibition."""
    best = 0.0
    odds = mind.odds(pair)
    for potion in range(6):
        if not s.alchemists[seat].exhibited >> potion & 1:
            best = max(best, applause(s, seat, potion, odds[potion]))
    return best
