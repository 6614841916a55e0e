"""Teaches the insight of Trismegistus: plays games, trains a small network on them, writes `data/insight.json`.

    python -m tools.fit_trismegistus_insight play CALM --games 6500 --seed 1
    python -m tools.fit_trismegistus_insight play ODD --games 4500 --seed 11 --slipping
    python -m tools.fit_trismegistus_insight play MORE --games 5000 --seed 12 --slipping
    python -m tools.fit_trismegistus_insight train CALM ODD MORE --epochs 30

Rows are positions at rest, seen from both seats, and how the game ended; they go to files CALM.npz and so on. Habit
plays. Usually everybody is loose and slips until a moment of chance, and what follows is noted. Slipping, everybody
slips now and then to the end and everything is noted, so that odd positions are known too: search looks into many. With
--simulations searchers that judge by the insight so far play instead. Needs numpy; meant for the compiled engine.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

import athanor
from athanor.bots.lot import Lot
from athanor.bots.search.limits import Limits
from athanor.bots.search.manner import Manner
from athanor.bots.search.search import Search
from athanor.bots.seeds import derive
from athanor.core.network import Seen
from athanor.games.trismegistus.outlook import expected_points
from athanor.games.trismegistus.sight import INPUTS, sight
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.thinking.planning import Plan
from athanor.games.trismegistus.thinking.prospects import sure_points
from tools import training

TARGET = Path(athanor.__file__).resolve().parent / "games" / "trismegistus" / "data" / "insight.json"
WARMTH = 0.8  # how loosely both players follow their habits, until a moment of chance
LAST_MOMENT = 260  # decisions
SLIPS = 15  # meanwhile, one decision in so many is left to chance altogether
CALM = 0.3  # how loosely habit is followed in games of slips
EVERY = 2  # of the positions of games of slips where somebody else is asked than before, one in so many is noted


class Rows:
    """By position: what is seen of both seats, and the figures beside it (see FIGURES)."""

    FIGURES = ("lead", "sure", "guess", "work", "share", "game", "round")  # all but work: the first seat's

    def __init__(self) -> None:
        self.seen: list[tuple[Seen, Seen]] = []
        self.figures: list[list[float]] = []

    def save(self, path: str) -> None:
        seats = []
        for seat in range(2):
            table = np.zeros((len(self.seen), INPUTS), np.float32)
            for row, pair in enumerate(self.seen):
                table[row, pair[seat].places] = pair[seat].amounts
            seats.append(table)
        np.savez(path, one=seats[0], other=seats[1], figures=np.array(self.figures, np.float32))


def play(number: int, seed: int, slipping: bool, simulations: int, rows: Rows) -> None:
    lot = Lot(derive(seed, "insight", number))
    s = athanor.game("trismegistus").new(2, derive(seed, "game", number), {}, quiet=True)
    assert isinstance(s, Trismegistus)
    moment = min(lot.below(LAST_MOMENT), lot.below(LAST_MOMENT))
    decisions = 0
    before = -1
    first = len(rows.figures)
    while not s.over:
        decisions += 1
        loose = slipping or decisions < moment
        noted = lot.below(EVERY) == 0 if slipping else not loose
        if noted and s.asked != before and not s.labs[0].offers:
            note(s, number, rows)
        before = s.asked
        if loose and lot.below(SLIPS) == 0:
            s.apply(s.now[lot.below(len(s.now))])
        elif simulations and len(s.now) > 1:
            s.apply(searched(s, lot, simulations))
        else:
            s.apply(s.now[lot.lean(s.leaning(s.asked), (CALM if slipping else WARMTH) if loose else 0.0)])
    scores, winners = s.scores(), s.winners()
    for figures in rows.figures[first:]:
        figures[0] = scores[0] - scores[1]
        figures[4] = 1.0 / len(winners) if 0 in winners else 0.0


def note(s: Trismegistus, number: int, rows: Rows) -> None:
    plans = [Plan(s, seat) for seat in range(2)]
    guess = expected_points(s, plans[0]) - expected_points(s, plans[1])
    sure = sure_points(s, plans[0]) - sure_points(s, plans[1])
    rows.seen.append((sight(s, plans[0]), sight(s, plans[1])))
    rows.figures.append([0.0, sure, guess, max(plans[0].work, plans[1].work), 0.5, number, s.round])


def searched(s: Trismegistus, lot: Lot, simulations: int) -> int:
    manner = Manner(insight=True).suited(s.game.manner)
    search = Search(s.determinise(s.asked, lot.draw()), s.asked, lot.draw(), manner)
    search.run(Limits(simulations=simulations))
    return search.best().action


def train(paths: list[str], neurons: int, epochs: int) -> None:
    tables = [np.load(f"{path}.npz") for path in paths]
    one, other = (np.concatenate([table[side] for table in tables]) for side in ("one", "other"))
    figures = np.concatenate([table["figures"] for table in tables])
    source = np.concatenate([np.full(len(table["figures"]), at) for at, table in enumerate(tables)])
    lead, sure, guess, work, share = (figures[:, at] for at in range(5))
    game = figures[:, 5].astype(np.int64) * len(tables) + source
    network = training.train(one, other, lead - sure, game, neurons, epochs, decay=1e-4)
    held = np.isin(game, np.unique(game)[:: training.HELD])
    found = sure + judged(network, one) - judged(network, other)
    for number in (1, 2, 3):
        here = held & (figures[:, 6] == number)
        left = [np.sqrt(np.mean((each[here] - lead[here]) ** 2)) for each in (guess, found)]
        right = [np.mean(np.where(each[here] > 0, share[here], 1 - share[here])) for each in (guess, found)]
        print(f"round {number}: left unexplained {left[0]:.2f} by the outlook, {left[1]:.2f} by the insight;", end=" ")
        print(f"winner named {right[0]:.3f}, {right[1]:.3f}")
    doubt, slope = training.doubt(found, work, share, np.arange(0.5, 8.1, 0.5), np.arange(0.1, 1.01, 0.05))
    print(f"doubt {doubt} + {slope:.2f} a point of work")
    data = {"doubt": round(doubt, 3), "slope": round(slope, 3), "network": network}
    TARGET.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def judged(network: dict[str, list[float]], seen: np.ndarray) -> np.ndarray:
    into, out = np.array(network["into"]).T, np.array(network["out"])
    return np.asarray(
        seen @ np.array(network["direct"]) + np.maximum(seen @ into + np.array(network["thresholds"]), 0) @ out
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("task", choices=("play", "train"))
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slipping", action="store_true")
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--neurons", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=12)
    asked = parser.parse_args()
    if asked.task == "train":
        train(asked.rows, asked.neurons, asked.epochs)
        return
    rows = Rows()
    for number in range(asked.games):
        play(number, asked.seed, asked.slipping, asked.simulations, rows)
    rows.save(asked.rows[0])
    print(f"{len(rows.figures)} positions of {asked.games} games")


if __name__ == "__main__":
    main()
