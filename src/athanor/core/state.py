"""A state of a game: what the contract promises about every one of them.

A game subclasses `State` with its components and says how to copy them. What is here is the same for all: who decides,
what is legal and why not, applying, copying, saving. What differs from game to game, `Game` answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from athanor.core.compiled import mypyc_attr
from athanor.core.errors import IllegalAction, RecordError
from athanor.core.events import Event
from athanor.core.frames import Frame, read_frame, well_stacked
from athanor.core.message import Message
from athanor.core.plain import Plain, write_toml
from athanor.core.record import Record
from athanor.core.rng import MASK, spread

if TYPE_CHECKING:
    from athanor.core.game import Game

NOTHING: Final[list[int]] = []
OVER: Final = -1


class Past:
    """The choices so far, as a chain: adding one and sharing the rest between copies both cost nothing."""

    __slots__ = ("action", "before", "seat")

    def __init__(self, before: Past | None, seat: int, action: int) -> None:
        self.before = before
        self.seat = seat
        self.action = action


class Start:
    """What a game began with; shared by all its states. A re-dealt copy has none: it must not know the seed."""

    __slots__ = ("position", "seed")

    def __init__(self, seed: int, position: str = "") -> None:
        self.seed = seed
        self.position = position


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    __slots__ = (
        "asked", "events", "game", "now", "options", "past", "players", "reveals", "rng", "script", "secret", "stack",
        "start",
    )  # fmt: skip

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.stack: list[Frame] = []
        self.now: list[int] = NOTHING  # the choices of the seat that is asked
        self.asked: int = OVER
        self.rng: int = 1
        self.secret: bytes = b""
        self.script: tuple[int, ...] = ()
        # Grows whenever something hidden becomes known to anybody: chance, or a card shown. Undo stops there.
        self.reveals: int = 0
        self.events: list[Event] | None = None  # None: nothing is told, as in search
        self.past: Past | None = None
        self.start: Start | None = None

    # ---------------------------------------------------------------- who decides, and what

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked == OVER

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None: the game is over."""
        return None if self.asked == OVER else self.asked

    @property
    def waiting(self) -> list[int]:
        """All seats that may answer now: several where everybody chooses at once."""
        return self.stack[-1].waiting(self) if self.stack else []

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions allowed now to `seat` (default: to the seat that is asked). Read it, do not change it.

        Examples:
            >>> state = game.new(players=2, seed=7)
            >>> [state.game.actions.names[action] for action in state.legal()][:3]
            ['pass', 'take purple-t', 'take purple-s']
        """
        if seat is None or seat == self.asked:
            return self.now
        if not self.stack or not 0 <= seat < self.players:
            return NOTHING
        return self.stack[-1].choices_for(self, seat)

    def without_back(self) -> list[int]:
        """What is allowed to the seat that is asked, but for taking its last choice back (`Game.back`).

        For programs: one that takes choices back might do so for ever.
        """
        back = self.game.back
        if back not in self.now:
            return self.now
        return [action for action in self.now if action != back]

    def reason(self, action: int, seat: int | None = None) -> Message | None:
        """Why not: None exactly for the legal actions."""
        if not 0 <= action < self.game.num_actions:
            return Message("why-no-such-action", {"number": action})
        if self.asked == OVER:
            return Message("why-game-over")
        by = self.asked if seat is None else seat
        if action in self.legal(by):
            return None
        if by not in self.waiting:
            return Message("why-not-your-turn", {"seat": self.asked})
        return self.stack[-1].reason(self, action, by)

    def why_not(
        self, action: int, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None
    ) -> str | None:
        """Why an action is not allowed, in words; None: it is.

        Examples:
            >>> state = game.new(players=2, seed=7)
            >>> state.why_not(state.legal()[0]) is None
            True
            >>> state.why_not(99_999)
            'There is no action number 99,999.'
        """
        reason = self.reason(action, seat)
        return None if reason is None else self.game.texts.render(reason, lang, names)

    def label(self, action: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """An action in words, as things stand. `names`: what the players are called."""
        return self.game.texts.render(self.describe(action), lang, names)

    def asks(self, seat: int | None = None) -> Message:
        """What a seat is asked now; None: what anybody else is told."""
        return self.stack[-1].question_for(self, seat) if self.stack else Message("game-over")

    def question(self, lang: str = "en", names: Sequence[str] | None = None, seat: int | None = None) -> str:
        """What is asked now, in words."""
        """What is asked now, in a line."""
        return self.game.texts.render(self.asks(self.to_move if seat is None else seat), lang, names)

    # ---------------------------------------------------------------- playing

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        """Answer the pending decision; returns what happened. Refused answers change nothing.

        Examples:
            >>> state = game.new(players=2, seed=7)
            >>> [event.name for event in state.apply(state.legal()[-1])]
            ['draws']
        """
        by = self.asked if seat is None else seat
        if action not in (self.now if by == self.asked else self.legal(by)):
            raise IllegalAction(self.reason(action, seat) or Message("why-not-now"), texts=self.game.texts)
        if self.start is not None:
            self.past = Past(self.past, by, action)
        if self.events is not None:
            self.events = []
        self.answer(action, by)
        self.settle()
        return [] if self.events is None else self.events

    def answer(self, action: int, by: int) -> None:
        """The first half of `apply`, unchecked: what the answer itself does, before anything that follows from it."""
        frame = self.stack.pop()
        if by == frame.seat:
            frame.resolve(self, action)
        else:
            frame.resolve_by(self, action, by)

    def apply_all(self, actions: Sequence[int], seat: int | None = None) -> list[Event]:
        """A whole gesture, all or nothing. A seat that is not asked when its answer comes is refused, not guessed."""
        by = self.asked if seat is None else seat
        events: list[Event] = []
        for action in self.check_all(actions, by):
            events += self.apply(action, by)
        return events

    def check_all(self, actions: Sequence[int], seat: int) -> list[int]:
        """Try a gesture on a copy; IllegalAction if it is refused.

        It may name steps that leave no choice and happen unasked: what is returned are the others.
        """
        trial = self.clone()
        left, asked = list(actions), []
        while left:
            if trial.reveals != self.reveals:
                # Otherwise a gesture that fails at its end would show, for nothing, what it revealed on the way.
                raise IllegalAction(Message("why-gesture-reveals"), texts=self.game.texts)
            action = left.pop(0)
            if action not in trial.legal(seat):
                raise IllegalAction(trial.reason(action, seat) or Message("why-not-now"), texts=self.game.texts)
            asked.append(action)
            trial.answer(action, seat)
            trial.settle_without(left, seat, self.reveals)
        return asked

    def settle_without(self, steps: list[int], seat: int, reveals: int) -> None:
        """Run on to the next decision; the seat's steps that happen unasked on the way are struck off the list.

        None is once more was revealed than `reveals` counts: whether it happened would tell what that was.
        """
        while True:
            top = self.stack[-1] if self.stack and self.reveals == reveals else None
            only = top.choices(self) if top is not None and top.auto and top.seat == seat else NOTHING
            if self.settle(1):
                return
            if len(only) == 1 and only[0] in steps:
                steps.remove(only[0])

    def settle(self, most: int = -1) -> bool:
        """Run on to the next real decision: steps happen, frames with nothing to ask lapse.

        Or by at most so many frames, for previews. Whether a decision or the end was reached.
        """
        stack = self.stack
        while most != 0:  # before the next frame is looked at: what it offers may hang on something just revealed
            if not stack:
                self.now = NOTHING
                self.asked = OVER
                return True
            frame = stack[-1]
            now = frame.choices(self)
            if now and (len(now) > 1 or not frame.auto):
                self.now = now
                self.asked = frame.seat
                return True
            most -= 1
            stack.pop()
            if now:
                frame.resolve(self, now[0])
            else:
                frame.lapse(self)
        return False

    # ---------------------------------------------------------------- copies

    def clone(self) -> State:
        """A copy that goes its own way.

        Examples:
            >>> state = game.new(players=2, seed=7)
            >>> other = state.clone()
            >>> happened = other.apply(other.legal()[0])
            >>> other.position() == state.position()
            False
        """
        raise NotImplementedError

    def copy_base(self, original: State) -> None:
        """For a game's `clone`: everything that is kept here. Frames are immutable, so the stack is sliced."""
        self.game = original.game
        self.players = original.players
        self.options = original.options
        self.stack = original.stack[:]
        self.now = original.now
        self.asked = original.asked
        self.rng = original.rng
        self.secret = original.secret
        self.script = original.script
        self.reveals = original.reveals
        self.events = None if original.events is None else original.events[:]
        self.past = original.past
        self.start = original.start

    def determinise(self, seat: int | None, rng: int) -> State:
        """A copy as `seat` may imagine it: everything hidden dealt anew; no seed, no record, no truth.

        Examples:
            >>> state = game.new(players=2, seed=7)
            >>> world = state.determinise(0, 12345)
            >>> world.view(0) == state.view(0)
            True
        """
        world = self.unseeded(rng)
        world.redeal(seat)
        world.stack = [frame.redealt(world, seat) for frame in world.stack]
        if world.stack and world.asked != seat:  # its own choices follow from what it knows, and are the same
            world.now = world.stack[-1].choices(world)
        return world

    def determinise_together(self, seats: frozenset[int], rng: int) -> State:
        """The same for several seats that tell each other all they know: only what none of them knows is dealt anew."""
        world = self.unseeded(rng)
        world.redeal_together(seats)
        world.stack = [frame.redealt_together(world, seats) for frame in world.stack]
        if world.stack and world.asked not in seats:
            world.now = world.stack[-1].choices(world)
        return world

    def unseeded(self, rng: int) -> State:
        """A copy with other chance, and nothing that would tell how it came to be."""
        world = self.clone()
        world.rng = spread(rng & MASK)
        world.secret = b""
        world.script = ()
        world.reveals = 0
        world.events = None
        world.past = None
        world.start = None
        return world

    # ---------------------------------------------------------------- saving

    def moves(self) -> list[tuple[int, int]]:
        """The choices so far, (seat, action), oldest first."""
        found = []
        link = self.past
        while link is not None:
            found.append((link.seat, link.action))
            link = link.before
        return found[::-1]

    def record(self) -> Record:
        """What the game began with and what was chosen; `athanor.dumps` makes text of it."""
        if self.start is None:
            raise RecordError("record-none")
        return Record(
            self.game.id, self.game.rules_version, self.players, self.options, self.start.seed, self.start.position,
            self.moves(), self.scores() if self.over else [],
        )  # fmt: skip

    def snapshot(self) -> dict[str, Plain]:
        """Everything, as plain data that JSON can carry; `game.from_snapshot` gives the same state back."""
        return {
            "athanor": "position",
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "chance": {
                "rng": self.rng,
                "secret": self.secret.hex(),
                "script": list(self.script),
                "reveals": self.reveals,
            },
            "stack": [frame.plain() for frame in self.stack],
            "table": self.dump(),
        }

    def position(self) -> str:
        """The same as text a person can read, edit and compare; `game.from_position` reads it."""
        return write_toml(self.snapshot())

    def restore(self, data: dict[str, Any], frames: dict[str, type[Frame]]) -> None:
        """The frames and the state of chance, for `game.from_snapshot`, once `load` has put the components back."""
        chance = data["chance"]
        self.rng = int(chance["rng"])
        self.secret = bytes.fromhex(chance["secret"])
        self.script = tuple(int(forced) for forced in chance["script"])
        self.reveals = int(chance["reveals"])
        if len(self.secret) not in (0, 16) or not (0 if self.secret else 1) <= self.rng <= MASK:
            raise ValueError("chance that would stand still or run out of its range")
        self.stack = [read_frame(frames, text) for text in data["stack"]]
        if not all(0 <= frame.seat < self.players and frame.fits(self) for frame in self.stack):
            raise ValueError("a question to somebody who is not there")
        if not well_stacked(frames, self.stack):
            raise ValueError("decisions that do not follow from one another")

    def ask_again(self) -> None:
        """Ask what lies on top, as it was asked before the state was saved."""
        if self.stack:
            self.now = self.stack[-1].choices(self)
            self.asked = self.stack[-1].seat

    # ---------------------------------------------------------------- what the game answers: `core/game.py` explains

    def redeal(self, seat: int | None) -> None:
        self.game.redeal(self, seat)

    def redeal_together(self, seats: frozenset[int]) -> None:
        self.game.redeal_together(self, seats)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), as plain data."""
        return self.game.view(self, seat)

    def describe(self, action: int) -> Message:
        return self.game.describe(self, action)

    def explain(self, action: int) -> Message:
        return self.game.explain(self, action)

    def scores(self) -> list[int]:
        """Points so far, by seat; in a solo game the automatic opponent's behind them."""
        return self.game.scores(self)

    def score_sheet(self, line: int) -> list[tuple[Message, int]]:
        """Where the points of a line of `scores` come from."""
        return self.game.score_sheet(self, line)

    def winners(self) -> list[int]:
        """The lines of `scores` that have won, once the game is over; several share a victory."""
        return self.game.winners(self)

    def heuristic(self, seat: int) -> list[float]:
        return self.game.heuristic(self, seat)

    def statistics(self, seat: int) -> dict[str, int]:
        return self.game.statistics(self, seat)

    def census(self, seat: int, begun: State) -> dict[str, list[int]]:
        return self.game.census(self, seat, begun)

    def dump(self) -> dict[str, Plain]:
        return self.game.dump(self)

    def load(self, table: dict[str, Any]) -> None:
        self.game.load(self, table)

    def check(self) -> str:
        return self.game.check(self)
