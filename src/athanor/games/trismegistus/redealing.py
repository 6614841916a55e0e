"""Secrets: everything that a seat cannot know is dealt anew, from the state's chance alone.

Hidden are the orders of decks and stacks, the masterpieces and publications of the others, and at set-up what they were
dealt. Which cards a deck consists of is known to everybody: all others lie open or were seen.
"""

from __future__ import annotations

from athanor.core.rng import roll, shuffle
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.state import Trismegistus


def redeal(s: Trismegistus, seat: int | None) -> None:
    redeal_together(s, frozenset() if seat is None else frozenset((seat,)))


def redeal_together(s: Trismegistus, seats: frozenset[int]) -> None:
    s.no_longer_share()
    for deck in (*s.stacks, *s.experiment_decks):
        anew(s, deck)
    if s.bot_deck is not None:
        anew(s, s.bot_deck.pile)
    others = [lab for number, lab in enumerate(s.labs) if number not in seats]
    deal_offers(s, seats)
    hands = [[lab.masterpiece for lab in others], [lab.spurned for lab in others], s.masterpieces]
    deal(s, hands)
    for at, lab in enumerate(others):
        lab.masterpiece, lab.spurned = hands[0][at], hands[1][at]
    redeal_publications(s, seats)


def anew(s: Trismegistus, deck: list[int]) -> None:
    """The sorted deck shuffled: nothing of the true order is left in it."""
    deck.sort()
    shuffle(s, deck)


def deal(s: Trismegistus, places: list[list[int]]) -> None:
    """The cards in all these places change places among themselves; empty places stay empty."""
    pool = [card for place in places for card in place if card >= 0]
    anew(s, pool)
    for place in places:
        for at, card in enumerate(place):
            if card >= 0:
                place[at] = pool.pop()


def deal_offers(s: Trismegistus, seats: frozenset[int]) -> None:
    """During the set-up: what the others were dealt, with what was not dealt."""
    offers = [lab.offers for number, lab in enumerate(s.labs) if number not in seats and lab.offers]
    undealt = (s.starting, s.masterpieces, s.publications, s.starting_tiles)
    for kind, deck in enumerate(undealt):
        pairs = [offer[2 * kind : 2 * kind + 2] for offer in offers]
        if not pairs and kind in (1, 2):
            continue  # after the set-up these are dealt anew elsewhere
        deal(s, [*pairs, deck])
        for offer, pair in zip(offers, pairs, strict=True):
            offer[2 * kind : 2 * kind + 2] = pair


def redeal_publications(s: Trismegistus, seats: frozenset[int]) -> None:
    """The publications that the seats have lost sight of change places; who knows what stays with the places.

    The card that a seat rejected at set-up lies among the others rejected then, as long as none of them was drawn.
    """
    mine = 0
    for seat in seats:
        mine |= 1 << seat
    places = [s.publications, *(lab.hand for number, lab in enumerate(s.labs) if number not in seats)]
    hidden = [card for place in places for card in place if not seen(s, mine, card)]
    pool = sorted(hidden)
    shuffle(s, pool)
    below = verbs.below_batch(s)
    together = s.publications[below : below + s.batch]
    own: list[int] = []
    for seat in sorted(seats):
        card = s.labs[seat].spurned_publication
        if s.batch and card >= 0:
            target = hidden.index(together.pop(roll(s, len(together))))
            at = pool.index(card)
            pool[at], pool[target] = pool[target], pool[at]
            own.append(card)
    instead = dict(zip(hidden, pool, strict=True))
    known = s.known[:]
    for old, new in instead.items():
        s.known[new] = known[old]
    for place in places:
        place[:] = [instead.get(card, card) for card in place]
    if s.batch:
        rejected = [card for card in s.publications[below : below + s.batch] if card not in own]
        anew(s, rejected)
        for number, lab in enumerate(s.labs):
            if number not in seats and lab.spurned_publication >= 0:
                lab.spurned_publication = rejected.pop()


def knows(s: Trismegistus, seat: int | None, card: int) -> bool:
    return seen(s, 0 if seat is None else 1 << seat, card)


def seen(s: Trismegistus, mine: int, card: int) -> bool:
    """Whether one of these seats, a bit each, knows where the card is, or everybody does."""
    mask = s.known[card]
    return mask == -1 or bool(mask & mine)
