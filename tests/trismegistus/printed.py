"""What is printed on our boards, by names, so that a test hangs on no print; and games played by chance, step by step.

colour = arrow_colour("lead")                   # of the arrow that starts at lead
t = Table(A={"die": f"{colour} tin 3", "cubes": "lead", "essences": "salt"})
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from athanor.games.trismegistus.components import CUBE_WORDS
from athanor.games.trismegistus.shelf import set_called
from athanor.games.trismegistus.symbols import (
    COLOUR_NAMES,
    ELEMENT_NAMES,
    ESSENCE_NAMES,
    FACE_NAMES,
    MATERIAL_NAMES,
)
from tests.trismegistus.table import Side, Table

BOARD = set_called("athanor").board
LOW, HIGH = BOARD.bonus_steps  # where the bonus tokens lie
MATERIALS = FACE_NAMES[:5]  # the faces of a die but wild


def arrow_colour(material: str) -> str:
    """The colour of the arrow that starts at a material."""
    return COLOUR_NAMES[BOARD.arrow_colours[MATERIAL_NAMES.index(material)]]


def arrows(colour: str) -> list[str]:
    """The materials that arrows of a colour start from."""
    return [name for name in MATERIAL_NAMES[:6] if arrow_colour(name) == colour]


def other_colour(colour: str) -> str:
    return next(name for name in COLOUR_NAMES if name != colour)


def after(material: str) -> str:
    """Where the arrow from a material leads."""
    return MATERIAL_NAMES[MATERIAL_NAMES.index(material) + 1]


def source(material: str) -> str:
    """The cube of a material that an arrow can take: raw if there is a raw one."""
    return f"raw-{material}" if f"raw-{material}" in CUBE_WORDS else f"refined-{material}"


def slot_at(material: str) -> int:
    """The artifact slot (from 1) that the arrow from a material passes."""
    return BOARD.slot_arrow.index(MATERIAL_NAMES.index(material)) + 1


def bowl_essence(face: str) -> str:
    """What the bowl of a face gives: an essence, or "any"."""
    return ESSENCE_NAMES[BOARD.bowl_essence[FACE_NAMES.index(face)]]


def track_of(essence: str) -> str:
    """The track that rises when this essence is paid, as printed."""
    return ELEMENT_NAMES[BOARD.track_essence.index(ESSENCE_NAMES.index(essence))]


def places(colour: str) -> list[str]:
    """The market places of a colour, as actions call them."""
    return [str(place + 1) for place, at in enumerate(BOARD.market_colours) if COLOUR_NAMES[at] == colour]


def section(face: str) -> list[int]:
    """The experiment spaces that a die of this face leads to, from 1."""
    return [space + 1 for space in BOARD.spaces_of[BOARD.section_of[FACE_NAMES.index(face)]]]


def essences_held(side: Side, essence: str) -> int:
    """Mercury is held as the raw cube."""
    return side.cubes.get("raw-mercury", 0) if essence == "mercury" else side.essences.get(essence, 0)


def every_step(table: Table, seed: int = 0) -> Iterator[Table]:
    """The table again after every decision of a game played by chance, the beginning included."""
    dice = random.Random(seed)
    yield table
    for _ in range(5000):
        if table.state.over:
            return
        seat = dice.choice(table.state.waiting)
        table.log += table.state.apply(dice.choice(table.state.legal(seat)), seat)
        yield table
    raise AssertionError("never over")
