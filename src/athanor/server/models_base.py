"""What the shapes of all messages have in common."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

# Beyond this a browser's own numbers are not exact either.
Whole = Annotated[int, Field(ge=-(2**53), le=2**53)]


class Model(BaseModel):
    # What we do not know we do not guess: a typing error in a field's name is an error.
    model_config = ConfigDict(extra="forbid")


class Message(Model):
    """A text not yet in any language: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, Any]
