"""What a sensible sorcerer is drawn to, without looking ahead: every action appraised in points, by rules of thumb.

A token is worth what it adds to the promise of its colour; an action what it brings in points and tokens, less what it
costs in tokens. One point makes an action `e ** KEENNESS` times as likely.
"""

from __future__ import annotations

from typing import Final

from athanor.games.spellbook.components import (
    COPY,
    DISCARD,
    DRAW,
    DUMMY,
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
)
from athanor.games.spellbook.estimate import (
    ARROW,
    LAST_DAY,
    LATE,
    LOOSE_RUNE,
    PROMISE,
    STOCK,
    days_left,
    learning,
    learns_today,
    plays_again,
)
from athanor.games.spellbook.spells.spell import Spell
from athanor.games.spellbook.state import Spellbook

KEENNESS: Final = 1.5
STORED: Final = FAMILIAR_POINTS[-1] / FAMILIAR_SPACES  # points of one more token on the familiar, on average
READY: Final = 0.25  # a learning that is possible now is worth this much more than the promise of it
UNSEEN: Final = 0.95  # a token still in the bag, beside one of the same worth on the altar
OTHERS: Final = 0.4  # what an effect costs that gives every rival a token
NOTHING: Final = -4.0  # an effect that would be wasted


def leaning(s: Spellbook, seat: int) -> list[float]:
    appraiser = Appraiser(s, seat)
    return [KEENNESS * appraiser.worth(action) for action in s.legal(seat)]


