"""What the tools that fit an outlook have in common: least squares by hand, and the file that the weights go to."""

from __future__ import annotations

from pathlib import Path

A_LINE = 8  # weights


def solved(table: list[list[float]]) -> list[float]:
    n = len(table)
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(table[r][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for r in range(n):
            if r != i and table[r][i]:
                factor = table[r][i] / table[i][i]
                for c in range(i, n + 1):
                    table[r][c] -= factor * table[i][c]
    return [table[i][n] / table[i][i] for i in range(n)]


def write_weights(target: Path, tool: str, origin: str, weights: list[list[float]], others: list[str]) -> None:
    """A module of constants; `origin` says what they were made from, `others` are further lines."""
    lines = [
        f'"""Weights of the outlook, by round: made by `tools/{tool}.py`, not by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from athanor.core.compiled import table",
        "",
        f"# {origin}",
        "# fmt: off",
        "WEIGHTS: Final[tuple[tuple[float, ...], ...]] = table(",
    ]
    for row in weights:
        lines.append("    table(")
        for at in range(0, len(row), A_LINE):
            lines.append("        " + " ".join(f"{w:.3f}," for w in row[at : at + A_LINE]))
        lines.append("    ),")
    target.write_text("\n".join([*lines, ")", *others, "# fmt: on", ""]), encoding="utf-8")
