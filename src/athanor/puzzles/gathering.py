"""Puzzles gathered from many games: many themes, easy ones and hard ones.

The games are searched in any order and by any number of processes, their puzzles gathered in the order of the games.
What is found does not depend on who searched: a game is searched with what was gathered a fixed number of games before
it, and not before those are gathered.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable
from typing import Final

from athanor.puzzles.puzzle import Puzzle

THEME: Final = 0.3  # of all puzzles that one theme may make up
BANDS: Final = (1100, 1500, 1900)  # ratings that part easy ones, middling ones, hard ones and very hard ones
BAND: Final = 0.4  # of all puzzles that one of them may make up
LEAST: Final = 4  # puzzles of each theme or band that there may always be
AHEAD: Final = 64  # games that may be searched before the first of them is gathered


class Enough:
    """Themes and bands of which there are enough; they travel between processes."""

    def __init__(self, themes: frozenset[str] = frozenset(), bands: frozenset[int] = frozenset()) -> None:
        self.themes = themes
        self.bands = bands

    def has(self, theme: str, rating: int) -> bool:
        return theme in self.themes or band_of(rating) in self.bands


NOTHING: Final = Enough()


class Gathering:
    """Until there are as many as wanted, with those known before."""

    def __init__(self, known: list[Puzzle], want: int) -> None:
        self.want = want
        self.ids = {puzzle.id for puzzle in known}
        self.themes = Counter(puzzle.theme for puzzle in known)
        self.bands = Counter(band_of(puzzle.rating) for puzzle in known)
        self.given = 0  # games, to be searched
        self.gathered = 0
        self.waiting: dict[int, list[Puzzle]] = {}  # by the number of their game, until those before it are gathered
        self.enough = [self.measure()] * AHEAD  # by the number of the game to be searched, from `gathered` on

    @property
    def complete(self) -> bool:
        return len(self.ids) >= self.want

    def next_game(self) -> tuple[int, Enough] | None:
        """None: not before others are gathered."""
        ahead = self.given - self.gathered
        if self.complete or ahead == AHEAD:
            return None
        self.given += 1
        return self.given - 1, self.enough[ahead]

    def searched(self, number: int, found: list[Puzzle]) -> list[Puzzle]:
        """The puzzles of a game, handed in; those that can be kept by now."""
        self.waiting[number] = found
        kept: list[Puzzle] = []
        while self.gathered in self.waiting:
            kept += self.keep(self.waiting.pop(self.gathered))
            self.gathered += 1
            self.enough = [*self.enough[1:], self.measure()]
        return kept

    def rest(self) -> list[Puzzle]:
        """At the end of the time: what was found beyond a game that is not done."""
        return self.keep([puzzle for _, found in sorted(self.waiting.items()) for puzzle in found])

    def keep(self, found: Iterable[Puzzle]) -> list[Puzzle]:
        kept = []
        for puzzle in found:
            if puzzle.id not in self.ids and not self.complete and not self.measure().has(puzzle.theme, puzzle.rating):
                self.ids.add(puzzle.id)
                self.themes[puzzle.theme] += 1
                self.bands[band_of(puzzle.rating)] += 1
                kept.append(puzzle)
        return kept

    def measure(self) -> Enough:
        themes, bands = max(LEAST, THEME * self.want), max(LEAST, BAND * self.want)
        return Enough(
            frozenset(theme for theme, count in self.themes.items() if count >= themes),
            frozenset(band for band, count in self.bands.items() if count >= bands),
        )


def band_of(rating: int) -> int:
    return bisect(BANDS, rating)
