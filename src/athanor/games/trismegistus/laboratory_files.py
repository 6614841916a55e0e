"""Reads `alchemists.toml` and `formulas.toml`: the vaults and what is put in them."""

# Not compiled: files are read once.

from __future__ import annotations

from typing import Any

from athanor.games.trismegistus import cards as c
from athanor.games.trismegistus.entries import distinct_names, effect_of, one_of, read_effect, read_name
from athanor.games.trismegistus.sheets import Row, Sheet


def read_alchemists(sheet: Sheet) -> list[c.Alchemist]:
    found: list[c.Alchemist] = []
    rows = sheet.rows("alchemist", c.ALCHEMIST_COUNT)
    for row in rows:
        name, grid = read_name(row), row.words("vault")
        cells = tuple((r, at) for r, line in enumerate(grid) for at, sign in enumerate(line) if sign == "#")
        if not is_a_vault(grid) or len(cells) != c.VAULT_CELLS:
            row.fault("vault", "cards-vault", cells=str(c.VAULT_CELLS))
            cells, grid = (), []
        lines = read_lines(row, "rows", ("left", "right"), len(grid), cells, True)
        lines += read_lines(row, "columns", ("top", "bottom"), len(grid[0]) if grid else 0, cells, False)
        found.append(c.Alchemist(len(found), name, cells, tuple(lines)))
        row.closed()
    distinct_names(rows, [card.name for card in found])
    return found


def is_a_vault(grid: list[str]) -> bool:
    """A picture of `#` for cells and `.` for none, without an empty row or column."""
    return (
        bool(grid)
        and len({len(line) for line in grid}) == 1
        and all(set(line) <= {"#", "."} and "#" in line for line in grid)
        and all(any(line[at] == "#" for line in grid) for at in range(len(grid[0])))
    )


def read_lines(
    row: Row, key: str, ends: tuple[str, str], count: int, cells: tuple[tuple[int, int], ...], is_row: bool
) -> list[c.VaultLine]:
    said = row.take(key, list, [])
    if count and len(said) != count:
        row.fault(key, "cards-vault-lines", key=key, here=str(len(said)), wanted=str(count))
        return []
    found: list[c.VaultLine] = []
    for at, line in enumerate(said):
        if not isinstance(line, dict) or not set(line) <= set(ends) or not all(map(is_words, line.values())):
            row.fault(key, "cards-vault-ends", key=key, ends=", ".join(ends))
            continue
        bonuses = [effect_of(row, key, list(line.get(end, []))) for end in ends]
        here = tuple(i for i, (r, col) in enumerate(cells) if (r if is_row else col) == at)
        found.append(c.VaultLine(is_row, here, (bonuses[0], bonuses[1])))
    return found


def is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def read_formulas(sheet: Sheet, alchemists: list[c.Alchemist]) -> list[c.Formula]:
    """In the order of the alchemists, whatever the order in the file."""
    by_alchemist: list[list[c.Formula]] = [[] for _ in alchemists]
    keys = tuple(alchemist.name.key for alchemist in alchemists)
    rows = sheet.rows("formula", c.FORMULA_COUNT)
    names = [read_name(row) for row in rows]
    for row, name in zip(rows, names, strict=True):
        owner = one_of(row, "alchemist", row.word("alchemist"), keys)
        effect = read_effect(row, "effect")
        row.closed()
        if owner < len(by_alchemist):
            by_alchemist[owner].append(c.Formula(0, owner, name, effect))
            if len(by_alchemist[owner]) > c.FORMULAS_EACH:
                row.fault("alchemist", "cards-formulas", alchemist=keys[owner], wanted=str(c.FORMULAS_EACH))
    found = [formula for own in by_alchemist for formula in own]
    for id, formula in enumerate(found):
        formula.id = id
    distinct_names(rows, names)
    return found
