"""Events as lines that a person can read and compare: the name, then every argument with the names of the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import athanor
from athanor.core.events import EVERYBODY
from athanor.core.message import Arg, Message
from athanor.games import alchemists
from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    COLOURS,
    INGREDIENT_NAMES,
    POTION_NAMES,
    QUALITY_NAMES,
)
from athanor.games.alchemists.components import (
    ADVENTURER_NAMES,
    ARTIFACT_NAMES,
    FAVOR_NAMES,
    GUARANTEE_NAMES,
    SEAL_NAMES,
    SPACE_NAMES,
)
from tests.alchemists.sight import LETTERS
from tests.alchemists.table import Table

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": tuple(LETTERS),
    "ingredient": INGREDIENT_NAMES,
    "alchemical": ALCHEMICAL_NAMES,
    "potion": POTION_NAMES,
    "colour": tuple(COLOURS),
    "seal": SEAL_NAMES,
    "space": SPACE_NAMES,
    "favor": FAVOR_NAMES,
    "artifact": ARTIFACT_NAMES,
    "adventurer": ADVENTURER_NAMES,
    "quality": tuple(name.replace(" ", "-") for name in QUALITY_NAMES),
    "guarantee": GUARANTEE_NAMES,
}


def word(key: str, value: Arg) -> str:
    names = NAMES.get(key.rpartition("_")[2].removesuffix("s"))
    if isinstance(value, list):
        return ",".join(f"({line(each)})" if isinstance(each, Message) else word(key, each) for each in value)
    return names[value] if names is not None and isinstance(value, int) else str(value)


def line(said: Message) -> str:
    return " ".join([said.id, *(f"{key}={word(key, value)}" for key, value in said.args.items())])


def told(event: athanor.Event) -> str:
    """With what is secret and who knows it: `[seal: A]`."""
    said = line(Message(event.name, event.args))
    if event.secret:
        known = "".join(letter for seat, letter in enumerate(LETTERS) if event.known_to >> seat & 1)
        said += f" [{' '.join(event.secret)}: {'all' if event.known_to == EVERYBODY else known}]"
    return said


def lines(t: Table) -> list[str]:
    return [told(event) for event in t.log]


def names_of_all() -> set[str]:
    """Every event that the game has a text for; a test of the texts finds those that it has none for."""
    text = (Path(alchemists.__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    section = text[text.index("## What happens") : text.index("## Questions")]
    names = re.findall(r"^([a-z-]+) =", section, re.MULTILINE)
    return {name for name in names if not name.endswith(("-hidden", "-line"))}
