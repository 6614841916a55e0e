"""Writes the outlines of letters that the server draws its pictures with (`server/outlines.json`).

The letters come from the page's own fonts, as SVG paths: whoever rasterises a picture needs no fonts, and it looks the
same everywhere. Run once, by hand, with fonttools at hand and `web/node_modules` in place:

    python tools/outlines.py
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parents[1]
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
TARGET = ROOT / "src" / "athanor" / "server" / "outlines.json"
FACES = {"text": ("noto-sans", 400), "bold": ("noto-sans", 700), "title": ("noto-serif", 700)}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "‑–—‘’“”…−€ȘșȚț")]


def outlines(family: str, weight: int) -> dict[str, object]:
    glyphs: dict[str, list[object]] = {}
    size = 1000
    for part in ("latin", "latin-ext"):
        font = TTFont(FONTS / family / "files" / f"{family}-{part}-{weight}-normal.woff")
        shapes, names, size = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
        for code in LETTERS:
            if code in names and chr(code) not in glyphs:
                pen = SVGPathPen(shapes, ntos=lambda number: str(round(number)))
                shapes[names[code]].draw(pen)
                glyphs[chr(code)] = [round(shapes[names[code]].width), pen.getCommands()]
    return {"size": size, "glyphs": glyphs}


def main() -> None:
    licence = "Noto Sans and Noto Serif, SIL Open Font License 1.1"
    found = {"licence": licence, **{face: outlines(*font) for face, font in FACES.items()}}
    TARGET.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
