"""The only code that moves components. Each verb changes one thing and tells one event.

`show` is the one place where a publication becomes known to somebody; chance and open draws count as reveals too.
"""

from __future__ import annotations

from typing import Final

from athanor.core.events import EVERYBODY, Event
from athanor.core.message import Arg
from athanor.core.sharing import put, put_list, without
from athanor.games.trismegistus.cards import ARTIFACT_IDS, EXPERIMENT_IDS, MASTERPIECE
from athanor.games.trismegistus.components import NONE, PAY_MERCURY, PAYMENT_CUBE
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    CUBES,
    MATERIAL_OF,
    MERCURY_ESSENCE,
    RAW_MERCURY,
    REFINED_GOLD,
    REFINED_OF,
    TOP,
)

# Among the things of a payment or gain, essence tokens are numbered after the cubes.
TOKEN: Final = CUBES


def tell(s: Trismegistus, name: str, args: dict[str, Arg]) -> None:
    if s.events is not None:
        s.events.append(Event(name, args))


def level_of_experiment(card: int) -> int:
    for level, ids in enumerate(EXPERIMENT_IDS):
        if card in ids:
            return level
    return MASTERPIECE


def level_of_artifact(tile: int) -> int:
    for level, ids in enumerate(ARTIFACT_IDS):
        if tile in ids:
            return level
    return 0


# ---------------------------------------------------------------- gains


def gain_cubes(s: Trismegistus, seat: int, cube: int, count: int) -> None:
    if count > 0:
        s.labs[seat].cubes[cube] += count
        if s.events is not None:
            tell(s, "gains", {"seat": seat, "count": count, "thing": cube})


def gain_essences(s: Trismegistus, seat: int, essence: int, count: int) -> None:
    """Mercury is the raw cube itself: there is no token for it."""
    if essence == MERCURY_ESSENCE:
        gain_cubes(s, seat, RAW_MERCURY, count)
    elif count > 0:
        s.labs[seat].essences[essence] += count
        if s.events is not None:
            tell(s, "gains", {"seat": seat, "count": count, "thing": TOKEN + essence})


def gain_ethereal(s: Trismegistus, seat: int, count: int) -> None:
    if count > 0:
        s.labs[seat].ethereal += count
        tell(s, "gains-ethereal", {"seat": seat, "count": count})


def gain_chameleon(s: Trismegistus, seat: int, count: int) -> None:
    if count > 0:
        s.labs[seat].chameleon += count
        tell(s, "gains-chameleon", {"seat": seat, "count": count})


def gain_reaction(s: Trismegistus, seat: int, count: int) -> None:
    """Reaction tokens arrive ready, and stay."""
    s.labs[seat].ready += count
    tell(s, "gains-reaction", {"seat": seat, "count": count})


def restore_reactions(s: Trismegistus, seat: int, count: int) -> None:
    lab = s.labs[seat]
    restored = min(count, lab.used)
    if restored:
        lab.used -= restored
        lab.ready += restored
        tell(s, "restores", {"seat": seat, "count": restored})


def score(s: Trismegistus, seat: int, points: int) -> None:
    if points > 0:
        s.labs[seat].vp += points
        tell(s, "scores", {"seat": seat, "points": points})


# ---------------------------------------------------------------- payments


def pay_cube(s: Trismegistus, seat: int, cube: int) -> None:
    s.labs[seat].cubes[cube] -= 1
    tell(s, "pays", {"seat": seat, "thing": cube})


def pay_gold(s: Trismegistus, seat: int, count: int) -> None:
    s.labs[seat].cubes[REFINED_GOLD] -= count
    tell(s, "pays-gold", {"seat": seat, "count": count})


def pay_level(s: Trismegistus, seat: int, cube: int) -> None:
    """A silver (or gold in its place) lowers the requirement by one for this performance."""
    s.labs[seat].cubes[cube] -= 1
    tell(s, "pays-level", {"seat": seat, "thing": cube})


def exchange(s: Trismegistus, seat: int, given: int, received: int) -> None:
    cubes = s.labs[seat].cubes
    cubes[given] -= 1
    cubes[received] += 1
    tell(s, "exchanges", {"seat": seat, "thing": given, "thing2": received})


