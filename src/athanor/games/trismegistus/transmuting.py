"""Transmutations: pay an essence, move a cube along its arrow, go up a track, perhaps use the artifact on the arrow.

One transmutation is on the stack as `Settled` (it is over, waiting bonuses come) with, above it, the question whether
the artifact is used. Nothing else can come between. With nested ones the bonuses wait for the outermost. The ability of
an artifact that was just gained is kept the same way (TR-676).
"""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import ARTIFACT_COUNT, SLOTS
from athanor.games.trismegistus.components import (
    ACTIONS,
    END,
    PAY_MERCURY,
    PAYMENT_CUBE,
    PAYMENTS,
    SKIP,
    SOURCES,
    TRANSMUTE_BY,
    USE,
    is_in,
)
from athanor.games.trismegistus.kinds import Answer
from athanor.games.trismegistus.mastery import Bonuses, advance
from athanor.games.trismegistus.rewards import receive, usable
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import RAW_MERCURY, REFINED_GOLD, REFINED_MERCURY, WILD, Effect
from athanor.games.trismegistus.words import explain_artifact


def transmutations(s: Trismegistus, seat: int, sources: tuple[int, ...]) -> list[int]:
    """One action for each cube of these kinds with each way to pay. The cube that moves cannot pay for itself."""
    lab = s.labs[seat]
    cubes = lab.cubes
    found: list[int] = []
    tokens = lab.essences
    payments = [kind for kind in range(PAY_MERCURY) if tokens[kind]]
    for cube in sources:
        if not cubes[cube]:
            continue
        first = TRANSMUTE_BY + cube * PAYMENTS
        for payment in payments:
            found.append(first + payment)
        if cubes[RAW_MERCURY] > (cube == RAW_MERCURY):
            found.append(first + 3)
        if cubes[REFINED_MERCURY] > (cube == REFINED_MERCURY):
            found.append(first + 4)
        if cubes[REFINED_GOLD]:
            found.append(first + 5)
    return found


def can_transmute(s: Trismegistus, seat: int, colour: int) -> bool:
    lab = s.labs[seat]
    cubes = lab.cubes
    means = (
        lab.essences[0]
        + lab.essences[1]
        + lab.essences[2]
        + cubes[RAW_MERCURY]
        + cubes[REFINED_MERCURY]
        + cubes[REFINED_GOLD]
    )
    if not means:
        return False
    # The one that moves cannot pay, so a single mercury is not enough for itself.
    return any(
        cubes[cube] and (means > 1 or cube not in (RAW_MERCURY, REFINED_MERCURY))
        for cube in s.tables.sources_of[colour]
    )


def do_transmutation(s: Trismegistus, seat: int, action: int) -> int:
    """Steps 1 to 6; step 7, the artifact, is asked. Returns the arrow."""
    cube, payment = divmod(action - TRANSMUTE_BY, PAYMENTS)
    arrow = s.tables.arrow_of[cube]
    s.stack.append(Settled(seat))
    slot = s.tables.slot_of[arrow]
    tile = s.labs[seat].artifacts[slot]
    if tile >= 0 and not s.labs[seat].exhausted >> slot & 1:
        s.stack.append(Fire(seat, slot))
    s.depth += 1
    essence = verbs.transmute(s, seat, cube, payment)
    advance(s, seat, s.track_of[essence], 1)
    return arrow


def transmute_reason(s: Trismegistus, seat: int, action: int, sources: tuple[int, ...], colour: int) -> Message:
    """Why a transmutation is not possible along these arrows; `colour` is what they have in common."""
    cube, payment = divmod(action - TRANSMUTE_BY, PAYMENTS)
    lab = s.labs[seat]
    if not lab.cubes[cube]:
        return Message("why-no-cube", {"thing": cube})
    if cube not in sources:
        return (
            Message("why-other-arrow", {"thing": cube})
            if colour < 0
            else Message("why-other-colour", {"colour": colour})
        )
    paid = PAYMENT_CUBE[payment]
    if paid == cube:
        return Message("why-pays-for-itself", {"thing": cube})
    return Message("why-no-essence", {"paid": verbs.TOKEN + payment if paid < 0 else paid})


