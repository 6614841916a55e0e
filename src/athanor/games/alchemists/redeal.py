"""Dealing anew what a seat cannot know: the truth, pairs, cards, seals and tiles, to fit all that it does know.

Everything is drawn from the re-dealt copy's own chance, from pools that are sorted first, so nothing of the true deal
is left. Marks of knowledge stay with the places: whoever knew the card that lay there knows the one that lies there
now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from athanor.core.events import EVERYBODY
from athanor.core.rng import roll, shuffle
from athanor.games.alchemists import evidence, worlds
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS
from athanor.games.alchemists.brewing import MustMix
from athanor.games.alchemists.cards import AT_ONCE, FAVOR_SHELF
from athanor.games.alchemists.components import (
    ADVENTURERS,
    FAVOR_CARDS,
    FAVOR_OF,
    INGREDIENT_OF,
    NOBODY,
    SEAL_COPIES,
    SEAL_KINDS,
)
from athanor.games.alchemists.exhibiting import Exhibit
from athanor.games.alchemists.ordering import KeepFavor
from athanor.games.alchemists.seat_worlds import ANY
from athanor.games.alchemists.selling import Guarantee, Sell
from athanor.games.alchemists.state import Alchemists, Result
from athanor.games.alchemists.suspicion import likely_seal, likely_world, likely_world_together

if TYPE_CHECKING:
    from mypy_extensions import i64

SPECTATOR: Final = 1 << 8  # beyond all seats: met by EVERYBODY alone
EVERY_PAIR: Final = (1 << len(PAIRS)) - 1
KINDS_OF: Final = [1 << one | 1 << other for one, other in PAIRS]
PAIRS_WITH: Final = [sum(1 << at for at in range(len(PAIRS)) if kind in PAIRS[at]) for kind in range(INGREDIENTS)]
PLAYED_AT_ONCE: Final = [FAVOR_SHELF[FAVOR_OF[card]].moment == AT_ONCE for card in range(FAVOR_CARDS)]


def redeal(s: Alchemists, seat: int | None) -> None:
    # As a mask that meets those of all cards the seat knows; a spectator knows what everybody does.
    mine = SPECTATOR if seat is None else 1 << seat
    pool = unknown_cards(s.known, mine)
    pairs = open_pairs(s, mine, pool) if in_cauldron(s, mine) else EVERY_PAIR
    deal(s, mine, pool, pairs, truth(s, NOBODY if seat is None else seat, pairs))


def redeal_together(s: Alchemists, seats: frozenset[int]) -> None:
    if len(seats) < 2:
        redeal(s, min(seats, default=None))
        return
    mine = 0
    for seat in seats:
        mine |= 1 << seat
    pool = unknown_cards(s.known, mine)
    pairs = open_pairs(s, mine, pool) if in_cauldron(s, mine) else EVERY_PAIR
    deal(s, mine, pool, pairs, truth_together(s, seats, mine, pairs))


def deal(s: Alchemists, mine: int, pool: list[int], pairs: int, makers: list[int]) -> None:
    """All that hangs on the truth or on nothing; `mine` has a bit for each seat that is asked what it knows."""
    mixes(s, mine, pairs, makers)
    ingredient_cards(s, mine, pool)
    favor_cards(s, mine)
    seals(s, mine)
    adventurers(s)


def unknown_cards(known: list[int], mine: int) -> list[int]:
    found: list[int] = []
    seat: i64 = mine
    card: i64 = 0
    size: i64 = len(known)
    while card < size:
        mask: i64 = known[card]
        if not mask & seat:
            found.append(card)
        card += 1
    return found


# ---------------------------------------------------------------- the truth and the mixes


def open_pairs(s: Alchemists, mine: int, pool: list[int]) -> int:
    """The pairs that may lie in somebody else's cauldron, a bit each: of cards that are out of sight, or seen there."""
    seen = 0
    for card in s.cauldron:
        if s.known[card] & mine:
            seen |= 1 << INGREDIENT_OF[card]
    there = seen
    for card in pool:
        there |= 1 << INGREDIENT_OF[card]
    found = 0
    for at in range(len(PAIRS)):
        if KINDS_OF[at] & there == KINDS_OF[at] and KINDS_OF[at] & seen == seen:
            found |= 1 << at
    return found


def in_cauldron(s: Alchemists, mine: int) -> bool:
    """Whether the latest mix still lies in the cauldron of somebody else."""
    return s.brewer != NOBODY and not mine >> s.brewer & 1


