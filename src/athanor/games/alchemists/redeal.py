"""Dealing anew what a seat cannot know: the truth, pairs, cards, seals and tiles, to fit all that it does know.

Everything is drawn from the re-dealt copy's own chance, from pools that are sorted first, so nothing of the true deal
is left. Marks of knowledge stay with the places: whoever knew the card that lay there knows the one that lies there
now.
"""

from __future__ import annotations

from athanor.core.events import EVERYBODY
from athanor.core.rng import roll, shuffle
from athanor.games.alchemists import evidence, worlds
from athanor.games.alchemists.alchemicals import INGREDIENTS, MIX, PAIRS
from athanor.games.alchemists.brewing import MustMix
from athanor.games.alchemists.cards import AT_ONCE, FAVOR_SHELF
from athanor.games.alchemists.components import (
    ADVENTURERS,
    CARDS,
    FAVOR_CARDS,
    FAVOR_OF,
    INGREDIENT_OF,
    NOBODY,
    SEAL_COPIES,
    SEAL_KINDS,
)
from athanor.games.alchemists.exhibiting import Exhibit
from athanor.games.alchemists.ordering import KeepFavor
from athanor.games.alchemists.selling import Guarantee, Sell
from athanor.games.alchemists.state import Alchemists, Result
from athanor.games.alchemists.suspicion import likely_seal, likely_truth


def redeal(s: Alchemists, seat: int | None) -> None:
    me = NOBODY if seat is None else seat
    s.no_longer_share()
    pool = unknown_cards(s, me)
    truth(s, me, pool)
    mixes(s, me, pool)
    ingredient_cards(s, me, pool)
    favor_cards(s, me)
    seals(s, me)
    adventurers(s)


def knows(mask: int, me: int) -> bool:
    return mask == EVERYBODY or (me >= 0 and mask >> me & 1 == 1)


# ---------------------------------------------------------------- the truth and the mixes


def unknown_cards(s: Alchemists, me: int) -> list[int]:
    return [card for card in range(CARDS) if not knows(s.known[card], me)]


def open_pairs(s: Alchemists, me: int, pool: list[int]) -> list[int]:
    """The pairs that may lie in somebody else's cauldron: of cards that are out of sight, or seen there."""
    unseen = [False] * INGREDIENTS
    for card in pool:
        unseen[INGREDIENT_OF[card]] = True
    seen = [INGREDIENT_OF[card] for card in s.cauldron if knows(s.known[card], me)]
    found = []
    for at, (one, other) in enumerate(PAIRS):
        there = (unseen[one] or one in seen) and (unseen[other] or other in seen)
        if there and all(kind in (one, other) for kind in seen):
            found.append(at)
    return found


def in_cauldron(s: Alchemists, me: int) -> bool:
    """Whether the latest mix still lies in the cauldron of somebody else."""
    return s.brewer not in (NOBODY, me)


def truth(s: Alchemists, me: int, pool: list[int]) -> None:
    """A world that fits what the seat knows; the cards that lie in a cauldron now must fit it too."""
    if s.revealed:
        return
    fitting = evidence.possible(s, None) if me < 0 else evidence.possible_to(s, me)
    if in_cauldron(s, me):
        candidates = open_pairs(s, me, pool)
        if len(candidates) < len(PAIRS):
            potions = evidence.POTIONS_IN[s.results[-1].potions]
            some = 0
            for pair in candidates:
                some |= worlds.with_potions(*PAIRS[pair], potions)
            fitting &= some
    s.truth = likely_truth(s, me, fitting)


def mixes(s: Alchemists, me: int, pool: list[int]) -> None:
    """Pairs that the seat does not know become others that make the same potion in the world just dealt."""
    makers: list[list[int]] = [[] for _ in range(7)]
    for at, (one, other) in enumerate(PAIRS):
        makers[MIX[s.truth[one]][s.truth[other]]].append(at)
    last = len(s.results) - 1
    for at, result in enumerate(s.results):
        if result.seat != me:
            candidates = [pair for potion in evidence.POTIONS_IN[result.potions] for pair in makers[potion]]
            if me >= 0 and (result.seen_one | result.seen_other) >> me & 1:
                seen = result.one if result.seen_one >> me & 1 else result.other
                candidates = [pair for pair in candidates if seen in PAIRS[pair]]
            if at == last and in_cauldron(s, me):
                feasible = open_pairs(s, me, pool)
                candidates = [pair for pair in candidates if pair in feasible]
            candidates.sort()
            one, other = PAIRS[candidates[roll(s, len(candidates))]]
        else:
            one, other = result.one, result.other
        s.results[at] = glimpses_anew(s, me, result, one, other)


def glimpses_anew(s: Alchemists, me: int, result: Result, one: int, other: int) -> Result:
    """Who peeked is known; which of the two they saw is not."""
    first = second = 0
    peeked = result.seen_one | result.seen_other
    for viewer in range(s.players):
        if peeked >> viewer & 1:
            if viewer == me:
                seen = result.one if result.seen_one >> me & 1 else result.other
                saw_first = seen == one
            else:
                saw_first = roll(s, 2) == 0
            if saw_first:
                first |= 1 << viewer
            else:
                second |= 1 << viewer
    return Result(result.seat, one, other, result.potions, first, second)


