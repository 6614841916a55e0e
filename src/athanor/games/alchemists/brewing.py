"""Mixing two ingredients: the cauldron, what the reader tells, who may peek, and where the cards go."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Arg, Message
from athanor.core.rng import roll
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import MIX, PAIR_AT, PAIRS
from athanor.games.alchemists.components import (
    ACTIONS,
    INGREDIENT_OF,
    MIX_PAIR,
    PASS,
    PEEK,
    USE_MORTAR,
    WAIVE_MORTAR,
    among,
)
from athanor.games.alchemists.kinds import Pair, Plain
from athanor.games.alchemists.state import Alchemists, Result

Pair(ACTIONS, MIX_PAIR, "mix")


def pairs(s: Alchemists, seat: int) -> list[int]:
    """The pairs of two different ingredients that a hand can mix, as actions."""
    kinds = s.kinds(seat)
    found = []
    for at in range(len(kinds)):
        row = PAIR_AT[kinds[at]]
        for more in range(at + 1, len(kinds)):
            found.append(MIX_PAIR + row[kinds[more]])
    return found


def can_mix(s: Alchemists, seat: int) -> bool:
    hand = s.alchemists[seat].hand
    return any(INGREDIENT_OF[card] != INGREDIENT_OF[hand[0]] for card in hand)


def why_no_mix(s: Alchemists, seat: int, action: int) -> Message:
    """Why a pair cannot be mixed, from what the mixer has in hand."""
    for ingredient in PAIRS[action - MIX_PAIR]:
        if s.holds(seat, ingredient) < 0:
            return Message("why-not-in-hand", {"ingredient": ingredient})
    return Message("why-not-now")


def is_mix(action: int) -> bool:
    return among(action, MIX_PAIR, len(PAIRS))


def potion_of(s: Alchemists, pair: int) -> int:
    one, other = PAIRS[pair]
    return MIX[s.truth[one]][s.truth[other]]


def brew(s: Alchemists, seat: int, pair: int) -> int:
    """Two cards go into the cauldron and the reader looks at them. What it shows is the caller's affair."""
    one, other = PAIRS[pair]
    verbs.into_cauldron(s, seat, one, other)
    return MIX[s.truth[one]][s.truth[other]]


def experiment(s: Alchemists, seat: int, pair: int, event: str) -> int:
    """A mix whose potion is shown to all."""
    potion = brew(s, seat, pair)
    show(s, seat, pair, potion, event)
    return potion


def show(s: Alchemists, seat: int, pair: int, potion: int, event: str) -> None:
    one, other = PAIRS[pair]
    verbs.record_mix(s, seat, one, other, 1 << potion)
    verbs.tell(s, event, {"seat": seat, "potion": potion, "ingredients": [one, other]}, ("ingredients",), 1 << seat)


def after_brewing(s: Alchemists, seat: int, exhibited: bool = False) -> None:
    """First whoever may peeks, then the cards leave the cauldron."""
    s.stack.append(EmptyCauldron(seat, int(exhibited)))
    for viewer in s.order[::-1]:
        if viewer != seat and cards.may_peek(s, viewer):
            s.stack.append(Peek(viewer, seat))


Plain(ACTIONS, PEEK, "peek")


class Peek(Frame):
    """Right after another's result: look at one of the two ingredients, at random, or leave it."""

    __slots__ = ("brewer",)
    kind: ClassVar[str] = "peek"
    upon: ClassVar[tuple[str, ...]] = ("empty-cauldron", "peek")

    def __init__(self, seat: int, brewer: int) -> None:
        self.seat = seat
        self.brewer = brewer

    def choices(self, s: Alchemists) -> list[int]:
        return [PEEK, PASS]

    def resolve(self, s: Alchemists, action: int) -> None:
        if action == PASS:
            return
        s.alchemists[self.seat].peeked = 1
        card = s.cauldron[roll(s, 2)]
        verbs.learn(s, card, 1 << self.seat)
        seen = INGREDIENT_OF[card]
        s.results = [*s.results[:-1], glimpsed(s.results[-1], seen, 1 << self.seat)]
        args = {"seat": self.seat, "brewer_seat": self.brewer, "ingredient": seen}
        verbs.tell(s, "peeks", {**args}, ("ingredient",), 1 << self.seat)

    def question(self, s: Alchemists) -> Message:
        return Message("ask-peek", {"brewer_seat": self.brewer})

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return Message("why-peek-first")

    def fits(self, s: Alchemists) -> bool:
        return len(s.cauldron) == 2


