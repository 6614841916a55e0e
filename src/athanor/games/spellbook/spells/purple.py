"""Purple spells (poison): Levitation, Sharing, Divination."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.core.frames import Frame
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import DAWN, RESERVE_LIMIT
from athanor.games.spellbook.frames import (
    ALIKE,
    ANY,
    TO_RESERVE,
    Discard,
    Draw,
    Take,
    on_altar,
)
from athanor.games.spellbook.spells.spell import OTHERS, Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.values import Values


class Levitation(Spell):
    """Take 2 tokens with the line's rune (3 round, 4 triangle, 5 square) from the altar, never mixed."""

    name: ClassVar[str] = "levitation"
    phase: ClassVar[int] = DAWN
    points: ClassVar[tuple[int, int, int]] = (3, 4, 5)
    signs: ClassVar[tuple[str, str, str]] = ("take 2 circle", "take 2 triangle", "take 2 square")
    per_day: ClassVar[tuple[float, float, float]] = (0.3, 0.4, 0.5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if s.sorcerers[seat].size >= RESERVE_LIMIT:
            return "why-reserve-full"
        return "" if on_altar(s, seat, line - 3) else "why-no-rune-on-altar"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Take(seat, 2, line - 3, TO_RESERVE))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.best_on_altar(2, line - 3)


class Sharing(Spell):
    """3: take 1, then draw 1. 4: take 2. 5: take 3. Every other player, clockwise, draws 1."""

    name: ClassVar[str] = "sharing"
    phase: ClassVar[int] = DAWN
    points: ClassVar[tuple[int, int, int]] = (4, 4, 4)
    signs: ClassVar[tuple[str, str, str]] = ("take 1 vortex 1 | others +1", "take 2 | others +1", "take 3 | others +1")
    of_others: ClassVar[bool] = True
    per_day: ClassVar[tuple[float, float, float]] = (0.1, 0.2, 0.7)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        drawable = s.bag_size or s.box_size
        if s.sorcerers[seat].size < RESERVE_LIMIT and (s.altar_size or (line == 3 and drawable)):
            return ""
        drawers = s.solo or any(other.size < RESERVE_LIMIT for i, other in enumerate(s.sorcerers) if i != seat)
        return "" if drawable and drawers else "why-no-effect-now"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(OthersDraw(seat))
        if line == 3:
            s.stack.append(Draw(seat, 1))
        s.stack.append(Take(seat, max(1, line - 2), ANY, TO_RESERVE))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.best_on_altar(max(1, line - 2)) + (v.draw if line == 3 else 0.0) - OTHERS


class OthersDraw(Frame):
    """Clockwise from the left, everybody else draws 1 token unless the reserve is full; solo, the dummy gets it."""

    __slots__ = ()
    kind: ClassVar[str] = "others-draw"

    def lapse(self, s: Spellbook) -> None:
        if s.solo:
            verbs.draw_for_dummy(s, 1)
        for step in range(1, s.players):
            verbs.draw(s, (self.seat + step) % s.players, 1)


class Divination(Spell):
    """Add 2 drawn tokens to the altar, then: 3 take 2 and discard 1; 4 take up to 2 of one colour; 5 take 2."""

    name: ClassVar[str] = "divination"
    phase: ClassVar[int] = DAWN
    points: ClassVar[tuple[int, int, int]] = (2, 3, 4)
    signs: ClassVar[tuple[str, str, str]] = (
        "vortex > altar 2 take 2",
        "vortex > altar 2 take 2",
        "vortex > altar 2 take 2",
    )
    per_day: ClassVar[tuple[float, float, float]] = (0.1, 0.4, 0.6)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        size = s.sorcerers[seat].size
        if s.bag_size or s.box_size or (s.altar_size and size < RESERVE_LIMIT):
            return ""
        if line == 3 and size:
            return ""  # nothing comes, but one token is discarded
        return "why-bag-empty"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        verbs.add_to_altar(s, 2)
        if line == 3:
            s.stack.append(Discard(seat, 1, ANY))
        s.stack.append(Take(seat, 2, ALIKE if line == 4 else ANY, TO_RESERVE))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        cost = v.cheapest(1) if line == 3 else 0.3 if line == 4 else 0.0
        return v.best_on_altar(2) + 0.3 * v.draw - cost