# ---------------------------------------------------------------- ingredient cards


def ingredient_cards(s: Alchemists, me: int, pool: list[int]) -> None:
    forget_others_peeks(s, me)
    shuffle(s, pool)
    if in_cauldron(s, me):
        to_the_front(s, me, pool)
    instead = list(range(CARDS))
    places = [s.cauldron, s.deck, s.discard]
    for one in s.alchemists:
        places += [one.hand, one.aside]
    deal_out(places, s.known, me, pool, instead)
    exchange(places, s.known, instead)
    two_kinds_where_needed(s, me)


def deal_out(places: list[list[int]], known: list[int], me: int, pool: list[int], instead: list[int]) -> None:
    """For every card in these places that `me` does not know the next one of the pool."""
    at = 0
    for place in places:
        for card in place:
            if not knows(known[card], me):
                instead[card] = pool[at]
                at += 1


def exchange(places: list[list[int]], known: list[int], instead: list[int]) -> None:
    """A card that comes in place of another is known to whoever knew that one."""
    knew = known[:]
    for old, new in enumerate(instead):
        known[new] = knew[old]
    for place in places:
        place[:] = [instead[card] for card in place]


def forget_others_peeks(s: Alchemists, me: int) -> None:
    """Who of the others knows which card of a discard pile or a cauldron is itself unknown."""
    for place in (s.discard, s.cauldron):
        keep = 1 << s.brewer if place is s.cauldron and s.brewer != NOBODY else 0
        if me >= 0:
            keep |= 1 << me
        for card in place:
            if s.known[card] != EVERYBODY:
                s.known[card] &= keep


def to_the_front(s: Alchemists, me: int, pool: list[int]) -> None:
    """The unseen cards of the cauldron are dealt first: those of the pair just chosen."""
    pair = [s.results[-1].one, s.results[-1].other]
    for card in s.cauldron[:2]:
        if knows(s.known[card], me):
            pair.remove(INGREDIENT_OF[card])
    if len(pair) == 2 and roll(s, 2):
        pair.reverse()
    for at, kind in enumerate(pair):
        for index in range(at, len(pool)):
            if INGREDIENT_OF[pool[index]] == kind:
                pool.insert(at, pool.pop(index))
                break


def two_kinds_where_needed(s: Alchemists, me: int) -> None:
    """Whoever has promised a potion holds two different ingredients; a hand of one kind swaps a card with the deck.

    So does whoever may promise one now: a promise that can still be undone must be possible in every imagined world.
    """
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, MustMix | Sell | Guarantee | Exhibit) or top.seat == me:
        return
    hand = s.alchemists[top.seat].hand
    if len({INGREDIENT_OF[card] for card in hand}) > 1:
        return
    for mine in range(len(hand)):
        if not knows(s.known[hand[mine]], me):
            for place in (s.deck, s.discard, *(one.hand for one in s.alchemists)):
                for at in range(len(place)):
                    card = place[at]
                    if (
                        place is not hand
                        and not knows(s.known[card], me)
                        and INGREDIENT_OF[card] != INGREDIENT_OF[hand[mine]]
                    ):
                        other = hand[mine]
                        s.known[card], s.known[other] = s.known[other], s.known[card]
                        hand[mine], place[at] = card, other
                        return


# ---------------------------------------------------------------- favors, seals, tiles


def favor_cards(s: Alchemists, me: int) -> None:
    """Hands first, and without cards that are played at once: nobody holds those but while choosing at the start."""
    pool = [card for card in range(FAVOR_CARDS) if not knows(s.favor_known[card], me)]
    shuffle(s, pool)
    instead = list(range(FAVOR_CARDS))
    choosing = bool(s.stack) and isinstance(s.stack[-1], KeepFavor)
    for one in s.alchemists:
        for card in one.favors:
            if not knows(s.favor_known[card], me):
                for at in range(len(pool)):
                    if choosing or FAVOR_SHELF[FAVOR_OF[pool[at]]].moment != AT_ONCE:
                        instead[card] = pool.pop(at)
                        break
    piles = [s.favor_deck, s.favor_discard]
    deal_out(piles, s.favor_known, me, pool, instead)
    exchange([*piles, *(one.favors for one in s.alchemists)], s.favor_known, instead)


def seals(s: Alchemists, me: int) -> None:
    """Seals of others that lie face down become any of those they have not had to show."""
    if s.revealed:
        return
    for seat, one in enumerate(s.alchemists):
        if seat == me:
            continue
        one.seals = [SEAL_COPIES[kind] - one.lost[kind] for kind in range(SEAL_KINDS)]
        for ingredient, on_theory in enumerate(s.seals):
            for at in range(len(on_theory)):
                if on_theory[at] // SEAL_KINDS == seat:
                    kind = likely_seal(s, ingredient, one.seals)
                    on_theory[at] = seat * SEAL_KINDS + kind
                    one.seals[kind] -= 1


def adventurers(s: Alchemists) -> None:
    """Those beyond the next one, and the one in the box."""
    seen = s.adventurers[: s.round]
    hidden = [tile for tile in range(ADVENTURERS) if tile not in seen]
    shuffle(s, hidden)
    s.removed = hidden[0]
    s.adventurers = [*seen, *hidden[1:]]
