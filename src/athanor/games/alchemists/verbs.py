"""The only code that moves cards, cubes, gold, seals and markers. Each verb changes one thing and tells one event.

`learn` is the one place where a secret gets narrower: it widens the mark on the card and counts the reveal that ends
undo. `forget_hand` and the reshuffles are where a secret comes back.
"""

from __future__ import annotations

from athanor.core.events import EVERYBODY, Event
from athanor.core.message import Arg
from athanor.core.rng import shuffle
from athanor.core.sharing import put, put_list, without
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import NEUTRAL
from athanor.games.alchemists.components import (
    FAVOR_OF,
    FAVORS,
    GRANT_GOLD,
    INGREDIENT_OF,
    LOWEST_REPUTATION,
    NO_THEORY,
    NOBODY,
    NOT_CHOSEN,
    ROW,
    SEAL_KINDS,
    zone_extra,
)
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists, Fact, Result


def tell(
    s: Alchemists, name: str, args: dict[str, Arg], secret: tuple[str, ...] = (), known_to: int = EVERYBODY
) -> None:
    if s.events is not None:
        s.events.append(Event(name, args, secret, known_to))


def learn(s: Alchemists, card: int, seats: int) -> None:
    """The seats of that bit mask see an ingredient card."""
    if s.known[card] | seats != s.known[card]:
        s.known[card] |= seats
        s.reveals += 1


def learn_favor(s: Alchemists, card: int, seats: int) -> None:
    if s.favor_known[card] | seats != s.favor_known[card]:
        s.favor_known = put(s.favor_known, card, s.favor_known[card] | seats)
        s.reveals += 1


def forget_hand(s: Alchemists, seat: int) -> None:
    """A card is about to leave the hand face down: what others knew of that hand is knowledge of the past."""
    for card in s.alchemists[seat].hand:
        s.known[card] = 1 << seat


# ---------------------------------------------------------------- ingredient cards


def deck_anew(s: Alchemists, discard: list[int], known: list[int], told: str) -> list[int]:
    """A deck that has run out is made anew from its discard pile."""
    deck = sorted(discard)
    discard.clear()
    for card in deck:
        known[card] = 0
    if deck:
        shuffle(s, deck)
        tell(s, told, {"count": len(deck)})
    return deck


def renew_deck(s: Alchemists) -> None:
    if not s.deck:
        s.deck = deck_anew(s, s.discard, s.known, "ingredients-reshuffled")


def top_of_deck(s: Alchemists) -> int:
    """The next ingredient card, or -1. With the last card the deck runs out and is made anew at once."""
    renew_deck(s)  # there may have been nothing to make it of when it ran out
    if not s.deck:
        return -1
    card = s.deck.pop()
    renew_deck(s)
    return card


def draw_ingredients(s: Alchemists, seat: int, count: int) -> None:
    """Unseen, from the top of the deck: as many as there are."""
    drawn: list[int] = []
    hand = s.alchemists[seat].hand
    for _ in range(count):
        card = top_of_deck(s)
        if card < 0:
            break
        learn(s, card, 1 << seat)
        hand.append(card)
        drawn.append(INGREDIENT_OF[card])
    if s.events is not None and count:
        args: dict[str, Arg] = {"seat": seat, "count": len(drawn), "ingredients": drawn}
        tell(s, "draws-ingredients", args, ("ingredients",), 1 << seat)


def deal_row(s: Alchemists) -> None:
    """What is left in the row goes, five new cards come."""
    clear_row(s)
    for _ in range(ROW):
        card = top_of_deck(s)
        if card < 0:
            break
        learn(s, card, EVERYBODY)
        s.row.append(card)
    tell(s, "row-dealt", {"ingredients": [INGREDIENT_OF[card] for card in s.row]})


def clear_row(s: Alchemists) -> None:
    if s.row:
        tell(s, "row-cleared", {"count": len(s.row)})
        s.discard += s.row
        s.row = []


def take_from_row(s: Alchemists, seat: int, ingredient: int) -> None:
    for card in s.row:
        if INGREDIENT_OF[card] == ingredient:
            s.row.remove(card)
            s.alchemists[seat].hand.append(card)
            tell(s, "forages", {"seat": seat, "ingredient": ingredient})
            return


def out_of_hand(s: Alchemists, seat: int, ingredient: int) -> int:
    """A card of this ingredient leaves the hand face down."""
    forget_hand(s, seat)
    return s.alchemists[seat].hand.pop(s.holds(seat, ingredient))


