"""The shapes of who somebody is, of their wishes, devices and personal links."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from athanor.server.models_base import Model


class Guest(Model):
    id: str
    name: str


class Wishes(Model):
    """How somebody would like it on every device: the coach in one line only, and how fast others' turns are told."""

    brief: bool
    pace: Literal["step", "slow", "normal", "instant"]


class Me(Model):
    guest: Guest | None


class Known(Me):
    """Without `wishes` as long as they have never said."""

    wishes: Wishes | None = None


class Device(Model):
    """Where somebody is signed in."""

    id: str
    label: str = Field(description="Browser and system, as far as they are known")
    created: float
    seen: float = Field(description="When it was last used, to the hour")
    this: bool = Field(description="The device that asks")


class LinkOwner(Model):
    """Whom a personal link stands for."""

    name: str
    mine: bool = Field(description="Whoever asks is signed in as that person already")
    instead_of: str | None = Field(description="Whom this device would be no longer")
