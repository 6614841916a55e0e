"""What a game says about somebody's first game of it: how the table is laid."""

# Not compiled: it is read once.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The introductory set-up of the rulebook. Whoever opens the table adds the gentlest bots and the coach."""

    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
