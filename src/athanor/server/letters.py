"""Words as outlines, so that a picture looks the same wherever it is drawn and needs no fonts (`tools/outlines.py`)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

UNKNOWN: Final = "□"  # a letter that we cannot draw
BOX: Final = (600, "M80 0V700H520V0ZM140 60H460V640H140Z")


@cache
def faces() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("athanor.server").joinpath("outlines.json").read_text(encoding="utf-8"))
    return found


def width(text: str, size: float, face: str = "text") -> float:
    known = faces()[face]
    return float(sum(known["glyphs"].get(letter, BOX)[0] for letter in text) * size / known["size"])


def fitted(text: str, most: float, size: float, face: str = "text") -> str:
    """As much of it as has room."""
    if width(text, size, face) <= most:
        return text
    while text and width(text + "…", size, face) > most:
        text = text[:-1]
    return text.rstrip() + "…"


def words(x: float, y: float, text: str, size: float, fill: str, face: str = "text", end: bool = False) -> str:
    """A group of outlines; `end`: the text ends at x."""
    known = faces()[face]
    scale = size / known["size"]
    at, drawn = 0, []
    for letter in text:
        advance, path = known["glyphs"].get(letter, BOX)
        if path:
            drawn.append(f'<path transform="translate({at})" d="{path}"/>')
        at += advance
    left = x - at * scale if end else x
    placed = f"translate({left:.1f} {y:.1f}) scale({scale:.5f} {-scale:.5f})"
    return f'<g fill="{fill}" transform="{placed}">{"".join(drawn)}</g>'
