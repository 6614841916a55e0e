"""What the kinds of actions have in common, by the questions that ask for them."""

from __future__ import annotations

from athanor.core.actions import ActionKind, ActionSpace
from athanor.core.message import Message
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.words import explain_card


class DieAction(ActionKind):
    """What a die allows. `face` and `colour` are the die's own, or those that a chameleon declares."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        raise NotImplementedError

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        """Only asked for what is not offered."""
        raise NotImplementedError

    def react(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        """Once, for a reaction token, with the die of the active player."""
        raise NotImplementedError


class MainAction(DieAction):
    """What the own die does with its potency."""

    def potency(self, n: int) -> int:
        """The price, paid from the real die."""
        return 1

    def cost(self, n: int) -> int | None:
        return self.potency(n)

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


class CardChoice(ActionKind):
    """A card that the action itself names; `first_card` is that of the first action of the range."""

    def __init__(self, space: ActionSpace, first: int, text: str, kind: str, first_card: int = 0) -> None:
        super().__init__(space, first)
        self.text = text
        self.kind = kind
        self.first_card = first_card

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message(self.text, {self.kind: s.cards.called(self.kind, self.first_card + n)})

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_card(s.cards, self.kind, self.label(s, n), self.first_card + n)


class Answer(ActionKind):
    """Yes, no or enough: some questions have words of their own for it."""

    def __init__(self, space: ActionSpace, first: int, text: str, questions: tuple[str, ...]) -> None:
        super().__init__(space, first)
        self.text = text
        self.questions = questions

    def label(self, s: Trismegistus, n: int) -> Message:
        asked = s.stack[-1].kind if s.stack else ""
        return Message(f"{self.text}-{asked}" if asked in self.questions else self.text)


def asked_lab(s: Trismegistus) -> Laboratory:
    """Of the seat that is asked; labels are for its eyes."""
    return s.labs[s.asked if s.asked >= 0 else 0]
