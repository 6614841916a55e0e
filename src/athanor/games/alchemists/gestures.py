"""With the question: what publishing and debunking cost and bring, and what an answer of the reader would prove."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any

from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import PAIRS, POTIONS
from athanor.games.alchemists.components import DEBUNK_REWARD, MASTER, SEAL_LOSS
from athanor.games.alchemists.debunking import Claim, Debunk, proof
from athanor.games.alchemists.publishing import REPUTATION, PlaySeal, Publish, PublishAtOnce, fee
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.view_types import Debunking, Gestures, Publishing

MOST_FALLEN = 2  # theories that one demonstration can debunk


def gestures(s: Alchemists, seat: int) -> dict[str, Any]:
    top = s.stack[-1]
    found: Gestures = {
        "publishing": publishing(s, seat) if isinstance(top, Publish | PublishAtOnce | PlaySeal) else None,
        "debunking": debunking(s, seat) if isinstance(top, Debunk | Claim) else None,
    }
    return {**found}


def publishing(s: Alchemists, seat: int) -> Publishing:
    extra = cards.authority(s, seat)
    return {
        "fee": fee(s, seat),
        "theory": verbs.reputation_gained(s, seat, REPUTATION + extra),
        "endorsement": verbs.reputation_gained(s, seat, extra),
        "risk": verbs.reputation_at_risk(s, seat, SEAL_LOSS),
    }


def debunking(s: Alchemists, seat: int) -> Debunking:
    master = s.mode("debunking", seat) == MASTER
    return {
        "reward": verbs.reputation_gained(s, seat, DEBUNK_REWARD),
        "failure": verbs.reputation_at_risk(s, seat, 1),
        "losses": [
            [loss(s, seat, other, fallen) for fallen in range(1, MOST_FALLEN + 1)] for other in range(s.players)
        ],
        "proofs": [proofs(s, pair) for pair in range(len(PAIRS))] if master else [],
    }


def loss(s: Alchemists, debunker: int, seat: int, fallen: int) -> int:
    """What so many theories that fall with a seal of theirs would cost them. A debunker's reward softens their own."""
    points = fallen * SEAL_LOSS - (DEBUNK_REWARD if seat == debunker else 0)
    return verbs.reputation_at_risk(s, seat, points)


def proofs(s: Alchemists, pair: int) -> str:
    """For each potion what a yes and what a no would prove, a digit each (`demonstrations.py`)."""
    return "".join(str(proof(s, pair, potion, yes)) for potion in range(POTIONS) for yes in (True, False))
