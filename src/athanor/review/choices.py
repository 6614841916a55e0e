"""The ways in which a decision can be made: the likeliest by the policy, and the one that was played.

A choice is a whole list of actions. Two lists that lead to the same position are the same choice.
"""

from __future__ import annotations

from heapq import heappop, heappush, nsmallest
from typing import Final

from athanor.bots.base import leave_out_back
from athanor.core.state import State
from athanor.review.judge import Judge
from athanor.review.steps import ended

LIKELIEST: Final = 5  # actions looked at after each part of a choice
UNLIKELY: Final = -5.5  # log-probability beside the likeliest choice: what is less likely is not tried
MOST_PARTS: Final = 80  # parts of choices looked at in all
FEWEST: Final = 2  # choices; where fewer come to their end, others that were begun are completed
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
            if after.reveals != world.reveals:  # in other worlds something else may be revealed, unless it is the same
                where = f"{sorted([*actions, action])} {where}"
            if where in seen:
                continue
            seen.add(where)
            if not done:
                leave_out_back(after)
            heappush(waiting, (unlikely - likelihood, number, [*actions, action], after))
    if len(found) < FEWEST:
        found += completed_choices(judge, waiting, seat, world.reveals, most - len(found))
    return found


def completed_choices(
    judge: Judge, begun: list[tuple[float, int, list[int], State]], seat: int, reveals: int, most: int
) -> list[Choice]:
    """Where a turn has so many parts that none came to its end: likely beginnings, each with its likeliest end."""
    found: list[Choice] = []
    ends: set[Position] = set()
    for unlikely, _, actions, s in nsmallest(2 * most, begun):
        while not ended(s, seat, reveals) and len(actions) < LONGEST:
            likelihood, action = likeliest(judge, s)[0]
            s.apply(action, seat)
            leave_out_back(s)
            unlikely -= likelihood
            actions = [*actions, action]
        if position_of(s) not in ends and len(found) < most:
            ends.add(position_of(s))
            found.append(Choice(actions, -unlikely, position_of(s)))
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
