"""A learner that nobody here wrote learns Spellbook: MaskablePPO of sb3-contrib, against random play.

    pip install 'athanor-games[envs]' sb3-contrib
    python train.py --steps 200000 --seed 1

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

import athanor.envs.gymnasium  # registers the games
from athanor.cli.curves import Curve, Panel, chart

GAME = "athanor/Spellbook-v0"
TABLES = 8  # games that it plays at the same time
FORM = "one-hot"  # how it sees them: see "Environments" in the documentation
CHECK_GAMES, LAST_GAMES = 100, 500

Chooser = Callable[[np.ndarray, np.ndarray], int]


def made(reward: str = "victory") -> gymnasium.Env[Any, Any]:
    """A table for two; the other player takes any allowed action. The learner's seat changes from game to game."""
    return gymnasium.make(GAME, opponents=["random"], observation=FORM, reward=reward)


def learner(seed: int) -> MaskablePPO:
    """The rewards are points as they are made: a victory at the end alone would be found out more slowly."""
    tables = DummyVecEnv([lambda: Monitor(made("points")) for _ in range(TABLES)])
    return MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=5e-4,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
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


def measure(choose: Chooser, games: int, seed: int) -> dict[str, float]:
    """Share of the victories, and points, over games that it has not learnt from."""
    table, share, points = made(), 0.0, 0.0
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
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from (200000)")
    parser.add_argument("--check-every", type=int, default=20_480, help="decisions between two points of the curve")
    parser.add_argument("--games", type=int, default=LAST_GAMES, help="games of the last measurement (500)")
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
    last = measure(by_policy(model), args.games, 2_000_000)
    result = {"seed": args.seed, "steps": model.num_timesteps, "seconds": round(spent), "games": args.games, **last}
    (args.out / "result.json").write_text(json.dumps({**result, "checks": checks}, indent=1) + "\n", encoding="utf-8")
    print(
        f"{args.games} further games: {last['share']:.1%} won, {last['points']:.1f} points; {spent:.0f} s of one core"
    )


if __name__ == "__main__":
    main()
