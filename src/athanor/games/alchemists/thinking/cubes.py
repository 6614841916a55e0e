"""Declaring: what one more action of each space should bring, beside those declared already, cube for cube."""

from __future__ import annotations

from typing import Final

from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.components import (
    BUY,
    CUSTODIAN,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    MASTER,
    MOST_PLAYERS,
    NO_THEORY,
    PUBLISH,
    ROUNDS,
    SELL,
    TEST,
    TRANSMUTE,
)
from athanor.games.alchemists.publishing import fee, has_seal
from athanor.games.alchemists.selling import wanted
from athanor.games.alchemists.spaces import OPEN
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.thinking import mixing, theorizing, worth
from athanor.games.alchemists.thinking.mind import ALL_BITS, Mind

NOT_WORTH_IT: Final = -2.0
WANTED_CARD: Final = 1.1  # a card without which a mix that was declared falls through
FADING: Final = 0.75  # what each further experiment of a round still teaches
SHARED_SALE: Final = 0.5  # what is left of a sale if one of two sellers must stand back
COMPETED: Final = 0.9  # what lies open may be gone when the turn comes


class Plans:
    """The thoughts of one seat while it declares."""

    __slots__ = ("board", "coming", "kinds", "mind", "s", "seat", "short")

    def __init__(self, s: Alchemists, seat: int, mind: Mind) -> None:
        one = s.alchemists[seat]
        self.s = s
        self.seat = seat
        self.mind = mind
        self.kinds: list[int] = s.kinds(seat)
        self.coming: int = one.actions[FORAGE]
        mixes = one.actions[TEST] + one.actions[DRINK] + one.actions[CUSTODIAN] + one.actions[SELL]
        mixes += one.actions[EXHIBIT]
        # How many cards the mixes declared still lack.
        self.short: int = 2 * mixes - len(one.hand) - self.coming
        self.board: theorizing.Board | None = None

    def worth(self, space: int) -> tuple[float, int]:
        """What the next action should bring, and the cubes it takes, those for the cards it needs included."""
        number = self.s.alchemists[self.seat].actions[space]
        cubes = self.s.costs[space][number]
        if space == FORAGE:
            return self.forage(number), cubes
        if space == TRANSMUTE:
            return self.transmute(), cubes
        if space in (TEST, DRINK, CUSTODIAN):
            lacking = min(max(self.short + 2, 0), 2)
            return self.experiment(space, lacking), cubes + lacking
        if space == SELL:
            lacking = min(max(self.short + 2, 0), 2)
            return self.sale(lacking), cubes + lacking
        if space == BUY:
            return self.purchase(number), cubes
        if space == DEBUNK:
            return self.debunk(number), cubes
        if space == PUBLISH:
            return self.publish(number), cubes
        return self.exhibit(number), cubes

    # ------------------------------------------------------------ cards and gold

    def forage(self, number: int) -> float:
        if self.short > 0:
            return WANTED_CARD
        return worth.card(self.s, len(self.s.alchemists[self.seat].hand) + number)

    def purse(self) -> int:
        """Gold once what was declared is paid for and earned."""
        one = self.s.alchemists[self.seat]
        gold = one.gold + one.actions[TRANSMUTE] + 2 * one.actions[SELL]
        return gold - fee(self.s, self.seat) * one.actions[PUBLISH] - 3 * one.actions[BUY]

    def transmute(self) -> float:
        one = self.s.alchemists[self.seat]
        spare = len(one.hand) + self.coming - 2 * (one.actions[TEST] + one.actions[DRINK] + one.actions[SELL])
        if spare <= one.actions[TRANSMUTE]:
            return NOT_WORTH_IT
        return worth.piece(self.s, self.purse()) - worth.card(self.s, max(spare - 1, 0))

    def purchase(self, number: int) -> float:
        s, seat = self.s, self.seat
        one = s.alchemists[seat]
        gold = max(self.purse() + 3 * number, 0)
        found: list[float] = []
        for artifact in s.on_sale:
            cost = cards.price(s, seat, artifact)
            if cost <= gold:
                found.append(worth.artifact(s, seat, artifact) + worth.pieces(s, gold, -cost))
        found.sort(reverse=True)
        if number >= len(found) or (number and one.gold < 6):
            return NOT_WORTH_IT
        return COMPETED * found[number]

    # ------------------------------------------------------------ mixes

    def experiment(self, space: int, lacking: int) -> float:
        s, seat, mind = self.s, self.seat, self.mind
        one = s.alchemists[seat]
        if s.round == ROUNDS:
            return NOT_WORTH_IT
        done = one.actions[TEST] + one.actions[DRINK] + one.actions[CUSTODIAN]
        gained, harm = self.best_lesson(space)
        if lacking:
            # Cards still to come: what an average mix teaches somebody who knows this much.
            gained, harm = max(gained, 2.5 * mind.bits / ALL_BITS), 0.35
        value = worth.bit(s) * gained * (FADING**done) - harm - mixing.mixed_cards(s, seat)
        if space == TEST:
            # A student who is or may be unhappy by then wants gold.
            rivals = sum([other.actions[TEST] for other in s.alchemists]) - one.actions[TEST]
            fee_likely = min(0.45 * (rivals + one.actions[TEST]), 1.0)
            value -= fee_likely * (worth.piece(s, self.purse()) if self.purse() > 0 else 1.5)
        elif space == CUSTODIAN:
            value -= worth.favor(s, worth.CUSTODIAN) - 0.2
        return value

    def best_lesson(self, space: int) -> tuple[float, float]:
        """Of the pairs in hand the one to learn from: bits and harm."""
        best, harm = 0.0, 0.35
        bit = worth.bit(self.s)
        for pair in mixing.pairs_of(self.kinds):
            cost = mixing.UNHAPPY * mixing.negative(self.mind, pair)
            if space != TEST:
                cost = mixing.danger(self.mind, pair, self.s.alchemists[self.seat].harmed)
            if bit * self.mind.gain(pair) - cost > bit * best - harm:
                best, harm = self.mind.gain(pair), cost
        return best, harm

    def sale(self, lacking: int) -> float:
        s, seat = self.s, self.seat
        if lacking:
            return NOT_WORTH_IT
        pairs = mixing.pairs_of(self.kinds)
        value = mixing.Market(s, seat, self.mind).best_of(wanted(s), pairs) - mixing.mixed_cards(s, seat)
        sellers = 0
        for rival in range(s.players):
            sellers += rival != seat and s.alchemists[rival].actions[SELL] > 0
        room = 1 if s.players == 2 else 2 if s.players < MOST_PLAYERS else 3
        return value * SHARED_SALE if sellers >= room and value > 0.0 else value

    def exhibit(self, number: int) -> float:
        s, seat = self.s, self.seat
        pairs = mixing.pairs_of(self.kinds)
        if len(s.alchemists[seat].hand) + self.coming < 2 * (number + 1):
            return NOT_WORTH_IT
        found: list[float] = []
        for potion in range(6):
            if not s.alchemists[seat].exhibited >> potion & 1:
                found.append(mixing.applause(s, seat, potion, mixing.best_chance(self.mind, potion, pairs)))
        found.sort(reverse=True)
        return found[number] if number < len(found) else NOT_WORTH_IT

    # ------------------------------------------------------------ theories

    def debunk(self, number: int) -> float:
        s, seat = self.s, self.seat
        found: list[float] = []
        if s.mode("debunking", seat) == MASTER:
            for pair in range(len(PAIRS)):
                if theorizing.suspect(s, self.mind, pair):
                    best = NOT_WORTH_IT
                    for potion in range(POTIONS):
                        best = max(best, theorizing.demonstrating(s, seat, self.mind, pair, potion))
                    found.append(best)
            number *= 3  # a second demonstration had better be about something else
        else:
            for ingredient in range(INGREDIENTS):
                if s.theories[ingredient] != NO_THEORY:
                    best = NOT_WORTH_IT
                    for colour in range(3):
                        best = max(best, theorizing.refuting(s, seat, self.mind, ingredient, colour))
                    found.append(best)
        found.sort(reverse=True)
        return COMPETED * found[number] if number < len(found) and found[number] > 0.0 else NOT_WORTH_IT

    def publish(self, number: int) -> float:
        s, seat = self.s, self.seat
        if not has_seal(s, seat) or self.purse() < fee(s, seat):
            return NOT_WORTH_IT
        if self.board is None:
            self.board = theorizing.Board(s, seat, self.mind)
        found = self.board.best(number + 1)
        return COMPETED * found[number] if number < len(found) else NOT_WORTH_IT


def best_beyond(plans: Plans, free: int) -> float:
    """The best action that one more cube would pay for."""
    s, seat = plans.s, plans.seat
    best = NOT_WORTH_IT
    for space in OPEN[s.round]:
        number = s.alchemists[seat].actions[space]
        if number < len(s.costs[space]) and s.costs[space][number] == free + 1:
            value, cubes = plans.worth(space)
            best = max(best, value * (free + 1) / cubes)
    return best


def ahead_of_me(s: Alchemists, seat: int, space: int) -> int:
    """How many rivals who declared this space stand above in the order of play."""
    count = 0
    for rival in s.order:
        if rival == seat:
            break
        count += s.alchemists[rival].actions[space] > 0
    return count
