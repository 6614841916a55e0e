"""The observations of Alchemists, of many games at once, from their rows of bytes (`features_facts.py`).

Numbers are counts until the end, when each is divided by what is 1 for its field.
"""

# Not compiled: numpy does the work.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.envs.encoder import Many
from athanor.envs.layout import SEATS, Group, places
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.components import ARTIFACTS, FAVORS, GRANTS, ORDER_SPACES, SEAL_KINDS, SPACES
from athanor.games.alchemists.features_board import GOLD_BELOW, IDOL, PRICE_BELOW, STEP_OF
from athanor.games.alchemists.features_facts import ABOUT, CHANCES, OTHER_INTS, SPACE_INTS
from athanor.games.alchemists.features_layout import LAYOUT, NUMBERS, SEAT_NUMBERS, STEPS
from athanor.games.alchemists.features_seats import AHEAD, BELOW, BID_BELOW, GRANT_POINTS
from athanor.games.alchemists.features_slots import GRANT_INGREDIENTS
from athanor.games.alchemists.judgement import ASKED, JUDGED
from athanor.games.alchemists.learnt import BOTH, ONLY_ONE
from athanor.games.alchemists.odds import CELL_NUMBERS, CELLS, PAIR_NUMBERS

Rows = NDArray[Any]
GROUP: Final[dict[str, Group]] = {group.name: group for group in LAYOUT.groups}
IN_HAND: Final = GROUP["ingredients"].floats - JUDGED  # counts of an ingredient
# Columns of a pair, behind its odds and those of what is wanted.
AT_WANTED: Final = PAIR_NUMBERS
AT_TARGET: Final = AT_WANTED + 9
AT_HAVE, AT_NEAR, AT_MISSING, AT_MADE, AT_VAGUE, AT_PROOF, AT_FALL, AT_ASKED = range(AT_TARGET + 4, AT_TARGET + 12)
MINUS: Final = POTIONS + 1  # among the odds of a pair
GAIN: Final = POTIONS
# Columns of a potion.
CERTAIN: Final = 12
MASKS: Final = (7, 8, 9, 10, 13, 14, 15, 17)  # those that come as one mask each
OF_OTHERS: Final = (11, 16)
POTION_ASKED: Final = 18
CLAIMED: Final = 19
SURE: Final = 0.999

# What a seat has on the spaces.
PLACING: Final = np.dtype(
    [("earlier", "u1"), ("tops", "u1", (2,)), ("actions", "u1", (SPACES,)), ("placed", "u1", (SPACES,))]
)
ROW: Final = np.dtype(
    [
        ("chances", "f8", (CHANCES,)),
        ("seal_odds", "f8", (SEAL_KINDS, 3)),
        ("claims", "f8", (3, POTIONS)),
        ("targets", "f8", (len(PAIRS), 4)),
        ("proofs", "f8", (2, len(PAIRS))),
        ("judged", "f8", (INGREDIENTS, JUDGED)),
        ("cells", "f8", (CELLS, CELL_NUMBERS)),
        ("pairs", "f8", (len(PAIRS), PAIR_NUMBERS)),
        ("wanted", "f8", (len(PAIRS), 9)),
        ("pair_ints", "i2", (GROUP["pairs"].ints * len(PAIRS),)),
        ("cell_ints", "i2", (GROUP["cells"].ints * CELLS,)),
        ("ints", "i2", (OTHER_INTS,)),
        ("made", "u1", (len(PAIRS), 2)),
        ("table", "u1", (LAYOUT.table_floats,)),
        ("ingredients", "u1", (INGREDIENTS, IN_HAND)),
        ("masks", "u1", (len(MASKS),)),
        ("others", "u1", (POTIONS, len(OF_OTHERS))),
        ("step", "u1"),
        ("free", "u1"),
        ("open", "u1", (2,)),
        ("costs", "u1", (SPACES,)),
        ("done", "u1", (SPACES,)),
        ("placing", PLACING, (SEATS,)),
        ("order", "u1", (ORDER_SPACES + 1, GROUP["order"].floats)),
        ("favors", "u1", (FAVORS, GROUP["favors"].floats)),
        ("artifacts", "u1", (ARTIFACTS, GROUP["artifacts"].floats)),
        ("seals", "u1", (SEAL_KINDS, GROUP["seals"].floats - 3)),
        ("grants_left", "u1"),
        ("counting_on", "u1", (SEATS,)),
        ("about", "u1", (ABOUT,)),
    ]
)
TARGET, PAIR, CELL, HAND, NEAR = range(ABOUT)

