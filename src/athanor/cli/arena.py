"""`athanor arena GAME BOT BOT …`: bots measured against each other. What is played, and how, is in `athanor.arena`."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

import athanor
from athanor import bots
from athanor.arena import Executor, Here, Ledger, Plan, Pool, Result, Standing, Work
from athanor.arena.cluster import Cluster
from athanor.arena.luck import USUAL as USUAL_LUCK
from athanor.arena.sequential import Sequential
from athanor.bots import outside
from athanor.bots.search import Grandmaster
from athanor.bots.search.bot import Searcher
from athanor.cli.arena_table import show, show_verdict
from athanor.cli.arguments import Parser, number, ratings, seed, words
from athanor.cli.cards import add_cards
from athanor.cli.figures import figure, percent
from athanor.cli.play import option, options_of
from athanor.cli.plots import Bar, intervals, scale
from athanor.cli.screen import Screen
from athanor.cli.simulate import USUAL_SEED
from athanor.cli.words import CliError, say, title
from athanor.core.game import Game

USUAL_GAMES: Final = 100
MOST_TEST_GAMES: Final = 20_000  # where a test says when it is enough
MOST_JOBS: Final = 256
MOST_REDEALS: Final = 1000


def add_arguments(parser: Parser) -> None:
    text = parser.text
    add = parser.add_argument
    add("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-game"))
    bot = text("help-arena-bots-metavar")
    add("bots", nargs="*", type=outside.admit_command, metavar=bot, help=text("help-arena-bots"))
    add("--games", type=number("--games", 1), metavar="N", help=text("help-arena-games"))
    add("--sprt", type=ratings("--sprt"), metavar="ELO0:ELO1", help=text("help-arena-sprt"))
    add("--players", type=number("--players", 1), metavar="N", help=text("help-arena-players"))
    add("--seed", type=seed, default=USUAL_SEED, metavar="N", help=text("help-simulate-seed"))
    add("--jobs", type=number("--jobs", 1, MOST_JOBS), metavar="N", help=text("help-arena-jobs"))
    add("--luck", type=number("--luck", 0, MOST_REDEALS), metavar="N", help=text("help-arena-luck"))
    add("--ray", metavar=text("help-arena-ray-metavar"), help=text("help-arena-ray"))
    add("--option", type=option, action="append", metavar=text("help-option-metavar"), help=text("help-option"))
    add_cards(parser)
    file = text("help-file-metavar")
    add("--out", type=Path, metavar=file, help=text("help-arena-out"))
    add("--svg", type=Path, metavar=file, help=text("help-arena-svg"))
    add("--json", action="store_true", help=text("help-json"))


def run(args: Namespace) -> int:
    plan = plan_of(args)
    test = None if args.sprt is None else Sequential(plan, *args.sprt)
    standing = Standing(plan, played(args, plan, test))
    if args.svg is not None:
        draw(args.svg, standing, args.lang)
    if args.json:
        head = {"game": plan.game, "players": plan.players, "seed": plan.seed, "options": plan.options}
        found = {} if test is None else {"sprt": test.data()}
        print(json.dumps({**head, **standing.data(), **found}, indent=2))
    else:
        screen = Screen(args.lang, args.no_colour)
        show(screen, standing)
        if test is not None:
            show_verdict(screen, test)
    return 0


def plan_of(args: Namespace) -> Plan:
    if args.game is None or not args.bots:
        if args.game is not None:
            athanor.game(args.game)
        raise CliError("arena-which", known=", ".join([*bots.names(), *bots.outside_names()]))
    game = athanor.game(args.game)
    for name in args.bots:
        bots.bot(name)
    players = args.players or (1 if len(args.bots) == 1 else max(2, game.players[0]))
    options = game.check_options(players, options_of(args, game))
    usual = USUAL_LUCK if game.luck and any(searches(name) for name in args.bots) else 0
    luck = usual if args.luck is None else args.luck
    plan = Plan(game.id, args.bots, players, args.seed, options, luck)
    if args.svg is not None and not (args.svg.parent.is_dir() and os.access(args.svg.parent, os.W_OK)):
        raise CliError("arena-picture", file=str(args.svg))
    for name in args.bots:
        outside.greet(name)
    outside.close()
    return plan


def searches(name: str) -> bool:
    """Whether a bot takes long enough for luck to be measured besides."""
    return isinstance(bots.bot(name), Searcher | Grandmaster)


# ---------------------------------------------------------------- playing


def played(args: Namespace, plan: Plan, test: Sequential | None) -> list[Result]:
    """All games of the plan, those of an earlier run included; with a test, those that it took to decide it."""
    numbers = plan.numbers(args.games or (USUAL_GAMES if test is None else MOST_TEST_GAMES))
    with ledger_of(args.out, plan) as ledger:
        known = {} if ledger is None else ledger.results
        found = [known[number] for number in numbers if number in known]
        missing = [number for number in numbers if number not in known]
        if decided(test, found):
            missing = []
        if found:
            # Not where the results go: somebody may be reading those with a program.
            told = say(args.lang, "arena-going-on", games=len(found), all=len(numbers), file=str(args.out))
            print(told, file=sys.stderr)
        work = Work(plan, tuple(words(os.environ.get("ATHANOR_PLUGINS", ""))))
        results = executor(args, len(missing)).results(work, missing)
        try:
            for result in with_progress(results, len(found), len(numbers) if test is None else None, args.lang):
                found.append(result)
                if ledger is not None:
                    ledger.add(result)
                if decided(test, [result]):
                    break
        except KeyboardInterrupt:
            if ledger is not None:
                told = say(args.lang, "arena-stopped", games=len(found), all=len(numbers), file=str(args.out))
                print(told, file=sys.stderr)
            raise
    if decided(test, []):
        # Later deals may have been done before: they are kept in the file, but another run would not have them.
        return [result for result in found if test is None or test.counted(result)]
    return found


def decided(test: Sequential | None, results: Iterable[Result]) -> bool:
    """Whether these results, with those before, are enough for the test."""
    if test is None:
        return False
    for result in results:
        test.add(result)
    return test.verdict.decided is not None


def ledger_of(path: Path | None, plan: Plan) -> AbstractContextManager[Ledger | None]:
    return nullcontext() if path is None else Ledger(path, plan)


def executor(args: Namespace, games: int) -> Executor:
    if args.ray is not None:
        return Cluster(args.ray, args.jobs)
    jobs = min(args.jobs or processors(), games)
    return Pool(jobs) if jobs > 1 else Here()


def processors() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def with_progress(results: Iterable[Result], done: int, games: int | None, lang: str) -> Iterator[Result]:
    """A bar with the time that is left, if that is known, for somebody who is looking."""
    if not sys.stderr.isatty():
        yield from results
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say(lang, "arena-running"), total=games, completed=done)
        for result in results:
            progress.advance(task)
            yield result


# ---------------------------------------------------------------- the picture


def draw(path: Path, standing: Standing, lang: str) -> None:
    try:
        path.write_text(picture(standing, lang), encoding="utf-8")
    except OSError as failed:
        raise CliError("arena-picture", file=str(path)) from failed


def picture(standing: Standing, lang: str) -> str:
    """Ratings; of bots that played alone, the share of games won."""
    game: Game = athanor.game(standing.plan.game)
    names, found = standing.plan.bots, standing.ratings()
    rows = []
    for bot in standing.order():
        if found:
            each = found[bot]
            rows.append(Bar(names[bot], each.value, figure(each.value, lang), each.low, each.high))
        else:
            won = standing.won(bot)
            rows.append(Bar(names[bot], won.value, percent(won.value, lang), won.low, won.high))
    if found:
        return scale(say(lang, "arena-ratings-picture", game=title(game, lang)), rows)
    return intervals(say(lang, "arena-shares-picture", game=title(game, lang)), rows, standing.fair(0), None)
