"""The ways in which a decision can be made: the likeliest by the policy, and the one that was played.

A choice is a whole list of actions. Two lists that lead to the same position are the same choice.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from athanor.bots.base import leave_out_back
from athanor.core.state import State
from athanor.review.judge import Judge
from athanor.review.steps import ended

LIKELIEST: Final = 5  # actions looked at after each part of a choice
UNLIKELY: Final = -5.5  # log-probability beside the likeliest choice: what is less likely is not tried
MOST_PARTS: Final = 80  # parts of choices looked at in all
LONGEST: Final = 60  # actions of one choice

Position = str


class Choice:
    __slots__ = ("actions", "policy", "position")

    def __init__(self, actions: list[int], policy: float, position: Position) -> None:
        self.actions = actions
        self.policy = policy  # log-probability that the policy makes it
        self.position = position  # where it ends, for telling whether two are the same


def choices_of(judge: Judge, world: State, seat: int, most: int) -> list[Choice]:
    """The likeliest, best first. `world`: as the seat may imagine it."""
    found: list[Choice] = []
    seen: set[Position] = {position_of(world)}
    waiting: list[tuple[float, int, list[int], State]] = [(0.0, 0, [], ready(world, seat))]
    number = 0
    while waiting and len(found) < most and number < MOST_PARTS * LIKELIEST:
        unlikely, _, actions, s = heappop(waiting)
        if found and -unlikely < found[0].policy + UNLIKELY:
            break
        if actions and (len(actions) >= LONGEST or ended(s, seat, world.reveals)):
            found.append(Choice(actions, -unlikely, position_of(s)))
            continue
        for likelihood, action in likeliest(judge, s):
            number += 1
            after = s.clone()
            after.apply(action, seat)
            done = ended(after, seat, world.reveals)
            where = position_of(after)
            if where in seen and not (done and after.reveals != world.reveals):
                continue
            seen.add(where)
            if not done:
                leave_out_back(after)
            heappush(waiting, (unlikely - likelihood, number, [*actions, action], after))
    return found


def ready(world: State, seat: int) -> State:
    """A copy in which it is the seat that is asked: where several answer at once, another may come first."""
    s = world.clone()
    if s.asked != seat:
        s.now, s.asked = s.legal(seat), seat
    leave_out_back(s)
    return s


def likeliest(judge: Judge, s: State) -> list[tuple[float, int]]:
    if len(s.now) == 1:
        return [(0.0, s.now[0])]
    policy = judge.many([s], values=False)[0].policy
    return sorted(zip(policy, s.now, strict=True), reverse=True)[:LIKELIEST]


def played_choice(world: State, seat: int, actions: list[int]) -> Choice:
    """What was really chosen, from the same world, without what was taken back again."""
    s = world.clone()
    for action in actions:
        s.apply(action, seat)
    return Choice(list(actions), 0.0, position_of(s))


def with_played(found: list[Choice], played: Choice) -> list[Choice]:
    """The choice that was played first; another list of the same choice goes."""
    others = [one for one in found if one.position != played.position and one.actions != played.actions]
    return [played, *others]


def position_of(s: State) -> Position:
    return f"{s.dump()} {[frame.plain() for frame in s.stack]} {s.rng}"
