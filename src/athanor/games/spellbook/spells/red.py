"""Red spells (magma): Sacrifice, Eruption, Blaze."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import DAWN, KINDS, OF_RUNE, RESERVE_LIMIT, TAKE
from athanor.games.spellbook.frames import Discard, Draw, DummyTakes
from athanor.games.spellbook.spells.spell import OTHERS, OWN_ONLY, Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.values import Values


class Sacrifice(Spell):
    """Discard 1 token with the line's rune (3 round, 4 triangle, 5 square), then draw 4."""

    name: ClassVar[str] = "sacrifice"
    phase: ClassVar[int] = DAWN
    points: ClassVar[tuple[int, int, int]] = (1, 2, 3)
    signs: ClassVar[tuple[str, str, str]] = (
        "discard circle > vortex 4",
        "discard triangle > vortex 4",
        "discard square > vortex 4",
    )
    per_day: ClassVar[tuple[float, float, float]] = (0.6, 1.1, 1.3)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        reserve = s.sorcerers[seat].reserve
        for kind in OF_RUNE[line - 3]:
            if reserve[kind]:
                return ""
        return "why-no-rune-in-reserve"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Draw(seat, 4))
        s.stack.append(Discard(seat, 1, line - 3))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.drawn(4) - v.cheapest(1, line - 3)


class Eruption(Spell):
    """Draw until the reserve has 4 / 5 / 6 tokens. No effect if it has as many already."""

    name: ClassVar[str] = "eruption"
    phase: ClassVar[int] = DAWN
    points: ClassVar[tuple[int, int, int]] = (2, 3, 4)
    signs: ClassVar[tuple[str, str, str]] = ("vortex > 4", "vortex > 5", "vortex > 6")
    per_day: ClassVar[tuple[float, float, float]] = (0.5, 1.0, 1.5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if s.sorcerers[seat].size > line:
            return "why-enough-tokens"
        return "" if s.bag_size or s.box_size else "why-bag-empty"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        verbs.draw(s, seat, line + 1 - s.sorcerers[seat].size)

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.drawn(line + 1 - v.size)


class Blaze(Spell):
    """Draw 4; every other player, clockwise, must take 1 token from the altar. The same at each level."""

    name: ClassVar[str] = "blaze"
    phase: ClassVar[int] = DAWN
    points: ClassVar[tuple[int, int, int]] = (0, 2, 5)
    signs: ClassVar[tuple[str, str, str]] = (
        "vortex 4 | others take 1",
        "vortex 4 | others take 1",
        "vortex 4 | others take 1",
    )
    lines: ClassVar[dict[int, tuple[int, ...]]] = OWN_ONLY
    of_others: ClassVar[bool] = True
    per_day: ClassVar[tuple[float, float, float]] = (0.3, 0.4, 0.4)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if s.sorcerers[seat].size < RESERVE_LIMIT and (s.bag_size or s.box_size):
            return ""
        takers = s.solo or any(other.size < RESERVE_LIMIT for i, other in enumerate(s.sorcerers) if i != seat)
        return "" if s.altar_size and takers else "why-no-effect-now"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        verbs.draw(s, seat, 4)
        if s.solo:
            s.stack.append(DummyTakes(seat, 1))
        for step in range(s.players - 1, 0, -1):
            s.stack.append(MustTake((seat + step) % s.players))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.drawn(4) - OTHERS


class MustTake(Frame):
    """Another player's Blaze: take 1 token from the altar, unless it is empty or the reserve is full."""

    __slots__ = ()
    kind: ClassVar[str] = "must-take"

    def choices(self, s: Spellbook) -> list[int]:
        if s.sorcerers[self.seat].size >= RESERVE_LIMIT:
            return []
        return [TAKE + kind for kind in range(KINDS) if s.altar[kind]]

    def resolve(self, s: Spellbook, action: int) -> None:
        verbs.take(s, self.seat, action - TAKE)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if TAKE <= action < TAKE + KINDS:
            return Message("why-not-on-altar", {"token": action - TAKE})
        return Message("why-must-take")
