"""The score sheet, line by line, during the game and at its end."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from athanor.cli.screen import Screen
from athanor.cli.table import Table
from athanor.cli.words import opponent, pair, say
from athanor.core.game import Game


def line_names(table: Table) -> list[str]:
    """The seats, then the automatic opponents."""
    players = table.state.players
    others = len(table.state.scores()) - players
    return table.names + [opponent(table.game, table.lang, number) for number in range(others)]


def show_scores(screen: Screen, table: Table, seat: int | None) -> None:
    """Every line; where seats have secrets, only one's own until the end."""
    hidden = table.game.secrets and not table.state.over
    names = line_names(table)
    lines = range(len(names)) if not hidden else [seat] if seat is not None else []
    screen.show(Columns([sheet(table, line, names[line]) for line in lines], padding=(0, 3)))
    if hidden:
        screen.say("score-hidden", style="dim")


def sheet(table: Table, line: int, name: str) -> Grid:
    grid = Grid(title=Text(name, style="bold"), box=box.SIMPLE_HEAD, show_header=False, show_footer=True)
    grid.title_justify = "left"
    grid.add_column(footer=say(table.lang, "score-total"))
    grid.add_column(justify="right", footer=str(table.state.scores()[line]))
    for message, points in table.state.score_sheet(line):
        style = "" if points else "dim"
        grid.add_row(Text(table.say(message), style=style), Text(str(points), style=style))
    return grid


def show_recorded(screen: Screen, game: Game, names: list[str], scores: list[int]) -> None:
    """The points alone, as a record tells them."""
    lines = names + [opponent(game, screen.lang, number) for number in range(len(scores) - len(names))]
    for name, points in zip(lines, scores, strict=True):
        screen.show(Text(pair(screen.lang, name, str(points)), style="bold"))


def show_winners(screen: Screen, table: Table) -> None:
    winners = table.state.winners()
    if not winners:
        screen.say("end-nobody", style="bold")
        return
    names = ", ".join(line_names(table)[line] for line in winners)
    points = table.state.scores()[winners[0]]
    screen.say("end-won" if len(winners) == 1 else "end-shared", style="bold green", names=names, points=points)
