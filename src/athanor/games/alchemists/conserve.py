"""The law of conservation: ingredients, favors, cubes, seals, artifacts, gold. For developers and damaged files."""

# Not compiled: it is not part of playing.

from __future__ import annotations

from typing import Final

from athanor.core.events import EVERYBODY
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIRS, POTIONS, aspect, mix
from athanor.games.alchemists.components import (
    ADVENTURERS,
    ARTIFACTS,
    CARDS,
    CUBES_FIRST,
    DEBUNK,
    EXHIBIT,
    FAVOR_CARDS,
    FAVOR_COPIES,
    FAVOR_NAMES,
    FAVORS,
    GRANTS,
    GREEN,
    LEVELS,
    LOWEST_REPUTATION,
    MOST_SEALS,
    NO_BID,
    NO_THEORY,
    NOBODY,
    NOT_CHOSEN,
    ON_SALE,
    PUBLISH,
    ROUNDS,
    SEAL_COPIES,
    SEAL_KINDS,
    SELL,
    SPACE_NAMES,
    SPACES,
)
from athanor.games.alchemists.debunking import Claim
from athanor.games.alchemists.exhibiting import MixToExhibit
from athanor.games.alchemists.publishing import PlaySeal
from athanor.games.alchemists.rules import STEP_NAMES, Round
from athanor.games.alchemists.selling import Guarantee, MixForSale, Sale
from athanor.games.alchemists.spaces import REPEATED, Space, Turn, row_order
from athanor.games.alchemists.state import ASPECT, MIXED, Alchemists, Fact


def check(s: Alchemists) -> str:
    laws = (
        _numbers,
        _round,
        _ingredients,
        _favors,
        _tiles,
        _theories,
        _seals,
        _cubes,
        _gold,
        _results,
        _course,
        _turns,
    )
    for law in laws:
        wrong = law(s)
        if wrong:
            return wrong
    return ""


def _numbers(s: Alchemists) -> str:
    if len(s.alchemists) != s.players or len(s.extra) != s.players:
        return "not a laboratory for each seat"
    if not 1 <= s.round <= ROUNDS or not 0 <= s.starter < s.players or not 0 <= s.level < LEVELS:
        return "a round, starter or level that cannot be"
    seats = set(range(s.players))
    for some in (s.order, s.green, s.arrivals, s.selling):
        if not set(some) <= seats or len(set(some)) != len(some):
            return "a seat that is not there, or there twice"
    if sorted(s.truth) != list(range(ALCHEMICALS)):
        return "a truth that is none"
    if s.revealed not in (0, 1) or s.unhappy not in (0, 1) or not 0 <= s.blocked < 8 or not 0 <= s.sales <= s.players:
        return "a number out of its range"
    if len(s.favored) != FAVORS or any(not 0 <= s.favored[kind] <= FAVOR_COPIES[kind] for kind in range(FAVORS)):
        return "more favors played than there are"
    for one in s.alchemists:
        if len(one.placed) != SPACES or len(one.actions) != SPACES or len(one.done) != SPACES:
            return "not a number for each space"
        if not NOT_CHOSEN <= one.marker <= GREEN or not NO_BID <= one.bid < 4:
            return "a marker or bid that cannot be"
        if any(not 0 <= one.actions[space] <= len(s.costs[space]) for space in range(SPACES)):
            return "more actions than a space has"
    return ""


def _round(s: Alchemists) -> str:
    """What is counted by the round, and what everybody has shown."""
    if any(not 0 <= extra <= FAVOR_COPIES[FAVOR_NAMES.index("assistant")] for extra in s.extra):
        return "more assistants than there are"
    for one in s.alchemists:
        if one.repeated not in (0, 1) or one.peeked not in (0, 1) or not 0 <= one.spent <= one.actions[PUBLISH]:
            return "more than can be done in a round"
        if one.tops >> SPACES or any(bits >> POTIONS for bits in (one.harmed, one.potions, one.exhibited)):
            return "a space or potion that is not there"
        if any(not 0 <= done <= len(s.costs[space]) + 1 for space, done in enumerate(one.done)):
            return "more actions done than a space has"
    return "a potion that is not there" if s.shown >> POTIONS else ""


