"""Performing experiments: the requirement, the price and its discounts, rewards, the column, the formula it releases.

The price is paid in small steps, hardest cube first: missing levels, then cubes. Only steps after which the rest can
still be paid are offered, and a step with a single possibility is taken without asking.
"""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import ActionKind, Row
from athanor.core.compiled import table
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.sharing import without
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import EXPERIMENT_COUNT
from athanor.games.trismegistus.components import (
    ACTIONS,
    LEVEL_DISCOUNT,
    LEVEL_GOLD,
    LEVEL_SILVER,
    NONE,
    OPEN_LIMIT,
    PAY,
    PAY_DISCOUNT,
    PERFORM,
    PERFORM_MASTERPIECE,
    UNLOCK,
    is_in,
)
from athanor.games.trismegistus.kinds import FreeAction, asked_lab
from athanor.games.trismegistus.rewards import receive
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.stone import formula_label, formula_of, place_formula
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_RAW,
    ANY_REFINED,
    CUBES,
    RAW_COPPER,
    RAW_IRON,
    REFINED_COPPER,
    REFINED_GOLD,
    REFINED_IRON,
    REFINED_SILVER,
)
from athanor.games.trismegistus.words import explain_experiment, explain_formula, named

RAW_TO_REFINED: Final = REFINED_COPPER - RAW_COPPER
# What may pay for one cube of a cost, by what is asked: itself, its refined form, gold; and for "any" all that fit.
FITTING: Final = table(
    table(0, 10), table(1, 5, 10), table(2, 6, 10), table(3, 7, 10), table(4, 8, 10),
    table(5, 10), table(6, 10), table(7, 10), table(8, 10), table(9, 10), table(10,),
    table(0, 1, 2, 3, 4, 5, 6, 7, 8, 10), table(5, 6, 7, 8, 9, 10),
)  # fmt: skip
# Gold first, which nothing replaces; then refined cubes, raw cubes, any refined, any raw.
HARDEST: Final = table(10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, ANY_REFINED, ANY_RAW)