def truth(s: Alchemists, me: int, pairs: int) -> list[int]:
    """A world that fits what the seat knows; the cards that lie in a cauldron now must fit it too.

    Gives back the pairs that make each potion there, see `worlds.World`.
    """
    if s.revealed:
        return worlds.laid_out(worlds.world_of(s.truth)).makers
    cauldron = ANY if pairs == EVERY_PAIR else s.results[-1].potions << len(PAIRS) | pairs
    world = worlds.laid_out(likely_world(s, me, evidence.seat_worlds_of(s, me), cauldron))
    s.truth = world.truth
    return world.makers


def truth_together(s: Alchemists, seats: frozenset[int], mine: int, pairs: int) -> list[int]:
    """The same for several seats: what they have seen together, and the theories of all others."""
    if s.revealed:
        return worlds.laid_out(worlds.world_of(s.truth)).makers
    possible = worlds.EVERY
    for seat in seats:
        possible &= evidence.seat_worlds_of(s, seat).possible
    cauldron = ANY if pairs == EVERY_PAIR else s.results[-1].potions << len(PAIRS) | pairs
    world = worlds.laid_out(likely_world_together(s, mine, possible, cauldron))
    s.truth = world.truth
    return world.makers


def mixes(s: Alchemists, mine: int, pairs: int, makers: list[int]) -> None:
    """Pairs that the seat does not know become others that make the same potion in the world just dealt."""
    results = s.results[:]
    here = len(results) - 1 if in_cauldron(s, mine) else -1
    for at in range(len(results)):
        result = results[at]
        peeked = result.seen_one | result.seen_other
        if mine >> result.seat & 1:
            if peeked:
                results[at] = glimpses_anew(s, mine, result, result.one, result.other)
            continue
        among = pairs if at == here else EVERY_PAIR
        if result.seen_one & mine:
            among &= PAIRS_WITH[result.one]
        if result.seen_other & mine:
            among &= PAIRS_WITH[result.other]
        one, other = PAIRS[likely_pair(s, result.potions, among, makers)]
        if peeked:
            results[at] = glimpses_anew(s, mine, result, one, other)
        else:
            results[at] = Result(result.seat, one, other, result.potions)
    keep_what_is_sure(s, mine, results)
    s.results = results


def keep_what_is_sure(s: Alchemists, mine: int, results: list[Result]) -> None:
    """What the seat is sure of is the same as before. Nothing is kept of what the others are."""
    before = s.seat_worlds
    s.seat_worlds = [None] * (s.players + 1)
    for slot in range(s.players + 1):
        kept = before[slot]
        if kept is not None and (SPECTATOR if slot == s.players else 1 << slot) & mine and kept.holds(s):
            s.seat_worlds[slot] = kept.with_results(results)


def likely_pair(s: Alchemists, potions: int, pairs: int, makers: list[int]) -> int:
    """One of these pairs, a bit each, that makes one of these potions; all that do are as likely."""
    found = 0
    for potion in evidence.POTIONS_IN[potions]:
        found |= makers[potion]
    found &= pairs
    for _ in range(roll(s, found.bit_count())):
        found &= found - 1
    return (found & -found).bit_length() - 1


def glimpses_anew(s: Alchemists, mine: int, result: Result, one: int, other: int) -> Result:
    """Who peeked is known; which of the two they saw is not."""
    first = second = 0
    peeked = result.seen_one | result.seen_other
    for viewer in range(s.players):
        if peeked >> viewer & 1:
            if mine >> viewer & 1:
                seen = result.one if result.seen_one >> viewer & 1 else result.other
                saw_first = seen == one
            else:
                saw_first = roll(s, 2) == 0
            if saw_first:
                first |= 1 << viewer
            else:
                second |= 1 << viewer
    return Result(result.seat, one, other, result.potions, first, second)


# ---------------------------------------------------------------- ingredient cards


def ingredient_cards(s: Alchemists, mine: int, pool: list[int]) -> None:
    """Marks stay with the places, but who of the others has seen which card of a discard pile or a cauldron is itself
    unknown."""
    shuffle(s, pool)
    if in_cauldron(s, mine):
        to_the_front(s, mine, pool)
    dealer = Dealer(s.known, mine, pool)
    own = 0 if mine == SPECTATOR else mine
    dealer.deal_out(s.cauldron, own if s.brewer == NOBODY else own | 1 << s.brewer)
    dealer.deal_out(s.deck, EVERYBODY)
    dealer.deal_out(s.discard, own)
    for one in s.alchemists:
        dealer.deal_out(one.hand, EVERYBODY)
        if one.aside:
            one.aside = one.aside[:]
            dealer.deal_out(one.aside, EVERYBODY)
    s.known = dealer.known
    two_kinds_where_needed(s, mine)


