"""What an encoder works out once for a row: cards by kind, seals by owner, own results, and what is asked.

Only what the seat may know is taken over from the state.
"""

from __future__ import annotations

from typing import Final

from athanor.core.frames import Frame, Secret
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, POTIONS
from athanor.games.alchemists.components import (
    CARDS,
    FAVOR_CARDS,
    FAVOR_OF,
    FAVORS,
    FIRST_ADVENTURE,
    INGREDIENT_OF,
    NO_THEORY,
    ROUNDS,
    SEAL_KINDS,
    WANTED,
)
from athanor.games.alchemists.debunking import Claim
from athanor.games.alchemists.evidence import seat_worlds_of
from athanor.games.alchemists.exhibiting import MixToExhibit
from athanor.games.alchemists.judgement import Judgement
from athanor.games.alchemists.learnt import BOTH, Learnt, Tally, learnt_of, tally_of
from athanor.games.alchemists.odds import Odds
from athanor.games.alchemists.publishing import ENDORSED, PlaySeal
from athanor.games.alchemists.rules import STEP_NAMES, Round
from athanor.games.alchemists.selling import Guarantee, MixForSale
from athanor.games.alchemists.state import Alchemist, Alchemists

NOWHERE: Final = -1
# The round goes on to the step after the one that is under way.
SETTLED_AT: Final = STEP_NAMES.index("declare") + 1
WANTED_BY_NOBODY: Final[tuple[int, ...]] = ()


