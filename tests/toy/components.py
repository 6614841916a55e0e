"""What is in the box: cards, coins, and the numbering of the actions."""

from __future__ import annotations

from typing import Final

from athanor.core.actions import ActionSpace

KINDS: Final = ("lens", "glove", "lamp", "sack", "ward", "idol")
LENS: Final = 0
GLOVE: Final = 1
LAMP: Final = 2
SACK: Final = 3
WARD: Final = 4
IDOL: Final = 5

COPIES: Final = 4  # of each kind, worth 1 to 4; idols are worth 3 more
CARDS: Final = len(KINDS) * COPIES
FIRST_WARD: Final = WARD * COPIES
NO_CARD: Final = -1

MOST_PLAYERS: Final = 4
ROW: Final = 3  # cards a seat begins with
COINS: Final = 80  # in the whole game, the bank's included
IDOL_PRICE: Final = 3
HIGHEST_BID: Final = 12


def kind_of(card: int) -> int:
    return card // COPIES


def value_of(card: int) -> int:
    return card % COPIES + 1 + (3 if kind_of(card) == IDOL else 0)


CARD_NAMES: Final = [f"{KINDS[kind_of(card)]}-{value_of(card)}" for card in range(CARDS)]

ACTIONS: Final = ActionSpace()
PASS: Final = ACTIONS.add("pass")
REST: Final = ACTIONS.add("rest")
WITHDRAW: Final = ACTIONS.add("withdraw")
BID: Final = ACTIONS.each("bid", map(str, range(HIGHEST_BID + 1)))
PLAY: Final = ACTIONS.each("play", CARD_NAMES)
ANSWER: Final = ACTIONS.each("answer", CARD_NAMES[FIRST_WARD : FIRST_WARD + COPIES])
TARGET: Final = ACTIONS.each("target", map(str, range(1, MOST_PLAYERS + 1)))
SHOW: Final = ACTIONS.each("show", CARD_NAMES)
SWAP: Final = ACTIONS.each("swap", CARD_NAMES)
KEEP: Final = ACTIONS.add("keep")
BURY: Final = ACTIONS.add("bury")
