"""Sell a potion: bids in secret if several want to, then one after the other potion, guarantee and mix."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import ActionKind
from athanor.core.frames import NOT_ASKED, UNANSWERED, Frame, Secret
from athanor.core.message import Arg, Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import (
    EXACT,
    NEUTRAL_QUALITY,
    PAIRS,
    POTIONS_OF_QUALITY,
    quality,
)
from athanor.games.alchemists.brewing import MustMix, after_brewing, brew, can_mix
from athanor.games.alchemists.components import (
    ACTIONS,
    BID,
    BIDS,
    BLUE_ZONE,
    FIRST_ADVENTURE,
    GREEN_ZONE,
    GUARANTEE,
    GUARANTEE_PRICE,
    MIX_PAIR,
    MOST_PLAYERS,
    NO_BID,
    OFFER,
    RED_ZONE,
    SELL,
    WANTED,
    WITHDRAW,
    among,
)
from athanor.games.alchemists.kinds import Plain
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.spaces import TURNS, Turn, row_order
from athanor.games.alchemists.state import Alchemists

ALL_THREE: int = 0b111


def wanted(s: Alchemists) -> tuple[int, ...]:
    """The three potions of the adventurer who is here, left to right."""
    return WANTED[s.adventurers[s.round - FIRST_ADVENTURE]] if s.round >= FIRST_ADVENTURE else ()


def smileys(s: Alchemists, seat: int) -> int:
    one = s.alchemists[seat]
    return SETTINGS.smileys[one.bid] + (one.reputation >= GREEN_ZONE)


def price(s: Alchemists, seat: int, guarantee: int) -> int:
    """What a guarantee brings: less the discount, more for the famous, less for the notorious."""
    one = s.alchemists[seat]
    zone = 1 if one.reputation >= BLUE_ZONE else -1 if one.reputation <= RED_ZONE else 0
    return GUARANTEE_PRICE[guarantee] - max(one.bid, 0) + zone


def block(s: Alchemists, place: int) -> None:
    """A cube under a potion: with 4 players it blocks that potion, with 3 the first two together, with 2 all."""
    if s.players == MOST_PLAYERS:
        s.blocked |= 1 << place
    elif s.players == 2:
        s.blocked = ALL_THREE
    else:
        s.blocked |= 0b011 if place < 2 else 0b100


# ---------------------------------------------------------------- the order of selling


def open_sale(s: Alchemists) -> None:
    """Several sellers bid; a single one sells straight away."""
    s.blocked = 0
    s.sales = 0
    s.selling = [seat for seat in row_order(s, SELL) if s.alchemists[seat].actions[SELL]]
    if not s.selling:
        return
    s.stack.append(Sale(s.selling[0], 0))
    if len(s.selling) > 1:
        answers = tuple(UNANSWERED if seat in s.selling else NOT_ASKED for seat in range(s.players))
        s.stack.append(Bids(min(s.selling), answers))


def close_sale(s: Alchemists) -> None:
    """The bid cards return."""
    for one in s.alchemists:
        one.bid = NO_BID
    s.selling = []


Plain(ACTIONS, BID, "bid", "bid")


class Bids(Secret):
    """Everybody who declared Sell plays a bid card face down; all are turned up together."""

    __slots__ = ()
    kind: ClassVar[str] = "bids"
    upon: ClassVar[tuple[str, ...]] = ("sale",)
    withdraw: ClassVar[int] = WITHDRAW

    def offers(self, s: Alchemists, seat: int) -> list[int]:
        cards_ = BIDS - 1 if s.alchemists[seat].reputation <= RED_ZONE else BIDS
        return [BID + card for card in range(cards_)]

    def reveal(self, s: Alchemists) -> None:
        for seat in s.selling:
            s.alchemists[seat].bid = self.answers[seat] - BID
        lines = [
            Message("bid-line", {"seat": seat, "bid": s.alchemists[seat].bid, "smileys": smileys(s, seat)})
            for seat in s.selling
        ]
        verbs.tell(s, "bids", {"lines": lines})
        # Most smileys first; among equals the higher row, in which `selling` stands already.
        s.selling = sorted(s.selling, key=lambda seat: -smileys(s, seat))
        verbs.tell(s, "selling-order", {"lines": [Message("seat-line", {"seat": seat}) for seat in s.selling]})

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if action == WITHDRAW:
            return Message("why-nothing-to-withdraw")
        if among(action, BID, BIDS):
            return Message("why-bid-too-low")
        return Message("why-bid-first")


class Sale(Frame):
    """The sellers one after another."""

    __slots__ = ("at",)
    kind: ClassVar[str] = "sale"
    upon: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def lapse(self, s: Alchemists) -> None:
        verbs.reset_favored(s)
        if self.at < len(s.selling):
            s.stack.append(Sale(self.seat, self.at + 1))
            s.stack.append(Sell(s.selling[self.at], 0))

    def fits(self, s: Alchemists) -> bool:
        return self.at >= 0


# ---------------------------------------------------------------- one seller's turn


Plain(ACTIONS, OFFER, "sell", "potion")


class Sell(Turn):
    """Choose one of the adventurer's potions that is still open, or decline."""

    __slots__ = ()
    kind: ClassVar[str] = "sell"
    upon: ClassVar[tuple[str, ...]] = ("sale",)
    space: ClassVar[int] = SELL
    moment: ClassVar[int] = cards.SELLING

    def options(self, s: Alchemists) -> list[int]:
        if not can_mix(s, self.seat):
            return []
        free_choice = s.sales == 0 or cards.favored(s, "leads") > 0
        return [OFFER + potion for place, potion in enumerate(wanted(s)) if free_choice or not s.blocked >> place & 1]

    def helped(self, s: Alchemists) -> bool:
        return can_mix(s, self.seat) and any(cards.FAVOR_SHELF[kind].leads for kind in s.favor_kinds(self.seat))

    def act(self, s: Alchemists, action: int) -> None:
        place = wanted(s).index(action - OFFER)
        verbs.tell(s, "offers", {"seat": self.seat, "potion": action - OFFER})
        s.stack.append(Guarantee(self.seat, place))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, OFFER, 6):
            if action - OFFER not in wanted(s):
                return Message("why-not-wanted", {"potion": action - OFFER})
            if not can_mix(s, seat):
                return Message("why-two-ingredients")
            return Message("why-blocked", {"potion": action - OFFER})
        return super().reason(s, action, seat)


