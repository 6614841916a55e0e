"""Black spells (coal): Offering, Focus, Feast."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    BLACK,
    COLOUR_OF,
    DUSK,
    FAMILIAR_SPACES,
    KINDS,
    MIDDAY,
    OF_COLOUR,
    OF_RUNE,
    RESERVE_LIMIT,
    STORE,
    TAKE,
)
from athanor.games.spellbook.frames import (
    ANY,
    AS_STORED,
    TO_FAMILIAR,
    TO_RESERVE,
    Store,
    Take,
    of_colour,
    on_altar,
    room,
    set_off,
    undecided,
)
from athanor.games.spellbook.spells.spell import VARIABLE, WASTED, Spell
from athanor.games.spellbook.state import Sorcerer, Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.features_sides import Side
    from athanor.games.spellbook.values import Values


class Offering(Spell):
    """Store 2 / 3 / 4 tokens of one colour."""

    name: ClassVar[str] = "offering"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (2, 4, 6)
    signs: ClassVar[tuple[str, str, str]] = ("store 2 palette", "store 3 palette", "store 4 palette")
    per_day: ClassVar[tuple[float, float, float]] = (0.2, 0.2, 0.2)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        sorcerer = s.sorcerers[seat]
        if len(sorcerer.familiar) >= FAMILIAR_SPACES:
            return "why-familiar-full"
        if self.alone(s, seat):
            return "" if sorcerer.size else "why-reserve-empty"
        return "" if colours_with(sorcerer, line - 1) else "why-too-few-alike"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        count = line - 1
        if self.alone(s, seat):
            count = min(count, max(by_colour(s.sorcerers[seat])))
        s.stack.append(Offer(seat, count))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        count = line - 1
        costs = [v.cheapest(count, -1, colour) for colour in range(7) if v.of_colour(colour) >= count]
        return v.stored(count) - min(costs) if costs else WASTED


def by_colour(sorcerer: Sorcerer) -> list[int]:
    """How many tokens of each colour the reserve holds."""
    reserve = sorcerer.reserve
    return [reserve[c * 3] + reserve[c * 3 + 1] + reserve[c * 3 + 2] for c in range(7)]


def colours_with(sorcerer: Sorcerer, count: int) -> list[int]:
    """The colours of which the reserve holds at least `count` tokens."""
    return [colour for colour, held in enumerate(by_colour(sorcerer)) if held >= count]


class Offer(Frame):
    """The first token offered sets the colour of the others."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "offer"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def choices(self, s: Spellbook) -> list[int]:
        sorcerer = s.sorcerers[self.seat]
        kinds = [kind for colour in colours_with(sorcerer, self.count) for kind in OF_COLOUR[colour]]
        held = sum(sorcerer.reserve[kind] for kind in kinds)
        fits = min(self.count, room(s, self.seat, TO_FAMILIAR))
        return undecided([STORE + kind for kind in kinds if sorcerer.reserve[kind]], held, fits)

    def resolve(self, s: Spellbook, action: int) -> None:
        verbs.store(s, self.seat, action - STORE)
        s.stack.append(Store(self.seat, self.count - 1, of_colour(COLOUR_OF[action - STORE])))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if STORE <= action < STORE + KINDS:
            return Message("why-too-few-of-colour", {"token": action - STORE, "count": self.count})
        return Message("why-store-first", {"count": self.count})

    def question(self, s: Spellbook) -> Message:
        return Message("ask-offer", {"count": min(self.count, room(s, self.seat, TO_FAMILIAR))})


class Focus(Spell):
    """With the rune of the marker: store 1 / 2 / 3; or, from level 4, take 1 / 2 from the altar instead."""

    name: ClassVar[str] = "focus"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (3, 4, 5)
    signs: ClassVar[tuple[str, str, str]] = ("store 1 mark", "store 2 mark | take 1 mark", "store 3 mark | take 2 mark")
    arrow: ClassVar[tuple[int, ...]] = (3, 4, 5)
    per_day: ClassVar[tuple[float, float, float]] = (0.1, 0.6, 0.7)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if storable(s, seat, line, rune) or takable(s, seat, line, rune):
            return ""
        sorcerer = s.sorcerers[seat]
        stuffed = len(sorcerer.familiar) >= FAMILIAR_SPACES
        if line == 3:
            return "why-familiar-full" if stuffed else "why-no-arrow-rune"
        if sorcerer.size >= RESERVE_LIMIT:
            return "why-focus-both-full" if stuffed else "why-focus-reserve-full"
        return "why-focus-familiar-full" if stuffed else "why-no-arrow-rune"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Concentrate(seat, line, rune))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        count, take = line - 2, v.best_on_altar(line - 3, rune) if line > 3 else WASTED
        store = v.stored(count) - v.cheapest(count, rune)
        return max(take, store) if sum(v.reserve[rune::3]) >= count else take


