"""Fit Spellbook's outlook to games that bots play: `python tools/fit_spellbook.py [--games N] [--seed S] [--bot BOT]`.

Two bots play, with a slip now and then so that there is something to compare. From each position the final lead in
points is explained by the features of `games/spellbook/outlook.py` (linear, with a ridge that holds on to the figures
there are where the games say little), then the winner by that lead and the days to come (logistic). Writes
`games/spellbook/data/outlook.json`, so several runs with better and better bots improve on each other; `--afresh`
begins with points alone.
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
from athanor.games.spellbook import outlook as look
from athanor.games.spellbook.state import Spellbook

DATA = Path(__file__).resolve().parents[1] / "src" / "athanor" / "games" / "spellbook" / "data" / "outlook.json"
SLIPS = 0.1  # of the decisions are made loosely
WARMTH = 2.5
LONGEST = 2000
EVERY = 5  # decisions; besides these, the beginning of each day: there search comes to a stop
RIDGE = 30.0


class Row:
    """One position: what the length of the game is guessed from, and what lies before each sorcerer."""

    __slots__ = ("days", "far", "last", "x")

    def __init__(self, s: Spellbook) -> None:
        stored = max(len(one.familiar) for one in s.sorcerers)
        learnt = max(one.learnt() for one in s.sorcerers)
        self.days = max(one.days for one in s.sorcerers)
        self.far = [1, stored, learnt, self.days, stored * stored, learnt * learnt]
        self.last = s.last_round
        self.x = np.zeros(look.FEATURES, np.float32)
        days = look.days_to_come(s)
        for sign, seat in ((1, 0), (-1, 1)):
            places, amounts = look.features(s, seat, days)
            for place, amount in zip(places, amounts, strict=True):
                self.x[place] += sign * amount


def play(bot: bots.Bot, seed: int) -> tuple[list[Row], int, float]:
    """One game: its positions, the first seat's lead at the end, and its share of the victory."""
    s: Any = athanor.game("spellbook").new(2, bots.derive(seed, "game"), {"spells": "classic"}, quiet=True)
    lot = Lot(bots.derive(seed, "slips"))
    seen: list[Row] = []
    step, today = 0, -1
    while not s.over and step < LONGEST:
        begins = s.today != today
        today = s.today
        if begins or step % EVERY == 0:
            seen.append(Row(s))
        seat = s.asked
        if lot.unit() < SLIPS:
            action = s.now[lot.lean(s.leaning(seat), WARMTH)]
        else:
            action = bots.ask(bot, s, seat, bots.derive(seed, step))
        s.apply(action)
        step += 1
    scores, winners = s.scores(), s.winners()
    return seen, scores[0] - scores[1], (0 in winners) / max(1, len(winners))


def solve(x: np.ndarray, y: np.ndarray, ridge: float, towards: np.ndarray) -> np.ndarray:
    gram = x.T @ x + ridge * np.eye(x.shape[1])
    return np.linalg.solve(gram, x.T @ y + ridge * towards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--out", type=Path, default=DATA)
    parser.add_argument("--afresh", action="store_true")
    args = parser.parse_args()
    if args.afresh:
        look.FIGURES.weights = [float(place == look.POINTS) for place in range(look.FEATURES)]
    bot = bots.bot(args.bot)
    fit_days([play(bot, bots.derive(args.seed, "days", number)) for number in range(min(400, args.games))])
    games = [play(bot, bots.derive(args.seed, number)) for number in range(args.games)]
    weights, spread = fit_points(games)
    figures = {
        "made by": f"tools/fit_spellbook.py --games {args.games} --seed {args.seed} --bot {args.bot}",
        "days": look.FIGURES.days,
        "spread": [round(float(w), 3) for w in spread],
        "weights": [round(float(w), 4) for w in weights],
    }
    args.out.write_text(json.dumps(figures) + "\n", encoding="utf-8")


def fit_days(games: list[tuple[list[Row], int, float]]) -> None:
    """How many days are to come, by how far the furthest have come."""
    rows = [(row.far, seen[-1].days - row.days) for seen, _, _ in games for row in seen if not row.last]
    x, y = np.array([far for far, _ in rows], float), np.array([left for _, left in rows], float)
    weights = solve(x, y, 1e-3, np.zeros(x.shape[1]))
    look.FIGURES.days = [round(float(w), 4) for w in weights]
    print("days", look.FIGURES.days, "rms", np.sqrt(np.mean((x @ weights - y) ** 2)))


def fit_points(games: list[tuple[list[Row], int, float]]) -> tuple[np.ndarray, tuple[float, float]]:
    """What each feature adds to the final lead, and how sure a lead is with so many days to come."""
    x = np.array([row.x for seen, _, _ in games for row in seen])
    lead = np.array([lead for seen, lead, _ in games for _ in seen], float)
    won = np.array([won for seen, _, won in games for _ in seen], float)
    game = np.array([number for number, (seen, _, _) in enumerate(games) for _ in seen])
    far = np.array([row.far for seen, _, _ in games for row in seen], float)
    last = np.array([row.last for seen, _, _ in games for row in seen])
    days = np.where(last, 0.0, np.clip(far @ np.array(look.FIGURES.days), look.SHORTEST, 14.0))
    held = game % 10 == 0
    before = np.array(look.FIGURES.weights)
    print("left by the figures so far", np.sqrt(np.mean((x[held] @ before - lead[held]) ** 2)))
    weights = solve(x[~held].astype(float), lead[~held], RIDGE, before)
    guess = x @ weights
    print(len(x), "positions; lead: rms", lead[held].std(), "left", np.sqrt(np.mean((guess[held] - lead[held]) ** 2)))
    spreads = [(a, b) for a in np.arange(0.2, 4, 0.2) for b in np.arange(0, 1.2, 0.05)]
    spread = min(spreads, key=lambda ab: loss(guess[~held][::10], days[~held][::10], won[~held][::10], ab))
    print("spread", spread, "log loss of games held out", loss(guess[held], days[held], won[held], spread))
    return weights, spread


def loss(guess: np.ndarray, days: np.ndarray, won: np.ndarray, spread: tuple[float, float]) -> float:
    share = 1 / (1 + np.exp(-np.clip(guess / (spread[0] + spread[1] * days), -30, 30)))
    share = np.clip(share, 1e-4, 1 - 1e-4)
    return float(-np.mean(won * np.log(share) + (1 - won) * np.log(1 - share)))


if __name__ == "__main__":
    main()
