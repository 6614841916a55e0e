"""What a sensible alchemist leans to, for every kind of decision: habits and a plan, no looking ahead.

Each answer is scored in points by what it does for the plan; `thinking/` says how.
"""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus.acting import Declared, is_free
from athanor.games.trismegistus.components import (
    ADVANCE,
    CELL,
    END,
    NO_ETHEREAL,
    RETREAT,
    REWARD,
    SKIP,
    SPEND_ETHEREAL,
    TURN,
    UNLOCK,
    USE,
)
from athanor.games.trismegistus.effects import DrawArtifact, Exchange, PlaceArtifact
from athanor.games.trismegistus.experiments import Pay
from athanor.games.trismegistus.mastery import Advance
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.rewards import Price, Rewards
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_RAW, REFINED_GOLD, Effect
from athanor.games.trismegistus.thinking.acting import draft_scores, free_score, main_scores, react_score
from athanor.games.trismegistus.thinking.choosing import (
    cell_score,
    exchange_score,
    gain_score,
    pay_score,
    return_score,
    reward_score,
    setup_score,
    slot_score,
    track_score,
    unlock_score,
)
from athanor.games.trismegistus.thinking.dice import DieUses
from athanor.games.trismegistus.thinking.planning import Plan
from athanor.games.trismegistus.thinking.worths import DRAWN_ARTIFACT, Worths
from athanor.games.trismegistus.transmuting import Ability, Fire

KEENNESS: Final = 0.7  # one point more makes an answer that much more likely, as a power of e
FREE_USE: Final = 0.036  # what costs nothing is done, if it does no harm
LATER_USE: Final = 0.18  # of a ready artifact: it may do more later in the round


def leaning(s: Trismegistus, seat: int) -> list[float]:
    legal = s.legal(seat)
    if len(legal) < 2:
        return [0.0] * len(legal)
    scores = score(s, seat, legal)
    return [KEENNESS * each for each in scores]


def score(s: Trismegistus, seat: int, legal: list[int]) -> list[float]:
    """By the question that is asked."""
    frame = s.stack[-1]
    kind = frame.kind
    if kind == "laboratory":
        return [0.0] * len(legal)
    worths = Worths(s, Plan(s, seat))
    if kind == "choose":
        return [setup_score(s, worths, action) for action in legal]
    if kind in ("act", "declared", "draft", "turn-die", "ethereal", "transmuting"):
        return die_scores(s, worths, legal, kind)
    if kind == "react":
        return [react_score(s, worths, action) for action in legal]
    if kind == "finish" or kind == "finish-open":
        return [0.0 if action == END else free_score(s, worths, action) for action in legal]
    if isinstance(frame, Pay):
        return [pay_score(s, worths, action, frame) for action in legal]
    return effect_scores(s, worths, legal)


def die_scores(s: Trismegistus, worths: Worths, legal: list[int], kind: str) -> list[float]:
    """Questions about the die and its potency."""
    uses = DieUses(s, worths)
    lab = worths.plan.lab
    if kind == "draft":
        return draft_scores(s, worths, uses, legal)
    if kind == "act":
        return main_scores(s, worths, uses, legal, lab.face, lab.colour)
    if kind == "declared":
        frame = s.stack[-1]
        assert isinstance(frame, Declared)
        return main_scores(s, worths, uses, legal, frame.face, frame.colour)
    if kind == "turn-die":
        return [uses.die(action - TURN, lab.colour, lab.potency) for action in legal]
    if kind == "transmuting":
        price = uses.prices(lab.face, lab.colour, lab.potency)[1]
        return [transmuting_score(s, worths, action, price) for action in legal]
    more = uses.die(lab.face, lab.colour, lab.potency + 1) - uses.die(lab.face, lab.colour, lab.potency)
    return [more - 1.0 if action == SPEND_ETHEREAL else 0.0 for action in legal]


def transmuting_score(s: Trismegistus, worths: Worths, action: int, price: float) -> float:
    if action == END:
        return 0.0
    return free_score(s, worths, action) if is_free(action) else worths.transmutation(action) - price


def effect_scores(s: Trismegistus, worths: Worths, legal: list[int]) -> list[float]:
    """Questions inside effects."""
    frame = s.stack[-1]
    if isinstance(frame, Rewards):
        return [reward_score(worths, frame, action - REWARD) for action in legal]
    if isinstance(frame, PlaceArtifact):
        return [slot_score(s, worths, action, frame.tile) for action in legal]
    if isinstance(frame, Advance):
        return [track_score(worths, action, frame.steps) for action in legal]
    if isinstance(frame, Price):
        worth = worths.effect(frame.parts()[0])
        return [0.0 if action == SKIP else worth + track_score(worths, action, 1) for action in legal]
    if frame.kind == "return":
        have = elementals(s, worths.seat)
        return [return_score(s, worths, action, have) for action in legal]
    if frame.kind == "place-formula":
        return [cell_score(s, worths, action) for action in legal]
    if frame.kind == "unlock":
        return [unlock_score(s, worths, action - UNLOCK) for action in legal]
    if frame.kind == "gain":
        return [gain_score(worths, action) for action in legal]
    if frame.kind == "granted":
        return [0.0 if action == SKIP else worths.transmutation(action) for action in legal]
    if isinstance(frame, Exchange) and USE not in legal:
        return [0.0 if action == SKIP else exchange_score(worths, action) for action in legal]
    use = use_score(s, worths)
    return [use if action == USE else 0.0 for action in legal]


def use_score(s: Trismegistus, worths: Worths) -> float:
    """What may be done or left: an artifact, its first working, a random one, gold for five raw cubes."""
    frame = s.stack[-1]
    if isinstance(frame, Fire):
        effect: Effect = s.cards.artifacts[worths.plan.lab.artifacts[frame.slot]].effect
        return worths.effect(effect) - LATER_USE * worths.plan.time
    if isinstance(frame, Ability):
        return worths.effect(s.cards.artifacts[frame.tile].effect) + FREE_USE
    if isinstance(frame, DrawArtifact):
        worst = min([worths.tile(tile, True) for tile in worths.plan.lab.artifacts])
        return DRAWN_ARTIFACT * worths.plan.time - worst
    return worths.cubes(ANY_RAW, 5) - worths.loss(REFINED_GOLD)


assert ADVANCE < RETREAT and NO_ETHEREAL == SPEND_ETHEREAL + 1 and CELL < UNLOCK  # noqa: PT018
