"""What speaks for a choice, in sentences: for the hint. Every figure is counted from what the seat itself has seen."""

# Not compiled: it makes words.

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from athanor.core.message import Message
from athanor.games.alchemists import components as c
from athanor.games.alchemists.alchemicals import ALCHEMICALS, PAIR_AT, PAIRS, SIGNS
from athanor.games.alchemists.debunking import Claim
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import possible
from athanor.games.alchemists.publishing import free_tokens
from athanor.games.alchemists.selling import Guarantee, MixForSale, wanted
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists

LIKELY: Final = Fraction(1, 10)  # what is less likely is no reason


class Known:
    """What the seat knows, and what it is asked."""

    def __init__(self, s: Alchemists, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.knowledge = Knowledge(possible(s, seat))
        self.frame = s.stack[-1]

    def pairs(self, more: int = -1) -> list[int]:
        """The pairs that can be mixed from the hand, perhaps with one ingredient more."""
        kinds = sorted({*self.s.kinds(self.seat), *([more] if more >= 0 else [])})
        return [PAIR_AT[one][other] for one in kinds for other in kinds if one < other]


def facts(s: Alchemists, after: Alchemists, seat: int, actions: list[int]) -> list[Message]:
    known = Known(s, seat)
    found = []
    for action in actions:
        for first, count, tell in SENTENCES:
            if c.among(action, first, count):
                said = tell(known, action - first)
                if said is not None and said not in found:
                    found.append(said)
    return found


def percent(chance: Fraction) -> int:
    """Only what is certain is called so."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else int(100 * chance)


# ---------------------------------------------------------------- mixing


def mix(k: Known, pair: int) -> Message | None:
    """For a buyer, how likely it is good enough; otherwise what it tells."""
    if isinstance(k.frame, MixForSale):
        return sale(k, wanted(k.s)[k.frame.place], k.frame.level, [pair])
    return telling(k, [pair])


def take(k: Known, ingredient: int) -> Message | None:
    """The most telling mix that the new ingredient makes possible."""
    return telling(k, [pair for pair in k.pairs(ingredient) if ingredient in PAIRS[pair]])


def telling(k: Known, pairs: list[int]) -> Message | None:
    count = k.knowledge.count
    if not pairs or count == 1:
        return None
    best = k.knowledge.experiments(pairs)[0]
    if best.left == count:
        return None
    return Message("fact-mix", {"ingredients": list(PAIRS[best.pair]), "count": count, "left": round(best.left)})


def guarantee(k: Known, level: int) -> Message | None:
    """Where it is what is asked; after an offer, the offer's own sentence says it."""
    if not isinstance(k.frame, Guarantee):
        return None
    return sale(k, wanted(k.s)[k.frame.place], level, k.pairs())


def offer(k: Known, potion: int) -> Message | None:
    return sale(k, potion, 0, k.pairs())


def sale(k: Known, potion: int, level: int, pairs: list[int]) -> Message | None:
    """How likely the best of the pairs is good enough."""
    if not pairs:
        return None
    count = k.knowledge.count
    best = max(Fraction(sum(sold.odds[: level + 1]), count) for sold in k.knowledge.sales(potion, pairs))
    return Message("fact-sale", {"potion": potion, "guarantee": level, "percent": percent(best)})


# ---------------------------------------------------------------- theories


def theory(k: Known, number: int) -> Message | None:
    ingredient, alchemical = divmod(number, ALCHEMICALS)
    chance = k.knowledge.chance(ingredient, alchemical)
    id = "fact-theory-sure" if chance == 1 else "fact-theory"
    return Message(id, {"ingredient": ingredient, "alchemical": alchemical, "percent": percent(chance)})


def endorse(k: Known, ingredient: int) -> Message | None:
    return theory(k, ingredient * ALCHEMICALS + k.s.theories[ingredient])


def doubt(k: Known, number: int) -> Message | None:
    ingredient, colour = divmod(number, 3)
    sign = SIGNS[k.s.theories[ingredient]][colour]
    wrong = 1 - k.knowledge.sign_chance(ingredient, colour, sign)
    id = "fact-wrong-sure" if wrong == 1 else "fact-wrong"
    return Message(id, {"ingredient": ingredient, "colour": colour, "percent": percent(wrong)})


def show(k: Known, pair: int) -> Message | None:
    return proof(k, pair, -1)


def claim(k: Known, potion: int) -> Message | None:
    return proof(k, k.frame.pair, potion) if isinstance(k.frame, Claim) else None


def proof(k: Known, pair: int, potion: int) -> Message | None:
    """How likely the reader's answer proves something; for any potion, the likeliest."""
    for shown in k.knowledge.demonstrations(k.s.theories):
        if shown.pair == pair and potion in (-1, shown.potion):
            return Message("fact-proof", {"ingredients": list(PAIRS[pair]), "percent": percent(shown.chance)})
    return None


# ---------------------------------------------------------------- the round


def declare(k: Known, space: int) -> Message | None:
    """What the action could be used for, as things stand."""
    if space in (c.TEST, c.DRINK):
        return telling(k, k.pairs())
    if space == c.SELL and wanted(k.s):
        sales = [sale(k, potion, 0, k.pairs()) for potion in wanted(k.s)]
        return max(sales, key=lambda said: int(str(said.args["percent"])) if said else -1)
    if space == c.PUBLISH:
        return likeliest_theory(k)
    if space == c.DEBUNK:
        attacks = k.knowledge.attacks(k.s.theories)
        if attacks and attacks[0].chance >= LIKELY:
            return doubt(k, attacks[0].ingredient * 3 + attacks[0].colour)
    return None


def likeliest_theory(k: Known) -> Message | None:
    free = [
        (k.knowledge.chance(ingredient, token), ingredient * ALCHEMICALS + token)
        for ingredient, there in enumerate(k.s.theories)
        if there == c.NO_THEORY
        for token in free_tokens(k.s)
    ]
    return theory(k, max(free)[1]) if free else None


def order(k: Known, space: int) -> Message | None:
    drawn = SETTINGS.order[space]
    if not drawn.ingredients and not drawn.favors:
        return None
    return Message("fact-order", {"ingredients_drawn": drawn.ingredients, "favors_drawn": drawn.favors})


def buy(k: Known, artifact: int) -> Message | None:
    points = c.ARTIFACT_POINTS[artifact]
    return Message("fact-buy", {"artifact": artifact, "points": points}) if points > 0 else None


def melt(k: Known, ingredient: int) -> Message | None:
    held = sum(c.INGREDIENT_OF[card] == ingredient for card in k.s.alchemists[k.seat].hand)
    return Message("fact-spare", {"ingredient": ingredient, "count": held}) if held > 1 else None


# First action of a range, how many, and what is told of them.
SENTENCES: Final[tuple[tuple[int, int, Callable[[Known, int], Message | None]], ...]] = (
    (c.MIX_PAIR, len(PAIRS), mix),
    (c.TAKE, 8, take),
    (c.GUARANTEE, 4, guarantee),
    (c.OFFER, 6, offer),
    (c.THEORY, 8 * ALCHEMICALS, theory),
    (c.ENDORSE, 8, endorse),
    (c.ASK_ASPECT, 24, doubt),
    (c.SHOW_PAIR, len(PAIRS), show),
    (c.CLAIM, 7, claim),
    (c.DECLARE, c.SPACES, declare),
    (c.ORDER, c.ORDER_SPACES, order),
    (c.PURCHASE, c.ARTIFACTS, buy),
    (c.MELT, 8, melt),
    (c.DISCARD, 8, melt),
)
