"""What each symbol of the legend does: one small function or frame a kind. No card is named here."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import ActionKind, Row
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.artifacts import DrawArtifact
from athanor.games.trismegistus.components import (
    ACTIONS,
    GAIN,
    GAIN_ESSENCE,
    GILD,
    REFINE,
    REFINE_GOLD,
    RETURN,
    SKIP,
    SWAP,
    SWAP_SOURCES,
    USE,
    is_in,
)
from athanor.games.trismegistus.kinds import CardChoice
from athanor.games.trismegistus.mastery import ALL_TRACKS, Advance, advance, can_retreat, lowest_tracks
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.rewards import CAN, DO
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_ESSENCE,
    ANY_RAW,
    ANY_REFINED,
    COPPER,
    CUBES,
    GOLD_TO_RAW,
    LOWEST,
    MATERIAL_OF,
    RAW_COPPER,
    RAW_FOR_A_GOLD,
    RAW_KINDS,
    RAW_MERCURY,
    RAW_RAW,
    RAW_REFINED,
    REFINED_COPPER,
    REFINED_GOLD,
    REFINED_KINDS,
    REFINED_SILVER,
    REFINED_TO_GOLD,
    THREE,
    Step,
)
from athanor.games.trismegistus.transmuting import Granted, can_transmute

ESSENCES: Final = -1  # as `among` of a Gain: any essence

# ---------------------------------------------------------------- gains


def cubes(s: Trismegistus, seat: int, step: Step) -> None:
    """`raw lead`, `refined any 2`."""
    _, what, number, per = step
    count = number * measure(s, seat, per)
    if what < ANY_RAW:
        verbs.gain_cubes(s, seat, what, count)
    elif count:
        s.stack.append(Gain(seat, what, count))


def essences(s: Trismegistus, seat: int, step: Step) -> None:
    """`essence salt`, `essence any`."""
    _, what, number, per = step
    count = number * measure(s, seat, per)
    if what != ANY_ESSENCE:
        verbs.gain_essences(s, seat, what, count)
    elif count:
        s.stack.append(Gain(seat, ESSENCES, count))


def ethereal(s: Trismegistus, seat: int, step: Step) -> None:
    verbs.gain_ethereal(s, seat, step[2] * measure(s, seat, step[3]))


def chameleon(s: Trismegistus, seat: int, step: Step) -> None:
    verbs.gain_chameleon(s, seat, step[2] * measure(s, seat, step[3]))


def points(s: Trismegistus, seat: int, step: Step) -> None:
    verbs.score(s, seat, step[2] * measure(s, seat, step[3]))


def reaction(s: Trismegistus, seat: int, step: Step) -> None:
    verbs.gain_reaction(s, seat, step[2])


def restore(s: Trismegistus, seat: int, step: Step) -> None:
    verbs.restore_reactions(s, seat, step[2])


def brings_something(s: Trismegistus, seat: int, step: Step) -> bool:
    return measure(s, seat, step[3]) > 0


def has_used_token(s: Trismegistus, seat: int, step: Step) -> bool:
    return s.labs[seat].used > 0


Row(ACTIONS, GAIN, "label-gain", "thing")
Row(ACTIONS, GAIN_ESSENCE, "label-gain", "thing", CUBES)


class Gain(Frame):
    """Choose what to gain, one at a time: any raw (never silver or gold), any refined, any essence."""

    __slots__ = ("among", "count")
    kind: ClassVar[str] = "gain"

    def __init__(self, seat: int, among: int, count: int) -> None:
        self.seat = seat
        self.among = among
        self.count = count

    def fits(self, s: Trismegistus) -> bool:
        return self.among in (ESSENCES, ANY_RAW, ANY_REFINED) and self.count > 0

    def choices(self, s: Trismegistus) -> list[int]:
        if self.among == ESSENCES:
            return [GAIN_ESSENCE, GAIN_ESSENCE + 1, GAIN_ESSENCE + 2, GAIN + RAW_MERCURY]
        return [GAIN + cube for cube in (RAW_KINDS if self.among == ANY_RAW else REFINED_KINDS)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        if self.count > 1:
            s.stack.append(Gain(self.seat, self.among, self.count - 1))
        if action >= GAIN_ESSENCE:
            verbs.gain_essences(s, self.seat, action - GAIN_ESSENCE, 1)
        else:
            verbs.gain_cubes(s, self.seat, action - GAIN, 1)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-not-this-gain" if is_in(action, GAIN, 14) else "why-choose-gain")

    def question(self, s: Trismegistus) -> Message:
        kind = "essence" if self.among == ESSENCES else "raw" if self.among == ANY_RAW else "refined"
        return Message(f"ask-gain-{kind}", {"count": self.count})


# ---------------------------------------------------------------- tracks and transmutations


def track(s: Trismegistus, seat: int, step: Step) -> None:
    """A named track, any one, the lowest (where several are, the player's choice), or three different ones."""
    _, what, number, _ = step
    if what < ANY:
        advance(s, seat, what, number)
    elif what == LOWEST:
        s.stack.append(Advance(seat, lowest_tracks(s, seat), number, 1))
    else:
        s.stack.append(Advance(seat, ALL_TRACKS, 1 if what == THREE else number, 3 if what == THREE else 1))


def always(s: Trismegistus, seat: int, step: Step) -> bool:
    return True


def down(s: Trismegistus, seat: int, step: Step) -> None:
    """Never received: it is the price of what follows it, and `rewards.Price` asks for it."""
    raise NotImplementedError


def has_a_level(s: Trismegistus, seat: int, step: Step) -> bool:
    return can_retreat(s, seat)


def transmutation(s: Trismegistus, seat: int, step: Step) -> None:
    s.stack.append(Granted(seat, step[1], step[2]))


def has_cube_and_essence(s: Trismegistus, seat: int, step: Step) -> bool:
    return can_transmute(s, seat, step[1])


# ---------------------------------------------------------------- exchanges


def exchange(s: Trismegistus, seat: int, step: Step) -> None:
    s.stack.append(Exchange(seat, step[1], step[2]))


def has_something_to_exchange(s: Trismegistus, seat: int, step: Step) -> bool:
    return bool(exchanges(s, seat, step[1]))


def exchanges(s: Trismegistus, seat: int, kind: int) -> list[int]:
    """No transmutation: nothing is paid, no track moves. Gold may stand for a raw cube, and refined for its raw one."""
    held = s.labs[seat].cubes
    if kind == RAW_REFINED:
        found = [REFINE + at for at in range(4) if held[RAW_COPPER + at]]
        return found + [REFINE_GOLD + at for at in range(4)] if held[REFINED_GOLD] else found
    if kind == RAW_RAW:
        return [
            SWAP + at * 5 + material
            for at, cube in enumerate(SWAP_SOURCES)
            if held[cube]
            for material in range(5)
            if material != MATERIAL_OF[cube]
        ]
    if kind == REFINED_TO_GOLD:
        return [GILD + at for at in range(5) if held[REFINED_COPPER + at]]
    return [USE] if held[REFINED_GOLD] else []


class ExchangeCube(ActionKind):
    """One cube for another."""

    def given(self, n: int) -> int:
        raise NotImplementedError

    def received(self, n: int) -> int:
        raise NotImplementedError

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message("label-exchange", {"thing": self.given(n), "thing2": self.received(n)})


class Refine(ExchangeCube):
    """Raw into refined."""

    def given(self, n: int) -> int:
        return RAW_COPPER + n

    def received(self, n: int) -> int:
        return REFINED_COPPER + n


class RefineGold(ExchangeCube):
    """Gold in the place of the raw cube."""

    def given(self, n: int) -> int:
        return REFINED_GOLD

    def received(self, n: int) -> int:
        return REFINED_COPPER + n


class Swap(ExchangeCube):
    """Raw, or what may stand for it, into a different raw one."""

    def given(self, n: int) -> int:
        return SWAP_SOURCES[n // 5]

    def received(self, n: int) -> int:
        return n % 5


class Gild(ExchangeCube):
    """Refined into gold."""

    def given(self, n: int) -> int:
        return REFINED_COPPER + n

    def received(self, n: int) -> int:
        return REFINED_GOLD


Refine(ACTIONS, REFINE)
RefineGold(ACTIONS, REFINE_GOLD)
Swap(ACTIONS, SWAP)
Gild(ACTIONS, GILD)


class Exchange(Frame):
    """At most so many exchanges of one kind; fewer are allowed."""

    __slots__ = ("count", "what")
    kind: ClassVar[str] = "exchange"

    def __init__(self, seat: int, what: int, count: int) -> None:
        self.seat = seat
        self.what = what
        self.count = count

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.what < 4 and self.count > 0

    def choices(self, s: Trismegistus) -> list[int]:
        found = exchanges(s, self.seat, self.what)
        return [SKIP, *found] if found else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action == SKIP:
            return
        if self.count > 1:
            s.stack.append(Exchange(self.seat, self.what, self.count - 1))
        if self.what == GOLD_TO_RAW:
            s.stack.append(Gain(self.seat, ANY_RAW, RAW_FOR_A_GOLD))
            verbs.pay_cube(s, self.seat, REFINED_GOLD)
            return
        kind = ACTIONS.kinds[action]
        assert isinstance(kind, ExchangeCube)
        n = action - kind.first
        verbs.exchange(s, self.seat, kind.given(n), kind.received(n))

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-no-exchange" if isinstance(ACTIONS.kinds[action], ExchangeCube) else "why-exchange-first")

    def question(self, s: Trismegistus) -> Message:
        return Message(f"ask-exchange-{self.what}", {"count": self.count})


# ---------------------------------------------------------------- publications and artifacts


def publication(s: Trismegistus, seat: int, step: Step) -> None:
    """Draw 2, then put any 1 of the hand under the deck; complete draws one after the other."""
    if step[2] > 1:
        s.stack.append(DrawAgain(seat, step[2] - 1))
    draw_publications(s, seat)


def draw_publications(s: Trismegistus, seat: int) -> None:
    """A last single card is taken and nothing returned; from an empty deck nothing comes."""
    two = len(s.publications) >= 2
    if s.publications:
        verbs.draw_publication(s, seat)
    if two:
        verbs.draw_publication(s, seat)
        s.stack.append(Return(seat))


def deck_has_cards(s: Trismegistus, seat: int, step: Step) -> bool:
    return bool(s.publications)


class DrawAgain(Frame):
    """Further draws of publications, one after the other."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "draw-again"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def fits(self, s: Trismegistus) -> bool:
        return self.count > 0

    def lapse(self, s: Trismegistus) -> None:
        if self.count > 1:
            s.stack.append(DrawAgain(self.seat, self.count - 1))
        draw_publications(s, self.seat)


CardChoice(ACTIONS, RETURN, "label-return", "publication")


class Return(Frame):
    """Put one publication of the hand, new or old, under the deck."""

    __slots__ = ()
    kind: ClassVar[str] = "return"
    auto: ClassVar[bool] = False

    def choices(self, s: Trismegistus) -> list[int]:
        return [RETURN + card for card in sorted(s.labs[self.seat].hand)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        verbs.return_publication(s, self.seat, action - RETURN)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-not-in-hand" if action >= RETURN else "why-return-first")


def random_artifact(s: Trismegistus, seat: int, step: Step) -> None:
    s.stack.append(DrawArtifact(seat, step[2]))


def stack_has_tiles(s: Trismegistus, seat: int, step: Step) -> bool:
    return bool(s.stacks[s.round - 1])


# By op, in the order of `symbols.OP_NAMES`.
DO.extend(
    (
        cubes, essences, track, down, transmutation, exchange,
        ethereal, chameleon, reaction, restore, publication, points, random_artifact,
    )
)  # fmt: skip
CAN.extend(
    (
        brings_something, brings_something, always, has_a_level, has_cube_and_essence, has_something_to_exchange,
        brings_something, brings_something, always, has_used_token, deck_has_cards, brings_something, stack_has_tiles,
    )
)  # fmt: skip
assert COPPER == RAW_COPPER and REFINED_SILVER == REFINED_COPPER + 4, "exchanges count on neighbouring numbers"  # noqa: PT018
