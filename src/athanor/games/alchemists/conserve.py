"""The law of conservation: ingredients, favors, cubes, seals, artifacts, gold. For developers and damaged files."""

from __future__ import annotations

from athanor.core.events import EVERYBODY
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS
from athanor.games.alchemists.components import (
    ADVENTURERS,
    ARTIFACTS,
    CARDS,
    CUBES_FIRST,
    FAVOR_CARDS,
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
    ROUNDS,
    SEAL_COPIES,
    SEAL_KINDS,
    SPACES,
)
from athanor.games.alchemists.state import Alchemists


def check(s: Alchemists) -> str:
    for law in (_numbers, _ingredients, _favors, _tiles, _theories, _seals, _cubes, _gold, _results):
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
    if len(s.favored) != FAVORS or min(s.favored) < 0 or s.revealed not in (0, 1) or s.unhappy not in (0, 1):
        return "a number out of its range"
    for one in s.alchemists:
        if len(one.placed) != SPACES or len(one.actions) != SPACES or len(one.done) != SPACES:
            return "not a number for each space"
        if not NOT_CHOSEN <= one.marker <= GREEN or not NO_BID <= one.bid < 4:
            return "a marker or bid that cannot be"
        if any(not 0 <= one.actions[space] <= len(s.costs[space]) for space in range(SPACES)):
            return "more actions than a space has"
    return ""


def _ingredients(s: Alchemists) -> str:
    cards = [*s.deck, *s.discard, *s.row, *s.cauldron]
    for one in s.alchemists:
        cards += one.hand
        cards += one.aside
    if sorted(cards) != list(range(CARDS)) or len(s.known) != CARDS:
        return "an ingredient card is missing or there twice"
    if any(s.known[card] != EVERYBODY for card in s.row):
        return "a card in the row that somebody does not know"
    for seat, one in enumerate(s.alchemists):
        if any(not s.known[card] >> seat & 1 for card in one.hand):
            return "a card in a hand that its owner does not know"
    if bool(s.cauldron) != (s.brewer != NOBODY) or not NOBODY <= s.brewer < s.players:
        return "a cauldron without a brewer"
    return ""


def _favors(s: Alchemists) -> str:
    cards = [*s.favor_deck, *s.favor_discard, *s.custodians]
    for one in s.alchemists:
        cards += one.favors
    if sorted(cards) != list(range(FAVOR_CARDS)) or len(s.favor_known) != FAVOR_CARDS:
        return "a favor card is missing or there twice"
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
    for result in s.results:
        if not 0 <= result.one < result.other < INGREDIENTS or not 0 <= result.seat < s.players:
            return "a mix that cannot be"
    return ""
