"""The own half of an observation: cards and places of the observing seat, and what could be done with them."""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import NONE
from athanor.games.trismegistus import features_cards as g
from athanor.games.trismegistus.assignment import best_publications
from athanor.games.trismegistus.cards import FORMULAS_EACH, PLACES, SLOTS, SPACES, VAULT_CELLS
from athanor.games.trismegistus.components import (
    ARTIFACT_PRICE,
    OPEN_LIMIT,
    PAYMENT_CUBE,
    SOCKETS,
    SOURCES,
)
from athanor.games.trismegistus.experiments import shortage
from athanor.games.trismegistus.features_actions import (
    AT_ARTIFACTS,
    AT_CELLS,
    AT_EXPERIMENTS,
    AT_PUBLICATIONS,
    AT_SOCKETS,
    AT_VAULT,
    FLOATS,
    INTS,
)
from athanor.games.trismegistus.features_layout import T_PUBLISHED
from athanor.games.trismegistus.features_printed import (
    ARTIFACT,
    CELL,
    COSTS,
    EXPERIMENT,
    FORMULA,
    PUBLICATION,
    Printed,
    printed_of,
)
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.measures import elementals, measure
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_RAW,
    ANY_REFINED,
    MATERIAL_OF,
    REFINED_GOLD,
    WILD_FACE,
)

MOST: Final = 6  # the last value of a small count
ON_SPACE, OPEN, MASTERPIECE = range(3)
READY, EXHAUSTED, EMPTY, MARKET = range(4)


