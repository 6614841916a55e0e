"""The small decisions and steps that spell effects are made of: take, draw, discard, store, swap, lower.

An effect pushes what it consists of in reverse: the last pushed happens first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import Row
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    ACCEPT,
    ACTIONS,
    COLOUR_OF,
    DISCARD,
    DUMMY,
    DUMMY_SPACES,
    FAMILIAR_SPACES,
    GIVE,
    KINDS,
    OF_COLOUR,
    OF_RUNE,
    PASS,
    RECEIVE,
    RESERVE_LIMIT,
    STORE,
    TAKE,
)
from athanor.games.spellbook.kinds import Token
from athanor.games.spellbook.state import Spellbook

# Which tokens an effect speaks of: any, those of a rune (0-2), those of a colour (3-9), or a condition.
ANY: Final = 10
ALIKE: Final = 11  # up to the number, all of one colour: the first one taken sets it
AS_STORED: Final = 12  # of a colour that lies on one's own familiar
WHICH: Final[tuple[tuple[int, ...], ...]] = (*OF_RUNE, *OF_COLOUR, tuple(range(KINDS)), tuple(range(KINDS)))

TO_RESERVE, TO_FAMILIAR = range(2)


def of_colour(colour: int) -> int:
    return 3 + colour


def room(s: Spellbook, seat: int, to: int) -> int:
    """Tokens that still fit: the limit of the reserve, or the free spaces of the familiar."""
    sorcerer = s.sorcerers[seat]
    return RESERVE_LIMIT - sorcerer.size if to == TO_RESERVE else FAMILIAR_SPACES - len(sorcerer.familiar)


def on_altar(s: Spellbook, seat: int, which: int) -> list[int]:
    """The kinds on the altar that an effect may take."""
    altar = s.altar
    if which == AS_STORED:
        stored = {COLOUR_OF[kind] for kind in s.sorcerers[seat].familiar}
        return [kind for kind in range(KINDS) if altar[kind] and COLOUR_OF[kind] in stored]
    return [kind for kind in WHICH[which] if altar[kind]]


def undecided(actions: list[int], tokens: int, count: int) -> list[int]:
    """Where there are no more tokens than must be picked, their order decides nothing: offer one after another."""
    return actions if tokens > count else actions[:1]


# ---------------------------------------------------------------- taking, and what it sets off


def bonus(s: Spellbook, seat: int, kind: int) -> int:
    """How many tokens a permanent effect lets the seat draw for taking this kind from the altar: in its own day."""
    found = 0
    for spell in s.lineup.take_watchers if seat == s.today else []:
        level = s.sorcerers[seat].level[spell.colour]
        if level:
            found += spell.bonus(s, seat, level, kind)
    return found


def set_off(s: Spellbook, seat: int, kind: int) -> None:
    """One token was taken from the altar, wherever it went: what that sets off happens before anything else."""
    count = bonus(s, seat, kind)
    if count and s.sorcerers[seat].size < RESERVE_LIMIT and (s.bag_size or s.box_size):
        if draws_unasked(s):
            verbs.draw(s, seat, count)
        else:
            s.stack.append(MayDraw(seat, count))


def draws_unasked(s: Spellbook) -> bool:
    return any(spell.automatic(s) for spell in s.lineup.take_watchers)


class Take(Frame):
    """Take tokens from the altar one at a time, as many as there are and fit."""

    __slots__ = ("count", "to", "which")
    kind: ClassVar[str] = "take"

    def __init__(self, seat: int, count: int, which: int, to: int) -> None:
        self.seat = seat
        self.count = count
        self.which = which
        self.to = to

    def choices(self, s: Spellbook) -> list[int]:
        count = min(self.count, room(s, self.seat, self.to))
        if count == 0:
            return []
        kinds = on_altar(s, self.seat, self.which)
        tokens = [TAKE + kind for kind in kinds]
        # "Up to" is printed on one line alone; everywhere else one takes what one can.
        if self.optional:
            return [PASS, *tokens] if tokens else []
        return tokens if self.order_counts(s, kinds) else undecided(tokens, sum(s.altar[kind] for kind in kinds), count)

    def order_counts(self, s: Spellbook, kinds: list[int]) -> bool:
        """Whether what one token sets off can leave no room for the next."""
        if self.to != TO_RESERVE or not s.lineup.take_watchers:
            return False
        draws = sum(bonus(s, self.seat, kind) * s.altar[kind] for kind in kinds)
        return draws > 0 and draws + sum(s.altar[kind] for kind in kinds) > room(s, self.seat, TO_RESERVE)

    @property
    def optional(self) -> bool:
        return self.which == ALIKE

    def resolve(self, s: Spellbook, action: int) -> None:
        if action == PASS:
            return
        kind = action - TAKE
        s.stack.append(self.rest(kind))
        if self.to == TO_RESERVE:
            verbs.take(s, self.seat, kind)
        else:
            verbs.take_to_familiar(s, self.seat, kind)
        set_off(s, self.seat, kind)

    def rest(self, taken: int) -> Take:
        if self.which == ALIKE:
            return TakeMore(self.seat, self.count - 1, of_colour(COLOUR_OF[taken]), self.to)
        return Take(self.seat, self.count - 1, self.which, self.to)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if TAKE <= action < TAKE + KINDS:
            return Message(
                "why-cannot-take" if s.altar[action - TAKE] else "why-not-on-altar", {"token": action - TAKE}
            )
        return Message("why-take-first", {"count": self.count})

    def question(self, s: Spellbook) -> Message:
        kinds = on_altar(s, self.seat, self.which)
        there = sum(s.altar[kind] for kind in kinds)
        if self.which == ALIKE:
            there = max(sum(s.altar[kind] for kind in OF_COLOUR[colour]) for colour in range(7))
        count = min(self.count, room(s, self.seat, self.to), there)
        if self.to == TO_FAMILIAR:
            return Message("ask-take-to-familiar", {"count": count})
        if self.which < 3:
            return Message("ask-take-rune", {"count": count, "rune": self.which})
        if self.which < ANY:
            return Message("ask-take-more", {"material": self.which - 3})
        return Message(
            {ALIKE: "ask-take-alike", AS_STORED: "ask-take-stored"}.get(self.which, "ask-take"), {"count": count}
        )


class TakeMore(Take):
    """A second token of the colour just taken, or none."""

    __slots__ = ()
    kind: ClassVar[str] = "take-more"

    @property
    def optional(self) -> bool:
        return True


# ---------------------------------------------------------------- drawing, discarding, storing


class Draw(Frame):
    """Draw from the bag, after what lies above on the stack."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "draw"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def lapse(self, s: Spellbook) -> None:
        verbs.draw(s, self.seat, self.count)


