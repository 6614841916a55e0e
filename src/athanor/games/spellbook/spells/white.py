"""White spells (steam): Time Travel, Storm. Clone has a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.core.actions import Row
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import ACTIONS, DUSK, KINDS, OF_RUNE, PASS, RAISE, REPLACE, SPELLS, WHITE
from athanor.games.spellbook.frames import ANY, TO_RESERVE, Discard, Lower, Take
from athanor.games.spellbook.kinds import Token
from athanor.games.spellbook.spells.spell import WASTED, Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.values import Values


class TimeTravel(Spell):
    """Discard 1 token with the line's rune (3 round, 4 triangle, 5 square), then raise another spell by one level."""

    name: ClassVar[str] = "time-travel"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (2, 4, 6)
    signs: ClassVar[tuple[str, str, str]] = (
        "discard circle > up 1",
        "discard triangle > up 1",
        "discard square > up 1",
    )
    per_day: ClassVar[tuple[float, float, float]] = (0.4, 0.4, 0.5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        reserve = s.sorcerers[seat].reserve
        if not any(reserve[kind] for kind in OF_RUNE[line - 3]):
            return "why-no-rune-in-reserve"
        return "" if raisable(s, seat) else "why-nothing-to-raise"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Raise(seat))
        s.stack.append(Discard(seat, 1, line - 3))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        rises = [v.raised(colour) for colour in raisable(v.s, v.seat)]
        return max(rises) - v.cheapest(1, line - 3) if rises else WASTED


def raisable(s: Spellbook, seat: int) -> list[int]:
    """Colours of the learnt spells below level 5, other than the white one."""
    level = s.sorcerers[seat].level
    return [colour for colour in range(7) if 3 <= level[colour] < 5 and colour != WHITE]


Row(ACTIONS, RAISE, "label-raise", "spell", sentence="explain-raise")


class Raise(Frame):
    """Which spell goes up one level. Instant effects do not happen: they are for learning alone."""

    __slots__ = ()
    kind: ClassVar[str] = "raise"

    def choices(self, s: Spellbook) -> list[int]:
        return [RAISE + s.lineup.numbers[colour] for colour in raisable(s, self.seat)]

    def resolve(self, s: Spellbook, action: int) -> None:
        verbs.move_marker(s, self.seat, (action - RAISE) // 3, 1)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if RAISE <= action < RAISE + SPELLS:
            return Message("why-cannot-raise", {"spell": action - RAISE})
        return Message("why-raise-first")


class Storm(Spell):
    """Discard any number of altar tokens and draw as many in their place, take 3, then the marker goes down one level.
    Level 3 has no action; 4 and 5 do the same."""

    name: ClassVar[str] = "storm"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (4, 6, 8)
    signs: ClassVar[tuple[str, str, str]] = ("none", "sweep altar take 3 | down", "sweep altar take 3 | down")
    lines: ClassVar[dict[int, tuple[int, ...]]] = {3: (), 4: (4,), 5: (5,)}
    per_day: ClassVar[tuple[float, float, float]] = (0.0, 0.3, 0.4)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        return "" if s.altar_size else "why-altar-empty"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Lower(seat, card))
        s.stack.append(Take(seat, 3, ANY, TO_RESERVE))
        s.stack.append(Sweep(seat, 0))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.best_on_altar(3) + 0.5 + fall


Token(ACTIONS, REPLACE, "replace")


class Sweep(Frame):
    """Storm: discard altar tokens one by one; when done, draw as many onto the altar."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "sweep"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def choices(self, s: Spellbook) -> list[int]:
        return [PASS, *(REPLACE + kind for kind in range(KINDS) if s.altar[kind])]

    def resolve(self, s: Spellbook, action: int) -> None:
        if action == PASS:
            verbs.add_to_altar(s, self.count)
        else:
            verbs.discard_from_altar(s, action - REPLACE)
            s.stack.append(Sweep(self.seat, self.count + 1))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if REPLACE <= action < REPLACE + KINDS:
            return Message("why-not-on-altar", {"token": action - REPLACE})
        return Message("why-sweep-first")

    def question(self, s: Spellbook) -> Message:
        return Message("ask-sweep", {"count": self.count})
