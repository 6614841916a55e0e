"""A player's notes, from a view alone: the results triangle, and the deduction grid with what it rules out."""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from athanor.core.drawing import NO, YES, beside
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.components import HELP
from athanor.games.alchemists.deduction import EVERYBODY, Knowledge
from athanor.games.alchemists.evidence import POTIONS_IN, of_fact
from athanor.games.alchemists.signs import OPEN, Pen, alchemical_chip, one_of_chip
from athanor.games.alchemists.state import MIXED
from athanor.games.alchemists.worlds import with_potions

ANYTHING: Final = (1 << POTIONS) - 1
COLUMN: Final = 4  # three letters and a space
TRIANGLE_WIDTH: Final = INGREDIENTS * COLUMN + 1
GRID_WIDTH: Final = 7 + INGREDIENTS * COLUMN


def knowledge(view: Mapping[str, Any]) -> Knowledge:
    """All that follows from the demonstrations and from the mixes whose ingredients this seat knows."""
    found = Knowledge()
    for kind, one, two, three in view["facts"]:
        found.learn(of_fact((kind, one, two, three)))
    for _, one, other, potions, _ in view["triangle"]:
        if other >= 0:
            found.learn(with_potions(one, other, POTIONS_IN[potions]))
        elif one >= 0:
            found.learn_glimpse(one, POTIONS_IN[potions], EVERYBODY)
    return found


def results(view: Mapping[str, Any]) -> dict[tuple[int, int], int]:
    """The potions that each pair can make, by what was seen of just this pair; pairs never seen are left out."""
    found: dict[tuple[int, int], int] = {}
    for _, one, other, potions, _ in view["triangle"]:
        if other >= 0:
            pair = (min(one, other), max(one, other))
            found[pair] = found.get(pair, ANYTHING) & potions
    for kind, one, two, three in view["facts"]:
        if kind == MIXED:
            seen = 1 << two if three else ANYTHING ^ (1 << two)
            found[PAIRS[one]] = found.get(PAIRS[one], ANYTHING) & seen
    return found


def triangle(view: dict[str, Any], pen: Pen) -> list[str]:
    """Each ingredient heads its column and ends its row; where two meet stands what they made."""
    seen = results(view)
    lines = [pen.bold("draw-results")]
    for row in range(INGREDIENTS):
        cells = []
        for column in range(row):
            chip = one_of_chip(seen.get((column, row), ANYTHING))
            cells.append(f"{chip}  " if chip else f" [dim]{OPEN}[/]  ")
        lines.append("".join([*cells, pen.ingredient(row)]))
    return lines


def grid(view: dict[str, Any], pen: Pen, room: int) -> list[str]:
    """Columns are ingredients, rows alchemicals: crossed where it is impossible, ticked where nothing else is left."""
    known = knowledge(view)
    longest = max(len(pen.word(f"alchemical-{alchemical}")) for alchemical in range(ALCHEMICALS))
    heads = " ".join(pen.ingredient(each) for each in range(INGREDIENTS))
    lines = [pen.bold("draw-grid"), f"{' ' * 7}{heads}"]
    for alchemical in range(ALCHEMICALS):
        cells = []
        for ingredient in range(INGREDIENTS):
            if alchemical not in known.possible(ingredient):
                cells.append(f" [dim]{NO}[/] ")
            elif known.known(ingredient) == alchemical:
                cells.append(f"[bold reverse] {YES} [/]")
            else:
                cells.append(f" {OPEN} ")
        lines.append(f"{alchemical_chip(alchemical)} {' '.join(cells)}")
        if room >= GRID_WIDTH + longest:
            lines[-1] += pen.word(f"alchemical-{alchemical}")
    return lines


def notes(view: dict[str, Any], pen: Pen) -> list[str]:
    """Both, side by side where there is room, until the truth is shown; a spectator has no results of their own.

    Only as far as the table's maker allows: results, then what they rule out.
    """
    level = HELP.index(view["help"])
    grid_too = level >= HELP.index("impossible")
    if view["truth"] or level == 0:
        return []
    if view["seat"] is None:
        return grid(view, pen, pen.width) if view["facts"] and grid_too else []
    if not grid_too:
        return triangle(view, pen)
    if pen.width < TRIANGLE_WIDTH + GRID_WIDTH:
        return [*triangle(view, pen), *grid(view, pen, pen.width)]
    return beside(triangle(view, pen), grid(view, pen, pen.width - TRIANGLE_WIDTH), TRIANGLE_WIDTH)
