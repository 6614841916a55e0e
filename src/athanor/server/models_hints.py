"""The shapes of hints on the wire."""

from __future__ import annotations

from typing import Literal

from athanor.server.models_base import Message, Model


class HintChoice(Model):
    """One of the best choices: a whole decision, what share of the victory it promises, and why."""

    actions: list[str]
    labels: list[Message]
    share: float
    doubt: float
    close: bool
    why: list[Message]


class SaysHint(Model):
    """`left`: how many more this seat may ask for; null: as many as it likes."""

    type: Literal["hint"]
    ref: int | str | None
    seat: int
    decision: int
    choices: list[HintChoice]
    left: int | None
