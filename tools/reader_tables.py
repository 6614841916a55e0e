"""Write the tables of the reader's page, ``web/src/games/alchemists/reader/generated.ts``, from the game's own.

The reader works on a phone without any server, so mixing and codes live there a second time. What is a table is
written here; what is code (``codes.ts``, ``reader.svelte.ts``) is tested against the Python in ``web/test``.

Run as ``python tools/reader_tables.py``; with ``--check`` it only says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from athanor.games.alchemists import alchemicals, codes, reader

TARGET = Path(__file__).resolve().parents[1] / "web/src/games/alchemists/reader/generated.ts"
HEAD = "/* Written by `python tools/reader_tables.py` from the rules of the game. Do not edit. */"


def tables() -> dict[str, Any]:
    qualities = [[alchemicals.quality(w, p) for p in range(alchemicals.POTIONS)] for w in alchemicals.COLOURED]
    return {
        "INGREDIENTS": alchemicals.INGREDIENT_NAMES,
        "ALCHEMICALS": alchemicals.ALCHEMICAL_NAMES,
        "POTIONS": alchemicals.POTION_NAMES,
        "COLOURS": alchemicals.COLOURS,
        "QUALITIES": alchemicals.QUALITY_NAMES,
        "FUNCTIONS": reader.FUNCTIONS,
        "MODES": reader.MODES,
        "NEUTRAL": alchemicals.NEUTRAL,
        "TIMES_SURE": reader.TIMES_SURE,
        "SIGNS": alchemicals.SIGNS,
        "LARGE": alchemicals.LARGE,
        "POTION_COLOUR": alchemicals.POTION_COLOUR,
        "POTION_SIGN": alchemicals.POTION_SIGN,
        "MIX": alchemicals.MIX,
        "QUALITY": qualities,
        "LETTERS": codes.LETTERS,
        "ASSIGNED": codes.ASSIGNED,
        "PICKED_FROM": codes.PICKED_FROM,
        "DEMO": codes.DEMO,
        "FIRST_SCHEME": codes.FIRST_SCHEME,
        "SHIFTS": codes.SHIFTS,
        "STEP": codes.STEP,
        "NUMBERS": codes.NUMBERS,
        "VARIANTS": codes.VARIANTS,
    }


def type_of(value: Any) -> str:
    if isinstance(value, tuple | list):
        return f"readonly {inner}[]" if " " not in (inner := type_of(value[0])) else f"readonly ({inner})[]"
    return {bool: "boolean", int: "number", str: "string"}[type(value)]


def source() -> str:
    lines = [f"export const {name}: {type_of(value)} = {json.dumps(value)};" for name, value in tables().items()]
    return "\n".join([HEAD, *lines, ""])


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        TARGET.write_text(source(), encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == source():
        return 0
    print("web/src/games/alchemists/reader/generated.ts is not up to date with the game: python tools/reader_tables.py")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