class Promise(ActionKind):
    """What is promised of the potion, and the price that goes with it while it is asked for."""

    def label(self, s: Alchemists, n: int) -> Message:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Guarantee):
            return Message("label-guarantee", {"guarantee": n, "gold": price(s, top.seat, n)})
        return Message("label-guarantee-plain", {"guarantee": n})

    def what(self, s: Alchemists, n: int) -> Message | None:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Guarantee):
            lost = verbs.reputation_at_risk(s, top.seat, 1)
            return Message("explain-guarantee", {"gold": price(s, top.seat, n), "count": lost})
        return Message("explain-guarantee-plain")


Promise(ACTIONS, GUARANTEE)


class Guarantee(Frame):
    """Choose what is promised, and so the price; only prices of at least 1 gold."""

    __slots__ = ("place",)
    kind: ClassVar[str] = "guarantee"
    upon: ClassVar[tuple[str, ...]] = ("sale",)
    auto: ClassVar[bool] = False

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def choices(self, s: Alchemists) -> list[int]:
        return [GUARANTEE + level for level in range(4) if price(s, self.seat, level) >= 1]

    def resolve(self, s: Alchemists, action: int) -> None:
        level = action - GUARANTEE
        args = {"seat": self.seat, "guarantee": level, "gold": price(s, self.seat, level)}
        verbs.tell(s, "guarantees", {**args})
        s.stack.append(MixForSale(self.seat, self.place, level))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return Message("why-price-too-low" if among(action, GUARANTEE, 4) else "why-guarantee-first")

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.place < 3 and s.round >= FIRST_ADVENTURE


class MixForSale(MustMix):
    """Mix for the buyer, who is told only how good the potion is."""

    __slots__ = ("level", "place")
    kind: ClassVar[str] = "mix-for-sale"
    upon: ClassVar[tuple[str, ...]] = ("sale",)

    def __init__(self, seat: int, place: int, level: int) -> None:
        self.seat = seat
        self.place = place
        self.level = level

    def resolve(self, s: Alchemists, action: int) -> None:
        seat = self.seat
        pair = action - MIX_PAIR
        target = wanted(s)[self.place]
        gold = price(s, seat, self.level)
        merchants = cards.favored(s, "leads")
        bonus = merchants if s.sales == 0 else max(merchants - 1, 0)
        verbs.take_back(s, seat, SELL, 0)
        block(s, self.place)
        s.sales += 1
        found = quality(target, brew(s, seat, pair))
        potions = 0
        for potion in POTIONS_OF_QUALITY[target][found]:
            potions |= 1 << potion
        one, other = PAIRS[pair]
        verbs.record_mix(s, seat, one, other, potions)
        args: dict[str, Arg] = {"seat": seat, "potion": target, "quality": found, "ingredients": [one, other]}
        verbs.tell(s, "sells", args, ("ingredients",), 1 << seat)
        settle_sale(s, seat, found, self.level, gold)
        verbs.gain_gold(s, seat, bonus)
        after_brewing(s, seat)

    def question(self, s: Alchemists) -> Message:
        return Message("ask-mix-for-sale", {"potion": wanted(s)[self.place]})

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.place < 3 and 0 <= self.level < 4 and s.round >= FIRST_ADVENTURE


def settle_sale(s: Alchemists, seat: int, found: int, guarantee: int, gold: int) -> None:
    """Favors lift the quality step by step; each that is left over once it is exact is a gain of reputation."""
    lift = cards.favored(s, "lift")
    counted = max(found - lift, EXACT)
    if counted <= guarantee:
        verbs.gain_gold(s, seat, gold)
    if counted >= NEUTRAL_QUALITY:
        verbs.lose_reputation(s, seat, 1)
    for _ in range(lift - found):
        verbs.gain_reputation(s, seat, 1)


TURNS[Sell.space] = Sell
