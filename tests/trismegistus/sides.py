"""One player's side of a table as a test reads it, and the words for what lies there."""

from __future__ import annotations

from collections import Counter
from typing import Any

from athanor.games.trismegistus.components import CUBE_WORDS, SOCKET_NAMES
from athanor.games.trismegistus.laboratory import read_cubes
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import COLOUR_NAMES, ELEMENT_NAMES, ESSENCE_NAMES, FACE_NAMES


def counts(words: str, names: tuple[str, ...]) -> list[int]:
    found = [0] * len(names)
    for word in words.split():
        name, _, times = word.partition("*")
        found[names.index(name)] += int(times or 1)
    return found


class Side:
    """One player's things, as a test wants to read them."""

    def __init__(self, state: Trismegistus, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def lab(self) -> Any:
        return self.state.labs[self.seat]

    @property
    def cubes(self) -> dict[str, int]:
        return {CUBE_WORDS[cube]: count for cube, count in enumerate(self.lab.cubes) if count}

    @property
    def essences(self) -> dict[str, int]:
        return {ESSENCE_NAMES[kind]: count for kind, count in enumerate(self.lab.essences) if count}

    @property
    def die(self) -> str | None:
        lab = self.lab
        return f"{COLOUR_NAMES[lab.colour]} {FACE_NAMES[lab.face]} {lab.potency}" if lab.face >= 0 else None

    @property
    def tracks(self) -> dict[str, int]:
        return dict(zip(ELEMENT_NAMES, self.lab.tracks, strict=True))

    @property
    def slots(self) -> dict[int, tuple[int, str]]:
        lab = self.lab
        return {
            slot + 1: (tile, "used" if lab.exhausted >> slot & 1 else "ready")
            for slot, tile in enumerate(lab.artifacts)
            if tile >= 0
        }

    @property
    def vault(self) -> dict[int, str]:
        """Cells with a formula: "up" or "down"."""
        lab = self.lab
        return {cell + 1: "down" if lab.sampled >> cell & 1 else "up" for cell, f in enumerate(lab.vault) if f >= 0}

    @property
    def sockets(self) -> list[str]:
        """Sockets that still hold their formula."""
        return [SOCKET_NAMES[socket] for socket, f in enumerate(self.lab.sockets) if f >= 0]

    @property
    def bought(self) -> list[str]:
        return [name for column, name in enumerate(ELEMENT_NAMES) if self.lab.bought >> column & 1]

    @property
    def formulas(self) -> int:
        return int(self.lab.formulas())

    @property
    def used_dice(self) -> dict[str, int]:
        return {COLOUR_NAMES[colour]: count for colour, count in enumerate(self.lab.used_dice) if count}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state.labs[self.seat], name)


def proper_cubes(words: str) -> str:
    """Lead, silver and gold need no "raw" or "refined"."""
    short = {"lead": "raw-lead", "silver": "refined-silver", "gold": "refined-gold"}
    parts = [word.partition("*") for word in words.split()]
    return " ".join(f"{short.get(name, name)}{star}{times}" for name, star, times in parts)


def levels(text: str) -> list[int]:
    """`fire 3 air 2`."""
    found = [0, 0, 0, 0]
    words = text.split()
    for element, level in zip(words[::2], words[1::2], strict=True):
        found[ELEMENT_NAMES.index(element)] = int(level)
    return found


def cubes_of(text: str) -> Counter[str]:
    """`raw-lead*2 gold` as a Counter, to compare with `t.A.cubes`."""
    found = read_cubes(proper_cubes(text))
    return Counter({CUBE_WORDS[cube]: count for cube, count in enumerate(found) if count})
