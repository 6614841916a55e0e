"""The shapes of devices and of personal links."""

from __future__ import annotations

from pydantic import Field

from athanor.server.models_base import Model


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
