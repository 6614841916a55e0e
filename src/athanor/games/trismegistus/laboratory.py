"""One player's side of the table: the laboratory board, what lies beside it, and what is held in hand. Plain data."""

from __future__ import annotations

from typing import Any

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
        return {
            "alchemist": self.alchemist,
            "cubes": write_cubes(self.cubes),
            "essences": {ESSENCE_NAMES[kind]: count for kind, count in enumerate(self.essences)},
            "ethereal": self.ethereal,
            "chameleon": self.chameleon,
            "reactions": [self.ready, self.used],
            "tracks": self.tracks[:],
            "vp": self.vp,
            "die": [self.face, self.colour, self.potency],
            "used_dice": self.used_dice[:],
            "artifacts": self.artifacts[:],
            "exhausted": self.exhausted,
            "sockets": self.sockets[:],
            "bought": self.bought,
            "vault": self.vault[:],
            "sampled": self.sampled,
            "open": self.open[:],
            "done": self.done[:],
            "masterpiece": self.masterpiece,
            "spurned": [self.spurned, self.spurned_publication],
            "hand": self.hand[:],
            "achievements": self.achievements[:],
            "offers": self.offers[:],
        }


def load_laboratory(data: dict[str, Any]) -> Laboratory:
    lab = Laboratory()
    lab.alchemist = int(data["alchemist"])
    lab.cubes = read_cubes(data["cubes"])
    lab.essences = [int(data["essences"][name]) for name in ESSENCE_NAMES[:3]]
    lab.ethereal = int(data["ethereal"])
    lab.chameleon = int(data["chameleon"])
    lab.ready, lab.used = ints(data["reactions"], 2)
    lab.tracks = ints(data["tracks"], 4)
    lab.vp = int(data["vp"])
    lab.face, lab.colour, lab.potency = ints(data["die"], 3)
    lab.used_dice = ints(data["used_dice"], 3)
    lab.artifacts = ints(data["artifacts"], SLOTS)
    lab.exhausted = int(data["exhausted"])
    lab.sockets = ints(data["sockets"], SOCKETS)
    lab.bought = int(data["bought"])
    lab.vault = ints(data["vault"], VAULT_CELLS)
    lab.filled = sum(1 << cell for cell, formula in enumerate(lab.vault) if formula >= 0)
    lab.sampled = int(data["sampled"])
    lab.open = ints(data["open"])
    lab.done = ints(data["done"])
    lab.masterpiece = int(data["masterpiece"])
    lab.spurned, lab.spurned_publication = ints(data["spurned"], 2)
    lab.hand = ints(data["hand"])
    lab.achievements = ints(data["achievements"])
    lab.offers = ints(data["offers"])
    return lab


def ints(data: Any, length: int | None = None) -> list[int]:
    found = [int(part) for part in data]
    if length is not None and len(found) != length:
        raise ValueError(f"{length} numbers are needed, not {len(found)}")
    return found


def write_cubes(counts: list[int]) -> str:
    """`raw-lead refined-tin*2`."""
    return " ".join(CUBE_WORDS[k] + (f"*{count}" if count > 1 else "") for k, count in enumerate(counts) if count)


def read_cubes(text: str) -> list[int]:
    counts = [0] * CUBES
    for word in text.split():
        name, _, times = word.partition("*")
        counts[CUBE_WORDS.index(name)] += int(times or 1)
    return counts