def transmute(s: Trismegistus, seat: int, cube: int, payment: int) -> int:
    """Pay an essence, move a cube along its arrow. Returns the essence that was paid."""
    lab = s.labs[seat]
    lab.cubes[cube] -= 1
    paid = PAYMENT_CUBE[payment]
    if paid < 0:
        lab.essences[payment] -= 1
    else:
        lab.cubes[paid] -= 1
    made = REFINED_OF[MATERIAL_OF[cube] + 1]
    lab.cubes[made] += 1
    if s.events is not None:
        with_thing = TOKEN + payment if paid < 0 else paid
        tell(s, "transmutes", {"seat": seat, "thing": cube, "thing2": made, "paid": with_thing})
    return min(payment, PAY_MERCURY)


# ---------------------------------------------------------------- tracks


def move_marker(s: Trismegistus, seat: int, track: int, level: int) -> None:
    tracks = s.labs[seat].tracks
    up = level > tracks[track]
    tracks[track] = level
    if s.events is not None:
        tell(s, "advances" if up else "retreats", {"seat": seat, "element": track, "level": level})


def score_top(s: Trismegistus, seat: int, track: int) -> None:
    """Already on the last step: one point in place of the whole move."""
    s.labs[seat].vp += 1
    tell(s, "scores-top", {"seat": seat, "element": track, "level": TOP})