# ---------------------------------------------------------------- what is 1, and what was added

# By field of a seat: all numbers of a field have the same; 1 if it is not named.
SEAT_UNITS: Final = {
    "gold": 6, "reputation": 15, "hand": 6, "favors": 3, "aside": 4, "ahead": 3, "seals-left": 11, "lost": 2,
    "mixes": 3, "place": 3,
}  # fmt: skip
SEAT_UNITS_EACH: Final[dict[str, Sequence[int]]] = {
    "cubes": (4, 4, 2), "sealed": (4, 2), "conference": (3, 3, 6), "grants": (3, 5), "artifacts": (4, 8),
}  # fmt: skip
COMMON_UNITS: Final[dict[str, Sequence[int]]] = {
    "rounds": (5, 5), "piles": (20, 20, 11), "sales": (3, 4, 4), "certain": (8,), "published": (8,),
    "guarantees": (4, 4, 4, 4), "mixing": (10, 1, 1),
}  # fmt: skip


def table_units() -> tuple[list[float], list[int]]:
    """Of each number of the table: what is 1, and what was added."""
    units, added = [1.0] * SEATS + [LAYOUT.points_scale] * SEATS, [0] * SEATS + [BELOW] * SEATS
    for field in NUMBERS[: SEATS * len(SEAT_NUMBERS)]:
        name = field.name.rpartition("-")[0]
        units += SEAT_UNITS_EACH.get(name, (SEAT_UNITS.get(name, 1),) * field.size)
        added += [BELOW if name == "reputation" else AHEAD if name == "ahead" else 0] * field.size
    for field in NUMBERS[SEATS * len(SEAT_NUMBERS) :]:
        units += COMMON_UNITS.get(field.name, (1,) * field.size)
        added += [BID_BELOW if field.name == "guarantees" else 0] * field.size
    return units, added


class Scale:
    """What is 1 for each of some counts, and what was added to them."""

    def __init__(self, units: Sequence[float], added: Sequence[int] = ()) -> None:
        self.units: Rows = np.array(units, np.float64)
        self.added: Rows | None = np.array(added, np.int16) if any(added) else None

    def write(self, counts: Rows, out: Rows) -> None:
        if self.added is not None:
            counts = counts - self.added
        np.divide(counts, self.units, out=out, casting="same_kind")


TABLE: Final = Scale(*table_units())
INGREDIENT: Final = Scale(
    (2, 1, 2, 5, 2, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1), (0,) * 9 + (1,) * 3 + (0,) * 11
)
OTHERS: Final = Scale((3, 3))
ORDER: Final = Scale((1, 2, 3, 1, 1, 1), (PRICE_BELOW, 0, 0, 0, 0, 0))
FAVOR: Final = Scale((2, 1, 3))
ARTIFACT: Final = Scale((4, 4, 4, 1, 6, 4), (0, 0, 0, 0, GOLD_BELOW, GOLD_BELOW))
SEALS: Final = Scale((2, 2, 3))


# ---------------------------------------------------------------- where things are


def table_chances() -> list[int]:
    """Of each of the odds of a situation, its place among the numbers of the table."""
    at = places(LAYOUT.numbers, 2 * SEATS)
    found: list[int] = []
    for seat in range(SEATS):
        found += [at[f"bits-{seat}"], at[f"theories-{seat}"], at[f"theories-{seat}"] + 1]
    sizes = {field.name: field.size for field in LAYOUT.numbers}
    for name in ("learnt", "to-publish", "to-promise", "to-endorse", "to-debunk", "kept"):
        found += range(at[name], at[name] + sizes[name])
    return found


MIXING: Final = places(LAYOUT.numbers, 2 * SEATS)["mixing"]
TABLE_CHANCES: Final = np.array(table_chances())
# By potion, where the odds of its sign are, and of its sign or neutral.
SIGN: Final = [POTIONS + potion % 2 for potion in range(POTIONS - 1)] + [POTIONS - 1]
SAFE: Final = [POTIONS + 2 + potion % 2 for potion in range(POTIONS - 1)] + [POTIONS - 1]
BIT: Final = np.arange(POTIONS, dtype=np.uint8)
BOTH_ROWS: Final = np.array(BOTH, np.float32)
ONLY_ONE_ROWS: Final = np.array(ONLY_ONE, np.float32)
BEFORE_PAIRS: Final = LAYOUT.table_ints + INGREDIENTS * GROUP["ingredients"].ints
BEFORE_CELLS: Final = BEFORE_PAIRS + len(PAIRS) * GROUP["pairs"].ints
BEHIND_CELLS: Final = BEFORE_CELLS + CELLS * GROUP["cells"].ints
SPACES_AT: Final = BEHIND_CELLS + POTIONS
# By step of the round and space: 0 resolved, 1 under way, 2 to come.
PHASES: Final = 1 - np.sign(np.arange(STEPS + 1)[:, None] - np.array(STEP_OF))
SPACE_NUMBERS: Final = np.arange(SPACES)
MOST_ACTIONS: Final = 4
# By the ingredients on which seals count, a bit each: how many of them each grant names.
SEALED: Final = np.array([[(on & named).bit_count() for named in GRANT_INGREDIENTS] for on in range(1 << INGREDIENTS)])
POINTS: Final = np.array(GRANT_POINTS) / 2.0


