"""The supervisor's triangle: a table that answers like the reader, for a game without any device.

Eight slots stand on the diagonal, one for each alchemical; an ingredient tile goes into each. Where the column below
one slot meets the row left of another stands the potion of the two. The page is made for printing.
"""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from athanor.core.message import Arg
from athanor.games.alchemists.alchemicals import (
    LARGE,
    MIX,
    NEUTRAL,
    PLUS,
    POTION_COLOUR,
    POTION_SIGN,
    SIGNS,
)
from athanor.games.alchemists.reader import APPRENTICE, Reader, of_assignment
from athanor.games.alchemists.words import TEXTS

SLOTS: Final = 8
SIDE: Final = 84
TINT: Final = ("#c0392b", "#1e7d46", "#1f5fa8", "#6b6b6b")

STYLE: Final = """
body { font: 15px/1.45 Georgia, "Noto Serif", serif; color: #222; background: #fff; max-width: 46rem;
  margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .4rem; } h2 { font-size: 1.1rem; margin: 1.2rem 0 .3rem; }
svg { width: 100%; height: auto; display: block; print-color-adjust: exact; }
ul { margin: .2rem 0; padding-left: 1.2rem; }
.secret { border: 2px solid #c0392b; padding: .4rem .7rem; }
@media print { body { margin: 0; max-width: none; font-size: 12px; } @page { margin: 12mm; } }
"""


class Supervisor:
    """Somebody who does not play and answers in the reader's place. `tiles[slot]`: the ingredient put there."""

    __slots__ = ("reader", "tiles")

    def __init__(self, tiles: Sequence[int], mode: int = APPRENTICE) -> None:
        assert sorted(tiles) == list(range(SLOTS)), "every tile goes into one slot"
        self.tiles = tuple(tiles)
        # The slots are the alchemicals, so the tiles are an assignment the other way round.
        self.reader: Reader = of_assignment([self.tiles.index(ingredient) for ingredient in range(SLOTS)], mode)

    def table(self, one: int, other: int) -> int:
        """The potion where two ingredients meet."""
        return MIX[self.tiles.index(one)][self.tiles.index(other)]


def tiles_of(assignment: Sequence[int]) -> tuple[int, ...]:
    """How to fill the slots so that the table goes on with a game begun with a reader."""
    return tuple(list(assignment).index(slot) for slot in range(SLOTS))


# ---------------------------------------------------------------- the page


def page(assignment: Sequence[int] | None, lang: str) -> str:
    """With the tiles of a game in their slots, or empty with the tiles to cut out."""
    title = said(lang, "triangle-title")
    parts = [f"<h1>{title}</h1>"]
    if assignment is not None:
        parts.append(f'<p class="secret">{said(lang, "triangle-secret")}</p>')
    parts.append(f"<p>{said(lang, 'triangle-filled' if assignment is not None else 'triangle-empty')}</p>")
    parts.append(drawing(None if assignment is None else tiles_of(assignment), lang))
    if assignment is None:
        parts.append(f"<h2>{said(lang, 'triangle-tiles')}</h2>{loose_tiles(lang)}")
    parts.append(f"<h2>{said(lang, 'triangle-answers')}</h2><ul>")
    for function in ("experiment", "sale", "apprentice", "master", "cards"):
        parts.append(f"<li>{said(lang, f'triangle-{function}')}</li>")
    parts.append("</ul>")
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{lang}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def said(lang: str, id: str, **args: Arg) -> str:
    return escape(TEXTS.say(id, lang, **args))


def drawing(tiles: Sequence[int] | None, lang: str) -> str:
    cells = [slot(at, -1 if tiles is None else tiles[at], lang) for at in range(SLOTS)]
    cells += [potion(row, column, lang) for row in range(SLOTS) for column in range(row)]
    side = SLOTS * SIDE
    label = said(lang, "triangle-title")
    return f'<svg viewBox="-1 -1 {side + 2} {side + 2}" role="img" aria-label="{label}">{"".join(cells)}</svg>'