def _ingredients(s: Alchemists) -> str:
    cards = [*s.deck, *s.discard, *s.row, *s.cauldron]
    for one in s.alchemists:
        cards += one.hand
        cards += one.aside
    if sorted(cards) != list(range(CARDS)) or len(s.known) != CARDS:
        return "an ingredient card is missing or there twice"
    if any(not EVERYBODY <= mask < 1 << s.players for mask in (*s.known, *s.favor_known)):
        return "a card known to somebody who is not there"
    if any(s.known[card] != EVERYBODY for card in s.row):
        return "a card in the row that somebody does not know"
    for seat, one in enumerate(s.alchemists):
        if any(not s.known[card] >> seat & 1 for card in one.hand):
            return "a card in a hand that its owner does not know"
    if bool(s.cauldron) != (s.brewer != NOBODY) or not NOBODY <= s.brewer < s.players:
        return "a cauldron without a brewer"
    return ""


def _favors(s: Alchemists) -> str:
    cards = [*s.favor_deck, *s.favor_discard, *s.custodians, *s.at_once]
    for one in s.alchemists:
        cards += one.favors
    if sorted(cards) != list(range(FAVOR_CARDS)) or len(s.favor_known) != FAVOR_CARDS:
        return "a favor card is missing or there twice"
    if any(s.favor_known[card] != EVERYBODY for card in s.at_once):
        return "a favor being played that somebody does not know"
    if len(s.at_once) > sum(frame.kind in ("herbs", "herbs-done") for frame in s.stack):
        return "a favor being played whose effect nobody waits for"
    return ""


def _tiles(s: Alchemists) -> str:
    if sorted([*s.adventurers, s.removed]) != list(range(ADVENTURERS)):
        return "an adventurer is missing or there twice"
    if len(s.artifacts) != LEVELS or any(len(level) > ON_SALE for level in s.artifacts):
        return "too many artifacts on sale"
    cards = [number for level in s.artifacts for number in level]
    for one in s.alchemists:
        cards += one.artifacts
    if len(set(cards)) != len(cards) or any(not 0 <= number < ARTIFACTS for number in cards):
        return "an artifact that is there twice"
    return ""


