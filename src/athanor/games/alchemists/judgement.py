"""What a seat's odds say about the theories on the board, and about those that could be published."""

from __future__ import annotations

from struct import Struct
from typing import Final

from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIRS, POTIONS, SIGNS
from athanor.games.alchemists.components import NO_THEORY, WRONG_THEORY
from athanor.games.alchemists.demonstrations import CONFLICT, NOTHING, proven
from athanor.games.alchemists.features_layout import BEST
from athanor.games.alchemists.odds import INGREDIENT_NUMBERS, NEAR, Odds, promise

NO_THEORY_NUMBERS: Final = [0.0] * 12
NOTHING_TO_PUBLISH: Final = [0.0, 0.0]
NO_BEST: Final = [0.0] * BEST
# States of a cell.
FREE, INGREDIENT_TAKEN, TOKEN_TAKEN, BOTH_TAKEN, PUBLISHED, ASKED = range(6)


def _cell_ints() -> list[int]:
    found: list[int] = []
    for ingredient in range(INGREDIENTS):
        for token in range(ALCHEMICALS):
            found += [ingredient, token, FREE]
    return found


CELL_INTS: Final = _cell_ints()
CELL_ROW: Final = Struct(f"{len(CELL_INTS)}h")
FREE_CELLS: Final = CELL_ROW.pack(*CELL_INTS)
JUDGED: Final = 28  # numbers about an ingredient
INGREDIENT_ROW: Final = Struct(f"{INGREDIENTS * JUDGED}d")
PROOFS: Final = Struct(f"{2 * len(PAIRS)}d")


class Judgement:
    """`publish`, `promises`: of ingredients without a theory, the odds of the likeliest token that is free and the most
    points to expect, best first; `weakest`: by ingredient, the highest odds that its theory is wrong in some colour;
    `ingredients`: numbers of the layout about each, its odds and its theory; `cells`: the categories of the cells.
    """

    __slots__ = ("cells", "conflicts", "ingredients", "odds", "promises", "proofs", "publish", "taken",
                 "theories", "weakest")  # fmt: skip

    def __init__(self, odds: Odds, theories: list[int], conflicts: list[int]) -> None:
        self.odds = odds
        self.theories = theories[:]
        self.conflicts = conflicts[:]
        self.taken: int = 0
        for theory in theories:
            if theory != NO_THEORY:
                self.taken |= 1 << theory
        self.publish: list[float] = []
        self.promises: list[float] = []
        self.weakest: list[float] = [0.0] * INGREDIENTS
        numbers: list[float] = []
        for each in range(INGREDIENTS):
            numbers += self.ingredient(each)
        self.ingredients: bytes = INGREDIENT_ROW.pack(*numbers)
        self.publish = highest(self.publish)
        self.promises = highest(self.promises)
        self.cells: bytes = CELL_ROW.pack(*self.cell_ints()) if self.taken else FREE_CELLS
        # By pair, in master mode: the best odds to prove something, and that a theory falls. Made when asked for.
        self.proofs: bytes = b""

    def ingredient(self, each: int) -> list[float]:
        odds, theory = self.odds, self.theories[each]
        known = odds.ingredients[each * INGREDIENT_NUMBERS : (each + 1) * INGREDIENT_NUMBERS]
        if theory == NO_THEORY:
            likely, points = best_token(odds.grid, self.taken, each)
            self.publish.append(likely)
            self.promises.append(points / 5.0)
            return [*known, *NO_THEORY_NUMBERS, likely, points / 5.0]
        first = each * ALCHEMICALS
        near = NEAR[theory]
        wrong = wrong_by_colour(odds.grid, each, theory)
        self.weakest[each] = max(wrong[0], max(wrong[1], wrong[2]))
        return [
            *known, 1.0, odds.grid[first + theory], *wrong,
            odds.grid[first + near[0]], odds.grid[first + near[1]], odds.grid[first + near[2]],
            odds.public[first + theory], *wrong_by_colour(odds.public, each, theory), *NOTHING_TO_PUBLISH,
        ]  # fmt: skip

    def cell_ints(self) -> list[int]:
        found = CELL_INTS[:]
        taken = self.taken
        for ingredient in range(INGREDIENTS):
            theory = self.theories[ingredient]
            for token in range(ALCHEMICALS):
                if theory == token:
                    state = PUBLISHED
                elif theory != NO_THEORY:
                    state = BOTH_TAKEN if taken >> token & 1 else INGREDIENT_TAKEN
                else:
                    state = TOKEN_TAKEN if taken >> token & 1 else FREE
                found[3 * (ingredient * ALCHEMICALS + token) + 2] = state
        return found

    # ---------------------------------------------------------------- demonstrations

    def claims(self, pair: int, chances: list[float], falls: list[float]) -> None:
        """By potion that is claimed of a pair: the odds that something is proved, and that a theory falls."""
        one, other = PAIRS[pair]
        both = self.theories[one] != NO_THEORY and self.theories[other] != NO_THEORY
        for potion in range(POTIONS):
            chances[potion] = falls[potion] = 0.0
            true = self.odds.mixes[pair * POTIONS + potion]
            if true > 0.0:
                found = proven(self.theories, self.conflicts, pair, potion, True)
                if found != NOTHING:
                    chances[potion] = true
                    if found != CONFLICT:
                        falls[potion] = true
            # A no proves at most that two theories do not go together.
            if both and proven(self.theories, self.conflicts, pair, potion, False) != NOTHING:
                chances[potion] += 1.0 - true

    def weighed_proofs(self) -> bytes:
        if self.proofs:
            return self.proofs
        best: list[float] = []
        worst: list[float] = []
        chances, falls = [0.0] * POTIONS, [0.0] * POTIONS
        for pair in range(len(PAIRS)):
            one, other = PAIRS[pair]
            if self.theories[one] != NO_THEORY or self.theories[other] != NO_THEORY:
                self.claims(pair, chances, falls)
                best.append(max(chances))
                worst.append(max(falls))
            else:
                best.append(0.0)
                worst.append(0.0)
        self.proofs = PROOFS.pack(*best, *worst)
        return self.proofs


def highest(chances: list[float]) -> list[float]:
    found = sorted([*NO_BEST, *chances], reverse=True)
    return found[:BEST]


def best_token(grid: list[float], taken: int, ingredient: int) -> tuple[float, float]:
    """Of the tokens that are free: the odds of the likeliest, and the most points to expect."""
    first = ingredient * ALCHEMICALS
    likely, points = 0.0, WRONG_THEORY * 1.0
    for token in range(ALCHEMICALS):
        if not taken >> token & 1:
            near = NEAR[token]
            hedged = max(grid[first + near[0]], max(grid[first + near[1]], grid[first + near[2]]))
            likely = max(likely, grid[first + token])
            points = max(points, promise(grid[first + token], hedged))
    return likely, points


def wrong_by_colour(grid: list[float], ingredient: int, theory: int) -> list[float]:
    """The odds that a theory is wrong in each colour."""
    first = ingredient * ALCHEMICALS
    found = [0.0, 0.0, 0.0]
    signs = SIGNS[theory]
    for token in range(ALCHEMICALS):
        chance = grid[first + token]
        if chance > 0.0:
            other = SIGNS[token]
            for colour in range(3):
                if signs[colour] != other[colour]:
                    found[colour] += chance
    return found
