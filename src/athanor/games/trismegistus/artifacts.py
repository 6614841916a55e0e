"""Artifacts on their slots: a tile off the stack, the slot it goes to, its ability that works at once."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import ActionKind
from athanor.core.frames import Frame
from athanor.core.message import Arg, Message
from athanor.core.sharing import put_list
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import ARTIFACT_COUNT, SLOTS
from athanor.games.trismegistus.components import ACTIONS, SKIP, SLOT, USE
from athanor.games.trismegistus.kinds import asked_lab
from athanor.games.trismegistus.rewards import only_plain, usable
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.transmuting import Ability, work_once


class DrawArtifact(Frame):
    """The top tile of the current face-down stack, placed like a bought one. With full slots one may not want it."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "draw-artifact"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def fits(self, s: Trismegistus) -> bool:
        return self.count > 0

    def choices(self, s: Trismegistus) -> list[int]:
        full = s.stacks[s.round - 1] and min(s.labs[self.seat].artifacts) >= 0
        return [USE, SKIP] if full else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action == USE:
            self.lapse(s)

    def lapse(self, s: Trismegistus) -> None:
        stack = s.stacks[s.round - 1]
        if not stack:
            return
        if self.count > 1:
            s.stack.append(DrawArtifact(self.seat, self.count - 1))
        tile = stack[-1]
        s.stacks = put_list(s.stacks, s.round - 1, stack[:-1])
        s.reveals += 1
        if s.events is not None:
            verbs.tell(s, "draws-artifact", {"seat": self.seat, "artifact": s.cards.called("artifact", tile)})
        s.stack.append(PlaceArtifact(self.seat, tile, 1))

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-artifact-first")


class Place(ActionKind):
    """A slot, whose tile, if it has one, is replaced."""

    def label(self, s: Trismegistus, n: int) -> Message:
        arrow = s.cards.board.slot_arrow[n]
        args: dict[str, Arg] = {"slot": n + 1, "material": arrow, "material2": arrow + 1}
        old = asked_lab(s).artifacts[n]
        if old >= 0:
            args["artifact"] = s.cards.called("artifact", old)
        return Message("label-slot-replace" if old >= 0 else "label-slot", args)


Place(ACTIONS, SLOT)


class PlaceArtifact(Frame):
    """Into any slot. `works`: its ability is resolved once for free, and it stays ready (not at set-up)."""

    __slots__ = ("tile", "works")
    kind: ClassVar[str] = "place-artifact"

    def __init__(self, seat: int, tile: int, works: int) -> None:
        self.seat = seat
        self.tile = tile
        self.works = works

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.tile < ARTIFACT_COUNT

    def choices(self, s: Trismegistus) -> list[int]:
        return [SLOT + slot for slot in range(SLOTS)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        verbs.place_artifact(s, self.seat, action - SLOT, self.tile)
        effect = s.cards.artifacts[self.tile].effect
        if not self.works:
            return
        if only_plain(effect):
            if usable(s, self.seat, effect):
                work_once(s, self.seat, effect)
        else:
            s.stack.append(Ability(self.seat, self.tile))

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-choose-slot")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-place-artifact", {"artifact": s.cards.called("artifact", self.tile)})
