"""What may be offered at each question and nothing else: a test that looks at one verb alone would not see a foreign
action beside it. Every table checks it at every step, and so do the random games.
"""

from __future__ import annotations

from typing import Final

from athanor.games.alchemists.spaces import REPEATED, Turn
from athanor.games.alchemists.state import Alchemists

# The verbs of each question; a declared action can be declined besides, a repeated one passed.
VERBS: Final[dict[str, str]] = {
    "keep": "keep",
    "order": "order",
    "discard": "discard",
    "declare": "done declare play associate",
    "forage": "take draw",
    "transmute": "transmute play",
    "custodian": "mix",
    "bids": "bid",
    "sell": "sell play",
    "guarantee": "guarantee",
    "mix-for-sale": "mix",
    "buy": "buy play",
    "think": "mix pass",
    "donate": "pay",
    "debunk": "debunk show",
    "claim": "claim withdraw",
    "publish-at-once": "publish pass",
    "publish": "publish endorse",
    "seal": "seal",
    "grants": "grant",
    "test": "mix",
    "drink": "mix",
    "exhibit": "exhibit",
    "mix-to-exhibit": "mix",
    "peek": "peek pass",
    "spare": "use-mortar waive-mortar",
    "hold": "pass",  # the rest of a table in a test
}


def foreign(s: Alchemists) -> list[str]:
    """What is offered to whoever is waited for and does not belong to the question."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    verbs = set(VERBS[frame.kind].split())
    if isinstance(frame, Turn):
        verbs.add("pass" if frame.number == REPEATED else "decline")
    names = [s.game.actions.name(action) for seat in s.waiting for action in s.legal(seat)]
    assert len(set(names)) == len(names) or len(s.waiting) > 1, names
    return [name for name in names if name.partition(" ")[0] not in verbs]
