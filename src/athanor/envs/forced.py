"""Choices that leave no choice: made without asking, and nobody is offered to take a choice back."""

from __future__ import annotations

from athanor.core.state import State


def go_on(s: State) -> list[int]:
    """On to the next real choice, or to the end; what may be chosen there."""
    while not s.over:
        now = s.without_back()
        if len(now) > 1:
            return now
        s.apply(now[0])
    return []
