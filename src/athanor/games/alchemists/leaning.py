"""What a sensible player leans to: a number for each action that is allowed now, in points, from what the seat knows.

Every kind of decision has its rule of thumb here; what they reason with is in `thinking/`. Nothing looks ahead, and
nothing looks at what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from athanor.core.frames import Frame
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, POTIONS
from athanor.games.alchemists.components import (
    ARTIFACTS,
    ASK_ASPECT,
    ASSOCIATE,
    BID,
    BIDS,
    CLAIM,
    DECLARE,
    DECLINE,
    DISCARD,
    DONATE,
    DONE,
    DRAW,
    ENDORSE,
    FAVORS,
    GRANT,
    GREEN_ZONE,
    GUARANTEE,
    KEEP,
    MELT,
    MIX_PAIR,
    OFFER,
    ORDER,
    PASS,
    PEEK,
    PLAY,
    PROMISE,
    PUBLISH,
    PURCHASE,
    ROUNDS,
    SEAL,
    SELL,
    SHOW_PAIR,
    SPACES,
    TAKE,
    THEORY,
    WAIVE_MORTAR,
    WITHDRAW,
    among,
)
from athanor.games.alchemists.debunking import Claim, can_prove
from athanor.games.alchemists.exhibiting import MixToExhibit
from athanor.games.alchemists.publishing import ENDORSED, PlaySeal, fee, sealed_on
from athanor.games.alchemists.selling import Guarantee, MixForSale, wanted
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.thinking import cubes, mixing, theorizing, worth
from athanor.games.alchemists.thinking.mind import Mind, mind_of

SHARP: Final = 1.6  # how much a point counts
NEVER: Final = -6.0

Habit = Callable[[Alchemists, int, Frame, list[int], Mind], list[float]]


def leaning(s: Alchemists, seat: int) -> list[float]:
    legal = s.legal(seat)
    if len(legal) < 2:
        return [0.0] * len(legal)
    frame = s.stack[-1]
    points = HABITS[frame.kind](s, seat, frame, legal, mind_of(s, seat))
    return [SHARP * each for each in points]


# ---------------------------------------------------------------- before the round


def keep(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    return [worth.KEPT[action - KEEP] if among(action, KEEP, FAVORS) else NEVER for action in legal]


def order(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    """Cards and favors against being early; earlier is better the more there is to lose to others."""
    one = s.alchemists[seat]
    barred = cards.bars_ingredients(s, seat)
    found: list[float] = []
    for action in legal:
        space = SETTINGS.order[action - ORDER]
        points = worth.pieces(s, one.gold, -space.price) + 0.75 * space.favors
        if not barred:
            for more in range(space.ingredients):
                points += worth.card(s, len(one.hand) + more)
        found.append(points - worth.LATER_PLACE * (action - ORDER))
    return found


def discard(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    wishes = mixing.wishes(s, seat, mind)
    return [-wishes[action - DISCARD] for action in legal]


# ---------------------------------------------------------------- declaring


def declare(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    plans = cubes.Plans(s, seat, mind)
    free = s.alchemists[seat].free
    found: list[float] = []
    for action in legal:
        if action == DONE:
            found.append(0.0)
        elif among(action, DECLARE, SPACES):
            value, cost = plans.worth(action - DECLARE)
            found.append(value / cost - worth.CUBE)
        elif among(action, ASSOCIATE, SPACES):
            found.append(on_top(s, seat, action - ASSOCIATE, plans))
        elif free:
            found.append(-0.5)
        else:
            found.append(cubes.best_beyond(plans, free) - worth.favor(s, action - PLAY))
    return found


def on_top(s: Alchemists, seat: int, space: int, plans: cubes.Plans) -> float:
    if not cubes.ahead_of_me(s, seat, space):
        return -1.5
    if space == SELL:
        market = mixing.Market(s, seat, plans.mind)
        return 0.5 * market.best_of(wanted(s), mixing.pairs_of(plans.kinds)) - worth.favor(s, worth.ASSOCIATE)
    return -0.3 if space == PUBLISH else -0.8


# ---------------------------------------------------------------- the wood and the gold


def forage(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    wishes = mixing.wishes(s, seat, mind)
    unseen = sum(wishes) / INGREDIENTS
    found: list[float] = []
    for action in legal:
        if among(action, TAKE, INGREDIENTS):
            found.append(wishes[action - TAKE])
        else:
            found.append(unseen if action == DRAW else 0.0)
    return found


def transmute(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    one = s.alchemists[seat]
    wishes = mixing.wishes(s, seat, mind)
    gold = worth.pieces(s, one.gold, 1 + cards.favored(s, "gold"))
    found: list[float] = []
    for action in legal:
        if among(action, MELT, INGREDIENTS):
            found.append(gold - 0.6 * wishes[action - MELT] + 0.2)
        elif among(action, PLAY, FAVORS):
            found.append(gold + worth.piece(s, one.gold + 1) - worth.favor(s, action - PLAY) + (one.gold < 3) - 0.5)
        else:
            found.append(0.0)
    return found


# ---------------------------------------------------------------- experiments


def test(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    """A pair that teaches; what is known already is not worth two cards."""
    gold = worth.piece(s, s.alchemists[seat].gold - 1) * s.unhappy
    spent = mixing.mixed_cards(s, seat)
    found: list[float] = []
    for action in legal:
        if among(action, MIX_PAIR, 28):
            pair = action - MIX_PAIR
            harm = 0.0 if s.unhappy else mixing.UNHAPPY * mixing.negative(mind, pair)
            found.append(mixing.lesson(s, mind, pair) - spent - gold - harm + reserve(s, mind, pair))
        else:
            found.append(idle(s, action))
    return found


def drink(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    harmed = s.alchemists[seat].harmed
    spent = mixing.mixed_cards(s, seat)
    found: list[float] = []
    for action in legal:
        if among(action, MIX_PAIR, 28):
            pair = action - MIX_PAIR
            lesson = mixing.lesson(s, mind, pair) - mixing.danger(mind, pair, harmed)
            found.append(lesson - spent + reserve(s, mind, pair))
        else:
            found.append(idle(s, action))
    return found


def idle(s: Alchemists, action: int) -> float:
    """A cube that is not used is half a favor; a repetition that is not used is nothing."""
    return worth.CUBE if action == DECLINE else 0.0


def reserve(s: Alchemists, mind: Mind, pair: int) -> float:
    """Cards that will fetch a price next round are better not drunk."""
    return -0.15 * mixing.foreseen(s, mind, pair) if s.round < ROUNDS else 0.0


def think(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    return [worth.bit(s) * mind.gain(action - MIX_PAIR) + 0.1 if action != PASS else 0.0 for action in legal]


def peek(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    return [1.0 if action == PEEK else 0.0 for action in legal]


def spare(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    return [0.5 if action == WAIVE_MORTAR else 0.0 for action in legal]


# ---------------------------------------------------------------- selling


def bids(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    """Each card by the chance that it sells first, if rivals bid anyhow, and what is then left of the price."""
    value = max(mixing.Market(s, seat, mind).best_of(wanted(s), mixing.pairs_of(s.kinds(seat))), 0.0)
    mine = s.alchemists[seat].reputation >= GREEN_ZONE
    found: list[float] = []
    for action in legal:
        if not among(action, BID, BIDS):
            found.append(NEVER)
            continue
        smileys = SETTINGS.smileys[action - BID] + mine
        first = 1.0
        above = True
        for rival in s.selling:
            if rival == seat:
                above = False
                continue
            theirs = s.alchemists[rival].reputation >= GREEN_ZONE
            beaten = 0.0
            for card in range(BIDS):
                other = SETTINGS.smileys[card] + theirs
                beaten += other < smileys or (other == smileys and not above)
            first *= beaten / BIDS
        lost = worth.piece(s, s.alchemists[seat].gold + 1) * (action - BID)
        second = 0.0 if s.players == 2 else 0.6
        found.append((first + second * (1.0 - first)) * max(value - lost, 0.0) - 0.05 * (action - BID))
    return found


def sell(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    pairs = mixing.pairs_of(s.kinds(seat))
    market = mixing.Market(s, seat, mind)
    spent = mixing.mixed_cards(s, seat)
    best, offered = NEVER, False
    found: list[float] = []
    for action in legal:
        if among(action, OFFER, 6):
            offered = True
            found.append(market.best(action - OFFER, pairs) - spent)
        else:
            found.append(2 * worth.CUBE if action == DECLINE else 0.0)
        best = max(best, found[-1])
    for at, action in enumerate(legal):
        if among(action, PLAY, FAVORS):
            kind = action - PLAY
            lift, leads = cards.FAVOR_SHELF[kind].lift, cards.FAVOR_SHELF[kind].leads
            if lift:
                # A barmaid where the quality is in doubt.
                helped = mixing.Market(s, seat, mind, lift).best_of(wanted(s), pairs) - spent + 0.3
            elif s.sales == 0:
                helped = best + 0.3 * (s.favored[kind] == 0)
            else:
                # A merchant to come first.
                helped = NEVER if offered else leads * (market.best_of(wanted(s), pairs) - spent)
            found[at] = helped - worth.favor(s, kind)
    return found


def guarantee(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    assert isinstance(frame, Guarantee)
    target = wanted(s)[frame.place]
    pairs = mixing.pairs_of(s.kinds(seat))
    market = mixing.Market(s, seat, mind)
    found: list[float] = []
    for action in legal:
        best = NEVER
        for pair in pairs:
            best = max(best, market.deal(target, action - GUARANTEE, pair))
        found.append(best)
    return found


def mix_for_sale(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    assert isinstance(frame, MixForSale)
    target = wanted(s)[frame.place]
    market = mixing.Market(s, seat, mind)
    return [market.deal(target, frame.level, action - MIX_PAIR) for action in legal]


# ---------------------------------------------------------------- artifacts


def buy(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    one = s.alchemists[seat]
    found: list[float] = []
    best = worth.CUBE
    for action in legal:
        points = 0.0
        if among(action, PURCHASE, ARTIFACTS):
            number = action - PURCHASE
            points = worth.artifact(s, seat, number) + worth.pieces(s, one.gold, -cards.price(s, seat, number))
        elif action == DECLINE:
            points = worth.CUBE
        best = max(best, points)
        found.append(points)
    for at, action in enumerate(legal):
        if among(action, PLAY, FAVORS):
            cheaper = worth.piece(s, max(one.gold - 3, 0)) - worth.favor(s, action - PLAY)
            found[at] = best + cheaper if best > 1.0 else -0.5
    return found


def donate(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    """All but what the publications still to come need."""
    one = s.alchemists[seat]
    needed = fee(s, seat) * max(one.actions[PUBLISH] - one.spent, 0)
    found: list[float] = []
    for action in legal:
        gold = action - DONATE + 1
        found.append(gold * (1.0 - worth.THIRD) - 3.0 * max(gold - (one.gold - needed), 0))
    return found


# ---------------------------------------------------------------- theories


def debunk(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    found: list[float] = []
    for action in legal:
        if among(action, ASK_ASPECT, 3 * INGREDIENTS):
            ingredient, colour = divmod(action - ASK_ASPECT, 3)
            found.append(theorizing.refuting(s, seat, mind, ingredient, colour))
        elif among(action, SHOW_PAIR, 28):
            pair = action - SHOW_PAIR
            best = -1.5
            if theorizing.suspect(s, mind, pair):
                for potion in range(POTIONS):
                    best = max(best, theorizing.demonstrating(s, seat, mind, pair, potion))
            found.append(best)
        else:
            found.append(idle(s, action))
    return found


def claim(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    assert isinstance(frame, Claim)
    found: list[float] = []
    for action in legal:
        potion = action - CLAIM
        if action == WITHDRAW:
            found.append(NEVER)
        elif can_prove(s, frame.pair, potion):
            found.append(theorizing.demonstrating(s, seat, mind, frame.pair, potion))
        else:
            found.append(-1.5)
    return found


def publish(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    board = theorizing.Board(s, seat, mind)
    found: list[float] = []
    for action in legal:
        if among(action, THEORY, INGREDIENTS * ALCHEMICALS):
            ingredient, token = divmod(action - THEORY, ALCHEMICALS)
            found.append(board.values[ingredient][board.tokens.index(token)])
        elif among(action, ENDORSE, INGREDIENTS):
            found.append(board.endorse[action - ENDORSE])
        else:
            found.append(idle(s, action))
    return found


def seal(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    assert isinstance(frame, PlaySeal)
    row = theorizing.believed(s, seat, mind, frame.ingredient)
    token = s.theories[frame.ingredient] if frame.alchemical == ENDORSED else frame.alchemical
    return [theorizing.seal_value(s, row, token, action - SEAL) for action in legal]


def grants(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    """The one with most points; among equals the one that rivals are nearest to."""
    found: list[float] = []
    for action in legal:
        near = 0
        for rival in range(s.players):
            if rival != seat:
                near = max(near, sealed_on(s, rival, action - GRANT))
        found.append(SETTINGS.grants[action - GRANT].points + 0.3 * near)
    return found


# ---------------------------------------------------------------- the exhibition


def exhibit(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    pairs = mixing.pairs_of(s.kinds(seat))
    found: list[float] = []
    for action in legal:
        if among(action, PROMISE, 6):
            chance = mixing.best_chance(mind, action - PROMISE, pairs)
            found.append(mixing.applause(s, seat, action - PROMISE, chance))
        else:
            found.append(idle(s, action))
    return found


def mix_to_exhibit(s: Alchemists, seat: int, frame: Frame, legal: list[int], mind: Mind) -> list[float]:
    assert isinstance(frame, MixToExhibit)
    return [2.0 * mind.odds(action - MIX_PAIR)[frame.potion] for action in legal]


HABITS: Final[dict[str, Habit]] = {
    "keep": keep,
    "order": order,
    "discard": discard,
    "declare": declare,
    "forage": forage,
    "transmute": transmute,
    "custodian": drink,
    "bids": bids,
    "sell": sell,
    "guarantee": guarantee,
    "mix-for-sale": mix_for_sale,
    "buy": buy,
    "donate": donate,
    "think": think,
    "debunk": debunk,
    "claim": claim,
    "publish": publish,
    "publish-at-once": publish,
    "seal": seal,
    "grants": grants,
    "test": test,
    "drink": drink,
    "exhibit": exhibit,
    "mix-to-exhibit": mix_to_exhibit,
    "peek": peek,
    "spare": spare,
}