def remove_bonus(s: Trismegistus, space: int) -> None:
    tell(s, "bonus-removed", {"element": space // 2, "bonus": s.bonus[space]})
    s.bonus = put(s.bonus, space, NONE)


# ---------------------------------------------------------------- dice


def draft(s: Trismegistus, seat: int, face: int, colour: int) -> None:
    """The potency is the number of dice in the bowl, the one taken included. A die on the track is retired."""
    lab = s.labs[seat]
    if lab.face >= 0:
        lab.used_dice = put(lab.used_dice, lab.colour, lab.used_dice[lab.colour] + 1)
        tell(s, "retires", {"seat": seat, "face": lab.face, "colour": lab.colour})
    at = face * 3
    lab.potency = s.bowls[at] + s.bowls[at + 1] + s.bowls[at + 2]
    s.bowls = put(s.bowls, at + colour, s.bowls[at + colour] - 1)
    lab.face = face
    lab.colour = colour
    tell(s, "drafts", {"seat": seat, "face": face, "colour": colour, "potency": lab.potency})


def turn_die(s: Trismegistus, seat: int, face: int) -> None:
    s.labs[seat].face = face
    tell(s, "turns-die", {"seat": seat, "face": face})


def raise_die(s: Trismegistus, seat: int) -> None:
    lab = s.labs[seat]
    lab.ethereal -= 1
    lab.potency += 1
    tell(s, "raises-die", {"seat": seat, "potency": lab.potency})


def use_up_die(s: Trismegistus, seat: int) -> None:
    lab = s.labs[seat]
    lab.used_dice = put(lab.used_dice, lab.colour, lab.used_dice[lab.colour] + 1)
    tell(s, "uses-up", {"seat": seat, "face": lab.face, "colour": lab.colour, "count": lab.dice_used()})
    lab.face = NONE
    lab.colour = NONE
    lab.potency = 0


# ---------------------------------------------------------------- artifacts


def place_artifact(s: Trismegistus, seat: int, slot: int, tile: int) -> None:
    """Into a slot, ready; a tile that lay there leaves the game."""
    lab = s.labs[seat]
    old = lab.artifacts[slot]
    lab.artifacts = put(lab.artifacts, slot, tile)
    lab.exhausted &= ~(1 << slot)
    if s.events is not None:
        if old >= 0:
            tell(s, "replaces", {"seat": seat, "artifact": s.cards.called("artifact", old)})
        tell(s, "places-artifact", {"seat": seat, "artifact": s.cards.called("artifact", tile), "slot": slot + 1})


def exhaust(s: Trismegistus, seat: int, slot: int) -> None:
    lab = s.labs[seat]
    lab.exhausted |= 1 << slot
    if s.events is not None:
        tell(s, "fires", {"seat": seat, "artifact": s.cards.called("artifact", lab.artifacts[slot])})


def recharge(s: Trismegistus, seat: int, slot: int) -> None:
    lab = s.labs[seat]
    lab.exhausted &= ~(1 << slot)
    if s.events is not None:
        tell(s, "recharges", {"seat": seat, "artifact": s.cards.called("artifact", lab.artifacts[slot])})


def refill_market(s: Trismegistus, place: int) -> None:
    """From the current stack, while it lasts."""
    stack = s.stacks[s.round - 1]
    s.market = put(s.market, place, stack[-1] if stack else NONE)
    if stack:
        s.stacks = put_list(s.stacks, s.round - 1, stack[:-1])
        s.reveals += 1
        if s.events is not None:
            tell(s, "market-refilled", {"artifact": s.cards.called("artifact", s.market[place])})


# ---------------------------------------------------------------- experiments


def take_experiment(s: Trismegistus, seat: int, space: int, at: int) -> None:
    card = s.spaces[space][at]
    s.spaces = put_list(s.spaces, space, without(s.spaces[space], card))
    s.labs[seat].open = [*s.labs[seat].open, card]
    if s.events is not None:
        tell(s, "takes-experiment", {"seat": seat, "experiment": s.cards.called("experiment", card)})
    refill_space(s, space, card)


def refill_space(s: Trismegistus, space: int, taken: int) -> None:
    """Only a card of the current level is replaced, while the deck lasts."""
    if level_of_experiment(taken) == s.round:
        add_experiment(s, space)


def add_experiment(s: Trismegistus, space: int) -> None:
    deck = s.experiment_decks[s.round - 1]
    if deck:
        card = deck[-1]
        s.experiment_decks = put_list(s.experiment_decks, s.round - 1, deck[:-1])
        s.spaces = put_list(s.spaces, space, [*s.spaces[space], card])
        s.reveals += 1
        if s.events is not None:
            tell(s, "experiment-opened", {"experiment": s.cards.called("experiment", card)})


# ---------------------------------------------------------------- formulas


def unlock(s: Trismegistus, seat: int, socket: int, cell: int) -> None:
    """From its socket into a cell of the vault, face up."""
    lab = s.labs[seat]
    formula = lab.sockets[socket]
    lab.sockets = put(lab.sockets, socket, NONE)
    lab.vault = put(lab.vault, cell, formula)
    lab.filled |= 1 << cell
    if s.events is not None:
        name = s.cards.called("formula", lab.alchemist * 8 + formula)
        tell(s, "unlocks", {"seat": seat, "formula": name, "cell": cell + 1})


def turn_formula(s: Trismegistus, seat: int, cell: int) -> None:
    lab = s.labs[seat]
    lab.sampled |= 1 << cell
    if s.events is not None:
        name = s.cards.called("formula", lab.alchemist * 8 + lab.vault[cell])
        tell(s, "samples", {"seat": seat, "formula": name})


# ---------------------------------------------------------------- publications


def draw_publication(s: Trismegistus, seat: int) -> None:
    """The top card joins the hand. Whoever had put it there sees where it goes."""
    card = s.publications[-1]
    s.publications = s.publications[:-1]
    if s.batch and len(s.publications) < s.batch + below_batch(s):
        s.batch = 0  # the rejected cards of the set-up are no longer together: what anybody knew of them is over
        for lab in s.labs:
            lab.spurned_publication = NONE
    s.labs[seat].hand = [*s.labs[seat].hand, card]
    s.known = put(s.known, card, s.known[card] | 1 << seat)
    s.reveals += 1
    if s.events is not None:
        args: dict[str, Arg] = {"seat": seat, "publication": s.cards.called("publication", card)}
        s.events.append(Event("draws-publication", args, ("publication",), 1 << seat))


def below_batch(s: Trismegistus) -> int:
    """Publications put back under the deck after the set-up: they lie below the rejected ones."""
    count = 0
    for card in s.publications:
        if not s.known[card]:
            return count
        count += 1
    return count


def return_publication(s: Trismegistus, seat: int, card: int) -> None:
    """Under the deck. What the others knew of this hand is no longer certain."""
    hand = s.labs[seat].hand
    for held in hand:
        s.known = put(s.known, held, 1 << seat)
    s.labs[seat].hand = without(hand, card)
    s.publications = [card, *s.publications]
    if s.events is not None:
        args: dict[str, Arg] = {"seat": seat, "publication": s.cards.called("publication", card)}
        s.events.append(Event("returns-publication", args, ("publication",), 1 << seat))


def show_hand(s: Trismegistus, seat: int) -> None:
    """At the end of the game everybody shows their publications."""
    hand = s.labs[seat].hand
    for card in hand:
        s.known = put(s.known, card, EVERYBODY)
    s.reveals += 1
    if s.events is not None:
        names = [s.cards.called("publication", card) for card in sorted(hand)]
        tell(s, "shows-hand", {"seat": seat, "publications": names})  # type: ignore[dict-item]
