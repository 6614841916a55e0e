"""How good the coach's advice is: somebody who follows it and knows nothing else, against the gentlest bot.

    python tools/coached.py spellbook --games 40

The learner makes each decision at random, hears what the coach says to it, and does what the coach calls better, if it
calls anything so. (At a table that is possible as long as the move can be taken back.) Seats change from game to
game. Printed: the learner's share of the victories with its interval at 95 of 100; beside it, with `--deaf`, the same
of somebody who does not listen.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import sqrt
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from athanor import bots  # noqa: E402  found only now, when this file is run as a program
from athanor.bots.base import leave_out_back  # noqa: E402
from athanor.bots.seeds import derive  # noqa: E402
from athanor.core.registry import lookup  # noqa: E402
from athanor.core.state import State  # noqa: E402
from athanor.review.choices import ready  # noqa: E402
from athanor.review.judge import outcome  # noqa: E402
from athanor.review.overlooked import overlooked_in  # noqa: E402
from athanor.review.steps import ended  # noqa: E402

LONGEST: Final = 60  # actions of one decision
NORMAL: Final = 1.96


def at_random(world: State, seat: int, choice: random.Random) -> list[int]:
    """A whole decision, as far as it could be taken back."""
    s = ready(world, seat)
    known = s.reveals
    actions: list[int] = []
    while len(actions) < LONGEST:
        actions.append(choice.choice(s.now))
        s.apply(actions[-1], seat)
        if ended(s, seat, known):
            break
        leave_out_back(s)
    return actions


def learners_choice(s: State, seat: int, seed: int, deaf: bool) -> list[int]:
    world = s.determinise(seat, derive(seed, "seen"))
    actions = at_random(world, seat, random.Random(seed))
    better = None if deaf else overlooked_in(world, actions, seat, derive(seed, "coach"))
    return actions if better is None else better.actions


def play(game: str, number: int, deaf: bool) -> float:
    """The learner's share of the victory in one first game."""
    first = lookup(game).first_game
    assert first is not None
    s = lookup(game).new(first.players, seed=number, options=dict(first.options), quiet=True)
    learner, gentlest = number % first.players, bots.bot(bots.levels()[0].name)
    decision = 0
    while not s.over:
        seat, decision = s.asked, decision + 1
        seed = derive(number, "decision", decision)
        if seat != learner:
            s.apply(bots.ask(gentlest, s.determinise(seat, seed), seat, seed, bots.Memory()), seat)
            continue
        for action in learners_choice(s, seat, seed, deaf):
            if action not in s.legal(seat):
                break  # something became known on the way
            s.apply(action, seat)
    return outcome(s)[learner]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--deaf", action="store_true", help="nobody listens to the coach")
    given = parser.parse_args()
    shares: list[float] = []
    for number in range(given.games):
        shares.append(play(given.game, number, given.deaf))
        print(f"{given.game}: {report(shares)}", flush=True)


def report(shares: list[float]) -> str:
    """The share, with Wilson's interval, which also holds near 0 and 1."""
    count, share = len(shares), sum(shares) / len(shares)
    middle = (share + NORMAL**2 / (2 * count)) / (1 + NORMAL**2 / count)
    width = NORMAL / (1 + NORMAL**2 / count) * sqrt(share * (1 - share) / count + NORMAL**2 / (4 * count**2))
    low, high = max(0.0, middle - width), min(1.0, middle + width)
    return f"{sum(shares):g} of {count} = {share:.0%} ({low:.0%} to {high:.0%})"


if __name__ == "__main__":
    main()
