"""How strong the bots are, cell by cell: `python tools/strength.py BASELINE [--out FOLDER] [--part P] [CELL …]`.

BASELINE is the folder that `tools/baseline.py c8a0627` made: the bots of the last version before the networks. Each
cell is one run of `athanor arena` with its own seed, kept in FOLDER (build/strength) as NAME.jsonl, so a stopped run
goes on where it was. `--part 0.25` plays a quarter of the games; a later run with a larger part continues it. CELL: the
beginning of a cell's name; without one, all cells. The table is printed as Markdown.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
# Simulations of the baseline's master: about 0.2 s of a quiet core a decision; ten times as many: about 2 s.
SIMULATIONS: Final = {"spellbook": 3000, "alchemists": 200, "trismegistus": 280}
HANDICAPS: Final = range(4)


@dataclass
class Cell:
    """`bots`: the first is measured, the last takes the seats that are left. c8a0627 is the baseline's master,
    c8a0627-slow the same with ten times the simulations."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    players: int = 2
    options: tuple[str, ...] = ()
    aim: str = ""


def cells() -> list[Cell]:
    found: list[Cell] = []
    aims = {
        "spellbook": ("≥ 80 %", "≥ 65 %", "≥ 55 %"),
        "alchemists": ("≥ 75 %", "≥ 60 %", "≥ 50 %"),
        "trismegistus": ("≥ 95 %", "≥ 90 %", "≥ 85 %"),
    }
    usual = {"spellbook": ("spells=classic",), "alchemists": (), "trismegistus": ("setup=general",)}
    for number, (game, wanted) in enumerate(aims.items()):
        first, options = 1500 + 100 * number, usual[game]
        for players, aim in zip((2, 3, 4), wanted, strict=True):
            games = 600 if game == "spellbook" and players == 2 else 200 if players == 2 else 204
            cell = Cell(f"{game}-{players}", game, ("master", "c8a0627"), games, first + players, players, options, aim)
            found.append(cell)
        found.append(Cell(f"{game}-slow", game, ("master", "c8a0627-slow"), 40, first + 20, 2, options))
        found.append(Cell(f"{game}-search", game, ("grandmaster", "master"), 200, first + 30, 2, options, "≥ 60 %"))
        found.append(Cell(f"{game}-heuristic", game, ("master", "heuristic"), 400, first + 40, 2, options))
        found.append(Cell(f"{game}-noise", game, ("c8a0627", "c8a0627"), 40, first + 50, 2, options))
        for above, below in (("novice", "beginner"), ("adept", "novice"), ("master", "adept")):
            name = f"{game}-ladder-{above}"
            found.append(Cell(name, game, (above, below), 400, first + 60, 2, options, "about 75 %"))
    for number, spells in enumerate(("first-game", "set-1", "set-2", "set-3")):
        options = (f"spells={spells}",)
        found.append(Cell(f"spellbook-set-{spells}", "spellbook", ("master", "c8a0627"), 60, 1580 + number, 2, options))
    found.append(Cell("alchemists-mode", "alchemists", ("master", "c8a0627"), 60, 1680, 2, ("mode=master",)))
    for bot in ("master", "c8a0627"):
        for handicap in HANDICAPS:
            name, options = f"spellbook-solo-{bot}-{handicap}", ("spells=classic", f"handicap={handicap}")
            found.append(Cell(name, "spellbook", (bot,), 200, 1590 + handicap, 1, options))
        options = ("setup=general", "bot=strongest")
        found.append(Cell(f"trismegistus-solo-{bot}", "trismegistus", (bot,), 100, 1790, 1, options))
    return found


def commands(baseline: Path, game: str) -> dict[str, list[str]]:
    """What stands behind the two names of the baseline in that game."""
    python, bot = baseline / "environment" / "bin" / "python", baseline / "bot.py"
    least = SIMULATIONS[game]
    return {
        "c8a0627": [str(python), str(bot), f"master@{least}"],
        "c8a0627-slow": [str(python), str(bot), f"master@{10 * least}"],
    }


def play(cell: Cell, baseline: Path, out: Path, part: float, jobs: int) -> dict[str, Any]:
    line_up = max(2, cell.players)
    games = max(line_up, round(cell.games * part / line_up) * line_up)
    command = [
        sys.executable, "-m", "athanor", "arena", cell.game, *cell.bots, "--players", str(cell.players),
        "--games", str(games), "--seed", str(cell.seed), "--jobs", str(jobs), "--out", str(out / f"{cell.name}.jsonl"),
        "--json",
    ]  # fmt: skip
    for option in cell.options:
        command += ["--option", option]
    known = {
        **os.environ,
        "ATHANOR_BOTS": json.dumps(commands(baseline, cell.game)),
        "ATHANOR_BOT_SECONDS": "120",  # the baseline may wait for a busy machine; nothing is forfeited by that
    }
    done = subprocess.run(command, env=known, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"This failed; see above: {shlex.join(command)}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def row(cell: Cell, found: dict[str, Any]) -> str:
    first = found["bots"][0]
    points = " : ".join(f"{bot['points']:.1f}" for bot in found["bots"])
    share = f"{100 * first['share']:.1f} % ({100 * first['low']:.1f}–{100 * first['high']:.1f})"
    who = " against ".join(cell.bots)
    parts = (cell.name, who, cell.players, found["games"], cell.seed, share, cell.aim, points)
    return f"| {' | '.join(map(str, parts))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("baseline", type=Path)
    parser.add_argument("cell", nargs="*")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_intermixed_args()
    given.out.mkdir(parents=True, exist_ok=True)
    print("| cell | who | players | games | seed | share of the first (95 %) | aim | mean points |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for cell in cells():
        if not given.cell or cell.name.startswith(tuple(given.cell)):
            print(row(cell, play(cell, given.baseline, given.out, given.part, given.jobs)), flush=True)


if __name__ == "__main__":
    main()
