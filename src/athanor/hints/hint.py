"""The best choices of a seat in play."""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final

from athanor.bots.seeds import derive
from athanor.core.message import Message
from athanor.core.state import State
from athanor.hints.words import HintError
from athanor.review.choices import Choice, choices_of, ready
from athanor.review.judge import Judge
from athanor.review.losses import FIRST, Comparison, Tried, half_width
from athanor.review.trials import HORIZON

CHOICES: Final = 5  # compared
SHOWN: Final = 3
WORLDS: Final = 2  # in a batch
BATCHES: Final = 24  # at most
LOOKED_AT: Final = 700  # positions after which no more batches are begun
MOST_FACTS: Final = 2  # in a sentence why
SEED: Final = 1  # the same for all: the same table gets the same hint


class Suggestion:
    """A choice: the actions of a whole decision, what it promises, and why.

    `close`: it may be as good as the best one, for all that was tried.
    """

    __slots__ = ("actions", "close", "doubt", "labels", "share", "why")

    def __init__(self, actions: list[str], labels: list[Message], why: list[Message]) -> None:
        self.actions = actions  # names, as in a record
        self.labels = labels  # what each is called where it is played
        self.why = why
        self.share = 0.0  # of the victory
        self.doubt = 0.0  # half the width of its interval
        self.close = False

    def plain(self) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "labels": [label.plain() for label in self.labels],
            "share": self.share,
            "doubt": self.doubt,
            "close": self.close,
            "why": [fact.plain() for fact in self.why],
        }


class Hint:
    """`choices`: the best first. A single one was not weighed: nothing else is worth a try."""

    __slots__ = ("choices", "seat", "simulations")

    def __init__(self, seat: int, choices: list[Suggestion], simulations: int) -> None:
        self.seat = seat
        self.choices = choices
        self.simulations = simulations

    def plain(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "choices": [choice.plain() for choice in self.choices],
            "simulations": self.simulations,
        }


def hint(state: State, seat: int) -> Hint:
    """What `seat` might do now. The state itself stays untouched, and what the seat cannot know unseen.

    A `HintError` says why there is none.
    """
    if state.over:
        raise HintError("hint-over")
    if not state.legal(seat):
        raise HintError("hint-not-asked", seat=seat)
    world = state.determinise(seat, derive(SEED, "hint"))
    judge = Judge(state.game, SEED)
    choices = choices_of(judge, world, seat, CHOICES)
    if len(choices) == 1:
        return Hint(seat, [suggestion(world, seat, choices[0])], 0)
    compared = Comparison(judge, world, seat, choices, derive(SEED, "hint worlds"), HORIZON)
    compared.add(compared.tried, FIRST, WORLDS)
    while judge.asked < LOOKED_AT and len(compared.tried[0].batches) < BATCHES:
        compared.add(compared.tried, 2, WORLDS)
    tried = sorted(compared.tried, key=lambda one: -fmean(one.of(seat)))
    found = []
    for one in tried[:SHOWN]:
        shown = suggestion(world, seat, one.choice)
        shown.share, shown.doubt = fmean(one.of(seat)), half_width(one.of(seat))
        shown.close = one is tried[0] or as_good(one, tried[0], seat)
        found.append(shown)
    return Hint(seat, found, compared.simulations)


def as_good(one: Tried, best: Tried, seat: int) -> bool:
    """Whether the doubt is larger than the difference. Both met the same worlds and luck."""
    behind = [b - a for a, b in zip(one.of(seat), best.of(seat), strict=True)]
    return fmean(behind) <= half_width(behind)


def suggestion(world: State, seat: int, choice: Choice) -> Suggestion:
    before = ready(world, seat)
    names, labels = [], []
    s, shown = before.clone(), before
    for action in choice.actions:
        names.append(s.game.actions.name(action))
        labels.append(s.describe(action))
        shown = as_far_as_known(s, action, seat, before.reveals) or shown
        s.apply(action, seat)
    return Suggestion(names, labels, s.game.facts(before, shown, seat, choice.actions)[:MOST_FACTS])


def as_far_as_known(s: State, action: int, seat: int, known: int) -> State | None:
    """The table after an action, before anything is revealed: that would belong to the imagined world alone."""
    after = s.clone()
    after.answer(action, seat)
    shown: State | None = None
    while after.reveals == known:
        shown = after.clone()
        if after.settle(1):
            return after if after.reveals == known else shown
    return shown