class Situation:
    """Seats are counted from the one that observes (0), in order of play."""

    __slots__ = (
        "about_cell", "about_ingredient", "about_pair", "asked", "claim", "counting", "counting_on", "favors",
        "favors_unseen", "frame", "hand", "hand_kinds", "have", "held_elsewhere", "judgement", "learnt", "level", "me",
        "near_kinds", "odds", "own_seal", "places", "players", "row", "s", "sealed", "seat", "seats", "settled", "step",
        "tally", "target", "unseen", "waiting", "wanted", "wanted_next",
    )  # fmt: skip

    def __init__(self, s: Alchemists, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.players: int = s.players
        self.me: Alchemist = s.alchemists[seat]
        self.seats: list[int] = [(seat + each) % s.players for each in range(s.players)]
        # Where each seat stands, counted from the observing one.
        self.places: list[int] = [(each - seat) % s.players for each in range(s.players)]
        worlds = seat_worlds_of(s, seat)
        self.learnt: Learnt = learnt_of(worlds)
        self.odds: Odds = self.learnt.odds
        self.judgement: Judgement = self.learnt.judgement_of(s)
        self.tally: Tally = tally_of(worlds, self.places)
        ground = s.stack[0]
        self.step: int = ground.step if isinstance(ground, Round) else 0
        self.settled: bool = self.step >= SETTLED_AT and len(s.order) == s.players
        here, coming = s.round - FIRST_ADVENTURE, s.round + 1 - FIRST_ADVENTURE
        self.wanted: tuple[int, ...] = WANTED[s.adventurers[here]] if here >= 0 else WANTED_BY_NOBODY
        self.wanted_next: tuple[int, ...] = WANTED[s.adventurers[coming]] if s.round < ROUNDS else WANTED_BY_NOBODY
        self.count_cards()
        self.count_favors()
        self.read_seals()
        self.read_question()

    def count_cards(self) -> None:
        s, seat, known = self.s, self.seat, self.s.known
        self.hand: list[int] = [0] * INGREDIENTS
        self.row: list[int] = [0] * INGREDIENTS
        self.held_elsewhere: list[int] = [0] * INGREDIENTS
        self.unseen: list[int] = [0] * INGREDIENTS
        for card in self.me.hand:
            self.hand[INGREDIENT_OF[card]] += 1
        for card in s.row:
            self.row[INGREDIENT_OF[card]] += 1
        for other in self.seats[1:]:
            for card in s.alchemists[other].hand:
                if known[card] >> seat & 1:
                    self.held_elsewhere[INGREDIENT_OF[card]] += 1
        for card in range(CARDS):
            if not known[card] >> seat & 1:
                self.unseen[INGREDIENT_OF[card]] += 1
        # Ingredients in hand, and in hand or in the row, a bit each; and whether both of each pair are in hand.
        self.hand_kinds: int = 0
        self.near_kinds: int = 0
        for kind in range(INGREDIENTS):
            if self.hand[kind]:
                self.hand_kinds |= 1 << kind
            if self.hand[kind] or self.row[kind]:
                self.near_kinds |= 1 << kind
        self.have: list[float] = BOTH[self.hand_kinds]

    def count_favors(self) -> None:
        self.favors: list[int] = [0] * FAVORS
        self.favors_unseen: list[int] = [0] * FAVORS
        for card in self.me.favors:
            self.favors[FAVOR_OF[card]] += 1
        known = self.s.favor_known
        for card in range(FAVOR_CARDS):
            if not known[card] >> self.seat & 1:
                self.favors_unseen[FAVOR_OF[card]] += 1

    def read_seals(self) -> None:
        s = self.s
        self.own_seal: list[int] = [NOWHERE] * INGREDIENTS
        self.sealed: list[int] = [0] * INGREDIENTS  # a bit for each place that has a seal there
        # Seals that count, by place: how many, and on which ingredients, a bit each.
        self.counting: list[int] = [0] * self.players
        self.counting_on: list[int] = [0] * self.players
        for ingredient in range(INGREDIENTS):
            if s.theories[ingredient] == NO_THEORY:
                continue
            for seal in s.seals[ingredient]:
                place = self.places[seal // SEAL_KINDS]
                self.sealed[ingredient] |= 1 << place
                if place == 0:
                    self.own_seal[ingredient] = seal % SEAL_KINDS
                if not s.conflicts[ingredient]:
                    self.counting[place] += 1
                    self.counting_on[place] |= 1 << ingredient

    def read_question(self) -> None:
        """What is asked; whatever it is about only if it is put to this seat."""
        s = self.s
        frame = s.stack[-1]
        self.frame: Frame = frame
        self.waiting: int = 0  # the seats whose answer is waited for, a bit each
        for seat in frame.waiting(s):
            self.waiting |= 1 << seat
        self.asked: bool = frame.answers[self.seat] == -1 if isinstance(frame, Secret) else frame.seat == self.seat
        self.about_ingredient: int = NOWHERE
        self.about_cell: int = NOWHERE
        self.about_pair: int = NOWHERE
        self.target: int = NOWHERE  # the potion that is to be mixed
        self.level: int = 0  # the worst quality that keeps the promise
        self.claim: bool = False
        if not self.asked:
            return
        if isinstance(frame, PlaySeal):
            self.about_ingredient = frame.ingredient
            token = s.theories[frame.ingredient] if frame.alchemical == ENDORSED else frame.alchemical
            self.about_cell = frame.ingredient * ALCHEMICALS + token
        elif isinstance(frame, Claim):
            self.about_pair = frame.pair
            self.claim = True
        elif isinstance(frame, Guarantee):
            self.target = self.wanted[frame.place]
        elif isinstance(frame, MixForSale):
            self.target = self.wanted[frame.place]
            self.level = frame.level
        elif isinstance(frame, MixToExhibit):
            self.target = frame.potion

    def quality(self, pair: int, potion: int, worst: int) -> float:
        """The odds that a pair makes something at least that good for somebody who wants a (coloured) potion."""
        odds = self.odds
        if worst <= 0:
            return odds.mixes[pair * POTIONS + potion]
        if worst >= 3:
            return 1.0
        sign = odds.minus[pair] if potion & 1 else odds.plus[pair]
        return sign + odds.mixes[pair * POTIONS + POTIONS - 1] if worst == 2 else sign
