"""Many games of one kind stepped at once, each to its next real choice, into arrays that are made once.

    batch = Batch(athanor.game("spellbook"), 64, table=lambda rng: (2, {}), seed=1)
    while True:
        picks = policy(batch.floats, batch.ints, batch.legal)   # an index into each game's legal actions
        batch.step(picks)

A game that ends begins anew at once; `done`, `shares` and `points` tell how the one before ended. Choices among one
action are made without asking. What a step cannot ask of the learner (a seat that somebody else plays) is answered by
`Batch.rivals`.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.core.game import Game
from athanor.core.state import State
from athanor.envs.encoder import Encoder
from athanor.envs.forced import go_on
from athanor.envs.layout import NONE, SEATS

Table = tuple[int, dict[str, Any]]  # players and options of a new game
Maker = Callable[[random.Random], Table]
Rival = Callable[[State, int, random.Random], int]  # the action that somebody else chooses for a seat

LONGEST: Final = 4000  # decisions of one game; then the points as they stand decide
MOST_LEGAL: Final = 128  # actions in a row of `legal`; what is beyond is not offered


def arrays_of(encoder: Encoder, games: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """Shape and type of each array of a batch, for whoever puts them into shared memory."""
    layout = encoder.layout
    return {
        "floats": ((games, layout.floats), np.float32),
        "ints": ((games, layout.ints), np.int16),
        "legal": ((games, MOST_LEGAL), np.int16),  # NONE behind the last
        "count": ((games,), np.int16),  # legal actions
        "seat": ((games,), np.int8),  # who is asked
        "players": ((games,), np.int8),  # lines of the result: seats, and the automatic opponent
        "done": ((games,), np.int8),  # 1: a game ended in this step
        "shares": ((games, SEATS), np.float32),  # of that game, by seat
        "points": ((games, SEATS), np.float32),  # of that game, by seat, unscaled
        "progress": ((games, SEATS), np.float32),  # of that game, by seat (`Encoder.progress`)
        "lane": ((games,), np.int8),  # who chooses here: 0 the learner, others as `Batch` was told
        "taught": ((games,), np.int16),  # the index that the teacher of this game chooses; NONE: it has none
    }


class Lane:
    """One game of a batch: the state, how long it is, who plays which seat (0: the learner), and what may be chosen."""

    __slots__ = ("kind", "moves", "now", "own", "s")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.moves = 0
        self.own = 0
        self.now: list[int] = []
        self.s: State


class Batch:
    """`kinds`: by game, who plays against the learner: 0 itself; a number in `rivals`: that function; other numbers: a
    policy outside, which sees the number in `lane`. Where it is not 0 the learner has one seat; a game whose kind is in
    `teachers` is played by that function throughout, and the learner is shown what it chooses. `mixed`: the first games
    begin somewhere in the middle, so that not all end together."""

    def __init__(
        self,
        game: Game,
        games: int,
        table: Maker,
        seed: int,
        arrays: dict[str, NDArray[Any]] | None = None,
        kinds: Sequence[int] = (),
        rivals: dict[int, Rival] | None = None,
        teachers: dict[int, Rival] | None = None,
        mixed: bool = True,
    ) -> None:
        encoder = game.encoder()
        if encoder is None:
            raise ValueError(f"{game.id} has no encoder")
        self.game = game
        self.encoder = encoder
        self.table = table
        self.rng = random.Random(seed)
        self.rivals = rivals or {}
        self.teachers = teachers or {}
        made = arrays or {name: np.zeros(shape, kind) for name, (shape, kind) in arrays_of(encoder, games).items()}
        self.floats, self.ints, self.legal = made["floats"], made["ints"], made["legal"]
        self.count, self.seat, self.players = made["count"], made["seat"], made["players"]
        self.done, self.shares, self.points, self.lane = made["done"], made["shares"], made["points"], made["lane"]
        self.progress, self.taught = made["progress"], made["taught"]
        self.many = encoder.many()
        # Packed by these, a row is written in half the time that numpy takes for a list.
        self.float_row = Struct(f"{encoder.layout.floats}f")
        self.int_row = Struct(f"{encoder.layout.ints}h")
        # What is found out game by game goes into its array when all have been played on.
        self.facts: list[bytes] = []
        self.seats: list[int] = []
        self.outsiders: list[int] = []
        self.columns = np.arange(MOST_LEGAL)
        # By kind, added up over games: their number, the learner's share, its points, its rivals' mean, a fair share.
        self.wins: dict[int, list[float]] = {}
        self.lanes = [Lane(kinds[i] if kinds else 0) for i in range(games)]
        self.taught[:] = NONE
        for i, lane in enumerate(self.lanes):
            self.begin(lane)
            if mixed:
                self.mix(lane)
            self.advance(i, lane)
        self.write()
        self.done[:] = 0

    def begin(self, lane: Lane) -> None:
        players, options = self.table(self.rng)
        lane.s = self.game.new(players, self.rng.getrandbits(45), options, quiet=True)
        lane.s.start = None  # nobody asks for a record; without one a choice costs less
        lane.moves = 0
        lane.own = self.rng.randrange(players)

    def mix(self, lane: Lane) -> None:
        """Start in the middle of a game."""
        for _ in range(self.rng.randrange(80)):
            if lane.s.over:
                self.begin(lane)
                return
            lane.s.apply(self.rng.choice(lane.s.now))

    def step(self, picks: Sequence[int] | NDArray[Any]) -> None:
        """Play the chosen action (an index into its legal ones) in every game.

        Examples:
            >>> import athanor
            >>> batch = Batch(athanor.game("spellbook"), 4, table=lambda rng: (2, {}), seed=1)
            >>> batch.step([0, 0, 0, 0])
            >>> batch.floats.shape[0], batch.count.min() > 1
            (4, np.True_)
        """
        self.done[:] = 0
        chosen = picks.tolist() if isinstance(picks, np.ndarray) else list(picks)
        self.facts, self.seats, self.outsiders = [], [], []
        if self.teachers:
            chosen = [pick if taught < 0 else taught for pick, taught in zip(chosen, self.taught.tolist(), strict=True)]
        for i, (lane, pick) in enumerate(zip(self.lanes, chosen, strict=True)):
            lane.s.apply(lane.now[pick])
            lane.moves += 1
            self.advance(i, lane)
        self.write()

    def advance(self, i: int, lane: Lane) -> None:
        """On to the next choice that is worth asking for, over the end of the game if need be."""
        while True:
            s = lane.s
            now = [] if lane.moves > LONGEST else go_on(s)
            if not now:
                self.finish(i, lane)
                self.begin(lane)
                continue
            outside = 0 if lane.kind == 0 or s.asked == lane.own else lane.kind
            if outside in self.rivals:
                s.apply(self.rivals[outside](s, s.asked, self.rng))
                lane.moves += 1
                continue
            lane.now = now if len(now) <= MOST_LEGAL else now[:MOST_LEGAL]
            self.note(i, s, outside)
            teacher = self.teachers.get(lane.kind)
            if teacher is not None:
                choice = teacher(s, s.asked, self.rng)
                # What a teacher chooses among more actions than are offered cannot be shown: there the learner chooses.
                self.taught[i] = lane.now.index(choice) if choice in lane.now else NONE
            return

    def note(self, i: int, s: State, outside: int) -> None:
        """What is observed in this game, which comes after those that are noted already."""
        seat = s.asked
        self.seats.append(seat)
        self.outsiders.append(outside)
        if self.many is not None:
            self.facts.append(self.encoder.facts(s, seat))
            return
        floats, ints = self.encoder.encode(s, seat)
        self.float_row.pack_into(self.floats[i], 0, *floats)
        self.int_row.pack_into(self.ints[i], 0, *ints)

    def write(self) -> None:
        """What was noted of all games, into the arrays."""
        if self.many is not None:
            self.many.write(self.facts, self.floats, self.ints)
        self.seat[:] = self.seats
        self.lane[:] = self.outsiders
        self.count[:] = [len(each.now) for each in self.lanes]
        self.legal[:] = NONE
        self.legal[self.columns < self.count[:, None]] = array(
            "h", chain.from_iterable(each.now for each in self.lanes)
        )

    def finish(self, i: int, lane: Lane) -> None:
        shares, points = self.encoder.results(lane.s)
        lines = len(shares)
        if not self.done[i]:  # a second game that ended without a question to the learner has no row of its own
            self.done[i] = 1
            self.players[i] = lines
            self.shares[i, :lines] = shares
            self.shares[i, lines:] = 0.0
            self.points[i, :lines] = points
            self.points[i, lines:] = 0.0
            progress = self.encoder.progress(lane.s)
            self.progress[i, : len(progress)] = progress
            self.progress[i, len(progress) :] = 0.0
        if lane.kind and lane.s.players == 1:
            return  # against the automatic opponent, whoever plays in the other games of this kind
        found = self.wins.setdefault(lane.kind, [0.0, 0.0, 0.0, 0.0, 0.0])
        found[0] += 1
        found[1] += shares[lane.own]
        found[2] += points[lane.own]
        found[3] += (sum(points) - points[lane.own]) / max(1, lines - 1)
        found[4] += 1 / lines
