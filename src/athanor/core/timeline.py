"""A game being played by people: its state, and the way back.

Undo reaches back to the last reveal of hidden information or another seat's decision. Nobody keeps a list of which
actions may be undone: the state counts what became known (`reveals`), and that decides.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from athanor.core.errors import AthanorError
from athanor.core.events import Event
from athanor.core.state import State


class Timeline:
    def __init__(self, state: State) -> None:
        self.state = state
        self._before: list[tuple[int, State]] = []

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        before = self.state.clone()
        by = self.state.asked if seat is None else seat
        events = self.state.apply(action, seat)
        self._before.append((by, before))
        return events

    @property
    def before(self) -> State:
        """The state before the last move; as it is now, if there was none."""
        return self._before[-1][1] if self._before else self.state

    def can_undo(self, seat: int) -> bool:
        return not self.why_no_undo(seat)

    def why_no_undo(self, seat: int) -> str:
        """The id of the text that says why not, or nothing."""
        if not self._before:
            return "undo-nothing"
        by, before = self._before[-1]
        if by != seat:
            return "undo-others"
        return "undo-revealed" if self.state.reveals != before.reveals else ""

    def undo(self, seat: int) -> None:
        refused = self.why_no_undo(seat)
        if refused:
            raise AthanorError(refused)
        self.state = self._before.pop()[1]
