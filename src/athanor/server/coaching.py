"""The coach at a table: what a kind of decision is for, what a rival has just done, what was overlooked.

What it says follows from what the seat knows: the question it is asked, the log as it hears it, and choices compared in
re-dealt worlds. It may be on where all rivals are bots, or where everybody agreed before the game began. It explains a
kind of decision twice, and then no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.state import State
from athanor.review.steps import ended
from athanor.server.archive import Entry, Info, Seat
from athanor.server.loading import standing

Json = dict[str, Any]
GOAL: Final = "coach-goal"  # the text of a game that says how one wins
TIMES: Final = 2  # that a kind of decision is explained to somebody
MOST_HEARD: Final = 3  # things a rival did since


def may_be_on(info: Info, seats: Sequence[Seat]) -> bool:
    """Whether nobody is wronged by it."""
    return info.coach or sum(seat.kind != "bot" for seat in seats) == 1


def kind_of(game: Game, question: Message) -> str:
    """The kind of a decision, by the text that says what it is for: `ask-forage-again` is an `ask-forage`."""
    id = question.id
    while id and not game.texts.has(f"coach-{id}", "en"):
        id = id.rpartition("-")[0]
    return id


class Watched:
    """A seat's decisions, each as far as it could have been taken back, and what was overlooked in the last one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.world: State | None = None  # before the decision under way, as the seat may imagine it
        self.known = 0
        self.actions: list[int] = []
        self.whole = False
        self.pending: tuple[State, list[int], int] | None = None  # to be looked over
        self.remark: Json | None = None
        self.spoken = False  # this turn
        self.over = False  # the turn that was

    def begins(self, state: State, seed: Any) -> None:
        """The seat is about to answer."""
        if self.over:
            self.spoken = self.over = False
        if self.world is None:
            self.world = state.determinise(self.seat, derive(seed, "coach", self.seat))
            self.known, self.actions, self.whole = state.reveals, [], False
            self.remark = None

    def took(self, action: int, state: State) -> None:
        if not self.whole:
            self.actions.append(action)
            self.whole = ended(state, self.seat, self.known)

    def stands(self, state: State, number: int) -> None:
        """What was answered stands, and `number` is its entry."""
        if self.whole and self.world is not None:
            if not self.spoken:
                self.pending = (self.world, self.actions, number)
            self.world = None
        self.over = state.asked != self.seat or state.players == 1

    def undone(self) -> None:
        self.world, self.pending, self.remark = None, None, None

    def looked_over(self, found: Json | None, number: int) -> bool:
        """Whether there is something to say."""
        if found is None:
            return False
        self.remark, self.spoken = {**found, "number": number}, True
        return True


def says(
    game: Game, state: State, info: Info, entries: list[Entry], seat: int, decision: int | None,
    explained: Mapping[str, int], remark: Json | None,
) -> Json:  # fmt: skip
    """What is said to a seat; everything in it the seat has heard or could work out."""
    kind = kind_of(game, state.asks(seat)) if decision is not None else ""
    new = bool(kind) and explained.get(kind, 0) < TIMES
    goal = decision is not None and not explained and game.texts.has(GOAL, "en")
    return {
        "seat": seat,
        "decision": decision,
        "kind": kind or None,
        "goal": Message(GOAL).plain() if goal else None,
        "purpose": Message(f"coach-{kind}").plain() if new else None,
        "picks": picks(game, state, seat) if decision is not None else [],
        "rivals": rivals_did(info, entries, seat),
        "remark": remark,
    }


def silent(may: bool) -> Json:
    return {
        "type": "coach", "may": may, "on": False, "seat": None, "decision": None, "kind": None, "goal": None,
        "purpose": None, "picks": [], "rivals": [], "remark": None,
    }  # fmt: skip


def picks(game: Game, state: State, seat: int) -> list[Json]:
    """What suits a beginner where the choice is hard, as the game says."""
    name = game.actions.name
    legal = {name(action) for action in state.legal(seat)}
    return [{"action": each, "why": Message(why).plain()} for each, why in game.picks.items() if each in legal]


def rivals_did(info: Info, entries: list[Entry], seat: int) -> list[Json]:
    """By rival, the last things done since the seat itself moved."""
    found: dict[int, list[Json]] = {}
    for entry in reversed(standing(info, entries)):
        if entry.seat == seat:
            break
        if entry.seat is not None and entry.events:
            heard = found.setdefault(entry.seat, [])
            if len(heard) < MOST_HEARD:
                heard.insert(0, entry.events[0].heard_by(seat).plain())
    return [{"seat": rival, "events": heard} for rival, heard in sorted(found.items())]
