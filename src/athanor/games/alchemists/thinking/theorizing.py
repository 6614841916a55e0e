"""Theories: what to publish with which seal, what to endorse, and what to debunk.

What others publish is evidence too, though it may be a bluff: it shifts the odds of its own ingredient, no more.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, NEUTRAL, PAIRS, POTION_COLOUR, SIGNS
from athanor.games.alchemists.beliefs import TRUST_IN_ROUND
from athanor.games.alchemists.components import (
    DEBUNK_REWARD,
    FIRST_HEDGE,
    GRANT_GOLD,
    GRANTS,
    NO_THEORY,
    ROUNDS,
    SEAL_KINDS,
    SEAL_LOSS,
    SEAL_POINTS,
    WRONG_THEORY,
    zone_extra,
)
from athanor.games.alchemists.debunking import proof, unprotected
from athanor.games.alchemists.demonstrations import CONFLICT, NOTHING, wrong_aspects
from athanor.games.alchemists.publishing import REPUTATION, endorsable, fee, free_tokens, sealed_on
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.thinking import worth
from athanor.games.alchemists.thinking.mind import Mind

FOUND_OUT: Final = 1.6  # how much worse than at the end a wrong theory is on average, since it may be debunked before
# What playing a seal costs because it is then gone; the best are kept for what is sure.
SCARCE: Final = table(0.9, 0.3, 0.1, 0.1, 0.1)
HURT: Final = 0.5  # of what a rival loses
GIVEN_AWAY: Final = 0.2  # a demonstration teaches everybody what only oneself knew
FORBIDDEN: Final = -9.0

# APART[theory][truth]: in how many aspects they differ; ONLY[theory][truth]: the colour if in just one, else -1.
APART: Final = tuple(tuple(len(wrong_aspects(a, b)) for b in range(ALCHEMICALS)) for a in range(ALCHEMICALS))
_ALONE: Final = [[wrong_aspects(a, b) for b in range(ALCHEMICALS)] for a in range(ALCHEMICALS)]
ONLY: Final = tuple(tuple(found[0] if len(found) == 1 else -1 for found in row) for row in _ALONE)


def believed(s: Alchemists, seat: int, mind: Mind, ingredient: int) -> list[float]:
    """The chances of an ingredient's alchemicals; rivals who have put seals on a theory probably have reasons."""
    row = mind.grid[ingredient]
    theory = s.theories[ingredient]
    if theory == NO_THEORY or not worth.rivals_seals(s, seat, ingredient):
        return row
    trust = TRUST_IN_ROUND[s.round - 1]
    weighed = [row[truth] * trust[min(APART[theory][truth], 2)] for truth in range(ALCHEMICALS)]
    total = sum(weighed)
    return [weight / total for weight in weighed] if total > 0.0 else row


# ---------------------------------------------------------------- publishing


def star(row: list[float], token: int, kind: int) -> float:
    """What a seal of this kind on a theory should count in the end, and on the way there."""
    right = row[token]
    wrong = 1.0 - right
    if kind >= FIRST_HEDGE:
        colour = kind - FIRST_HEDGE
        for truth in range(ALCHEMICALS):
            if ONLY[token][truth] == colour:
                wrong -= row[truth]
    return SEAL_POINTS[kind] * right + FOUND_OUT * WRONG_THEORY * wrong


def seal_value(s: Alchemists, row: list[float], token: int, kind: int) -> float:
    keep = SCARCE[kind] * (ROUNDS - s.round) / (ROUNDS - 1)
    return star(row, token, kind) - keep


def best_seal(s: Alchemists, seat: int, row: list[float], token: int) -> float:
    best = FORBIDDEN
    seals = s.alchemists[seat].seals
    for kind in range(SEAL_KINDS):
        if seals[kind]:
            best = max(best, seal_value(s, row, token, kind))
    return best


def grant_progress(s: Alchemists, seat: int, ingredient: int) -> float:
    one = s.alchemists[seat]
    need = 3 if one.grants else 2
    best = 0.0
    for grant in range(GRANTS):
        if s.grants_left >> grant & 1 and ingredient in SETTINGS.grants[grant].ingredients:
            have = sealed_on(s, seat, grant) + 1
            prize = SETTINGS.grants[grant].points + worth.pieces(s, one.gold, GRANT_GOLD)
            if have >= need:
                best = max(best, prize)
            elif have == need - 1:
                best = max(best, 0.2 * prize)
    return best


def gain(s: Alchemists, seat: int, points: int) -> float:
    return float(points + cards.gain_extra(s, seat)) if points > 0 else 0.0


