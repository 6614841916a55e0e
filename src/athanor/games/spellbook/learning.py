"""Learning a spell: which levels the reserve can pay for, and the payment, token by token.

Level 3, 4 or 5 costs that many tokens of the spell's colour. Three tokens of one rune, of whatever colours, make a wild
element that counts as one more; at least one real token must be there, for it goes on the card as the marker. (A spell
may make wild elements of single tokens of one rune instead; then there are no sets of three.)
"""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    ACTIONS,
    DUSK,
    FAMILIAR_SPACES,
    KEEP,
    KINDS,
    LEARN,
    LEVELS,
    LINES,
    MARK,
    OF_COLOUR,
    OF_RUNE,
    PASS,
    PAY,
    RUNE_OF,
    WILD,
    listed,
)
from athanor.games.spellbook.frames import undecided
from athanor.games.spellbook.kinds import BasicAction, Token, explain_line
from athanor.games.spellbook.state import Spellbook

SETS_OF_THREE: Final = -1  # instead of a rune: wild elements are made the basic way


def learnable(s: Spellbook, seat: int, rune: int = SETS_OF_THREE, wilds: int = 0) -> list[int]:
    """The spells and levels that the reserve can pay for, as actions."""
    sorcerer = s.sorcerers[seat]
    if sorcerer.size < 3:
        return []
    found = []
    reserve = sorcerer.reserve
    runes = [sum(reserve[r::3]) for r in range(3)]
    for colour in range(7):
        if sorcerer.level[colour]:
            continue
        first = colour * 3
        real = reserve[first] + reserve[first + 1] + reserve[first + 2]
        if real:
            # Using every real token first is never worse: it counts 1, in a set only a third.
            top = real + wild_elements(reserve, runes, first, rune, wilds)
            line = LEARN + s.lineup.numbers[colour] * 3 - 3
            for level in LEVELS:
                if level <= top:
                    found.append(line + level)
    return found


