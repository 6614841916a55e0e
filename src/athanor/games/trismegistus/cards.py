"""A set of cards as the rules use it: plain slotted things, parsed once, shared by every state that plays with it.

Ids are places in these lists, and the lists have the same lengths whatever the set: actions are numbered by ids, so
their numbers never depend on the set. `reading.py` makes a set from its files, `shelf.py` finds it by its name.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.core.message import Message
from athanor.games.trismegistus.symbols import Condition, Effect

# ---------------------------------------------------------------- how many of each, and which ids

STARTING: Final = 0
MASTERPIECE: Final = 4  # as the level of an experiment; 1, 2 and 3 are levels of artifacts and experiments alike

ARTIFACTS_BY_LEVEL: Final = table(8, 13, 15, 12)
ARTIFACT_IDS: Final = table(range(8), range(8, 21), range(21, 36), range(36, 48))  # by level
ARTIFACT_COUNT: Final = 48

EXPERIMENTS_BY_LEVEL: Final = table(8, 16, 16, 16, 8)
EXPERIMENT_IDS: Final = table(range(8), range(8, 24), range(24, 40), range(40, 56), range(56, 64))  # by level
EXPERIMENT_COUNT: Final = 64

PUBLICATION_COUNT: Final = 24
ACHIEVEMENT_COUNT: Final = 16
ALCHEMIST_COUNT: Final = 5
FORMULAS_EACH: Final = 8
FORMULA_COUNT: Final = 40  # those of alchemist a are 8a … 8a + 7
VAULT_CELLS: Final = 7

BASIC_CARDS: Final = 9  # Botmegistus: ids 0 to 8, then one specialisation per element, then one personality each
SPECIALISATION: Final = 9  # + element
PERSONALITY: Final = 13  # + element
BOT_CARD_COUNT: Final = 17

SLOTS: Final = 6  # of a laboratory, one per arrow
PLACES: Final = 6  # of the artifact market
SPACES: Final = 6  # for experiments, in sections

BONUS_NAMES: Final = ("track", "chameleon", "ethereal")
BONUS_TRACK, BONUS_CHAMELEON, BONUS_ETHEREAL = range(3)


class Name:
    """What a card is called, in the three languages."""

    __slots__ = ("en", "es", "fr")

    def __init__(self, en: str, es: str, fr: str) -> None:
        self.en = en
        self.es = es
        self.fr = fr

    def in_language(self, lang: str) -> str:
        return self.es if lang == "es" else self.fr if lang == "fr" else self.en

    @property
    def key(self) -> str:
        """The English name as one word, by which other files refer to the card."""
        return "-".join("".join(sign if sign.isalnum() else " " for sign in self.en.casefold()).split())


# ---------------------------------------------------------------- cards and tiles


class Artifact:
    __slots__ = ("effect", "elementals", "id", "level", "name", "symbols")

    def __init__(self, id: int, level: int, name: Name, elementals: tuple[int, ...], effect: Effect) -> None:
        self.id = id
        self.level = level  # 0 for a starting artifact
        self.name = name
        self.elementals = elementals  # elements, one entry a symbol: (FIRE, FIRE) is shown twice
        self.symbols: tuple[int, ...] = tuple(elementals.count(element) for element in range(4))
        self.effect = effect


class Experiment:
    """`track` and `need` are its requirement, `track` perhaps ANY; `cost` has one entry a cube."""

    __slots__ = ("cost", "element", "id", "level", "name", "need", "players", "reward", "track", "vp")

    def __init__(
        self,
        id: int,
        level: int,
        name: Name,
        element: int,
        requirement: tuple[int, int],
        cost: tuple[int, ...],
        reward: Effect,
        vp: int,
        players: int,
    ) -> None:
        self.id = id
        self.level = level  # 0 starting, 1 to 3, 4 masterpiece
        self.name = name
        self.element = element  # its column, and the elemental it gives
        self.track, self.need = requirement
        self.cost = cost  # kinds of cubes, perhaps ANY_RAW or ANY_REFINED
        self.reward = reward  # each step by itself, in any order
        self.vp = vp
        self.players = players  # in the game from so many players on: 2, 3 or 4


class Publication:
    __slots__ = ("id", "name", "needs", "players", "vp")

    def __init__(self, id: int, name: Name, needs: tuple[int, ...], vp: int, players: int) -> None:
        self.id = id
        self.name = name
        self.needs = needs  # how many elementals of each element
        self.vp = vp
        self.players = players


class Achievement:
    __slots__ = ("bonus", "conditions", "id", "name", "vp")

    def __init__(self, id: int, name: Name, conditions: tuple[Condition, ...], bonus: Effect, vp: int) -> None:
        self.id = id
        self.name = name
        self.conditions = conditions  # all of them: (measure, at least so much)
        self.bonus = bonus
        self.vp = vp


class Formula:
    __slots__ = ("alchemist", "effect", "id", "name")

    def __init__(self, id: int, alchemist: int, name: Name, effect: Effect) -> None:
        self.id = id
        self.alchemist = alchemist
        self.name = name
        self.effect = effect


class VaultLine:
    """A row or column of a vault: its cells, and the bonuses at its two ends (left and right, or top and bottom)."""

    __slots__ = ("bonuses", "cells", "is_row", "mask")

    def __init__(self, is_row: bool, cells: tuple[int, ...], bonuses: tuple[Effect, Effect]) -> None:
        self.is_row = is_row
        self.cells = cells
        self.mask: int = sum(1 << cell for cell in cells)
        self.bonuses = bonuses


class Alchemist:
    __slots__ = ("cells", "id", "lines", "lines_of", "name")

    def __init__(self, id: int, name: Name, cells: tuple[tuple[int, int], ...], lines: tuple[VaultLine, ...]) -> None:
        self.id = id
        self.name = name
        self.cells = cells  # (row, column) of each of the seven cells, from the top left
        self.lines = lines  # rows from the top, then columns from the left
        self.lines_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(at for at, line in enumerate(lines) if cell in line.cells) for cell in range(len(cells))
        )


class BotCard:
    """A card of Botmegistus. `steps` are what it does: `(op, what, number)` with the BOT_ ops below.

    A personality card has two lists: `steps` while the bot is at or below the human on its element's track, and
    `ahead` while it is above. `symbols` is empty on a "max" card.
    """

    __slots__ = ("ahead", "colour", "element", "id", "name", "potency", "steps", "symbols")

    def __init__(
        self,
        id: int,
        name: Name,
        element: int,
        colour: int,
        symbols: tuple[int, ...],
        potency: int,
        steps: tuple[BotStep, ...],
        ahead: tuple[BotStep, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.element = element  # -1 on a basic card
        self.colour = colour
        self.symbols = symbols  # left, then right
        self.potency = potency
        self.steps = steps
        self.ahead = ahead


BotStep = tuple[int, int, int]
BOT_OP_NAMES: Final = ("artifact", "gold", "experiment", "track", "vp")
BOT_ARTIFACT, BOT_GOLD, BOT_EXPERIMENT, BOT_TRACK, BOT_VP = range(5)  # BOT_TRACK: what is an element, LOWEST or EACH
EACH: Final = 7  # one step on every track


class Hand:
    """What the introductory set-up gives to a seat."""

    __slots__ = ("alchemist", "artifact", "experiment", "masterpiece", "publication")

    def __init__(self, alchemist: int, experiment: int, masterpiece: int, publication: int, artifact: int) -> None:
        self.alchemist = alchemist
        self.experiment = experiment
        self.masterpiece = masterpiece
        self.publication = publication
        self.artifact = artifact


class Board:
    """What is printed on the boards and uncertain or free to vary; everything certain is in the rules."""

    __slots__ = (
        "arrow_colours",
        "bonus_steps",
        "bonus_tokens",
        "bot_colours",
        "bot_max_face",
        "bot_symbols",
        "bowl_essence",
        "dice",
        "introductory_slot",
        "market_colours",
        "section_of",
        "section_of_space",
        "sections",
        "slot_arrow",
        "spaces_of",
        "track_essence",
        "track_order",
    )

    def __init__(self) -> None:
        self.bowl_essence: tuple[int, ...] = ()  # by face; ANY_ESSENCE for iron, NO_ESSENCE for wild
        self.track_essence: tuple[int, ...] = ()  # by element, as printed
        self.track_order: tuple[int, ...] = ()  # elements from left to right
        self.arrow_colours: tuple[int, ...] = ()  # arrow a leads from material a to material a + 1
        self.slot_arrow: tuple[int, ...] = ()  # by slot from the left
        self.introductory_slot = 0
        self.market_colours: tuple[int, ...] = ()  # by place
        self.sections = 0
        self.section_of: tuple[int, ...] = ()  # by symbol of the die, lead to iron
        self.section_of_space: tuple[int, ...] = ()
        self.spaces_of: tuple[tuple[int, ...], ...] = ()  # by section
        self.bonus_steps: tuple[int, ...] = ()  # of every track
        self.bonus_tokens: tuple[int, ...] = ()  # how many of each kind: BONUS_TRACK, BONUS_CHAMELEON, BONUS_ETHEREAL
        self.dice: tuple[tuple[int, ...], ...] = ()  # by number of players (0 to 4): black, white, red
        self.bot_symbols: tuple[int, ...] = ()  # Botmegistus: which symbol wins a tie
        self.bot_colours: tuple[int, ...] = ()  # which colour it takes in place of another
        self.bot_max_face = 0  # what a wild die becomes for a "max" card


# ---------------------------------------------------------------- the set

KINDS: Final = ("artifact", "experiment", "publication", "achievement", "alchemist", "formula", "bot")


class CardSet:
    """All cards and tables of a game. `id` is what tables and records call it: `athanor`, or the digest of a set."""

    __slots__ = (
        "achievements",
        "alchemists",
        "artifacts",
        "board",
        "bot_cards",
        "digest",
        "experiments",
        "formulas",
        "hands",
        "id",
        "publications",
    )

    def __init__(self) -> None:
        self.id = ""
        self.digest = ""
        self.artifacts: list[Artifact] = []
        self.experiments: list[Experiment] = []
        self.publications: list[Publication] = []
        self.achievements: list[Achievement] = []
        self.alchemists: list[Alchemist] = []
        self.formulas: list[Formula] = []
        self.bot_cards: list[BotCard] = []
        self.hands: tuple[Hand, ...] = ()  # introductory, by seat
        self.board = Board()

    def names(self, kind: str) -> list[Name]:
        """The names of one kind of cards (see KINDS), by id."""
        if kind == "artifact":
            return [card.name for card in self.artifacts]
        if kind == "experiment":
            return [card.name for card in self.experiments]
        if kind == "publication":
            return [card.name for card in self.publications]
        if kind == "achievement":
            return [card.name for card in self.achievements]
        if kind == "alchemist":
            return [card.name for card in self.alchemists]
        if kind == "formula":
            return [card.name for card in self.formulas]
        return [card.name for card in self.bot_cards]

    def called(self, kind: str, id: int) -> int | Message:
        """The argument that names a card in a message: its id for our own cards, whose names are texts
        (`artifact-12`), and for somebody's own cards a message that carries the names they typed."""
        if self.id == OURS:
            return id
        name = self.names(kind)[id]
        return Message(OWN_NAME, {"en": name.en, "es": name.es, "fr": name.fr})


OURS: Final = "athanor"
OWN_NAME: Final = "own-name"  # a text that says the name of a card which the message itself carries
