"""The table of Alchemists: plain data, cheap to copy.

Who knows which card is kept with the card, and nowhere else: `known[card]` and `favor_known[card]` are bit masks of
seats (`EVERYBODY` for a card that lies open). Views, redaction, re-deals and undo read these marks. What the reader has
answered is kept in `results` (mixes: the pair is their maker's secret) and `facts` (demonstrations: all saw them).

Lists marked "shared" are never changed, only replaced (`core/sharing.py`): copies of a state have them in common.
"""

from __future__ import annotations

from typing import Final

from athanor.core.state import State
from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES, INGREDIENTS
from athanor.games.alchemists.components import (
    APPRENTICE,
    CARDS,
    COPIES,
    CUBES,
    FAVOR_CARDS,
    FAVOR_COPIES,
    FAVOR_NAMES,
    FAVOR_OF,
    FAVORS,
    GRANTS,
    INGREDIENT_OF,
    LEVELS,
    MASTER,
    NO_BID,
    NO_THEORY,
    NOBODY,
    NOT_CHOSEN,
    ROUNDS,
    SEAL_COPIES,
    SEAL_KINDS,
    SPACES,
    START_REPUTATION,
    action_costs,
)
from athanor.games.alchemists.seat_worlds import SeatWorlds
from athanor.games.alchemists.settings import SETTINGS

CARD_NAMES: Final = tuple(f"{INGREDIENT_NAMES[card // COPIES]}-{card % COPIES + 1}" for card in range(CARDS))
FAVOR_CARD_NAMES: Final = tuple(
    f"{FAVOR_NAMES[kind]}-{copy + 1}" for kind, copies in enumerate(FAVOR_COPIES) for copy in range(copies)
)


class Result:
    """A mix: whose, which pair of ingredients, which potions it may be (a bit each), and who glimpsed which of the two.

    Never changed, only replaced: copies of a state share them.
    """

    __slots__ = ("one", "other", "potions", "seat", "seen_one", "seen_other")

    def __init__(self, seat: int, one: int, other: int, potions: int, seen_one: int = 0, seen_other: int = 0) -> None:
        self.seat = seat
        self.one = one
        self.other = other
        self.potions = potions
        self.seen_one = seen_one  # the seats, besides the maker, that know the first ingredient
        self.seen_other = seen_other

    def plain(self) -> list[int]:
        return [self.seat, self.one, self.other, self.potions, self.seen_one, self.seen_other]


# A demonstration that everybody saw: (ASPECT, ingredient, colour, sign) or (MIXED, pair, potion, 1 for yes).
Fact = tuple[int, int, int, int]
ASPECT, MIXED = range(2)


class Alchemist:
    """One player's laboratory. Shared: all lists but hand and favors."""

    __slots__ = (
        "actions", "artifacts", "aside", "bid", "done", "exhibited", "favors", "free", "gold", "grants", "hand",
        "harmed", "hospital", "lost", "marker", "peeked", "placed", "potions", "repeated", "reputation", "seals",
        "spent", "tops", "unused",
    )  # fmt: skip

    def set_out(self) -> Alchemist:
        """As at the start. (`copy` fills a new one from another instead.)"""
        self.gold: int = 0
        self.reputation: int = START_REPUTATION
        self.hand: list[int] = []  # ingredient cards
        self.favors: list[int] = []  # favor cards
        self.artifacts: list[int] = []
        self.aside: list[int] = []  # ingredient cards kept for the end
        self.grants: list[int] = []
        self.seals: list[int] = list(SEAL_COPIES)  # not yet played, by kind
        self.lost: list[int] = [0] * SEAL_KINDS  # turned up and out of the game, by kind
        self.potions: int = 0  # a bit for each potion on the public row
        self.marker: int = NOT_CHOSEN  # the order space
        # Cubes: at hand, on each space, unused (or resting after the hospital), in the hospital.
        self.free: int = 0
        self.placed: list[int] = [0] * SPACES
        self.unused: int = 0
        self.hospital: int = 0
        # This round: actions declared and performed on each space, Publish actions spent at Debunk, spaces where an
        # associate put the cubes on top, the bid, negative potions drunk, and artifacts used up until the next round.
        self.actions: list[int] = [0] * SPACES
        self.done: list[int] = [0] * SPACES
        self.spent: int = 0
        self.tops: int = 0
        self.bid: int = NO_BID
        self.harmed: int = 0
        self.repeated: int = 0
        self.peeked: int = 0
        self.exhibited: int = 0  # a bit for each potion exhibited with success
        return self

    def copy(self) -> Alchemist:
        other = Alchemist()
        other.gold = self.gold
        other.reputation = self.reputation
        other.hand = self.hand[:]
        other.favors = self.favors[:]
        other.artifacts = self.artifacts
        other.aside = self.aside
        other.grants = self.grants
        other.seals = self.seals
        other.lost = self.lost
        other.potions = self.potions
        other.marker = self.marker
        other.free = self.free
        other.placed = self.placed
        other.unused = self.unused
        other.hospital = self.hospital
        other.actions = self.actions
        other.done = self.done
        other.spent = self.spent
        other.tops = self.tops
        other.bid = self.bid
        other.harmed = self.harmed
        other.repeated = self.repeated
        other.peeked = self.peeked
        other.exhibited = self.exhibited
        return other


