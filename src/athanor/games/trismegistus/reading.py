"""Makes a card set from its files. Every mistake is found in one run and told with its file and line."""

# Not compiled: files are read once.

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from athanor.core.card_sets import Fault
from athanor.games.trismegistus import cards as c
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.board_file import read_board
from athanor.games.trismegistus.bot_file import read_bot_cards
from athanor.games.trismegistus.entries import distinct_names, one_of, read_effect, read_element, read_name, understood
from athanor.games.trismegistus.laboratory_files import read_alchemists, read_formulas
from athanor.games.trismegistus.sheets import Row, Sheet

FILES: Final = (
    "artifacts.toml",
    "experiments.toml",
    "publications.toml",
    "achievements.toml",
    "alchemists.toml",
    "formulas.toml",
    "introductory.toml",
    "botmegistus.toml",
    "board.toml",
)
LEVEL_TABLES: Final = ("starting", "level-1", "level-2", "level-3", "masterpiece")
MOST_VP: Final = 99


def read_set(folder: Traversable) -> tuple[c.CardSet, list[Fault]]:
    """The set in a folder, and what is wrong with it; only a set without faults is fit for use."""
    faults: list[Fault] = []
    sheets = {file: Sheet(folder, file, faults) for file in FILES}
    made = c.CardSet()
    made.artifacts = read_artifacts(sheets["artifacts.toml"])
    made.experiments = read_experiments(sheets["experiments.toml"])
    made.publications = read_publications(sheets["publications.toml"])
    made.achievements = read_achievements(sheets["achievements.toml"])
    made.alchemists = read_alchemists(sheets["alchemists.toml"])
    made.formulas = read_formulas(sheets["formulas.toml"], made.alchemists)
    made.hands = read_hands(sheets["introductory.toml"], made)
    made.bot_cards = read_bot_cards(sheets["botmegistus.toml"])
    made.board = read_board(sheets["board.toml"])
    for sheet in sheets.values():
        sheet.closed()
    made.digest = digest_of([sheet.data for sheet in sheets.values()])
    made.id = made.digest
    return made, sorted(faults, key=place_of)


def place_of(fault: Fault) -> tuple[int, int]:
    return FILES.index(fault.file), fault.line


