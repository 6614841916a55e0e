"""Which publications can be completed together: the assignment of elementals with the most points, exactly."""

from __future__ import annotations

from typing import Final

Needs = tuple[int, ...]

# Where an elemental comes from: a performed experiment, an artifact in a slot, a track at its top.
EXPERIMENT: Final = 0
ARTIFACT: Final = 1
TRACK: Final = 2
Elemental = tuple[int, int, int]  # the kind of its source, which one (card, tile or track), the element


def share_out(elementals: list[Elemental], cards: list[tuple[int, Needs]]) -> list[tuple[int, list[Elemental]]]:
    """Each of these publications (id, needs) with the elementals that serve it. Elementals of an element are alike,
    so any will do; they must be enough for all cards."""
    left = elementals[:]
    found: list[tuple[int, list[Elemental]]] = []
    for id, needs in cards:
        serving: list[Elemental] = []
        for element in range(4):
            serving += [each for each in left if each[2] == element][: needs[element]]
        for each in serving:
            left.remove(each)
        found.append((id, serving))
    return found


def best_publications(have: list[int], cards: list[tuple[int, Needs, int]]) -> tuple[int, list[int]]:
    """The most points, and the publications that bring them. `cards` are (id, elementals needed by element, points).

    Every elemental serves one publication only, so a set of publications is possible if the sum of its needs is there.
    The search goes through the cards, dearest first, and leaves a branch that cannot beat the best one any more.
    """
    fitting = [card for card in cards if fits(have, card[1])]
    fitting.sort(key=points_of, reverse=True)
    search = Search(fitting)
    search.go(0, have[0], have[1], have[2], have[3], 0)
    return search.best, sorted(search.chosen)


def points_of(card: tuple[int, Needs, int]) -> int:
    return card[2]


def fits(have: list[int], needs: Needs) -> bool:
    return needs[0] <= have[0] and needs[1] <= have[1] and needs[2] <= have[2] and needs[3] <= have[3]


class Search:
    __slots__ = ("best", "cards", "chosen", "path", "rest")

    def __init__(self, cards: list[tuple[int, Needs, int]]) -> None:
        self.cards = cards
        self.best = 0
        self.chosen: list[int] = []
        self.path: list[int] = []
        self.rest: list[int] = [0] * (len(cards) + 1)  # points of all cards from here on
        for at in range(len(cards) - 1, -1, -1):
            self.rest[at] = self.rest[at + 1] + cards[at][2]

    def go(self, at: int, fire: int, water: int, earth: int, air: int, points: int) -> None:
        if points > self.best:
            self.best = points
            self.chosen = self.path[:]
        if at == len(self.cards) or points + self.rest[at] <= self.best:
            return
        id, needs, worth = self.cards[at]
        if needs[0] <= fire and needs[1] <= water and needs[2] <= earth and needs[3] <= air:
            self.path.append(id)
            self.go(at + 1, fire - needs[0], water - needs[1], earth - needs[2], air - needs[3], points + worth)
            self.path.pop()
        self.go(at + 1, fire, water, earth, air, points)
