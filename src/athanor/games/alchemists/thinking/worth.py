"""What things are worth to a player of sense, in points: gold, cards, favors, artifacts, cubes, knowledge.

The numbers are habits, not rules; the first guesses were corrected by games of bots against each other.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.alchemists.components import (
    ARTIFACT_NAMES,
    ARTIFACT_POINTS,
    BUY,
    FAVOR_NAMES,
    PUBLISH,
    ROUNDS,
    SEAL_KINDS,
)
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.state import Alchemists

THIRD: Final = 1.0 / 3.0  # a piece of gold in the final count
# A piece of gold beside how many one has already: the first ones publish theories.
PIECE: Final = table(1.3, 1.0, 0.75, 0.6, 0.5, 0.45, 0.4)
CARD: Final = table(0.75, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2)  # one more ingredient beside so many
CUBE: Final = 0.33  # half a favor
# How much one more seal on the board is likely to bring of an award or a conference.
AWARD_BEHIND: Final = 0.9
AWARD_AHEAD: Final = 0.35
AWARD_LATER: Final = 0.5
CONFERENCE_NOW: Final = 0.9
CONFERENCE_LATER: Final = 0.5
LATER_PLACE: Final = 0.1  # to act after others
FAVOR: Final = table(0.95, 0.4, 0.6, 0.65, 0.75, 0.7, 0.7, 0.7)  # assistant, herbalist, associate, custodian …
KEPT: Final = table(1.1, 1.0, 0.3, 0.6, 0.6, 0.5, 0.55, 0.6)  # the one to begin with
# A bit of knowledge, by round: what is learnt late can hardly be published.
BIT: Final = table(1.5, 1.5, 1.4, 1.3, 1.0, 0.05)

# What an artifact is worth beyond its printed points: for each round to come, and once.
_A_ROUND: Final = {
    "boots": 0.6, "discount": 0.2, "mortar": 0.5, "periscope": 0.3, "press": 0.55, "robe": 1.1, "authority": 1.2,
}  # fmt: skip
_ONCE: Final = {
    "rhetoric": 5.0, "hypnotic": 2.8, "cap": 1.5, "trunk": 2.0, "authority": 0.8, "feather": 1.5, "idol": 0.0,
}  # fmt: skip
A_ROUND: Final = tuple(_A_ROUND.get(name, 0.0) for name in ARTIFACT_NAMES)
ONCE: Final = tuple(_ONCE.get(name, 0.0) for name in ARTIFACT_NAMES)
ALTAR: Final = ARTIFACT_NAMES.index("altar")
CABINET: Final = ARTIFACT_NAMES.index("cabinet")
FEATHER: Final = ARTIFACT_NAMES.index("feather")
MIRROR: Final = ARTIFACT_NAMES.index("mirror")
IDOL: Final = ARTIFACT_NAMES.index("idol")
CAP: Final = ARTIFACT_NAMES.index("cap")
ASSOCIATE: Final = FAVOR_NAMES.index("associate")
CUSTODIAN: Final = FAVOR_NAMES.index("custodian")


def piece(s: Alchemists, gold: int) -> float:
    """One piece of gold more for somebody who has so many."""
    if s.round == ROUNDS:
        return THIRD + (0.6 if gold == 0 else 0.1)
    return PIECE[min(max(gold, 0), 6)]


def pieces(s: Alchemists, gold: int, more: int) -> float:
    """Gold in a lump, gained or spent (below 0)."""
    total = 0.0
    for step in range(more):
        total += piece(s, gold + step)
    for step in range(-more):
        total -= piece(s, gold - 1 - step)
    return total


def card(s: Alchemists, held: int) -> float:
    """One ingredient more for somebody who holds so many."""
    worth = CARD[min(held, 8)]
    return 0.3 * worth if s.round == ROUNDS else worth


def favor(s: Alchemists, kind: int) -> float:
    return 2 * THIRD if s.round == ROUNDS else FAVOR[kind]


def bit(s: Alchemists) -> float:
    return BIT[s.round - 1]


def artifact(s: Alchemists, seat: int, number: int) -> float:
    """What owning it should bring, its price not counted."""
    one = s.alchemists[seat]
    later = ROUNDS - s.round
    worth = max(ARTIFACT_POINTS[number], 0) + A_ROUND[number] * later + ONCE[number]
    if number == CABINET:
        worth += 2.0 * (len(one.artifacts) + 1)
    elif number == MIRROR:
        worth += one.reputation // 5
    elif number == IDOL:
        for ingredient in range(len(s.theories)):
            worth += 0.8 * s.has_sealed(seat, ingredient)
        worth += 0.6 * one.actions[PUBLISH]
    elif number == ALTAR:
        spare = max(one.gold - 1 - one.actions[PUBLISH], 0)
        worth += 1.0 + min(spare, 8) * (1.0 - THIRD)
    elif number == CAP and len(one.hand) < 2:
        worth -= 1.5
    return worth + (2.0 if CABINET in s.on_sale and s.alchemists[seat].actions[BUY] > 1 else 0.0) * (number != CABINET)


def seal_on_board(s: Alchemists, seat: int) -> float:
    """What a seal on a theory brings besides its star: awards each round, and conferences."""
    later = ROUNDS - s.round
    mine = s.counting_seals(seat)
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.counting_seals(rival))
    award = AWARD_BEHIND if mine <= most else AWARD_AHEAD
    worth = award * (0.8 + AWARD_LATER * later)
    for at, when in enumerate(CONFERENCE_ROUNDS):
        if s.round <= when:
            tile = SETTINGS.conferences[s.mode("conferences", seat)][at]
            if mine < tile.seals:
                loss = tile.loss[mine]
                less = tile.loss[mine + 1] if mine + 1 < tile.seals else -1
                worth += (loss - less) * (CONFERENCE_NOW if s.round == when else CONFERENCE_LATER)
    return worth


def rivals_seals(s: Alchemists, seat: int, ingredient: int) -> int:
    count = 0
    for seal in s.seals[ingredient]:
        count += seal // SEAL_KINDS != seat
    return count
