"""Cards made on the spot for a test, and the shop that puts them into the table's own card set."""

from __future__ import annotations

from typing import Any

from athanor.games.trismegistus.cards import (
    ACHIEVEMENT_COUNT,
    ARTIFACT_IDS,
    EXPERIMENT_IDS,
    Achievement,
    Alchemist,
    Artifact,
    Board,
    CardSet,
    Experiment,
    Formula,
    Publication,
    VaultLine,
)
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ELEMENT_NAMES,
    Effect,
    read_condition,
    read_cost,
    read_requirement,
    read_step,
    split_number,
)
from athanor.games.trismegistus.tables import Tables
from tests.builds import fields_of


class Made:
    """A card of a test. `id` is its number once it lies on a table."""

    def __init__(self, kind: str, level: int, **what: Any) -> None:
        self.kind = kind
        self.level = level
        self.what = what
        self.id = -1
        self.is_used = False


def artifact(effect: str = "", shows: str = "fire", level: int = 1) -> Made:
    """`artifact("essence salt 2, vp 1", shows="fire air")`; level 0 is a starting artifact."""
    return Made("artifact", level, effect=read_effect(effect), shows=elements(shows))


def used(made: Made) -> Made:
    """The same artifact, face down."""
    made.is_used = True
    return made


def experiment(
    element: str = "fire", need: str = "", cost: str = "", reward: str = "", vp: int = 0, level: int = 1
) -> Made:
    """`experiment("fire", "fire 5", "raw copper 2, gold", reward="vp 3", vp=7, level=2)`; 0 starting, 4 masterpiece."""
    return Made(
        "experiment",
        level,
        element=ELEMENT_NAMES.index(element),
        need=read_requirement(need) if need else (ELEMENT_NAMES.index(element), 0),
        cost=read_cost([proper(part) for part in parts(cost)]),
        reward=read_effect(reward),
        vp=vp,
    )


def publication(needs: str, vp: int = 1) -> Made:
    """`publication("fire 2, water", 7)`."""
    counts = [0, 0, 0, 0]
    for part in parts(needs):
        head, number = split_number(part)
        counts[ELEMENT_NAMES.index(head)] += number
    return Made("publication", 0, needs=tuple(counts), vp=vp)


def achievement(asks: str, bonus: str = "", vp: int = 1) -> Made:
    """`achievement("artifact 3, level fire 8", bonus="ethereal", vp=6)`."""
    conditions = tuple(read_condition(part) for part in parts(asks))
    return Made("achievement", 0, conditions=conditions, bonus=read_effect(bonus), vp=vp)


# -------------------------------------------------------------------- spelling


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def proper(part: str) -> str:
    """Lead, silver and gold need no "raw" or "refined"."""
    head = part.split()[0]
    return f"raw {part}" if head == "lead" else f"refined {part}" if head in ("silver", "gold") else part


def read_effect(text: str) -> Effect:
    return tuple(read_step(proper(part)) for part in parts(text))


def elements(text: str) -> tuple[int, ...]:
    return tuple(ELEMENT_NAMES.index(word) for word in text.split())


# -------------------------------------------------------------------- numbers


class Shop:
    """Gives made cards the numbers of cards of their kind and level that lie nowhere else on this table."""

    def __init__(self, s: Trismegistus, board: dict[str, Any]) -> None:
        self.s = s
        s.cards = own_copy(s.cards)
        for name, value in board.items():
            assert hasattr(s.cards.board, name), name
            setattr(s.cards.board, name, value)
        s.tables = Tables(s.cards)
        for lab in s.labs:
            s.publications += lab.hand
        s.known, s.batch = [0] * len(s.known), 0
        self.taken: dict[str, set[int]] = {}

    def number(self, made: Made, candidates: list[int]) -> int:
        if made.id < 0:
            taken = self.taken.setdefault(made.kind, set())
            made.id = next(id for id in candidates if id not in taken)
        self.taken.setdefault(made.kind, set()).add(made.id)
        return made.id

    def artifact(self, made: Made) -> int:
        s = self.s
        stack = s.stacks[made.level - 1] if made.level else []
        id = self.number(made, [*stack, *reversed(ARTIFACT_IDS[made.level])])
        name = s.cards.artifacts[id].name
        s.cards.artifacts[id] = Artifact(id, made.level, name, made.what["shows"], made.what["effect"])
        return id

    def experiment(self, made: Made) -> int:
        s, what = self.s, made.what
        deck = s.experiment_decks[made.level - 1] if 1 <= made.level <= 3 else []
        id = self.number(made, [*deck, *reversed(EXPERIMENT_IDS[made.level])])
        name = s.cards.experiments[id].name
        s.cards.experiments[id] = Experiment(
            id, made.level, name, what["element"], what["need"], what["cost"], what["reward"], what["vp"], 2
        )
        return id

    def publication(self, made: Made) -> int:
        s = self.s
        id = self.number(made, s.publications)
        s.cards.publications[id] = Publication(
            id, s.cards.publications[id].name, made.what["needs"], made.what["vp"], 2
        )
        return id

    def achievement(self, made: Made) -> int:
        s, what = self.s, made.what
        id = self.number(made, list(range(ACHIEVEMENT_COUNT)))
        name = s.cards.achievements[id].name
        s.cards.achievements[id] = Achievement(id, name, what["conditions"], what["bonus"], what["vp"])
        return id

    def take_out(self) -> None:
        """What the test made lies nowhere else: not where the set-up had dealt the card of that number."""
        s = self.s
        tiles, cards = self.taken.get("artifact", set()), self.taken.get("experiment", set())
        s.stacks = [[tile for tile in stack if tile not in tiles] for stack in s.stacks]
        s.experiment_decks = [[card for card in deck if card not in cards] for deck in s.experiment_decks]
        s.masterpieces = [card for card in s.masterpieces if card not in cards]
        papers = self.taken.get("publication", set())
        s.publications = [card for card in s.publications if card not in papers]

    def vault_lines(self, alchemist: int, bonuses: dict[str, tuple[str, str]]) -> None:
        """The only bonuses of this vault; rows and columns are counted from 1."""
        old = self.s.cards.alchemists[alchemist]
        rows = [line for line in old.lines if line.is_row]
        columns = [line for line in old.lines if not line.is_row]
        lines = []
        for kind, of in (("row", rows), ("column", columns)):
            for number, line in enumerate(of, start=1):
                one, other = bonuses.get(f"{kind} {number}", ("", ""))
                lines.append(VaultLine(line.is_row, line.cells, (read_effect(one), read_effect(other))))
        self.s.cards.alchemists[alchemist] = Alchemist(old.id, old.name, old.cells, tuple(lines))


def formula_effect(cards: CardSet, formula: int, effect: str) -> None:
    old = cards.formulas[formula]
    cards.formulas[formula] = Formula(old.id, old.alchemist, old.name, read_effect(effect))


def own_copy(cards: CardSet) -> CardSet:
    """A card set of this table's own: the same cards until a test makes others."""
    twin = CardSet()
    twin.id, twin.digest, twin.hands = cards.id, cards.digest, cards.hands
    twin.artifacts, twin.experiments = cards.artifacts[:], cards.experiments[:]
    twin.publications, twin.achievements = cards.publications[:], cards.achievements[:]
    twin.alchemists, twin.formulas, twin.bot_cards = cards.alchemists[:], cards.formulas[:], cards.bot_cards[:]
    for name in fields_of(Board):
        setattr(twin.board, name, getattr(cards.board, name))
    return twin
