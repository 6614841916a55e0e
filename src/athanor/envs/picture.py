"""The table as text and as an SVG picture, as one seat or a spectator may see it."""

# Not compiled: it makes pictures for people.

from __future__ import annotations

import io
from typing import Final

from rich.console import Console
from rich.text import Text

from athanor.core.state import State

WIDTH: Final = 100
# Rich's own frame names a font of the network; this one takes what the reader has.
SVG: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font: {char_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#16161d"/>
<g transform="translate(9, 24)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>"""


def text_of(s: State, seat: int | None = None, lang: str = "en", width: int = WIDTH) -> str:
    """Without colours. `seat`: who looks; None: a spectator, who sees what everybody sees."""
    return marked_up(s, seat, lang, width).plain


def svg_of(s: State, seat: int | None = None, lang: str = "en", width: int = WIDTH) -> str:
    """The same in colour, as the text of an SVG file."""
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(marked_up(s, seat, lang, width), soft_wrap=True)
    return console.export_svg(code_format=SVG, unique_id="table")


def marked_up(s: State, seat: int | None, lang: str, width: int) -> Text:
    names = [f"player_{each}" for each in range(s.players)]
    return Text.from_markup(s.game.draw(s.view(seat), lang, names, width))