def wild_elements(reserve: list[int], runes: list[int], first: int, rune: int, wilds: int) -> int:
    """How many wild elements the tokens of the other colours give."""
    if rune == SETS_OF_THREE:
        return sum((runes[r] - reserve[first + r]) // 3 for r in range(3))
    return min(wilds, runes[rune] - reserve[first + rune])


def learn_reason(s: Spellbook, seat: int, line: int, rune: int = SETS_OF_THREE, wilds: int = 0) -> Message:
    """Why a spell cannot be learnt at a level, in numbers."""
    spell, level = line // 3, line % 3 + 3
    colour = spell // 3
    sorcerer = s.sorcerers[seat]
    if s.lineup.numbers[colour] != spell:
        return Message("why-spell-not-here", {"spell": spell})
    if sorcerer.level[colour]:
        return Message("why-learnt-already", {"spell": spell})
    real, wild = payable_with(s, seat, colour, rune, wilds)
    if not real:
        return Message("why-no-real-token", {"spell": spell, "material": colour})
    return Message(
        "why-too-few-to-learn", {"spell": spell, "level": level, "material": colour, "real": real, "wild": wild}
    )


def learn_later(s: Spellbook, seat: int, spell: int) -> Message:
    """Why a spell cannot be learnt, or used, before dusk: what it will cost then, and what is there for it."""
    colour = spell // 3
    if s.lineup.numbers[colour] != spell:
        return Message("why-spell-not-here", {"spell": spell})
    if s.sorcerers[seat].level[colour]:
        return Message("why-learnt-already", {"spell": spell})
    real, wild = payable_with(s, seat, colour, SETS_OF_THREE, 0)
    return Message("why-learn-at-dusk", {"spell": spell, "material": colour, "real": real, "wild": wild})


def payable_with(s: Spellbook, seat: int, colour: int, rune: int, wilds: int) -> tuple[int, int]:
    """The tokens of a colour in the reserve, and the wild elements that the others make."""
    reserve = s.sorcerers[seat].reserve
    runes = [sum(reserve[r::3]) for r in range(3)]
    real = sum(reserve[kind] for kind in OF_COLOUR[colour])
    return real, wild_elements(reserve, runes, colour * 3, rune, wilds)


def learn(s: Spellbook, seat: int, line: int, rune: int = SETS_OF_THREE, wilds: int = 0) -> None:
    s.stack.append(Mark(seat, line, rune, wilds))


class LearnSpell(BasicAction):
    """A spell at a level that the reserve can pay for."""

    phase: ClassVar[int] = DUSK
    way: ClassVar[str] = "learn"

    def offers(self, s: Spellbook, seat: int, found: list[int]) -> None:
        found += learnable(s, seat)

    def why_not(self, s: Spellbook, seat: int, n: int) -> Message:
        return learn_reason(s, seat, n)

    def why_not_now(self, s: Spellbook, seat: int, n: int) -> Message:
        return learn_later(s, seat, n // 3)

    def do(self, s: Spellbook, seat: int, n: int) -> None:
        learn(s, seat, n)

    def label(self, s: Spellbook, n: int) -> Message:
        return Message("label-learn", {"spell": n // 3, "level": n % 3 + 3})

    def explain(self, s: Spellbook, n: int) -> Message:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Learn):
            args = {"count": top.wilds, "rune": top.rune}
            return explain_line(s, "explain-learn-transmuted", self.label(s, n), n, args)
        return explain_line(s, "explain-learn", self.label(s, n), n, {})


LEARNING: Final = LearnSpell(ACTIONS, LEARN)


class Learn(Frame):
    """Learn 1 spell; so many single tokens of a rune are the wild elements, instead of sets of three."""

    __slots__ = ("rune", "wilds")
    kind: ClassVar[str] = "learn"

    def __init__(self, seat: int, rune: int, wilds: int) -> None:
        self.seat = seat
        self.rune = rune
        self.wilds = wilds

    def choices(self, s: Spellbook) -> list[int]:
        return learnable(s, self.seat, self.rune, self.wilds)

    def resolve(self, s: Spellbook, action: int) -> None:
        learn(s, self.seat, action - LEARN, self.rune, self.wilds)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if LEARN <= action < LEARN + LINES:
            return learn_reason(s, seat, action - LEARN, self.rune, self.wilds)
        return Message("why-learn-first")

    def question(self, s: Spellbook) -> Message:
        return Message("ask-learn", {"count": self.wilds, "rune": self.rune})


Token(ACTIONS, MARK, "mark")


class Mark(Frame):
    """Which real token goes on the card: its rune matters to some spells."""

    __slots__ = ("line", "rune", "wilds")
    kind: ClassVar[str] = "mark"

    def __init__(self, seat: int, line: int, rune: int, wilds: int) -> None:
        self.seat = seat
        self.line = line
        self.rune = rune
        self.wilds = wilds

    def choices(self, s: Spellbook) -> list[int]:
        reserve = s.sorcerers[self.seat].reserve
        return [MARK + kind for kind in OF_COLOUR[self.line // 9] if reserve[kind]]

    def resolve(self, s: Spellbook, action: int) -> None:
        colour, level = self.line // 9, self.line % 3 + 3
        verbs.place_marker(s, self.seat, colour, level, action - MARK)
        s.stack.append(Spent(self.seat, colour))
        s.stack.append(Pay(self.seat, colour, level - 1, 0, 0, self.rune, self.wilds))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if MARK <= action < MARK + KINDS:
            held = s.sorcerers[seat].reserve[action - MARK]
            return Message("why-wrong-colour" if held else "why-not-in-reserve", {"token": action - MARK})
        return Message("why-mark-first", {"spell": self.line // 3})

    def question(self, s: Spellbook) -> Message:
        return Message("ask-mark", {"spell": self.line // 3, "level": self.line % 3 + 3})


Token(ACTIONS, PAY, "pay")
Token(ACTIONS, WILD, "wild")


class Pay(Frame):
    """The rest of the payment, one token at a time: real ones, or members of a wild element.

    `need` counts the colour tokens still to come (after the open set is complete), `lacking` the tokens that the open
    set of three still wants, all of rune `of`.
    """

    __slots__ = ("colour", "lacking", "need", "of", "rune", "wilds")
    kind: ClassVar[str] = "pay"

    def __init__(self, seat: int, colour: int, need: int, lacking: int, of: int, rune: int, wilds: int) -> None:
        self.seat = seat
        self.colour = colour
        self.need = need
        self.lacking = lacking
        self.of = of
        self.rune = rune
        self.wilds = wilds

    def choices(self, s: Spellbook) -> list[int]:
        """Only tokens after which the payment can still be completed exactly."""
        if self.need == 0 and self.lacking == 0:
            return []
        reserve = s.sorcerers[self.seat].reserve[:]
        found = []
        for base in (PAY, WILD):
            for kind in self.candidates(base):
                if reserve[kind]:
                    reserve[kind] -= 1
                    if self.after(base + kind).possible(reserve):
                        found.append(base + kind)
                    reserve[kind] += 1
        # Where every token that could be paid must be, their order decides nothing.
        if self.lacking:
            return undecided(found, sum(reserve[self.of :: 3]), self.lacking)
        if any(action >= WILD for action in found):
            return found
        return undecided(found, sum(reserve[kind] for kind in OF_COLOUR[self.colour]), self.need)

    def candidates(self, base: int) -> tuple[int, ...]:
        if base == PAY:
            return () if self.lacking else OF_COLOUR[self.colour]
        if self.rune == SETS_OF_THREE:
            return OF_RUNE[self.of] if self.lacking else tuple(range(KINDS))
        # An own-colour token of that rune is simply paid as what it is.
        others = (kind for kind in OF_RUNE[self.rune] if kind // 3 != self.colour)
        return tuple(others) if self.wilds else ()

    def after(self, action: int) -> Pay:
        """What remains to be paid after this token."""
        if PAY <= action < PAY + KINDS:
            return self._next(self.need - 1, 0, 0, self.wilds)
        if self.rune != SETS_OF_THREE:
            return self._next(self.need - 1, 0, 0, self.wilds - 1)
        if self.lacking:
            return self._next(self.need, self.lacking - 1, self.of, 0)
        return self._next(self.need - 1, 2, RUNE_OF[action - WILD], 0)

    def _next(self, need: int, lacking: int, of: int, wilds: int) -> Pay:
        return Pay(self.seat, self.colour, need, lacking, of, self.rune, wilds)

    def possible(self, reserve: list[int]) -> bool:
        """Can these tokens complete the payment?"""
        if self.need < 0:
            return False
        own = [reserve[kind] for kind in OF_COLOUR[self.colour]]
        other = [sum(reserve[r::3]) - own[r] for r in range(3)]
        if self.rune != SETS_OF_THREE:
            return sum(own) + min(self.wilds, other[self.rune]) >= self.need
        # The open set may swallow own-colour tokens: try each number of them.
        for mine in range(min(self.lacking, own[self.of]) + 1):
            left = other[:]
            left[self.of] -= self.lacking - mine
            if left[self.of] >= 0 and sum(own) - mine + sum(count // 3 for count in left) >= self.need:
                return True
        return False

    def resolve(self, s: Spellbook, action: int) -> None:
        verbs.set_aside(s, self.seat, action - (PAY if PAY <= action < PAY + KINDS else WILD))
        s.stack.append(self.after(action))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        for base in (PAY, WILD):
            if base <= action < base + KINDS:
                held = s.sorcerers[seat].reserve[action - base]
                return Message("why-cannot-pay" if held else "why-not-in-reserve", {"token": action - base})
        return Message("why-pay-first", {"count": self.need})

    def question(self, s: Spellbook) -> Message:
        if self.lacking:
            return Message("ask-pay-set", {"count": self.lacking, "rune": self.of})
        wild = any(action >= WILD for action in self.choices(s))
        args = {"count": self.need, "spell": s.lineup.numbers[self.colour], "material": self.colour}
        return Message("ask-pay-wild" if wild else "ask-pay", {**args})


class Spent(Frame):
    """The payment is complete: permanent effects may keep some of it before the rest is discarded."""

    __slots__ = ("colour",)
    kind: ClassVar[str] = "spent"

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def lapse(self, s: Spellbook) -> None:
        if s.events is not None:
            verbs.tell(s, "pays", {"seat": self.seat, "count": sum(s.aside), "tokens": listed(s.aside)})
        s.stack.append(Learnt(self.seat, self.colour))
        for spell in s.lineup.learning_watchers:
            level = s.sorcerers[self.seat].level[spell.colour]
            if level and spell.keeps(level):
                s.stack.append(Keep(self.seat, spell.keeps(level), 1))


Token(ACTIONS, KEEP, "keep")


class Keep(Frame):
    """Store spent tokens on the familiar, or decline: it may fill the last space and end the game."""

    __slots__ = ("count", "first")
    kind: ClassVar[str] = "keep"

    def __init__(self, seat: int, count: int, first: int) -> None:
        self.seat = seat
        self.count = count
        self.first = first

    def choices(self, s: Spellbook) -> list[int]:
        if self.count == 0 or len(s.sorcerers[self.seat].familiar) >= FAMILIAR_SPACES:
            return []
        tokens = [KEEP + kind for kind in range(KINDS) if s.aside[kind]]
        return [*tokens, PASS] if tokens and self.first else tokens

    def resolve(self, s: Spellbook, action: int) -> None:
        if action != PASS:
            verbs.keep(s, self.seat, action - KEEP)
            s.stack.append(Keep(self.seat, self.count - 1, 0))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if KEEP <= action < KEEP + KINDS:
            return Message("why-not-spent", {"token": action - KEEP})
        return Message("why-keep-first", {"count": self.count})

    def question(self, s: Spellbook) -> Message:
        count = min(self.count, FAMILIAR_SPACES - len(s.sorcerers[self.seat].familiar), sum(s.aside))
        return Message("ask-keep" if self.first else "ask-keep-more", {"count": count})


class Learnt(Frame):
    """The spent tokens go to the box, then the new spell's instant effect happens."""

    __slots__ = ("colour",)
    kind: ClassVar[str] = "learnt"

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def lapse(self, s: Spellbook) -> None:
        verbs.discard_aside(s)
        spell = s.lineup.spells[self.colour]
        spell.learnt(s, self.seat, s.sorcerers[self.seat].level[self.colour])
