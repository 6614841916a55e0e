"""Fit what a master of Spellbook judges by (`games/spellbook/insight.py`) to games that bots play. Needs numpy.

    python -m tools.fit_spellbook play ROWS.npz --bot novice --games 20000 --seed 1
    python -m tools.fit_spellbook fit ROWS.npz [ROWS.npz …]

`play` lets two bots play, with a slip now and then so that there is something to compare, and keeps what was to be seen
at the beginning of each day (there search comes to rest) and now and then in between. `fit` explains the final lead in
points by what was seen (linear, with a ridge), then the winner by that lead and the days to come (logistic), and writes
`games/spellbook/data/insight.json`. Playing again with `--bot master@16` and fitting all the rows improves on it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import athanor
from athanor import bots
from athanor.bots.lot import Lot
from athanor.games.spellbook.outlook import days_to_come
from athanor.games.spellbook.seen import FIGURES_SEEN, seen
from athanor.games.spellbook.state import Spellbook
from tools.training import doubt, loss

DATA = Path(__file__).resolve().parents[1] / "src" / "athanor" / "games" / "spellbook" / "data" / "insight.json"
SLIPS = 0.1  # of the decisions are made loosely
WARMTH = 2.5
LONGEST = 2000
EVERY = 9  # decisions; besides the beginning of each day
HELD = 10  # one game in so many is not fitted to, but asked how good the fit is
RIDGE = 30.0
BASES, SLOPES = np.arange(0.2, 4, 0.2), np.arange(0, 1.2, 0.05)


class Rows:
    """Positions of many games: what the first seat has more of than the second, and how the game ended."""

    def __init__(self) -> None:
        self.more: list[np.ndarray] = []
        self.days: list[float] = []
        self.game: list[int] = []
        self.lead: list[int] = []
        self.won: list[float] = []

    def see(self, s: Spellbook, game: int) -> None:
        row = np.zeros(FIGURES_SEEN, np.float32)
        days = days_to_come(s)
        for sign, seat in ((1, 0), (-1, 1)):
            places, amounts = seen(s, seat, days)
            for place, amount in zip(places, amounts, strict=True):
                row[place] += sign * amount
        self.more.append(row.astype(np.float16))
        self.days.append(days)
        self.game.append(game)

    def end(self, s: Spellbook) -> None:
        """The positions seen since the last game ended all led to this."""
        scores, winners = s.scores(), s.winners()
        fresh = len(self.more) - len(self.lead)
        self.lead += [scores[0] - scores[1]] * fresh
        self.won += [(0 in winners) / max(1, len(winners))] * fresh

    def save(self, file: Path) -> None:
        columns: dict[str, Any] = {name: np.array(getattr(self, name)) for name in COLUMNS}
        np.savez(file, **columns)


COLUMNS = ("more", "days", "game", "lead", "won")


def play(bot: bots.Bot, seed: int, game: int, rows: Rows) -> None:
    s: Any = athanor.game("spellbook").new(2, bots.derive(seed, "game"), {"spells": "classic"}, quiet=True)
    lot = Lot(bots.derive(seed, "slips"))
    step, today = 0, -1
    while not s.over and step < LONGEST:
        if s.today != today or step % EVERY == 0:
            rows.see(s, game)
        today = s.today
        seat = s.asked
        if lot.unit() < SLIPS:
            action = s.now[lot.lean(s.leaning(seat), WARMTH)]
        else:
            action = bots.ask(bot, s, seat, bots.derive(seed, step))
        s.apply(action)
        step += 1
    rows.end(s)


def fit(files: list[Path], out: Path) -> None:
    gram, towards = RIDGE * np.eye(FIGURES_SEEN), np.zeros(FIGURES_SEEN)
    asked = []
    games = 0
    for file in files:
        with np.load(file) as loaded:
            more, days, game, lead, won = (loaded[name] for name in COLUMNS)
        games += len(np.unique(game))
        held = game % HELD == 0
        x = more[~held].astype(np.float32)
        gram += x.T @ x
        towards += x.T @ lead[~held]
        asked.append((more[held].astype(np.float32), days[held], lead[held], won[held]))
    weights = np.linalg.solve(gram, towards)
    for file, (x, _, lead, _) in zip(files, asked, strict=True):
        print(f"{file.name}: spread of leads {lead.std():.3f}, left unexplained {np.std(x @ weights - lead):.3f}")
    guess = np.concatenate([x @ weights for x, _, _, _ in asked])
    days, won = (np.concatenate([columns[at] for columns in asked]) for at in (1, 3))
    pair = doubt(guess, days, won, BASES, SLOPES)
    print("doubt", pair, "log loss", loss(guess, days, won, pair))
    figures = {
        "made by": f"tools/fit_spellbook.py, {games} games",
        "doubt": [round(each, 3) for each in pair],
        "weights": [round(float(weight), 4) for weight in weights],
    }
    out.write_text(json.dumps(figures) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("files", type=Path, nargs="+", metavar="ROWS.npz")
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DATA)
    args = parser.parse_args()
    if args.what == "fit":
        fit(args.files, args.out)
        return
    rows, bot = Rows(), bots.bot(args.bot)
    for number in range(args.games):
        play(bot, bots.derive(args.seed, number), number, rows)
    rows.save(args.files[0])


if __name__ == "__main__":
    main()
