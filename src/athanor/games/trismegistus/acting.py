"""The action phase: one of six main actions, perhaps with a chameleon, and free actions before and after it."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.sharing import put
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import PLACES, SLOTS, SPACES, VAULT_CELLS
from athanor.games.trismegistus.components import (
    ARTIFACT_PRICE,
    BUY_ARTIFACT,
    BUY_FORMULA,
    CLAIM,
    DECLARE,
    DRAFT,
    END,
    HARVEST,
    MOST_POTENCY,
    NONE,
    OPEN_ACHIEVEMENTS,
    OPEN_LIMIT,
    PAYMENTS,
    PERFORM,
    RECHARGE,
    SAMPLE,
    SOCKETS,
    SOURCES,
    SPEND_ETHEREAL,
    TAKE_ESSENCE,
    TAKE_EXPERIMENT,
    TRANSMUTE_BY,
    is_in,
)
from athanor.games.trismegistus.effects import PlaceArtifact
from athanor.games.trismegistus.experiments import payable, perform, perform_reason, performances
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.rewards import receive
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.stone import buy, buy_reason, purchases, sample, sample_reason, samples
from athanor.games.trismegistus.symbols import ANY_ESSENCE, HELD, NO_ESSENCE, REACTION_USED, WILD_FACE
from athanor.games.trismegistus.transmuting import do_transmutation, transmutations, transmute_reason

TRANSMUTATIONS: Final = SOURCES * PAYMENTS

# ---------------------------------------------------------------- main actions


def main_actions(s: Trismegistus, seat: int, face: int, colour: int) -> list[int]:
    """All that a die of this symbol and colour can do with its potency."""
    lab = s.labs[seat]
    potency = lab.potency
    found = [HARVEST + spent for spent in range(potency)]
    essence = s.cards.board.bowl_essence[face]
    if essence == ANY_ESSENCE:
        found += [TAKE_ESSENCE + kind * MOST_POTENCY + spent for kind in range(4) for spent in range(potency)]
    elif essence != NO_ESSENCE:
        found += [TAKE_ESSENCE + essence * MOST_POTENCY + spent for spent in range(potency)]
    found += transmutations(s, seat, s.tables.sources_of[colour])
    if potency >= ARTIFACT_PRICE:
        found += [BUY_ARTIFACT + place for place in s.tables.places_of[colour] if s.market[place] >= 0]
    if lab.exhausted:
        found += [RECHARGE + slot for slot in range(SLOTS) if lab.exhausted >> slot & 1]
    if len(lab.open) < OPEN_LIMIT:
        for space in s.tables.spaces_for[face]:
            found += [TAKE_EXPERIMENT + space * 2 + at for at in range(len(s.spaces[space]))]
    return found


def act(s: Trismegistus, seat: int, action: int, face: int) -> None:
    """Carry a main action out with a die of that symbol; the potency is paid from the real die."""
    lab = s.labs[seat]
    if is_in(action, HARVEST, MOST_POTENCY):
        spent = action - HARVEST + 1
        lab.potency -= spent
        verbs.gain_cubes(s, seat, face, spent)
    elif is_in(action, TAKE_ESSENCE, 4 * MOST_POTENCY):
        essence, spent = divmod(action - TAKE_ESSENCE, MOST_POTENCY)
        lab.potency -= spent + 1
        verbs.gain_essences(s, seat, essence, spent + 1)
    elif is_in(action, TRANSMUTE_BY, TRANSMUTATIONS):
        transmute(s, seat, action)
    elif is_in(action, BUY_ARTIFACT, PLACES):
        lab.potency -= ARTIFACT_PRICE
        buy_artifact(s, seat, action - BUY_ARTIFACT)
    elif is_in(action, RECHARGE, SLOTS):
        lab.potency -= 1
        verbs.recharge(s, seat, action - RECHARGE)
    else:
        space, at = divmod(action - TAKE_EXPERIMENT, 2)
        lab.potency -= 1
        verbs.take_experiment(s, seat, space, at)


def buy_artifact(s: Trismegistus, seat: int, place: int) -> None:
    """Placed, then its ability, then the market place is filled again."""
    tile = s.market[place]
    s.market = put(s.market, place, NONE)
    s.stack.append(Refill(seat, place))
    s.stack.append(PlaceArtifact(seat, tile, 1))
    if s.events is not None:
        verbs.tell(s, "buys-artifact", {"seat": seat, "artifact": s.cards.called("artifact", tile)})


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


def transmute(s: Trismegistus, seat: int, action: int) -> None:
    """One potency, one transmutation; then perhaps another along the same arrow."""
    s.labs[seat].potency -= 1
    arrow = s.tables.arrow_of[(action - TRANSMUTE_BY) // PAYMENTS]
    s.stack.append(Transmuting(seat, arrow))
    do_transmutation(s, seat, action)


def main_reason(s: Trismegistus, seat: int, action: int, face: int, colour: int) -> Message | None:
    """Why a main action is not possible; None if it is none."""
    lab = s.labs[seat]
    if is_in(action, HARVEST, MOST_POTENCY):
        return Message("why-potency", {"potency": lab.potency})
    if is_in(action, TAKE_ESSENCE, 4 * MOST_POTENCY):
        essence, spent = divmod(action - TAKE_ESSENCE, MOST_POTENCY)
        if spent >= lab.potency:
            return Message("why-potency", {"potency": lab.potency})
        return Message("why-other-essence", {"face": face, "essence": essence})
    if is_in(action, TRANSMUTE_BY, TRANSMUTATIONS):
        return transmute_reason(s, seat, action, s.tables.sources_of[colour], colour)
    if is_in(action, BUY_ARTIFACT, PLACES):
        if lab.potency < ARTIFACT_PRICE:
            return Message("why-artifact-price")
        place = action - BUY_ARTIFACT
        if place not in s.tables.places_of[colour]:
            return Message("why-other-market", {"colour": colour})
        return Message("why-market-empty")
    if is_in(action, RECHARGE, SLOTS):
        return Message("why-not-exhausted" if lab.artifacts[action - RECHARGE] >= 0 else "why-slot-empty")
    if is_in(action, TAKE_EXPERIMENT, 2 * SPACES):
        if len(lab.open) >= OPEN_LIMIT:
            return Message("why-two-open")
        space = (action - TAKE_EXPERIMENT) // 2
        return Message(
            "why-no-card-there" if space in s.tables.spaces_for[face] else "why-other-section", {"face": face}
        )
    return None


# ---------------------------------------------------------------- free actions


def free_actions(s: Trismegistus, seat: int) -> list[int]:
    found = performances(s, seat)
    found += purchases(s, seat)
    found += samples(s, seat)
    for place, achievement in enumerate(s.achievements):
        if achievement >= 0 and fulfils(s, seat, achievement):
            found.append(CLAIM + place)
    return found


def is_free(action: int) -> bool:
    return PERFORM <= action < CLAIM + OPEN_ACHIEVEMENTS


def do_free(s: Trismegistus, seat: int, action: int) -> None:
    if action < BUY_FORMULA:
        perform(s, seat, action)
    elif action < SAMPLE:
        buy(s, seat, action - BUY_FORMULA)
    elif action < CLAIM:
        sample(s, seat, action - SAMPLE)
    else:
        claim(s, seat, action - CLAIM)


def fulfils(s: Trismegistus, seat: int, achievement: int) -> bool:
    """Cubes are shown as they would be paid: gold in the place of any, refined of raw, each cube once (TR-677)."""
    cubes: list[int] = []
    for what, least in s.cards.achievements[achievement].conditions:
        if HELD <= what < REACTION_USED:
            cubes += [what - HELD] * least
        elif measure(s, seat, what) < least:
            return False
    return not cubes or payable(s.labs[seat].cubes, tuple(cubes), 0, 0)


def claim(s: Trismegistus, seat: int, place: int) -> None:
    """First come, first served; nothing is spent."""
    achievement = s.achievements[place]
    s.achievements = put(s.achievements, place, NONE)
    s.labs[seat].achievements = [*s.labs[seat].achievements, achievement]
    if s.events is not None:
        verbs.tell(s, "claims", {"seat": seat, "achievement": s.cards.called("achievement", achievement)})
    receive(s, seat, s.cards.achievements[achievement].bonus)


def free_reason(s: Trismegistus, seat: int, action: int) -> Message:
    if action < BUY_FORMULA:
        return perform_reason(s, seat, action)
    if action < BUY_FORMULA + SOCKETS:
        return buy_reason(s, seat, action - BUY_FORMULA)
    if action < SAMPLE + VAULT_CELLS:
        return sample_reason(s, seat, action - SAMPLE)
    place = action - CLAIM
    if place < len(s.achievements) and s.achievements[place] >= 0:
        return Message("why-not-fulfilled")
    return Message("why-no-achievement")


# ---------------------------------------------------------------- the questions


class Act(Frame):
    """The main action is still to come."""

    __slots__ = ()
    kind: ClassVar[str] = "act"
    upon: ClassVar[tuple[str, ...]] = ("turn",)

    def fits(self, s: Trismegistus) -> bool:
        return s.labs[self.seat].face >= 0 and s.labs[self.seat].potency > 0

    def choices(self, s: Trismegistus) -> list[int]:
        lab = s.labs[self.seat]
        found = main_actions(s, self.seat, lab.face, lab.colour)
        if lab.chameleon:
            own = DECLARE + lab.colour * WILD_FACE + lab.face
            found += [action for action in range(DECLARE, DECLARE + 15) if action != own]
        return found + free_actions(s, self.seat)

    def resolve(self, s: Trismegistus, action: int) -> None:
        if is_free(action):
            s.stack.append(self)
            do_free(s, self.seat, action)
            return
        s.stack.append(finish(s, self.seat))
        if is_in(action, DECLARE, 15):
            colour, face = divmod(action - DECLARE, WILD_FACE)
            s.labs[self.seat].chameleon -= 1
            verbs.tell(s, "declares", {"seat": self.seat, "colour": colour, "face": face})
            s.stack.append(Declared(self.seat, face, colour))
        else:
            act(s, self.seat, action, s.labs[self.seat].face)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        lab = s.labs[seat]
        if is_free(action):
            return free_reason(s, seat, action)
        if is_in(action, DECLARE, 15):
            return Message("why-same-die" if lab.chameleon else "why-no-chameleon")
        if is_in(action, DRAFT, 18):
            return Message("why-drafted-already")
        if action == SPEND_ETHEREAL:
            return Message("why-ethereal-late")
        if action == END:
            return Message("why-must-act")
        return main_reason(s, seat, action, lab.face, lab.colour) or Message("why-act-first")

    def question(self, s: Trismegistus) -> Message:
        lab = s.labs[self.seat]
        return Message("ask-act", {"colour": lab.colour, "face": lab.face, "potency": lab.potency})


class Declared(Frame):
    """A chameleon is spent: the action is taken as if with another die. Nothing may come between."""

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
            found += samples(s, self.seat)
        return [END, *found] if found else []

    def resolve(self, s: Trismegistus, action: int) -> None:
        if is_free(action):
            s.stack.append(self)
            do_free(s, self.seat, action)
        elif action != END:
            transmute(s, self.seat, action)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if is_in(action, TRANSMUTE_BY, TRANSMUTATIONS):
            return transmute_reason(s, seat, action, s.tables.sources_of_arrow[self.arrow], NONE)
        return Message("why-not-between" if is_free(action) else "why-transmute-first")


def finish(s: Trismegistus, seat: int) -> Finish:
    """With a hidden masterpiece the end of the turn is always asked: nobody shall see whether it could be performed."""
    return FinishOpen(seat) if s.labs[seat].masterpiece < 0 else Finish(seat)


class Finish(Frame):
    """After the main action: further free actions, or the end of the turn."""

    __slots__ = ()
    kind: ClassVar[str] = "finish"
    upon: ClassVar[tuple[str, ...]] = ("turn",)
    auto: ClassVar[bool] = False

    def choices(self, s: Trismegistus) -> list[int]:
        return [END, *free_actions(s, self.seat)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action != END:
            s.stack.append(finish(s, self.seat))
            do_free(s, self.seat, action)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return free_reason(s, seat, action) if is_free(action) else Message("why-acted-already")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-finish")


class FinishOpen(Finish):
    """The same with nothing hidden: where only the end is left it is not asked."""

    __slots__ = ()
    kind: ClassVar[str] = "finish-open"
    auto: ClassVar[bool] = True
