"""The layout of an observation of Trismegistus put together: which action is about which slots, where groups begin."""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import About, Group, Layout
from athanor.games.trismegistus import components as c
from athanor.games.trismegistus.cards import ALCHEMIST_COUNT, PLACES, PUBLICATION_COUNT, SLOTS, SPACES, VAULT_CELLS
from athanor.games.trismegistus.features_cards import (
    ACHIEVEMENTS,
    ALCHEMISTS,
    ARTIFACTS,
    CELLS,
    EXPERIMENTS,
    OFFERED,
    OFFERS,
    PUBLICATIONS,
    SOCKET_SLOTS,
    VAULT,
)
from athanor.games.trismegistus.features_groups import (
    BOT_CARDS,
    CUBE_SLOTS,
    DICE,
    LABORATORIES,
    PAYMENTS,
    RIVAL_ARTIFACTS,
    RIVAL_EXPERIMENTS,
    SUBJECT,
    SYMBOLS,
    TRACKS,
)
from athanor.games.trismegistus.features_layout import CATEGORIES, NUMBERS, POINTS
from athanor.games.trismegistus.features_printed import PRINTED
from athanor.games.trismegistus.symbols import CUBES, RAW_OF, REFINED_GOLD, REFINED_OF, WILD_FACE

GROUPS: Final = (
    LABORATORIES, EXPERIMENTS, ARTIFACTS, SOCKET_SLOTS, VAULT, CELLS, PUBLICATIONS, OFFERS, ALCHEMISTS, ACHIEVEMENTS,
    DICE, CUBE_SLOTS, PAYMENTS, TRACKS, SYMBOLS, SUBJECT, RIVAL_ARTIFACTS, RIVAL_EXPERIMENTS, BOT_CARDS,
)  # fmt: skip

Actions = dict[int, tuple[About, ...]]


def each(found: Actions, first: int, count: int, group: Group, verb: str, slot: int = 0) -> None:
    """Actions that follow one another are about slots that do."""
    for at in range(count):
        found[first + at] = (About(group.name, slot + at, verb),)


def about() -> Actions:
    found: Actions = {}
    found[c.USE] = (About(SUBJECT.name, 0, "use"),)
    found[c.SKIP] = (About(SUBJECT.name, 0, "skip"),)
    each(found, c.LABORATORY, ALCHEMIST_COUNT, ALCHEMISTS, "choose")
    each(found, c.CHOOSE_EXPERIMENT, OFFERED, OFFERS, "choose")
    each(found, c.CHOOSE_MASTERPIECE, OFFERED, OFFERS, "choose", OFFERED)
    each(found, c.CHOOSE_ARTIFACT, OFFERED, OFFERS, "choose", 2 * OFFERED)
    each(found, c.CHOOSE_PUBLICATION, PUBLICATION_COUNT, PUBLICATIONS, "choose")
    each(found, c.RETURN, PUBLICATION_COUNT, PUBLICATIONS, "return")
    for slot in range(SLOTS):
        found[c.SLOT + slot] = (About(ARTIFACTS.name, slot, "place"), About(SUBJECT.name, 0, "place"))
    each(found, c.RECHARGE, SLOTS, ARTIFACTS, "recharge")
    each(found, c.BUY_ARTIFACT, PLACES, ARTIFACTS, "buy", SLOTS)
    each(found, c.TAKE_EXPERIMENT, 2 * SPACES, EXPERIMENTS, "take")
    each(found, c.PERFORM, 3, EXPERIMENTS, "perform", 2 * SPACES)
    each(found, c.BUY_FORMULA, c.SOCKETS, SOCKET_SLOTS, "buy")
    each(found, c.UNLOCK, c.SOCKETS, SOCKET_SLOTS, "unlock")
    each(found, c.SAMPLE, VAULT_CELLS, VAULT, "sample")
    for cell in range(VAULT_CELLS):
        found[c.CELL + cell] = (About(CELLS.name, cell, "place"), About(SUBJECT.name, 0, "place"))
    each(found, c.CLAIM, c.OPEN_ACHIEVEMENTS, ACHIEVEMENTS, "claim")
    each(found, c.DRAFT, 18, DICE, "draft")
    for colour in range(3):
        for face in range(WILD_FACE):
            found[c.DECLARE + colour * WILD_FACE + face] = (About(DICE.name, face * 3 + colour, "declare"),)
    each(found, c.REWARD, c.MOST_REWARDS, SYMBOLS, "reward")
    each(found, c.ADVANCE, 4, TRACKS, "advance")
    each(found, c.RETREAT, 4, TRACKS, "retreat")
    about_cubes(found)
    return found


