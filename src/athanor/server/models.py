"""The shapes of everything on the wire, for checking what comes in and describing what goes out (OpenAPI)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from athanor.server.models_base import Message as Message
from athanor.server.models_base import Model as Model
from athanor.server.models_base import Whole as Whole
from athanor.server.models_coach import SaysCoach
from athanor.server.models_hints import SaysHint
from athanor.server.models_people import Guest as Guest


class Error(Model):
    error: Message
    text: str


# ---------------------------------------------------------------- guests


class NewName(Model):
    name: str  # how long it may be is said by `guests.proper_name`, in a sentence


class Link(Model):
    """`only_here`: no other device can open it, because the server listens on this machine alone."""

    url: str
    only_here: bool


# ---------------------------------------------------------------- tables


class TableSeat(Model):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    mine: bool
    here: bool
    left: bool
    stop: bool
    hints: int
    # Up to which result the cards were seen there, by who asks; `HearsSeen` says so.
    shown: int | None


class ForkedFrom(Model):
    table: str
    move: int


class Result(Model):
    scores: list[int]
    winners: list[int]
    lines: list[str | Message | None]
    sheets: list[list[tuple[Message, int]]]


class Ending(Model):
    """How a game without a result ended: all agreed, somebody gave up, or nobody came for a long time."""

    how: Literal["agreed", "resigned", "silent"]
    seats: list[int] = []  # who gave up


class TableInfo(Model):
    id: str
    game: str
    options: dict[str, Any]
    players: int
    status: Literal["open", "playing", "over", "abandoned"]
    hotseat: bool
    seats: list[TableSeat]
    mine: bool
    watchers: int
    your_turn: bool
    moves: int
    forked_from: ForkedFrom | None
    rematch: str | None
    coach: bool
    secrets: bool  # the seats know different things
    # Whether seats may ask for hints: not at all, a few times, freely.
    hints: Literal["none", "few", "free"]
    result: Result | None
    ending: Ending | None
    created: float
    updated: float


class NewSeat(Model):
    kind: Literal["me", "open", "bot", "person"]
    bot: str | None = Field(default=None, max_length=50)
    name: str | None = None


NewSeats = Annotated[list[NewSeat], Field(min_length=1, max_length=12)]


class NewTable(Model):
    game: str = Field(max_length=50)
    options: dict[str, Any] = {}
    seats: NewSeats
    coach: bool = False  # everybody who joins agrees to it
    # Null: free for whoever plays against bots alone, none where people compete.
    hints: Literal["none", "few", "free"] | None = None


class Invitation(Model):
    """A link that others can open; null while only this machine can."""

    url: str | None


class Join(Model):
    seat: Whole | None = None


class GiveSeat(Model):
    kind: Literal["bot", "open"]
    bot: str | None = Field(default=None, max_length=50)


class NewFork(Model):
    move: Whole
    seats: NewSeats


class CardRow(Model):
    """`private`: only this seat hears all of it. `why`: reasons, for all to read."""

    event: Message
    private: bool
    tone: Literal["", "good", "bad"]
    why: list[Message]


class Card(Model):
    """A result worth a look, with what followed from it; `seat`: whose it is, if somebody's."""

    title: Message
    seat: int | None
    rows: list[CardRow]


class Entry(Model):
    number: int
    move: int
    seat: int | None
    kind: Literal["start", "move", "undo"]
    events: list[Message]
    cards: list[Card] = []


# How the players are called in a drawing, and how many signs fit side by side.
Names = Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=12)]
BotName = Annotated[str, Field(max_length=50)]
Columns = Annotated[int, Field(ge=20, le=200)]


class Notes(Model):
    """What somebody wrote down for themselves: any small JSON object, as the game's page likes it."""

    notes: dict[str, Any]


# ---------------------------------------------------------------- lessons


class LessonInfo(Model):
    """A lesson in the list; `step` and `done` are how far the guest has come in it."""

    id: str
    number: int
    minutes: int
    extra: bool
    steps: int
    step: int
    done: bool
    title: Message
    purpose: Message


class GameLessons(Model):
    game: str
    lessons: list[LessonInfo]


# ---------------------------------------------------------------- live: what the server says


class SaysTable(Model):
    type: Literal["table"]
    protocol: int
    table: TableInfo


class SaysLog(Model):
    type: Literal["log"]
    entries: list[Entry]


class Action(Model):
    name: str  # `take red-o`: the same for ever
    label: Message
    cost: int | None = None  # what it takes of whatever actions are paid with


class Ask(Model):
    seat: int | None
    waiting: list[int]
    question: Message
    decision: int | None
    actions: list[Action]
    # Whole gestures, their costs and gains, as each game's board likes them.
    gestures: dict[str, Any]


class Undo(Model):
    ok: bool
    why: Message | None


class SaysPrinted(Model):
    type: Literal["printed"]
    printed: dict[str, Any]


class Change(Model):
    """`way`: the keys and places that lead into a view."""

    way: list[str | int]
    after: Any


class SaysState(Model):
    type: Literal["state"]
    number: int
    move: int
    seat: int | None
    view: dict[str, Any] | None
    # Instead of the view: where it differs from the last one that was sent.
    changes: list[Change] | None
    ask: Ask | None
    undo: Undo
    curtain: int | None
    result: Result | None