def discard(s: Alchemists, seat: int, ingredient: int) -> None:
    s.discard.append(out_of_hand(s, seat, ingredient))
    tell(s, "discards", {"seat": seat, "ingredient": ingredient}, ("ingredient",), 1 << seat)


def transmute(s: Alchemists, seat: int, ingredient: int, gold: int) -> None:
    s.discard.append(out_of_hand(s, seat, ingredient))
    from_bank(s, seat, gold)
    args: dict[str, Arg] = {"seat": seat, "ingredient": ingredient, "gold": gold}
    tell(s, "transmutes", args, ("ingredient",), 1 << seat)


def into_cauldron(s: Alchemists, seat: int, one: int, other: int) -> None:
    s.cauldron = [out_of_hand(s, seat, one), out_of_hand(s, seat, other)]
    s.brewer = seat


def out_of_cauldron(s: Alchemists, place: list[int], at: int) -> int:
    """A card of the cauldron goes where `place` says: a hand, the discard pile, the cards set aside."""
    card = s.cauldron.pop(at)
    place.append(card)
    if not s.cauldron:
        s.brewer = NOBODY
    return card


# ---------------------------------------------------------------- favor cards


def draw_favors(s: Alchemists, seat: int, count: int) -> None:
    """From the top of the deck; cards that are played at once lie open until the draw is done and they resolve."""
    drawn: list[int] = []
    at_once: list[int] = []
    for _ in range(count):
        card = top_favor(s)
        if card < 0:
            break
        kind = FAVOR_OF[card]
        drawn.append(kind)
        learn_favor(s, card, 1 << seat)
        if cards.FAVOR_SHELF[kind].moment == cards.AT_ONCE:
            learn_favor(s, card, EVERYBODY)
            s.at_once = [*s.at_once, card]
            at_once.append(kind)
        else:
            s.alchemists[seat].favors.append(card)
    if s.events is not None and count:
        args: dict[str, Arg] = {"seat": seat, "count": len(drawn), "favors": drawn}
        tell(s, "draws-favors", args, ("favors",), 1 << seat)
    for kind in at_once[::-1]:
        cards.FAVOR_SHELF[kind].drawn(s, seat)


def renew_favor_deck(s: Alchemists) -> None:
    if not s.favor_deck:
        s.favor_discard, s.favor_known = s.favor_discard[:], s.favor_known[:]
        s.favor_deck = deck_anew(s, s.favor_discard, s.favor_known, "favors-reshuffled")


def top_favor(s: Alchemists) -> int:
    """As with ingredients."""
    renew_favor_deck(s)
    if not s.favor_deck:
        return -1
    card = s.favor_deck[-1]
    s.favor_deck = s.favor_deck[:-1]
    renew_favor_deck(s)
    return card


def at_once_done(s: Alchemists) -> None:
    """The first of the favors played at once has had its effect and goes to the discard pile."""
    s.favor_discard = s.favor_discard + s.at_once[:1]
    s.at_once = s.at_once[1:]


def keep_favor(s: Alchemists, seat: int, kind: int) -> bool:
    """One of the opening favors is kept, the other discarded face down. True for a card that is played at once."""
    favors = s.alchemists[seat].favors
    kept = favors[0] if FAVOR_OF[favors[0]] == kind else favors[1]
    other = favors[1] if kept == favors[0] else favors[0]
    favors.remove(other)
    s.favor_discard = [*s.favor_discard, other]
    args: dict[str, Arg] = {"seat": seat, "favor": kind, "other_favor": FAVOR_OF[other]}
    tell(s, "keeps-favor", args, ("favor", "other_favor"), 1 << seat)
    if cards.FAVOR_SHELF[kind].moment != cards.AT_ONCE:
        return False
    favors.remove(kept)
    s.at_once = [*s.at_once, kept]
    learn_favor(s, kept, EVERYBODY)
    return True


def play_favor(s: Alchemists, seat: int, kind: int) -> int:
    """A favor is played for everybody to see; it counts for the action under way."""
    favors = s.alchemists[seat].favors
    for card in favors:
        if FAVOR_OF[card] == kind:
            favors.remove(card)
            s.favor_discard = [*s.favor_discard, card]
            learn_favor(s, card, EVERYBODY)
            tell(s, "plays-favor", {"seat": seat, "favor": kind})
            s.favored = put(s.favored, kind, s.favored[kind] + 1)
            return card
    raise ValueError(kind)


