"""From what is kept to a game in play: replay the moves; or, after a change of rules, go on from the last snapshot."""

from __future__ import annotations

from typing import Any

from athanor.core.errors import AthanorError, RecordError, UnknownGame
from athanor.core.events import Event
from athanor.core.game import Game
from athanor.core.record import Record, beginning
from athanor.core.registry import lookup
from athanor.core.state import State
from athanor.core.timeline import Timeline
from athanor.server.archive import Entry, Info, Stored


class Way(Timeline):
    """The way back, without the part nobody can go any more: a long game keeps a handful of states, not hundreds."""

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        events = super().apply(action, seat)
        if self.state.reveals != self._before[-1][1].reveals:
            del self._before[:-1]  # the last one stays, so that `why_no_undo` knows the reason
        return events


class Decisions:
    """The number of what each seat is asked: the entry that made it ask so.

    It changes when the question or the choices change, and after every answer of the seat itself, so that an answer
    given twice is refused even where the same question follows. It does not change when somebody else answers a
    secret question. It follows from the entries alone, so it is the same after a restart.
    """

    def __init__(self, players: int) -> None:
        self.numbers = [0] * players
        self._asked: list[Any] = [None] * players

    def after(self, state: State, number: int, mover: int | None) -> None:
        for seat in range(state.players):
            legal = state.legal(seat)
            asked = (state.stack[-1].kind, len(state.stack), state.asks(seat), tuple(legal)) if legal else None
            if asked != self._asked[seat] or seat == mover:
                self._asked[seat] = asked
                self.numbers[seat] = number


class Rebuilt:
    """What loading a table gives. Without a `way` its rules are not here any more: it can be looked at, not played."""

    def __init__(self, game: Game | None, way: Way | None, decisions: Decisions, rebased: bool = False) -> None:
        self.game = game
        self.way = way
        self.decisions = decisions
        self.rebased = rebased  # the table's row was changed and has to be saved


def rebuild(stored: Stored) -> Rebuilt:
    info = stored.info
    try:
        game = lookup(info.game)
    except UnknownGame:
        return Rebuilt(None, None, Decisions(info.players))
    if info.status == "open" or not stored.entries:
        return Rebuilt(game, None, Decisions(info.players))
    if info.rules_version == game.rules_version:
        try:
            return replayed(stored, game)
        except AthanorError:
            pass  # a change of rules that nobody gave a new version: the snapshot is as good as after any other
    return resumed(stored, game)


def replayed(stored: Stored, game: Game) -> Rebuilt:
    """The same rules: every move again, undone ones included, so that the way back is the same too."""
    info = stored.info
    way = Way(beginning(record(info, [])))
    decisions = Decisions(info.players)
    decisions.after(way.state, max(info.base_entry, 1), None)
    for entry in stored.entries:
        if entry.number > info.base_entry and entry.seat is not None:
            if entry.kind == "undo":
                way.undo(entry.seat)
            else:
                assert entry.action is not None
                way.apply(entry.action, entry.seat)
                entry.cards = game.results(way.before, entry.events)
            decisions.after(way.state, entry.number, entry.seat)
    return Rebuilt(game, way, decisions)


def resumed(stored: Stored, game: Game) -> Rebuilt:
    """Other rules than the table began with: it goes on from its newest snapshot, under the rules of today."""
    info = stored.info
    decisions = Decisions(info.players)
    if stored.snapshot is None:
        return Rebuilt(game, None, decisions)
    try:
        state = game.from_snapshot(stored.snapshot.state)
        if info.status != "playing":
            return Rebuilt(game, Way(state), decisions)
        # From here on it is a game that began from this position, so replaying works again.
        info.position = state.position()
        info.base_entry = stored.snapshot.number
        info.rules_version = game.rules_version
        way = Way(game.from_position(info.position))
    except RecordError:
        return Rebuilt(game, None, decisions)
    decisions.after(way.state, info.base_entry, None)
    return Rebuilt(game, way, decisions, rebased=True)


def standing(info: Info, entries: list[Entry]) -> list[Entry]:
    """The moves since the beginning (of the game, or of the position it goes on from) that were not taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.number > info.base_entry:
            if entry.kind == "move":
                moves.append(entry)
            elif entry.kind == "undo":
                moves.pop()
    return moves


def last_gesture(moves: list[Entry]) -> list[Entry]:
    """The steps that were sent together, and so bear the same instant; a gesture half taken back is what is left."""
    return [move for move in moves if (move.seat, move.at) == (moves[-1].seat, moves[-1].at)]


def record(info: Info, moves: list[Entry], scores: list[int] | None = None) -> Record:
    """The table's record, as `athanor.loads` reads it."""
    pairs = [(move.seat, move.action) for move in moves if move.seat is not None and move.action is not None]
    seed = int(info.seed, 16)
    return Record(info.game, info.rules_version, info.players, info.options, seed, info.position, pairs, scores or [])
