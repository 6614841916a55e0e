"""The places of what a master sees of a seat: each figure of `seen.py` has one, and the network a weight for each."""

from __future__ import annotations

from typing import Final

from athanor.games.alchemists.components import ARTIFACTS, FAVORS, ROUNDS, SEAL_KINDS, SPACES

BEST: Final = 4  # of the ingredients to publish, endorse or debunk so many are looked at one by one
BASES: Final = (
    ("when", 2 * ROUNDS), ("phase", 5), ("players", 2), ("conference-mode", 1), ("debunk-mode", 1),
    ("reputation", 1), ("zone", 3), ("gold", 3), ("gold-later", 1), ("favors", 1), ("favor", FAVORS),
    ("hand", 1), ("hand-later", 1), ("kinds", 1), ("artifact-points", 1), ("artifact", ARTIFACTS),
    ("artifact-later", ARTIFACTS), ("grants", 1), ("near-grants", 2),
    ("stars", 1), ("wrong", 1), ("at-risk", 1), ("seals-left", SEAL_KINDS), ("counting", 1), ("counting-later", 1),
    ("uncounted", 1), ("award", 2), ("ahead", 1), ("conference", 1),
    ("bits", 1), ("bits-later", 1), ("bits-much", 1), ("certain", 4), ("publish", BEST), ("publish-sure", BEST),
    ("endorse", 2), ("debunk", 2), ("debunk-later", 1),
    ("recipes", 1), ("positive-recipes", 1), ("sells-now", 1), ("sells-next", 1), ("recipe-in-hand", 1),
    ("to-do", SPACES), ("to-do-more", SPACES), ("free", 1), ("unused", 1), ("hospital", 1), ("paralysed", 1),
    ("exhibited", 2), ("place", 1), ("starter", 1), ("unhappy", 1), ("prints", 2), ("affordable", 1),
)  # fmt: skip


def places() -> dict[str, int]:
    found: dict[str, int] = {}
    at = 0
    for name, many in BASES:
        found[name] = at
        at += many
    return found


AT: Final = places()
INPUTS: Final = sum([many for _, many in BASES])
NAMES: Final = tuple(f"{name} {at + 1}" if many > 1 else name for name, many in BASES for at in range(many))

WHEN: Final = AT["when"]
PHASE: Final = AT["phase"]
PLAYERS: Final = AT["players"]
CONFERENCE_MODE: Final = AT["conference-mode"]
DEBUNK_MODE: Final = AT["debunk-mode"]
REPUTATION: Final = AT["reputation"]
ZONE: Final = AT["zone"]
GOLD: Final = AT["gold"]
GOLD_LATER: Final = AT["gold-later"]
FAVORS_HELD: Final = AT["favors"]
FAVOR: Final = AT["favor"]
HAND: Final = AT["hand"]
HAND_LATER: Final = AT["hand-later"]
KINDS: Final = AT["kinds"]
ARTIFACT_COUNT: Final = AT["artifact-points"]
ARTIFACT: Final = AT["artifact"]
ARTIFACT_LATER: Final = AT["artifact-later"]
GRANT_POINTS: Final = AT["grants"]
NEAR_GRANTS: Final = AT["near-grants"]
STARS: Final = AT["stars"]
WRONG: Final = AT["wrong"]
AT_RISK: Final = AT["at-risk"]
SEALS_LEFT: Final = AT["seals-left"]
COUNTING: Final = AT["counting"]
COUNTING_LATER: Final = AT["counting-later"]
UNCOUNTED: Final = AT["uncounted"]
AWARD: Final = AT["award"]
AHEAD: Final = AT["ahead"]
CONFERENCE: Final = AT["conference"]
BITS: Final = AT["bits"]
BITS_LATER: Final = AT["bits-later"]
BITS_MUCH: Final = AT["bits-much"]
CERTAIN: Final = AT["certain"]
TO_PUBLISH: Final = AT["publish"]
TO_PUBLISH_SURE: Final = AT["publish-sure"]
TO_ENDORSE: Final = AT["endorse"]
TO_DEBUNK: Final = AT["debunk"]
DEBUNK_LATER: Final = AT["debunk-later"]
RECIPES: Final = AT["recipes"]
POSITIVE_RECIPES: Final = AT["positive-recipes"]
SELLS_NOW: Final = AT["sells-now"]
SELLS_NEXT: Final = AT["sells-next"]
RECIPE_IN_HAND: Final = AT["recipe-in-hand"]
TO_DO: Final = AT["to-do"]
TO_DO_MORE: Final = AT["to-do-more"]
FREE: Final = AT["free"]
UNUSED: Final = AT["unused"]
HOSPITAL: Final = AT["hospital"]
PARALYSED: Final = AT["paralysed"]
EXHIBITED: Final = AT["exhibited"]
PLACE: Final = AT["place"]
STARTER: Final = AT["starter"]
UNHAPPY: Final = AT["unhappy"]
PRINTS: Final = AT["prints"]
AFFORDABLE: Final = AT["affordable"]
