"""The hand-made policy of Spellbook: every action weighed in points, by rules of thumb, without looking ahead.

- A spell is worth its points and what its effect brings on each day that is left.
- Tokens of one colour are worth a part of the spell they will pay for; any token can be stored some day.
- So taking is worth what the token adds, paying costs what it takes away, and an effect of a spell is worth the tokens
  and points it brings, less what it asks for.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.spellbook.components import (
    COPY,
    DISCARD,
    DRAW,
    DUMMY,
    DUSK,
    FAMILIAR_POINTS,
    FAMILIAR_SPACES,
    GIVE,
    KEEP,
    KINDS,
    LEARN,
    LINES,
    MARK,
    PASS,
    RAISE,
    RECEIVE,
    REPLACE,
    RESERVE_LIMIT,
    RUNE_OF,
    STORE,
    TAKE,
    USE,
    WHITE,
)
from athanor.games.spellbook.phases import Phase
from athanor.games.spellbook.spells import BOOK
from athanor.games.spellbook.state import Spellbook

KEENNESS: Final = 1.5  # a point more makes an action e to the power of this as likely

# What a learnt spell brings on each further day, beyond its points, at level 3, 4 and 5. Found from games in which one
# of two equal bots was given the spell at the start: its lead at the end, divided by the days.
PER_DAY: Final[tuple[tuple[float, ...], ...]] = table(
    table(0.6, 1.1, 1.3), table(0.5, 1.0, 1.5), table(0.3, 0.4, 0.4),  # sacrifice, eruption, blaze
    table(0.3, 0.4, 0.5), table(0.1, 0.2, 0.7), table(0.1, 0.4, 0.6),  # levitation, sharing, divination
    table(0.2, 0.3, 0.5), table(0.2, 0.3, 0.4), table(0.1, 0.4, 0.5),  # purification, cure, growth
    table(0.2, 0.2, 0.2), table(0.1, 0.6, 0.7), table(0.0, 0.7, 1.0),  # offering, focus, feast
    table(0.4, 0.4, 0.5), table(0.0, 0.3, 0.4), table(0.0, 0.0, 0.0),  # time travel, storm, clone
    table(0.0, 0.2, 0.3), table(0.0, 0.1, 1.8), table(0.2, 0.7, 0.7),  # transmutation, swiftness, mirage
    table(0.0, 0.0, 0.0), table(0.0, 0.0, 0.0), table(0.0, 0.0, 0.8),  # abundance, knowledge, communion
)  # fmt: skip
# What learning brings once: instant effects, and points that only the end of the game can count.
ONCE: Final[dict[str, tuple[float, ...]]] = {
    "abundance": (1.0, 1.5, 2.0), "knowledge": (3.0, 3.5, 6.0), "communion": (1.0, 5.0, 0.0), "feast": (0.0, 0.0, 4.0),
}  # fmt: skip
NOTHING: Final[tuple[float, ...]] = table(0.0, 0.0, 0.0)
POINTS: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(max(spell.points[at], 0) + ONCE.get(spell.name, NOTHING)[at] for at in range(3)) for spell in BOOK
)

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


def heuristic(s: Spellbook, seat: int) -> list[float]:
    weigher = Weigher(s, seat)
    return [KEENNESS * weigher.worth(action) for action in s.legal(seat)]


def worth_of_spell(number: int, tokens: int, days: float) -> float:
    """At the level that so many tokens pay for (level 3 where they are too few)."""
    at = min(max(tokens, 3), 5) - 3
    return POINTS[number][at] + PER_DAY[number][at] * days


class Weigher:
    """What tokens and actions are worth to one sorcerer now."""

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
                held, number = self.of_colour(colour), self.s.lineup.numbers[colour]
                promised = self.promised(number, held)
                gain += self.promised(number, held + 1) - promised
                loss += promised - self.promised(number, held - 1)
            for rune in range(3):
                self.gains.append(gain + runes[rune])
                self.losses.append(loss + runes[rune])

    def of_colour(self, colour: int) -> int:
        return self.reserve[colour * 3] + self.reserve[colour * 3 + 1] + self.reserve[colour * 3 + 2]

    def promised(self, number: int, tokens: int) -> float:
        return self.trust * PROMISE[min(tokens, 5)] * worth_of_spell(number, tokens, self.days) if tokens > 0 else 0.0

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

    # ---------------------------------------------------------------- actions

    def worth(self, action: int) -> float:
        if action < TAKE:
            return 0.0 if action == PASS else self.drawn(2 if action == DRAW else 1)
        if action < STORE:  # without room, a token that is taken is stored
            return self.gains[action - TAKE] if self.size < RESERVE_LIMIT else self.stored(1)
        if action < DISCARD:
            return self.stored(1) - self.losses[action - STORE]
        if REPLACE <= action < GIVE:
            return self.draw / UNSEEN - self.gains[action - REPLACE] - 0.1
        if action < RECEIVE:  # discard, give
            return -self.losses[(action - DISCARD) % KINDS]
        if action < MARK:
            return self.gains[action - RECEIVE]
        if action < KEEP:  # mark, pay, wild: the tokens that a learning takes
            return -self.losses[(action - MARK) % KINDS]
        if action < LEARN:  # keep a spent token on the familiar; leave the dummy one of the altar
            return self.stored(1) if action < DUMMY else -self.gains[action - DUMMY]
        if action < USE:
            return self.learnt(action - LEARN)
        if action < COPY:
            return self.used(action - USE, self.seat)
        if action < RAISE:
            return self.used((action - COPY) % LINES, (action - COPY) // LINES)
        return self.raised((action - RAISE) // 3)

    def learnt(self, line: int) -> float:
        """The spell for its tokens, and the cheapest others where a wild element is needed."""
        number, level, held = line // 3, line % 3 + 3, self.of_colour(line // 9)
        worth = worth_of_spell(number, level, self.days) * (1.0 + READY) - self.promised(number, held)
        return worth - self.cheapest(3 * (level - held)) if level > held else worth

    def raised(self, colour: int, by: int = 1) -> float:
        """A learnt spell one level up; or, where its marker goes down, what that costs."""
        number, level = self.s.lineup.numbers[colour], self.s.sorcerers[self.seat].level[colour]
        return worth_of_spell(number, level + by, self.days) - worth_of_spell(number, level, self.days)

    # ---------------------------------------------------------------- effects of spells

    def used(self, line: int, owner: int) -> float:
        """An effect of one's own, or of another sorcerer's spell that is copied."""
        number, level = line // 3, line % 3 + 3
        # What the marker's fall costs; that of the copying spell, where the effect is copied.
        colour = number // 3 if owner == self.seat else WHITE
        fall = self.raised(colour, -1) if self.s.sorcerers[self.seat].level[colour] > 3 else 0.0
        marker = self.s.sorcerers[owner].marker[number // 3]
        rune = RUNE_OF[marker] if marker >= 0 else 0
        if number < 6:
            return self.drawing_spell(number, level)
        if number == 6:  # purification: swap with the altar
            return self.best_on_altar(level - 2) - self.cheapest(level - 2)
        if number == 7:  # cure: draw, then discard as many
            return 0.45 * (level - 2) * self.draw
        if number == 8:  # growth: swap with the familiar; then store
            return 0.2 if level == 3 else self.stored(level - 2) + fall
        if number == 9:  # offering: store several of one colour
            count = level - 1
            costs = [self.cheapest(count, -1, colour) for colour in range(7) if self.of_colour(colour) >= count]
            return self.stored(count) - min(costs) if costs else WASTED
        if number == 10:  # focus: store or take with the marker's rune
            count, take = level - 2, self.best_on_altar(level - 3, rune) if level > 3 else WASTED
            store = self.stored(count) - self.cheapest(count, rune)
            return max(take, store) if sum(self.reserve[rune::3]) >= count else take
        if number == 11:  # feast: take what the familiar has a taste for; store
            return self.best_on_altar(1) if level == 3 else self.stored(1)
        if number == 12:  # time travel: discard one, raise a spell
            levels = self.s.sorcerers[self.seat].level
            rises = [self.raised(colour) for colour in range(7) if colour != WHITE and 3 <= levels[colour] < 5]
            return max(rises) - self.cheapest(1, level - 3) if rises else WASTED
        if number == 13:  # storm: sweep the altar, take three
            return self.best_on_altar(3) + 0.5 + fall
        if number == 14:  # clone: somebody's effect, whichever is best
            return 1.0 + 0.2 * level
        return self.transmuted(rune, level - 3) if number == 15 else 0.0

    def drawing_spell(self, number: int, level: int) -> float:
        """Those of the dawn: tokens from the bag or the altar."""
        if number == 0:  # sacrifice: discard one, draw four
            return self.drawn(4) - self.cheapest(1, level - 3)
        if number == 1:  # eruption: draw up to a number
            return self.drawn(level + 1 - self.size)
        if number == 2:  # blaze: draw four, the others take
            return self.drawn(4) - OTHERS
        if number == 3:  # levitation: two of a rune
            return self.best_on_altar(2, level - 3)
        if number == 4:  # sharing: take, the others draw
            return self.best_on_altar(max(1, level - 2)) + (self.draw if level == 3 else 0.0) - OTHERS
        # divination: two more on the altar, then take two, for a token at level 3
        cost = self.cheapest(1) if level == 3 else 0.3 if level == 4 else 0.0
        return self.best_on_altar(2) + 0.3 * self.draw - cost

    def transmuted(self, rune: int, wilds: int) -> float:
        """The best spell that single wild tokens of the marker's rune bring into reach."""
        with_rune, found = sum(self.reserve[rune::3]), WASTED
        for colour in range(7):
            held = self.of_colour(colour)
            level = min(5, held + min(wilds, with_rune - self.reserve[colour * 3 + rune]))
            if held and level >= 3 and not self.s.sorcerers[self.seat].level[colour]:
                number = self.s.lineup.numbers[colour]
                worth = worth_of_spell(number, level, self.days) * (1.0 + READY) - self.promised(number, held)
                found = max(found, worth - 0.6 * max(0, level - held))
        return found
