"""The shapes of what is said about companions, as `models.py` has those of everything else."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from athanor.server.models import Model, Whole


class NewCompanion(Model):
    game: str = Field(max_length=50)
    choices: dict[str, Any] = {}


class CompanionAnswer(Model):
    number: Whole
    answer: dict[str, Any]


class CompanionUndo(Model):
    number: Whole


class CompanionInfo(Model):
    id: str
    game: str
    number: int
    created: float
    updated: float
    over: bool


class Companion(CompanionInfo):
    view: dict[str, Any]