def glimpsed(result: Result, ingredient: int, seats: int) -> Result:
    """The same result, with the seats that now know one of its ingredients."""
    first = seats if ingredient == result.one else 0
    second = seats if ingredient == result.other else 0
    return Result(
        result.seat, result.one, result.other, result.potions, result.seen_one | first, result.seen_other | second
    )


class EmptyCauldron(Frame):
    """The mixed cards are discarded face down; artifacts may spare one, or set them aside."""

    __slots__ = ("exhibited",)
    kind: ClassVar[str] = "empty-cauldron"

    def __init__(self, seat: int, exhibited: int) -> None:
        self.seat = seat
        self.exhibited = exhibited

    def lapse(self, s: Alchemists) -> None:
        aside = self.exhibited and cards.collects(s, self.seat)
        spares = cards.spares(s, self.seat)
        if spares:
            forget_cauldron(s)
            if roll(s, 2):
                s.cauldron = [s.cauldron[1], s.cauldron[0]]
        if aside and spares:
            s.stack.append(Spare(self.seat))
        elif aside:
            set_aside(s, self.seat, 2)
        elif spares:
            verbs.out_of_cauldron(s, s.discard, 0)
            return_one(s, self.seat)
        else:
            verbs.out_of_cauldron(s, s.discard, 0)
            verbs.out_of_cauldron(s, s.discard, 0)

    def fits(self, s: Alchemists) -> bool:
        return len(s.cauldron) == 2


def forget_cauldron(s: Alchemists) -> None:
    """One of the two returns, nobody else sees which: whoever peeked no longer knows where that card is."""
    for card in s.cauldron:
        s.known[card] = 1 << s.brewer


def return_one(s: Alchemists, seat: int) -> None:
    card = verbs.out_of_cauldron(s, s.alchemists[seat].hand, 0)
    verbs.tell(s, "spares", {"seat": seat, "ingredient": INGREDIENT_OF[card]}, ("ingredient",), 1 << seat)


def set_aside(s: Alchemists, seat: int, count: int) -> None:
    kept = [INGREDIENT_OF[card] for card in s.cauldron[:count]]
    one = s.alchemists[seat]
    one.aside = one.aside[:]
    for _ in range(count):
        verbs.out_of_cauldron(s, one.aside, 0)
    args: dict[str, Arg] = {"seat": seat, "count": count, "ingredients": kept}
    verbs.tell(s, "sets-aside", args, ("ingredients",), 1 << seat)


Plain(ACTIONS, USE_MORTAR, "use-mortar")
Plain(ACTIONS, WAIVE_MORTAR, "waive-mortar")


class Spare(Frame):
    """One card is to be set aside, the other to return: the owner may set both aside instead."""

    __slots__ = ()
    kind: ClassVar[str] = "spare"

    def choices(self, s: Alchemists) -> list[int]:
        return [USE_MORTAR, WAIVE_MORTAR]

    def resolve(self, s: Alchemists, action: int) -> None:
        if action == WAIVE_MORTAR:
            set_aside(s, self.seat, 2)
        else:
            set_aside(s, self.seat, 1)
            return_one(s, self.seat)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return Message("why-spare-first")

    def fits(self, s: Alchemists) -> bool:
        return len(s.cauldron) == 2


class MustMix(Frame):
    """A potion was promised: now two different ingredients must be mixed. Subclasses say for what."""

    __slots__ = ()
    auto: ClassVar[bool] = False

    def choices(self, s: Alchemists) -> list[int]:
        return pairs(s, self.seat)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return why_no_mix(s, seat, action) if is_mix(action) else Message("why-mix-first")
