"""What would happen: an answer tried out before it is given.

It is tried on a copy dealt anew for the seat that asks, so it cannot tell what that seat may not know; and it is
followed frame by frame only as long as nothing hidden comes to light and nobody else has to decide, so what it tells is
what will be. `tests/server/test_previews.py` holds both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from athanor.core.errors import IllegalAction
from athanor.core.events import redact
from athanor.core.message import Message
from athanor.core.state import State

# How hidden things fall in the copy does not matter: the trial ends before anything hangs on it.
ANY_SEED: Final = 1

Change = tuple[list[str | int], Any]


class Choice(NamedTuple):
    name: str
    label: Message
    cost: int | None


class Asked(NamedTuple):
    """What is asked; without choices it is asked of somebody else."""

    seat: int | None
    waiting: list[int]
    question: Message
    choices: list[Choice]


class Foreseen(NamedTuple):
    events: list[Message]  # as the seat will hear them
    changes: list[Change]  # of the seat's own view: a way into it, and what lies there afterwards
    certain: bool  # that is all; otherwise it goes on, by chance or into the unknown
    then: Asked | None = None  # what is asked next, if that is certain and the game goes on
    gestures: dict[str, Any] | None = None  # with that question, as with any other


def asked(state: State, seat: int | None) -> Asked:
    """What is asked now, as that seat hears it, with what it may answer."""
    actions = state.game.actions
    choices = []
    for action in state.legal(seat) if seat is not None else []:
        kind = actions.kind(action)
        cost = None if kind is None else kind.cost(action - kind.first)
        choices.append(Choice(actions.name(action), state.describe(action), cost))
    return Asked(state.to_move, state.waiting, state.asks(seat), choices)


def foresee(state: State, seat: int, actions: Sequence[int]) -> Foreseen:
    """What the seat would hear and see after these answers to what it is asked."""
    return tried(state.determinise(seat, ANY_SEED), seat, actions)


def tried(world: State, seat: int, actions: Sequence[int]) -> Foreseen:
    """The same in one world, which is used up."""
    world.reveals = 0
    before = world.view(seat)
    events: list[Message] = []
    for action in actions:
        if action not in world.legal(seat):
            reason = world.reason(action, seat) or Message("why-not-now")
            raise IllegalAction(reason, texts=world.game.texts)
        world, told, whole = _answered(world, seat, action)
        events += told
        if not whole:
            return Foreseen(events, changes(before, world.view(seat)), certain=False)
    then = None if world.over else asked(world, seat)
    gestures = world.game.gestures(world, seat) if then is not None and then.choices else None
    return Foreseen(events, changes(before, world.view(seat)), certain=True, then=then, gestures=gestures)


def _answered(world: State, seat: int, action: int) -> tuple[State, list[Message], bool]:
    """As `State.apply`, one frame at a time: the last state in which nothing has come to light, what was told until
    then, and whether that is the whole of it."""
    kept, told = world.clone(), 0
    world.events = []
    world.answer(action, seat)
    while world.reveals == 0:
        kept, told = world.clone(), len(world.events)
        if world.settle(1):
            return world, redact(world.events, seat), True
    return kept, redact(world.events[:told], seat), False


def changes(before: Any, after: Any, way: tuple[str | int, ...] = ()) -> list[Change]:
    """Where two views differ. Lists of other lengths are replaced as a whole; `None` stands for what is gone."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[Change] = []
        for key in sorted(before.keys() | after.keys()):
            found += changes(before.get(key), after.get(key), (*way, key))
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [each for at in range(len(after)) for each in changes(before[at], after[at], (*way, at))]
    return [(list(way), after)]
