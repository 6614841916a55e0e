"""How often each level makes a bad mistake: `python tools/mistakes.py [GAME …] [--decisions N] [--worlds N]`.

A level plays against itself. At random decisions its choice is compared with the actions that the network finds
likeliest: each is tried in the same re-dealt worlds, with the policy playing on (`bots/search/halving.py`). The best is
found in half of the worlds and compared in the other half, so that luck does not make a best one. Printed as Markdown:
the mean loss in hundredths of a victory, and the share of decisions that lose more than 20 of them.
"""

from __future__ import annotations

import argparse
import random
from typing import Final

import athanor
from athanor import bots
from athanor.bots.base import ask
from athanor.bots.search.halving import Candidate, Halving
from athanor.bots.search.limits import Limits
from athanor.core.state import State
from athanor.nn.late import evaluator_of

LEVELS: Final = ("random", "beginner", "heuristic", "novice", "adept", "master")
LIKELIEST: Final = 5  # actions that the choice is compared with
EVERY: Final = 12  # about one decision in so many is looked at
BAD: Final = 0.20


def loss(s: State, seat: int, choice: int, worlds: int, seed: int) -> float:
    """What a choice loses to the best one, in shares of a victory."""
    network = evaluator_of(s.game)
    if network is None:
        raise SystemExit(f"{s.game.id} has no network to judge by.")
    halving = Halving(network, s.determinise(seat, seed), seat, seed)
    tried = halving.candidates[:LIKELIEST]
    tried += [one for one in halving.candidates[LIKELIEST:] if one.action == choice]
    halving.round(tried, Limits(simulations=len(tried) * worlds // 2))
    best = max(tried, key=Candidate.share)
    chosen = next(one for one in tried if one.action == choice)
    if best is chosen:
        return 0.0
    for one in (best, chosen):
        one.trials, one.total = 0, 0.0
    halving.round([best, chosen], Limits(simulations=worlds))
    return best.share() - chosen.share()


def losses(game: str, level: str, decisions: int, worlds: int, seed: int) -> list[float]:
    found: list[float] = []
    rng = random.Random(f"{game} {level} {seed}")
    bot, rules = bots.bot(level), athanor.game(game)
    encoder = rules.encoder()
    assert encoder is not None
    while len(found) < decisions:
        players, options = encoder.table(rng)
        s = rules.new(players, rng.getrandbits(40), options)
        while not s.over and len(found) < decisions:
            seat = s.asked
            legal = s.legal(seat)
            choice = legal[0] if len(legal) == 1 else ask(bot, s, seat, rng.getrandbits(40))
            if len(legal) > 1 and rng.random() < 1 / EVERY:
                found.append(loss(s, seat, choice, worlds, rng.getrandbits(40)))
            s.apply(choice, seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=athanor.games())
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_intermixed_args()
    print("| game | level | decisions | mean loss | lose more than 20 |\n|---|---|---|---|---|")
    for game in given.game:
        for level in LEVELS:
            lost = losses(game, level, given.decisions, given.worlds, given.seed)
            mean, bad = 100 * sum(lost) / len(lost), sum(each > BAD for each in lost) / len(lost)
            print(f"| {game} | {level} | {len(lost)} | {mean:.1f} | {100 * bad:.1f} % |", flush=True)


if __name__ == "__main__":
    main()
