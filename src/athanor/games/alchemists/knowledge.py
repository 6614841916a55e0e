"""For the review: what each seat could deduce and when, and what was published against the odds."""

# Not compiled: it is asked once per decision of a review.

from __future__ import annotations

from typing import Any, Final

from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIR_AT
from athanor.games.alchemists.components import NO_THEORY, SEAL_KINDS
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import possible
from athanor.games.alchemists.state import Alchemists

AGAINST: Final = 0.6  # a theory that its author held less likely was published against the odds


def knowledge(before: Alchemists, after: Alchemists, seat: int) -> list[dict[str, Any]]:
    """What one decision of `seat` changed.

    `learnt`: a seat holds fewer worlds possible; the ingredients it is certain of, and those of them without a theory;
    of an own mix also how many worlds had to be expected; of each ingredient its true alchemical, and what chance the
    seat gave that before and after. `published`, `endorsed`: with the author's own odds and seal. `fell`: a theory is
    gone.
    """
    return [*learnt(before, after), *fallen(before, after, seat), *published(before, after, seat)]


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
            "truth": [
                [token, float(old.chance(each, token)), float(new.chance(each, token))]
                for each, token in enumerate(after.truth)
            ],
        }
        found.append({**entry, **expected_of(before, after, seat, old)})
    return found


def expected_of(before: Alchemists, after: Alchemists, seat: int, old: Knowledge) -> dict[str, Any]:
    """What the seat mixed, if it saw the potion, and how many worlds that leaves on average."""
    new = after.results[len(before.results) :]
    if len(new) != 1 or new[0].seat != seat or new[0].potions.bit_count() != 1:
        return {}
    one, other = new[0].one, new[0].other
    return {"mixed": [one, other], "expected": float(old.experiment(PAIR_AT[one][other]).left)}


def fallen(before: Alchemists, after: Alchemists, seat: int) -> list[dict[str, Any]]:
    return [
        {"kind": "fell", "seat": seat, "ingredient": each, "alchemical": token}
        for each, token in enumerate(before.theories)
        if token not in (NO_THEORY, after.theories[each])
    ]


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
                "seal": seal_of(after, seat, ingredient),
            }
        )
    return found


def seal_of(s: Alchemists, seat: int, ingredient: int) -> int:
    """Its kind: a star, or a question mark, which hedges the aspect of its colour."""
    return next(seal % SEAL_KINDS for seal in s.seals[ingredient] if seal // SEAL_KINDS == seat)
