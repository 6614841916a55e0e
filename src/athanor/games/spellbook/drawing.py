"""The table for a terminal, drawn from a view: rivals on top, one's own book, then what lies nearest to the choices.

A token is a coloured chip with its rune and the first letters of its material: `●Ma`. Colour is never alone. The marker
of a spell stands on its level, over the points that level is worth, as on the card.
"""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.cells import cell_len, set_cell_size

from athanor.core import drawing
from athanor.core.drawing import (
    BLACK,
    BLUE,
    GREEN,
    NONE,
    NOW_SIGN,
    PALE,
    RED,
    STARTER_SIGN,
    YELLOW,
    Painter,
    shortened,
    visible,
)
from athanor.games.spellbook.components import (
    COLOUR_OF,
    DUMMY_FLUSH,
    DUMMY_POINTS,
    FAMILIAR_POINTS,
    FAMILIAR_SPACES,
    KINDS,
    LEVELS,
    RESERVE_LIMIT,
    RUNE_OF,
)
from athanor.games.spellbook.spells import BOOK
from athanor.games.spellbook.texts import TEXTS

RUNE_SIGNS: Final = "●▲■"
PHASE_SIGNS: Final = "↑☼↓·"
FLUSH_SIGN: Final = "↻"
PURPLE: Final = "bold #ffffff on #7b3fa0"
STYLES: Final = (RED, PURPLE, GREEN, BLACK, PALE, BLUE, YELLOW)


