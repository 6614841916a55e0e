"""Yellow spells (gold): Abundance, Knowledge, Communion."""

from __future__ import annotations

from typing import ClassVar

from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import RUNE_OF
from athanor.games.spellbook.frames import ANY, TO_FAMILIAR, Take
from athanor.games.spellbook.spells.spell import NO_LINES, VARIABLE, Spell
from athanor.games.spellbook.state import Spellbook


class Abundance(Spell):
    """Instant: draw 2 / 3 / 4."""

    name: ClassVar[str] = "abundance"
    points: ClassVar[tuple[int, int, int]] = (3, 5, 7)
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES

    def learnt(self, s: Spellbook, seat: int, level: int) -> None:
        verbs.draw(s, seat, level - 1)


class Knowledge(Spell):
    """At the end, for the other learnt spells: 3: 1 point each. 4: 1 each on level 3, 2 each on 4 or 5. 5: 2 each."""

    name: ClassVar[str] = "knowledge"
    points: ClassVar[tuple[int, int, int]] = (VARIABLE, VARIABLE, VARIABLE)
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        total = 0
        for colour, other in enumerate(s.sorcerers[seat].level):
            if other and colour != self.colour:
                total += 2 if level == 5 or (level == 4 and other > 3) else 1
        return total


class Communion(Spell):
    """3, instant: take 3 tokens from the altar straight onto the familiar. 4: at the end 1 point per token on the
    familiar with the marker's rune. 5, permanent: learning a spell (this one too) stores 2 of the spent tokens."""

    name: ClassVar[str] = "communion"
    points: ClassVar[tuple[int, int, int]] = (0, VARIABLE, 0)
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    arrow: ClassVar[tuple[int, ...]] = (4,)
    watches_learning: ClassVar[bool] = True

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
