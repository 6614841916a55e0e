"""What every spell card has: a name, a set, a colour, a phase or none, three lines, points, and perhaps a hook."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from athanor.games.spellbook.components import NO_PHASE, SPELL_NAMES

if TYPE_CHECKING:
    from athanor.games.spellbook.state import Spellbook

# By level of the marker: the lines that may be used. A phase symbol opens the own line and every lower one.
OWN_AND_LOWER: Final[dict[int, tuple[int, ...]]] = {3: (3,), 4: (3, 4), 5: (3, 4, 5)}
OWN_ONLY: Final[dict[int, tuple[int, ...]]] = {3: (3,), 4: (4,), 5: (5,)}
NO_LINES: Final[dict[int, tuple[int, ...]]] = {3: (), 4: (), 5: ()}

VARIABLE: Final = -1


class Spell:
    """One card. The subclass says what its lines do; `line` is the level of the line that is used, `rune` the rune that
    the arrow symbol means, `card` the colour of the card whose marker pays for the effect (another one if copied)."""

    name: ClassVar[str]
    phase: ClassVar[int] = NO_PHASE
    points: ClassVar[tuple[int, int, int]]
    lines: ClassVar[dict[int, tuple[int, ...]]] = OWN_AND_LOWER
    arrow: ClassVar[tuple[int, ...]] = ()  # the lines with the arrow symbol
    copyable: ClassVar[bool] = True
    watches_takes: ClassVar[bool] = False
    watches_learning: ClassVar[bool] = False
    gives_dawns: ClassVar[bool] = False
    of_others: ClassVar[bool] = False  # its lines speak of other players

    def __init__(self) -> None:
        self.number: int = SPELL_NAMES.index(self.name)
        self.colour: int = self.number // 3
        self.set: int = self.number % 3

    def line_text(self, level: int, solo: bool) -> str:
        """The text of a line. Alone there are no other players for it to speak of."""
        return f"line-{self.number}-{level}-solo" if solo and self.of_others else f"line-{self.number}-{level}"

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        """Why this line could change nothing now (the id of a reason), or nothing if it can be used."""
        return ""

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        """The action of a line."""
        raise NotImplementedError(self.name)

    def learnt(self, s: Spellbook, seat: int, level: int) -> None:
        """The instant effect, if there is one."""

    def alone(self, s: Spellbook, seat: int) -> bool:
        """Solo, and the spell is not learnt: then only Clone can be using it, which copies line 4 only. No lower line
        stands in for it, so it does what it can where otherwise a lower line would have to be used."""
        return s.solo and not s.sorcerers[seat].level[self.colour]

    def bonus(self, s: Spellbook, seat: int, level: int, kind: int) -> int:
        """Permanent: how many tokens its owner may draw for taking a token of this kind in their own day."""
        return 0

    def keeps(self, level: int) -> int:
        """Permanent: how many spent tokens a learning stores on the familiar."""
        return 0

    def dawns(self, level: int) -> int:
        """Permanent: dawn actions a day."""
        return 1

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        return self.points[level - 3]
