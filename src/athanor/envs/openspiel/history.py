"""The history of one game as OpenSpiel tells it: choices, and draws of chance as nodes of their own.

Our rules draw while an action is carried out. Here an action is tried on a copy; if that drew anything, the game waits
at a chance node, and the outcome found there seeds the draws. So the same outcomes are always the same game.
"""

# Not compiled: OpenSpiel asks it for everything, a choice at a time.

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final

from athanor.core.registry import lookup
from athanor.core.rng import MASK, spread
from athanor.core.state import State
from athanor.envs.episode import utilities
from athanor.envs.flat import Flat, cards_of
from athanor.envs.forced import go_on

OUTCOMES: Final = 256  # of one chance node, all as likely
DEAL: Final = 4  # chance nodes before the first choice: 2^32 deals
LONGEST: Final = 4000  # choices of one game; then the points as they stand decide
CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for who is no player

# What a seat remembers of the game so far: a digest of all it saw, its own choices, oldest first, and a digest of what
# it saw last. What others do unseen leaves no trace in it, not even that something was done.
Memory = tuple[bytes, tuple[int, ...], bytes]


class Table:
    """What does not change during a game. Made once for the same arguments: `table_of`."""

    def __init__(self, game: str, players: int, options: dict[str, Any], form: str) -> None:
        self.game = lookup(game)
        encoder = self.game.encoder()
        if encoder is None:
            raise ValueError(f"The game {game!r} has no encoder, so there is nothing to observe.")
        self.encoder = encoder
        self.options = self.game.check_options(players, options)
        self.players = players
        self.form = form
        self.flat = Flat(encoder.layout, form, cards_of(self.game, encoder, players, self.options))


@cache
def table_of(game: str, players: int, options: str, form: str) -> Table:
    """`options`: as JSON, sorted."""
    return Table(game, players, json.loads(options), form)


class Node:
    """One point in the history; never changed, so copies share it.

    `state` is the game as the last choice left it (None until it is dealt), `turn` who is asked. At a chance node
    `pending` is the choice that waits for the draw (-1: the deal), and `drawn` what was drawn so far.
    """

    __slots__ = ("before", "choices", "drawn", "known", "move", "offered", "pending", "state", "table", "turn")

    def __init__(
        self,
        table: Table,
        state: State | None,
        turn: int,
        offered: list[int],
        before: Node | None = None,
        move: int = -1,
        pending: int = -1,
        drawn: tuple[int, ...] = (),
    ) -> None:
        self.table = table
        self.state = state
        self.turn = turn
        self.offered = offered  # in ascending order
        self.before = before
        self.move = move  # the choice or outcome that led here from `before`
        self.pending = pending
        self.drawn = drawn
        self.choices: int = 0 if before is None else before.choices + (before.turn >= 0)
        self.known: dict[int, Memory] = {}  # by seat, once somebody has asked

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: how it began, and every choice and outcome since."""
        moves, node = [], self
        while node.before is not None:
            moves.append(node.move)
            node = node.before
        begun = None
        if node.state is not None:
            begun = (json.dumps(node.state.snapshot()), node.known, node.choices)
        table = self.table
        options = json.dumps(table.options, sort_keys=True)
        return again, (table.game.id, table.players, options, table.form, begun, moves[::-1])

    # ---------------------------------------------------------------- playing

    def play(self, move: int) -> Node:
        """The node that a choice of `offered`, or an outcome of chance, leads to."""
        if self.turn == CHANCE:
            drawn = (*self.drawn, move)
            if self.state is None and len(drawn) < DEAL:
                return Node(self.table, None, CHANCE, [], self, move, drawn=drawn)
            return self.reached(self.with_chance(drawn), move)
        assert self.state is not None
        world = self.state.clone()
        world.apply(move)
        offered = go_on(world)
        if world.rng != self.state.rng:
            return Node(self.table, self.state, CHANCE, [], self, move, move)
        return self.reached(world, move, offered)

    def with_chance(self, drawn: tuple[int, ...]) -> State:
        """The game after the deal, or after the choice that waited for a draw."""
        number = 0
        for outcome in drawn:
            number = number * OUTCOMES + outcome
        if self.state is None:
            world = self.table.game.new(self.table.players, number, self.table.options, quiet=True)
            world.start = None  # OpenSpiel keeps its own record
            return world
        world = self.state.clone()
        # Mixed with what was there, so that every place in the game has other draws behind its outcomes.
        world.rng = spread((world.rng * OUTCOMES + number) & MASK)
        world.apply(self.pending)
        return world

    def reached(self, world: State, move: int, offered: list[int] | None = None) -> Node:
        found = go_on(world) if offered is None else offered
        broken_off = self.choices + (self.turn >= 0) >= LONGEST
        turn = TERMINAL if world.over or broken_off else world.asked
        return Node(self.table, world, turn, [] if turn == TERMINAL else sorted(found), self, move)

    def returns(self) -> list[float]:
        if self.turn != TERMINAL:
            return [0.0] * self.table.players
        return utilities(self.table.encoder.results(self.state)[0])[: self.table.players]  # type: ignore[arg-type]

    # ---------------------------------------------------------------- what a seat knows

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know of the table, as the page gets it, and what it may choose."""
        if self.state is None:
            return {}
        shown = self.state.view(seat)
        if seat is not None and seat == self.turn:
            names = self.table.game.actions.names
            shown = {**shown, "offered": [names[action] for action in self.offered]}
        return shown

    def memory(self, seat: int) -> Memory:
        """Everything the seat saw and chose on the way here."""
        way = []
        node: Node | None = self
        while node is not None and seat not in node.known:
            way.append(node)
            node = node.before
        for node in reversed(way):
            node.known[seat] = node.remember(seat)
        return self.known[seat]

    def remember(self, seat: int) -> Memory:
        digest, own, last = (b"", (), b"") if self.before is None else self.before.known[seat]
        chose = self.before is not None and self.before.turn == seat
        if chose:
            own = (*own, self.move)
        if self.turn == CHANCE:
            return digest, own, last  # nothing new to see until the draw
        seen = blake2b(json.dumps(self.view(seat)).encode(), digest_size=16).digest()
        if seen == last and not chose:
            return digest, own, last
        return blake2b(b"%b %b %d" % (digest, seen, len(own)), digest_size=16).digest(), own, seen

    def dealt_anew(self, seat: int, number: int) -> Node:
        """A game that looks the same to the seat: what it cannot know is dealt by the number.

        What the others saw on the way there is not made up: their memory begins here.
        """
        if self.turn < 0:
            raise ValueError("Only where a player is asked can the game be dealt anew.")
        assert self.state is not None
        world = self.state.determinise(seat, number)
        node = Node(self.table, world, world.asked, sorted(world.without_back()))
        node.choices = self.choices
        node.known[seat] = self.memory(seat)
        return node


def begin(table: Table) -> Node:
    return Node(table, None, CHANCE, [])


def again(game: str, players: int, options: str, form: str, begun: Any, moves: list[int]) -> Node:
    """What `Node.__reduce__` wrote."""
    table = table_of(game, players, options, form)
    if begun is None:
        node = begin(table)
    else:
        saved, known, choices = begun
        state = table.game.from_snapshot(json.loads(saved))
        node = Node(table, state, state.asked, sorted(state.without_back()))
        node.choices = choices
        node.known = known
    for move in moves:
        node = node.play(move)
    return node


def number_of(chance: float) -> int:
    """A whole number from one that OpenSpiel's generators give: between 0 and 1."""
    return Random(chance).getrandbits(60)