class Alchemists(State):
    """Shared: all lists but those of ingredient cards and their marks.

    `seat_worlds`, for each seat and for a spectator, is what `evidence.seat_worlds_of` keeps; copies share it as it is.
    """

    __slots__ = (
        "adventurers", "alchemists", "arrivals", "artifacts", "at_once", "bank", "blocked", "brewer", "cauldron",
        "conflicts", "costs", "custodians", "deck", "discard", "extra", "facts", "favor_deck", "favor_discard",
        "favor_known", "favored", "grants_left", "green", "known", "level", "order", "removed", "results", "revealed",
        "round", "row", "sales", "seals", "seat_worlds", "selling", "shown", "starter", "theories", "truth", "unhappy",
    )  # fmt: skip

    def open_box(self) -> Alchemists:
        """Nothing is set up yet. (`clone` fills a new state from another one instead.)"""
        players = self.players
        self.costs: tuple[tuple[int, ...], ...] = action_costs(players, SETTINGS.debunk_cubes)
        self.alchemists: list[Alchemist] = [Alchemist().set_out() for _ in range(players)]
        self.round: int = 1
        self.starter: int = 0  # who has the starting-player token
        self.truth: list[int] = list(range(INGREDIENTS))  # the alchemical of each ingredient
        # Ingredient cards. The top of a deck is its last card; the discard pile lies face down.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.row: list[int] = []
        self.cauldron: list[int] = []  # being mixed, or kept there until a thinking cap is done
        self.brewer: int = NOBODY
        self.known: list[int] = [0] * CARDS
        # Favor cards. Those on the custodian space lie open until it is resolved.
        self.favor_deck: list[int] = []
        self.favor_discard: list[int] = []
        self.custodians: list[int] = []
        self.at_once: list[int] = []  # drawn and being played: they lie open until their effect is done
        self.favor_known: list[int] = [0] * FAVOR_CARDS
        self.artifacts: list[list[int]] = [[] for _ in range(LEVELS)]  # still to be had, by level
        self.level: int = 0  # which of them lie in the row
        self.adventurers: list[int] = []  # of rounds 2 to 6
        self.removed: int = NOBODY  # the one in the box
        # The theory board. A seal is seat * SEAL_KINDS + kind; conflicts are bit masks of the other theories.
        self.theories: list[int] = [NO_THEORY] * INGREDIENTS
        self.seals: list[list[int]] = [[] for _ in range(INGREDIENTS)]
        self.conflicts: list[int] = [0] * INGREDIENTS
        self.grants_left: int = (1 << GRANTS) - 1
        self.results: list[Result] = []
        self.facts: list[Fact] = []
        self.seat_worlds: list[SeatWorlds | None] = [None] * (players + 1)
        # The round: seats from the top of the order track down, those on the green space, and who came there since.
        self.order: list[int] = []
        self.green: list[int] = []
        self.arrivals: list[int] = []
        self.unhappy: int = 0  # the student has drunk a negative potion
        self.blocked: int = 0  # a bit for each of the adventurer's three potions
        self.sales: int = 0
        self.selling: list[int] = []  # sellers in their order
        self.favored: list[int] = [0] * FAVORS  # favors played for the action under way, by kind
        self.extra: list[int] = [0] * players  # cubes lent by assistants this round
        self.shown: int = 0  # potions somebody has exhibited with success
        self.revealed: int = 0  # the truth and all seals are shown
        self.bank: int = 0  # what the bank has taken, less what it has paid
        return self

    # ---------------------------------------------------------------- small questions

    def mode(self, what: str, seat: int) -> int:
        """APPRENTICE or MASTER: how this seat starts, is judged at conferences, or debunks."""
        chosen = self.options[what][seat]
        if chosen == "mode":
            chosen = self.options["mode"][seat]
        return MASTER if chosen == "master" else APPRENTICE

    @property
    def last_round(self) -> bool:
        return self.round == ROUNDS

    @property
    def on_sale(self) -> list[int]:
        """The artifact row."""
        return self.artifacts[self.level]

    def cubes(self, seat: int) -> int:
        """All cubes of a seat, the assistants' included."""
        return CUBES[self.players] + self.extra[seat]

    def holds(self, seat: int, ingredient: int) -> int:
        """The place in the hand of a card of this ingredient, or -1."""
        hand = self.alchemists[seat].hand
        for at in range(len(hand)):
            if INGREDIENT_OF[hand[at]] == ingredient:
                return at
        return -1

    def kinds(self, seat: int) -> list[int]:
        """The ingredients in a hand, each once, in their order."""
        have = 0
        for card in self.alchemists[seat].hand:
            have |= 1 << INGREDIENT_OF[card]
        return [kind for kind in range(INGREDIENTS) if have >> kind & 1]

    def favor_kinds(self, seat: int) -> list[int]:
        have = 0
        for card in self.alchemists[seat].favors:
            have |= 1 << FAVOR_OF[card]
        return [kind for kind in range(FAVORS) if have >> kind & 1]

    def has_sealed(self, seat: int, ingredient: int) -> bool:
        for seal in self.seals[ingredient]:  # noqa: SIM110 - asked very often
            if seal // SEAL_KINDS == seat:
                return True
        return False

    def counting_seals(self, seat: int) -> int:
        """Own seals on theories that are in no conflict."""
        count = 0
        for ingredient in range(INGREDIENTS):
            if self.theories[ingredient] != NO_THEORY and not self.conflicts[ingredient]:
                count += self.has_sealed(seat, ingredient)
        return count

    def clone(self) -> Alchemists:
        other = Alchemists(self.game, self.players, self.options)
        other.copy_base(self)
        other.costs = self.costs
        other.alchemists = [each.copy() for each in self.alchemists]
        other.round = self.round
        other.starter = self.starter
        other.truth = self.truth
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.row = self.row[:]
        other.cauldron = self.cauldron[:]
        other.brewer = self.brewer
        other.known = self.known[:]
        other.favor_deck = self.favor_deck
        other.favor_discard = self.favor_discard
        other.custodians = self.custodians
        other.at_once = self.at_once
        other.favor_known = self.favor_known
        other.artifacts = self.artifacts
        other.level = self.level
        other.adventurers = self.adventurers
        other.removed = self.removed
        other.theories = self.theories
        other.seals = self.seals
        other.conflicts = self.conflicts
        other.grants_left = self.grants_left
        other.results = self.results
        other.facts = self.facts
        other.seat_worlds = self.seat_worlds
        other.order = self.order
        other.green = self.green
        other.arrivals = self.arrivals
        other.unhappy = self.unhappy
        other.blocked = self.blocked
        other.sales = self.sales
        other.selling = self.selling
        other.favored = self.favored
        other.extra = self.extra
        other.shown = self.shown
        other.revealed = self.revealed
        other.bank = self.bank
        return other