def storable(s: Spellbook, seat: int, line: int, rune: int) -> int:
    """How many tokens the storing half would store: the line's number, fewer only for lack of spaces (or alone)."""
    sorcerer = s.sorcerers[seat]
    held, count = sum(sorcerer.reserve[kind] for kind in OF_RUNE[rune]), line - 2
    if held < count and not s.lineup.spells[BLACK].alone(s, seat):
        return 0
    return min(count, held, FAMILIAR_SPACES - len(sorcerer.familiar))


def takable(s: Spellbook, seat: int, line: int, rune: int) -> int:
    """How many tokens the taking half would take."""
    there = sum(s.altar[kind] for kind in OF_RUNE[rune])
    return min(line - 3, there, RESERVE_LIMIT - s.sorcerers[seat].size)


class Concentrate(Frame):
    """Focus: the first token, stored or taken, decides which half of the line is used."""

    __slots__ = ("line", "rune")
    kind: ClassVar[str] = "concentrate"

    def __init__(self, seat: int, line: int, rune: int) -> None:
        self.seat = seat
        self.line = line
        self.rune = rune

    def choices(self, s: Spellbook) -> list[int]:
        reserve, kinds = s.sorcerers[self.seat].reserve, OF_RUNE[self.rune]
        stores, takes = [], []
        stored = storable(s, self.seat, self.line, self.rune)
        if stored:
            stores = [STORE + kind for kind in kinds if reserve[kind]]
        if takable(s, self.seat, self.line, self.rune):
            takes = [TAKE + kind for kind in on_altar(s, self.seat, self.rune)]
        if not takes:
            return undecided(stores, sum(reserve[kind] for kind in kinds), stored)
        return stores + takes

    def resolve(self, s: Spellbook, action: int) -> None:
        if STORE <= action < STORE + KINDS:
            verbs.store(s, self.seat, action - STORE)
            s.stack.append(Store(self.seat, self.line - 3, self.rune))
        else:
            s.stack.append(Take(self.seat, self.line - 4, self.rune, TO_RESERVE))
            verbs.take(s, self.seat, action - TAKE)
            set_off(s, self.seat, action - TAKE)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        return Message("why-focus-first", {"rune": self.rune})

    def question(self, s: Spellbook) -> Message:
        store = storable(s, self.seat, self.line, self.rune)
        take = takable(s, self.seat, self.line, self.rune)
        if not take:
            return Message("ask-focus-store", {"rune": self.rune, "count": store})
        if not store:
            return Message("ask-focus-take", {"rune": self.rune, "count": take})
        return Message("ask-focus", {"rune": self.rune, "store": store, "take": take})


class Feast(Spell):
    """3: take 1 token of a colour on the own familiar. 4: take 1 straight onto the familiar. 5: no action of its own;
    at the end 1 point per different colour on the familiar."""

    name: ClassVar[str] = "feast"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (2, 2, VARIABLE)
    signs: ClassVar[tuple[str, str, str]] = ("take 1 palette familiar", "altar > familiar 1", "star palette familiar")
    lines: ClassVar[dict[int, tuple[int, ...]]] = {3: (3,), 4: (3, 4), 5: (3, 4)}
    per_day: ClassVar[tuple[float, float, float]] = (0.0, 0.7, 1.0)
    once: ClassVar[tuple[float, float, float]] = (0.0, 0.0, 4.0)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        sorcerer = s.sorcerers[seat]
        if line == 3:
            if sorcerer.size >= RESERVE_LIMIT:
                return "why-reserve-full"
            return "" if on_altar(s, seat, AS_STORED) else "why-no-stored-colour"
        if len(sorcerer.familiar) >= FAMILIAR_SPACES:
            return "why-familiar-full"
        return "" if s.altar_size else "why-altar-empty"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        if line == 3:
            s.stack.append(Take(seat, 1, AS_STORED, TO_RESERVE))
        else:
            s.stack.append(Take(seat, 1, ANY, TO_FAMILIAR))

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        if level == 5:
            return len({COLOUR_OF[kind] for kind in s.sorcerers[seat].familiar})
        return self.points[level - 3]

    def score_of(self, side: Side, level: int) -> int:
        return side.colours if level == 5 else self.points[level - 3]

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return v.best_on_altar(1) if line == 3 else v.stored(1)