class Appraiser:
    """One sorcerer's view of what tokens and actions are worth now."""

    __slots__ = ("days", "draw", "gains", "losses", "s", "seat", "trust")

    def __init__(self, s: Spellbook, seat: int) -> None:
        self.s = s
        self.seat = seat
        tonight = learns_today(s, seat)
        self.days: float = days_left(s, seat)
        self.trust: float = min(1.0, self.days / LATE)
        if s.last_round:
            self.days = float(plays_again(s, seat))
            self.trust = LAST_DAY if self.days or tonight else 0.0
        self.gains: list[float] = []  # by kind: what one more token of it would be worth
        self.losses: list[float] = []  # by kind: what one token of it fewer would cost
        self.appraise_tokens()
        self.draw: float = self.mean_draw()

    # ---------------------------------------------------------------- tokens

    def appraise_tokens(self) -> None:
        s, trust = self.s, self.trust
        sorcerer = s.sorcerers[self.seat]
        reserve, size = sorcerer.reserve, sorcerer.size
        more = (STOCK[min(size + 1, 9)] - STOCK[size]) * trust
        less = max(0.1, STOCK[size] - STOCK[max(size - 1, 0)]) * trust
        runes = self.rune_worths()
        for colour in range(7):
            first = colour * 3
            gain, loss = more, less
            if not sorcerer.level[colour]:
                real = reserve[first] + reserve[first + 1] + reserve[first + 2]
                number = s.lineup.numbers[colour]
                held = self.promised(number, real)
                gain += self.promised(number, real + 1) - held
                loss += held - self.promised(number, real - 1)
            for rune in range(3):
                self.gains.append(gain + runes[rune])
                self.losses.append(loss + runes[rune])

    def promised(self, number: int, tokens: int) -> float:
        if tokens <= 0:
            return 0.0
        return self.trust * PROMISE[min(tokens, 5)] * learning(number, tokens, self.days)

    def rune_worths(self) -> list[float]:
        """Tokens towards a wild element, or of the rune that an arrow asks for."""
        s, worths = self.s, [LOOSE_RUNE * self.trust] * 3
        sorcerer = s.sorcerers[self.seat]
        for colour in range(7):
            level = sorcerer.level[colour]
            if level and level in s.lineup.spells[colour].arrow:
                worths[RUNE_OF[sorcerer.marker[colour]]] += ARROW * self.trust
        return worths

    def mean_draw(self) -> float:
        """What a token from the bag is worth on average; from the box, once the bag is empty."""
        s = self.s
        tokens, size = (s.bag, s.bag_size) if s.bag_size else (s.box, s.box_size)
        if not size:
            return 0.0
        total = 0.0
        for kind in range(KINDS):
            if tokens[kind]:
                total += tokens[kind] * self.gains[kind]
        return UNSEEN * total / size

    def drawn(self, count: int) -> float:
        """That many tokens from the bag, as far as there is room."""
        return self.draw * min(count, RESERVE_LIMIT - self.s.sorcerers[self.seat].size)

    def best_on_altar(self, count: int, rune: int = -1) -> float:
        """The best tokens of the altar together: any, or those of a rune."""
        altar = self.s.altar
        found: list[float] = []
        for kind in range(KINDS):
            if altar[kind] and (rune < 0 or kind % 3 == rune):
                found += [self.gains[kind]] * altar[kind]
        found.sort(reverse=True)
        return sum(found[: min(count, RESERVE_LIMIT - self.s.sorcerers[self.seat].size)])

    def cheapest(self, count: int, rune: int = -1, colour: int = -1) -> float:
        """What giving up so many tokens of the reserve costs at least."""
        reserve = self.s.sorcerers[self.seat].reserve
        found: list[float] = []
        for kind in range(KINDS):
            if reserve[kind] and (rune < 0 or kind % 3 == rune) and (colour < 0 or kind // 3 == colour):
                found += [self.losses[kind]] * reserve[kind]
        found.sort()
        return sum(found[:count])

    def stored(self, count: int) -> float:
        """The points of so many more tokens on the familiar."""
        spaces = FAMILIAR_SPACES - len(self.s.sorcerers[self.seat].familiar)
        return STORED * min(count, spaces)

    # ---------------------------------------------------------------- actions

    def worth(self, action: int) -> float:
        if action < TAKE:
            return 0.0 if action == PASS else self.drawn(2 if action == DRAW else 1)
        if action < STORE:
            return self.gains[action - TAKE] if self.room() else self.stored(1)
        if action < DISCARD:
            return self.stored(1) - self.losses[action - STORE]
        if action < REPLACE:
            return -self.losses[action - DISCARD]
        if action < GIVE:
            return self.draw / UNSEEN - self.gains[action - REPLACE] - 0.1
        if action < RECEIVE:
            return -self.losses[action - GIVE]
        if action < MARK:
            return self.gains[action - RECEIVE]
        if action < KEEP:  # mark, pay, wild: the tokens that a learning takes
            return -self.losses[(action - MARK) % KINDS]
        if action < DUMMY:
            return self.stored(1)
        if action < LEARN:
            return -self.gains[action - DUMMY]
        if action < USE:
            return self.learnt(action - LEARN)
        if action < COPY:
            return self.used(action - USE, self.seat)
        if action < RAISE:
            return self.used((action - COPY) % LINES, (action - COPY) // LINES)
        return self.raised(action - RAISE)

    def room(self) -> bool:
        return self.s.sorcerers[self.seat].size < RESERVE_LIMIT

    def learnt(self, line: int) -> float:
        """The spell for its tokens, and the cheapest others where a wild element is needed."""
        number, level = line // 3, line % 3 + 3
        reserve, first = self.s.sorcerers[self.seat].reserve, line // 9 * 3
        real = reserve[first] + reserve[first + 1] + reserve[first + 2]
        worth = learning(number, level, self.days) * (1.0 + READY)
        worth -= self.promised(number, real)
        if level > real:
            worth -= self.cheapest(3 * (level - real))
        return worth

    def raised(self, number: int) -> float:
        level = self.s.sorcerers[self.seat].level[number // 3]
        return learning(number, level + 1, self.days) - learning(number, level, self.days)

    def lowered(self, number: int, owner: int) -> float:
        """What it costs that the marker goes down. A copied effect lowers the marker of the spell that copies."""
        colour = number // 3 if owner == self.seat else 4
        level = self.s.sorcerers[self.seat].level[colour]
        if level <= 3:
            return 0.0
        number = self.s.lineup.numbers[colour]
        return learning(number, level, self.days) - learning(number, level - 1, self.days)

    def used(self, line: int, owner: int) -> float:
        """An action of a spell: the owner's, or another sorcerer's that is copied."""
        number, level = line // 3, line % 3 + 3
        s = self.s
        spell: Spell = s.lineup.spells[number // 3]
        marker = s.sorcerers[owner].marker[number // 3]
        rune = RUNE_OF[marker] if marker >= 0 else 0
        if number < 6:
            return self.dawn_spell(number, level)
        if number < 9:
            return self.green_spell(number, level, owner)
        if number < 12:
            return self.black_spell(number, level, rune)
        if number == 12:  # time travel: discard, raise
            rises = [self.raised(s.lineup.numbers[c]) for c in range(7) if self.can_rise(c)]
            return max(rises) - self.cheapest(1, level - 3) if rises else NOTHING
        if number == 13:  # storm: sweep the altar, take 3
            return self.best_on_altar(3) + 0.5 - self.lowered(number, owner)
        if number == 14:  # clone: whatever it is, it is somebody's choice
            return 1.0 + 0.2 * level
        return self.best_learning(rune, level - 3) if spell.number == 15 else 0.0

    def can_rise(self, colour: int) -> bool:
        return colour != 4 and 3 <= self.s.sorcerers[self.seat].level[colour] < 5

    def dawn_spell(self, number: int, level: int) -> float:
        size = self.s.sorcerers[self.seat].size
        if number == 0:  # sacrifice: discard, draw 4
            return self.drawn(4) - self.cheapest(1, level - 3)
        if number == 1:  # eruption: draw up to a number
            return self.drawn(level + 1 - size)
        if number == 2:  # blaze: draw 4, the others take
            return self.drawn(4) - OTHERS
        if number == 3:  # levitation: two of a rune
            return self.best_on_altar(2, level - 3)
        if number == 4:  # sharing: take, the others draw
            return self.best_on_altar(max(1, level - 2)) + (self.draw if level == 3 else 0.0) - OTHERS
        # divination: two more on the altar, then take two
        extra = 0.3 * self.draw
        if level == 3:
            return self.best_on_altar(2) + extra - self.cheapest(1)
        return self.best_on_altar(2) + extra - (0.3 if level == 4 else 0.0)

    def green_spell(self, number: int, level: int, owner: int) -> float:
        count = level - 2
        if number == 6:  # purification: swap with the altar
            return self.best_on_altar(count) - self.cheapest(count)
        if number == 7:  # cure: draw, then discard as many
            return 0.45 * count * self.draw
        if level == 3:  # growth: swap with the familiar
            return 0.2
        return self.stored(count) - self.lowered(number, owner)

    def black_spell(self, number: int, level: int, rune: int) -> float:
        if number == 9:  # offering: several of one colour
            reserve = self.s.sorcerers[self.seat].reserve
            costs = [self.cheapest(level - 1, -1, c) for c in range(7) if sum(reserve[c * 3 : c * 3 + 3]) >= level - 1]
            return self.stored(level - 1) - min(costs) if costs else NOTHING
        if number == 10:  # focus: store or take with the rune
            take = self.best_on_altar(level - 3, rune) if level > 3 else NOTHING
            count = level - 2
            reserve = self.s.sorcerers[self.seat].reserve
            if sum(reserve[rune::3]) < count:
                return take
            return max(take, self.stored(count) - self.cheapest(count, rune))
        if level == 3:  # feast: take what the familiar has a taste for
            return self.best_on_altar(1)
        return self.stored(1)

    def best_learning(self, rune: int, wilds: int) -> float:
        """Transmutation: the best spell that single wild tokens bring into reach."""
        s = self.s
        sorcerer = s.sorcerers[self.seat]
        held = sum(sorcerer.reserve[rune::3])
        found = NOTHING
        for colour in range(7):
            first = colour * 3
            real = sum(sorcerer.reserve[first : first + 3])
            level = min(5, real + min(wilds, held - sorcerer.reserve[first + rune]))
            if real and level >= 3 and not sorcerer.level[colour]:
                number = s.lineup.numbers[colour]
                worth = learning(number, level, self.days) * (1.0 + READY) - self.promised(number, real)
                found = max(found, worth - 0.6 * max(0, level - real))
        return found
