"""What tokens and spells are worth to one sorcerer now, in points: rules of thumb for the hand-made policy.

- A spell is worth its points and what its effect brings on each day that is left (`Spell.worth`).
- Tokens of one colour are worth a part of the spell they will pay for; any token can be stored some day.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.spellbook.components import (
    DUSK,
    FAMILIAR_POINTS,
    FAMILIAR_SPACES,
    KINDS,
    RESERVE_LIMIT,
    RUNE_OF,
)
from athanor.games.spellbook.phases import Phase
from athanor.games.spellbook.state import Spellbook

# Tokens of one colour promise a part of the spell they will pay for, by how many there are.
PROMISE: Final[tuple[float, ...]] = table(0.0, 0.1, 0.36, 0.72, 0.8, 0.85)
# Any token can be stored, but only one or so a day, and a full reserve has no room for the next dawn: by their number.
STOCK: Final[tuple[float, ...]] = table(0.0, 0.8, 1.5, 2.1, 2.6, 2.9, 3.1, 3.2, 2.6, 1.6)
STORED: Final = FAMILIAR_POINTS[-1] / FAMILIAR_SPACES  # points of one more token on the familiar, on average
LOOSE_RUNE: Final = 0.08  # a token towards a set of three runes, which is a wild element
ARROW: Final = 0.05  # a token with the rune that a learnt spell's arrow asks for
READY: Final = 0.25  # a learning that is possible now is worth this much more than the promise of it
UNSEEN: Final = 0.95  # a token still in the bag, beside one of the same worth on the altar
OTHERS: Final = 0.4  # what an effect costs that gives every rival a token
WASTED: Final = -4.0  # an effect without any

PLANNED_DAYS: Final = 8  # a spell learnt later than this is learnt for its points
DAYS_A_SPELL: Final = 2.5  # how fast a rival may learn those still missing
LATE: Final = 3.5  # with fewer days than this to come, what is only promised counts less
LAST_DAY: Final = 0.9


class Values:
    """What each token of one sorcerer is worth, and what follows from it for takes, draws, payments and spells."""

    __slots__ = ("days", "draw", "gains", "losses", "reserve", "s", "seat", "size", "trust")

    def __init__(self, s: Spellbook, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.reserve = s.sorcerers[seat].reserve
        self.size = s.sorcerers[seat].size
        self.days: float = 0.0  # that a spell learnt now is used on
        self.trust: float = 0.0  # in what is only promised
        self.count_days()
        self.gains: list[float] = []  # by kind: what one more token of it would be worth
        self.losses: list[float] = []  # by kind: what one token of it fewer would cost
        self.weigh_tokens()
        self.draw: float = self.mean_draw()

    def count_days(self) -> None:
        """As many days as planned, or fewer if a rival is about to end the game.

        One's own nearness to the end is left out: whoever saw spells lose their worth with every step towards the end
        would never take that step.
        """
        s, seat = self.s, self.seat
        if s.last_round:
            again = (seat - s.starter) % s.players > (s.today - s.starter) % s.players
            learns = seat == s.today and not s.over and (s.phase < DUSK or s.stack[-1].kind == Phase.kind)
            self.days = 1.0 if again else 0.0
            self.trust = LAST_DAY if again or learns else 0.0
            return
        days = float(PLANNED_DAYS - s.sorcerers[seat].days)
        for other, rival in enumerate(s.sorcerers):
            if other != seat:
                days = min(days, FAMILIAR_SPACES - len(rival.familiar), DAYS_A_SPELL * rival.level.count(0))
        self.days = max(days, 1.0)
        self.trust = min(1.0, self.days / LATE)

    # ---------------------------------------------------------------- tokens

    def weigh_tokens(self) -> None:
        """By their colour for the spell not yet learnt, by their rune, and as one token more or fewer."""
        sorcerer, size = self.s.sorcerers[self.seat], self.size
        more = (STOCK[min(size + 1, RESERVE_LIMIT)] - STOCK[size]) * self.trust
        less = max(0.1, STOCK[size] - STOCK[max(size - 1, 0)]) * self.trust
        runes = self.rune_worths()
        for colour in range(7):
            gain, loss = more, less
            if not sorcerer.level[colour]:
                held = self.of_colour(colour)
                promised = self.promised(colour, held)
                gain += self.promised(colour, held + 1) - promised
                loss += promised - self.promised(colour, held - 1)
            for rune in range(3):
                self.gains.append(gain + runes[rune])
                self.losses.append(loss + runes[rune])

    def of_colour(self, colour: int) -> int:
        return self.reserve[colour * 3] + self.reserve[colour * 3 + 1] + self.reserve[colour * 3 + 2]

    def promised(self, colour: int, tokens: int) -> float:
        """What so many tokens of a colour promise of the spell they will pay for."""
        return self.trust * PROMISE[min(tokens, 5)] * self.spell(colour, tokens) if tokens > 0 else 0.0

    def rune_worths(self) -> list[float]:
        sorcerer, worths = self.s.sorcerers[self.seat], [LOOSE_RUNE * self.trust] * 3
        for colour in range(7):
            level = sorcerer.level[colour]
            if level and level in self.s.lineup.spells[colour].arrow:
                worths[RUNE_OF[sorcerer.marker[colour]]] += ARROW * self.trust
        return worths

    def mean_draw(self) -> float:
        """A token from the bag, on average; from the box, once the bag is empty."""
        s = self.s
        tokens, size = (s.bag, s.bag_size) if s.bag_size else (s.box, s.box_size)
        total = sum([tokens[kind] * self.gains[kind] for kind in range(KINDS)])
        return UNSEEN * total / size if size else 0.0

    def drawn(self, count: int) -> float:
        """That many tokens from the bag, as far as there is room."""
        return self.draw * min(count, RESERVE_LIMIT - self.size)

    def best_on_altar(self, count: int, rune: int = -1) -> float:
        """The best tokens of the altar together: any, or those of a rune."""
        found: list[float] = []
        for kind in range(KINDS):
            if rune < 0 or kind % 3 == rune:
                found += [self.gains[kind]] * self.s.altar[kind]
        found.sort(reverse=True)
        return sum(found[: min(count, RESERVE_LIMIT - self.size)])

    def cheapest(self, count: int, rune: int = -1, colour: int = -1) -> float:
        """What giving up so many tokens of the reserve costs at least."""
        found: list[float] = []
        for kind in range(KINDS):
            if (rune < 0 or kind % 3 == rune) and (colour < 0 or kind // 3 == colour):
                found += [self.losses[kind]] * self.reserve[kind]
        found.sort()
        return sum(found[:count])

    def stored(self, count: int) -> float:
        """The points of so many more tokens on the familiar."""
        return STORED * min(count, FAMILIAR_SPACES - len(self.s.sorcerers[self.seat].familiar))

    # ---------------------------------------------------------------- spells

    def raised(self, colour: int, by: int = 1) -> float:
        """A learnt spell one level up; or, where its marker goes down, what that costs."""
        level = self.s.sorcerers[self.seat].level[colour]
        return self.spell(colour, level + by) - self.spell(colour, level)

    def spell(self, colour: int, tokens: int) -> float:
        """A spell at the level that so many tokens pay for (level 3 where they are too few)."""
        return self.s.lineup.spells[colour].worth(min(max(tokens, 3), 5), self.days)

    def learning(self, colour: int, level: int) -> float:
        """Learning a spell now, less what the tokens held for it promised anyway."""
        return self.spell(colour, level) * (1.0 + READY) - self.promised(colour, self.of_colour(colour))
