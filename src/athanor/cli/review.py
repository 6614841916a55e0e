"""`athanor review FILE`: where a finished game turned, and how much of it was luck."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.table import Table as Grid

from athanor.cli.arguments import Parser
from athanor.cli.curves import Curve, Panel, chart
from athanor.cli.figures import figure
from athanor.cli.saving import Opened, trouble
from athanor.cli.screen import Screen
from athanor.cli.table import Table
from athanor.cli.words import CliError, opponent, say, title
from athanor.core.message import Arg
from athanor.core.state import State
from athanor.review import Effort, Review, review
from athanor.review.grades import BLUNDER, INACCURACY, MISTAKE, THRESHOLDS
from athanor.review.report import Decision
from athanor.review.steps import steps_of
from athanor.review.trials import HORIZON

SIGNS: Final = "◆●■▲"  # of the seats in the plot; no colour is needed to tell them apart
HEIGHT: Final = 11  # lines of the plot
MARGIN: Final = 6  # signs left of it
SHOWN: Final = (INACCURACY, MISTAKE, BLUNDER)
EFFORTS: Final = {
    "quick": Effort(choices=4, worlds=1, batches=6, further=HORIZON // 2, open_worlds=8),
    "usual": Effort(),
    "deep": Effort(worlds=16, batches=48, further=4 * HORIZON, open_worlds=64, positions=10_000_000),
}


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", metavar=parser.text("help-file-metavar"), help=parser.text("help-record"))
    parser.add_argument("--effort", default="usual", metavar="|".join(EFFORTS), help=parser.text("help-effort"))
    parser.add_argument("--all", action="store_true", help=parser.text("help-review-all"))
    parser.add_argument("--json", action="store_true", help=parser.text("help-review-json"))
    parser.add_argument("--plot", metavar="SVG", help=parser.text("help-review-plot"))


def run(args: Namespace) -> int:
    if args.file is None:
        raise CliError("review-which")
    if args.effort not in EFFORTS:
        raise CliError("review-effort", effort=args.effort, known=", ".join(EFFORTS))
    table = Opened(Path(args.file), args.lang).table
    found = review(table.state.record(), EFFORTS[args.effort])
    if args.plot:
        path = Path(args.plot)
        try:
            path.write_text(drawn(found, table), encoding="utf-8")
        except OSError as broken:
            raise trouble(path, broken) from broken
    if args.json:
        print(json.dumps(found.plain(), ensure_ascii=False))
        return 0
    show(Screen(args.lang, args.no_colour), table, found, args.all)
    return 0


def names_of(table: Table, found: Review) -> list[str]:
    """Of the lines of the score."""
    others = len(found.seats) - len(table.names)
    return [*table.names, *(opponent(table.game, table.lang, number + 1) for number in range(others))]


def show(screen: Screen, table: Table, found: Review, everything: bool) -> None:
    names = names_of(table, found)
    screen.say("replay-title", style="bold", game=title(table.game, table.lang), names=", ".join(table.names))
    screen.show()
    show_plot(screen, found, names)
    screen.show()
    show_accounts(screen, found, names)
    screen.show()
    show_decisions(screen, table, found, everything)
    screen.say("review-cost", style="dim", simulations=figure(found.simulations, screen.lang))


def points(share: float, lang: str, signed: bool = False) -> str:
    text = figure(100 * share, lang)
    text = "0" if text == "-0" else text.replace("-", "−")
    return f"+{text}" if signed and not text.startswith(("−", "0")) else text


def show_plot(screen: Screen, found: Review, names: list[str]) -> None:
    """Everybody's chances from the opening to the end; below it the turning points."""
    width = max(20, min(len(found.curve), screen.width - MARGIN - 2))
    rows = [[" "] * width for _ in range(HEIGHT)]
    last = len(found.curve) - 1
    for line in reversed(range(len(names))):
        for x in range(width):
            share = found.curve[x * last // max(1, width - 1)].shares[line]
            rows[HEIGHT - 1 - round(min(1.0, max(0.0, share)) * (HEIGHT - 1))][x] = SIGNS[line % len(SIGNS)]
    for number, row in enumerate(rows):
        scale = f"{100 - number * 100 // (HEIGHT - 1)}" if number % 5 == 0 else ""
        screen.show(f"{scale:>{MARGIN - 2}} │{''.join(row)}")
    marks = [" "] * width
    for number, at in enumerate(found.turning, start=1):
        marks[min(width - 1, at * (width - 1) // max(1, last))] = str(number)
    screen.show(f"{'':>{MARGIN - 2}} └{'─' * width}")
    screen.show(f"{'':>{MARGIN - 2}}  {''.join(marks)}")
    screen.show("  ".join(f"{SIGNS[line % len(SIGNS)]} {name}" for line, name in enumerate(names)))


def show_accounts(screen: Screen, found: Review, names: list[str]) -> None:
    lang = screen.lang
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for key in ("opening", "own", "rivals", "chance", "result", "accuracy"):
        grid.add_column(say(lang, f"review-{key}"), justify="right")
    for name, account in zip(names, found.seats, strict=True):
        parts = [points(share, lang, True) for share in (account.own, account.rivals, account.chance)]
        accuracy = "" if account.accuracy is None else figure(account.accuracy, lang)
        grid.add_row(name, points(account.expected, lang), *parts, points(account.result, lang), accuracy)
    screen.show(grid)
    screen.say("review-adds-up", style="dim")


def show_decisions(screen: Screen, table: Table, found: Review, everything: bool) -> None:
    """The turning points with their numbers, and what lost; or all of them."""
    steps, _ = steps_of(table.state.record())
    shown = 0
    for at, decision in enumerate(found.decisions):
        if not everything and at not in found.turning and decision.grade not in SHOWN:
            continue
        shown += 1
        turn = f"({found.turning.index(at) + 1}) " if at in found.turning else ""
        lost = decision.best != decision.actions and decision.loss >= THRESHOLDS[0]
        words = {"turn": turn, "move": str(decision.index), "name": table.names[decision.seat]}
        grade = say(screen.lang, f"grade-{decision.grade}")
        id = "review-decision" if lost else "review-fine"
        heading = say(screen.lang, id, grade=grade, **words, **losing(decision, screen.lang))
        screen.show(f"[bold]{heading.replace('[', chr(92) + '[')}[/]")
        screen.show("    " + phrase(table, steps[at].before.clone(), decision.seat, decision.actions))
        if lost:
            world = steps[at].before.determinise(decision.seat, 1)
            best = phrase(table, world, decision.seat, decision.best)
            screen.say("review-better", best=best)
    if not shown:
        screen.say("review-nothing")


def losing(decision: Decision, lang: str) -> dict[str, Arg]:
    low, high = decision.interval
    return {
        "loss": figure(max(0.0, 100 * decision.loss), lang, 1),
        "half": figure(50 * (high - low), lang, 1),
        "points": figure(max(0.0, decision.points), lang, 1),
    }


def phrase(table: Table, s: State, seat: int, actions: list[str]) -> str:
    """A choice in words, action by action."""
    labels = []
    for name in actions:
        action = table.game.actions.id(name)
        labels.append(s.label(action, table.lang, table.names))
        s.apply(action, seat)
    return " · ".join(labels)


def drawn(found: Review, table: Table) -> str:
    """The curve as a picture."""
    lang = table.lang
    curves = [
        Curve(name, [(float(at), point.shares[line]) for at, point in enumerate(found.curve)])
        for line, name in enumerate(names_of(table, found))
    ]
    panel = Panel(say(lang, "review-chances"), curves, 0.0, 1.0, percent=True)
    return chart(title(table.game, lang), say(lang, "review-across"), [panel], lang)
