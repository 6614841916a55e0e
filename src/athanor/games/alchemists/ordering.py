"""Set-up choices and the order of play: which favor to keep, which order space to take."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import ActionKind
from athanor.core.frames import Frame, Secret
from athanor.core.message import Arg, Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import INGREDIENTS
from athanor.games.alchemists.components import (
    ACTIONS,
    DISCARD,
    FAVORS,
    GREEN,
    KEEP,
    ORDER,
    ORDER_SPACES,
    WITHDRAW,
    among,
)
from athanor.games.alchemists.kinds import Plain, Printed
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists

Printed(ACTIONS, KEEP, "label-keep", "favor", sentence="favor-text")


class KeepFavor(Secret):
    """Everybody keeps one of the two favors drawn at the start."""

    __slots__ = ()
    kind: ClassVar[str] = "keep"
    upon: ClassVar[tuple[str, ...]] = ("round",)
    withdraw: ClassVar[int] = WITHDRAW

    def offers(self, s: Alchemists, seat: int) -> list[int]:
        return [KEEP + kind for kind in s.favor_kinds(seat)]

    def reveal(self, s: Alchemists) -> None:
        at_once = [seat for seat in range(s.players) if verbs.keep_favor(s, seat, self.answers[seat] - KEEP)]
        for seat in at_once[::-1]:
            cards.FAVOR_SHELF[self.answers[seat] - KEEP].drawn(s, seat)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if action == WITHDRAW:
            return Message("why-nothing-to-withdraw")
        if among(action, KEEP, FAVORS):
            return Message("why-favor-not-held", {"favor": action - KEEP})
        return Message("why-keep-first")


class Ordering(Frame):
    """From the starting player clockwise, everybody who is not paralysed chooses an order space."""

    __slots__ = ("number",)
    kind: ClassVar[str] = "ordering"
    upon: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def lapse(self, s: Alchemists) -> None:
        if self.number < s.players:
            s.stack.append(Ordering(self.seat, self.number + 1))
            chooser = (s.starter + self.number) % s.players
            if chooser not in s.green:
                s.stack.append(ChooseOrder(chooser))


class OrderSpace(ActionKind):
    """A space of the order track, with what it costs and brings."""

    def label(self, s: Alchemists, n: int) -> Message:
        shown = SETTINGS.order[n]
        args: dict[str, Arg] = {
            "place": n + 1, "price": shown.price, "favors_drawn": shown.favors, "drawn": shown.ingredients,
        }  # fmt: skip
        return Message("label-order-green" if n == GREEN else "label-order", args)

    def what(self, s: Alchemists, n: int) -> Message | None:
        return Message("explain-order-green" if n == GREEN else "explain-order")


OrderSpace(ACTIONS, ORDER)


class ChooseOrder(Frame):
    __slots__ = ()
    kind: ClassVar[str] = "order"
    upon: ClassVar[tuple[str, ...]] = ("ordering",)
    openly: ClassVar[bool] = True

    def choices(self, s: Alchemists) -> list[int]:
        gold = s.alchemists[self.seat].gold
        taken = [one.marker for one in s.alchemists]
        return [
            ORDER + space
            for space in range(ORDER_SPACES)
            if s.players in SETTINGS.order[space].players and space not in taken and SETTINGS.order[space].price <= gold
        ]

    def resolve(self, s: Alchemists, action: int) -> None:
        space = action - ORDER
        s.alchemists[self.seat].marker = space
        verbs.tell(s, "takes-order", {"seat": self.seat, "place": space + 1})
        verbs.pay_bank(s, self.seat, SETTINGS.order[space].price)
        draw_for_space(s, self.seat, space)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if not among(action, ORDER, ORDER_SPACES + 1):
            return Message("why-order-first")
        space = action - ORDER
        if space == GREEN:
            return Message("why-green")
        if s.players not in SETTINGS.order[space].players:
            return Message("why-order-closed", {"players": s.players})
        for other in range(s.players):
            if s.alchemists[other].marker == space:
                return Message("why-order-taken", {"seat": other})
        return Message("why-no-gold", {"gold": SETTINGS.order[space].price})


def draw_for_space(s: Alchemists, seat: int, space: int) -> None:
    """Ingredients first: a card that is played at once may discard them."""
    shown = SETTINGS.order[space]
    if shown.ingredients and not cards.bars_ingredients(s, seat):
        verbs.draw_ingredients(s, seat, shown.ingredients)
    verbs.draw_favors(s, seat, shown.favors)


class ParalysedDraw(Frame):
    """Those on the green space draw what it shows once all others have chosen, the earlier arrival first."""

    __slots__ = ("at",)
    kind: ClassVar[str] = "paralysed-draw"
    upon: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def lapse(self, s: Alchemists) -> None:
        if self.at < len(s.green):
            s.stack.append(ParalysedDraw(self.seat, self.at + 1))
            verbs.tell(s, "draws-paralysed", {"seat": s.green[self.at]})
            draw_for_space(s, s.green[self.at], GREEN)

    def fits(self, s: Alchemists) -> bool:
        return self.at >= 0


def settle_order(s: Alchemists) -> None:
    """From the top of the track down; the paralysed last, the latest arrival lowest."""
    choosers = [seat for seat in range(s.players) if seat not in s.green]
    s.order = [*sorted(choosers, key=lambda seat: s.alchemists[seat].marker), *s.green]
    verbs.tell(s, "order-settled", {"lines": [Message("seat-line", {"seat": seat}) for seat in s.order]})


Plain(ACTIONS, DISCARD, "discard", "ingredient")


class DiscardMore(Frame):
    """Discard so many ingredients of the hand, one at a time, unseen."""

    __slots__ = ("count",)
    kind: ClassVar[str] = "discard"
    auto: ClassVar[bool] = False

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def choices(self, s: Alchemists) -> list[int]:
        return [DISCARD + kind for kind in s.kinds(self.seat)] if self.count else []

    def resolve(self, s: Alchemists, action: int) -> None:
        verbs.discard(s, self.seat, action - DISCARD)
        s.stack.append(DiscardMore(self.seat, self.count - 1))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, DISCARD, INGREDIENTS):
            return Message("why-not-in-hand", {"ingredient": action - DISCARD})
        return Message("why-discard-first", {"count": self.count})

    def question(self, s: Alchemists) -> Message:
        return Message("ask-discard", {"count": self.count})

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.count <= 40