def work_once(s: Trismegistus, seat: int, effect: Effect) -> None:
    """The ability of an artifact that was just gained: bonuses wait until it is resolved, as on an arrow."""
    s.stack.append(Settled(seat))
    s.depth += 1
    receive(s, seat, effect)


class Settled(Frame):
    """A transmutation or an artifact's first ability is over. When no other one is under way, waiting bonuses come."""

    __slots__ = ()
    kind: ClassVar[str] = "settled"

    def lapse(self, s: Trismegistus) -> None:
        s.depth -= 1
        if s.depth == 0 and s.pending:
            s.stack.append(Bonuses(self.seat))


class Fire(Frame):
    """The arrow passes a ready artifact: use it and turn it face down, or leave it."""

    __slots__ = ("slot",)
    kind: ClassVar[str] = "fire"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.slot < SLOTS and s.labs[self.seat].artifacts[self.slot] >= 0

    def choices(self, s: Trismegistus) -> list[int]:
        tile = s.labs[self.seat].artifacts[self.slot]
        return [USE, SKIP] if usable(s, self.seat, s.cards.artifacts[tile].effect) else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action == USE:
            # Face down first: it cannot set itself off by a transmutation that it grants.
            verbs.exhaust(s, self.seat, self.slot)
            receive(s, self.seat, s.cards.artifacts[s.labs[self.seat].artifacts[self.slot]].effect)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-artifact-first")

    def question(self, s: Trismegistus) -> Message:
        tile = s.labs[self.seat].artifacts[self.slot]
        return Message("ask-fire", {"artifact": s.cards.called("artifact", tile)})


class Ability(Frame):
    """The ability of an artifact that was just gained: once for free, the tile stays ready."""

    __slots__ = ("tile",)
    kind: ClassVar[str] = "ability"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.tile < ARTIFACT_COUNT

    def choices(self, s: Trismegistus) -> list[int]:
        return [USE, SKIP] if usable(s, self.seat, s.cards.artifacts[self.tile].effect) else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action == USE:
            work_once(s, self.seat, s.cards.artifacts[self.tile].effect)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-artifact-first")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-ability", {"artifact": s.cards.called("artifact", self.tile)})


class Use(Answer):
    """Yes. Where it is an artifact that is used, the explanation is what stands on it."""

    def explain(self, s: Trismegistus, n: int) -> Message:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Ability):
            return explain_artifact(s.cards, self.label(s, n), top.tile)
        if isinstance(top, Fire):
            return explain_artifact(s.cards, self.label(s, n), s.labs[top.seat].artifacts[top.slot])
        return self.label(s, n)


Use(ACTIONS, USE, "label-use", ("fire", "ability", "exchange", "draw-artifact"))
Answer(ACTIONS, SKIP, "label-skip", ("fire", "ability", "exchange", "draw-artifact", "granted", "price"))
Answer(ACTIONS, END, "label-end", ("transmuting",))


class Granted(Frame):
    """Transmutations that a card, artifact or formula grants: of a printed colour, or WILD along any arrow."""

    __slots__ = ("colour", "count")
    kind: ClassVar[str] = "granted"

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat = seat
        self.colour = colour
        self.count = count

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.colour <= WILD and self.count > 0

    def choices(self, s: Trismegistus) -> list[int]:
        found = transmutations(s, self.seat, s.tables.sources_of[self.colour])
        return [SKIP, *found] if found else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action != SKIP:
            if self.count > 1:
                s.stack.append(Granted(self.seat, self.colour, self.count - 1))
            do_transmutation(s, self.seat, action)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if is_in(action, TRANSMUTE_BY, SOURCES * PAYMENTS):
            return transmute_reason(s, seat, action, s.tables.sources_of[self.colour], self.colour)
        return Message("why-transmute-first")

    def question(self, s: Trismegistus) -> Message:
        if self.colour == WILD:
            return Message("ask-granted-wild", {"count": self.count})
        return Message("ask-granted", {"count": self.count, "colour": self.colour})
