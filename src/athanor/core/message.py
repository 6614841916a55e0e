"""A thing to say, not yet in any language: the id of a text and its arguments.

Labels, reasons, log lines and errors are messages until the moment somebody reads them, so the same log can be
shown in another language a second later, and nothing is ever rendered while a game is being computed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union

Arg = Union[int, str, "Message", list[int], list["Message"]]
# A message as `Message.plain` gives it.
MessageData = dict[str, object]


class Message:
    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None) -> None:
        self.id = id
        self.args: Mapping[str, Arg] = {} if args is None else args

    def plain(self) -> MessageData:
        """As data for storing and sending; `message_from_plain` reads it back."""
        return {"id": self.id, "args": {key: plain_arg(value) for key, value in self.args.items()}}

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Arg]]]:
        """For sending it to another process; a compiled class does not know how by itself."""
        return Message, (self.id, dict(self.args))

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


def plain_arg(value: Arg) -> object:
    if isinstance(value, Message):
        return value.plain()
    return [plain_arg(part) for part in value] if isinstance(value, list) else value


def arg_from_plain(data: Any) -> Any:
    if isinstance(data, dict):
        return message_from_plain(data)
    return [arg_from_plain(part) for part in data] if isinstance(data, list) else data


def message_from_plain(data: dict[str, Any]) -> Message:
    return Message(data["id"], {key: arg_from_plain(value) for key, value in data["args"].items()})
