"""Why a cell of the deduction grid is crossed out: by what a seat has seen, in a sentence."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from athanor.core.message import Message
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, MINUS, NEUTRAL, NEUTRALISER, PAIRS, PLUS
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import POTIONS_IN, of_fact, of_glimpse, of_pair
from athanor.games.alchemists.state import ASPECT
from athanor.games.alchemists.worlds import with_alchemical


class Seen(NamedTuple):
    """Something that was seen: the worlds that fit it, and how it is said of a cell that it rules out."""

    worlds: int
    said: Message
    opposites: tuple[int, ...] = ()  # two ingredients that undo each other


def crossed(view: Mapping[str, Any], known: Knowledge) -> list[tuple[int, int, Message]]:
    """Each impossible cell (ingredient, alchemical) with its reason, the simplest that there is."""
    seen = list(all_seen(view))
    return [(one, alchemical, reason(known, seen, one, alchemical)) for one, alchemical in known.impossible()]


def by_reason(view: Mapping[str, Any], known: Knowledge) -> list[tuple[list[int], Message]]:
    """The same with each reason once; a cell is 8 times the ingredient, plus the alchemical."""
    found: list[tuple[list[int], Message]] = []
    for ingredient, alchemical, why in crossed(view, known):
        cells = next((cells for cells, said in found if said == why), None)
        if cells is None:
            found.append((cells := [], why))
        cells.append(ALCHEMICALS * ingredient + alchemical)
    return found


def reason(known: Knowledge, seen: Sequence[Seen], ingredient: int, alchemical: int) -> Message:
    cell = with_alchemical(ingredient, alchemical)
    for each in seen:
        if not each.worlds & cell:
            return each.said
    opposite = NEUTRALISER[alchemical]
    for each in seen:
        if ingredient in each.opposites:
            other = each.opposites[each.opposites[0] == ingredient]
            if opposite not in known.possible(other):
                return Message(
                    "crossed-by-neutral",
                    {"ingredient": ingredient, "other_ingredient": other, "alchemical": opposite},
                )
    for other in range(INGREDIENTS):
        if known.known(other) == alchemical:
            return Message("crossed-taken", {"ingredient": other})
    own = known.known(ingredient)
    if own >= 0:
        return Message("crossed-known", {"alchemical": own})
    return Message("crossed-together")


def all_seen(view: Mapping[str, Any]) -> Iterator[Seen]:
    """In the order of the notebook: demonstrations, then mixes of which an ingredient is known."""
    for kind, one, two, three in view["facts"]:
        worlds = of_fact((kind, one, two, three))
        if kind == ASPECT:
            yield Seen(worlds, Message("crossed-by-aspect", {"ingredient": one, "colour": two, "sign": three}))
            continue
        i, j = PAIRS[one]
        if three:
            yield mixed(worlds, i, j, [two])
        else:
            yield Seen(worlds, Message("crossed-by-no", {"ingredient": i, "other_ingredient": j, "potion": two}))
    for _, one, other, potions, _ in view["triangle"]:
        if other >= 0:
            yield mixed(of_pair(one, other, potions), one, other, POTIONS_IN[potions])
        elif one >= 0:
            said = Message("crossed-by-glimpse", {"ingredient": one, "potion": list(POTIONS_IN[potions])})
            yield Seen(of_glimpse(one, potions), said)


def mixed(worlds: int, one: int, other: int, potions: Sequence[int]) -> Seen:
    """Of two ingredients one exact potion was seen, or that it was one of several."""
    named = {"ingredient": one, "other_ingredient": other}
    if len(potions) > 1:
        return Seen(worlds, Message("crossed-by-some", {**named, "potion": list(potions)}))
    potion = potions[0]
    if potion == NEUTRAL:
        return Seen(worlds, Message("crossed-together"), (one, other))
    colour, is_minus = divmod(potion, 2)
    lost = {"colour": colour, "sign": PLUS if is_minus else MINUS}
    return Seen(worlds, Message("crossed-by-mix", {**named, "potion": potion, **lost}))