def play_on_board(s: Alchemists, seat: int, kind: int) -> None:
    """A favor that opens a space stays beside the board until the space is done."""
    card = play_favor(s, seat, kind)
    s.favor_discard = without(s.favor_discard, card)
    s.custodians = [*s.custodians, card]
    s.favored = put(s.favored, kind, 0)


def clear_custodians(s: Alchemists) -> None:
    s.favor_discard = s.favor_discard + s.custodians
    s.custodians = []


def reset_favored(s: Alchemists) -> None:
    """What was played for one action is over with it."""
    s.favored = [0] * FAVORS


# ---------------------------------------------------------------- gold and reputation


def from_bank(s: Alchemists, seat: int, gold: int) -> None:
    s.alchemists[seat].gold += gold
    s.bank -= gold


def gain_gold(s: Alchemists, seat: int, gold: int) -> None:
    if gold:
        from_bank(s, seat, gold)
        tell(s, "gains-gold", {"seat": seat, "gold": gold})


def pay_bank(s: Alchemists, seat: int, gold: int) -> None:
    if gold:
        from_bank(s, seat, -gold)
        tell(s, "pays", {"seat": seat, "gold": gold})


def pay_author(s: Alchemists, seat: int, author: int) -> None:
    s.alchemists[seat].gold -= 1
    s.alchemists[author].gold += 1
    tell(s, "pays-author", {"seat": seat, "author_seat": author, "gold": 1})


def reputation_gained(s: Alchemists, seat: int, points: int) -> int:
    """A gain, larger for whoever owns what makes gains larger; a gain of nothing stays nothing."""
    return points + cards.gain_extra(s, seat) if points > 0 else 0


def reputation_at_risk(s: Alchemists, seat: int, points: int) -> int:
    """One loss: the zone before it makes it larger or smaller; nobody falls below 1."""
    reputation = s.alchemists[seat].reputation
    lost = max(points + zone_extra(reputation), 0)
    return min(lost, max(reputation - LOWEST_REPUTATION, 0))


def gain_reputation(s: Alchemists, seat: int, points: int) -> None:
    gained = reputation_gained(s, seat, points)
    if gained:
        s.alchemists[seat].reputation += gained
        tell(s, "gains-reputation", {"seat": seat, "count": gained})


def lose_reputation(s: Alchemists, seat: int, points: int) -> None:
    if points <= 0:
        return
    lost = reputation_at_risk(s, seat, points)
    if lost:
        s.alchemists[seat].reputation -= lost
        tell(s, "loses-reputation", {"seat": seat, "count": lost})


# ---------------------------------------------------------------- cubes


def declare(s: Alchemists, seat: int, space: int) -> None:
    """The cubes of the next action of a space are placed."""
    one = s.alchemists[seat]
    cubes = s.costs[space][one.actions[space]]
    one.free -= cubes
    one.placed = put(one.placed, space, one.placed[space] + cubes)
    one.actions = put(one.actions, space, one.actions[space] + 1)
    tell(s, "declares", {"seat": seat, "space": space, "cubes": cubes})


def rest_unused(s: Alchemists, seat: int) -> None:
    """All is declared: cubes left over go to the unused space."""
    one = s.alchemists[seat]
    tell(s, "declared", {"seat": seat, "cubes": one.free})
    one.unused += one.free
    one.free = 0


def lend_cubes(s: Alchemists, seat: int, cubes: int) -> None:
    s.extra = put(s.extra, seat, s.extra[seat] + cubes)
    s.alchemists[seat].free += cubes


def take_back(s: Alchemists, seat: int, space: int, number: int) -> None:
    """An action is performed: its cubes return. A repeated action (number below 0) has none."""
    one = s.alchemists[seat]
    one.done = put(one.done, space, one.done[space] + 1)
    if number < 0:
        one.repeated = 1
    else:
        cubes = s.costs[space][number]
        one.placed = put(one.placed, space, one.placed[space] - cubes)
        one.free += cubes


def decline(s: Alchemists, seat: int, space: int, number: int) -> None:
    one = s.alchemists[seat]
    cubes = s.costs[space][number]
    one.placed = put(one.placed, space, one.placed[space] - cubes)
    one.unused += cubes
    tell(s, "declines", {"seat": seat, "space": space, "cubes": cubes})


def to_hospital(s: Alchemists, seat: int) -> None:
    """The cube of the action, which has just returned, or another one at hand."""
    one = s.alchemists[seat]
    if one.free:
        one.free -= 1
        one.hospital += 1
        tell(s, "hospital", {"seat": seat})


