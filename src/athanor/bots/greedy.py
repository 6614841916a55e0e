"""The bot that takes what looks best at once: no plans, but a sharp eye for what an action brings.

It tries each legal action in a copy of its world, sees the action through to the end of its effect, and compares how
the game itself rates the position then (`state.estimate`). Where chance has a hand in it, it tries several worlds.
"""

from __future__ import annotations

from math import inf
from typing import ClassVar, Final

from athanor.bots.base import Bot
from athanor.bots.seeds import derive
from athanor.core.state import State

WORLDS: Final = 8  # deals of chance that an uncertain action is tried in
LONGEST_EFFECT: Final = 20  # decisions; what goes on longer is judged as it stands then


class Greedy(Bot):
    """The action after which, on average, the position looks best. Among equals, the first."""

    name: ClassVar[str] = "greedy"

    def choose(self, world: State, seat: int, seed: int) -> int:
        worlds = Worlds(world, seat, seed)
        best, most = -1, -inf
        for action in world.legal(seat):
            worth = worlds.worth(action)
            if worth > most:
                best, most = action, worth
        return best


class Worlds:
    """Several deals of what the seat cannot know. Each action is tried in the same ones, so that luck favours none."""

    def __init__(self, world: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.dealt = [world]

    def get(self, number: int) -> State:
        if number == len(self.dealt):
            self.dealt.append(self.dealt[0].determinise(self.seat, derive(self.seed, number)))
        return self.dealt[number]

    def worth(self, action: int) -> float:
        """The mean estimate after the action: of one world if chance and others have no hand in it.

        Where they might have had, two worlds that agree to the last digit are enough.
        """
        found: list[float] = []
        while len(found) < WORLDS and (len(found) != 2 or found[0] != found[1]):
            world = self.get(len(found))
            s = world.clone()
            alone = see_through(s, self.seat, action, derive(self.seed, len(found), action))
            found.append(s.estimate(self.seat))
            if alone and s.reveals == world.reveals:
                break
        return sum(found) / len(found)


def see_through(s: State, seat: int, action: int, seed: int) -> bool:
    """Play the action and all that belongs to its effect; what others are asked in it they answer at random.

    The effect lasts as long as the frame under the decision stays in place: frames are never changed, only taken off
    the stack, so the same frame there means that nothing after this decision has begun. Says whether nobody else was
    asked.
    """
    depth = len(s.stack) - 1
    below = s.stack[depth - 1] if depth else None
    alone = True
    s.apply(action, seat)
    for step in range(LONGEST_EFFECT):
        if len(s.stack) <= depth or (s.stack[depth - 1] if depth else None) is not below:
            break
        if s.asked == seat:
            s.apply(best_step(s, seat))
        elif depth:
            s.apply(s.now[derive(seed, step) % len(s.now)])
            alone = False
        else:
            break
    return alone


def best_step(s: State, seat: int) -> int:
    """Inside an effect one step ahead must do: the option after which the position looks best."""
    best, most = s.now[0], -inf
    for action in s.now:
        if action == s.game.back:
            continue
        after = s.clone()
        after.apply(action)
        worth = after.estimate(seat)
        if worth > most:
            best, most = action, worth
    return best
