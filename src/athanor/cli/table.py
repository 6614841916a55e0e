"""A game on the table: its way so far, who sits round it, and what everybody has been told."""

from __future__ import annotations

from typing import Any

from athanor import bots
from athanor.cli.seats import Seat
from athanor.core.errors import IllegalAction, RecordError
from athanor.core.events import Event, redact
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.record import Record, beginning
from athanor.core.state import State
from athanor.core.timeline import Timeline


class Table:
    """`told` holds what happened: at set-up, then after each decision. `older` is what a saved game brings along from
    before its record begins, when it was played by other rules."""

    def __init__(self, state: State, seats: list[Seat], lang: str) -> None:
        self.timeline = Timeline(state)
        self.seats = seats
        self.lang = lang
        self.told: list[list[Event]] = [list(state.events or [])]
        self.older: list[list[Event]] = []

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def names(self) -> list[str]:
        return [seat.shown(number, self.lang) for number, seat in enumerate(self.seats, start=1)]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.bot]

    @property
    def needs_curtain(self) -> bool:
        return self.game.secrets and len(self.people) > 1

    # ---------------------------------------------------------------- playing

    def apply(self, action: int, seat: int) -> None:
        self.told.append(list(self.timeline.apply(action, seat)))

    def undo(self, seat: int) -> None:
        """One decision back; an AthanorError says why not."""
        self.timeline.undo(seat)
        self.told.pop()

    def bot_decides(self) -> str:
        """The bot whose turn it is; says why, if it forfeited its move. Its seed follows from the game's and the move's
        number, so that a game can be played again; `bots.derive` makes sure that nothing of the game's own chance can
        be read off it."""
        s = self.state
        seat = s.asked
        seed = bots.derive(s.start.seed if s.start else 0, "bot", len(self.told))
        bot = bots.bot(self.seats[seat].bot)
        self.apply(bots.ask(bot, s, seat, seed), seat)
        return str(getattr(bot, "forfeit", ""))

    # ---------------------------------------------------------------- words

    def say(self, message: Message) -> str:
        return self.game.texts.render(message, self.lang, self.names)

    def heard(self, seat: int | None, since: int = 0, until: int | None = None) -> list[str]:
        """What happened from the decision number `since` on, as that seat may hear it."""
        return [self.say(message) for events in self.told[since:until] for message in redact(events, seat)]

    def heard_before(self, seat: int | None) -> list[str]:
        """What was written down under other rules, as far as there are still words for it."""
        lines = []
        for message in (message for events in self.older for message in redact(events, seat)):
            try:
                lines.append(self.say(message))
            except (LookupError, ValueError, TypeError):
                continue
        return lines


def new_table(game: Game, seats: list[Seat], lang: str, seed: int | None, options: dict[str, Any]) -> Table:
    return Table(game.new(len(seats), seed, options), seats, lang)


def table_of(record: Record, seats: list[Seat], lang: str) -> Table:
    """A record played again up to its end, with the way back open."""
    table = Table(beginning(record), seats, lang)
    for number, (seat, action) in enumerate(record.moves, start=1):
        try:
            table.apply(action, seat)
        except IllegalAction as refused:
            name = table.game.actions.name(action)
            raise RecordError("record-illegal-move", {"number": number, "name": name}) from refused
    if record.scores and (not table.state.over or table.state.scores() != record.scores):
        raise RecordError("record-ends-otherwise")
    return table
