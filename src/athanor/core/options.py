"""What can be chosen when a game is set up, and how a choice is checked."""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from athanor.core.errors import OptionError
from athanor.core.message import Arg, Message

SOLO: Final = range(1, 2)


class Option:
    """One option: a choice among words, a whole number in a range, or a word that the game checks itself.

    Its texts are `option-<name>` (what it is), `option-<name>.help` (what it does) and, per choice,
    `option-<name>-<choice>`. With `per_seat` the value is a list, one entry a seat; a single value stands for all.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        choices: tuple[str, ...] = (),
        numbers: range | None = None,
        free: Callable[[str], str | None] | None = None,
        per_seat: bool = False,
        players: range | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.numbers = numbers
        self.free = free  # makes a value outside `choices` proper, or None if it cannot be
        self.per_seat = per_seat
        self.players = players  # offered to these numbers of players only; None: to all

    def is_for(self, players: int) -> bool:
        return self.players is None or players in self.players

    @property
    def kind(self) -> str:
        return "number" if self.numbers is not None else "choice"

    def check(self, value: Any, players: int) -> Any:
        if not self.per_seat:
            return self._one(value)
        if not isinstance(value, list):
            return [self._one(value)] * players
        if len(value) != players:
            raise OptionError("option-per-seat", {"option": self.name, "players": players})
        return [self._one(part) for part in value]

    def _one(self, value: Any) -> Any:
        if self.numbers is not None:
            if isinstance(value, str) and len(value) < 10 and value.removeprefix("-").isdecimal():
                value = int(value)
            if isinstance(value, bool) or not isinstance(value, int) or value not in self.numbers:
                low, high = self.numbers[0], self.numbers[-1]
                args: dict[str, Arg] = {"option": self.name, "value": str(value), "low": low, "high": high}
                raise OptionError(Message("option-bad-number", args))
            return value
        if value in self.choices:
            return value
        proper = self.free(value) if self.free is not None and isinstance(value, str) else None
        if proper is None:
            said = {"option": self.name, "value": str(value), "choices": ", ".join(self.choices)}
            raise OptionError(Message("option-bad-choice", said))
        return proper


def settle_options(options: tuple[Option, ...], given: dict[str, Any], players: int) -> dict[str, Any]:
    """All options with their values: those given, checked, and the defaults of the others."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            args = {"option": name, "known": ", ".join(sorted(known))}
            raise OptionError("option-unknown" if known else "option-none", args)
    return {option.name: option.check(given.get(option.name, option.default), players) for option in options}
