"""What every spell card has: a name, a set, a colour, a phase or none, three lines, points, and perhaps a hook."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from athanor.games.spellbook.components import NO_PHASE, SPELL_NAMES

if TYPE_CHECKING:
    from athanor.core.options import Option
    from athanor.games.spellbook.features_sides import Side
    from athanor.games.spellbook.state import Spellbook
    from athanor.games.spellbook.values import Values

# By level of the marker: the lines that may be used. A phase symbol opens the own line and every lower one.
OWN_AND_LOWER: Final[dict[int, tuple[int, ...]]] = {3: (3,), 4: (3, 4), 5: (3, 4, 5)}
OWN_ONLY: Final[dict[int, tuple[int, ...]]] = {3: (3,), 4: (4,), 5: (5,)}
NO_LINES: Final[dict[int, tuple[int, ...]]] = {3: (), 4: (), 5: ()}

VARIABLE: Final = -1

# For the hand-made policy, in points.
OTHERS: Final = 0.4  # what an effect costs that gives every rival a token
WASTED: Final = -4.0  # an effect without any


class Spell:
    """One card. The subclass says what its lines do; `line` is the level of the line that is used, `rune` the rune that
    the arrow symbol means, `card` the colour of the card whose marker pays for the effect (another one if copied)."""

    name: ClassVar[str]
    phase: ClassVar[int] = NO_PHASE
    points: ClassVar[tuple[int, int, int]]
    # What the lines do, as it is drawn: words, each a number, `>` then, `|` and, a rune, a phase, `mark` (the rune of
    # the token lying here) or the name of a drawing.
    signs: ClassVar[tuple[str, str, str]]
    lines: ClassVar[dict[int, tuple[int, ...]]] = OWN_AND_LOWER
    arrow: ClassVar[tuple[int, ...]] = ()  # the lines with the arrow symbol
    copyable: ClassVar[bool] = True
    watches_takes: ClassVar[bool] = False
    watches_learning: ClassVar[bool] = False
    gives_dawns: ClassVar[bool] = False
    makes_wilds: ClassVar[bool] = False
    counts_others: ClassVar[bool] = False
    of_others: ClassVar[bool] = False  # its lines speak of other players
    option: ClassVar[Option | None] = None  # of the game, about this card
    # For the hand-made policy, at level 3, 4 and 5: what the learnt spell brings on each further day, beyond its points
    # (found from games in which one of two equal bots was given it at the start: its lead at the end, divided by the
    # days); and what learning it brings once: instant effects, and points that only the end of the game can count.
    per_day: ClassVar[tuple[float, float, float]] = (0.0, 0.0, 0.0)
    once: ClassVar[tuple[float, float, float]] = (0.0, 0.0, 0.0)

    def __init__(self) -> None:
        self.number: int = SPELL_NAMES.index(self.name)
        self.colour: int = self.number // 3
        self.set: int = self.number % 3
        self.daily: list[float] = list(self.per_day)
        self.at_once: list[float] = [max(self.points[at], 0) + self.once[at] for at in range(3)]

    def text(self, level: int, solo: bool) -> str:
        """What the texts of a line are called by. Alone there are no other players for it to speak of."""
        return f"{self.number}-{level}-solo" if solo and self.of_others else f"{self.number}-{level}"

    def line_text(self, level: int, solo: bool) -> str:
        return f"line-{self.text(level, solo)}"

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

    def automatic(self, s: Spellbook) -> bool:
        """Whether these draws happen without a question."""
        return False

    def keeps(self, level: int) -> int:
        """Permanent: how many spent tokens a learning stores on the familiar."""
        return 0

    def dawns(self, level: int) -> int:
        """Permanent: dawn actions a day."""
        return 1

    def wilds(self, level: int) -> int:
        """How many single tokens of its marker's rune its highest line makes wild elements."""
        return 0

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        return self.points[level - 3]

    def adds_for(self, level: int, other: int) -> int:
        """The points it counts at its level for another spell at that level (0: not learnt)."""
        return 0

    def score_of(self, side: Side, level: int) -> int:
        """For bots: its points at any level as things stand; unlearnt, with the best marker."""
        return self.points[level - 3]

    def worth(self, level: int, days: float) -> float:
        """To the hand-made policy: its points at a level, and what it brings on so many days."""
        return self.at_once[level - 3] + self.daily[level - 3] * days

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        """To the hand-made policy: its action; `fall` is what it costs if the marker goes down."""
        return 0.0
