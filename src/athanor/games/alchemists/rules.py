"""Set-up, the round as a list of steps, and the end: the sequence of play, top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from athanor.core.frames import UNANSWERED, Frame
from athanor.core.rng import roll, shuffle
from athanor.games.alchemists import ending, selling, verbs, worlds
from athanor.games.alchemists.components import (
    ADVENTURERS,
    BUY,
    CARDS,
    CUBES_FIRST,
    CUSTODIAN,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FAVOR_CARDS,
    FAVORS_DRAWN,
    FORAGE,
    LEVEL_SIZE,
    LEVELS,
    MASTER,
    ON_SALE,
    PUBLISH,
    ROUNDS,
    START_GOLD,
    TEST,
    TRANSMUTE,
)
from athanor.games.alchemists.declaring import Declaring
from athanor.games.alchemists.ordering import KeepFavor, Ordering, ParalysedDraw, settle_order
from athanor.games.alchemists.spaces import Space
from athanor.games.alchemists.state import Alchemists

START_INGREDIENTS: Final = (3, 2)  # by mode


def set_up(s: Alchemists) -> None:
    """Truth, decks, tiles, row, hands, gold, cubes, a starting player; then everybody keeps one of two favors."""
    s.truth = list(worlds.assignment(roll(s, worlds.WORLDS)))
    chosen = s.options["starter"]
    s.starter = roll(s, s.players) if chosen == "random" else int(chosen) - 1
    verbs.tell(s, "game-begins", {"seat": s.starter})
    s.deck = list(range(CARDS))
    shuffle(s, s.deck)
    s.favor_deck = list(range(FAVOR_CARDS))
    shuffle(s, s.favor_deck)
    tiles = list(range(ADVENTURERS))
    shuffle(s, tiles)
    s.removed, s.adventurers = tiles[0], tiles[1:]
    for level in range(LEVELS):
        found = list(range(level * LEVEL_SIZE, (level + 1) * LEVEL_SIZE))
        shuffle(s, found)
        s.artifacts[level] = sorted(found[:ON_SALE])
    verbs.deal_row(s)
    for seat in range(s.players):
        verbs.from_bank(s, seat, START_GOLD)
        verbs.draw_ingredients(s, seat, START_INGREDIENTS[s.mode("ingredients", seat) == MASTER])
        for _ in range(FAVORS_DRAWN):
            card = s.favor_deck.pop()
            verbs.learn_favor(s, card, 1 << seat)
            s.alchemists[seat].favors.append(card)
        s.alchemists[seat].free = CUBES_FIRST
    s.stack.append(Round(s.starter, 0))
    s.stack.append(KeepFavor(0, (UNANSWERED,) * s.players))


def begin_at(s: Alchemists, step: str) -> None:
    """Put the game at a step of its round, for positions laid out by hand."""
    s.stack = [Round(s.starter, STEP_NAMES.index(step))]
    s.settle()


# ---------------------------------------------------------------- the steps of a round


def choose_order(s: Alchemists) -> None:
    s.stack.append(Ordering(s.starter, 0))


def paralysed_draw(s: Alchemists) -> None:
    if s.green:
        s.stack.append(ParalysedDraw(s.starter, 0))


def declare(s: Alchemists) -> None:
    settle_order(s)
    s.stack.append(Declaring(s.starter, s.players))


def resolve(s: Alchemists, space: int) -> None:
    for one in s.alchemists:
        if one.actions[space]:
            s.stack.append(Space(s.starter, space, 0, 0))
            return


def forage(s: Alchemists) -> None:
    resolve(s, FORAGE)


def clear_row(s: Alchemists) -> None:
    verbs.clear_row(s)


def transmute(s: Alchemists) -> None:
    resolve(s, TRANSMUTE)


def custodian(s: Alchemists) -> None:
    if s.custodians:
        resolve(s, CUSTODIAN)


def custodians_leave(s: Alchemists) -> None:
    verbs.clear_custodians(s)


def sell(s: Alchemists) -> None:
    selling.open_sale(s)


def sale_ends(s: Alchemists) -> None:
    selling.close_sale(s)


def buy(s: Alchemists) -> None:
    resolve(s, BUY)


def debunk(s: Alchemists) -> None:
    resolve(s, DEBUNK)


def publish(s: Alchemists) -> None:
    resolve(s, PUBLISH)


def test(s: Alchemists) -> None:
    resolve(s, TEST)


def drink(s: Alchemists) -> None:
    verbs.leave_green(s)
    resolve(s, DRINK)


def exhibit(s: Alchemists) -> None:
    resolve(s, EXHIBIT)


def conference(s: Alchemists) -> None:
    ending.conference(s)


def new_artifacts(s: Alchemists) -> None:
    ending.new_artifacts(s)


def award(s: Alchemists) -> None:
    ending.top_alchemist(s)


def unused(s: Alchemists) -> None:
    s.stack.append(ending.UnusedCubes(s.starter, 0))


def next_round(s: Alchemists) -> None:
    """Hospital, adventurer, preparation; after the last round the final count instead."""
    if s.round == ROUNDS:
        ending.count_up(s)
        return
    ending.hospital(s)
    ending.next_adventurer(s)
    ending.prepare(s)
    s.stack.append(Round(s.starter, 0))


Step = Callable[[Alchemists], None]
ROUND: Final[tuple[Step, ...]] = (
    choose_order, paralysed_draw, declare, forage, clear_row, transmute, custodian, custodians_leave, sell, sale_ends,
    buy, debunk, publish, test, drink, exhibit, conference, new_artifacts, award, unused, next_round,
)  # fmt: skip
STEP_NAMES: Final = (
    "order", "paralysed", "declare", "forage", "clear-row", "transmute", "custodian", "custodians-leave", "sell",
    "sale-ends", "buy", "debunk", "publish", "test", "drink", "exhibit", "conference", "artifacts", "award", "unused",
    "next-round",
)  # fmt: skip


class Round(Frame):
    """A round, step by step."""

    __slots__ = ("step",)
    kind: ClassVar[str] = "round"
    ground: ClassVar[bool] = True

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def lapse(self, s: Alchemists) -> None:
        if self.step + 1 < len(ROUND):
            s.stack.append(Round(self.seat, self.step + 1))
        ROUND[self.step](s)

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.step < len(ROUND)
