"""The only code that moves components. Each verb changes one thing and tells one event.

`learn` is the one place where a secret gets narrower: it widens the mark on the card and counts the reveal that ends
undo. `reshuffle` is the one place where a secret comes back.
"""

from __future__ import annotations

from athanor.core.events import EVERYBODY, Event
from athanor.core.message import Arg, Message
from athanor.core.rng import roll, shuffle
from tests.toy.components import CARDS, NO_CARD, ROW, kind_of, value_of
from tests.toy.state import Curios


def learn(s: Curios, card: int, seats: int) -> None:
    """The seats of that bit mask see the card."""
    if s.known[card] | seats != s.known[card]:
        s.known[card] |= seats
        s.reveals += 1


def tell(s: Curios, name: str, args: dict[str, Arg], card: int = NO_CARD) -> None:
    """An event; where it is about a card, those who do not know the card hear it without."""
    if s.events is None:
        return
    if card == NO_CARD:
        s.events.append(Event(name, args))
    else:
        facts = {**args, "kind": kind_of(card), "value": value_of(card)}
        s.events.append(Event(name, facts, ("kind", "value"), s.known[card]))


# -------------------------------------------------------------------- the deck


def open_box(s: Curios) -> None:
    """All cards shuffled into the deck; nobody has seen any."""
    s.deck = list(range(CARDS))
    shuffle(s, s.deck)


def deal(s: Curios, seat: int) -> None:
    for _ in range(ROW):
        card = s.deck.pop()
        s.rows[seat].append(card)
        learn(s, card, 1 << seat)


def refill(s: Curios) -> bool:
    """When the deck has run out the open cards become the new one. False if there is still no card."""
    if not s.deck and s.discard:
        reshuffle(s)
    return bool(s.deck)


def reshuffle(s: Curios) -> None:
    s.deck, s.discard = sorted(s.discard), []
    s.shuffles += 1
    for card in s.deck:
        s.known[card] = 0
        s.batch[card] = s.shuffles
    shuffle(s, s.deck)
    tell(s, "reshuffled", {"number": len(s.deck)})


def look(s: Curios, seat: int) -> None:
    """Look at the top card of the deck."""
    card = s.deck[-1]
    learn(s, card, 1 << seat)
    tell(s, "looked", {"seat": seat}, card)


def bury(s: Curios, seat: int) -> None:
    """The top card of the deck goes to the bottom, as it lies."""
    card = s.deck.pop()
    s.deck.insert(0, card)
    tell(s, "buried", {"seat": seat}, card)


def draw(s: Curios, seat: int) -> None:
    """The top card of the deck joins the seat's row."""
    card = s.deck.pop()
    s.rows[seat].append(card)
    learn(s, card, 1 << seat)
    tell(s, "drew", {"seat": seat}, card)


def put_on_top(s: Curios, seat: int, card: int) -> None:
    """A card of the row goes on top of the deck, face down."""
    place = s.rows[seat].index(card) + 1
    s.rows[seat].remove(card)
    s.deck.append(card)
    tell(s, "topped", {"seat": seat, "place": place}, card)


# -------------------------------------------------------------------- the lot


def set_out(s: Curios, seat: int) -> None:
    """The top card of the deck is bid for; the first player has a look at it."""
    s.lot = s.deck.pop()
    learn(s, s.lot, 1 << seat)
    tell(s, "set-out", {"seat": seat}, s.lot)


def win(s: Curios, seat: int, price: int) -> None:
    """The winner pays, takes the lot and looks at it."""
    card, s.lot = s.lot, NO_CARD
    s.coins[seat] -= price
    s.bank += price
    s.rows[seat].append(card)
    learn(s, card, 1 << seat)
    tell(s, "won", {"seat": seat, "price": price}, card)


def spurn(s: Curios) -> None:
    """Nobody wants the lot: it goes under the deck."""
    card, s.lot = s.lot, NO_CARD
    s.deck.insert(0, card)
    tell(s, "spurned", {}, card)


def compare(s: Curios, bids: list[tuple[int, int]]) -> None:
    """All bids are shown at once. Only a telling: coins move when the lot is won."""
    lines = [Message("bid-line", {"seat": seat, "price": price}) for seat, price in bids]
    tell(s, "compared", {"bids": lines})


# -------------------------------------------------------------------- rows and coins


def lay_open(s: Curios, seat: int, card: int, event: str) -> None:
    """A card of the row is played: it joins the open cards."""
    place = s.rows[seat].index(card) + 1
    s.rows[seat].remove(card)
    s.discard.append(card)
    learn(s, card, EVERYBODY)
    tell(s, event, {"seat": seat, "place": place}, card)


def steal(s: Curios, thief: int, seat: int) -> None:
    """A card of the row, drawn by lot, changes hands; everybody sees which place it leaves."""
    place = roll(s, len(s.rows[seat]))
    card = s.rows[seat].pop(place)
    s.rows[thief].append(card)
    learn(s, card, 1 << thief)
    tell(s, "stole", {"seat": thief, "victim_seat": seat, "place": place + 1}, card)


def show(s: Curios, seat: int, card: int) -> None:
    """A card of the row is shown to everybody; it stays where it is."""
    learn(s, card, EVERYBODY)
    tell(s, "showed", {"seat": seat, "place": s.rows[seat].index(card) + 1}, card)


def gain(s: Curios, seat: int, coins: int) -> None:
    s.coins[seat] += coins
    s.bank -= coins
    tell(s, "gained", {"seat": seat, "coins": coins})
