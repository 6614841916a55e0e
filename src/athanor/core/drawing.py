"""What every drawing of a table for a terminal needs: words as markup, chips in them, and lines that fit.

Markup is Rich's: `[bold]…[/]`. What comes from texts or from players is escaped, so that its brackets stay brackets.
"""

# Not compiled: it makes pictures for people.

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from athanor.core.message import Arg, Message
from athanor.core.text import Catalog

NOW_SIGN: Final = "▸"
STARTER_SIGN: Final = "★"
YES, NO = "✓", "✗"
NONE: Final = "[dim]–[/]"
FIXED_SPACE: Final = "\xa0"  # at which a line is not broken
DOT: Final = f"{FIXED_SPACE}[dim]·[/] "  # it ends a line rather than beginning one

# Chips have a background, so that they look the same on dark and light terminals.
RED: Final = "bold #ffffff on #a8201a"
GREEN: Final = "bold #ffffff on #2e7d32"
BLUE: Final = "bold #ffffff on #1f5fbf"
YELLOW: Final = "bold #000000 on #e0b000"
BLACK: Final = "bold #ffffff on #303030"
PALE: Final = "bold #000000 on #e8e8e8"

# What Rich takes for a mark: `[1]` is none.
MARK: Final = re.compile(r"(?<!\\)\[[a-z#/@][^\[\]]*\]")
# Spaces between words, but not those inside the marks of a style.
BETWEEN_WORDS: Final = re.compile(r"( +)(?![^\[\]]*\])")


def visible(markup: str) -> int:
    """Columns that marked-up text takes."""
    return cell_len(MARK.sub("", markup).replace("\\[", "["))


def shortened(text: str, width: int) -> str:
    """For plain text: a mark that is cut off would mark the rest of the screen."""
    return text if cell_len(text) <= width else set_cell_size(text, max(1, width - 1)).rstrip() + "…"


def beside(left: list[str], right: list[str], at: int) -> list[str]:
    """Two blocks side by side, the right one from a column on."""
    lines = []
    for row in range(max(len(left), len(right))):
        first = left[row] if row < len(left) else ""
        second = right[row] if row < len(right) else ""
        lines.append(f"{first}{' ' * (at - visible(first))}{second}" if second else first)
    return lines


@cache
def plain_word(texts: Catalog, lang: str, id: str) -> str:
    return escape(texts.say(id, lang))


class Pen:
    """What is written in one language, about these players, on lines of this width. Games add their pieces."""

    def __init__(self, texts: Catalog, lang: str, names: Sequence[str], width: int) -> None:
        self.texts = texts
        self.lang = lang
        self.names = names
        self.width = width

    # ---------------------------------------------------------------- words

    def word(self, id: str, **args: Arg) -> str:
        return self.said(Message(id, args)) if args else plain_word(self.texts, self.lang, id)

    def said(self, message: Message) -> str:
        return escape(self.texts.render(message, self.lang, self.names))

    def bold(self, id: str, **args: Arg) -> str:
        return f"[bold]{self.word(id, **args)}[/]"

    def dim(self, id: str, **args: Arg) -> str:
        return f"[dim]{self.word(id, **args)}[/]"

    def name(self, seat: int) -> str:
        return escape(self.names[seat])

    # ---------------------------------------------------------------- lines

    def flow(self, head: str, cells: list[str], gap: str = " [dim]·[/] ", indent: int = 3) -> list[str]:
        """Cells behind a heading, on as many lines as they need; no cell is broken."""
        lines = [head]
        fresh = True
        for cell in cells or [NONE]:
            between = (" " if head else "") if fresh else gap
            if visible(lines[-1] + between + cell) > self.width and visible(lines[-1]) > indent:
                lines.append(" " * indent + cell)
            else:
                lines[-1] += between + cell
            fresh = False
        return lines

    def wrap(self, text: str, first: int = 0, more: int = 2) -> list[str]:
        """One piece of text on as many lines as it needs; the first is indented by `first`, the others by `more`."""
        word, *rest = BETWEEN_WORDS.split(text)
        lines = [" " * first + word]
        room = self.width - first - visible(word)
        for gap, word in zip(rest[::2], rest[1::2], strict=True):
            long = len(gap) + visible(word)
            if long <= room:
                lines[-1] += gap + word
                room -= long
            else:
                lines.append(" " * more + word)
                room = self.width - more - visible(word)
        return lines

    def in_columns(self, cells: list[str], indent: int = 2) -> list[str]:
        """Cells of the same width, as many beside each other as there is room for."""
        widest = max(map(visible, cells))
        across = max(1, (self.width - indent + 2) // (widest + 2))
        rows = [cells[at : at + across] for at in range(0, len(cells), across)]
        return self.table(rows, indent)

    def table(self, rows: list[list[str]], indent: int = 2) -> list[str]:
        """Rows of cells, one column under the other; where they do not fit, each row by itself."""
        widths = [max(visible(row[at]) for row in rows if at < len(row)) for at in range(max(map(len, rows)))]
        if indent + sum(widths) + 2 * (len(widths) - 1) > self.width:
            return [line for row in rows for line in self.wrap(DOT.join(row), indent, indent + 2)]
        return [
            " " * indent + "  ".join(cell + " " * (widths[at] - visible(cell)) for at, cell in enumerate(row)).rstrip()
            for row in rows
        ]


class Painter:
    """Shows the pieces that a line of the log or a label names as their chips, by the longest name that fits.

    `joining` are the signs that make a name part of a longer word, where it is left alone.
    """

    def __init__(self, chips: dict[str, str], joining: str = r"\w", any_case: bool = False) -> None:
        self.chips = {name.casefold(): chip for name, chip in chips.items()} if any_case else chips
        self.any_case = any_case
        names = "|".join(map(re.escape, sorted(self.chips, key=len, reverse=True)))
        self.names = re.compile(f"(?<![{joining}])(?:{names})(?![{joining}])", re.IGNORECASE if any_case else 0)

    def paint(self, text: str) -> str:
        parts = []
        at = 0
        for found in self.names.finditer(text):
            name = found[0].casefold() if self.any_case else found[0]
            parts += [escape(text[at : found.start()]), self.chips[name]]
            at = found.end()
        return "".join([*parts, escape(text[at:])])