class Dealer:
    """Puts, for every card that a seat does not know, the next one of a pool: it is known to whoever knew that one."""

    __slots__ = ("at", "knew", "known", "mine", "pool")

    def __init__(self, knew: list[int], mine: int, pool: list[int]) -> None:
        self.knew = knew
        self.known: list[int] = knew[:]
        self.mine = mine
        self.pool = pool
        self.at: int = 0

    def deal_out(self, place: list[int], keep: i64) -> None:
        """`keep`: who goes on knowing what lies in this place."""
        knew, known, pool = self.knew, self.known, self.pool
        at: i64 = self.at
        mine: i64 = self.mine
        index: i64 = 0
        size: i64 = len(place)
        while index < size:
            card: i64 = place[index]
            mask: i64 = knew[card]
            if not mask & mine:
                card = pool[at]
                place[index] = card
                at += 1
                known[card] = mask & keep
            elif keep != EVERYBODY and mask != EVERYBODY:
                known[card] = mask & keep
            index += 1
        self.at = at


def to_the_front(s: Alchemists, mine: int, pool: list[int]) -> None:
    """The unseen cards of the cauldron are dealt first: those of the pair just chosen."""
    pair = [s.results[-1].one, s.results[-1].other]
    for card in s.cauldron[:2]:
        if s.known[card] & mine:
            pair.remove(INGREDIENT_OF[card])
    if len(pair) == 2 and roll(s, 2):
        pair.reverse()
    for at, kind in enumerate(pair):
        for index in range(at, len(pool)):
            if INGREDIENT_OF[pool[index]] == kind:
                pool.insert(at, pool.pop(index))
                break


def two_kinds_where_needed(s: Alchemists, mine: int) -> None:
    """Whoever has promised a potion holds two different ingredients; a hand of one kind swaps a card with the deck.

    So does whoever may promise one now: a promise that can still be undone must be possible in every imagined world.
    """
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, (MustMix, Sell, Guarantee, Exhibit)) or mine >> top.seat & 1:
        return
    hand = s.alchemists[top.seat].hand
    if len({INGREDIENT_OF[card] for card in hand}) > 1:
        return
    for own in range(len(hand)):
        if not s.known[hand[own]] & mine:
            for place in (s.deck, s.discard, *(one.hand for one in s.alchemists)):
                for at in range(len(place)):
                    card = place[at]
                    if (
                        place is not hand
                        and not s.known[card] & mine
                        and INGREDIENT_OF[card] != INGREDIENT_OF[hand[own]]
                    ):
                        other = hand[own]
                        s.known[card], s.known[other] = s.known[other], s.known[card]
                        hand[own], place[at] = card, other
                        return


# ---------------------------------------------------------------- favors, seals, tiles


def favor_cards(s: Alchemists, mine: int) -> None:
    """Hands first, and without cards that are played at once: nobody holds those but while choosing at the start."""
    pool = unknown_cards(s.favor_known, mine)
    shuffle(s, pool)
    choosing = bool(s.stack) and isinstance(s.stack[-1], KeepFavor)
    dealer = Dealer(s.favor_known, mine, pool)
    for one in s.alchemists:
        hand = one.favors
        for index in range(len(hand)):
            mask = s.favor_known[hand[index]]
            if not mask & mine:
                at = 0
                while not choosing and PLAYED_AT_ONCE[pool[at]]:
                    at += 1
                hand[index] = pool.pop(at)
                dealer.known[hand[index]] = mask
    s.favor_deck = s.favor_deck[:]
    dealer.deal_out(s.favor_deck, EVERYBODY)
    if s.favor_discard:
        s.favor_discard = s.favor_discard[:]
        dealer.deal_out(s.favor_discard, EVERYBODY)
    s.favor_known = dealer.known


def seals(s: Alchemists, mine: int) -> None:
    """Seals of others that lie face down become any of those they have not had to show."""
    if s.revealed:
        return
    on_theories = [each[:] if each else each for each in s.seals]
    sealed = [ingredient for ingredient in range(INGREDIENTS) if on_theories[ingredient]]
    for seat in range(s.players):
        if mine >> seat & 1:
            continue
        one = s.alchemists[seat]
        left = [SEAL_COPIES[kind] - one.lost[kind] for kind in range(SEAL_KINDS)]
        for ingredient in sealed:
            on_theory = on_theories[ingredient]
            for at in range(len(on_theory)):
                if on_theory[at] // SEAL_KINDS == seat:
                    kind = likely_seal(s, ingredient, left)
                    on_theory[at] = seat * SEAL_KINDS + kind
                    left[kind] -= 1
        one.seals = left
    s.seals = on_theories


def adventurers(s: Alchemists) -> None:
    """Those beyond the next one, and the one in the box."""
    seen = s.adventurers[: s.round]
    open_tiles = 0
    for tile in seen:
        open_tiles |= 1 << tile
    hidden = [tile for tile in range(ADVENTURERS) if not open_tiles >> tile & 1]
    shuffle(s, hidden)
    s.removed = hidden[0]
    s.adventurers = seen + hidden[1:]
