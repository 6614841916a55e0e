"""The parts of the view, field by field. `tools/view_types.py` writes the page's types from this file.

Numbers are those of `components.py` and `symbols.py`, cards are numbers in their set; below zero is what is not there.
"""

# Not compiled: it describes data for people to see.

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from athanor.core.message import MessageData

# A line of the score sheet.
Row = Annotated[list[Any], "said: Msg, points: number"]
# An elemental that serves a publication: of an experiment, an artifact or a track; which one; which element.
Source = Annotated[list[int], "kind, which, element"]
Published = Annotated[list[Any], "card: number, sources: Source[]"]
# A thing by its number among the board's `things`, and how many more or fewer of it.
Changed = Annotated[list[int], "thing, by"]


class Die(TypedDict):
    face: int
    colour: int
    potency: int


class Laboratory(TypedDict):
    alchemist: int
    cubes: list[int]  # by kind: five raw, six refined
    essences: list[int]
    ethereal: int
    chameleon: int
    ready: int  # reaction tokens, face up
    used: int
    tracks: list[int]
    vp: int
    die: Die | None
    used_dice: list[int]
    artifacts: list[int]
    exhausted: list[bool]
    # Two a column: a formula of the alchemist.
    sockets: list[int]
    bought: list[bool]
    vault: list[int]
    sampled: list[bool]
    open: list[int]
    done: list[int]
    masterpiece: int | None  # None: somebody else's
    has_masterpiece: bool
    spurned: list[int] | None
    hand: list[int]
    hand_size: int
    completed: list[int] | None
    published: list[Published] | None
    achievements: list[int]
    offers: list[int] | None
    chosen: int | None
    points: int


class Lack(TypedDict):
    """What an experiment still lacks, stand-ins apart."""

    ready: bool
    gap: int
    cubes: list[int]


class Bot(TypedDict):
    """Botmegistus: its tracker and deck. Cards are element, track, level, points, id; tiles id and elementals."""

    switches: int
    gold: int
    ethereal: int
    points: int
    levels: list[int]
    die: Annotated[list[int], "colour, symbol, potency"]
    used: list[int]
    artifacts: list[list[int]]
    open: list[list[int]]
    done: list[list[int]]
    specialised: list[int]
    pile: int
    used_cards: list[int]
    open_cards: list[int]
    score: int


class View(TypedDict):
    game: str
    seat: int | None
    to_move: int | None
    waiting: list[int]
    over: bool
    legal: list[int]
    asked: str | None
    cards: str  # the set that is played with
    round: int
    active: int
    order: list[int]
    next_order: list[int]
    bowls: list[int]  # face * 3 + colour
    market: list[int]
    stack: int
    spaces: list[list[int]]
    experiment_deck: int
    publication_deck: int
    bonus: list[int]  # element * 2 + step
    essences: list[int]  # by element: the essence that raises it
    achievements: list[int]
    laboratories: list[Laboratory]
    # Of each open experiment, and of the masterpiece as far as the seat knows it.
    lacks: list[list[Lack]]
    masterpiece_lacks: list[Lack | None]
    bot: Bot | None
    # The open rows of each line, all of them for one's own line and at the end.
    sheets: list[list[Row]]
    scores: list[int] | None


# ---------------------------------------------------------------- once per table


class Artifact(TypedDict):
    name: MessageData
    level: int
    elementals: list[int]
    effect: list[MessageData]


class Experiment(TypedDict):
    name: MessageData
    level: int
    element: int
    track: int
    need: int
    cost: list[int]
    reward: list[MessageData]
    vp: int


class Publication(TypedDict):
    name: MessageData
    needs: list[int]
    vp: int


class Achievement(TypedDict):
    name: MessageData
    conditions: list[MessageData]
    reward: list[MessageData]
    vp: int


class Formula(TypedDict):
    name: MessageData
    effect: list[MessageData]


class VaultLine(TypedDict):
    row: bool
    cells: list[int]
    ends: list[list[MessageData]]  # left and right, or top and bottom


class Alchemist(TypedDict):
    name: MessageData
    cells: list[Annotated[list[int], "row, column"]]
    lines: list[VaultLine]
    formulas: list[Formula]


# An order of a card of Botmegistus: artifact, gold, experiment, track or VP; which track; how many.
BotOrder = Annotated[list[int], "op, what, count"]


class BotCard(TypedDict):
    name: MessageData
    colour: int
    symbols: list[int]  # none: the strongest die of the colour
    potency: int
    element: int  # of a personality card
    steps: list[BotOrder]
    ahead: list[BotOrder]  # what a personality does while it is ahead of me
    said: MessageData


class Board(TypedDict):
    arrows: list[int]
    slots: list[int]
    market: list[int]
    sections: list[int]
    section_of: list[int]
    bowl_essence: list[int]
    bonus_steps: list[int]
    tracks: list[int]
    levels: list[int]  # what each level of a mastery track is worth at the end
    stone: list[int]  # what the Stone is worth at the end, by the formulas in its vault
    potency: int  # the most that a die has
    things: list[str]  # what a laboratory has, by the names of their places
    main: list[str]  # the actions of which there is one a turn, by the first word of their names
    free: list[str]  # those that one may do as often as one likes


class Printed(TypedDict):
    """What lies printed before everybody and stays as it is: told once per table."""

    board: Board
    artifacts: list[Artifact]
    experiments: list[Experiment]
    publications: list[Publication]
    achievements: list[Achievement]
    bot_cards: list[BotCard]
    alchemists: list[Alchemist]


class Gestures(TypedDict):
    """With the question: what actions change in one's own laboratory, until something is asked or comes to light."""

    changes: list[list[Changed]]  # in the order of the actions
    # For each action the open experiments, as `perform` calls them, that lack less afterwards.
    serves: list[list[str]]
