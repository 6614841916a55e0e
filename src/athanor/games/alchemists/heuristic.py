"""The hand-made policy: what a sensible player would do, as rules of thumb, one for each kind of action.

Every rule gives an action its worth in points, from what the seat knows: the exact odds of what it has seen, and what
lies open. Nothing looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from athanor.core.compiled import table
from athanor.games.alchemists import cards
from athanor.games.alchemists import components as c
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIR_AT, PAIRS, POTION_COLOUR, POTIONS, SIGNS
from athanor.games.alchemists.beliefs import TRUST_IN_ROUND
from athanor.games.alchemists.debunking import proof
from athanor.games.alchemists.demonstrations import CONFLICT, NOTHING
from athanor.games.alchemists.odds import ALL_BITS, NEAR
from athanor.games.alchemists.publishing import fee, sealed_on
from athanor.games.alchemists.selling import price
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.situation import Situation
from athanor.games.alchemists.spaces import OPEN, TURNS
from athanor.games.alchemists.state import Alchemists

SHARP: Final = 1.6  # the log-weight of a point
NEVER: Final = -6.0

# What things are worth in points.
GOLD: Final = table(1.3, 1.0, 0.75, 0.6, 0.5, 0.45, 0.4)  # a piece beside so many: the first ones publish theories
CARD: Final = table(0.75, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2)  # an ingredient beside so many in hand
BIT: Final = table(1.5, 1.5, 1.4, 1.3, 1.0, 0.05)  # knowledge, by round: what is learnt late can hardly be published
FAVOR: Final = 0.7
CUBE: Final = 0.33  # two unused cubes are a favor
KEPT: Final = table(1.1, 1.0, 0.3, 0.6, 0.6, 0.5, 0.55, 0.6)  # favors to begin with: assistant, herbalist …
# Artifacts beyond their printed points: for each round to come, and once.
A_ROUND: Final = table(0.6, 0.2, 0.5, 0.3, 0.55, 1.1, 0.0, 0.0, 1.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
ONCE: Final = table(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 2.8, 0.8, 0.0, 1.0, 2.0, 3.0, 0.0, 4.0, 1.5, 3.0, 2.5)
HARM: Final = table(0.0, 0.9, 0.0, 0.5, 0.0, 1.0, 0.0)  # of drinking each potion: poison, paralysis, insanity
FOUND_OUT: Final = -1.6 * c.WRONG_THEORY  # a wrong theory may be debunked before the end, which costs more
SCARCE: Final = table(0.18, 0.06, 0.02, 0.02, 0.02)  # each round: the best seals are kept for what is certain
COMPETED: Final = 0.9  # what lies open may be gone when the turn comes
TAUGHT: Final = 0.2  # a demonstration teaches everybody what only oneself knew
NEEDED: Final = {c.BUY: 3, c.DEBUNK: 0, c.PUBLISH: 1, c.EXHIBIT: 0}  # gold
EXPERIMENTS: Final = (c.TEST, c.DRINK, c.CUSTODIAN)


class Player(Situation):
    """A seat in its situation, and what things are worth to it."""

    __slots__ = ("blame", "extra", "late", "pairs", "two_cards")

    def __init__(self, s: Alchemists, seat: int) -> None:
        super().__init__(s, seat)
        self.late: bool = s.round == c.ROUNDS
        self.pairs: list[int] = [pair for pair in range(len(PAIRS)) if self.have[pair]]
        self.blame: int = max(1 + c.zone_extra(self.me.reputation), 0)  # to lose one reputation
        self.extra: int = cards.gain_extra(s, seat)  # beside reputation that is gained
        held = len(self.me.hand)  # what the cards of a mix would be worth otherwise
        self.two_cards: float = self.card(held - 1) + (0.0 if cards.spares(s, seat) else self.card(held - 2))

    def gold(self, more: int, purse: int) -> float:
        """Gold gained, or spent (below 0), by somebody who has so much."""
        total = 0.0
        for piece in range(min(purse, purse + more), max(purse, purse + more)):
            total += (0.9 if piece <= 0 else 0.4) if self.late else GOLD[min(max(piece, 0), 6)]
        return total if more > 0 else -total

    def card(self, held: int) -> float:
        return CARD[min(max(held, 0), 8)] * (0.3 if self.late else 1.0)

    def artifact(self, number: int, purse: int) -> float:
        """Artifacts early for what they do each round, late for their points."""
        later = A_ROUND[number] * (c.ROUNDS - self.s.round) + ONCE[number]
        return max(c.ARTIFACT_POINTS[number], 0) + later + self.gold(-cards.price(self.s, self.seat, number), purse)

    def lesson(self, pair: int) -> float:
        """Mix what teaches most: a pair whose potion is known already teaches nothing."""
        return BIT[self.s.round - 1] * self.odds.gains[pair]

    def harm(self, pair: int, drunk: bool) -> float:
        """Each negative potion harms its drinker once a round; a student only wants to be paid after the first."""
        if not drunk:
            return self.gold(1, self.me.gold) if self.s.unhappy else 0.12 * self.odds.minus[pair]
        return sum([HARM[p] * self.odds.mixes[pair * POTIONS + p] for p in range(6) if not self.me.harmed >> p & 1])

    def deal(self, potion: int, level: int, pair: int, lift: int = 0) -> float:
        """A sale: the price times the chance to be paid, less the reputation at risk, and half a lesson."""
        lift += cards.favored(self.s, "lift")
        gold = self.gold(max(price(self.s, self.seat, level), 0), self.me.gold)
        paid, good = self.quality(pair, potion, level + lift), self.quality(pair, potion, 1 + lift)
        return paid * gold - (1.0 - good) * self.blame + 0.5 * self.lesson(pair)

    def sale(self, potions: tuple[int, ...], lift: int = 0) -> float:
        """Sell what can be mixed of the cards in hand."""
        deals = [self.deal(p, level, pair, lift) for p in potions for level in range(4) for pair in self.pairs]
        return max(deals, default=NEVER) - self.two_cards

    def applause(self, potion: int, pairs: list[int]) -> float:
        """Promise at the exhibition only what can be made; the first to show it, and both signs of a colour, gain."""
        chance = max([self.odds.mixes[pair * POTIONS + potion] for pair in pairs], default=0.0)
        both = 2.0 if self.me.exhibited >> (potion ^ 1) & 1 else 0.6
        return chance * (both + (not self.s.shown >> potion & 1)) - (1.0 - chance) * self.blame

    def wish(self, kind: int) -> float:
        """One more card of an ingredient: for a pair that teaches or sells; doubles are worth less."""
        selling = self.me.actions[c.SELL] > self.me.done[c.SELL]
        best = 0.0
        for other in range(INGREDIENTS):
            if other != kind and self.hand[other]:
                pair = PAIR_AT[kind][other]
                best = max(best, 0.5 * self.lesson(pair))
                for potion in self.wanted if selling or self.late else self.wanted_next:
                    fetched = [self.quality(pair, potion, level) * c.GUARANTEE_PRICE[level] for level in range(3)]
                    best = max(best, (0.8 if selling else 0.3) * max(fetched))
        return self.card(len(self.me.hand)) - 0.3 * self.hand[kind] + best

    def mix(self, pair: int) -> float:
        """Into the cauldron: as it was promised, or what teaches most and harms least."""
        kind = self.frame.kind
        if kind == "mix-for-sale":
            return self.deal(self.target, self.level, pair)
        if kind == "mix-to-exhibit":
            return 2.0 * self.odds.mixes[pair * POTIONS + self.target]
        return self.lesson(pair) - (-0.1 if kind == "think" else self.harm(pair, kind != "test") + self.two_cards)

    # ------------------------------------------------------------ theories

    def believed(self, ingredient: int) -> list[float]:
        """The odds of its alchemicals; rivals who have put seals on a theory probably have reasons."""
        row = self.odds.grid[ingredient * ALCHEMICALS : (ingredient + 1) * ALCHEMICALS]
        if self.sealed[ingredient] > 1:  # somebody besides oneself
            theory, trust = self.s.theories[ingredient], TRUST_IN_ROUND[self.s.round - 1]
            row = [row[a] * trust[0 if a == theory else 1 if a in NEAR[theory] else 2] for a in range(ALCHEMICALS)]
            return [weight / sum(row) for weight in row]
        return row

    def seal(self, cell: int, kind: int) -> float:
        """Stars on what is certain; where one aspect is in doubt a hedge, with which that mistake costs nothing."""
        row, token = self.believed(cell // ALCHEMICALS), cell % ALCHEMICALS
        wrong = 1.0 - row[token]
        if kind >= c.FIRST_HEDGE:
            wrong -= row[NEAR[token][kind - c.FIRST_HEDGE]]
        return c.SEAL_POINTS[kind] * row[token] - FOUND_OUT * wrong - SCARCE[kind] * (c.ROUNDS - self.s.round)

    def seal_on_board(self) -> float:
        """One more seal counts for the award of each round, and at conferences that ask for so many."""
        s, mine = self.s, self.counting[0]
        value = (0.35 if mine > max(self.counting[1:]) else 0.9) * (0.8 + 0.5 * (c.ROUNDS - s.round))
        for when, tile in zip(CONFERENCE_ROUNDS, SETTINGS.conferences[s.mode("conferences", self.seat)], strict=True):
            if s.round <= when and mine < tile.seals:
                value += 2.2 if s.round == when else 1.2
        return value

    def publication(self, cell: int) -> float:
        """Publish what is known, or endorse it: the best seal, reputation, awards and grants, less the fees."""
        s, me, ingredient = self.s, self.me, cell // ALCHEMICALS
        if self.believed(ingredient)[cell % ALCHEMICALS] < 0.2:
            return NEVER
        authors = len(s.seals[ingredient])
        reward = (authors == 0) + cards.authority(s, self.seat)
        value = reward + (self.extra if reward else 0) + self.seal_on_board()
        value += self.gold(-fee(s, self.seat) - authors, me.gold) - 0.3 * authors  # rivals get the gold
        for grant, tile in enumerate(SETTINGS.grants):
            if s.grants_left >> grant & 1 and ingredient in tile.ingredients:
                lacking = (2 if me.grants else 1) - sealed_on(s, self.seat, grant)
                value += (tile.points + 1.0) * (1.0 if lacking <= 0 else 0.15 if lacking == 1 else 0.0)
        return value + max([self.seal(cell, kind) for kind in range(c.SEAL_KINDS) if me.seals[kind]], default=NEVER)

    def fall(self, ingredient: int, colour: int) -> float:
        """The fall of a theory: part of what rivals lose, and all that one loses oneself."""
        hedged = self.own_seal[ingredient] in (-1, c.FIRST_HEDGE + colour)
        return 2.0 * (self.sealed[ingredient] >> 1).bit_count() - (0.0 if hedged else c.SEAL_LOSS - c.WRONG_THEORY)

    def refutation(self, ingredient: int, colour: int) -> float:
        """Apprentices ask for an aspect that the theory probably has wrong."""
        said = SIGNS[self.s.theories[ingredient]][colour]
        wrong = sum([each for a, each in enumerate(self.believed(ingredient)) if SIGNS[a][colour] != said])
        return (
            wrong * (c.DEBUNK_REWARD + self.extra + self.fall(ingredient, colour)) - (1.0 - wrong) * self.blame - TAUGHT
        )

    def demonstration(self, pair: int, potion: int) -> float:
        """Masters name a potion: what the reader's yes and no would prove about the theories on the pair."""
        yes = self.odds.mixes[pair * POTIONS + potion]
        value = -TAUGHT
        for chance, answer in ((yes, True), (1.0 - yes, False)):
            proven = proof(self.s, pair, potion, answer)
            value += chance * (-self.blame if proven == NOTHING else c.DEBUNK_REWARD + self.extra)
            for at, ingredient in enumerate(PAIRS[pair]):
                if proven == CONFLICT:
                    value -= chance * (self.own_seal[ingredient] >= 0)
                elif proven >> at & 1:
                    value += chance * self.fall(ingredient, POTION_COLOUR[potion])
        return value

    # ------------------------------------------------------------ cubes and favors

    def plan(self, space: int) -> float:
        """Declare where the next action should bring most for each of its cubes, those for missing cards included."""
        s, me = self.s, self.me
        number, cubes = me.actions[space], s.costs[space][me.actions[space]]
        tried = sum([me.actions[each] for each in EXPERIMENTS])
        spare = len(me.hand) + me.actions[c.FORAGE] - 2 * (tried + me.actions[c.SELL] + me.actions[c.EXHIBIT])
        purse = me.gold + me.actions[c.TRANSMUTE] + 2 * me.actions[c.SELL]
        purse -= 3 * me.actions[c.BUY] + fee(s, self.seat) * me.actions[c.PUBLISH]
        value = NEVER
        if space == c.FORAGE:
            value = 1.1 if spare < 0 else self.card(len(me.hand) + number)
        elif space == c.TRANSMUTE and spare > number:
            value = self.gold(1, purse) - self.card(spare - 1)
        elif space in EXPERIMENTS and not self.late:
            value = max([self.lesson(pair) - self.harm(pair, space != c.TEST) for pair in self.pairs], default=0.0)
            if spare < 2:  # with cards still to come: what an average mix teaches somebody who knows this much
                cubes += min(2 - spare, 2)
                value = max(value, 2.5 * BIT[s.round - 1] * self.odds.bits / ALL_BITS - 0.35)
            value = value * 0.75**tried - self.two_cards - FAVOR * (space == c.CUSTODIAN)
            if space == c.TEST:  # the student of many tests wants gold
                value -= min(0.45 * sum([each.actions[c.TEST] for each in s.alchemists]), 1.0)
        elif space == c.SELL and spare >= 2:
            sellers = sum([each.actions[c.SELL] > 0 for each in s.alchemists])
            value = self.sale(self.wanted) * (0.5 if sellers >= s.players - 1 else 1.0)
        elif space in NEEDED and purse >= NEEDED[space] and (space != c.EXHIBIT or spare >= 2):
            found = sorted([(self.worth(action), action) for action in TURNS[space](self.seat, 0).options(s)])
            if number and found:  # the next one is about something else
                block = ALCHEMICALS if space in (c.PUBLISH, c.DEBUNK) else 1
                best = (found[-1][1] - c.THEORY) // block
                found = [each for each in found if (each[1] - c.THEORY) // block != best]
            value = COMPETED * found[-1][0] if found else NEVER
        return value / cubes - CUBE

    def order(self, place: int) -> float:
        """Cards and favors against being early."""
        space = SETTINGS.order[place]
        drawn = 0 if cards.bars_ingredients(self.s, self.seat) else space.ingredients
        worth = sum([self.card(len(self.me.hand) + more) for more in range(drawn)]) + 0.75 * space.favors
        return worth + self.gold(-space.price, self.me.gold) - 0.1 * place

    def favor(self, kind: int) -> float:
        """What a favor adds to the best action, less what it would be worth later."""
        s, favor = self.s, cards.FAVOR_SHELF[kind]
        worth = NEVER if favor.leads and s.sales else self.gold(1, self.me.gold)  # only who sells first is paid more
        if favor.cubes:
            spaces = [each for each in OPEN[s.round] if s.costs[each][self.me.actions[each] :][:1] == (1,)]
            worth = NEVER if self.me.free else max([self.plan(each) for each in spaces], default=NEVER) + CUBE
        elif favor.lift:
            worth = self.sale(self.wanted, favor.lift) - self.sale(self.wanted)
        return worth - FAVOR

    def worth(self, action: int) -> float:
        first = FAMILY.get(action, action)
        return RULES[first](self, action - first) if first in RULES else 0.0


# By the first action of a family: the worth of its actions, each by its number in the family. The others are worth 0.
RULES: Final[dict[int, Callable[[Player, int], float]]] = {
    c.KEEP: lambda p, kind: KEPT[kind],
    c.ORDER: Player.order,
    c.DISCARD: lambda p, kind: -p.wish(kind),
    c.DECLARE: Player.plan,
    c.ASSOCIATE: lambda p, space: -FAVOR,  # better exchanged for gold at the end
    c.TAKE: Player.wish,
    c.DRAW: lambda p, _: sum([p.wish(kind) for kind in range(INGREDIENTS)]) / INGREDIENTS,
    c.MELT: lambda p, kind: p.gold(1 + cards.favored(p.s, "gold"), p.me.gold) - 0.6 * p.wish(kind) + 0.5,
    c.BID: lambda p, number: -0.5 * abs(number - 1),  # enough against those who give nothing
    c.OFFER: lambda p, potion: p.sale((potion,)),
    c.GUARANTEE: lambda p, level: max([p.deal(p.target, level, pair) for pair in p.pairs]),
    c.MIX_PAIR: Player.mix,
    c.PURCHASE: lambda p, number: p.artifact(number, p.me.gold),
    # All but what publishing needs.
    c.DONATE: lambda p, number: 0.67 * number - 3.0 * max(number + 1 + p.me.actions[c.PUBLISH] - p.me.gold, 0),
    c.ASK_ASPECT: lambda p, number: p.refutation(number // 3, number % 3),
    c.SHOW_PAIR: lambda p, pair: max([p.demonstration(pair, potion) for potion in range(POTIONS)]),
    c.CLAIM: lambda p, potion: p.demonstration(p.about_pair, potion),
    c.THEORY: Player.publication,
    c.ENDORSE: lambda p, ingredient: p.publication(ingredient * ALCHEMICALS + p.s.theories[ingredient]),
    c.SEAL: lambda p, kind: p.seal(p.about_cell, kind),
    c.GRANT: lambda p, number: float(SETTINGS.grants[number].points),
    c.PROMISE: lambda p, potion: p.applause(potion, p.pairs),
    c.PEEK: lambda p, _: 1.0,
    c.WAIVE_MORTAR: lambda p, _: 0.5,
    c.DECLINE: lambda p, _: CUBE,
    c.WITHDRAW: lambda p, _: NEVER,
}
FAMILY: Final = {action: first for first, count in c.ACTIONS.sizes.items() for action in range(first, first + count)}


def heuristic(s: Alchemists, seat: int) -> list[float]:
    """The log-weight of each of `s.legal(seat)`."""
    legal = s.legal(seat)
    if len(legal) < 2:
        return [0.0] * len(legal)
    player = Player(s, seat)
    worth = [player.worth(action) for action in legal]
    best = max(worth)
    for at, action in enumerate(legal):
        if c.among(action, c.PLAY, c.FAVORS):
            worth[at] = NEVER if legal[worth.index(best)] == c.DECLINE else best + player.favor(action - c.PLAY)
    return [SHARP * each for each in worth]