class ChatLine(Model):
    number: int
    name: str
    guest: str
    text: str
    at: float


class SaysChat(Model):
    type: Literal["chat"]
    lines: list[ChatLine]


Ref = int | str | None


class SaysRefused(Model):
    type: Literal["refused"]
    ref: Ref
    message: Message


class SaysTold(Model):
    type: Literal["told"]
    ref: Ref
    message: Message | None


class SaysDrawing(Model):
    type: Literal["drawing"]
    ref: Ref
    text: str | None


class SaysForeseen(Model):
    type: Literal["foreseen"]
    ref: Ref
    events: list[Message]
    changes: list[Change]
    certain: bool
    then: Ask | None = None


class Recalled(Model):
    number: int
    view: dict[str, Any]


class SaysStory(Model):
    """The table as it was after the last moves, as this seat saw it then; oldest first."""

    type: Literal["story"]
    ref: Ref
    steps: list[Recalled]


class SaysPong(Model):
    type: Literal["pong"]
    ref: Ref


LessonButton = Literal["on", "again", "back", "take-back", "show", "own-try"]


class SaysLesson(Model):
    """Where a lesson stands and what is said: the page decides nothing of it.

    `lit`: what each letter (a, b, c) of the texts stands for, as names of actions or parts of the table (`part:altar`).
    `marks`: what stands in the notes of the seat, by place; null where the game has none. `notebook`: they are
    written in now.
    `buttons`: what can be done besides playing; the first leads on.
    """

    type: Literal["lesson"]
    game: str
    lesson: str
    title: Message
    purpose: Message
    learnt: Message
    step: int
    steps: list[Message]
    status: Literal["play", "aside", "shown", "done"]
    say: Message
    task: Message | None
    reply: Message | None
    lit: list[list[str]]
    marks: dict[str, str] | None
    notebook: bool
    buttons: list[LessonButton]
    finished: bool
    next: str | None


Says = Annotated[
    SaysTable
    | SaysLog
    | SaysPrinted
    | SaysState
    | SaysChat
    | SaysRefused
    | SaysTold
    | SaysDrawing
    | SaysForeseen
    | SaysStory
    | SaysPong
    | SaysLesson
    | SaysCoach
    | SaysHint,
    Field(discriminator="type"),
]

# ---------------------------------------------------------------- live: what the page says

ActionName = Annotated[str, Field(max_length=100)]


class Heard(Model):
    ref: Whole | Annotated[str, Field(max_length=64)] | None = None


class HearsAnswer(Heard):
    type: Literal["answer"]
    decision: Whole
    actions: list[ActionName] = Field(min_length=1, max_length=64)
    seat: Whole | None = None


class HearsUndo(Heard):
    type: Literal["undo"]
    seat: Whole | None = None


class HearsChat(Heard):
    type: Literal["chat"]
    text: str


class HearsTell(Heard):
    type: Literal["tell"]
    what: Literal["why", "explain"]
    action: ActionName
    seat: Whole | None = None


class HearsForesee(Heard):
    type: Literal["foresee"]
    decision: Whole
    actions: list[ActionName] = Field(min_length=1, max_length=8)
    seat: Whole | None = None


class HearsDraw(Heard):
    type: Literal["draw"]
    lang: str = Field(max_length=10)
    width: Columns
    names: Names


class HearsRecall(Heard):
    """What happened after that entry."""

    type: Literal["recall"]
    after: Whole


class HearsLook(Heard):
    type: Literal["look"]
    seat: Whole | None


class HearsMute(Heard):
    type: Literal["mute"]
    guest: str = Field(max_length=64)
    on: bool = True


class HearsCoach(Heard):
    """The coach on or off, for the seats of whoever says so."""

    type: Literal["coach"]
    on: bool


class HearsSeen(Heard):
    """Who sits there has seen the card of a result and all before it: 16 for each entry, and which of its cards."""

    type: Literal["seen"]
    seat: Whole
    shown: int = Field(ge=0, le=2**31 - 1)


class HearsHint(Heard):
    """What are the best choices of this decision?"""

    type: Literal["hint"]
    decision: Whole
    seat: Whole | None = None


class HearsPing(Heard):
    type: Literal["ping"]


Hears = Annotated[
    HearsAnswer
    | HearsUndo
    | HearsChat
    | HearsTell
    | HearsForesee
    | HearsRecall
    | HearsDraw
    | HearsLook
    | HearsMute
    | HearsPing
    | HearsCoach
    | HearsSeen
    | HearsHint,
    Field(discriminator="type"),
]


class HearsLesson(Heard):
    """A button of the lesson."""

    type: Literal["lesson"]
    what: LessonButton


class HearsMark(Heard):
    """A mark in the notes of a lesson; without a sign it is rubbed out."""

    type: Literal["mark"]
    place: str = Field(max_length=40)
    sign: Literal["", "no", "maybe", "yes"]


# A lesson hears what a table hears of somebody who plays there alone.
HearsInLesson = Annotated[
    HearsAnswer | HearsUndo | HearsTell | HearsForesee | HearsDraw | HearsPing | HearsLesson | HearsMark,
    Field(discriminator="type"),
]
