"""Botmegistus beside a real board, between two answers: its tracker, its deck, and the table as it was last told."""

# Not compiled: people type at the other end.

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Message, message_from_plain
from athanor.core.rng import advance
from athanor.games.trismegistus.botmegistus.bowls import empty_bowls
from athanor.games.trismegistus.botmegistus.box import Printed, board_of, is_owners
from athanor.games.trismegistus.botmegistus.deck import Deck, deck_from_plain
from athanor.games.trismegistus.botmegistus.difficulty import Difficulty, read_options
from athanor.games.trismegistus.botmegistus.steps import Reveal, Step
from athanor.games.trismegistus.botmegistus.table import NO_TOKEN, TRACKS, Snapshot
from athanor.games.trismegistus.botmegistus.tracker import Tracker, tracker_from_plain
from athanor.games.trismegistus.botmegistus.typed import read_card, read_table
from athanor.games.trismegistus.cards import OURS, Board, BotCard, CardSet
from athanor.games.trismegistus.shelf import set_called
from athanor.games.trismegistus.symbols import TOP

HOUSE, TABLE = "house", "table"  # who draws cards and rolls dice: the server, or the people with the real ones
YOU, BOT = "you", "bot"  # whose turn it is, who begins
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


class Sitting:
    __slots__ = (
        "bowls_asked", "box", "card", "cards", "d6", "deck", "dice", "element", "essences", "known", "left", "lines",
        "next_first", "open", "options", "printed", "rng", "round", "seen", "shuffled", "side", "stage", "table",
        "title", "tracker", "turn", "turns", "you_passed", "your_turns",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any], cards: str, dice: str, element: int, box: str = OURS) -> None:
        self.options = options
        self.cards = cards  # HOUSE or TABLE
        self.dice = dice
        self.element = element  # of its starting artifact: its personality
        self.box = box  # the set of cards that is played with
        self.printed: Printed = {}  # what the owner's board has otherwise than the set's
        self.shuffled = False  # whether the dominant essences were shuffled
        self.essences: list[int] = []  # then: which lies on each track
        self.rng = 1
        self.tracker = Tracker()
        self.deck = Deck([])
        self.open: list[Any] = [None, None]  # advanced planning with the real deck: its two open cards
        self.table: Table = new_table(self.board)
        self.stage = ""  # what it waits for
        self.left = 0  # rolls of the set-up still to come
        self.round = 1
        self.turns = 0
        self.title = Message("beside-set-up")
        self.lines: list[Line] = []  # what was told last
        self.seen: list[Any] = []  # cards typed in before
        # Whose turn it is.
        self.turn = YOU
        self.you_passed = False
        self.your_turns = 0  # of this round
        self.next_first = ""  # who passed first: begins the next round
        # Of this turn of Botmegistus.
        self.card: Any = None  # an id of the set, or a card as it was typed in
        self.side = 0  # advanced planning: the place for the card that is asked for
        self.d6 = 0  # 0: not rolled
        self.bowls_asked = 0  # how many questions about bowls are answered
        self.known: list[int] = []  # what it has looked at: tracks, MARKET, SECTION

    # ------------------------------------------------------------ what it looks at

    @property
    def difficulty(self) -> Difficulty:
        return read_options(self.options)

    @property
    def card_set(self) -> CardSet:
        return set_called(self.box)

    @property
    def own_cards(self) -> CardSet | None:
        """The set, if its cards are the ones on the table: then they may be given by name."""
        return self.card_set if is_owners(self.card_set) else None

    @property
    def board(self) -> Board:
        return board_of(self.card_set, self.printed, self.essences)

    @property
    def snapshot(self) -> Snapshot:
        return read_table(self.table, self.board, self.own_cards)

    @property
    def bot_card(self) -> BotCard:
        return self.card_read(self.card)

    def card_read(self, card: Any) -> BotCard:
        return self.card_set.bot_cards[card] if type(card) is int else read_card(card)

    @property
    def named(self) -> CardSet | None:
        """The set whose names may be said: the owner's, or ours if its cards are drawn here."""
        return self.card_set if self.cards == HOUSE else self.own_cards

    def lines_of(self, steps: list[Step]) -> list[Line]:
        """As it tells them. Of tiles and experiments of a real board only the owner's own set knows the names."""
        return [
            Line(
                type(step).__name__, step.what(self.named if isinstance(step, Reveal) else self.own_cards), reason(step)
            )
            for step in steps
        ]

    # ------------------------------------------------------------ chance

    def roll(self, sides: int) -> int:
        self.rng = advance(self.rng)
        return (self.rng >> 9) % sides

    def shuffle(self) -> None:
        pile = self.deck.pile
        for at in range(len(pile) - 1, 0, -1):
            other = self.roll(at + 1)
            pile[at], pile[other] = pile[other], pile[at]

    # ------------------------------------------------------------ bonus tokens

    def token_at(self, track: int, step: int) -> int:
        return int(self.table["tokens"][track][step])

    def remove_tokens(self) -> list[Line]:
        """Bonus tokens on or below anybody's marker are gone for good."""
        lines: list[Line] = []
        for track in range(TRACKS):
            highest = max(self.table["levels"][track], self.tracker.levels[track])
            for step in range(highest + 1):
                if self.token_at(track, step) != NO_TOKEN:
                    self.table["tokens"][track][step] = NO_TOKEN
                    lines.append(Line("Token", Message("beside-token", {"bot_track": track, "level": step})))
        return lines

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
            "box": self.box,
            "printed": self.printed,
            "shuffled": self.shuffled,
            "essences": self.essences,
            "open": self.open,
            "turn": self.turn,
            "you_passed": self.you_passed,
            "your_turns": self.your_turns,
            "next_first": self.next_first,
            "side": self.side,
            "d6": self.d6,
            "bowls_asked": self.bowls_asked,
            "known": self.known,
            "lines": [line.plain() for line in self.lines],
        }


def sitting_from_plain(data: dict[str, Any]) -> Sitting:
    """As it was kept. Version 0.1.0 kept less: the set was ours, and you were always next."""
    s = Sitting(data["options"], data["cards"], data["dice"], data["element"], data.get("box", OURS))
    s.rng = data["rng"]
    s.tracker = tracker_from_plain(data["tracker"])
    s.deck = deck_from_plain(data["deck"])
    # A copy: what was known before stays as it was, for undoing.
    s.table = {
        key: [list(row) if isinstance(row, list) else row for row in rows] for key, rows in data["table"].items()
    }
    for name in ("stage", "left", "card", "round", "turns"):
        setattr(s, name, data[name])
    for name in ("printed", "shuffled", "turn", "you_passed", "your_turns", "next_first", "side", "d6", "bowls_asked"):
        setattr(s, name, data.get(name, getattr(s, name)))
    for name in ("seen", "essences", "open", "known"):
        setattr(s, name, list(data.get(name, getattr(s, name))))
    s.title = message_from_plain(data["title"])
    s.lines = [line_from_plain(line) for line in data["lines"]]
    return s


def reason(step: Step) -> Message | None:
    """Why a card is turned up nobody wants to hear every turn."""
    return None if isinstance(step, Reveal) else step.reason


def new_table(board: Board) -> Table:
    return {
        "bowls": empty_bowls(),
        "market": [None] * len(board.market_colours),
        "experiments": [[] for _ in range(board.sections)],
        "levels": [0] * TRACKS,
        "tokens": [[NO_TOKEN] * (TOP + 1) for _ in range(TRACKS)],
    }
