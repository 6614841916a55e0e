"""The main actions, one class for each: when it is possible, why not, what it costs and does, what it is called.

Beside each class stand the questions that follow from it alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import ActionKind
from athanor.core.compiled import table
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.sharing import put
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.artifacts import PlaceArtifact
from athanor.games.trismegistus.cards import PLACES, SLOTS
from athanor.games.trismegistus.components import (
    ACTIONS,
    ARTIFACT_PRICE,
    BUY_ARTIFACT,
    DECLARE,
    END,
    HARVEST,
    MOST_POTENCY,
    NONE,
    OPEN_LIMIT,
    PAYMENT_CUBE,
    PAYMENTS,
    RECHARGE,
    TAKE_ESSENCE,
    TAKE_EXPERIMENT,
    TRANSMUTE_BY,
)
from athanor.games.trismegistus.kinds import FreeAction, MainAction, asked_lab
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.stone import SAMPLING
from athanor.games.trismegistus.symbols import ANY_ESSENCE, CUBES, MATERIAL_OF, NO_ESSENCE, REFINED_OF, WILD_FACE
from athanor.games.trismegistus.transmuting import do_transmutation, transmutations, transmute_reason
from athanor.games.trismegistus.words import explain_artifact, explain_experiment, named


class Harvest(MainAction):
    """One raw cube of the die's symbol for each potency."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        found += [HARVEST + n for n in range(s.labs[seat].potency)]

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        return Message("why-potency", {"potency": s.labs[seat].potency})

    def potency(self, n: int) -> int:
        return n + 1

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.gain_cubes(s, seat, face, n + 1)

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message("label-harvest", {"count": n + 1, "thing": max(used_face(s), 0)})


