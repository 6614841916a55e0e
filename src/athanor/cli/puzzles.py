"""`athanor puzzles GAME`: searches games of bots for puzzles; with `--check`, solves those that there are again."""

from __future__ import annotations

import sys
from argparse import Namespace
from math import inf
from pathlib import Path
from time import time
from typing import Final

import athanor
from athanor.bots.seeds import derive
from athanor.cli.arguments import Parser, number, seed
from athanor.cli.puzzle_search import searched, solved
from athanor.cli.saving import trouble
from athanor.cli.screen import Screen
from athanor.cli.words import CliError, say, title
from athanor.core.game import Game
from athanor.puzzles import Puzzle, puzzles
from athanor.puzzles.gathering import Gathering
from athanor.puzzles.puzzle import read_puzzles, written

USUAL: Final = 10
USUAL_SEED: Final = 1
MOST_JOBS: Final = 256
SECONDS: Final = 60


def add_arguments(parser: Parser) -> None:
    text = parser.text
    add = parser.add_argument
    add("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-game"))
    add("--check", action="store_true", help=text("help-puzzles-check"))
    add("--want", type=number("--want", 1), default=USUAL, metavar="N", help=text("help-puzzles-want"))
    add("--out", type=Path, metavar=text("help-file-metavar"), help=text("help-puzzles-out"))
    add("--seed", type=seed, default=USUAL_SEED, metavar="N", help=text("help-puzzles-seed"))
    jobs = number("--jobs", 1, MOST_JOBS)
    add("--jobs", "--workers", type=jobs, default=1, metavar="N", help=text("help-balance-jobs"))
    add("--minutes", type=number("--minutes", 1), metavar="N", help=text("help-puzzles-minutes"))


def run(args: Namespace) -> int:
    if args.game is None:
        raise CliError("puzzles-which")
    game = athanor.game(args.game)
    screen = Screen(args.lang, args.no_colour)
    return check(screen, game, args.out, args.jobs) if args.check else search(screen, game, args)


def check(screen: Screen, game: Game, file: Path | None, jobs: int) -> int:
    """Those of the file, or those that come with the game. The status is 1 if one is not solved as it says."""
    there = list(puzzles(game.id)) if file is None else kept(file)
    if not there:
        raise CliError("puzzles-none", game=title(game, screen.lang))
    wrong = 0
    for at, right in solved(there, jobs):
        if not right:
            wrong += 1
            screen.say("puzzles-otherwise", puzzle=there[at].id, theme=theme(there[at], screen.lang))
    screen.say("puzzles-checked", count=len(there), wrong=wrong)
    return 1 if wrong else 0


def search(screen: Screen, game: Game, args: Namespace) -> int:
    """New ones until there are as many as wanted, those of the file included; each is kept as soon as it is found."""
    known = [] if args.out is None else kept(args.out)
    gathering = Gathering(known, args.want)
    until = time() + SECONDS * args.minutes if args.minutes else inf
    for found in searched(game, derive(args.seed, len(known)), gathering, args.jobs, until):
        if args.out is None:
            sys.stdout.write(written(found))
            sys.stdout.flush()
            continue
        try:
            with args.out.open("a", encoding="utf-8", newline="\n") as file:
                file.write(written(found))
        except OSError as broken:
            raise trouble(args.out, broken) from broken
        screen.say("puzzles-found", puzzle=found.id, theme=theme(found, screen.lang), rating=found.rating)
    if args.out is not None:
        screen.say("puzzles-there", count=len(gathering.ids), game=title(game, screen.lang))
    return 0


def kept(file: Path) -> list[Puzzle]:
    if not file.exists():
        return []
    try:
        return read_puzzles(file.read_text(encoding="utf-8"))
    except OSError as broken:
        raise trouble(file, broken) from broken
    except (ValueError, KeyError, TypeError) as broken:
        raise CliError("puzzles-not-ours", file=str(file)) from broken


def theme(puzzle: Puzzle, lang: str) -> str:
    texts = athanor.game(puzzle.game).texts
    id = f"theme-{puzzle.theme}"
    return texts.say(id, lang) if texts.has(id, lang) else say(lang, "puzzles-any-theme")