def slot(at: int, tile: int, lang: str) -> str:
    """An alchemical's three circles, and under them the tile or room for it."""
    x = y = at * SIDE
    parts = [f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="#f7f1e1" stroke="#444" stroke-width="2"/>']
    for colour in range(3):
        radius = 12 if LARGE[at][colour] else 7
        middle = x + SIDE // 2 + (colour - 1) * 26
        parts.append(f'<circle cx="{middle}" cy="{y + 16}" r="{radius}" fill="{TINT[colour]}"/>')
        parts.append(words(middle, y + 21, sign(SIGNS[at][colour]), 15, "#fff", bold=True))
        parts.append(words(middle, y + 38, letter(colour, lang), 10, "#444"))
    if tile < 0:
        parts.append(
            f'<rect x="{x + 6}" y="{y + 44}" width="{SIDE - 12}" height="34" fill="none" stroke="#999"'
            ' stroke-dasharray="4 3"/>'
        )
    else:
        parts.append(name(x, y + 62, TEXTS.say(f"ingredient-{tile}", lang)))
    return "".join(parts)


def potion(row: int, column: int, lang: str) -> str:
    """A shape for the colour, the sign in it, and the potion's name: colour is never alone."""
    found = MIX[column][row]
    x, y = column * SIDE, row * SIDE
    middle = x + SIDE // 2
    box = f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="#fff" stroke="#999"/>'
    if found == NEUTRAL:
        shape = f'<circle cx="{middle}" cy="{y + 30}" r="15" fill="none" stroke="{TINT[3]}" stroke-width="5"/>'
    else:
        shape = outline(POTION_COLOUR[found], middle, y + 30) + words(
            middle, y + 38, sign(POTION_SIGN[found]), 24, "#fff", bold=True
        )
    text = TEXTS.say(f"potion-{found}", lang).partition(" (")[0]
    return box + shape + name(x, y + 68, text)


def outline(colour: int, x: int, y: int) -> str:
    """Red is round, green a triangle, blue a square."""
    fill = TINT[colour]
    if colour == 0:
        return f'<circle cx="{x}" cy="{y}" r="20" fill="{fill}"/>'
    if colour == 1:
        return f'<path d="M{x} {y - 26}L{x + 27} {y + 19}H{x - 27}Z" fill="{fill}"/>'
    return f'<rect x="{x - 18}" y="{y - 18}" width="36" height="36" fill="{fill}"/>'


def loose_tiles(lang: str) -> str:
    parts = []
    for at in range(SLOTS):
        x = at * SIDE
        parts.append(f'<rect x="{x + 6}" y="2" width="{SIDE - 12}" height="34" fill="#fff" stroke="#444"/>')
        parts.append(name(x, 20, TEXTS.say(f"ingredient-{at}", lang)))
    return f'<svg viewBox="-1 0 {SLOTS * SIDE + 2} 40" role="img" aria-hidden="true">{"".join(parts)}</svg>'


def name(x: int, y: int, text: str) -> str:
    """A name in the width of a cell, on two lines if need be."""
    first, space, rest = text.rpartition(" ") if len(text) > 11 else (text, "", "")
    middle = x + SIDE // 2
    if not space:
        return words(middle, y + 4, text, 12, "#222")
    return words(middle, y - 3, first, 11, "#222") + words(middle, y + 10, rest, 11, "#222")


def words(x: int, y: int, text: str, size: int, fill: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    style = f'font-family="sans-serif" font-size="{size}" text-anchor="middle" fill="{fill}"{weight}'
    return f'<text x="{x}" y="{y}" {style}>{escape(text)}</text>'


def sign(value: int) -> str:
    return "+" if value == PLUS else "−"


def letter(colour: int, lang: str) -> str:
    return TEXTS.say(f"colour-{colour}", lang)[0].upper()
