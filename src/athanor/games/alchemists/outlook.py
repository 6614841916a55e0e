"""What share of the victory a seat may hope for: a few signs of how it stands, weighed by round.

The weights were found by `tools/fit_alchemists.py` from games that bots of habit played against each other: how many
points each sign is worth by the end, and how surely a lead in points then wins. Every seat's theories are counted by
what that seat knows, in the world at hand: a truth that was only dealt to play in would make the count a gamble.
"""

from __future__ import annotations

from typing import Final

from athanor.core.victory import shares, won
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS
from athanor.games.alchemists.cards import SHELF
from athanor.games.alchemists.components import (
    BUY,
    CUSTODIAN,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FORAGE,
    MOST_SEALS,
    NO_THEORY,
    PUBLISH,
    ROUNDS,
    SEAL_KINDS,
    SELL,
    TEST,
    TRANSMUTE,
)
from athanor.games.alchemists.outlook_weights import SURENESS, WEIGHTS
from athanor.games.alchemists.scoring import final_gold, seal_points
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.thinking import worth
from athanor.games.alchemists.thinking.mind import ALL_BITS, mind_of

NAMES: Final = (
    "reputation", "gold", "first-gold", "favors", "hand", "artifacts", "grants",
    "stars", "wrong", "seals", "award", "conference", "golden",
    "learnt", "learnt-much", "ready", "sure", "doubted",
    "experiments", "publications", "printable", "sales", "purchases", "debunks", "forages", "transmutations",
    "exhibitions", "unused", "hospital", "paralysed", "half-shown",
)  # fmt: skip
HALF_SURE: Final = 0.4
# COUNTS[kind][theory][truth]: what a seal counts in the end.
COUNTS: Final = tuple(
    tuple(tuple(float(seal_points(a, b, kind)) for b in range(ALCHEMICALS)) for a in range(ALCHEMICALS))
    for kind in range(SEAL_KINDS)
)


def outlook(s: Alchemists, seat: int) -> float:
    return outlooks(s)[seat]


def outlooks(s: Alchemists) -> list[float]:
    """The shares of all seats; they add up to one."""
    if s.over:
        return won(s)
    points = [expected(s, seat) for seat in range(s.players)]
    return shares(points, 1.0 / SURENESS[s.round - 1])


def expected(s: Alchemists, seat: int) -> float:
    """The points the seat should have in the end, give or take what is the same for all."""
    weights = WEIGHTS[s.round - 1]
    total = 0.0
    found = signs(s, seat)
    for at in range(len(found)):
        total += weights[at] * found[at]
    return total


def signs(s: Alchemists, seat: int) -> list[float]:
    """The figures behind NAMES."""
    one = s.alchemists[seat]
    later = ROUNDS - s.round
    gold = final_gold(s, seat) if later == 0 else one.gold
    grid = mind_of(s, seat).grid
    lasting = 0.0
    for number in one.artifacts:
        lasting += SHELF[number].points(s, seat) + worth.A_ROUND[number] * later
        if SHELF[number].per_correct_seal:
            for ingredient in range(INGREDIENTS):
                if s.theories[ingredient] != NO_THEORY and s.has_sealed(seat, ingredient):
                    lasting += grid[ingredient][s.theories[ingredient]]
    grants = 0.0
    for grant in one.grants:
        grants += SETTINGS.grants[grant].points
    found = [
        float(one.reputation), float(gold), float(min(gold, 2)), float(len(one.favors)),
        float(min(len(one.hand), 8)), lasting, grants,
    ]  # fmt: skip
    theories(s, seat, found, grid)
    ready = knowledge(s, seat, found)
    plans(s, seat, found, ready)
    return found


def sealed(s: Alchemists, seat: int, grid: list[list[float]]) -> tuple[float, float, float]:
    """What the seat's seals should count in the end; how many of them are wrong, how many right, as far as it knows."""
    stars = wrong = right = 0.0
    for ingredient in range(INGREDIENTS):
        theory = s.theories[ingredient]
        for seal in s.seals[ingredient]:
            if seal // SEAL_KINDS == seat:
                row, counts = grid[ingredient], COUNTS[seal % SEAL_KINDS][theory]
                right += row[theory]
                for truth in range(ALCHEMICALS):
                    chance = row[truth]
                    if chance > 0.0:
                        stars += chance * counts[truth]
                        if counts[truth] < 0.0:
                            wrong += chance
    return stars, wrong, right


def theories(s: Alchemists, seat: int, found: list[float], grid: list[list[float]]) -> None:
    """Stars, wrong theories, seals that count, the award, what the next conference will cost."""
    stars, wrong, _ = sealed(s, seat, grid)
    golden = 0.0
    for kind in range(2):
        golden += s.alchemists[seat].seals[kind]
    mine = s.counting_seals(seat)
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.counting_seals(rival))
    conference = 0.0
    for at, when in enumerate(CONFERENCE_ROUNDS):
        if s.round <= when:
            tile = SETTINGS.conferences[s.mode("conferences", seat)][at]
            conference = 1.0 if mine >= tile.seals else -float(tile.loss[mine])
            break
    found += [stars, wrong, float(mine), float((mine > most) + (mine >= most > 0)), conference, golden]


def knowledge(s: Alchemists, seat: int, found: list[float]) -> float:
    """Bits learnt; ingredients about which there is something to publish; theories of one's own and of others."""
    mind = mind_of(s, seat)
    learnt = ALL_BITS - mind.bits
    ready = sure = doubted = 0.0
    for ingredient in range(INGREDIENTS):
        theory = s.theories[ingredient]
        row = mind.grid[ingredient]
        if theory == NO_THEORY:
            chance = max(row)
            if chance > HALF_SURE:
                ready += (chance - HALF_SURE) / (1.0 - HALF_SURE)
        elif not s.has_sealed(seat, ingredient):
            chance = row[theory]
            doubted += (1.0 - chance) * (1.0 - chance) * len(s.seals[ingredient])
            if not s.conflicts[ingredient] and len(s.seals[ingredient]) < MOST_SEALS and chance > HALF_SURE:
                sure += (chance - HALF_SURE) / (1.0 - HALF_SURE)
    found += [min(learnt, 8.0), max(learnt - 8.0, 0.0), ready, sure, doubted]
    return ready + sure


def plans(s: Alchemists, seat: int, found: list[float], ready: float) -> None:
    """Actions whose cubes still lie on the board."""
    one = s.alchemists[seat]
    placed = one.placed
    mixes = float(min(placed[TEST] + placed[DRINK] + placed[CUSTODIAN], (len(one.hand) + placed[FORAGE]) // 2))
    potions = 0.0
    for potion in range(6):
        potions += one.exhibited >> potion & 1 and not one.exhibited >> (potion ^ 1) & 1
    prints = float(min((placed[PUBLISH] + 1) // 2, one.gold))
    found += [
        mixes, prints, min(prints, ready), float(placed[SELL] > 0), float(placed[BUY] > 0),
        float(placed[DEBUNK]), float(placed[FORAGE]), float(placed[TRANSMUTE]), float(placed[EXHIBIT]),
        float(one.unused), float(one.hospital), float(seat in s.arrivals), potions,
    ]  # fmt: skip