def about_cubes(found: Actions) -> None:
    for essence in range(4):  # mercury is taken raw, which also is the fourth payment
        for spent in range(c.MOST_POTENCY):
            found[c.TAKE_ESSENCE + essence * c.MOST_POTENCY + spent] = (About(PAYMENTS.name, essence, "take"),)
    each(found, c.REACT_ESSENCE, 4, PAYMENTS, "react")
    each(found, c.GAIN_ESSENCE, 3, PAYMENTS, "gain")
    each(found, c.GAIN, CUBES, CUBE_SLOTS, "gain")
    each(found, c.PAY, CUBES, CUBE_SLOTS, "pay")
    each(found, c.TURN, WILD_FACE, CUBE_SLOTS, "turn")  # faces have the numbers of their raw cubes
    for cube in range(c.SOURCES):
        for payment in range(c.PAYMENTS):
            moved = About(CUBE_SLOTS.name, cube, "transmute")
            found[c.TRANSMUTE_BY + cube * c.PAYMENTS + payment] = (moved, About(PAYMENTS.name, payment, "spend"))
    for at in range(4):
        gained = About(CUBE_SLOTS.name, REFINED_OF[at + 1], "gain")
        found[c.REFINE + at] = (About(CUBE_SLOTS.name, RAW_OF[at + 1], "give"), gained)
        found[c.REFINE_GOLD + at] = (About(CUBE_SLOTS.name, REFINED_GOLD, "give"), gained)
    for at, cube in enumerate(c.SWAP_SOURCES):
        for material in range(5):
            gained = About(CUBE_SLOTS.name, RAW_OF[material], "gain")
            found[c.SWAP + at * 5 + material] = (About(CUBE_SLOTS.name, cube, "give"), gained)
    for at in range(5):
        gained = About(CUBE_SLOTS.name, REFINED_GOLD, "gain")
        found[c.GILD + at] = (About(CUBE_SLOTS.name, REFINED_OF[at + 1], "give"), gained)


LAYOUT: Final = Layout(NUMBERS, CATEGORIES, GROUPS, about(), len(c.ACTIONS), POINTS, PRINTED)
FLOATS: Final[int] = LAYOUT.floats
INTS: Final[int] = LAYOUT.ints


def floats_before(group: Group) -> int:
    at = LAYOUT.table_floats
    for other in GROUPS:
        if other is group:
            break
        at += other.count * other.floats
    return at


def ints_before(group: Group) -> int:
    at = LAYOUT.table_ints
    for other in GROUPS:
        if other is group:
            break
        at += other.count * other.ints
    return at


class Place:
    """Where a group stands in the two rows, and how far apart its slots are."""

    __slots__ = ("floats", "ints", "wide", "wide_ints")

    def __init__(self, group: Group) -> None:
        self.floats = floats_before(group)
        self.ints = ints_before(group)
        self.wide = group.floats
        self.wide_ints = group.ints


AT_LABORATORIES: Final = Place(LABORATORIES)
AT_EXPERIMENTS: Final = Place(EXPERIMENTS)
AT_ARTIFACTS: Final = Place(ARTIFACTS)
AT_SOCKETS: Final = Place(SOCKET_SLOTS)
AT_VAULT: Final = Place(VAULT)
AT_CELLS: Final = Place(CELLS)
AT_PUBLICATIONS: Final = Place(PUBLICATIONS)
AT_OFFERS: Final = Place(OFFERS)
AT_ALCHEMISTS: Final = Place(ALCHEMISTS)
AT_ACHIEVEMENTS: Final = Place(ACHIEVEMENTS)
AT_DICE: Final = Place(DICE)
AT_CUBES: Final = Place(CUBE_SLOTS)
AT_PAYMENTS: Final = Place(PAYMENTS)
AT_TRACKS: Final = Place(TRACKS)
AT_SYMBOLS: Final = Place(SYMBOLS)
AT_SUBJECT: Final = Place(SUBJECT)
AT_RIVAL_ARTIFACTS: Final = Place(RIVAL_ARTIFACTS)
AT_RIVAL_EXPERIMENTS: Final = Place(RIVAL_EXPERIMENTS)
AT_BOT_CARDS: Final = Place(BOT_CARDS)