def draw(view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
    return "\n".join(Drawing(view, lang, names, width).lines())


def paint(text: str, lang: str) -> str:
    """Words as markup: the name of a token becomes its chip."""
    return painter(lang).paint(text)


@cache
def painter(lang: str) -> Painter:
    chips = {}
    for kind in range(KINDS):
        chips[TEXTS.say(f"token-{kind}", lang)] = chip(kind, TEXTS.say(f"material-{COLOUR_OF[kind]}", lang))
    return Painter(chips, any_case=True)


# ---------------------------------------------------------------- tokens


def chip(kind: int, letters: str) -> str:
    return f"[{STYLES[COLOUR_OF[kind]]}]{RUNE_SIGNS[RUNE_OF[kind]]}{letters}[/]"


class Pen(drawing.Pen):
    """What is written in one language, with the tokens."""

    def __init__(self, lang: str, names: list[str], width: int) -> None:
        super().__init__(TEXTS, lang, names, width)

    def emblem(self, colour: int) -> str:
        """The first two letters of a material; they differ in each of our languages."""
        return self.word(f"material-{colour}")[:2]

    def token(self, kind: int, more: str = "") -> str:
        return chip(kind, self.emblem(COLOUR_OF[kind]) + more)

    def tokens(self, kinds: list[int]) -> str:
        return " ".join(self.token(kind) for kind in kinds) or NONE

    def track(self, kinds: list[int], points: tuple[int, ...], flush: tuple[int, ...] = ()) -> str:
        """The spaces of a board: tokens on those that are covered, on the others the points one would have there."""
        spaces = [self.token(kind) for kind in kinds]
        for space in range(len(kinds) + 1, len(points)):
            spaces.append(f"[dim]{points[space]:>2}{FLUSH_SIGN if space in flush else ' '}[/]")
        return " ".join(spaces)


# ---------------------------------------------------------------- the table


class Drawing:
    def __init__(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> None:
        self.view = view
        self.width = width
        self.pen = Pen(lang, names, width)
        # A spectator looks over the first player's shoulder, always the same one: a table that turns is hard to follow.
        self.me = int(view["seat"] or 0)

    def lines(self) -> list[str]:
        seats = len(self.view["sorcerers"])
        lines = [self.heading()]
        for step in range(1, seats):
            lines += self.rival((self.me + step) % seats)
        if self.view["dummy"]:
            lines += self.dummy()
        lines.append(self.my_heading())
        lines += [self.spell(colour) for colour in range(7)]
        return [*lines, self.my_familiar(), self.my_reserve(), *self.altar()]

    def heading(self) -> str:
        """Whose day it is and which phase: `↑ dawn` is lit, the others are dim."""
        view, pen = self.view, self.pen
        if view["over"]:
            return pen.bold("game-over")
        phases = []
        for phase in range(3):
            style, sign = ("bold reverse", NOW_SIGN) if phase == view["phase"] else ("dim", " ")
            phases.append(f"[{style}]{sign}{PHASE_SIGNS[phase]} {pen.word(f'phase-{phase}')} [/]")
        whose = pen.word("draw-day", seat=view["today"])
        ending = "draw-last-day" if view["dummy"] else "draw-last-round"
        last = f"  [bold red]{pen.word(ending)}[/]" if view["last_round"] else ""
        return f"{''.join(phases)}  {whose}{last}"

    def altar(self) -> list[str]:
        """What everybody reaches for, with bag and box; below it the tokens of a payment or swap under way."""
        view, pen = self.view, self.pen
        bag = f"{pen.word('draw-bag')} {view['bag']} · {pen.word('draw-box')} {len(view['box'])}"
        label = self.label("draw-altar", str(len(view["altar"])))
        altar = f"{label} {pen.tokens(view['altar'])}"
        beside = visible(altar) + 3 + cell_len(bag) <= self.width
        lines = [f"{altar}   [dim]{bag}[/]"] if beside else [altar, f"{self.label('', '')} [dim]{bag}[/]"]
        if view["aside"]:
            lines.append(f"{self.label('draw-aside', '')} {pen.tokens(view['aside'])}")
        return lines

    def label(self, id: str, count: str) -> str:
        """`Reserve 5/9`, so wide that what follows stands in one column."""
        widest = max(cell_len(self.pen.word(each)) for each in LABELS) + 6
        text = f"{self.pen.word(id)} {count}" if id else ""
        return f"[bold]{set_cell_size(text, widest)}[/]"

    # ---------------------------------------------------------------- the others

    def rival(self, seat: int) -> list[str]:
        """Two lines, or three where the screen is narrow."""
        sorcerer, pen = self.view["sorcerers"][seat], self.pen
        reserve, stored = sorcerer["reserve"], sorcerer["familiar"]
        levels = zip(sorcerer["markers"], sorcerer["levels"], strict=True)
        learnt = [pen.token(kind, str(level)) for kind, level in levels if level]
        first = f"{self.name(seat)} {self.part('draw-reserve', len(reserve), RESERVE_LIMIT)} {pen.tokens(reserve)}"
        familiar = f"   {self.part('draw-familiar', len(stored), FAMILIAR_SPACES)} {pen.tokens(stored)}"
        spells = f"   {self.part('draw-spells', len(learnt), 7)} {' '.join(learnt) or NONE}"
        if visible(familiar + spells) <= self.width:
            return [first, familiar + spells]
        return [first, familiar, spells]

    def part(self, id: str, count: int, most: int) -> str:
        return f"[dim]{self.pen.word(id)} {count}/{most}[/]"

    def dummy(self) -> list[str]:
        dummy, pen = self.view["dummy"], self.pen
        name = f"{pen.bold('dummy')} · {pen.word('draw-points', count=dummy['score'])}"
        bottom = f"[dim]{pen.word('draw-bottom')} {len(dummy['bottom'])}[/] {pen.tokens(dummy['bottom'])}"
        flush = f"[dim]{FLUSH_SIGN} {pen.word('draw-flush')}[/]"
        spaces = pen.track(dummy["spaces"], DUMMY_POINTS, DUMMY_FLUSH)
        return [f"{name}   {bottom}   {flush}", f"   {spaces}"]

    def name(self, seat: int) -> str:
        """Bold for whoever must decide now; a star for the starting player."""
        star = STARTER_SIGN if len(self.pen.names) > 1 and seat == self.view["starter"] else ""
        points = self.pen.word("draw-points", count=self.view["sorcerers"][seat]["score"])
        style = "bold" if seat in self.view["waiting"] else "default"
        return f"[{style}]{self.pen.name(seat)}{star}[/] · {points} "

    # ---------------------------------------------------------------- one's own side

    def my_heading(self) -> str:
        """A line across: the levels over their columns, then one's own name and points."""
        levels = "  ".join(str(level) for level in LEVELS)
        name = f"[bold]{self.name(self.me).strip()}[/]"
        left = "─" * (self.spell_width() + 1)
        right = "─" * max(0, self.width - self.spell_width() - visible(f"{levels}{name}") - 7)
        return f"[dim]{left}[/] [bold]{levels}[/] [dim]──[/] {name} [dim]{right}[/]"

    def spell_width(self) -> int:
        """Columns before the levels: token, phase sign, and the longest of the seven names."""
        return 7 + max(cell_len(self.pen.word(f"spell-{spell}")) for spell in self.view["spells"])

    def spell(self, colour: int) -> str:
        """Token, phase, name, the three levels with their points, and what the marker's line does."""
        pen, mine = self.pen, self.view["sorcerers"][self.me]
        number = self.view["spells"][colour]
        level, marker = mine["levels"][colour], mine["markers"][colour]
        token = pen.token(marker) if level else f"[{STYLES[colour]}] {pen.emblem(colour)}[/]"
        name = set_cell_size(f"{PHASE_SIGNS[BOOK[number].phase]} {pen.word(f'spell-{number}')}", self.spell_width() - 4)
        points = " ".join(self.points(number, each, level, marker) for each in LEVELS)
        line = level or self.within_reach(colour)
        effect = f"{line} – {pen.word(BOOK[number].line_text(line, bool(self.view['dummy'])))}"
        if mine["fresh"][colour]:
            effect = f"({pen.word('draw-tomorrow')}) {effect}"
        effect = shortened(effect, self.width - self.spell_width() - 11)
        if level:
            return f"{token} [bold]{name}[/] {points}  {effect}"
        return f"{token} {name} {points}  [dim]{effect}[/]"

    def within_reach(self, colour: int) -> int:
        """The level that the reserve's tokens of a colour come to, or the lowest: whose line is worth showing."""
        held = sum(COLOUR_OF[kind] == colour for kind in self.view["sorcerers"][self.me]["reserve"])
        return int(min(max(held, LEVELS[0]), LEVELS[-1]))

    def points(self, number: int, each: int, level: int, marker: int) -> str:
        """What a level is worth; the marker's rune beside its own."""
        worth = BOOK[number].points[each - LEVELS[0]]
        shown = "?" if worth < 0 else str(worth)
        return f"[bold reverse]{RUNE_SIGNS[RUNE_OF[marker]]}{shown}[/]" if each == level else f"[dim]{shown:>2}[/]"

    def my_familiar(self) -> str:
        stored = self.view["sorcerers"][self.me]["familiar"]
        label = self.label("draw-familiar", f"{len(stored)}/{FAMILIAR_SPACES}")
        return f"{label} {self.pen.track(stored, FAMILIAR_POINTS)}"

    def my_reserve(self) -> str:
        reserve = self.view["sorcerers"][self.me]["reserve"]
        return f"{self.label('draw-reserve', f'{len(reserve)}/{RESERVE_LIMIT}')} {self.pen.tokens(reserve)}"


LABELS: Final = ("draw-reserve", "draw-familiar", "draw-altar", "draw-aside")
