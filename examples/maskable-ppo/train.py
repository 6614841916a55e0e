"""A learner that nobody here wrote learns Spellbook: MaskablePPO of sb3-contrib, against random play.

    pip install 'athanor-games[envs]' sb3-contrib
    python train.py --seed 1

It writes `policy.zip` (what was learnt), `curve.svg` and `result.json` (how it came about) into the folder `--out`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import athanor.envs.gymnasium  # noqa: F401  # registers the games
from athanor.cli.curves import Curve, Panel, chart

GAME = "athanor/Spellbook-v0"
OTHERS = ("heuristic", "novice")  # measured too, in the end: it has never met them
TABLES = 8  # games that it plays at the same time
FORM = "flat"  # how it sees them: one number for each field (see "Environments" in the documentation)
CHECK_GAMES, LAST_GAMES = 100, 300

Chooser = Callable[[np.ndarray, np.ndarray], int]


def made(opponent: str = "random", reward: str = "victory") -> gymnasium.Env[Any, Any]:
    """A table for two. The learner's seat changes from game to game."""
    return gymnasium.make(GAME, opponents=[opponent], observation=FORM, reward=reward)


def learner(seed: int) -> MaskablePPO:
    """The rewards are points as they are made: a victory at the end alone would be found out more slowly."""
    tables = DummyVecEnv([lambda: Monitor(made(reward="points")) for _ in range(TABLES)])
    return MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=7e-4,
        n_steps=128,
        batch_size=256,
        n_epochs=5,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )


def by_policy(model: MaskablePPO) -> Chooser:
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0])


def at_random(seed: int) -> Chooser:
    dice = random.Random(seed)
    return lambda seen, mask: dice.choice(np.flatnonzero(mask).tolist())


def measure(choose: Chooser, games: int, seed: int, opponent: str = "random") -> dict[str, float]:
    """Share of the victories, and points, over games that it has not learnt from."""
    table, share, points = made(opponent), 0.0, 0.0
    for number in range(games):
        seen, info = table.reset(seed=seed + number)
        over = False
        while not over:
            seen, _, over, _, info = table.step(choose(seen, info["action_mask"]))
        share += info["shares"][info["seat"]]
        points += info["points"][info["seat"]]
    return {"share": share / games, "points": points / games}


def curve(checks: list[dict[str, float]], title: str) -> str:
    shares = [(check["steps"], check["share"]) for check in checks]
    points = [(check["steps"], check["points"]) for check in checks]
    panels = [
        Panel("games won against random play", [Curve("MaskablePPO", shares)], 0.0, 1.0, percent=True),
        Panel("points a game", [Curve("MaskablePPO", points)], 0.0, 10.0),
    ]
    return chart(title, "decisions of the learner", panels, "en")


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO learns Spellbook against random play.")
    parser.add_argument("--steps", type=int, default=30_720, help="decisions to learn from (30720)")
    parser.add_argument("--check-every", type=int, default=1_024, help="decisions between two points of the curve")
    parser.add_argument("--games", type=int, default=LAST_GAMES, help="games of each of the last measurements (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("maskable-ppo"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)  # the figures below are for one core
    model = learner(args.seed)
    checks = [{"steps": 0, **measure(at_random(args.seed), min(CHECK_GAMES, args.games), 1_000_000)}]
    spent = 0.0
    while model.num_timesteps < args.steps:
        begun = process_time()
        model.learn(min(args.check_every, args.steps - model.num_timesteps), reset_num_timesteps=False)
        spent += process_time() - begun
        found = measure(by_policy(model), min(CHECK_GAMES, args.games), 1_000_000)
        checks.append({"steps": model.num_timesteps, **found})
        said = f"{found['share']:6.1%} won, {found['points']:.1f} points"
        print(f"{model.num_timesteps:>8,} decisions, {spent:5.0f} s: {said}", flush=True)
        model.save(args.out / "policy.zip")
        (args.out / "curve.svg").write_text(curve(checks, "MaskablePPO learns Spellbook"), encoding="utf-8")
    last = {name: measure(by_policy(model), args.games, 2_000_000, name) for name in ("random", *OTHERS)}
    result = {"seed": args.seed, "steps": model.num_timesteps, "seconds": round(spent), "games": args.games, **last}
    (args.out / "result.json").write_text(json.dumps({**result, "checks": checks}, indent=1) + "\n", encoding="utf-8")
    for name, found in last.items():
        print(f"{args.games} further games against {name}: {found['share']:.1%} won, {found['points']:.1f} points")


if __name__ == "__main__":
    main()
