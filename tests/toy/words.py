"""Labels and explanations: what each action is called, from its number alone."""

from __future__ import annotations

from typing import Final

from athanor.core.message import Message
from athanor.core.text import CORE_TEXTS, Catalog
from tests.toy.components import (
    ANSWER,
    BID,
    BURY,
    CARDS,
    COPIES,
    FIRST_WARD,
    HIGHEST_BID,
    KEEP,
    KINDS,
    MOST_PLAYERS,
    PASS,
    PLAY,
    REST,
    SHOW,
    SWAP,
    TARGET,
    WITHDRAW,
    kind_of,
    value_of,
)

TEXTS: Final = Catalog("tests.toy", nouns={"kind": "kind"}, base=CORE_TEXTS)

PLAIN: Final = {
    PASS: "do-pass",
    REST: "do-rest",
    WITHDRAW: "do-withdraw",
    KEEP: "do-keep",
    BURY: "do-bury",
}
WITH_CARD: Final = (
    (PLAY, CARDS, 0, "do-play"),
    (ANSWER, COPIES, FIRST_WARD, "do-answer"),
    (SHOW, CARDS, 0, "do-show"),
    (SWAP, CARDS, 0, "do-swap"),
)


def card_words(card: int) -> Message:
    return Message("card", {"kind": kind_of(card), "value": value_of(card)})


def describe(action: int) -> Message:
    if action in PLAIN:
        return Message(PLAIN[action])
    if BID <= action <= BID + HIGHEST_BID:
        return Message("do-bid", {"price": action - BID})
    if TARGET <= action < TARGET + MOST_PLAYERS:
        return Message("do-target", {"seat": action - TARGET})
    for first, count, card, text in WITH_CARD:
        if first <= action < first + count:
            return Message(text, {"card": card_words(card + action - first)})
    raise ValueError(action)


def explain(action: int) -> Message:
    """At length where a card has an effect; otherwise the label says it all."""
    if PLAY <= action < PLAY + CARDS:
        card = action - PLAY
        return Message("explain-play", {"card": card_words(card), "effect": Message(f"effect-{KINDS[kind_of(card)]}")})
    return describe(action)