class Board:
    """What every publication would bring, worked out once for a decision."""

    __slots__ = ("endorse", "tokens", "values")

    def __init__(self, s: Alchemists, seat: int, mind: Mind) -> None:
        one = s.alchemists[seat]
        cost = fee(s, seat)
        authority = cards.authority(s, seat)
        presence = worth.seal_on_board(s, seat)
        new = gain(s, seat, REPUTATION + authority) + worth.pieces(s, one.gold, -cost) + presence
        self.tokens: list[int] = free_tokens(s)
        self.values: list[list[float]] = [[] for _ in range(INGREDIENTS)]  # by ingredient and place in `tokens`
        self.endorse: list[float] = [FORBIDDEN] * INGREDIENTS
        for ingredient in range(INGREDIENTS):
            theory = s.theories[ingredient]
            if theory == NO_THEORY:
                row = mind.grid[ingredient]
                base = new + grant_progress(s, seat, ingredient)
                self.values[ingredient] = [
                    base + best_seal(s, seat, row, token) if row[token] > 0.0 else FORBIDDEN for token in self.tokens
                ]
            elif endorsable(s, seat, ingredient):
                row = believed(s, seat, mind, ingredient)
                authors = len(s.seals[ingredient])
                base = gain(s, seat, authority) + worth.pieces(s, one.gold, -cost - authors) + presence
                base += grant_progress(s, seat, ingredient) - 0.3 * authors * worth.piece(s, one.gold)
                self.endorse[ingredient] = base + best_seal(s, seat, row, theory)

    def best(self, many: int) -> list[float]:
        """The best publications one after the other, each ingredient and each token once."""
        found: list[float] = []
        gone_tokens = 0
        gone = 0
        for _ in range(many):
            best, where, which = FORBIDDEN, -1, -1
            for ingredient in range(INGREDIENTS):
                if gone >> ingredient & 1:
                    continue
                if self.endorse[ingredient] > best:
                    best, where, which = self.endorse[ingredient], ingredient, -1
                row = self.values[ingredient]
                for at in range(len(row)):
                    if row[at] > best and not gone_tokens >> at & 1:
                        best, where, which = row[at], ingredient, at
            found.append(best)
            if where < 0:
                break
            gone |= 1 << where
            if which >= 0:
                gone_tokens |= 1 << which
        return found


# ---------------------------------------------------------------- debunking


def losses(s: Alchemists, seat: int, ingredient: int, colour: int) -> float:
    """What the fall of a theory is worth: what rivals are likely to lose, less one's own loss."""
    points = 0.0
    for seal in s.seals[ingredient]:
        owner = seal // SEAL_KINDS
        reputation = s.alchemists[owner].reputation
        if owner != seat:
            points += HURT * 0.75 * (SEAL_LOSS + zone_extra(reputation))
            points += 0.4 * SEAL_POINTS[1] * 0.3
        elif unprotected(seal, colour):
            points -= SEAL_LOSS + zone_extra(reputation) + WRONG_THEORY
        else:
            points += 0.5  # a hedged theory falls without harm, and its place is free again
    return points


def refuting(s: Alchemists, seat: int, mind: Mind, ingredient: int, colour: int) -> float:
    """What asking for one aspect of an ingredient should bring."""
    theory = s.theories[ingredient]
    row = believed(s, seat, mind, ingredient)
    wrong = 0.0
    for truth in range(ALCHEMICALS):
        if SIGNS[truth][colour] != SIGNS[theory][colour]:
            wrong += row[truth]
    failed = float(max(1 + zone_extra(s.alchemists[seat].reputation), 0))
    reward = gain(s, seat, DEBUNK_REWARD)
    chance = min(max(wrong, 0.0), 1.0)
    lesson = 0.25 * worth.bit(s) * 4.0 * chance * (1.0 - chance) - GIVEN_AWAY
    return chance * (reward + losses(s, seat, ingredient, colour)) - (1.0 - chance) * failed + lesson


def demonstrating(s: Alchemists, seat: int, mind: Mind, pair: int, potion: int) -> float:
    """Masters: what claiming a potion for a pair should bring, whatever the reader says."""
    odds = mind.odds(pair)
    yes = claim_worth(s, seat, pair, potion, True)
    no = claim_worth(s, seat, pair, potion, False)
    return odds[potion] * yes + (1.0 - odds[potion]) * no - GIVEN_AWAY


def claim_worth(s: Alchemists, seat: int, pair: int, potion: int, yes: bool) -> float:
    proven = proof(s, pair, potion, yes)
    if proven == NOTHING:
        return -float(max(1 + zone_extra(s.alchemists[seat].reputation), 0))
    points = gain(s, seat, DEBUNK_REWARD)
    one, other = PAIRS[pair]
    if proven == CONFLICT:
        for ingredient in (one, other):
            mine = s.has_sealed(seat, ingredient)
            points += 0.4 * worth.rivals_seals(s, seat, ingredient) - 1.0 * mine
        return points
    assert potion != NEUTRAL
    colour = POTION_COLOUR[potion]
    if proven & 1:
        points += losses(s, seat, one, colour)
    if proven & 2:
        points += losses(s, seat, other, colour)
    return points


def suspect(s: Alchemists, mind: Mind, pair: int) -> bool:
    """Whether a pair touches a theory that may well be wrong: others are not worth a demonstration."""
    for ingredient in PAIRS[pair]:
        theory = s.theories[ingredient]
        if theory != NO_THEORY and mind.grid[ingredient][theory] < 0.6:
            return True
    return False