def in_order(cost: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(kind for kind in HARDEST for asked in cost if asked == kind)


def payable(held: list[int], cost: tuple[int, ...], gap: int, discounts: int) -> bool:
    return shortage(held, cost, gap, discounts) <= 0


def shortage(held: list[int], cost: tuple[int, ...], gap: int, discounts: int) -> int:
    """How much is missing for a price; no more than 0 if it can be paid.

    Exact: every cube of the cost and every missing level gets something, no cube twice.
    Each kind first takes what nothing else needs more; what is left over must be covered by gold or discounts.
    """
    missing = 0
    left = held[:]
    raw_needs = [0] * 5
    any_raw = 0
    any_refined = 0
    for kind in cost:
        if kind <= RAW_IRON:
            raw_needs[kind] += 1
        elif kind == ANY_RAW:
            any_raw += 1
        elif kind == ANY_REFINED:
            any_refined += 1
        elif kind != REFINED_GOLD and left[kind]:
            left[kind] -= 1
        else:
            missing += 1
    for kind in range(5):
        need = raw_needs[kind]
        if need:
            paid = min(need, left[kind])
            left[kind] -= paid
            need -= paid
            if need and kind:
                paid = min(need, left[kind + RAW_TO_REFINED])
                left[kind + RAW_TO_REFINED] -= paid
                need -= paid
            missing += need
    refined = left[5] + left[6] + left[7] + left[8]
    silver = left[REFINED_SILVER]
    any_raw = max(0, any_raw - (left[0] + left[1] + left[2] + left[3] + left[4]))
    paid = min(any_raw, refined)
    missing += any_raw - paid
    any_refined = max(0, any_refined - (refined - paid))
    paid = min(any_refined, silver)
    missing += any_refined - paid
    missing += max(0, gap - (silver - paid))
    return missing - held[REFINED_GOLD] - discounts


def gap_of(s: Trismegistus, seat: int, card: int) -> int:
    """Levels that are missing for the requirement; for "any track" the highest counts."""
    experiment = s.cards.experiments[card]
    tracks = s.labs[seat].tracks
    level = max(tracks) if experiment.track == ANY else tracks[experiment.track]
    return max(0, experiment.need - level)


def performable(s: Trismegistus, seat: int, card: int) -> bool:
    lab = s.labs[seat]
    experiment = s.cards.experiments[card]
    discounts = lab.discounts(experiment.element)
    gap = gap_of(s, seat, card)
    if gap > discounts + lab.cubes[REFINED_SILVER] + lab.cubes[REFINED_GOLD]:
        return False
    return payable(lab.cubes, experiment.cost, gap, discounts)


class Perform(FreeAction):
    """An open experiment, by place, or the masterpiece in hand."""

    def offers(self, s: Trismegistus, seat: int, found: list[int]) -> None:
        lab = s.labs[seat]
        for at, card in enumerate(lab.open):
            if performable(s, seat, card):
                found.append(PERFORM + at)
        if lab.masterpiece >= 0 and performable(s, seat, lab.masterpiece):
            found.append(PERFORM_MASTERPIECE)

    def why_not(self, s: Trismegistus, seat: int, n: int) -> Message:
        lab = s.labs[seat]
        if n < OPEN_LIMIT and n >= len(lab.open):
            return Message("why-no-open-experiment")
        if n == OPEN_LIMIT and lab.masterpiece < 0:
            return Message("why-no-masterpiece")
        card = lab.masterpiece if n == OPEN_LIMIT else lab.open[n]
        gap = gap_of(s, seat, card)
        means = lab.discounts(s.cards.experiments[card].element) + lab.cubes[REFINED_SILVER] + lab.cubes[REFINED_GOLD]
        return Message("why-level-too-low", {"count": gap}) if gap > means else Message("why-cannot-pay")

    def do(self, s: Trismegistus, seat: int, n: int) -> None:
        """The card is committed; what follows is on the stack: paying, then rewards, then column and formula."""
        lab = s.labs[seat]
        if n == OPEN_LIMIT:
            card = lab.masterpiece
            lab.masterpiece = NONE
            s.reveals += 1
        else:
            card = lab.open[n]
            lab.open = without(lab.open, card)
        experiment = s.cards.experiments[card]
        if s.events is not None:
            verbs.tell(s, "performs", {"seat": seat, "experiment": s.cards.called("experiment", card)})
        discounts = lab.discounts(experiment.element)
        s.stack.append(Pay(seat, card, in_order(experiment.cost), gap_of(s, seat, card), discounts))

    def label(self, s: Trismegistus, n: int) -> Message:
        if n == OPEN_LIMIT:
            return Message("label-perform-masterpiece")
        return named(s.cards, "label-perform", "experiment", self.card(s, n))

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_experiment(s.cards, self.label(s, n), self.card(s, n))

    def card(self, s: Trismegistus, n: int) -> int:
        """The open card at that place. A masterpiece is not named: it is hidden."""
        lying = asked_lab(s).open
        return lying[n] if n < len(lying) and n < OPEN_LIMIT else NONE


PERFORMING: Final = Perform(ACTIONS, PERFORM)


Row(ACTIONS, PAY, "label-pay", "thing")
Row(ACTIONS, PAY_DISCOUNT, "label-pay-discount")
Row(ACTIONS, LEVEL_SILVER, "label-level-silver")
Row(ACTIONS, LEVEL_GOLD, "label-level-gold")
Row(ACTIONS, LEVEL_DISCOUNT, "label-level-discount")


class Pay(Frame):
    """The next missing level, or the next cube of the cost: with what?"""

    __slots__ = ("card", "cost", "discounts", "gap")
    kind: ClassVar[str] = "pay"

    def __init__(self, seat: int, card: int, cost: tuple[int, ...], gap: int, discounts: int) -> None:
        self.seat = seat
        self.card = card
        self.cost = cost
        self.gap = gap
        self.discounts = discounts

    def fits(self, s: Trismegistus) -> bool:
        return (
            0 <= self.card < EXPERIMENT_COUNT
            and all(0 <= kind <= ANY_REFINED for kind in self.cost)
            and payable(s.labs[self.seat].cubes, self.cost, self.gap, self.discounts)
        )

    def choices(self, s: Trismegistus) -> list[int]:
        held = s.labs[self.seat].cubes
        if self.gap:
            return self.level_choices(held)
        if not self.cost:
            return []
        rest = self.cost[1:]
        found = []
        for cube in FITTING[self.cost[0]]:
            if held[cube]:
                held[cube] -= 1
                if payable(held, rest, 0, self.discounts):
                    found.append(PAY + cube)
                held[cube] += 1
        if self.discounts and payable(held, rest, 0, self.discounts - 1):
            found.append(PAY_DISCOUNT)
        return found

    def level_choices(self, held: list[int]) -> list[int]:
        found = []
        for cube, action in ((REFINED_SILVER, LEVEL_SILVER), (REFINED_GOLD, LEVEL_GOLD)):
            if held[cube]:
                held[cube] -= 1
                if payable(held, self.cost, self.gap - 1, self.discounts):
                    found.append(action)
                held[cube] += 1
        if self.discounts and payable(held, self.cost, self.gap - 1, self.discounts - 1):
            found.append(LEVEL_DISCOUNT)
        return found

    def resolve(self, s: Trismegistus, action: int) -> None:
        if self.gap:
            s.stack.append(
                Pay(self.seat, self.card, self.cost, self.gap - 1, self.discounts - (action == LEVEL_DISCOUNT))
            )
            if action == LEVEL_DISCOUNT:
                verbs.tell(s, "uses-discount-level", {"seat": self.seat})
            else:
                verbs.pay_level(s, self.seat, REFINED_SILVER if action == LEVEL_SILVER else REFINED_GOLD)
            return
        spared = action == PAY_DISCOUNT
        s.stack.append(Pay(self.seat, self.card, self.cost[1:], 0, self.discounts - spared))
        if spared:
            verbs.tell(s, "uses-discount-cube", {"seat": self.seat, "asked": self.cost[0]})
        else:
            verbs.pay_cube(s, self.seat, action - PAY)

    def lapse(self, s: Trismegistus) -> None:
        """Paid: rewards first (what they count does not yet include this card), then the column."""
        s.stack.append(Slide(self.seat, self.card))
        receive(s, self.seat, s.cards.experiments[self.card].reward)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if not is_in(action, PAY, CUBES + 4):
            return Message("why-pay-first")
        if self.gap:
            return Message("why-not-for-level")
        if action in (LEVEL_SILVER, LEVEL_GOLD, LEVEL_DISCOUNT):
            return Message("why-level-reached")
        if action == PAY_DISCOUNT:
            return Message("why-no-discount")
        cube = action - PAY
        if cube not in FITTING[self.cost[0]]:
            return Message("why-does-not-fit", {"thing": cube, "asked": self.cost[0]})
        return Message("why-needed-elsewhere" if s.labs[seat].cubes[cube] else "why-no-cube", {"thing": cube})

    def question(self, s: Trismegistus) -> Message:
        name = s.cards.called("experiment", self.card)
        if self.gap:
            return Message("ask-pay-level", {"experiment": name, "count": self.gap, "discounts": self.discounts})
        asked = self.cost[0] if self.cost else ANY_RAW
        return Message("ask-pay", {"experiment": name, "asked": asked, "discounts": self.discounts})


class Slide(Frame):
    """The card slides into the column of its element; the first one there releases one of its formulas."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "slide"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.card < EXPERIMENT_COUNT

    def lapse(self, s: Trismegistus) -> None:
        lab = s.labs[self.seat]
        experiments = s.cards.experiments
        element = experiments[self.card].element
        first = all(experiments[done].element != element for done in lab.done)
        lab.done = [*lab.done, self.card]
        verbs.tell(s, "slides", {"seat": self.seat, "element": element})
        if first:
            s.stack.append(Unlock(self.seat, element))


class UnlockFormula(ActionKind):
    """A formula out of its socket."""

    def label(self, s: Trismegistus, n: int) -> Message:
        return formula_label(s, "label-unlock", n)

    def explain(self, s: Trismegistus, n: int) -> Message:
        lab = asked_lab(s)
        return explain_formula(s.cards, self.label(s, n), formula_of(lab, lab.sockets[n]))


UnlockFormula(ACTIONS, UNLOCK)


class Unlock(Frame):
    """Which of the column's formulas? With a full vault none."""

    __slots__ = ("column",)
    kind: ClassVar[str] = "unlock"

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.column < 4

    def choices(self, s: Trismegistus) -> list[int]:
        lab = s.labs[self.seat]
        if NONE not in lab.vault:
            return []
        return [UNLOCK + socket for socket in (2 * self.column, 2 * self.column + 1) if lab.sockets[socket] >= 0]

    def resolve(self, s: Trismegistus, action: int) -> None:
        place_formula(s, self.seat, action - UNLOCK)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-other-column" if is_in(action, UNLOCK, 8) else "why-unlock-first")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-unlock", {"element": self.column})


assert RAW_IRON == 4 and REFINED_IRON == 8, "the tables above count on these numbers"  # noqa: PT018
