"""Blue spells (mercury): Transmutation, Swiftness, Mirage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from athanor.core.options import Option
from athanor.games.spellbook.components import DAWN, DUSK, RUNE_OF
from athanor.games.spellbook.learning import Learn, learnable
from athanor.games.spellbook.phases import Phase
from athanor.games.spellbook.spells.spell import NO_LINES, WASTED, Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.values import Values


class Transmutation(Spell):
    """Learn 1 spell; instead of sets of three equal runes, 1 / 2 tokens with the marker's rune are a wild each.
    Level 3 has no action."""

    name: ClassVar[str] = "transmutation"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (4, 4, 4)
    signs: ClassVar[tuple[str, str, str]] = ("none", "learn | mark > wild", "learn | 2 mark > wild 2")
    lines: ClassVar[dict[int, tuple[int, ...]]] = {3: (), 4: (4,), 5: (4, 5)}
    arrow: ClassVar[tuple[int, ...]] = (4, 5)
    makes_wilds: ClassVar[bool] = True
    per_day: ClassVar[tuple[float, float, float]] = (0.0, 0.2, 0.3)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        return "" if learnable(s, seat, rune, line - 3) else "why-cannot-learn"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Learn(seat, rune, line - 3))

    def wilds(self, level: int) -> int:
        return max(0, level - 3)

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        with_rune, found = sum(v.reserve[rune::3]), WASTED
        for colour in range(7):
            held = v.of_colour(colour)
            level = min(5, held + min(line - 3, with_rune - v.reserve[colour * 3 + rune]))
            if held and level >= 3 and not v.s.sorcerers[v.seat].level[colour]:
                found = max(found, v.learning(colour, level) - 0.6 * max(0, level - held))
        return found


class Swiftness(Spell):
    """3 and 4, instant: 1 dawn action at once. 5, permanent: 2 dawn actions a day."""

    name: ClassVar[str] = "swiftness"
    points: ClassVar[tuple[int, int, int]] = (3, 6, 0)
    signs: ClassVar[tuple[str, str, str]] = ("bolt dawn 1", "bolt dawn 1", "loop dawn 2")
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    gives_dawns: ClassVar[bool] = True
    per_day: ClassVar[tuple[float, float, float]] = (0.0, 0.1, 1.8)

    def learnt(self, s: Spellbook, seat: int, level: int) -> None:
        if level < 5:
            s.stack.append(Phase(seat, DAWN, 1))

    def dawns(self, level: int) -> int:
        return 2 if level == 5 else 1


# Whether a permanent effect that draws asks each time.
ALWAYS: Final = "always"
DRAWS: Final = Option("mirage", "ask", choices=("ask", ALWAYS))


class Mirage(Spell):
    """Permanent: each time one takes a token with the marker's rune from the altar in one's own day, one may draw
    1 / 2 / 2, before the next token is taken."""

    name: ClassVar[str] = "mirage"
    points: ClassVar[tuple[int, int, int]] = (2, 3, 6)
    signs: ClassVar[tuple[str, str, str]] = ("loop mark > vortex 1", "loop mark > vortex 2", "loop mark > vortex 2")
    lines: ClassVar[dict[int, tuple[int, ...]]] = NO_LINES
    arrow: ClassVar[tuple[int, ...]] = (3, 4, 5)
    watches_takes: ClassVar[bool] = True
    option: ClassVar[Option | None] = DRAWS
    per_day: ClassVar[tuple[float, float, float]] = (0.2, 0.7, 0.7)

    def bonus(self, s: Spellbook, seat: int, level: int, kind: int) -> int:
        if RUNE_OF[kind] != RUNE_OF[s.sorcerers[seat].marker[self.colour]]:
            return 0
        return 1 if level == 3 else 2

    def automatic(self, s: Spellbook) -> bool:
        return draws_at_once(s)


def draws_at_once(s: Spellbook) -> bool:
    answer: str = s.options[DRAWS.name]
    return answer == ALWAYS
