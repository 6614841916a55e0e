"""What is in the box: cards, tiles, cubes, seals, the spaces of the boards; and the numbering of actions."""

from __future__ import annotations

from typing import Final

from athanor.core.actions import ActionSpace
from athanor.core.compiled import table
from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    COLOURS,
    INGREDIENT_NAMES,
    INGREDIENTS,
    PAIR_NAMES,
    POTION_NAMES,
)

MOST_PLAYERS: Final = 4
# How far a notebook may fill itself: not at all, one's results, what they rule out, the exact odds as well.
HELP: Final = ("off", "results", "impossible", "odds")
ROUNDS: Final = 6
NOBODY: Final = -1

# ---------------------------------------------------------------- ingredient cards

# Five cards of each ingredient: card = ingredient * 5 + copy.
COPIES: Final = 5
CARDS: Final = INGREDIENTS * COPIES
INGREDIENT_OF: Final = tuple(card // COPIES for card in range(CARDS))
ROW: Final = 5  # face up for foraging

# ---------------------------------------------------------------- favor cards

FAVOR_NAMES: Final = ("assistant", "herbalist", "associate", "custodian", "barmaid", "merchant", "sage", "shopkeeper")
FAVOR_COPIES: Final = table(4, 4, 3, 3, 2, 2, 2, 2)
FAVORS: Final = len(FAVOR_NAMES)
FAVOR_CARDS: Final = sum(FAVOR_COPIES)
# The kind of each of the 22 cards.
FAVOR_OF: Final = tuple(kind for kind, copies in enumerate(FAVOR_COPIES) for _ in range(copies))
FAVORS_DRAWN: Final = 2  # at the start, to keep one
FAVOR_GOLD: Final = 2  # what a favor left at the end is exchanged for

# ---------------------------------------------------------------- artifacts

# Six of each level; price and points as printed. Points of -1 are counted at the end by the card itself.
LEVEL_SIZE: Final = 6
LEVELS: Final = 3
ARTIFACT_NAMES: Final = (
    "boots", "discount", "mortar", "periscope", "press", "robe",
    "rhetoric", "hypnotic", "authority", "chalice", "cap", "trunk",
    "altar", "cup", "cabinet", "feather", "mirror", "idol",
)  # fmt: skip
ARTIFACTS: Final = len(ARTIFACT_NAMES)
ARTIFACT_PRICE: Final = table(4, 3, 3, 3, 4, 4, 4, 3, 4, 4, 4, 3, 1, 4, 5, 3, 4, 4)
ARTIFACT_POINTS: Final = table(2, 1, 1, 1, 2, 0, 0, 1, 0, 6, 1, 2, 0, 4, -1, -1, -1, -1)
ON_SALE: Final = 3  # of each level in a game
LEVEL_IN_ROUND: Final = table(0, 0, 0, 1, 1, 2)  # by round - 1: new ones after each conference

# ---------------------------------------------------------------- adventurers

ADVENTURER_NAMES: Final = ("cleric", "ranger", "berserker", "sorcerer", "witcher", "assassin")
ADVENTURERS: Final = len(ADVENTURER_NAMES)
# The three potions each of them wants, left to right, as numbers of potions.
WANTED: Final = table(table(4, 0, 2), table(2, 4, 1), table(0, 2, 5), table(1, 3, 4), table(3, 5, 0), table(5, 1, 3))
FIRST_ADVENTURE: Final = 2  # the round in which the first of them buys
GUARANTEE_NAMES: Final = ("exact", "right-sign", "neutral", "anything")
GUARANTEE_PRICE: Final = table(4, 3, 2, 1)
BIDS: Final = 4
NO_BID: Final = -1

# ---------------------------------------------------------------- seals

SEAL_NAMES: Final = ("gold", "silver", "red", "green", "blue")
SEAL_KINDS: Final = len(SEAL_NAMES)
SEAL_COPIES: Final = table(2, 3, 2, 2, 2)
GOLD, SILVER, FIRST_HEDGE = range(3)  # from FIRST_HEDGE on a seal hedges the aspect of its colour
SEAL_POINTS: Final = table(5, 3, 0, 0, 0)
WRONG_THEORY: Final = -4
MOST_SEALS: Final = 3  # on one theory
NO_THEORY: Final = -1
GRANTS: Final = 5
GRANT_GOLD: Final = 2

# ---------------------------------------------------------------- action spaces, in the order they are resolved

SPACE_NAMES: Final = (
    "forage", "transmute", "custodian", "sell", "buy", "debunk", "publish", "test", "drink", "exhibit",
)  # fmt: skip
SPACES: Final = len(SPACE_NAMES)
FORAGE, TRANSMUTE, CUSTODIAN, SELL, BUY, DEBUNK, PUBLISH, TEST, DRINK, EXHIBIT = range(SPACES)
CLOSED_FIRST: Final = table(SELL, DEBUNK, PUBLISH)  # in round 1
CLOSED_LAST: Final = (TEST, DRINK)  # in round 6, when EXHIBIT opens

CUBES: Final = table(0, 0, 6, 5, 4)  # by number of players
CUBES_FIRST: Final = 3

# ---------------------------------------------------------------- order spaces

ORDER_SPACES: Final = 8  # from top to bottom; each side of the board uses some of them
GREEN: Final = 8  # only for the paralysed
NOT_CHOSEN: Final = -1

# ---------------------------------------------------------------- beginnings and limits

START_GOLD: Final = 2
START_REPUTATION: Final = 10
LOWEST_REPUTATION: Final = 1
RED_ZONE: Final = 6  # and below
GREEN_ZONE: Final = 14  # and above
BLUE_ZONE: Final = 18
MOST_ALTAR: Final = 8
DEBUNK_REWARD: Final = 2
SEAL_LOSS: Final = 5
APPRENTICE, MASTER = range(2)

# ---------------------------------------------------------------- actions

ACTIONS: Final[ActionSpace] = ActionSpace()
PASS: Final = ACTIONS.add("pass")
DONE: Final = ACTIONS.add("done")  # all actions of the round are declared
DECLINE: Final = ACTIONS.add("decline")  # an action that was declared
WITHDRAW: Final = ACTIONS.add("withdraw")  # a secret answer, or the ingredients of a demonstration
KEEP: Final = ACTIONS.each("keep", FAVOR_NAMES)
ORDER: Final = ACTIONS.each("order", [*map(str, range(1, ORDER_SPACES + 1)), "green"])
DECLARE: Final = ACTIONS.each("declare", SPACE_NAMES)
PLAY: Final = ACTIONS.each("play", FAVOR_NAMES)
ASSOCIATE: Final = ACTIONS.each("associate", SPACE_NAMES)
DRAW: Final = ACTIONS.add("draw")
TAKE: Final = ACTIONS.each("take", INGREDIENT_NAMES)
DISCARD: Final = ACTIONS.each("discard", INGREDIENT_NAMES)
MELT: Final = ACTIONS.each("transmute", INGREDIENT_NAMES)
BID: Final = ACTIONS.each("bid", ("0", "-1", "-2", "-3"))
OFFER: Final = ACTIONS.each("sell", POTION_NAMES[:-1])
GUARANTEE: Final = ACTIONS.each("guarantee", GUARANTEE_NAMES)
MIX_PAIR: Final = ACTIONS.each("mix", PAIR_NAMES)
PURCHASE: Final = ACTIONS.each("buy", ARTIFACT_NAMES)
DONATE: Final = ACTIONS.each("pay", map(str, range(1, MOST_ALTAR + 1)))
ASK_ASPECT: Final = ACTIONS.each("debunk", (f"{name} {colour}" for name in INGREDIENT_NAMES for colour in COLOURS))
SHOW_PAIR: Final = ACTIONS.each("show", PAIR_NAMES)
CLAIM: Final = ACTIONS.each("claim", POTION_NAMES)
THEORY: Final = ACTIONS.each(
    "publish", (f"{name} {alchemical}" for name in INGREDIENT_NAMES for alchemical in ALCHEMICAL_NAMES)
)
ENDORSE: Final = ACTIONS.each("endorse", INGREDIENT_NAMES)
SEAL: Final = ACTIONS.each("seal", SEAL_NAMES)
GRANT: Final = ACTIONS.each("grant", map(str, range(1, GRANTS + 1)))
PROMISE: Final = ACTIONS.each("exhibit", POTION_NAMES[:-1])
PEEK: Final = ACTIONS.add("peek")
USE_MORTAR: Final = ACTIONS.add("use-mortar")
WAIVE_MORTAR: Final = ACTIONS.add("waive-mortar")


def among(action: int, family: int, count: int) -> bool:
    return family <= action < family + count


def zone_extra(reputation: int) -> int:
    """How much larger each loss is (smaller in the red zone)."""
    if reputation >= BLUE_ZONE:
        return 2
    if reputation >= GREEN_ZONE:
        return 1
    return -1 if reputation <= RED_ZONE else 0


def action_costs(players: int, debunk: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cubes of the first, second … action of each space."""
    few = players < MOST_PLAYERS
    forage = (1, 1, 1) if few else (1, 1)
    exhibit = (1, 1, 1, 1) if few else (1, 1, 1)
    return (forage, (1, 2), (1, 1, 1), (2,), (1, 2), debunk, (1, 2), (1, 1), (1, 1), exhibit)
