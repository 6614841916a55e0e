"""Whether there is a clearly better choice than an action or a whole decision, for whoever sits beside a player.

Only what the seat knows goes in: the answer is the same for any two tables that look alike to it.
"""

from __future__ import annotations

from typing import Final

from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.review.choices import Choice, choices_of, played_choice, position_of, ready, with_played
from athanor.review.judge import Judge
from athanor.review.losses import Comparison
from athanor.review.steps import ended
from athanor.review.trials import HORIZON

CHOICES: Final = 5
WORLDS: Final = 2  # in a batch
BATCHES: Final = 12  # at most, for a whole decision
TENTH: Final = 0.1  # of a victory: what is worth speaking of
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

    A few tenths of a second: some 60 simulations.
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
    compared = Comparison(judge, world, seat, [with_it, *others], derive(seed, "compared"), HORIZON)
    compared.run(WORLDS, most=1)
    loss, width = compared.loss()
    if loss - width < least:
        return None
    return Overlooked(compared.best().choice.actions, loss, (loss - width, loss + width))


def overlooked_in(before: State, actions: list[int], seat: int, seed: int = 0) -> Overlooked | None:
    """The same of a whole decision: something that would have been worth at least a tenth of a victory more.

    Two or three times the work: more batches, because half of what is found by few is chance.
    """
    world = before.determinise(seat, derive(seed, "overlooked"))
    judge = Judge(before.game, seed)
    choices = with_played(choices_of(judge, world, seat, CHOICES), played_choice(world, seat, actions))
    if len(choices) < 2:
        return None
    compared = Comparison(judge, world, seat, choices, derive(seed, "compared"), 1)
    compared.run(WORLDS, most=BATCHES)
    loss, width = compared.loss()
    if loss < TENTH or loss - width <= 0:
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
