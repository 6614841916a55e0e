"""For the review: what each seat could deduce and when, and what was published against the odds."""

# Not compiled: it is asked once per decision of a review.

from __future__ import annotations

from typing import Any, Final

from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIR_AT
from athanor.games.alchemists.components import NO_THEORY
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import possible
from athanor.games.alchemists.state import Alchemists

AGAINST: Final = 0.6  # a theory that its author held less likely was published against the odds


def knowledge(before: Alchemists, after: Alchemists, seat: int) -> list[dict[str, Any]]:
    """What one decision of `seat` changed.

    `learnt`: a seat holds fewer worlds possible; the ingredients it is certain of, and those of them without a theory;
    of an own mix also how many worlds had to be expected. `published`, `endorsed`: with the author's own odds.
    """
    return [*learnt(before, after), *published(before, after, seat)]


def learnt(before: Alchemists, after: Alchemists) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat in range(before.players):
        old, new = Knowledge(possible(before, seat)), Knowledge(possible(after, seat))
        if new.count == old.count:
            continue
        certain = [[each, new.known(each)] for each in range(INGREDIENTS) if new.known(each) >= 0]
        entry = {
            "kind": "learnt",
            "seat": seat,
            "worlds": new.count,
            "before": old.count,
            "certain": certain,
            "open": [[each, token] for each, token in certain if after.theories[each] == NO_THEORY],
        }
        expected = expected_of(before, after, seat, old)
        found.append(entry if expected is None else {**entry, "expected": expected})
    return found


def expected_of(before: Alchemists, after: Alchemists, seat: int, old: Knowledge) -> float | None:
    """The worlds that a mix of the seat, whose potion it saw, leaves on average."""
    new = after.results[len(before.results) :]
    if len(new) != 1 or new[0].seat != seat or new[0].potions.bit_count() != 1:
        return None
    return float(old.experiment(PAIR_AT[new[0].one][new[0].other]).left)


def published(before: Alchemists, after: Alchemists, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    knows = Knowledge(possible(before, seat))
    for ingredient in range(INGREDIENTS):
        token = after.theories[ingredient]
        if token == NO_THEORY or not after.has_sealed(seat, ingredient):
            continue
        new = token != before.theories[ingredient]
        if not new and before.has_sealed(seat, ingredient):
            continue
        chance = float(knows.chance(ingredient, token))
        found.append(
            {
                "kind": "published" if new else "endorsed",
                "seat": seat,
                "ingredient": ingredient,
                "alchemical": token,
                "chance": chance,
                "against": chance < AGAINST,
                "right": after.truth[ingredient] == token,
            }
        )
    return found
