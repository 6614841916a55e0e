"""A game is its seed and its choices: the record, its text form, and replaying it."""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from athanor.core.errors import AthanorError, IllegalAction, OtherRules, RecordError
from athanor.core.events import Event
from athanor.core.plain import read_toml, write_toml
from athanor.core.registry import lookup
from athanor.core.rng import LONGEST_SEED

if TYPE_CHECKING:
    from athanor.core.state import State

FORMAT: Final = 1


class Record:
    """What a game began with and what was chosen. Everything else is derived from it."""

    __slots__ = ("game", "moves", "options", "players", "position", "rules_version", "scores", "seed")

    def __init__(
        self,
        game: str,
        rules_version: int,
        players: int,
        options: dict[str, Any],
        seed: int,
        position: str,
        moves: list[tuple[int, int]],
        scores: list[int],
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = options
        self.seed = seed
        self.position = position  # the text a game began from, where it did not begin at the beginning
        self.moves = moves
        self.scores = scores  # of a finished game; a replay that ends otherwise is a damaged record

    @property
    def replayable(self) -> bool:
        """Whether it was played by the rules that are installed. Otherwise only its result can be read."""
        return self.rules_version == lookup(self.game).rules_version

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and dumps(self) == dumps(other)

    __hash__ = None  # type: ignore[assignment]  # a record is a value that grows


def dumps(record: Record) -> str:
    """The record as text: one line a choice, `seat action`, seats counted from 1.

    Examples:
        >>> state = game.new(players=2, seed=7)
        >>> happened = state.apply(state.legal()[0])
        >>> loads(dumps(state.record())) == state.record()
        True
    """
    actions = lookup(record.game).actions
    data: dict[str, Any] = {
        "athanor": "record",
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules_version,
        "players": record.players,
    }
    if record.position:
        data["position"] = record.position
    else:
        data["seed"] = record.seed
    data["moves"] = "".join(f"{seat + 1} {actions.name(action)}\n" for seat, action in record.moves)
    if record.scores:
        data["scores"] = record.scores
    data["options"] = record.options
    return write_toml(data)


def loads(text: str) -> Record:
    """The record back from its text. What is not one gets a clear RecordError."""
    data = read_toml(text)
    if data.get("athanor") != "record":
        raise RecordError("record-not-a-record")
    if data.get("format") != FORMAT:
        raise RecordError("record-newer-format")
    game = lookup(_field(data, "game", str))
    players = _field(data, "players", int)
    seed = _field(data, "seed", int) if "position" not in data else 0
    if not 0 <= seed < LONGEST_SEED:
        raise RecordError("record-bad-field", {"field": "seed"})
    moves = []
    for line in _field(data, "moves", str).splitlines():
        seat, _, name = line.partition(" ")
        if not seat.isdecimal() or len(seat) > 3 or not 1 <= int(seat) <= players:
            raise RecordError("record-bad-move", {"line": line})
        moves.append((int(seat) - 1, game.actions.id(name)))
    scores = _field(data, "scores", list) if "scores" in data else []
    position = _field(data, "position", str) if "position" in data else ""
    options = _field(data, "options", dict)
    return Record(game.id, _field(data, "rules", int), players, options, seed, position, moves, scores)


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError("record-bad-field", {"field": name})
    return value


def must_be_replayable(record: Record) -> None:
    if not record.replayable:
        here = lookup(record.game).rules_version
        raise OtherRules("record-other-rules", {"asked": str(record.rules_version), "here": str(here)})


def beginning(record: Record) -> State:
    """The state a record begins with."""
    game = lookup(record.game)
    must_be_replayable(record)
    if record.position:
        return game.from_position(record.position)
    try:
        return game.new(record.players, record.seed, record.options)
    except AthanorError as refused:
        raise RecordError(refused.message, texts=refused.texts) from refused


def walk(record: Record) -> Iterator[tuple[State, list[Event]]]:
    """The beginning, then the state after each choice with what happened. The same state object, moving on."""
    s = beginning(record)
    yield s, s.events or []
    for number, (seat, action) in enumerate(record.moves, start=1):
        try:
            events = s.apply(action, seat)
        except IllegalAction as refused:
            name = s.game.actions.name(action)
            raise RecordError("record-illegal-move", {"number": number, "name": name}) from refused
        yield s, events
    if record.scores and (not s.over or s.scores() != record.scores):
        raise RecordError("record-ends-otherwise")


def replay(record: Record) -> State:
    """The state a record leads to.

    Examples:
        >>> state = game.new(players=2, seed=7)
        >>> happened = state.apply(state.legal()[0])
        >>> replay(state.record()).position() == state.position()
        True
    """
    *_, (last, _) = walk(record)
    return last
