"""What the engine solves exactly, against trying everything: paying for an experiment, completing publications."""

import random
from functools import lru_cache
from itertools import combinations

import pytest

from athanor.games.trismegistus.assignment import best_publications
from athanor.games.trismegistus.experiments import FITTING, in_order, payable
from athanor.games.trismegistus.symbols import ANY_REFINED, CUBES, REFINED_GOLD, REFINED_SILVER

rule = pytest.mark.rule


@lru_cache(maxsize=200_000)
def payable_somehow(held: tuple[int, ...], cost: tuple[int, ...], gap: int, discounts: int) -> bool:
    """Every way to pay, tried."""
    if gap:
        ways = [(cube, 0) for cube in (REFINED_SILVER, REFINED_GOLD)] + [(-1, 1)]
        rest, left = cost, gap - 1
    elif cost:
        ways = [(cube, 0) for cube in FITTING[cost[0]]] + [(-1, 1)]
        rest, left = cost[1:], 0
    else:
        return True
    for cube, used in ways:
        if used > discounts or (cube >= 0 and not held[cube]):
            continue
        after = held if cube < 0 else (*held[:cube], held[cube] - 1, *held[cube + 1 :])
        if payable_somehow(after, rest, left, discounts - used):
            return True
    return False


@rule("TR-229", "TR-236", "TR-237", "TR-244", "TR-318", "TR-319", "TR-322", "TR-331")
def test_payable_finds_a_payment_exactly_where_there_is_one():
    dice = random.Random(11)
    answers = []
    for _ in range(4000):
        held = [dice.choice((0, 0, 1, 1, 2)) for _ in range(CUBES)]
        held[REFINED_GOLD] = dice.choice((0, 0, 0, 1))
        cost = tuple(dice.randrange(ANY_REFINED + 1) for _ in range(dice.randrange(7)))
        gap, discounts = dice.choice((0, 0, 1, 2, 3)), dice.randrange(3)
        answer = payable(held, in_order(cost), gap, discounts)
        assert answer == payable_somehow(tuple(held), cost, gap, discounts), (held, cost, gap, discounts)
        answers.append(answer)
    assert 1000 < sum(answers) < 3500, "both answers occur often"


def best_by_trying(have: list[int], cards: list[tuple[int, tuple[int, ...], int]]) -> int:
    best = 0
    for size in range(len(cards) + 1):
        for some in combinations(cards, size):
            if all(sum(card[1][element] for card in some) <= have[element] for element in range(4)):
                best = max(best, sum(card[2] for card in some))
    return best


@rule("TR-382", "TR-388")
def test_publications_are_assigned_with_the_most_points():
    dice = random.Random(5)
    for _ in range(600):
        have = [dice.randrange(6) for _ in range(4)]
        cards = [
            (number, tuple(dice.choice((0, 0, 1, 1, 2)) for _ in range(4)), dice.randrange(1, 16))
            for number in range(dice.randrange(9))
        ]
        points, chosen = best_publications(have, cards)
        assert points == best_by_trying(have, cards)
        done = [card for card in cards if card[0] in chosen]
        assert sum(card[2] for card in done) == points
        assert all(sum(card[1][element] for card in done) <= have[element] for element in range(4))


@rule("TR-388")
def test_the_dearest_publication_is_not_always_part_of_the_best():
    cards: list[tuple[int, tuple[int, ...], int]] = [(0, (2, 0, 0, 0), 7), (1, (1, 1, 0, 0), 6), (2, (1, 0, 0, 0), 2)]
    assert best_publications([2, 1, 0, 0], cards) == (8, [1, 2])
