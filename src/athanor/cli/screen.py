"""The person's terminal: what is shown, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from shutil import get_terminal_size
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from athanor.cli.words import say
from athanor.core.message import Arg

with suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and corrections while typing, where there is one

WIDEST = 110  # lines longer than this are hard to read


class Leave(Exception):  # noqa: N818  # it is no error
    """The person wants to go: `q`, Ctrl-C or Ctrl-D."""


class OurConsole(Console):
    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program by itself; `main` does it for every command alike."""
        raise BrokenPipeError


class Screen:
    def __init__(self, lang: str, no_colour: bool = False) -> None:
        self.lang = lang
        self.console = OurConsole(highlight=False, soft_wrap=False, no_color=True if no_colour else None)
        self.measure()

    @property
    def is_terminal(self) -> bool:
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines to fill; as many as one likes where nothing scrolls away."""
        return self.console.size.height if self.is_terminal else 1000

    def measure(self) -> None:
        """As wide as the window is now, within reason."""
        columns = get_terminal_size().columns if self.is_terminal else self.console.width
        self.console.width = min(columns, WIDEST)

    # ---------------------------------------------------------------- showing

    def rows(self, markup: str, indent: int = 0) -> int:
        """Lines that marked-up text takes on this screen."""
        return len(Text.from_markup(markup).wrap(self.console, self.width - indent))

    def clear(self) -> None:
        """A fresh screen; on paper, a line across."""
        self.measure()
        if self.is_terminal:
            self.console.clear()
        else:
            self.console.rule(style="dim")

    def wipe(self) -> None:
        """Clear so that nobody can scroll back to what somebody else saw."""
        self.clear()
        if self.is_terminal:
            print("\x1b[3J", end="", flush=True)

    def show(self, what: RenderableType = "") -> None:
        """Markup, or anything rich can draw."""
        self.console.print(what)

    def show_long(self, what: RenderableType) -> None:
        """A screenful at a time, where there is a screen."""
        with self.console.capture() as held:
            self.console.print(what)
        lines = held.get().splitlines()
        step = self.height - 2
        for start in range(0, len(lines), step):
            print("\n".join(lines[start : start + step]), flush=True)
            if start + step < len(lines):
                self.say("more-lines", style="dim", shown=start + step, lines=len(lines))
                if self.ask().casefold() == "q":
                    return

    def say(self, id: str, style: str = "", **args: Arg) -> None:
        """One of the terminal's own texts."""
        self.console.print(Text(say(self.lang, id, **args), style=style))

    def say_unbroken(self, id: str, **args: Arg) -> None:
        """The same in one piece, however long: a path or a command that people copy."""
        self.console.print(Text(say(self.lang, id, **args)), soft_wrap=True)

    # ---------------------------------------------------------------- typing

    def ask(self) -> str:
        """A line from the person, without what surrounds it."""
        try:
            answer = input(say(self.lang, "ask-prompt") + " ")
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Leave from gone
        if not sys.stdin.isatty():
            print(answer)  # a script's answers, so that the output reads like the real thing
        return answer.strip()


def bullets(lines: Iterable[str], indent: int = 0) -> Grid:
    """Lines of markup, each behind a dot; what is too long goes on under itself."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=indent + 1, justify="right", style="dim")
    for line in lines:
        grid.add_row("·", line)
    return grid
