"""Green spells (plants): Purification, Cure, Growth."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import DUSK, FAMILIAR_SPACES, MIDDAY, RESERVE_LIMIT
from athanor.games.spellbook.frames import ANY, TO_FAMILIAR, Discard, Lower, Swap, Take
from athanor.games.spellbook.spells.spell import Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.values import Values


class Purification(Spell):
    """Swap 1 / 2 / 3 tokens of the reserve for as many of the altar."""

    name: ClassVar[str] = "purification"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (1, 2, 3)
    signs: ClassVar[tuple[str, str, str]] = ("swap 1 altar", "swap 2 altar", "swap 3 altar")
    per_day: ClassVar[tuple[float, float, float]] = (0.2, 0.3, 0.5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if self.alone(s, seat):
            if not s.sorcerers[seat].size:
                return "why-reserve-empty"
            return "" if s.altar_size else "why-altar-empty"
        if s.sorcerers[seat].size < line - 2:
            return "why-too-few-in-reserve"
        return "" if s.altar_size >= line - 2 else "why-too-few-on-altar"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        count = line - 2
        if self.alone(s, seat):
            count = min(count, s.sorcerers[seat].size, s.altar_size)
        s.stack.append(Swap(seat, count, count, Swap.ALTAR))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.best_on_altar(line - 2) - v.cheapest(line - 2)


class Cure(Spell):
    """Draw 1 / 2 / 3, then discard as many; the full number even if the limit cut the draw."""

    name: ClassVar[str] = "cure"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (3, 4, 5)
    signs: ClassVar[tuple[str, str, str]] = ("vortex 1 > discard 1", "vortex 2 > discard 2", "vortex 3 > discard 3")
    per_day: ClassVar[tuple[float, float, float]] = (0.2, 0.3, 0.4)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        size = s.sorcerers[seat].size
        return "" if size or ((s.bag_size or s.box_size) and size < RESERVE_LIMIT) else "why-no-effect-now"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        verbs.draw(s, seat, line - 2)
        s.stack.append(Discard(seat, line - 2, ANY))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return 0.45 * (line - 2) * v.draw


class Growth(Spell):
    """3: swap 1 token of the reserve for 1 on the own familiar. 4 and 5: take 2 / 3 from the altar straight onto the
    familiar, then the marker goes down one level."""

    name: ClassVar[str] = "growth"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (3, 4, 6)
    signs: ClassVar[tuple[str, str, str]] = (
        "swap 1 familiar",
        "altar > familiar 2 | down",
        "altar > familiar 3 | down",
    )
    per_day: ClassVar[tuple[float, float, float]] = (0.1, 0.4, 0.5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        sorcerer = s.sorcerers[seat]
        if line == 3:
            if not sorcerer.size:
                return "why-reserve-empty"
            return "" if sorcerer.familiar else "why-familiar-empty"
        if len(sorcerer.familiar) >= FAMILIAR_SPACES:
            return "why-familiar-full"
        return "" if s.altar_size else "why-altar-empty"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        if line == 3:
            s.stack.append(Swap(seat, 1, 1, Swap.FAMILIAR))
        else:
            s.stack.append(Lower(seat, card))
            s.stack.append(Take(seat, line - 2, ANY, TO_FAMILIAR))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return 0.2 if line == 3 else v.stored(line - 2) + fall
