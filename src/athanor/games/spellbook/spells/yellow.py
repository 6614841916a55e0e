"""Yellow spells (gold): Abundance, Knowledge, Communion."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import RUNE_OF
from athanor.games.spellbook.frames import ANY, TO_FAMILIAR, Take
from athanor.games.spellbook.spells.spell import NO_LINES, VARIABLE, Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.features_sides import Side


class Abundance(Spell):
    """Instant: draw 2 / 3 / 4."""

    name: ClassVar[str] = "abundance"
    points: ClassVar[tuple[int, int, int]] = (3, 5, 7)
    signs: ClassVar[tuple[str, str, str]] = ("bolt vortex 2", "bolt vortex 3", "bolt vortex 4")
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    once: ClassVar[tuple[float, float, float]] = (1.0, 1.5, 2.0)

    def learnt(self, s: Spellbook, seat: int, level: int) -> None:
        verbs.draw(s, seat, level - 1)


class Knowledge(Spell):
    """At the end, for the other learnt spells: 3: 1 point each. 4: 1 each on level 3, 2 each on 4 or 5. 5: 2 each."""

    name: ClassVar[str] = "knowledge"
    points: ClassVar[tuple[int, int, int]] = (VARIABLE, VARIABLE, VARIABLE)
    signs: ClassVar[tuple[str, str, str]] = ("star spells 1", "star spells 1–2", "star spells 2")
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    counts_others: ClassVar[bool] = True
    once: ClassVar[tuple[float, float, float]] = (3.0, 3.5, 6.0)

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        return self.total(s.sorcerers[seat].level, level)

    def score_of(self, side: Side, level: int) -> int:
        return self.total(side.level, level)

    def total(self, levels: list[int], level: int) -> int:
        return sum([self.adds_for(level, levels[colour]) for colour in range(7) if colour != self.colour])

    def adds_for(self, level: int, other: int) -> int:
        if not other:
            return 0
        return 2 if level == 5 or (level == 4 and other > 3) else 1


class Communion(Spell):
    """3, instant: take 3 tokens from the altar straight onto the familiar. 4: at the end 1 point per token on the
    familiar with the marker's rune. 5, permanent: learning a spell (this one too) stores 2 of the spent tokens."""

    name: ClassVar[str] = "communion"
    points: ClassVar[tuple[int, int, int]] = (0, VARIABLE, 0)
    signs: ClassVar[tuple[str, str, str]] = ("bolt altar > familiar 3", "star familiar mark", "loop learn > familiar 2")
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    arrow: ClassVar[tuple[int, ...]] = (4,)
    watches_learning: ClassVar[bool] = True
    per_day: ClassVar[tuple[float, float, float]] = (0.0, 0.0, 0.8)
    once: ClassVar[tuple[float, float, float]] = (1.0, 5.0, 0.0)

    def learnt(self, s: Spellbook, seat: int, level: int) -> None:
        if level == 3:
            s.stack.append(Take(seat, 3, ANY, TO_FAMILIAR))

    def keeps(self, level: int) -> int:
        return 2 if level == 5 else 0

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        if level != 4:
            return 0
        sorcerer = s.sorcerers[seat]
        rune = RUNE_OF[sorcerer.marker[self.colour]]
        return sum(RUNE_OF[kind] == rune for kind in sorcerer.familiar)

    def score_of(self, side: Side, level: int) -> int:
        if level != 4:
            return 0
        marker = side.marker[self.colour]
        return side.stored_runes[RUNE_OF[marker]] if marker >= 0 else max(side.stored_runes)
