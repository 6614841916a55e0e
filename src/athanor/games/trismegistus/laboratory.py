"""One player's side of the table: the laboratory board, what lies beside it, and what is held in hand. Plain data."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.compiled import table
from athanor.core.fields import Coded, Field, Number, Numbers, Packed, number, read_fields, write_fields
from athanor.core.plain import Plain
from athanor.games.trismegistus.cards import SLOTS, VAULT_CELLS
from athanor.games.trismegistus.components import CUBE_WORDS, NONE, SOCKETS
from athanor.games.trismegistus.symbols import CUBES, ESSENCE_NAMES


class Laboratory:
    """Lists are shared between copies and never changed, only replaced (`core/sharing.py`).

    Three change too often for that: cubes, essences, tracks.
    """

    __slots__ = (
        "achievements",
        "alchemist",
        "artifacts",
        "bought",
        "chameleon",
        "colour",
        "cubes",
        "done",
        "essences",
        "ethereal",
        "exhausted",
        "face",
        "filled",
        "hand",
        "masterpiece",
        "offers",
        "open",
        "potency",
        "ready",
        "sampled",
        "sockets",
        "spurned",
        "spurned_publication",
        "tracks",
        "used",
        "used_dice",
        "vault",
        "vp",
    )

    def set_out(self) -> Laboratory:
        """An empty laboratory. (`copy` fills a new one from another instead.)"""
        self.alchemist: int = NONE
        self.cubes: list[int] = [0] * CUBES
        self.essences: list[int] = [0, 0, 0]  # tokens: salt, sulfur, aether
        self.ethereal: int = 0
        self.chameleon: int = 0
        self.ready: int = 0  # reaction tokens, face up
        self.used: int = 0  # … and face down
        self.tracks: list[int] = [0, 0, 0, 0]
        self.vp: int = 0
        # The die on the potency track, `face` as it was turned. Without one, face and colour are NONE and potency 0.
        self.face: int = NONE
        self.colour: int = NONE
        self.potency: int = 0
        self.used_dice: list[int] = [0, 0, 0]  # by colour
        self.artifacts: list[int] = [NONE] * SLOTS
        self.exhausted: int = 0  # a bit per slot
        self.sockets: list[int] = [NONE] * SOCKETS  # formulas not yet unlocked, by socket: 0 to 7 of the own eight
        self.bought: int = 0  # a bit per column: a formula of it was bought with gold
        self.vault: list[int] = [NONE] * VAULT_CELLS
        self.filled: int = 0  # a bit per cell
        self.sampled: int = 0  # a bit per cell: the formula there lies face down
        self.open: list[int] = []  # experiments beside the board
        self.done: list[int] = []  # performed ones, the masterpiece too
        self.masterpiece: int = NONE  # the card in hand
        self.spurned: int = NONE  # the masterpiece not chosen at set-up; only its former holder knows it
        self.spurned_publication: int = NONE
        self.hand: list[int] = []  # publications
        self.achievements: list[int] = []
        self.offers: list[int] = []  # dealt at set-up: two experiments, masterpieces, publications, artifacts; or -1
        return self

    def copy(self) -> Laboratory:
        twin = Laboratory()
        twin.alchemist = self.alchemist
        twin.cubes = self.cubes[:]
        twin.essences = self.essences[:]
        twin.ethereal = self.ethereal
        twin.chameleon = self.chameleon
        twin.ready = self.ready
        twin.used = self.used
        twin.tracks = self.tracks[:]
        twin.vp = self.vp
        twin.face = self.face
        twin.colour = self.colour
        twin.potency = self.potency
        twin.used_dice = self.used_dice
        twin.artifacts = self.artifacts
        twin.exhausted = self.exhausted
        twin.sockets = self.sockets
        twin.bought = self.bought
        twin.vault = self.vault
        twin.filled = self.filled
        twin.sampled = self.sampled
        twin.open = self.open
        twin.done = self.done
        twin.masterpiece = self.masterpiece
        twin.spurned = self.spurned
        twin.spurned_publication = self.spurned_publication
        twin.hand = self.hand
        twin.achievements = self.achievements
        twin.offers = self.offers
        return twin

    # ---------------------------------------------------------------- counting

    def formulas(self) -> int:
        """Formulas in the stone, face up or down."""
        return self.filled.bit_count()

    def dice_used(self) -> int:
        return sum(self.used_dice)

    def discounts(self, element: int) -> int:
        """Empty sockets of a column."""
        return (self.sockets[2 * element] < 0) + (self.sockets[2 * element + 1] < 0)

    # ---------------------------------------------------------------- saving

    def dump(self) -> dict[str, Plain]:
        return write_fields(self, SAVED)


def load_laboratory(data: dict[str, Any]) -> Laboratory:
    lab = Laboratory()
    read_fields(lab, SAVED, data)
    lab.filled = sum(1 << cell for cell, formula in enumerate(lab.vault) if formula >= 0)
    return lab


def write_cubes(counts: list[int]) -> str:
    """`raw-lead refined-tin*2`."""
    return " ".join(CUBE_WORDS[k] + (f"*{count}" if count > 1 else "") for k, count in enumerate(counts) if count)


def read_cubes(text: str) -> list[int]:
    counts = [0] * CUBES
    for word in text.split():
        name, _, times = word.partition("*")
        counts[CUBE_WORDS.index(name)] += int(times or 1)
    return counts


def write_essences(counts: list[int]) -> dict[str, Plain]:
    return {ESSENCE_NAMES[kind]: count for kind, count in enumerate(counts)}


def read_essences(data: dict[str, Any]) -> list[int]:
    return [number(data[name]) for name in ESSENCE_NAMES[:3]]


# All but `filled`, which follows from the vault.
SAVED: Final[tuple[Field, ...]] = table(
    Number("alchemist"), Coded("cubes", write_cubes, read_cubes), Coded("essences", write_essences, read_essences),
    Number("ethereal"), Number("chameleon"), Packed("reactions", "ready", "used"), Numbers("tracks", 4), Number("vp"),
    Packed("die", "face", "colour", "potency"), Numbers("used_dice", 3), Numbers("artifacts", SLOTS),
    Number("exhausted"), Numbers("sockets", SOCKETS), Number("bought"), Numbers("vault", VAULT_CELLS),
    Number("sampled"), Numbers("open"), Numbers("done"), Number("masterpiece"),
    Packed("spurned", "spurned", "spurned_publication"), Numbers("hand"), Numbers("achievements"), Numbers("offers"),
)  # fmt: skip