class Own:
    """Two rows that are being filled, and what is worked out on the way because several groups need it."""

    __slots__ = (
        "asked", "colour", "columns", "face", "floats", "gaps", "have", "ints", "lab", "lacked", "lacking", "moves",
        "payments", "potency", "printed", "published", "s", "seat", "sources", "want",
    )  # fmt: skip

    def __init__(self, s: Trismegistus, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.lab: Laboratory = s.labs[seat]
        self.printed: Printed = printed_of(s.cards)
        self.floats: list[float] = [0.0] * FLOATS
        self.ints: list[int] = [NONE] * INTS
        self.have: list[int] = elementals(s, seat)
        self.lacking: list[int] = [0, 0, 0, 0]  # elementals missing for publications in hand, by element
        self.lacked: list[int] = [0, 0, 0, 0]  # publications in hand that lack the element
        self.published: int = 0  # points of those completed
        self.want: list[int] = [0] * COSTS  # cubes missing for own experiments
        self.asked: list[int] = [0] * COSTS  # cubes in their costs
        self.gaps: list[int] = [0, 0, 0, 0]  # levels missing for them, by track
        self.columns: list[int] = [0, 0, 0, 0]  # experiments performed, by element
        for card in self.lab.done:
            self.columns[s.cards.experiments[card].element] += 1
        self.face: int = NONE  # of the die by which actions go
        self.colour: int = NONE
        self.potency: int = 0
        self.moves: int = NONE  # the colour of arrows that can be used: of that die, or granted
        cubes = self.lab.cubes
        self.payments: list[int] = [
            *self.lab.essences, cubes[PAYMENT_CUBE[3]], cubes[PAYMENT_CUBE[4]], cubes[REFINED_GOLD],
        ]  # fmt: skip
        self.sources: list[int] = [0] * SLOTS  # cubes at the beginning of each arrow
        for cube in range(SOURCES):
            self.sources[MATERIAL_OF[cube]] += cubes[cube]

    def fill(self) -> None:
        self.fill_publications()
        self.fill_experiments()
        if self.lab.alchemist >= 0:
            self.fill_sockets()
            self.fill_vault()
        self.fill_artifacts()

    def multiplied(self, card: int) -> float:
        """What the multiplied symbols of a card bring now."""
        total = 0
        for per, number in self.printed.multiplied[card]:
            total += number * measure(self.s, self.seat, per)
        return total / 4

    # ---------------------------------------------------------------- publications

    def fill_publications(self) -> None:
        publications = self.s.cards.publications
        hand = self.lab.hand
        alone = near = 0
        for card in hand:
            missing = self.fill_publication(card, 0)
            if missing <= 1:
                near += publications[card].vp
                if missing == 0:
                    alone += publications[card].vp
        self.published = alone
        if alone:
            cards = [(card, publications[card].needs, publications[card].vp) for card in hand]
            self.published, chosen = best_publications(self.have, cards)
            for card in chosen:
                self.floats[AT_PUBLICATIONS.floats + AT_PUBLICATIONS.wide * card + g.P_COUNTED] = 1.0
        self.floats[T_PUBLISHED] = self.published / 40
        self.floats[T_PUBLISHED + 1] = alone / 40
        self.floats[T_PUBLISHED + 2] = near / 40

    def fill_publication(self, card: int, where: int) -> int:
        """Gives how many elementals are missing."""
        floats, ints = self.floats, self.ints
        at = AT_PUBLICATIONS.floats + AT_PUBLICATIONS.wide * card
        needs = self.s.cards.publications[card].needs
        total = 0
        for element in range(4):
            missing = needs[element] - self.have[element]
            if missing > 0:
                floats[at + g.P_LACKING + element] = missing / 2
                total += missing
                if where == 0:
                    self.lacking[element] += missing
                    self.lacked[element] += 1
        floats[at + g.P_TOTAL] = total / 4
        if total == 0:
            floats[at + g.P_COMPLETE] = 1.0
        at = AT_PUBLICATIONS.ints + AT_PUBLICATIONS.wide_ints * card
        ints[at] = PUBLICATION + card
        ints[at + g.PC_WHERE] = where
        ints[at + g.PC_TOTAL] = min(total, MOST)
        return total

    # ---------------------------------------------------------------- experiments

    def fill_experiments(self) -> None:
        s, lab = self.s, self.lab
        board = s.cards.board
        room = len(lab.open) < OPEN_LIMIT
        within = s.tables.spaces_for[self.face] if 0 <= self.face < WILD_FACE and room else ()
        for space in range(SPACES):
            slot = 2 * space
            for card in s.spaces[space]:
                self.fill_experiment(slot, card, ON_SPACE)
                at = AT_EXPERIMENTS.floats + AT_EXPERIMENTS.wide * slot
                if space in within:
                    self.floats[at + g.X_REACH] = 1.0
                if s.cards.experiments[card].level >= s.round:
                    self.floats[at + g.X_STAYS] = 1.0
                at = AT_EXPERIMENTS.ints + AT_EXPERIMENTS.wide_ints * slot
                self.ints[at + g.XC_SECTION] = board.section_of_space[space]
                slot += 1
        slot = 2 * SPACES
        for card in lab.open:
            self.fill_experiment(slot, card, OPEN)
            slot += 1
        if lab.masterpiece >= 0:
            self.fill_experiment(2 * SPACES + OPEN_LIMIT, lab.masterpiece, MASTERPIECE)

    def fill_experiment(self, slot: int, card: int, where: int) -> None:
        floats, ints, lab = self.floats, self.ints, self.lab
        experiment = self.s.cards.experiments[card]
        cubes, tracks = lab.cubes, lab.tracks
        at = AT_EXPERIMENTS.floats + AT_EXPERIMENTS.wide * slot
        cost = self.printed.costs[card]
        total = 0
        for kind in range(COSTS):
            asked = cost[kind]
            if asked:
                missing = asked - self.held(kind)
                if missing > 0:
                    floats[at + g.X_MISSING + kind] = missing / 2
                    total += missing
                if where != ON_SPACE:
                    self.asked[kind] += asked
                    self.want[kind] += max(0, missing)
        level = max(tracks) if experiment.track == ANY else tracks[experiment.track]
        gap = max(0, experiment.need - level)
        if gap and where != ON_SPACE:
            for track in range(4):
                if experiment.track in (ANY, track):
                    self.gaps[track] = max(self.gaps[track], experiment.need - tracks[track])
        element = experiment.element
        discounts = lab.discounts(element)
        short = max(0, shortage(cubes, experiment.cost, gap, discounts))
        floats[at + g.X_TOTAL] = total / 3
        floats[at + g.X_SHORT] = short / 6
        floats[at + g.X_READY] = 0.0 if short else 1.0
        floats[at + g.X_GAP] = gap / 4
        floats[at + g.X_DISCOUNTS] = discounts / 2
        floats[at + g.X_WANTED] = self.lacked[element] / 2
        if not self.columns[element] and discounts < 2 and lab.formulas() < VAULT_CELLS:
            floats[at + g.X_RELEASES] = 1.0
        floats[at + g.X_MULTIPLIED] = self.multiplied(EXPERIMENT + card)
        at = AT_EXPERIMENTS.ints + AT_EXPERIMENTS.wide_ints * slot
        ints[at] = EXPERIMENT + card
        ints[at + g.XC_WHERE] = where
        ints[at + g.XC_SHORT] = min(short, MOST)
        ints[at + g.XC_GAP] = min(gap, MOST)

    def held(self, kind: int) -> int:
        """Cubes of a kind, or raw or refined ones."""
        cubes = self.lab.cubes
        if kind == ANY_RAW:
            return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4]
        if kind == ANY_REFINED:
            return cubes[5] + cubes[6] + cubes[7] + cubes[8] + cubes[9] + cubes[10]
        return cubes[kind]

    # ---------------------------------------------------------------- artifacts, formulas

    def wanted(self, tile: int) -> float:
        """Symbols of a tile that publications in hand lack."""
        symbols = self.s.cards.artifacts[tile].symbols
        found = 0
        for element in range(4):
            found += min(symbols[element], self.lacking[element])
        return found / 2

    def fill_artifacts(self) -> None:
        s, lab, floats, ints = self.s, self.lab, self.floats, self.ints
        board = s.cards.board
        means = sum(self.payments)
        for slot in range(SLOTS):
            arrow = board.slot_arrow[slot]
            at = AT_ARTIFACTS.floats + AT_ARTIFACTS.wide * slot
            at_ints = AT_ARTIFACTS.ints + AT_ARTIFACTS.wide_ints * slot
            tile = lab.artifacts[slot]
            state = EMPTY
            if tile >= 0:
                state = EXHAUSTED if lab.exhausted >> slot & 1 else READY
                if state == READY:
                    floats[at + g.A_READY] = 1.0
                self.fill_tile(at, at_ints, tile)
            floats[at + g.A_SOURCES] = self.sources[arrow] / 3
            if self.sources[arrow] and means:
                floats[at + g.A_LIVE] = 1.0
            ints[at_ints + g.AC_WHERE] = state
            ints[at_ints + g.AC_COLOUR] = board.arrow_colours[arrow]
            ints[at_ints + g.AC_ARROW] = arrow
        for place in range(PLACES):
            at = AT_ARTIFACTS.floats + AT_ARTIFACTS.wide * (SLOTS + place)
            at_ints = AT_ARTIFACTS.ints + AT_ARTIFACTS.wide_ints * (SLOTS + place)
            tile = s.market[place]
            colour = board.market_colours[place]
            if tile >= 0:
                self.fill_tile(at, at_ints, tile)
                if colour == self.colour and self.potency >= ARTIFACT_PRICE:
                    floats[at + g.A_REACH] = 1.0
            ints[at_ints + g.AC_WHERE] = MARKET
            ints[at_ints + g.AC_COLOUR] = colour

    def fill_tile(self, at: int, at_ints: int, tile: int) -> None:
        self.ints[at_ints] = ARTIFACT + tile
        self.floats[at + g.A_WANTED] = self.wanted(tile)
        self.floats[at + g.A_MULTIPLIED] = self.multiplied(ARTIFACT + tile)

    def fill_sockets(self) -> None:
        lab, floats, ints = self.lab, self.floats, self.ints
        short = (lab.bought.bit_count() + 1 - lab.cubes[REFINED_GOLD]) / 4
        first = FORMULA + lab.alchemist * FORMULAS_EACH
        for socket in range(SOCKETS):
            at = AT_SOCKETS.floats + AT_SOCKETS.wide * socket
            at_ints = AT_SOCKETS.ints + AT_SOCKETS.wide_ints * socket
            column = socket // 2
            ints[at_ints + g.SC_ELEMENT] = column
            if lab.bought >> column & 1:
                floats[at + g.S_BOUGHT] = 1.0
            if not self.columns[column]:
                floats[at + g.S_RELEASES] = 1.0
            formula = lab.sockets[socket]
            if formula >= 0:
                ints[at_ints] = first + formula
                floats[at + g.S_LOCKED] = 1.0
                floats[at + g.S_SHORT] = short
                floats[at + g.S_MULTIPLIED] = self.multiplied(first + formula)

    def fill_vault(self) -> None:
        lab, floats, ints = self.lab, self.floats, self.ints
        alchemist = self.s.cards.alchemists[lab.alchemist]
        first = FORMULA + lab.alchemist * FORMULAS_EACH
        for cell in range(VAULT_CELLS):
            at = AT_VAULT.floats + AT_VAULT.wide * cell
            at_ints = AT_VAULT.ints + AT_VAULT.wide_ints * cell
            formula = lab.vault[cell]
            if formula >= 0:
                sampled = lab.sampled >> cell & 1
                ints[at_ints] = first + formula
                ints[at_ints + g.VC_STATE] = 1 + sampled
                if not sampled:
                    floats[at + g.V_FRESH] = 1.0
                    floats[at + g.V_MULTIPLIED] = self.multiplied(first + formula)
            else:
                ints[at_ints + g.VC_STATE] = 0
            at = AT_CELLS.floats + AT_CELLS.wide * cell
            at_ints = AT_CELLS.ints + AT_CELLS.wide_ints * cell
            ints[at_ints] = CELL + lab.alchemist * VAULT_CELLS + cell
            if formula < 0:
                completes = 0
                nearest = VAULT_CELLS
                for number in alchemist.lines_of[cell]:
                    left = (alchemist.lines[number].mask & ~lab.filled).bit_count() - 1
                    nearest = min(nearest, left)
                    completes += left == 0
                floats[at + g.E_EMPTY] = 1.0
                floats[at + g.E_COMPLETES] = completes / 2
                floats[at + g.E_NEAREST] = nearest / 3
                ints[at_ints + g.EC_COMPLETES] = min(completes, 2)
