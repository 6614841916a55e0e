"""What is counted to see whether the card set is fair: places in the turn order, alchemists, and every kind of card."""

# Not compiled: it is not part of playing.

from __future__ import annotations

from typing import Any, Final

from athanor.core.census import SEAT, Kind, Trial
from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.difficulty import PRESET_OPTION, PRESETS
from athanor.games.trismegistus.cards import (
    ACHIEVEMENT_COUNT,
    ALCHEMIST_COUNT,
    ARTIFACT_COUNT,
    EXPERIMENT_COUNT,
    FORMULA_COUNT,
    FORMULAS_EACH,
    PUBLICATION_COUNT,
    CardSet,
)
from athanor.games.trismegistus.components import MOST_PLAYERS
from athanor.games.trismegistus.scoring import completed
from athanor.games.trismegistus.shelf import set_called
from athanor.games.trismegistus.state import Trismegistus

ALCHEMIST, ARTIFACT, EXPERIMENT = "alchemist", "artifact", "experiment"
TAKEN = "taken"
PUBLICATION, FORMULA, ACHIEVEMENT = "publication", "formula", "achievement"
# What we ask of our own cards in a game of four, by the share of victories.
SEAT_BARS: Final = (0.21, 0.29)
ALCHEMIST_BARS: Final = (0.20, 0.30)


def kinds(players: int, options: dict[str, Any]) -> list[Kind]:
    """Places and alchemists first, then the cards; things that no game of this size has are counted as never had."""
    cards = set_called(options["cards"])
    four = players == MOST_PLAYERS
    places = [Message(f"census-place-{place}") for place in range(players)]
    found = [
        Kind(SEAT, Message("census-place"), places, SEAT_BARS if four else None),
        kind(cards, ALCHEMIST, ALCHEMIST_COUNT, ALCHEMIST_BARS if four else None),
        kind(cards, ARTIFACT, ARTIFACT_COUNT),
        kind(cards, EXPERIMENT, EXPERIMENT_COUNT),
        Kind(TAKEN, Message("census-taken"), [name(cards, EXPERIMENT, id) for id in range(EXPERIMENT_COUNT)]),
        kind(cards, PUBLICATION, PUBLICATION_COUNT),
        kind(cards, FORMULA, FORMULA_COUNT),
    ]
    if options["achievements"] == "on":
        found.append(kind(cards, ACHIEVEMENT, ACHIEVEMENT_COUNT))
    return found


def kind(cards: CardSet, key: str, count: int, bars: tuple[float, float] | None = None) -> Kind:
    return Kind(key, Message(f"census-{key}"), [name(cards, key, id) for id in range(count)], bars)


def name(cards: CardSet, key: str, id: int) -> Message:
    called = cards.called(key, id)
    return called if isinstance(called, Message) else Message(f"{key}-{called}")


def census(s: Trismegistus, seat: int, begun: Trismegistus) -> dict[str, list[int]]:
    """Artifacts that are still there, experiments performed or at least taken, publications completed, formulas."""
    lab = s.labs[seat]
    first = lab.alchemist * FORMULAS_EACH
    return {
        SEAT: [[who for who in begun.order if who < s.players].index(seat)],
        ALCHEMIST: [lab.alchemist],
        ARTIFACT: [tile for tile in lab.artifacts if tile >= 0],
        EXPERIMENT: lab.done[:],
        TAKEN: [*lab.done, *lab.open, *([lab.masterpiece] if lab.masterpiece >= 0 else [])],
        PUBLICATION: completed(s, seat)[1],
        FORMULA: [first + formula for formula in lab.vault if formula >= 0],
        ACHIEVEMENT: lab.achievements[:],
    }


def trials() -> list[Trial]:
    """Botmegistus in each of its ready-made difficulties."""
    return [Trial(Message(f"option-{PRESET_OPTION}-{preset}"), {PRESET_OPTION: preset}) for preset in PRESETS]
