"""The groups of cards in an observation of Trismegistus: those that lie open, and the seat's own.

The constants in capitals are the places of the fields above them, within a slot: first those of its numbers, then those
of its categories (behind the card).
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
X_MISSING: Final = EXPERIMENTS.number_at("missing")
X_TOTAL: Final = EXPERIMENTS.number_at("total")
X_SHORT: Final = EXPERIMENTS.number_at("short")
X_READY: Final = EXPERIMENTS.number_at("ready")
X_GAP: Final = EXPERIMENTS.number_at("gap")
X_DISCOUNTS: Final = EXPERIMENTS.number_at("discounts")
X_WANTED: Final = EXPERIMENTS.number_at("wanted")
X_RELEASES: Final = EXPERIMENTS.number_at("releases")
X_MULTIPLIED: Final = EXPERIMENTS.number_at("multiplied")
X_REACH: Final = EXPERIMENTS.number_at("reach")
X_STAYS: Final = EXPERIMENTS.number_at("stays")
XC_WHERE: Final = EXPERIMENTS.category_at("where")
XC_SECTION: Final = EXPERIMENTS.category_at("section")
XC_SHORT: Final = EXPERIMENTS.category_at("short")
XC_GAP: Final = EXPERIMENTS.category_at("gap")

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
A_READY: Final = ARTIFACTS.number_at("ready")
A_SOURCES: Final = ARTIFACTS.number_at("sources")
A_LIVE: Final = ARTIFACTS.number_at("live")
A_WANTED: Final = ARTIFACTS.number_at("wanted")
A_MULTIPLIED: Final = ARTIFACTS.number_at("multiplied")
A_REACH: Final = ARTIFACTS.number_at("reach")
AC_WHERE: Final = ARTIFACTS.category_at("where")
AC_COLOUR: Final = ARTIFACTS.category_at("colour")
AC_ARROW: Final = ARTIFACTS.category_at("arrow")

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
S_LOCKED: Final = SOCKET_SLOTS.number_at("locked")
S_BOUGHT: Final = SOCKET_SLOTS.number_at("bought")
S_RELEASES: Final = SOCKET_SLOTS.number_at("releases")
S_SHORT: Final = SOCKET_SLOTS.number_at("short")
S_MULTIPLIED: Final = SOCKET_SLOTS.number_at("multiplied")
SC_ELEMENT: Final = SOCKET_SLOTS.category_at("element")

VAULT: Final = Group(
    "vault", VAULT_CELLS, "formulas in the own vault, by cell", cards=True,
    numbers=(
        Numbers("fresh", 1, "whether it can be sampled"),
        Numbers("multiplied", 1, "what its multiplied effects bring now, in fours"),
    ),
    categories=(Category("state", 3, "empty, not sampled, sampled"),),
)  # fmt: skip
V_FRESH: Final = VAULT.number_at("fresh")
V_MULTIPLIED: Final = VAULT.number_at("multiplied")
VC_STATE: Final = VAULT.category_at("state")

CELLS: Final = Group(
    "cells", VAULT_CELLS, "cells of the own vault; the card is what the lines through it bring", cards=True,
    numbers=(
        Numbers("empty", 1, "whether a formula can be placed there"),
        Numbers("completes", 1, "lines that a formula there would complete, in twos"),
        Numbers("nearest", 1, "other empty cells of its fullest open line, in threes"),
    ),
    categories=(Category("completes", 3, "as above; NONE: not empty"),),
)  # fmt: skip
E_EMPTY: Final = CELLS.number_at("empty")
E_COMPLETES: Final = CELLS.number_at("completes")
E_NEAREST: Final = CELLS.number_at("nearest")
EC_COMPLETES: Final = CELLS.category_at("completes")

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
P_LACKING: Final = PUBLICATIONS.number_at("lacking")
P_TOTAL: Final = PUBLICATIONS.number_at("total")
P_COMPLETE: Final = PUBLICATIONS.number_at("complete")
P_COUNTED: Final = PUBLICATIONS.number_at("counted")
PC_WHERE: Final = PUBLICATIONS.category_at("where")
PC_TOTAL: Final = PUBLICATIONS.category_at("total")

OFFERS: Final = Group(
    "offers", 3 * OFFERED, "set-up: starting experiments, masterpieces, starting artifacts by number; cards if offered",
    cards=True, ordered=False,
    categories=(Category("chosen", 3, "to be chosen, chosen, rejected"),),
)  # fmt: skip
OC_CHOSEN: Final = OFFERS.category_at("chosen")

ALCHEMISTS: Final = Group(
    "alchemists", ALCHEMIST_COUNT, "the boards", cards=True, ordered=False,
    categories=(Category("seat", SEATS, "who has it; NONE: nobody"),),
)  # fmt: skip
HC_SEAT: Final = ALCHEMISTS.category_at("seat")

ACHIEVEMENTS: Final = Group(
    "achievements", c.OPEN_ACHIEVEMENTS, "open ones", cards=True, ordered=False,
    numbers=(
        Numbers("lacking", 1, "what the seat lacks for it, all conditions together, in fours"),
        Numbers("rival", 1, "what the rival who is nearest lacks, in fours"),
    ),
    categories=(Category("lacking", COUNTED, "as above"),),
)  # fmt: skip
Q_LACKING: Final = ACHIEVEMENTS.number_at("lacking")
Q_RIVAL: Final = ACHIEVEMENTS.number_at("rival")
QC_LACKING: Final = ACHIEVEMENTS.category_at("lacking")