def slots_of(floats: Rows) -> dict[str, Rows]:
    """By group: its numbers, by game and slot."""
    found: dict[str, Rows] = {}
    at = LAYOUT.table_floats
    for group in LAYOUT.groups:
        behind = at + group.count * group.floats
        found[group.name] = floats[:, at:behind].reshape(len(floats), group.count, group.floats)
        at = behind
    return found


class AlchemistsMany(Many):
    def one(self, facts: bytes) -> tuple[list[float], list[int]]:
        """A single observation, with numbers as fine as Python's."""
        floats, ints = np.empty((1, LAYOUT.floats)), np.empty((1, LAYOUT.ints), np.int16)
        self.write([facts], floats, ints)
        return floats[0].tolist(), ints[0].tolist()

    def write(self, facts: list[bytes], floats: Any, ints: Any) -> None:
        rows = np.frombuffer(b"".join(facts), ROW)
        about = rows["about"]
        table = floats[:, : LAYOUT.table_floats]
        TABLE.write(rows["table"], table)
        table[:, TABLE_CHANCES] = rows["chances"][:, :-1]
        slots = slots_of(floats)
        slots["ingredients"][:, :, :JUDGED] = rows["judged"]
        INGREDIENT.write(rows["ingredients"], slots["ingredients"][:, :, JUDGED:])
        write_pairs(rows, about, slots["pairs"])
        slots["cells"][:] = rows["cells"]
        write_potions(rows, about, slots["potions"])
        write_best(rows["pairs"], about, slots["potions"], table[:, MIXING + 1 : MIXING + 3])
        write_spaces(rows, slots["spaces"], ints[:, SPACES_AT : SPACES_AT + SPACE_INTS].reshape(-1, SPACES, 3))
        ORDER.write(rows["order"], slots["order"])
        FAVOR.write(rows["favors"], slots["favors"])
        ARTIFACT.write(rows["artifacts"], slots["artifacts"])
        slots["artifacts"][:, IDOL, -1] = rows["chances"][:, -1]
        SEALS.write(rows["seals"], slots["seals"][:, :, :3])
        slots["seals"][:, :, 3:] = rows["seal_odds"]
        write_grants(rows, slots["grants"])
        ints[:, :BEFORE_PAIRS] = rows["ints"][:, :BEFORE_PAIRS]
        ints[:, BEFORE_PAIRS:BEFORE_CELLS] = rows["pair_ints"]
        ints[:, BEFORE_CELLS:BEHIND_CELLS] = rows["cell_ints"]
        ints[:, BEHIND_CELLS:SPACES_AT] = rows["ints"][:, BEFORE_PAIRS : BEFORE_PAIRS + POTIONS]
        ints[:, SPACES_AT + SPACE_INTS :] = rows["ints"][:, BEFORE_PAIRS + POTIONS :]
        some = np.flatnonzero(about[:, CELL])
        ints[some, BEFORE_CELLS + 3 * (about[some, CELL].astype(np.intp) - 1) + 2] = ASKED


def bits(masks: Rows) -> Rows:
    """Of masks of ten spaces in two bytes each: by space, 1 or 0."""
    return np.unpackbits(masks, axis=-1, count=SPACES, bitorder="little")


