"""Whole payments for a spell: every different one that comes out exactly, the one that costs least first."""

# Not compiled: it is for people to choose from.

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from athanor.games.spellbook.components import (
    ACTIONS,
    DUMMY,
    KINDS,
    LEARN,
    LINES,
    OF_COLOUR,
    OF_RUNE,
    RUNE_OF,
    TAKE,
    listed,
)
from athanor.games.spellbook.frames import DummyTakes, bonus
from athanor.games.spellbook.learning import SETS_OF_THREE, Learn, Mark
from athanor.games.spellbook.state import Spellbook
from athanor.games.spellbook.values import Values
from athanor.games.spellbook.view_types import Gestures, PlainPayment

Tokens = tuple[int, ...]


class Payment(NamedTuple):
    marker: int
    real: Tokens  # besides the marker
    wilds: tuple[Tokens, ...]  # the tokens of each wild element

    @property
    def spent(self) -> list[int]:
        return [self.marker, *self.real, *(kind for wild in self.wilds for kind in wild)]


def payments(s: Spellbook, seat: int, line: int, rune: int = SETS_OF_THREE, most: int = 0) -> list[Payment]:
    """The ways to learn at that line with the tokens of the reserve, the cheapest first."""
    reserve = listed(s.sorcerers[seat].reserve)
    colour, level = line // 9, line % 3 + 3
    found = []
    for wilds in wild_elements(reserve, colour, rune, min(most, level - 1) if rune >= 0 else level - 1):
        left = without(reserve, [kind for wild in wilds for kind in wild])
        for real in picks([kind for kind in left if kind in OF_COLOUR[colour]], level - len(wilds)):
            found += [Payment(marker, tuple(without(real, [marker])), wilds) for marker in sorted(set(real))]
    losses = Values(s, seat).losses
    arrow = level in s.lineup.spells[colour].arrow
    altar = listed(s.altar)

    def cost(payment: Payment) -> tuple[int, float, int]:
        """Fewest wild elements; then what the hand-made policy misses least; then the marker that serves the spell."""
        kept = without(reserve, payment.spent)
        alike = sum(RUNE_OF[kind] == RUNE_OF[payment.marker] for kind in (*kept, *kept, *altar)) if arrow else 0
        return len(payment.wilds), round(sum(losses[kind] for kind in payment.spent), 6), -alike

    return sorted(found, key=cost)


def wild_elements(reserve: list[int], colour: int, rune: int, most: int) -> Iterator[tuple[Tokens, ...]]:
    """Every way to lay out none, one, two … wild elements."""
    if rune != SETS_OF_THREE:
        fitting = [kind for kind in reserve if kind in OF_RUNE[rune] and kind not in OF_COLOUR[colour]]
        for count in range(most + 1):
            yield from (tuple((kind,) for kind in chosen) for chosen in picks(fitting, count))
        return
    ways: list[tuple[Tokens, ...]] = [()]
    for each in range(3):
        alike = [kind for kind in reserve if kind in OF_RUNE[each]]
        # Which of equal runes lie in which set decides nothing: threes as they come.
        laid = [
            tuple(chosen[at : at + 3] for at in range(0, len(chosen), 3))
            for count in range(1, len(alike) // 3 + 1)
            for chosen in picks(alike, count * 3)
        ]
        ways += [(*way, *sets) for way in ways for sets in laid if len(way) + len(sets) <= most]
    yield from ways


def picks(kinds: Sequence[int], count: int) -> list[Tokens]:
    """Every way to pick so many of these sorted tokens; equal ones once."""
    if count == 0:
        return [()]
    found = []
    for at, kind in enumerate(kinds):
        if at == 0 or kinds[at - 1] != kind:
            found += [(kind, *rest) for rest in picks(kinds[at + 1 :], count - 1)]
    return found


def without(kinds: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = list(kinds)
    for kind in gone:
        left.remove(kind)
    return left


# ---------------------------------------------------------------- with the question


def gestures(s: Spellbook, seat: int) -> dict[str, Any]:
    """For each learning that is offered the payments; for tokens of the altar what taking one lets the seat draw."""
    top = s.stack[-1]
    rune, most = (top.rune, top.wilds) if isinstance(top, (Learn, Mark)) else (SETS_OF_THREE, 0)
    lines = [action - LEARN for action in s.legal(seat) if LEARN <= action < LEARN + LINES]
    if isinstance(top, Mark):
        lines = [top.line]
    found: Gestures = {
        "payments": {
            ACTIONS.name(LEARN + line): [plain(each) for each in payments(s, seat, line, rune, most)] for line in lines
        },
        "draws": {ACTIONS.name(action): drawn for action in s.legal(seat) if (drawn := draws(s, seat, action))},
    }
    return {**found}


def plain(payment: Payment) -> PlainPayment:
    return [payment.marker, list(payment.real), [list(wild) for wild in payment.wilds]]


def draws(s: Spellbook, seat: int, action: int) -> int:
    """What a permanent effect lets the seat draw for taking that token from the altar, or leaving it to the dummy."""
    top = s.stack[-1]
    if isinstance(top, DummyTakes):
        return bonus(s, seat, action - DUMMY) if top.sets_off(s) else 0
    return bonus(s, seat, action - TAKE) if TAKE <= action < TAKE + KINDS else 0
