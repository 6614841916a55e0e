"""`athanor train GAME`: learn a game by self-play. What is learnt, and how, is in `athanor.training`.

    athanor train GAME --minutes 60                      learn for an hour, into the folder train-GAME
    athanor train GAME --minutes 120                     go on for another
    athanor train GAME --promote train-GAME/weights.npz     is it stronger than what the game has?

The folder has everything: `state.pt` to go on from, `weights.npz` to play with (`weights:FILE` is a bot of the arena),
`log.jsonl` and `curve.svg` to look at.
"""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column

from athanor.cli.arena import MOST_JOBS, processors
from athanor.cli.arguments import Parser, number, ratings, seed
from athanor.cli.balance import made
from athanor.cli.figures import figure, percent
from athanor.cli.play import option
from athanor.cli.promotion import promote
from athanor.cli.screen import Screen
from athanor.cli.simulate import USUAL_SEED, which_game
from athanor.cli.train_curve import SHARES, drawn, reports
from athanor.cli.words import CliError, say
from athanor.core.game import Game
from athanor.training.actors import encoder_of
from athanor.training.settings import Settings

if TYPE_CHECKING:
    from athanor.training.run import Run

USUAL_MINUTES: Final = 60.0
MOST_MINUTES: Final = 60.0 * 24 * 365
MOST_ACTORS: Final = 256
INTERRUPTED: Final = 130
BAR: Final = 16  # letters wide
AFTER_TRAINING: Final = "what was just learnt"


def add_arguments(parser: Parser) -> None:
    text = parser.text
    add = parser.add_argument
    file = text("help-file-metavar")
    add("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-game"))
    add("--minutes", type=minutes, default=USUAL_MINUTES, metavar="N", help=text("help-train-minutes"))
    add("--out", type=Path, metavar=text("help-folder-metavar"), help=text("help-train-out"))
    add("--init", type=Path, metavar=file, help=text("help-train-init"))
    add("--actors", type=number("--actors", 1, MOST_ACTORS), metavar="N", help=text("help-train-actors"))
    add("--seed", type=seed, default=USUAL_SEED, metavar="N", help=text("help-train-seed"))
    add("--set", type=option, action="append", metavar=text("help-option-metavar"), help=text("help-train-set"))
    add("--promote", nargs="?", const=AFTER_TRAINING, metavar=file, help=text("help-train-promote"))
    add("--against", metavar=text("help-train-against-metavar"), help=text("help-train-against"))
    add("--sprt", type=ratings("--sprt"), default=(0.0, 20.0), metavar="ELO0:ELO1", help=text("help-train-sprt"))
    add("--players", type=number("--players", 2), metavar="N", help=text("help-train-players"))
    add("--games", type=number("--games", 1), metavar="N", help=text("help-train-games"))
    add("--jobs", type=number("--jobs", 1, MOST_JOBS), metavar="N", help=text("help-arena-jobs"))
    add("--install", action="store_true", help=text("help-train-install"))


def run(args: Namespace) -> int:
    game = which_game(args.game)
    if args.promote not in (None, AFTER_TRAINING):
        return promote(args, game, Path(args.promote))
    folder = args.out or Path(f"train-{game.id}")
    status = learn(args, game, folder)
    if args.promote is None or status:
        return status
    return promote(args, game, folder / "weights.npz")


def learn(args: Namespace, game: Game, folder: Path) -> int:
    encoder_of(game.id)
    settings = settings_of(args, game)
    if find_spec("torch") is None:
        raise CliError("train-no-torch")
    screen = Screen(args.lang, args.no_colour)
    made(folder)
    import torch

    from athanor.training.run import Run

    torch.set_num_threads(max(1, processors() - settings.actors))
    try:
        learning = Run(settings, folder, lambda line: None)
        if learning.spent >= settings.minutes * 60:
            screen.say("train-complete", folder=str(folder), minutes=spent(learning, args.lang))
            return 0
        if learning.updates:
            told = {"decisions": figure(learning.decisions, args.lang), "minutes": spent(learning, args.lang)}
            screen.say("train-going-on", folder=str(folder), **told)
        elif args.init is not None:
            learning.begin_from(args.init)
        with interrupts(learning, args.lang), progress(learning, args.lang):
            learning()
    except OSError as trouble:
        raise CliError("train-folder", folder=str(folder), detail=trouble.strerror or str(trouble)) from trouble
    told = {"decisions": figure(learning.decisions, args.lang), "minutes": spent(learning, args.lang)}
    screen.say("train-stopped" if learning.stopped else "train-done", folder=str(folder), **told)
    return INTERRUPTED if learning.stopped else 0


