"""The table of Trismegistus: the main board and one laboratory per player. Plain data, cheap to copy."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.core.fields import Field, Lists, Number, Numbers
from athanor.core.state import State
from athanor.games.trismegistus.botmegistus.deck import Deck
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.cards import PLACES, PUBLICATION_COUNT, SPACES, CardSet
from athanor.games.trismegistus.components import NONE
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.shelf import set_called
from athanor.games.trismegistus.tables import Tables, tables_of

# `saving.py` adds labs and, in a solo game, bot and bot_deck; `cards`, `tables` and `track_of` follow from the rest.
SAVED: Final[tuple[Field, ...]] = table(
    Number("round"), Number("active"), Numbers("order"), Numbers("next_order"), Numbers("bowls", 18),
    Numbers("market", PLACES), Lists("stacks"), Lists("spaces"), Lists("experiment_decks"), Numbers("publications"),
    Numbers("known", PUBLICATION_COUNT), Number("batch"), Numbers("masterpieces"), Numbers("starting"),
    Numbers("starting_tiles"), Numbers("bonus", 8), Numbers("essence_of", 4, key="essences"), Numbers("achievements"),
    Numbers("entered"), Numbers("pending"), Number("depth"),
)  # fmt: skip


class Trismegistus(State):
    """Decks and stacks have their top at the end. Lists are shared between copies and never changed, only replaced
    (`core/sharing.py`).

    `known[p]` has a bit for every seat that knows where publication p is: who holds it, who put it back and saw it
    vanish under the deck, everybody at the end. Views, events and re-deals all read these bits.
    """

    __slots__ = (
        "achievements", "active", "batch", "bonus", "bot", "bot_deck", "bowls", "cards", "depth", "entered",
        "essence_of",
        "experiment_decks", "known", "labs", "market", "masterpieces", "next_order", "order", "pending", "publications",
        "round", "spaces", "stacks", "starting", "starting_tiles", "tables", "track_of",
    )  # fmt: skip

    def open_box(self) -> Trismegistus:
        """Nothing is set up yet. (`clone` fills a new state from another one instead.)"""
        players = self.players
        self.cards: CardSet = set_called(self.options["cards"])
        self.tables: Tables = tables_of(self.cards)
        self.round: int = 1
        self.active: int = 0  # whose turn it is: a seat, or `players` for Botmegistus
        self.order: list[int] = []  # of this round: those who have not yet used three dice
        self.next_order: list[int] = []  # of the next round: those who have
        self.bowls: list[int] = [0] * 18  # dice by face * 3 + colour
        self.market: list[int] = [NONE] * PLACES
        self.stacks: list[list[int]] = [[], [], []]  # artifacts of level 1, 2, 3; the current one is that of the round
        self.spaces: list[list[int]] = [[] for _ in range(SPACES)]  # experiments, the older card first
        self.experiment_decks: list[list[int]] = [[], [], []]
        self.publications: list[int] = []
        self.known: list[int] = [0] * PUBLICATION_COUNT
        self.batch: int = 0  # how many publications rejected at set-up still lie together in the deck, undrawn
        self.masterpieces: list[int] = []  # not dealt
        self.starting: list[int] = []  # starting experiments not dealt; only until the set-up is done
        self.starting_tiles: list[int] = []  # the same for starting artifacts
        self.bonus: list[int] = [NONE] * 8  # kind of token by track * 2 + space; NONE once removed
        self.essence_of: list[int] = [0, 1, 2, 3]  # by track
        self.track_of: list[int] = [0, 1, 2, 3]  # by essence
        self.achievements: list[int] = []  # open ones by place; NONE where one was claimed
        self.entered: list[int] = [0] * (players + 1)  # bonus spaces that brought somebody something in this turn
        self.pending: list[int] = []  # bonus tokens that wait until the transmutation is done
        self.depth: int = 0  # transmutations under way, one inside the other
        self.labs: list[Laboratory] = [Laboratory().set_out() for _ in range(players)]
        self.bot: Tracker | None = None
        self.bot_deck: Deck | None = None
        return self

    @property
    def solo(self) -> bool:
        return self.players == 1

    def clone(self) -> Trismegistus:
        twin = Trismegistus(self.game, self.players, self.options)
        twin.copy_base(self)
        twin.cards = self.cards
        twin.tables = self.tables
        twin.round = self.round
        twin.active = self.active
        twin.order = self.order
        twin.next_order = self.next_order
        twin.bowls = self.bowls
        twin.market = self.market
        twin.stacks = self.stacks
        twin.spaces = self.spaces
        twin.experiment_decks = self.experiment_decks
        twin.publications = self.publications
        twin.known = self.known
        twin.batch = self.batch
        twin.masterpieces = self.masterpieces
        twin.starting = self.starting
        twin.starting_tiles = self.starting_tiles
        twin.bonus = self.bonus
        twin.essence_of = self.essence_of
        twin.track_of = self.track_of
        twin.achievements = self.achievements
        twin.entered = self.entered
        twin.pending = self.pending
        twin.depth = self.depth
        twin.labs = [lab.copy() for lab in self.labs]
        twin.bot = None if self.bot is None else self.bot.clone()
        twin.bot_deck = None if self.bot_deck is None else self.bot_deck.clone()
        return twin

    def no_longer_share(self) -> None:
        """Own lists of all that dealing and re-dealing change."""
        self.stacks = [stack[:] for stack in self.stacks]
        self.experiment_decks = [deck[:] for deck in self.experiment_decks]
        self.publications = self.publications[:]
        self.known = self.known[:]
        self.masterpieces = self.masterpieces[:]
        self.starting = self.starting[:]
        self.starting_tiles = self.starting_tiles[:]
        for lab in self.labs:
            lab.hand = lab.hand[:]
            lab.offers = lab.offers[:]

    def set_essences(self, by_track: list[int]) -> None:
        """The Dominant Essence of every track."""
        self.essence_of = by_track
        self.track_of = [by_track.index(essence) for essence in range(4)]