def write_spaces(rows: Rows, spaces: Rows, ints: Rows) -> None:
    placing, costs = rows["placing"], rows["costs"]
    actions, placed, tops = placing["actions"], placing["placed"], bits(placing["tops"])
    is_open = bits(rows["open"]) > 0
    phases = PHASES[rows["step"]]
    on_top, own_top = tops[:, 1:], tops[:, :1]
    first = (on_top > own_top) | (on_top == own_top) & (placing["earlier"][:, 1:, None] > 0)
    spaces[:, :, 0] = is_open
    spaces[:, :, 1] = phases > 0
    spaces[:, :, 2] = costs / 2.0
    spaces[:, :, 3] = is_open & (costs > 0) & (costs <= rows["free"][:, None])
    spaces[:, :, 4] = actions[:, 0] / 2.0
    spaces[:, :, 5] = rows["done"] / 2.0
    spaces[:, :, 6] = placed[:, 0] / 2.0
    spaces[:, :, 7] = tops[:, 0]
    spaces[:, :, 8:11] = actions[:, 1:].transpose(0, 2, 1) / 2.0
    spaces[:, :, 11:14] = placed[:, 1:].transpose(0, 2, 1) / 2.0
    spaces[:, :, 14] = ((actions[:, 1:] > 0) & first).sum(1) / 3.0
    ints[:, :, 0] = SPACE_NUMBERS
    ints[:, :, 1] = np.minimum(actions[:, 0], MOST_ACTIONS)
    ints[:, :, 2] = phases


def write_grants(rows: Rows, grants: Rows) -> None:
    grants[:, :, 0] = rows["grants_left"][:, None] >> BIT[:GRANTS] & 1
    grants[:, :, 1] = POINTS
    grants[:, :, 2:] = SEALED[rows["counting_on"]].transpose(0, 2, 1) / 3.0


def write_pairs(rows: Rows, about: Rows, pairs: Rows) -> None:
    pairs[:, :, :AT_WANTED] = rows["pairs"]
    pairs[:, :, AT_WANTED:AT_TARGET] = rows["wanted"]
    pairs[:, :, AT_MADE] = rows["made"][:, :, 0] / 2.0
    pairs[:, :, AT_VAGUE] = rows["made"][:, :, 1]
    pairs[:, :, AT_HAVE] = BOTH_ROWS[about[:, HAND]]
    pairs[:, :, AT_NEAR] = BOTH_ROWS[about[:, NEAR]]
    pairs[:, :, AT_MISSING] = ONLY_ONE_ROWS[about[:, HAND]]
    pairs[:, :, AT_TARGET : AT_TARGET + 4] = rows["targets"]
    pairs[:, :, AT_PROOF] = rows["proofs"][:, 0]
    pairs[:, :, AT_FALL] = rows["proofs"][:, 1]
    pairs[:, :, AT_ASKED] = 0.0
    some = np.flatnonzero(about[:, PAIR])
    pairs[some, about[some, PAIR].astype(np.intp) - 1, AT_ASKED] = 1.0


def write_best(odds: Rows, about: Rows, potions: Rows, gains: Rows) -> None:
    """By potion the best odds of all pairs, and of those in hand and near; and the most that these two can teach."""
    plus = odds[:, :, 0] + odds[:, :, 2] + odds[:, :, 4]
    minus, neutral = odds[:, :, MINUS], odds[:, :, POTIONS - 1]
    # Each potion, plus, minus, plus or neutral, minus or neutral, bits.
    parts = [odds[:, :, :POTIONS].transpose(0, 2, 1), plus[:, None], minus[:, None], (plus + neutral)[:, None]]
    values = np.concatenate([*parts, (minus + neutral)[:, None], odds[:, None, :, GAIN]], 1)
    hand = (values * BOTH_ROWS[about[:, HAND]][:, None]).max(2)
    near = (values * BOTH_ROWS[about[:, NEAR]][:, None]).max(2)
    best = values.max(2)
    potions[:, :, 0], potions[:, :, 1], potions[:, :, 2] = hand[:, :POTIONS], near[:, :POTIONS], best[:, :POTIONS]
    potions[:, :, 3], potions[:, :, 4], potions[:, :, 5] = hand[:, SIGN], near[:, SIGN], best[:, SIGN]
    potions[:, :, 6] = hand[:, SAFE]
    potions[:, :, CERTAIN] = hand[:, :POTIONS] > SURE
    gains[:, 0], gains[:, 1] = hand[:, -1], near[:, -1]


def write_potions(rows: Rows, about: Rows, potions: Rows) -> None:
    potions[:, :, POTION_ASKED] = 0.0
    potions[:, :, MASKS] = (rows["masks"][:, None] >> BIT[:, None]) & 1
    potions[:, :, OF_OTHERS] = rows["others"] / OTHERS.units
    some = np.flatnonzero(about[:, TARGET])
    potions[some, about[some, TARGET].astype(np.intp) - 1, POTION_ASKED] = 1.0
    potions[:, :, CLAIMED:] = rows["claims"].transpose(0, 2, 1)
