"""`athanor bench deduction`: how long it takes to learn a fact in Alchemists, and to find the best experiment."""

# Not compiled: it runs once.

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Final

from athanor.cli.figures import figure
from athanor.cli.measure import one_core, processor_name, tell_where
from athanor.cli.screen import Screen
from athanor.games.alchemists.alchemicals import PAIRS, mix
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.words import TEXTS
from athanor.games.alchemists.worlds import WORLDS, assignment, tables

WINDOWS: Final = 5
STAGES: Final = 6  # facts known already: nothing, one, two …
SEED: Final = 20_000


class Stage:
    """Somebody who knows a few facts of a game, and is about to learn one more."""

    def __init__(self, facts: int, chance: Random) -> None:
        truth = assignment(chance.randrange(WORLDS))
        pairs = [PAIRS[at] for at in chance.sample(range(len(PAIRS)), facts + 1)]
        self.known = Knowledge()
        for one, other in pairs[:-1]:
            self.known.learn_experiment(one, other, mix(truth, one, other))
        self.one, self.other = pairs[-1]
        self.potion = mix(truth, self.one, self.other)

    def learn(self) -> None:
        learner = self.known.clone()
        learner.learn_experiment(self.one, self.other, self.potion)
        learner.grid()

    def rank(self) -> None:
        self.known.experiments()


def run(seconds: float, lang: str, as_json: bool, no_colour: bool) -> int:
    with one_core():
        begin = process_time()
        tables()
        built = process_time() - begin
        chance = Random(SEED)
        stages = [Stage(facts, chance) for facts in range(STAGES)]
        learn = time_of([stage.learn for stage in stages], seconds / 2)
        rank = time_of([stage.rank for stage in stages], seconds / 2)
    found = {"tables_ms": built * 1000, "learn_ms": learn * 1000, "rank_ms": rank * 1000}
    if as_json:
        where = {"python": platform.python_version(), "processor": processor_name()}
        print(json.dumps(where | {key: round(value, 4) for key, value in found.items()}, indent=2))
        return 0
    screen = Screen(lang, no_colour)
    tell(screen, "tables", figure(found["tables_ms"], lang, 1))
    tell(screen, "learn", figure(found["learn_ms"], lang, 3))
    tell(screen, "rank", figure(found["rank_ms"], lang, 3))
    tell_where(screen)
    return 0


def tell(screen: Screen, what: str, time: str) -> None:
    screen.show(TEXTS.say(f"bench-{what}", screen.lang, time=time))


def time_of(calls: list[Callable[[], None]], seconds: float) -> float:
    """Seconds for one call, the calls taken in turn; the median of several windows."""
    found = []
    for _ in range(WINDOWS):
        rounds = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds / WINDOWS or not rounds:
            for call in calls:
                call()
            rounds += 1
        found.append(spent / (rounds * len(calls)))
    return median(found)