class TakeEssence(MainAction):
    """The essence of the bowl, one token for each potency."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        potency = s.labs[seat].potency
        essence = s.cards.board.bowl_essence[face]
        if essence == ANY_ESSENCE:
            found += [TAKE_ESSENCE + kind * MOST_POTENCY + spent for kind in range(4) for spent in range(potency)]
        elif essence != NO_ESSENCE:
            found += [TAKE_ESSENCE + essence * MOST_POTENCY + spent for spent in range(potency)]

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        potency = s.labs[seat].potency
        if n % MOST_POTENCY >= potency:
            return Message("why-potency", {"potency": potency})
        return Message("why-other-essence", {"face": face, "essence": n // MOST_POTENCY})

    def potency(self, n: int) -> int:
        return n % MOST_POTENCY + 1

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.gain_essences(s, seat, n // MOST_POTENCY, n % MOST_POTENCY + 1)

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message("label-essence", {"count": n % MOST_POTENCY + 1, "essence": n // MOST_POTENCY})


class Transmute(MainAction):
    """One transmutation along an arrow of the die's colour; then perhaps another along the same arrow."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        found += transmutations(s, seat, s.tables.sources_of[colour])

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        return transmute_reason(s, seat, TRANSMUTE_BY + n, s.tables.sources_of[colour], colour)

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        s.stack.append(Transmuting(seat, s.tables.arrow_of[n // PAYMENTS]))
        do_transmutation(s, seat, TRANSMUTE_BY + n)

    def react(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        do_transmutation(s, seat, TRANSMUTE_BY + n)

    def label(self, s: Trismegistus, n: int) -> Message:
        cube, payment = divmod(n, PAYMENTS)
        paid = PAYMENT_CUBE[payment]
        return Message(
            "label-transmute",
            {"thing": cube, "thing2": REFINED_OF[MATERIAL_OF[cube] + 1], "paid": CUBES + payment if paid < 0 else paid},
        )


class Transmuting(Frame):
    """Another transmutation along the same arrow for another potency, or no more."""

    __slots__ = ("arrow",)
    kind: ClassVar[str] = "transmuting"

    def __init__(self, seat: int, arrow: int) -> None:
        self.seat = seat
        self.arrow = arrow

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.arrow < SLOTS

    def choices(self, s: Trismegistus) -> list[int]:
        if s.labs[self.seat].potency == 0:
            return []
        found = transmutations(s, self.seat, s.tables.sources_of_arrow[self.arrow])
        if s.options["formulas"] == "between":
            SAMPLING.offers(s, self.seat, found)
        return [END, *found] if found else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, FreeAction):
            s.stack.append(self)
            kind.do(s, self.seat, action - kind.first)
        elif action != END:
            act(s, self.seat, action, NONE)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, Transmute):
            return transmute_reason(s, seat, action, s.tables.sources_of_arrow[self.arrow], NONE)
        return Message("why-not-between" if isinstance(kind, FreeAction) else "why-transmute-first")


class BuyArtifact(MainAction):
    """From a market place of the die's colour; placed, then its ability, then the place is filled again."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        if s.labs[seat].potency >= ARTIFACT_PRICE:
            found += [BUY_ARTIFACT + place for place in s.tables.places_of[colour] if s.market[place] >= 0]

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        if s.labs[seat].potency < ARTIFACT_PRICE:
            return Message("why-artifact-price")
        if n not in s.tables.places_of[colour]:
            return Message("why-other-market", {"colour": colour})
        return Message("why-market-empty")

    def potency(self, n: int) -> int:
        return ARTIFACT_PRICE

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        tile = s.market[n]
        s.market = put(s.market, n, NONE)
        s.stack.append(Refill(seat, n))
        s.stack.append(PlaceArtifact(seat, tile, 1))
        if s.events is not None:
            verbs.tell(s, "buys-artifact", {"seat": seat, "artifact": s.cards.called("artifact", tile)})

    def label(self, s: Trismegistus, n: int) -> Message:
        return named(s.cards, "label-artifact", "artifact", s.market[n])

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_artifact(s.cards, self.label(s, n), s.market[n])


class Refill(Frame):
    """A tile of the current stack fills the place of one that was bought."""

    __slots__ = ("place",)
    kind: ClassVar[str] = "refill"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.place < PLACES

    def lapse(self, s: Trismegistus) -> None:
        verbs.refill_market(s, self.place)


class Recharge(MainAction):
    """Turn an exhausted artifact face up again."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        exhausted = s.labs[seat].exhausted
        if exhausted:
            found += [RECHARGE + slot for slot in range(SLOTS) if exhausted >> slot & 1]

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        return Message("why-not-exhausted" if s.labs[seat].artifacts[n] >= 0 else "why-slot-empty")

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.recharge(s, seat, n)

    def react(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.recharge(s, seat, n)

    def label(self, s: Trismegistus, n: int) -> Message:
        return named(s.cards, "label-recharge", "artifact", asked_lab(s).artifacts[n])

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_artifact(s.cards, self.label(s, n), asked_lab(s).artifacts[n])


class TakeExperiment(MainAction):
    """An experiment from the section of the die's symbol, while fewer than two are open."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        if len(s.labs[seat].open) < OPEN_LIMIT:
            for space in s.tables.spaces_for[face]:
                found += [TAKE_EXPERIMENT + space * 2 + at for at in range(len(s.spaces[space]))]

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        if len(s.labs[seat].open) >= OPEN_LIMIT:
            return Message("why-two-open")
        here = n // 2 in s.tables.spaces_for[face]
        return Message("why-no-card-there" if here else "why-other-section", {"face": face})

    def do(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.take_experiment(s, seat, n // 2, n % 2)

    def card(self, s: Trismegistus, n: int) -> int:
        lying = s.spaces[n // 2]
        return lying[n % 2] if n % 2 < len(lying) else NONE

    def label(self, s: Trismegistus, n: int) -> Message:
        return named(s.cards, "label-experiment", "experiment", self.card(s, n))

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_experiment(s.cards, self.label(s, n), self.card(s, n))


# ---------------------------------------------------------------- all of them


TRANSMUTING: Final = Transmute(ACTIONS, TRANSMUTE_BY)
RECHARGING: Final = Recharge(ACTIONS, RECHARGE)
MAIN: Final[tuple[MainAction, ...]] = table(
    Harvest(ACTIONS, HARVEST),
    TakeEssence(ACTIONS, TAKE_ESSENCE),
    TRANSMUTING,
    BuyArtifact(ACTIONS, BUY_ARTIFACT),
    RECHARGING,
    TakeExperiment(ACTIONS, TAKE_EXPERIMENT),
)


def main_actions(s: Trismegistus, seat: int, face: int, colour: int) -> list[int]:
    """All that a die of this symbol and colour can do with its potency."""
    found: list[int] = []
    for kind in MAIN:
        kind.offers(s, seat, face, colour, found)
    return found


def act(s: Trismegistus, seat: int, action: int, face: int) -> None:
    """Carry a main action out with a die of that symbol; the potency is paid from the real die."""
    kind = ACTIONS.kinds[action]
    assert isinstance(kind, MainAction)
    n = action - kind.first
    s.labs[seat].potency -= kind.potency(n)
    kind.do(s, seat, n, face)


def main_reason(s: Trismegistus, seat: int, action: int, face: int, colour: int) -> Message | None:
    """Why a main action is not possible; None if it is none."""
    kind = ACTIONS.kinds[action]
    return kind.why_not(s, seat, action - kind.first, face, colour) if isinstance(kind, MainAction) else None


# ---------------------------------------------------------------- as if with another die


class Declare(ActionKind):
    """A chameleon is spent: one main action as if the die had another symbol or colour."""

    def offers(self, s: Trismegistus, seat: int, found: list[int]) -> None:
        lab = s.labs[seat]
        if lab.chameleon:
            own = DECLARE + lab.colour * WILD_FACE + lab.face
            found += [action for action in range(DECLARE, DECLARE + 3 * WILD_FACE) if action != own]

    def why_not(self, s: Trismegistus, seat: int) -> Message:
        return Message("why-same-die" if s.labs[seat].chameleon else "why-no-chameleon")

    def do(self, s: Trismegistus, seat: int, n: int) -> None:
        colour, face = divmod(n, WILD_FACE)
        s.labs[seat].chameleon -= 1
        verbs.tell(s, "declares", {"seat": seat, "colour": colour, "face": face})
        s.stack.append(Declared(seat, face, colour))

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message("label-declare", {"colour": n // WILD_FACE, "face": n % WILD_FACE})


DECLARING: Final = Declare(ACTIONS, DECLARE)


class Declared(Frame):
    """The action with a declared die. Nothing may come between."""

    __slots__ = ("colour", "face")
    kind: ClassVar[str] = "declared"

    def __init__(self, seat: int, face: int, colour: int) -> None:
        self.seat = seat
        self.face = face
        self.colour = colour

    def fits(self, s: Trismegistus) -> bool:
        lab = s.labs[self.seat]
        return 0 <= self.face < WILD_FACE and 0 <= self.colour < 3 and lab.face >= 0 and lab.potency > 0

    def choices(self, s: Trismegistus) -> list[int]:
        return main_actions(s, self.seat, self.face, self.colour)

    def resolve(self, s: Trismegistus, action: int) -> None:
        act(s, self.seat, action, self.face)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return main_reason(s, seat, action, self.face, self.colour) or Message("why-chameleon-first")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-declared", {"colour": self.colour, "face": self.face})


def used_face(s: Trismegistus) -> int:
    """The symbol that the asked action is taken with."""
    top = s.stack[-1] if s.stack else None
    return top.face if isinstance(top, Declared) else asked_lab(s).face
