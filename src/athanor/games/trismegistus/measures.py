"""What the symbols count: levels, formulas, experiments, artifacts, cubes. For multiplied gains and achievements."""

from __future__ import annotations

from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY_RAW,
    ANY_REFINED,
    ARTIFACTS,
    ARTIFACTS_OF,
    ELEMENT_PAIRS,
    EXPERIMENTS,
    EXPERIMENTS_OF,
    FORMULAS,
    HELD,
    LEVEL,
    LEVEL_HIGHEST,
    LEVEL_LOWEST,
    NOT_MULTIPLIED,
    REACTION_TOKENS,
    REACTION_USED,
    SYMBOLS_ALONE,
    SYMBOLS_OF,
)


def measure(s: Trismegistus, seat: int, what: int) -> int:
    lab = s.labs[seat]
    if what == NOT_MULTIPLIED:
        return 1
    if what < LEVEL_LOWEST:
        return lab.tracks[what - LEVEL]
    if what == LEVEL_LOWEST:
        return min(lab.tracks)
    if what == LEVEL_HIGHEST:
        return max(lab.tracks)
    if what == FORMULAS:
        return lab.formulas()
    if what == EXPERIMENTS:
        return len(lab.done)
    if what < ARTIFACTS:
        return experiments_of(s, seat, what - EXPERIMENTS_OF)
    if what < SYMBOLS_OF:
        return artifacts_of(s, seat, what)
    if what < REACTION_TOKENS:
        one, other = ELEMENT_PAIRS[what - SYMBOLS_OF]
        return symbols_of(s, seat, one) + symbols_of(s, seat, other)
    if what == REACTION_TOKENS:
        return lab.ready + lab.used
    if what == REACTION_USED:
        return lab.used
    if what >= SYMBOLS_ALONE:
        return symbols_of(s, seat, what - SYMBOLS_ALONE)
    kind = what - HELD
    if kind == ANY_RAW:
        return sum(lab.cubes[:5])
    return sum(lab.cubes[5:]) if kind == ANY_REFINED else lab.cubes[kind]


def experiments_of(s: Trismegistus, seat: int, element: int) -> int:
    """Performed experiments of an element, the masterpiece counted like the others."""
    experiments = s.cards.experiments
    return sum(experiments[card].element == element for card in s.labs[seat].done)


def artifacts_of(s: Trismegistus, seat: int, what: int) -> int:
    """Artifacts owned; of an element: those that show it at least once."""
    tiles = [tile for tile in s.labs[seat].artifacts if tile >= 0]
    if what == ARTIFACTS:
        return len(tiles)
    return sum(s.cards.artifacts[tile].symbols[what - ARTIFACTS_OF] > 0 for tile in tiles)


def symbols_of(s: Trismegistus, seat: int, element: int) -> int:
    return sum(s.cards.artifacts[tile].symbols[element] for tile in s.labs[seat].artifacts if tile >= 0)


def elementals(s: Trismegistus, seat: int) -> list[int]:
    """What a player has for publications: performed experiments, symbols on artifacts, tracks at their top."""
    lab = s.labs[seat]
    found = [int(level >= 12) for level in lab.tracks]
    for card in lab.done:
        found[s.cards.experiments[card].element] += 1
    for tile in lab.artifacts:
        if tile >= 0:
            symbols = s.cards.artifacts[tile].symbols
            for element in range(4):
                found[element] += symbols[element]
    return found
