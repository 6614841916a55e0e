"""Blue spells (mercury): Transmutation, Swiftness, Mirage."""

from __future__ import annotations

from typing import ClassVar

from athanor.games.spellbook.components import DAWN, DUSK, RUNE_OF
from athanor.games.spellbook.learning import Learn, learnable
from athanor.games.spellbook.phases import Phase
from athanor.games.spellbook.spells.spell import NO_LINES, Spell
from athanor.games.spellbook.state import Spellbook


class Transmutation(Spell):
    """Learn 1 spell; instead of sets of three equal runes, 1 / 2 tokens with the marker's rune are a wild each.
    Level 3 has no action."""

    name: ClassVar[str] = "transmutation"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (4, 4, 4)
    lines: ClassVar[dict[int, tuple[int, ...]]] = {3: (), 4: (4,), 5: (4, 5)}
    arrow: ClassVar[tuple[int, ...]] = (4, 5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        return "" if learnable(s, seat, rune, line - 3) else "why-cannot-learn"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Learn(seat, rune, line - 3))


class Swiftness(Spell):
    """3 and 4, instant: 1 dawn action at once. 5, permanent: 2 dawn actions a day."""

    name: ClassVar[str] = "swiftness"
    points: ClassVar[tuple[int, int, int]] = (3, 6, 0)
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    gives_dawns: ClassVar[bool] = True

    def learnt(self, s: Spellbook, seat: int, level: int) -> None:
        if level < 5:
            s.stack.append(Phase(seat, DAWN, 1))

    def dawns(self, level: int) -> int:
        return 2 if level == 5 else 1


class Mirage(Spell):
    """Permanent: each time one takes a token with the marker's rune from the altar in one's own day, one may draw
    1 / 2 / 2, before the next token is taken."""

    name: ClassVar[str] = "mirage"
    points: ClassVar[tuple[int, int, int]] = (2, 3, 6)
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    arrow: ClassVar[tuple[int, ...]] = (3, 4, 5)
    watches_takes: ClassVar[bool] = True

    def bonus(self, s: Spellbook, seat: int, level: int, kind: int) -> int:
        if RUNE_OF[kind] != RUNE_OF[s.sorcerers[seat].marker[self.colour]]:
            return 0
        return 1 if level == 3 else 2