def _theories(s: Alchemists) -> str:
    if len(s.theories) != INGREDIENTS or len(s.seals) != INGREDIENTS or len(s.conflicts) != INGREDIENTS:
        return "not a book for each ingredient"
    tokens = [token for token in s.theories if token != NO_THEORY]
    if len(set(tokens)) != len(tokens) or any(not 0 <= token < ALCHEMICALS for token in tokens):
        return "an alchemical token that is there twice"
    for ingredient in range(INGREDIENTS):
        seals = s.seals[ingredient]
        owners = [seal // SEAL_KINDS for seal in seals]
        if bool(seals) != (s.theories[ingredient] != NO_THEORY) or len(seals) > MOST_SEALS:
            return "a theory without seals, or with too many"
        if len(set(owners)) != len(owners) or any(not 0 <= owner < s.players for owner in owners):
            return "two seals of one player on a theory"
        for other in range(INGREDIENTS):
            both = s.conflicts[other] >> ingredient & 1 and s.theories[ingredient] != NO_THEORY
            if s.conflicts[ingredient] >> other & 1 and not both:
                return "a conflict with one side"
    grants = [grant for one in s.alchemists for grant in one.grants]
    grants += [grant for grant in range(GRANTS) if s.grants_left >> grant & 1]
    return "" if sorted(grants) == list(range(GRANTS)) else "a grant is missing or there twice"


def _seals(s: Alchemists) -> str:
    for seat, one in enumerate(s.alchemists):
        on_board = [0] * SEAL_KINDS
        for seals in s.seals:
            for seal in seals:
                if seal // SEAL_KINDS == seat:
                    on_board[seal % SEAL_KINDS] += 1
        for kind in range(SEAL_KINDS):
            if one.seals[kind] < 0 or one.seals[kind] + one.lost[kind] + on_board[kind] != SEAL_COPIES[kind]:
                return "a seal is missing or too many"
    return ""


def _cubes(s: Alchemists) -> str:
    for seat, one in enumerate(s.alchemists):
        here = one.free + sum(one.placed) + one.unused + one.hospital
        if min(one.free, *one.placed, one.unused, one.hospital) < 0 or here != _all_cubes(s, seat):
            return "a cube is missing or too many"
    return ""


def _all_cubes(s: Alchemists, seat: int) -> int:
    """In the first round part of the set still lies on the adventurers' stack."""
    return CUBES_FIRST + s.extra[seat] if s.round == 1 else s.cubes(seat)


def _gold(s: Alchemists) -> str:
    if any(one.gold < 0 or one.reputation < LOWEST_REPUTATION for one in s.alchemists):
        return "less than nothing"
    return "" if sum([one.gold for one in s.alchemists]) + s.bank == 0 else "gold is missing or too much"


def _results(s: Alchemists) -> str:
    """What the reader has answered is true."""
    here = 1 << s.players
    for result in s.results:
        if not 0 <= result.one < result.other < INGREDIENTS or not 0 <= result.seat < s.players:
            return "a mix that cannot be"
        if not 0 <= result.seen_one < here or not 0 <= result.seen_other < here or result.potions >> POTIONS:
            return "a mix seen by somebody who is not there"
        if not result.potions >> mix(s.truth, result.one, result.other) & 1:
            return "a mix that is not true"
    return "" if all(_is_true(s, fact) for fact in s.facts) else "a demonstration that is not true"


def _is_true(s: Alchemists, fact: Fact) -> bool:
    kind, one, two, three = fact
    if kind == ASPECT:
        return 0 <= one < INGREDIENTS and 0 <= two < 3 and aspect(s.truth, one, two) == three
    if kind != MIXED or not 0 <= one < len(PAIRS) or not 0 <= two < POTIONS:
        return False
    first, second = PAIRS[one]
    return int(mix(s.truth, first, second) == two) == three


# What lies right upon the round, and the step of the round that put it there; a space has its own.
STEP_OF: Final = {
    "ordering": "order",
    "paralysed-draw": "paralysed",
    "declaring": "declare",
    "sale": "sell",
    "unused-cubes": "unused",
}


HELD_BY: Final = {"claim": DEBUNK, "seal": PUBLISH, "mix-to-exhibit": EXHIBIT}  # where their cubes still lie


def _course(s: Alchemists) -> str:
    """What is being decided belongs to the step that the round has come to."""
    if len(s.stack) < 2 or not isinstance(s.stack[0], Round):
        return ""
    ground, above = s.stack[0], s.stack[1]
    name = SPACE_NAMES[above.space] if isinstance(above, Space) else STEP_OF.get(above.kind, "")
    if name and ground.step != STEP_NAMES.index(name) + 1:
        return "a decision at another time of the round"
    if ground.step > STEP_NAMES.index("paralysed") and len(s.order) != s.players:
        return "an order of play in which somebody is missing"
    return ""


def _turns(s: Alchemists) -> str:
    """Whoever is still to act on a space has the cubes for it there."""
    if not s.stack or not isinstance(s.stack[0], Round):
        return ""
    ground = s.stack[0]
    for space in range(SPACES):
        begun = ground.step - STEP_NAMES.index(SPACE_NAMES[space])
        for seat, one in enumerate(s.alchemists):
            first = _next_turn(s, seat, space) if begun == 1 else one.spent if space == PUBLISH else 0
            coming = s.costs[space][first : one.actions[space]] if begun <= 1 else ()
            if one.placed[space] < sum(coming) + _under_way(s, seat, space):
                return "fewer cubes on a space than actions to come"
    return ""


def _next_turn(s: Alchemists, seat: int, space: int) -> int:
    """On the space being resolved: the first action whose turn has not come yet."""
    for frame in s.stack:
        if isinstance(frame, Space):
            spent = s.alchemists[seat].spent if space == PUBLISH else 0
            return max(spent, frame.number + (seat in row_order(s, space)[: frame.at]))
        if isinstance(frame, Sale):
            return int(seat in s.selling[: frame.at])
    return len(s.costs[space])


def _under_way(s: Alchemists, seat: int, space: int) -> int:
    """The cubes of an action that is being decided; a repeated one has none."""
    cubes = 0
    for frame in s.stack:
        if frame.seat != seat:
            continue
        number = REPEATED
        if isinstance(frame, Turn):
            number = frame.number if frame.space == space else REPEATED
        elif isinstance(frame, Claim | PlaySeal | MixToExhibit):
            number = frame.number if HELD_BY[frame.kind] == space else REPEATED
        elif isinstance(frame, Guarantee | MixForSale):
            number = 0 if space == SELL else REPEATED
        if number != REPEATED:
            cubes += s.costs[space][number]
    return cubes
