"""Which seven spells are played with: the same for everybody, one of each colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from athanor.core.rng import roll
from athanor.games.spellbook.components import SPELL_NAMES
from athanor.games.spellbook.spells import BOOK

if TYPE_CHECKING:
    from athanor.games.spellbook.spells.spell import Spell
    from athanor.games.spellbook.state import Spellbook

FIRST_GAME: Final = "first-game"
CLASSIC: Final = "classic"
SETS: Final = {FIRST_GAME: 0, "set-1": 0, "set-2": 1, "set-3": 2}


class Lineup:
    """The seven spells by colour, and what the rules ask of them; shared by all states of a game."""

    __slots__ = (
        "by_phase", "counters", "dawn_givers", "learning_watchers", "numbers", "spells", "take_watchers", "wild_makers",
    )  # fmt: skip

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.spells: list[Spell] = [BOOK[number] for number in numbers]
        # The spells with an action, by phase, and those whose permanent effect watches something.
        self.by_phase: list[list[Spell]] = [[spell for spell in self.spells if spell.phase == p] for p in range(3)]
        self.take_watchers: list[Spell] = [spell for spell in self.spells if spell.watches_takes]
        self.learning_watchers: list[Spell] = [spell for spell in self.spells if spell.watches_learning]
        self.dawn_givers: list[Spell] = [spell for spell in self.spells if spell.gives_dawns]
        self.wild_makers: list[Spell] = [spell for spell in self.spells if spell.makes_wilds]
        self.counters: list[Spell] = [spell for spell in self.spells if spell.counts_others]

    def card(self, number: int) -> Spell:
        """Any of the 21 cards, also those that are not played with."""
        return BOOK[number]


_MADE: Final[dict[tuple[int, ...], Lineup]] = {}


def lineup_of(numbers: tuple[int, ...]) -> Lineup:
    if numbers not in _MADE:
        _MADE[numbers] = Lineup(numbers)
    return _MADE[numbers]


def proper_choice(text: str) -> str | None:
    """Seven spell names, one per colour, in any order, put in the order of the colours; None if they are not that."""
    names = text.replace(",", " ").split()
    if any(name not in SPELL_NAMES for name in names):
        return None
    numbers = sorted(SPELL_NAMES.index(name) for name in names)
    return ",".join(SPELL_NAMES[n] for n in numbers) if [n // 3 for n in numbers] == list(range(7)) else None


def choose(s: Spellbook, choice: str) -> Lineup:
    """First game and sets: the cards with that many lozenges. Classic: one of each colour at random."""
    if choice == CLASSIC:
        return lineup_of(tuple(colour * 3 + roll(s, 3) for colour in range(7)))
    if choice in SETS:
        return lineup_of(tuple(colour * 3 + SETS[choice] for colour in range(7)))
    return lineup_of(tuple(SPELL_NAMES.index(name) for name in choice.split(",")))
