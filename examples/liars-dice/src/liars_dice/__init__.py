"""Liar's dice, as a package of its own: `GAME` is what the entry point in `pyproject.toml` names."""

from __future__ import annotations

from typing import Final

from liars_dice.game import LiarsDice

GAME: Final = LiarsDice()
