"""What happened, told as messages, and how each seat may hear it.

A verb tells one event when it changes something. An event that carries a secret names the arguments that are secret and
the seats that know them (a bit per seat); everybody else hears the text `<name>-hidden` without those arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from athanor.core.message import Arg, Message, arg_from_plain, plain_arg

EVERYBODY: Final = -1  # as a bit mask: every seat, and spectators too


class Event:
    __slots__ = ("args", "known_to", "name", "secret")

    def __init__(
        self, name: str, args: Mapping[str, Arg], secret: tuple[str, ...] = (), known_to: int = EVERYBODY
    ) -> None:
        self.name = name
        self.args = args
        self.secret = secret
        self.known_to = known_to

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args!r}, secret={self.secret!r}, known_to={self.known_to})"

    def is_known_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) hears all of it."""
        return self.known_to == EVERYBODY or (seat is not None and bool(self.known_to >> seat & 1))

    def heard_by(self, seat: int | None) -> Message:
        if self.is_known_to(seat):
            return Message(self.name, self.args)
        return Message(f"{self.name}-hidden", {k: v for k, v in self.args.items() if k not in self.secret})

    def plain(self) -> list[object]:
        """As data for storing; `from_plain` reads it back."""
        args = {key: plain_arg(value) for key, value in self.args.items()}
        return [self.name, args, list(self.secret), self.known_to]


def from_plain(data: list[object]) -> Event:
    name, args, secret, known_to = data
    assert isinstance(name, str)
    assert isinstance(args, dict)
    assert isinstance(secret, list)
    assert isinstance(known_to, int)
    return Event(name, {key: arg_from_plain(value) for key, value in args.items()}, tuple(secret), known_to)


def redact(events: Iterable[Event], seat: int | None) -> list[Message]:
    """The events as that seat (None: a spectator) may hear them.

    Examples:
        >>> state = game.new(players=2, seed=7)
        >>> len(redact(state.apply(state.legal()[0]), seat=1))
        1
    """
    return [event.heard_by(seat) for event in events]