Row(ACTIONS, ACCEPT, "label-accept", sentence="explain-accept")


class MayDraw(Draw):
    """A permanent effect may be declined (SB-112)."""

    __slots__ = ()
    kind: ClassVar[str] = "may-draw"

    def choices(self, s: Spellbook) -> list[int]:
        return [ACCEPT, PASS] if self.possible(s) else []

    def possible(self, s: Spellbook) -> int:
        return min(self.count, room(s, self.seat, TO_RESERVE), s.bag_size + s.box_size)

    def resolve(self, s: Spellbook, action: int) -> None:
        if action == ACCEPT:
            verbs.draw(s, self.seat, self.count)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        return Message("why-decide-first")

    def question(self, s: Spellbook) -> Message:
        return Message("ask-may-draw", {"count": self.possible(s)})


class FromReserve(Frame):
    """Some tokens of the reserve, one at a time; the subclasses say what becomes of them."""

    __slots__ = ("count", "which")

    def __init__(self, seat: int, count: int, which: int) -> None:
        self.seat = seat
        self.count = count
        self.which = which

    def picks(self, s: Spellbook, verb: int, count: int) -> list[int]:
        if count == 0:
            return []
        reserve = s.sorcerers[self.seat].reserve
        kinds = [kind for kind in WHICH[self.which] if reserve[kind]]
        return undecided([verb + kind for kind in kinds], sum(reserve[kind] for kind in kinds), count)


Token(ACTIONS, DISCARD, "discard")


class Discard(FromReserve):
    """Discard from the reserve, as many as one has."""

    __slots__ = ()
    kind: ClassVar[str] = "discard"

    def choices(self, s: Spellbook) -> list[int]:
        return self.picks(s, DISCARD, self.count)

    def resolve(self, s: Spellbook, action: int) -> None:
        if self.count > 1:
            s.stack.append(Discard(self.seat, self.count - 1, self.which))
        verbs.discard(s, self.seat, action - DISCARD)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if DISCARD <= action < DISCARD + KINDS:
            held = s.sorcerers[seat].reserve[action - DISCARD]
            return Message("why-wrong-rune" if held else "why-not-in-reserve", {"token": action - DISCARD})
        return Message("why-discard-first", {"count": self.count})

    def question(self, s: Spellbook) -> Message:
        if self.which < 3:
            return Message("ask-discard-rune", {"rune": self.which})
        return Message("ask-discard", {"count": min(self.count, s.sorcerers[self.seat].size)})


class Store(FromReserve):
    """Store tokens from the reserve, one at a time, while there are free spaces."""

    __slots__ = ()
    kind: ClassVar[str] = "store"

    def choices(self, s: Spellbook) -> list[int]:
        return self.picks(s, STORE, min(self.count, room(s, self.seat, TO_FAMILIAR)))

    def resolve(self, s: Spellbook, action: int) -> None:
        verbs.store(s, self.seat, action - STORE)
        s.stack.append(Store(self.seat, self.count - 1, self.which))

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if STORE <= action < STORE + KINDS:
            held = s.sorcerers[seat].reserve[action - STORE]
            return Message("why-cannot-store" if held else "why-not-in-reserve", {"token": action - STORE})
        return Message("why-store-first", {"count": self.count})

    def question(self, s: Spellbook) -> Message:
        reserve = s.sorcerers[self.seat].reserve
        held = sum(reserve[kind] for kind in WHICH[self.which])
        count = min(self.count, room(s, self.seat, TO_FAMILIAR), held)
        if self.which < 3:
            return Message("ask-store-rune", {"count": count, "rune": self.which})
        return Message("ask-store-material", {"count": count, "material": self.which - 3})


