"""Cards as numbers: what is printed on them and nothing else, so that cards of one's own are understood as well.

All kinds of cards stand in one table, one kind after the other: a card is found by the first number of its kind and its
id. What the encoder looks up all the time is kept beside it, once per set of cards.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.cards import (
    ACHIEVEMENT_COUNT,
    ALCHEMIST_COUNT,
    ARTIFACT_COUNT,
    BOT_CARD_COUNT,
    BOT_OP_NAMES,
    BOT_TRACK,
    EACH,
    EXPERIMENT_COUNT,
    FORMULA_COUNT,
    FORMULAS_EACH,
    PUBLICATION_COUNT,
    VAULT_CELLS,
    BotStep,
    CardSet,
)
from athanor.games.trismegistus.symbols import ANY_REFINED, MEASURE_NAMES, NOT_MULTIPLIED, OP_NAMES, VP, Effect

# The first number of each kind of cards.
ARTIFACT: Final = 0
EXPERIMENT: Final = ARTIFACT + ARTIFACT_COUNT
PUBLICATION: Final = EXPERIMENT + EXPERIMENT_COUNT
FORMULA: Final = PUBLICATION + PUBLICATION_COUNT
ALCHEMIST: Final = FORMULA + FORMULA_COUNT
CELL: Final = ALCHEMIST + ALCHEMIST_COUNT  # + alchemist * 7 + cell
ACHIEVEMENT: Final = CELL + ALCHEMIST_COUNT * VAULT_CELLS
BOT_CARD: Final = ACHIEVEMENT + ACHIEVEMENT_COUNT
CARDS: Final = BOT_CARD + BOT_CARD_COUNT
KIND_COUNT: Final = 8

# An effect: a place for each symbol (how many of it), then one for each measure that multiplies.
WHATS: Final = table(13, 5, 7, 1, 4, 4, 1, 1, 1, 1, 1, 1, 1)  # by op: how many kinds of it there are
FIRST_CODE: Final = tuple(sum(WHATS[:op]) for op in range(len(OP_NAMES)))
CODES: Final = sum(WHATS)
PERS: Final = len(MEASURE_NAMES)
EFFECT: Final = CODES + PERS
COSTS: Final = ANY_REFINED + 1
BOT_STEPS: Final = len(BOT_OP_NAMES) + EACH + 1

# Where the parts of a row begin.
LEVEL: Final = KIND_COUNT
ELEMENTS: Final = LEVEL + 5
EFFECTS: Final = ELEMENTS + 4
COST: Final = EFFECTS + EFFECT
TRACK: Final = COST + COSTS  # fire, water, earth, air, any
NEED: Final = TRACK + 5
WORTH: Final = NEED + 1
NEEDS: Final = WORTH + 1
CONDITIONS: Final = NEEDS + 4
FORMULAS: Final = CONDITIONS + PERS  # of an alchemist: what the eight formulas bring on an average
DIE: Final = FORMULAS + EFFECT  # of a card of Botmegistus: colour, left and right symbol, "max", potency
STEPS: Final = DIE + 3 + 5 + 5 + 1 + 1
AHEAD: Final = STEPS + BOT_STEPS
PRINTED: Final = AHEAD + BOT_STEPS


def code_of(op: int, what: int) -> int:
    return FIRST_CODE[op] + min(what, WHATS[op] - 1)


class Printed:
    """The table, and what the encoder asks of the cards."""

    __slots__ = ("costs", "multiplied", "rows")

    def __init__(self, cards: CardSet) -> None:
        self.rows: list[list[float]] = [[0.0] * PRINTED for _ in range(CARDS)]
        self.costs: list[list[int]] = []  # by experiment: how many cubes of each kind
        self.multiplied: list[list[tuple[int, int]]] = [[] for _ in range(CARDS)]  # by card: (measure, number)
        self.describe_tiles(cards)
        self.describe_experiments(cards)
        self.describe_papers(cards)
        self.describe_laboratories(cards)
        self.describe_bot_cards(cards)

    def row(self, kind: int, number: int) -> list[float]:
        row = self.rows[number]
        row[kind] = 1.0
        return row

    def describe_tiles(self, cards: CardSet) -> None:
        for tile in cards.artifacts:
            row = self.row(0, ARTIFACT + tile.id)
            row[LEVEL + tile.level] = 1.0
            for element in range(4):
                row[ELEMENTS + element] = float(tile.symbols[element])
            add_effect(row, EFFECTS, tile.effect, 1.0)
            self.multiplied[ARTIFACT + tile.id] = multiplied(tile.effect)

    def describe_experiments(self, cards: CardSet) -> None:
        for card in cards.experiments:
            row = self.row(1, EXPERIMENT + card.id)
            row[LEVEL + card.level] = 1.0
            row[ELEMENTS + card.element] = 1.0
            cost = [0] * COSTS
            for cube in card.cost:
                cost[cube] += 1
            self.costs.append(cost)
            for cube in range(COSTS):
                row[COST + cube] = cost[cube] / 2
            row[TRACK + card.track] = 1.0
            row[NEED] = card.need / 6
            row[WORTH] = card.vp / 8
            add_effect(row, EFFECTS, card.reward, 1.0)
            self.multiplied[EXPERIMENT + card.id] = multiplied(card.reward)

    def describe_papers(self, cards: CardSet) -> None:
        for paper in cards.publications:
            row = self.row(2, PUBLICATION + paper.id)
            row[WORTH] = paper.vp / 8
            for element in range(4):
                row[NEEDS + element] = paper.needs[element] / 2
        for achievement in cards.achievements:
            row = self.row(6, ACHIEVEMENT + achievement.id)
            row[WORTH] = achievement.vp / 8
            for what, least in achievement.conditions:
                row[CONDITIONS + what] += least / 3
            add_effect(row, EFFECTS, achievement.bonus, 1.0)
            self.multiplied[ACHIEVEMENT + achievement.id] = multiplied(achievement.bonus)

    def describe_laboratories(self, cards: CardSet) -> None:
        for formula in cards.formulas:
            row = self.row(3, FORMULA + formula.id)
            add_effect(row, EFFECTS, formula.effect, 1.0)
            add_effect(self.rows[ALCHEMIST + formula.alchemist], FORMULAS, formula.effect, 1.0 / FORMULAS_EACH)
            self.multiplied[FORMULA + formula.id] = multiplied(formula.effect)
        for alchemist in cards.alchemists:
            board = self.row(4, ALCHEMIST + alchemist.id)
            for line in alchemist.lines:
                share = 1.0 / len(line.cells)
                for bonus in line.bonuses:
                    add_effect(board, EFFECTS, bonus, 0.5)
                    for cell in line.cells:
                        number = CELL + alchemist.id * VAULT_CELLS + cell
                        add_effect(self.rows[number], EFFECTS, bonus, share)
            for cell in range(VAULT_CELLS):
                self.row(5, CELL + alchemist.id * VAULT_CELLS + cell)

    def describe_bot_cards(self, cards: CardSet) -> None:
        for card in cards.bot_cards:
            row = self.row(7, BOT_CARD + card.id)
            if card.element >= 0:
                row[ELEMENTS + card.element] = 1.0
            row[DIE + card.colour] = 1.0
            for side, symbol in enumerate(card.symbols):
                row[DIE + 3 + 5 * side + symbol] = 1.0
            if not card.symbols:
                row[DIE + 13] = 1.0
            row[DIE + 14] = card.potency / 3
            add_bot_steps(row, STEPS, card.steps)
            add_bot_steps(row, AHEAD, card.ahead)


def add_effect(row: list[float], at: int, effect: Effect, scale: float) -> None:
    for op, what, number, per in effect:
        row[at + code_of(op, what)] += scale * number / (4 if op == VP else 1)
        if per != NOT_MULTIPLIED:
            row[at + CODES + per] += scale


def add_bot_steps(row: list[float], at: int, steps: tuple[BotStep, ...]) -> None:
    for op, what, number in steps:
        row[at + op] += number / 3
        if op == BOT_TRACK:
            row[at + len(BOT_OP_NAMES) + what] += number / 3


def multiplied(effect: Effect) -> list[tuple[int, int]]:
    return [(step[3], step[2]) for step in effect if step[3] != NOT_MULTIPLIED]


_PRINTED: Final[dict[str, Printed]] = {}


def printed_of(cards: CardSet) -> Printed:
    if cards.digest not in _PRINTED:
        _PRINTED[cards.digest] = Printed(cards)
    return _PRINTED[cards.digest]