def spent(learning: Run, lang: str) -> str:
    return figure(learning.spent / 60, lang, 1)


# ---------------------------------------------------------------- what the run is told


def minutes(text: str) -> float:
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = 0.0
    if not 0.0 < value <= MOST_MINUTES:
        raise CliError("train-bad-minutes", value=text)
    return value


def settings_of(args: Namespace, game: Game) -> Settings:
    """The usual ones, the size of the network that --init begins from, then what --set says."""
    actors = args.actors or max(1, processors() // 2)
    found = Settings(game.id, args.minutes, args.seed, actors)
    if args.init is not None:
        if not args.init.exists():
            raise CliError("file-missing", file=str(args.init))
        found.size_as(args.init)
    free = {field.name: type(getattr(found, field.name)) for field in fields(found)}
    for taken in ("game", "minutes", "seed", "actors"):
        del free[taken]
    for name, value in args.set or ():
        if name not in free:
            raise CliError("train-setting-unknown", setting=name, known=", ".join(free))
        setattr(found, name, setting(name, value, free[name]))
    return found


def setting(name: str, value: str, kind: type) -> int | float:
    try:
        read: int | float = int(value) if kind is int else float(value)
    except ValueError:
        read = -1
    # The size of a thing is at least 1; shares and rates may be nothing.
    if not (1 if kind is int else 0) <= read < 1e9:
        raise CliError("train-setting-bad", setting=name, value=value)
    return read


# ---------------------------------------------------------------- while it runs


@contextmanager
def interrupts(learning: Run, lang: str) -> Iterator[None]:
    """The first Ctrl-C ends the run at the next good moment, saved; a second one ends it at once."""

    def stop(number: int, frame: object) -> None:
        if learning.stopped:
            raise KeyboardInterrupt
        learning.stopped = True
        print(say(lang, "train-stopping"), file=sys.stderr)

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@contextmanager
def progress(learning: Run, lang: str) -> Iterator[None]:
    """A bar with the time that is left, for somebody who is looking; otherwise a line a report. And the curve."""
    shown = sys.stderr.isatty()
    bar_and_time = (
        BarColumn(BAR, table_column=Column(min_width=BAR)),
        TimeRemainingColumn(table_column=Column(min_width=8)),
    )
    columns = (*bar_and_time, TextColumn("{task.description}", table_column=Column(no_wrap=True, ratio=1)))
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as bar:
        task = bar.add_task(say(lang, "train-starting"), total=learning.settings.minutes * 60)

        def told(line: dict[str, Any]) -> None:
            draw(learning, lang)
            if shown:
                bar.update(task, description=sentence(line, lang))
            else:
                print(sentence(line, lang), flush=True)

        def advanced(learning: Run) -> None:
            bar.update(task, completed=learning.spent)

        report: Callable[[dict[str, Any]], None] = told
        learning.report, learning.progress = report, advanced
        bar.update(task, completed=learning.spent)
        yield


def sentence(line: dict[str, Any], lang: str) -> str:
    told = {"minutes": figure(line["seconds"] / 60, lang, 1), "rate": figure(line["rate"], lang)}
    parts = [say(lang, "train-line", decisions=figure(line["decisions"], lang), **told)]
    for kind, text in SHARES.items():
        if kind in line:
            parts.append(f"{say(lang, text)} {percent(line[kind]['share'], lang)}")
    return " · ".join(parts)


def draw(learning: Run, lang: str) -> None:
    told = reports(learning.folder / "log.jsonl")
    (learning.folder / "curve.svg").write_text(drawn(learning.settings.game, told, lang), encoding="utf-8")
