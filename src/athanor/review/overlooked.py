"""Whether there is a clearly better choice than an action, for whoever sits beside a player.

Only what the seat knows goes in: the answer is the same for any two tables that look alike to it.
"""

from __future__ import annotations

from typing import Final

from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.review.choices import Choice, choices_of, position_of, ready
from athanor.review.judge import Judge
from athanor.review.losses import Comparison
from athanor.review.steps import ended

CHOICES: Final = 5
WORLDS: Final = 4  # in a batch
CLEAR: Final = 0.05  # of a victory: what the loss is at least, for all its doubt


class Overlooked:
    """A choice that is clearly better: its actions, and what the other lost against it, with its interval."""

    __slots__ = ("actions", "interval", "loss")

    def __init__(self, actions: list[int], loss: float, interval: tuple[float, float]) -> None:
        self.actions = actions
        self.loss = loss  # share of a victory
        self.interval = interval


def overlooked(s: State, action: int, seat: int, seed: int = 0, least: float = CLEAR) -> Overlooked | None:
    """None: nothing is clearly better than the action, before which `s` stands.

    A few tenths of a second: some 150 simulations.
    """
    world = s.determinise(seat, derive(seed, "overlooked"))
    if len(ready(world, seat).now) < 2:
        return None
    judge = Judge(s.game, seed)
    choices = choices_of(judge, world, seat, CHOICES)
    with_it = next((one for one in choices if one.actions[0] == action), None) or completed(judge, world, seat, action)
    others = [one for one in choices if one.position != with_it.position]
    if not others:
        return None
    compared = Comparison(judge, world, seat, [with_it, *others], derive(seed, "compared"), 1)
    compared.run(WORLDS, most=1)
    loss, width = compared.loss()
    if loss - width < least:
        return None
    return Overlooked(compared.best().choice.actions, loss, (loss - width, loss + width))


def completed(judge: Judge, world: State, seat: int, action: int) -> Choice:
    """The action, and the likeliest way to go on after it."""
    s = ready(world, seat)
    s.apply(action, seat)
    actions = [action]
    if not ended(s, seat, world.reveals):
        for rest in choices_of(judge, s, seat, 1):
            actions += rest.actions
            for each in rest.actions:
                s.apply(each, seat)
    return Choice(actions, 0.0, position_of(s))
