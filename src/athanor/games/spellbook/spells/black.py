"""Black spells (coal): Offering, Focus, Feast."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
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
    AfterTakes,
    Store,
    Take,
    of_colour,
    on_altar,
    room,
    take_tokens,
    undecided,
)
from athanor.games.spellbook.spells.spell import VARIABLE, Spell
from athanor.games.spellbook.state import Sorcerer, Spellbook


class Offering(Spell):
    """Store 2 / 3 / 4 tokens of one colour."""

    name: ClassVar[str] = "offering"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (2, 4, 6)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        sorcerer = s.sorcerers[seat]
        if len(sorcerer.familiar) >= FAMILIAR_SPACES:
            return "why-familiar-full"
        return "" if colours_with(sorcerer, line - 1) else "why-too-few-alike"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Offer(seat, line - 1))


def colours_with(sorcerer: Sorcerer, count: int) -> list[int]:
    """The colours of which the reserve holds at least `count` tokens."""
    reserve = sorcerer.reserve
    return [c for c in range(7) if reserve[c * 3] + reserve[c * 3 + 1] + reserve[c * 3 + 2] >= count]


class Offer(Frame):
    """The first token offered sets the colour of the others."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

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
        return Message("ask-offer", {"count": self.count})


class Focus(Spell):
    """With the rune of the marker: store 1 / 2 / 3; or, from level 4, take 1 / 2 from the altar instead."""

    name: ClassVar[str] = "focus"
    phase: ClassVar[int] = DUSK
    points: ClassVar[tuple[int, int, int]] = (3, 4, 5)
    arrow: ClassVar[tuple[int, ...]] = (3, 4, 5)

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if can_store_rune(s, seat, line - 2, rune) or can_take_rune(s, seat, line - 3, rune):
            return ""
        return "why-no-arrow-rune"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Concentrate(seat, line, rune))


def can_store_rune(s: Spellbook, seat: int, count: int, rune: int) -> bool:
    sorcerer = s.sorcerers[seat]
    held = sum(sorcerer.reserve[kind] for kind in OF_RUNE[rune])
    return held >= count and len(sorcerer.familiar) < FAMILIAR_SPACES


def can_take_rune(s: Spellbook, seat: int, count: int, rune: int) -> bool:
    return count > 0 and s.sorcerers[seat].size < RESERVE_LIMIT and bool(on_altar(s, seat, rune))


class Concentrate(Frame):
    """Focus: the first token, stored or taken, decides which half of the line is used."""

    __slots__ = ("line", "rune")
    kind: ClassVar[str] = "concentrate"
    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "rune")

    def __init__(self, seat: int, line: int, rune: int) -> None:
        self.seat = seat
        self.line = line
        self.rune = rune

    def choices(self, s: Spellbook) -> list[int]:
        reserve, kinds = s.sorcerers[self.seat].reserve, OF_RUNE[self.rune]
        stores, takes = [], []
        if can_store_rune(s, self.seat, self.line - 2, self.rune):
            stores = [STORE + kind for kind in kinds if reserve[kind]]
        if can_take_rune(s, self.seat, self.line - 3, self.rune):
            takes = [TAKE + kind for kind in on_altar(s, self.seat, self.rune)]
        if not takes:
            fits = min(self.line - 2, room(s, self.seat, TO_FAMILIAR))
            return undecided(stores, sum(reserve[kind] for kind in kinds), fits)
        return stores + takes

    def resolve(self, s: Spellbook, action: int) -> None:
        if STORE <= action < STORE + KINDS:
            verbs.store(s, self.seat, action - STORE)
            s.stack.append(Store(self.seat, self.line - 3, self.rune))
        else:
            verbs.take(s, self.seat, action - TAKE)
            s.stack.append(AfterTakes(self.seat))
            s.stack.append(Take(self.seat, self.line - 4, self.rune, TO_RESERVE))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        return Message("why-focus-first", {"rune": self.rune})

    def question(self, s: Spellbook) -> Message:
        return Message("ask-focus", {"rune": self.rune, "store": self.line - 2, "take": self.line - 3})


class Feast(Spell):
    """3: take 1 token of a colour on the own familiar. 4: take 1 straight onto the familiar. 5: no action of its own;
    at the end 1 point per different colour on the familiar."""

    name: ClassVar[str] = "feast"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (2, 2, VARIABLE)
    lines: ClassVar[dict[int, tuple[int, ...]]] = {3: (3,), 4: (3, 4), 5: (3, 4)}

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
            take_tokens(s, seat, 1, AS_STORED)
        else:
            take_tokens(s, seat, 1, ANY, TO_FAMILIAR)

    def score(self, s: Spellbook, seat: int, level: int) -> int:
        if level == 5:
            return len({COLOUR_OF[kind] for kind in s.sorcerers[seat].familiar})
        return self.points[level - 3]