def digest_of(data: list[dict[str, Any]]) -> str:
    """Twelve digits for all that the files say; remarks, order of keys and lay-out do not matter."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# ---------------------------------------------------------------- our own cards


@cache
def our_set() -> c.CardSet:
    made, faults = read_set(our_folder())
    assert not faults, [(fault.file, fault.line, fault.message) for fault in faults]
    made.id = c.OURS
    return made


def our_folder() -> Traversable:
    return files("athanor.games.trismegistus") / "data"


# ---------------------------------------------------------------- the cards


def read_artifacts(sheet: Sheet) -> list[c.Artifact]:
    found: list[c.Artifact] = []
    rows: list[Row] = []
    for level, count in enumerate(c.ARTIFACTS_BY_LEVEL):
        for row in sheet.rows(LEVEL_TABLES[level], count):
            words = row.words("elementals")
            elementals = tuple(sorted(one_of(row, "elementals", word, y.ELEMENT_NAMES) for word in words))
            if level == c.STARTING and len(elementals) != 1:
                # The one symbol of the tile that the human leaves chooses Botmegistus' personality.
                row.fault("elementals", "cards-one-elemental")
            found.append(c.Artifact(len(found), level, read_name(row), elementals, read_effect(row, "effect")))
            rows.append(row)
            row.closed()
    distinct_names(rows, [card.name for card in found])
    return found


def read_experiments(sheet: Sheet) -> list[c.Experiment]:
    found: list[c.Experiment] = []
    rows: list[Row] = []
    for level, count in enumerate(c.EXPERIMENTS_BY_LEVEL):
        for row in sheet.rows(LEVEL_TABLES[level], count):
            found.append(read_experiment(row, len(found), level))
            rows.append(row)
            row.closed()
    distinct_names(rows, [card.name for card in found])
    enough_left(rows, [(card.level, card.players) for card in found])
    return found


def read_experiment(row: Row, id: int, level: int) -> c.Experiment:
    requirement = understood(row, "requirement", y.read_requirement, row.word("requirement"), (y.ANY, 1))
    if not 1 <= requirement[1] <= y.TOP:
        row.fault("requirement", "cards-requirement", top=str(y.TOP))
    cost: list[int] = []
    for word in row.words("cost"):
        cost += understood(row, "cost", cost_of, word, ())
    reward = read_effect(row, "reward", needed=False)
    vp, players = row.number("vp", 0, MOST_VP), row.number("players", 2, 4, default=2)
    cubes = tuple(sorted(cost))
    return c.Experiment(id, level, read_name(row), read_element(row), requirement, cubes, reward, vp, players)


def cost_of(word: str) -> tuple[int, ...]:
    return y.read_cost([word])


# Two are dealt to everyone, and six spaces are filled: so many must be left when cards for more players are taken out.
LEAST_EACH: Final = 2


def enough_left(rows: list[Row], cards: list[tuple[int, int]]) -> None:
    """`cards` are their levels and marks."""
    for level in range(len(c.EXPERIMENTS_BY_LEVEL)):
        for players in (2, 3, 4):
            left = sum(1 for at, mark in cards if at == level and mark <= players)
            dealt = level in (c.STARTING, c.MASTERPIECE)
            wanted = LEAST_EACH * players if dealt else c.SPACES
            marked = [row for row, (at, mark) in zip(rows, cards, strict=True) if at == level and mark > 2]
            if left < wanted and marked:
                said = {"table": LEVEL_TABLES[level], "players": str(players), "left": str(left)}
                marked[-1].fault("players", "cards-too-few", **said, wanted=str(wanted))


def read_publications(sheet: Sheet) -> list[c.Publication]:
    found: list[c.Publication] = []
    rows = sheet.rows("publication", c.PUBLICATION_COUNT)
    for row in rows:
        needs = [0, 0, 0, 0]
        for word in row.words("needs"):
            element, number = understood(row, "needs", y.read_requirement, word, (y.FIRE, 1))
            if element == y.ANY:
                row.fault("needs", "cards-unknown-symbol", key="needs", word=word)
            else:
                needs[element] += number
        if "needs" in row.data and not any(needs):
            row.fault("needs", "cards-empty", key="needs")
        vp, players = row.number("vp", 0, MOST_VP), row.number("players", 2, 4, default=2)
        found.append(c.Publication(len(found), read_name(row), tuple(needs), vp, players))
        row.closed()
    distinct_names(rows, [card.name for card in found])
    return found


def read_achievements(sheet: Sheet) -> list[c.Achievement]:
    found: list[c.Achievement] = []
    rows = sheet.rows("achievement", c.ACHIEVEMENT_COUNT)
    for row in rows:
        words = row.words("needs")
        needs = tuple(understood(row, "needs", y.read_condition, word, (y.FORMULAS, 1)) for word in words)
        if "needs" in row.data and not needs:
            row.fault("needs", "cards-empty", key="needs")
        bonus = read_effect(row, "bonus", needed=False)
        found.append(c.Achievement(len(found), read_name(row), needs, bonus, row.number("vp", 0, MOST_VP)))
        row.closed()
    distinct_names(rows, [card.name for card in found])
    return found


# ---------------------------------------------------------------- the introductory set-up


def read_hands(sheet: Sheet, made: c.CardSet) -> tuple[c.Hand, ...]:
    """The introductory set-up: what each of the four seats is given."""
    starting = [card.name.key for card in made.experiments if card.level == c.STARTING]
    masterpieces = [card.name.key for card in made.experiments if card.level == c.MASTERPIECE]
    publications = [card.name.key for card in made.publications]
    artifacts = [card.name.key for card in made.artifacts if card.level == c.STARTING]
    alchemists = [alchemist.name.key for alchemist in made.alchemists]
    found: list[c.Hand] = []
    given: set[tuple[str, str]] = set()
    for row in sheet.rows("seat", 4):
        ids = [
            referred(row, "alchemist", alchemists, given),
            referred(row, "experiment", starting, given),
            referred(row, "masterpiece", masterpieces, given) + c.EXPERIMENT_IDS[c.MASTERPIECE][0],
            referred(row, "publication", publications, given),
            referred(row, "artifact", artifacts, given),
        ]
        found.append(c.Hand(*ids))
        # A seat that is filled from so many players on may hold no card for more of them.
        seated = max(2, len(found))
        for key, mark in (("experiment", mark_of(made, ids[1])), ("masterpiece", mark_of(made, ids[2]))):
            if mark > seated:
                row.fault(key, "cards-hand-mark", key=key)
        if ids[3] < len(made.publications) and made.publications[ids[3]].players > seated:
            row.fault("publication", "cards-hand-mark", key="publication")
        row.closed()
    return tuple(found)


def mark_of(made: c.CardSet, experiment: int) -> int:
    return made.experiments[experiment].players if experiment < len(made.experiments) else 2


def referred(row: Row, key: str, keys: list[str], given: set[tuple[str, str]]) -> int:
    word = row.word(key)
    if word not in keys:
        if key in row.data:
            row.fault(key, "cards-no-such-card", key=key, word=word)
        return 0
    if (key, word) in given:
        row.fault(key, "cards-given-twice", key=key, word=word)
    given.add((key, word))
    return keys.index(word)
