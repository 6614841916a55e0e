"""The shapes of what the coach says on the wire."""

from __future__ import annotations

from typing import Literal

from athanor.server.models_base import Message, Model


class CoachPick(Model):
    action: str
    why: Message


class CoachRival(Model):
    seat: int
    events: list[Message]


class CoachRemark(Model):
    """What was overlooked in the decision that ended with the entry `number`: `loss` is a share of a victory."""

    number: int
    loss: float
    interval: tuple[float, float]
    played: list[Message]
    better: list[Message]


class SaysCoach(Model):
    """What the coach says beside the state that follows. `may`: it may be switched on at this table."""

    type: Literal["coach"]
    may: bool
    on: bool
    seat: int | None
    decision: int | None
    kind: str | None
    goal: Message | None
    purpose: Message | None
    picks: list[CoachPick]
    rivals: list[CoachRival]
    remark: CoachRemark | None
