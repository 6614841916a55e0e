"""The groups of cards in an observation of Trismegistus: those that lie open, and the seat's own.

The constants in capitals are the places of the fields above them, within a slot: first those of its numbers, then those
of its categories (behind the card). A test compares them with the fields.
"""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import SEATS, Category, Group, Numbers
from athanor.games.trismegistus import components as c
from athanor.games.trismegistus.cards import ALCHEMIST_COUNT, PLACES, PUBLICATION_COUNT, SLOTS, SPACES, VAULT_CELLS
from athanor.games.trismegistus.features_layout import COUNTED

OFFERED: Final = 8  # starting experiments, masterpieces, starting artifacts: so many of each can be offered

EXPERIMENTS: Final = Group(
    "experiments", 2 * SPACES + 3, "spaces (older card, newer card), own open ones, own masterpiece", cards=True,
    numbers=(
        Numbers("missing", 13, "cubes of its cost that are not held, by kind, nothing standing for another, in twos"),
        Numbers("total", 1, "all of these, in threes"),
        Numbers("short", 1, "cubes and levels that nothing held can pay, stand-ins and discounts counted, in sixes"),
        Numbers("ready", 1, "whether it could be performed with what is held"),
        Numbers("gap", 1, "levels missing for its requirement, in fours"),
        Numbers("discounts", 1, "empty sockets of its element, 2 are 1"),
        Numbers("wanted", 1, "publications in hand that lack its elemental, in twos"),
        Numbers("releases", 1, "whether it is the first of its element, and a formula is there to be released"),
        Numbers("multiplied", 1, "what its multiplied rewards bring now, in fours"),
        Numbers("reach", 1, "on a space: whether the acting die leads to it, and a place for it is free"),
        Numbers("stays", 1, "on a space: whether it stays there in the next round"),
    ),
    categories=(
        Category("where", 3, "space, open, masterpiece"),
        Category("section", 6, "section of the space"),
        Category("short", COUNTED, "as above"),
        Category("gap", COUNTED, "as above"),
    ),
)  # fmt: skip
X_MISSING: Final = 0
X_TOTAL: Final = 13
X_SHORT: Final = 14
X_READY: Final = 15
X_GAP: Final = 16
X_DISCOUNTS: Final = 17
X_WANTED: Final = 18
X_RELEASES: Final = 19
X_MULTIPLIED: Final = 20
X_REACH: Final = 21
X_STAYS: Final = 22
XC_WHERE: Final = 1
XC_SECTION: Final = 2
XC_SHORT: Final = 3
XC_GAP: Final = 4

ARTIFACTS: Final = Group(
    "artifacts", SLOTS + PLACES, "own slots, then the places of the market", cards=True,
    numbers=(
        Numbers("ready", 1, "own, and face up"),
        Numbers("sources", 1, "own: cubes at the beginning of its arrow, in threes"),
        Numbers("live", 1, "own: whether a transmutation along its arrow could be paid"),
        Numbers("wanted", 1, "symbols on it that publications in hand lack, in twos"),
        Numbers("multiplied", 1, "what its multiplied effects bring now, in fours"),
        Numbers("reach", 1, "market: whether the acting die can buy it"),
    ),
    categories=(
        Category("where", 4, "slot with a ready tile, exhausted, empty; market"),
        Category("colour", 3, "of the arrow or the market place"),
        Category("arrow", 6, "of an own slot"),
    ),
)  # fmt: skip
A_READY: Final = 0
A_SOURCES: Final = 1
A_LIVE: Final = 2
A_WANTED: Final = 3
A_MULTIPLIED: Final = 4
A_REACH: Final = 5
AC_WHERE: Final = 1
AC_COLOUR: Final = 2
AC_ARROW: Final = 3

SOCKET_SLOTS: Final = Group(
    "sockets", c.SOCKETS, "own sockets; the card is the formula", cards=True,
    numbers=(
        Numbers("locked", 1, "whether a formula is there"),
        Numbers("bought", 1, "whether one of its column was bought"),
        Numbers("releases", 1, "whether the first experiment of its column is still to come"),
        Numbers("short", 1, "gold missing to buy it, 4 are 1; negative: left"),
        Numbers("multiplied", 1, "what its multiplied effects bring now, in fours"),
    ),
    categories=(Category("element", 4, "of its column"),),
)  # fmt: skip
S_LOCKED: Final = 0
S_BOUGHT: Final = 1
S_RELEASES: Final = 2
S_SHORT: Final = 3
S_MULTIPLIED: Final = 4
SC_ELEMENT: Final = 1

VAULT: Final = Group(
    "vault", VAULT_CELLS, "formulas in the own vault, by cell", cards=True,
    numbers=(
        Numbers("fresh", 1, "whether it can be sampled"),
        Numbers("multiplied", 1, "what its multiplied effects bring now, in fours"),
    ),
    categories=(Category("state", 3, "empty, not sampled, sampled"),),
)  # fmt: skip
V_FRESH: Final = 0
V_MULTIPLIED: Final = 1
VC_STATE: Final = 1

CELLS: Final = Group(
    "cells", VAULT_CELLS, "cells of the own vault; the card is what the lines through it bring", cards=True,
    numbers=(
        Numbers("empty", 1, "whether a formula can be placed there"),
        Numbers("completes", 1, "lines that a formula there would complete, in twos"),
        Numbers("nearest", 1, "other empty cells of its fullest open line, in threes"),
    ),
    categories=(Category("completes", 3, "as above; NONE: not empty"),),
)  # fmt: skip
E_EMPTY: Final = 0
E_COMPLETES: Final = 1
E_NEAREST: Final = 2
EC_COMPLETES: Final = 1

PUBLICATIONS: Final = Group(
    "publications", PUBLICATION_COUNT, "by number; a card only where it is in the own hand, or offered at set-up",
    cards=True, ordered=False,
    numbers=(
        Numbers("lacking", 4, "elementals missing, by element, in twos"),
        Numbers("total", 1, "all of these, in fours"),
        Numbers("complete", 1, "none is missing"),
        Numbers("counted", 1, "it is among those that are completed together"),
    ),
    categories=(Category("where", 2, "in hand, offered"), Category("total", COUNTED, "elementals missing")),
)  # fmt: skip
P_LACKING: Final = 0
P_TOTAL: Final = 4
P_COMPLETE: Final = 5
P_COUNTED: Final = 6
PC_WHERE: Final = 1
PC_TOTAL: Final = 2

OFFERS: Final = Group(
    "offers", 3 * OFFERED, "set-up: starting experiments, masterpieces, starting artifacts by number; cards if offered",
    cards=True, ordered=False,
    categories=(Category("chosen", 3, "to be chosen, chosen, rejected"),),
)  # fmt: skip
OC_CHOSEN: Final = 1

ALCHEMISTS: Final = Group(
    "alchemists", ALCHEMIST_COUNT, "the boards", cards=True, ordered=False,
    categories=(Category("seat", SEATS, "who has it; NONE: nobody"),),
)  # fmt: skip
HC_SEAT: Final = 1

ACHIEVEMENTS: Final = Group(
    "achievements", c.OPEN_ACHIEVEMENTS, "open ones", cards=True, ordered=False,
    numbers=(
        Numbers("lacking", 1, "what the seat lacks for it, all conditions together, in fours"),
        Numbers("rival", 1, "what the rival who is nearest lacks, in fours"),
    ),
    categories=(Category("lacking", COUNTED, "as above"),),
)  # fmt: skip
Q_LACKING: Final = 0
Q_RIVAL: Final = 1
QC_LACKING: Final = 1
