"""What the kinds of actions have in common, by the questions that ask for them."""

from __future__ import annotations

from athanor.core.actions import ActionKind
from athanor.core.message import Message
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.state import Trismegistus


class MainAction(ActionKind):
    """What a die does with its potency. `face` and `colour` are the die's own, or those that a chameleon declares."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        raise NotImplementedError

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        """Only asked for what is not offered."""
        raise NotImplementedError

    def potency(self, n: int) -> int:
        """The price, paid from the real die."""
        return 1

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        raise NotImplementedError


class FreeAction(ActionKind):
    """Before and after the main action, as often as one likes."""

    def offers(self, s: Trismegistus, seat: int, found: list[int]) -> None:
        raise NotImplementedError

    def why_not(self, s: Trismegistus, seat: int, n: int) -> Message:
        raise NotImplementedError

    def do(self, s: Trismegistus, seat: int, n: int) -> None:
        raise NotImplementedError


def asked_lab(s: Trismegistus) -> Laboratory:
    """Of the seat that is asked; labels are for its eyes."""
    return s.labs[s.asked if s.asked >= 0 else 0]