def leave_green(s: Alchemists) -> None:
    """Markers that stood on the green space all round go before the drinking, so as not to be taken for new ones."""
    for seat in s.green:
        if seat not in s.arrivals:
            s.alchemists[seat].marker = NOT_CHOSEN
    s.green = []


def paralyse(s: Alchemists, seat: int, green: int) -> None:
    s.alchemists[seat].marker = green
    s.arrivals = [*s.arrivals, seat]
    tell(s, "paralysed", {"seat": seat})


# ---------------------------------------------------------------- what the reader answers


def record_mix(s: Alchemists, seat: int, one: int, other: int, potions: int) -> None:
    """A mix goes into its maker's results triangle; a potion that is certain goes on the public row too."""
    s.reveals += 1
    s.results = [*s.results, Result(seat, min(one, other), max(one, other), potions)]
    if potions & (potions - 1) == 0:
        s.alchemists[seat].potions |= potions


def record_fact(s: Alchemists, fact: Fact) -> None:
    s.reveals += 1
    s.facts = [*s.facts, fact]


def is_negative(potion: int) -> bool:
    return potion != NEUTRAL and potion % 2 == 1


# ---------------------------------------------------------------- theories


def place_theory(s: Alchemists, seat: int, ingredient: int, alchemical: int, kind: int) -> None:
    s.theories = put(s.theories, ingredient, alchemical)
    place_seal(s, seat, ingredient, kind)
    args: dict[str, Arg] = {"seat": seat, "ingredient": ingredient, "alchemical": alchemical, "seal": kind}
    tell(s, "publishes", args, ("seal",), 1 << seat)


def endorse(s: Alchemists, seat: int, ingredient: int, kind: int) -> None:
    place_seal(s, seat, ingredient, kind)
    args: dict[str, Arg] = {
        "seat": seat, "ingredient": ingredient, "alchemical": s.theories[ingredient], "seal": kind,
    }  # fmt: skip
    tell(s, "endorses", args, ("seal",), 1 << seat)


def place_seal(s: Alchemists, seat: int, ingredient: int, kind: int) -> None:
    one = s.alchemists[seat]
    one.seals = put(one.seals, kind, one.seals[kind] - 1)
    s.seals = put_list(s.seals, ingredient, [*s.seals[ingredient], seat * SEAL_KINDS + kind])


def show_seals(s: Alchemists, ingredient: int) -> None:
    """All seals of a theory are turned up."""
    s.reveals += 1
    for seal in s.seals[ingredient]:
        tell(s, "shows-seal", {"seat": seal // SEAL_KINDS, "seal": seal % SEAL_KINDS, "ingredient": ingredient})


def remove_theory(s: Alchemists, ingredient: int) -> int:
    """Token and seals leave the board, and with them every conflict of the theory. Returns whose conflicts ended."""
    for seal in s.seals[ingredient]:
        one, kind = s.alchemists[seal // SEAL_KINDS], seal % SEAL_KINDS
        one.lost = put(one.lost, kind, one.lost[kind] + 1)
    s.seals = put_list(s.seals, ingredient, [])
    partners = s.conflicts[ingredient]
    s.conflicts = put([others & ~(1 << ingredient) for others in s.conflicts], ingredient, 0)
    tell(s, "theory-falls", {"ingredient": ingredient, "alchemical": s.theories[ingredient]})
    s.theories = put(s.theories, ingredient, NO_THEORY)
    return partners


def mark_conflict(s: Alchemists, one: int, other: int) -> None:
    s.conflicts = put(s.conflicts, one, s.conflicts[one] | 1 << other)
    s.conflicts = put(s.conflicts, other, s.conflicts[other] | 1 << one)
    tell(s, "conflict", {"ingredient": one, "other_ingredient": other})


def win_grant(s: Alchemists, seat: int, grant: int) -> None:
    s.grants_left &= ~(1 << grant)
    s.alchemists[seat].grants = [*s.alchemists[seat].grants, grant]
    from_bank(s, seat, GRANT_GOLD)
    ingredients = list(SETTINGS.grants[grant].ingredients)
    tell(s, "wins-grant", {"seat": seat, "grant": grant + 1, "ingredients": ingredients, "gold": GRANT_GOLD})


# ---------------------------------------------------------------- artifacts


def buy(s: Alchemists, seat: int, artifact: int, price: int) -> None:
    s.artifacts = put_list(s.artifacts, s.level, without(s.on_sale, artifact))
    from_bank(s, seat, -price)
    s.alchemists[seat].artifacts = [*s.alchemists[seat].artifacts, artifact]
    tell(s, "buys", {"seat": seat, "artifact": artifact, "gold": price})
