"""Trains the insight of Alchemists (`games/alchemists/data/insight.json`). Needs numpy: `pip install numpy`.

    python -m tools.fit_alchemists_insight play ROWS.npz GAMES SEED [SIMULATIONS]
    python -m tools.fit_alchemists_insight train ROWS.npz [ROWS.npz …]

`play` lets bots play each other and keeps what was seen of two seats beside the lead one of them ended with: bots of
habit, or with SIMULATIONS bots that search with the insight so far. `train` learns from all rows it is given.

The network in use came from `play rows.npz 14000 2` and `train rows.npz`: games of habit alone. A search plays on by
habit before it judges, so these are the positions it meets.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import athanor
from athanor.bots.lot import Lot
from athanor.bots.search.limits import Limits
from athanor.bots.search.manner import Manner
from athanor.bots.search.search import Search
from athanor.bots.seeds import derive
from athanor.games.alchemists.outlook import expected
from athanor.games.alchemists.seen import seen, time_left
from athanor.games.alchemists.seen_places import AT, INPUTS
from athanor.games.alchemists.state import Alchemists
from tools.training import doubt, loss, train

TARGET = Path(athanor.__file__).parent / "games" / "alchemists" / "data" / "insight.json"
WARMTHS = (0.0, 0.4, 0.8)  # how loosely habits are followed in a game
EVERY = 5  # one position in so many is looked at
ASTRAY = 18  # one decision in so many is left to chance, and the position after it looked at too
LOOSE = 2.0  # how loosely habit is followed where a bot that searches slips
# Most games are as the game proposes them; the others teach what is different there.
KINDS = ((2, "apprentice"),) * 16 + ((2, "master"),) * 2 + ((3, "apprentice"), (4, "apprentice"))

NEURONS, EPOCHS = 20, 20
# Points already: only what comes on top is to be learnt.
CERTAIN = [AT[name] for name in ("reputation", "stars", "grants", "artifact-points")]


class Rows:
    def __init__(self) -> None:
        self.places: list[list[int]] = []
        self.amounts: list[list[float]] = []
        self.figures: list[tuple[float, float, float, float, float]] = []  # lead, won, time, game, lead by outlook


def play(seed: int, game: int, rows: Rows, simulations: int) -> None:
    lot = Lot(derive(seed, "insight"))
    players, mode = KINDS[lot.below(len(KINDS))]
    s = athanor.game("alchemists").new(players, derive(seed, "game"), {"mode": mode}, quiet=True)
    assert isinstance(s, Alchemists)
    warmth = WARMTHS[lot.below(len(WARMTHS))]
    manner = Manner(insight=True).suited(s.game.manner)
    kept: list[tuple[int, int, float, float]] = []
    strayed = False
    while not s.over:
        if strayed or lot.below(EVERY) == 0:
            one = lot.below(players)
            other = (one + 1 + lot.below(players - 1)) % players
            for seat in (one, other):
                found = seen(s, seat)
                rows.places.append(found.places)
                rows.amounts.append(found.amounts)
            kept.append((one, other, time_left(s), expected(s, one) - expected(s, other)))
        choices = s.now
        strayed = len(choices) > 1 and lot.below(ASTRAY) == 0
        if strayed:
            action = choices[lot.lean(s.leaning(s.asked), LOOSE) if simulations else lot.below(len(choices))]
        elif simulations and len(choices) > 1:
            search = Search(s.determinise(s.asked, lot.draw()), s.asked, lot.draw(), manner)
            search.run(Limits(simulations=simulations))
            action = search.best().action
        else:
            action = choices[lot.lean(s.leaning(s.asked), warmth)]
        s.apply(action)
    points, winners = s.scores(), s.winners()
    for one, other, left, guess in kept:
        share = 0.5 if (one in winners) == (other in winners) else float(one in winners)
        rows.figures.append((points[one] - points[other], share, left, game, guess))


def keep(rows: Rows, path: str) -> None:
    starts = np.cumsum([0, *map(len, rows.places)])
    np.savez(
        path,
        starts=starts,
        places=np.concatenate([np.array(each, np.int16) for each in rows.places]),
        amounts=np.concatenate([np.array(each, np.float32) for each in rows.amounts]),
        figures=np.array(rows.figures, np.float32),
    )


def dense(path: str) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    kept = np.load(path)
    starts = kept["starts"]
    table = np.zeros((len(starts) - 1, INPUTS), np.float32)
    table[np.repeat(np.arange(len(starts) - 1), np.diff(starts)), kept["places"]] = kept["amounts"]
    return table[0::2], table[1::2], kept["figures"]


def learn(paths: list[str]) -> None:
    found = [dense(path) for path in paths]
    for number, (_, _, figures) in enumerate(found):
        figures[:, 3] += number * 1_000_000
    one, other, figures = (np.concatenate([each[part] for each in found]) for part in range(3))
    lead, won, left, game, guess = figures.T
    sure = (one[:, CERTAIN] - other[:, CERTAIN]).sum(1)
    data = train(one, other, lead - sure, game, NEURONS, EPOCHS)
    for place in CERTAIN:
        data["direct"][place] = round(data["direct"][place] + 1.0, 4)
    held = np.isin(game, np.unique(game)[::10])
    mine = value(data, one[held]) - value(data, other[held])
    for low in range(6):
        rows = (left[held] > low) & (left[held] <= low + 1)
        old, new, real = guess[held][rows], mine[rows], lead[held][rows]
        print(
            f"rounds left {low}: spread {real.std():.2f}, outlook leaves {np.sqrt(np.mean((old - real) ** 2)):.3f}, "
            f"insight {np.sqrt(np.mean((new - real) ** 2)):.3f}; winners named {hits(old, won[held][rows]):.3f}, "
            f"{hits(new, won[held][rows]):.3f}"
        )
    data["doubt"] = doubt(mine, left[held], won[held], np.arange(0.5, 4.1, 0.25), np.arange(0.25, 3.1, 0.25))
    print("doubt", data["doubt"], "loss", loss(mine, left[held], won[held], data["doubt"]))
    TARGET.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def value(data: dict[str, Any], x: np.ndarray) -> np.ndarray:
    into = np.array(data["into"], np.float32).T
    hidden = np.maximum(x @ into + np.array(data["thresholds"], np.float32), 0)
    return x @ np.array(data["direct"], np.float32) + hidden @ np.array(data["out"], np.float32)


def hits(guess: np.ndarray, won: np.ndarray) -> float:
    return float(np.mean(np.where(guess > 0, won, 1 - won)))


def main() -> None:
    if sys.argv[1] == "train":
        learn(sys.argv[2:])
        return
    path, games, seed = sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    simulations = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    rows, begun = Rows(), time.time()
    for number in range(games):
        play(derive(seed, number), number, rows, simulations)
        if number % 100 == 99:
            print(number + 1, f"games, {time.time() - begun:.0f} s", flush=True)
    keep(rows, path)


if __name__ == "__main__":
    main()