Token(ACTIONS, GIVE, "give")
Token(ACTIONS, RECEIVE, "receive")


class Swap(Frame):
    """Give `count` tokens of the reserve, then receive as many from the altar (or one from the own familiar)."""

    __slots__ = ("count", "given", "place")
    kind: ClassVar[str] = "swap"

    ALTAR: ClassVar[int] = 0
    FAMILIAR: ClassVar[int] = 1

    def __init__(self, seat: int, count: int, given: int, place: int) -> None:
        self.seat = seat
        self.count = count  # still to give, then (below zero) still to receive
        self.given = given  # how many in all
        self.place = place

    def choices(self, s: Spellbook) -> list[int]:
        if self.count > 0:
            sorcerer = s.sorcerers[self.seat]
            gifts = [GIVE + kind for kind in range(KINDS) if sorcerer.reserve[kind]]
            return undecided(gifts, sorcerer.size, self.count)
        if self.count == -self.given:
            return []
        if self.place == Swap.ALTAR:
            offers = [RECEIVE + kind for kind in on_altar(s, self.seat, ANY)]
            return undecided(offers, s.altar_size, self.given + self.count)
        return [RECEIVE + kind for kind in sorted(set(s.sorcerers[self.seat].familiar))]

    def resolve(self, s: Spellbook, action: int) -> None:
        s.stack.append(Swap(self.seat, self.count - 1, self.given, self.place))
        if self.count > 0:
            verbs.set_aside(s, self.seat, action - GIVE)
            verbs.tell(s, "gives", {"seat": self.seat, "token": action - GIVE})
        elif self.place == Swap.ALTAR:
            verbs.receive_from_altar(s, self.seat, action - RECEIVE)
            verbs.tell(s, "receives", {"seat": self.seat, "token": action - RECEIVE})
        else:
            verbs.swap_on_familiar(s, self.seat, s.aside.index(1), action - RECEIVE)
            verbs.tell(s, "receives-stored", {"seat": self.seat, "token": action - RECEIVE})

    def lapse(self, s: Spellbook) -> None:
        verbs.aside_to_altar(s)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if self.count > 0 and GIVE <= action < GIVE + KINDS:
            return Message("why-not-in-reserve", {"token": action - GIVE})
        if self.count <= 0 and RECEIVE <= action < RECEIVE + KINDS:
            lacks = "why-not-on-altar" if self.place == Swap.ALTAR else "why-not-on-familiar"
            return Message(lacks, {"token": action - RECEIVE})
        return Message("why-swap-first")

    def question(self, s: Spellbook) -> Message:
        if self.count > 0:
            return Message("ask-give", {"count": self.count})
        place = "altar" if self.place == Swap.ALTAR else "familiar"
        return Message(f"ask-receive-{place}", {"count": self.given + self.count})


class Lower(Frame):
    """The marker of a spell goes down one level, from wherever it is."""

    __slots__ = ("colour",)
    kind: ClassVar[str] = "lower"

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def lapse(self, s: Spellbook) -> None:
        verbs.move_marker(s, self.seat, self.colour, -1)


Token(ACTIONS, DUMMY, "dummy")


class DummyTakes(Frame):
    """Solo: the player picks an altar token for the dummy: its next space, or the bottom area of its board."""

    __slots__ = ("bottom",)
    kind: ClassVar[str] = "dummy"

    def __init__(self, seat: int, bottom: int) -> None:
        self.seat = seat
        self.bottom = bottom

    def choices(self, s: Spellbook) -> list[int]:
        return [DUMMY + kind for kind in range(KINDS) if s.altar[kind]]

    def resolve(self, s: Spellbook, action: int) -> None:
        sets_off = self.sets_off(s)
        verbs.give_dummy(s, action - DUMMY, bool(self.bottom))
        if sets_off:
            set_off(s, self.seat, action - DUMMY)

    def sets_off(self, s: Spellbook) -> bool:
        """The player takes this token too, if for the dummy (SB-393). After the last gift the game is over."""
        return bool(self.bottom) or not (s.last_round or len(s.dummy) + 1 == DUMMY_SPACES)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if DUMMY <= action < DUMMY + KINDS:
            return Message("why-not-on-altar", {"token": action - DUMMY})
        return Message("why-dummy-first")

    def question(self, s: Spellbook) -> Message:
        return Message("ask-dummy-bottom" if self.bottom else "ask-dummy")
