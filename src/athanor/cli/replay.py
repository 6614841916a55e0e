"""`athanor replay FILE`: a game looked at again, move by move or as one text."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.text import Text

from athanor.cli.arguments import Parser, number, whole
from athanor.cli.counting import show_recorded, show_scores, show_winners
from athanor.cli.saving import Opened, read_text
from athanor.cli.screen import Leave, Screen, bullets
from athanor.cli.table import Table
from athanor.cli.words import CliError, pair, say, title
from athanor.core.errors import OtherRules
from athanor.core.record import loads, walk
from athanor.core.registry import lookup
from athanor.core.state import State


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", metavar=parser.text("help-file-metavar"), help=parser.text("help-record"))
    parser.add_argument("--at", type=number("--at", 0), metavar="N", help=parser.text("help-at"))
    parser.add_argument("--seat", type=number("--seat", 1), metavar="N", help=parser.text("help-seat"))
    parser.add_argument("--text", action="store_true", help=parser.text("help-text"))


def run(args: Namespace) -> int:
    if args.file is None:
        raise CliError("replay-which")
    screen = Screen(args.lang, args.no_colour)
    try:
        found = Opened(Path(args.file), args.lang)
    except OtherRules as old:
        show_result(screen, Path(args.file), old)
        return 0
    if args.seat is not None and args.seat > found.table.state.players:
        raise CliError("argument-bad-range", argument="--seat", value=str(args.seat), low="1",
                       high=str(found.table.state.players))  # fmt: skip
    seat = None if args.seat is None else args.seat - 1
    if found.other_rules:
        show_old(screen, found, seat)
        return 0
    film = Film(found.table, seat)
    if args.at is not None and args.at > film.last:
        raise CliError("file-at-end", moves=film.last, number=str(args.at))
    if args.text or not screen.is_terminal:
        print_all(screen, film, args.at)
    else:
        leaf_through(screen, film, args.at or 0)
    return 0


class Film:
    """The states of a game one after another, with what happened before each."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.moves = table.state.moves()
        self.states: list[State] = [state.clone() for state, _ in walk(table.state.record())]

    @property
    def last(self) -> int:
        return len(self.moves)

    def heading(self, at: int) -> str:
        """Who decided what. What somebody else chose in secret is not told here: the events say what may be known."""
        if at == 0:
            return say(self.table.lang, "replay-begin")
        seat, action = self.moves[at - 1]
        name = self.table.names[seat]
        if self.table.game.secrets and seat != self.seat:
            return name
        return pair(self.table.lang, name, self.states[at - 1].label(action, self.table.lang, self.table.names))

    def events(self, at: int) -> list[str]:
        return self.table.heard(self.seat, at, at + 1)

    def drawing(self, at: int, width: int) -> str:
        view = self.states[at].view(self.seat)
        return self.table.game.draw(view, self.table.lang, self.table.names, width)

    def show_move(self, screen: Screen, at: int) -> None:
        game, lang = self.table.game, self.table.lang
        screen.show(f"[bold cyan]{at:>4}[/] [bold]{game.paint(self.heading(at), lang)}[/]")
        if self.events(at):
            screen.show(bullets((game.paint(line, lang) for line in self.events(at)), indent=5))


def show_title(screen: Screen, table: Table) -> None:
    names = ", ".join(table.names)
    screen.say("replay-title", style="bold", game=title(table.game, table.lang), names=names)


def print_all(screen: Screen, film: Film, until: int | None) -> None:
    """The whole game as text, up to a move if one is named; the table as it stands then; the count at the end."""
    show_title(screen, film.table)
    last = film.last if until is None else until
    for at in range(last + 1):
        film.show_move(screen, at)
    screen.show()
    screen.show(film.drawing(last, screen.width))
    if last == film.last:
        show_count(screen, film.table, film.seat)


def show_count(screen: Screen, table: Table, seat: int | None) -> None:
    screen.show()
    if table.state.over:
        show_scores(screen, table, seat)
        show_winners(screen, table)
    else:
        screen.say("replay-unfinished")


def leaf_through(screen: Screen, film: Film, at: int) -> None:
    note = ""
    while True:
        screen.clear()
        show_title(screen, film.table)
        screen.show(film.drawing(at, screen.width))
        screen.show()
        screen.say("replay-move", style="dim", number=at, last=film.last)
        film.show_move(screen, at)
        if at == film.last:
            show_count(screen, film.table, film.seat)
        screen.show(Text(note or say(screen.lang, "replay-keys"), style="yellow" if note else "dim"))
        try:
            answer = screen.ask().casefold()
        except Leave:
            return
        if answer == "q":
            return
        at, note = turned(screen.lang, film, at, answer)


def turned(lang: str, film: Film, at: int, answer: str) -> tuple[int, str]:
    """Where an answer leads, and what to say if it leads nowhere."""
    wanted = at + 1 if not answer else at - 1 if answer == "b" else whole(answer)
    if wanted is None:
        return at, say(lang, "menu-not-understood", answer=answer)
    if wanted < 0:
        return at, say(lang, "replay-at-begin")
    if wanted > film.last:
        far = say(lang, "file-at-end", moves=film.last, number=str(wanted))
        return at, far if answer else say(lang, "replay-at-end")
    return wanted, ""


def show_old(screen: Screen, found: Opened, seat: int | None) -> None:
    """A game of other rules cannot be played again exactly; what was written down when it was played can be shown."""
    show_title(screen, found.table)
    here = str(found.table.game.rules_version)
    screen.say("replay-old-rules", style="yellow", asked=str(found.rules), here=here)
    screen.show(bullets(found.table.game.paint(line, found.table.lang) for line in found.table.heard_before(seat)))
    screen.show(found.table.game.draw(found.table.state.view(seat), found.table.lang, found.table.names, screen.width))
    if found.scores and found.scores != found.table.state.scores():
        show_recorded(screen, found.table.game, found.table.names, found.scores)  # today's rules count otherwise
    else:
        show_count(screen, found.table, seat)


def show_result(screen: Screen, path: Path, why: OtherRules) -> None:
    """A bare record of other rules: the reason why no more can be shown, and the scores that were counted then."""
    record = loads(read_text(path))
    game = lookup(record.game)
    names = [game.texts.say("player", screen.lang, number=number + 1) for number in range(record.players)]
    screen.say("replay-title", style="bold", game=title(game, screen.lang), names=", ".join(names))
    screen.show(Text(why.text(screen.lang), style="yellow"))
    if record.scores:
        show_recorded(screen, game, names, record.scores)
    else:
        screen.say("replay-unfinished")
