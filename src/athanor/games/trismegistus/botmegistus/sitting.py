"""Botmegistus beside a real board, between two answers: its tracker, its deck, and the table as it was last told."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Message, message_from_plain
from athanor.core.rng import advance
from athanor.games.trismegistus.botmegistus.deck import Deck, deck_from_plain
from athanor.games.trismegistus.botmegistus.difficulty import Difficulty, read_options
from athanor.games.trismegistus.botmegistus.steps import Step
from athanor.games.trismegistus.botmegistus.table import COLOURS, FACES, NO_TOKEN, TRACKS, Snapshot
from athanor.games.trismegistus.botmegistus.tracker import Tracker, tracker_from_plain
from athanor.games.trismegistus.botmegistus.typed import read_card, read_table
from athanor.games.trismegistus.cards import OURS, BotCard, CardSet
from athanor.games.trismegistus.shelf import our_set
from athanor.games.trismegistus.symbols import TOP

HOUSE, TABLE = "house", "table"  # who draws cards and rolls dice: the server, or the people with the real ones
SIDES: Final = 6

Table = dict[str, Any]


class Line:
    """Something told: of which kind, what and why."""

    __slots__ = ("kind", "what", "why")

    def __init__(self, kind: str, what: Message, why: Message | None = None) -> None:
        self.kind = kind
        self.what = what
        self.why = why

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "what": self.what.plain(), "why": self.why.plain() if self.why is not None else None}


def line_from_plain(data: dict[str, Any]) -> Line:
    why = data["why"]
    return Line(data["kind"], message_from_plain(data["what"]), message_from_plain(why) if why else None)


def lines_of(steps: list[Step]) -> list[Line]:
    """As it tells them. The cards of a real board have names of their own, so ours are not said."""
    return [Line(type(step).__name__, step.what(), step.reason) for step in steps]


class Sitting:
    __slots__ = (
        "card", "cards", "deck", "dice", "element", "left", "lines", "options", "rng", "round", "seen", "stage",
        "table", "title", "tracker", "turns",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any], cards: str, dice: str, element: int) -> None:
        self.options = options
        self.cards = cards  # HOUSE or TABLE
        self.dice = dice
        self.element = element  # of its starting artifact: its personality
        self.rng = 1
        self.tracker = Tracker()
        self.deck = Deck([])
        self.table: Table = new_table(our_set())
        self.stage = ""  # what it waits for
        self.left = 0  # rolls of the set-up still to come
        self.card: Any = None  # of this turn: an id of our set, or a card as it was typed in
        self.seen: list[Any] = []  # cards typed in before
        self.round = 1
        self.turns = 0
        self.title = Message("beside-set-up")
        self.lines: list[Line] = []  # what was told last

    # ------------------------------------------------------------ what it looks at

    @property
    def difficulty(self) -> Difficulty:
        return read_options(self.options)

    @property
    def snapshot(self) -> Snapshot:
        return read_table(self.table, our_set().board)

    @property
    def bot_card(self) -> BotCard:
        return our_set().bot_cards[self.card] if type(self.card) is int else read_card(self.card)

    # ------------------------------------------------------------ chance

    def roll(self, sides: int) -> int:
        self.rng = advance(self.rng)
        return (self.rng >> 9) % sides

    def shuffle(self) -> None:
        pile = self.deck.pile
        for at in range(len(pile) - 1, 0, -1):
            other = self.roll(at + 1)
            pile[at], pile[other] = pile[other], pile[at]

    # ------------------------------------------------------------ telling

    def tell(self, title: Message, lines: list[Line]) -> None:
        self.title = title
        self.lines = lines

    # ------------------------------------------------------------ keeping

    def plain(self) -> dict[str, Any]:
        return {
            "options": self.options,
            "cards": self.cards,
            "dice": self.dice,
            "element": self.element,
            "rng": self.rng,
            "tracker": self.tracker.plain(),
            "deck": self.deck.plain(),
            "table": self.table,
            "stage": self.stage,
            "left": self.left,
            "card": self.card,
            "seen": self.seen,
            "round": self.round,
            "turns": self.turns,
            "title": self.title.plain(),
            "lines": [line.plain() for line in self.lines],
        }


def sitting_from_plain(data: dict[str, Any]) -> Sitting:
    s = Sitting(data["options"], data["cards"], data["dice"], data["element"])
    s.rng = data["rng"]
    s.tracker = tracker_from_plain(data["tracker"])
    s.deck = deck_from_plain(data["deck"])
    # A copy: what was known before stays as it was, for undoing.
    s.table = {
        key: [list(row) if isinstance(row, list) else row for row in rows] for key, rows in data["table"].items()
    }
    s.stage = data["stage"]
    s.left = data["left"]
    s.card = data["card"]
    s.seen = list(data["seen"])
    s.round = data["round"]
    s.turns = data["turns"]
    s.title = message_from_plain(data["title"])
    s.lines = [line_from_plain(line) for line in data["lines"]]
    return s


def new_table(cards: CardSet) -> Table:
    board = cards.board
    return {
        "bowls": [[0] * COLOURS for _ in range(FACES)],
        "market": [None] * len(board.market_colours),
        "experiments": [[] for _ in range(board.sections)],
        "levels": [0] * TRACKS,
        "tokens": [[NO_TOKEN] * (TOP + 1) for _ in range(TRACKS)],
    }


def named(cards: str) -> CardSet | None:
    """The set whose names may be said: ours, if its cards are the ones drawn."""
    found = our_set()
    return found if cards == HOUSE and found.id == OURS else None
