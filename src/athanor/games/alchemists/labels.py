"""Actions in words: a short label for each, and an explanation for those who ask."""

# Not compiled: it makes words.

from __future__ import annotations

from typing import Final

from athanor.core.message import Arg, Message
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS, PAIRS
from athanor.games.alchemists.components import (
    ASK_ASPECT,
    ASSOCIATE,
    BID,
    CLAIM,
    DECLARE,
    DECLINE,
    DISCARD,
    DONATE,
    DONE,
    DRAW,
    ENDORSE,
    FAMILIES,
    GRANT,
    GREEN,
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
    PURCHASE,
    SEAL,
    SHOW_PAIR,
    TAKE,
    THEORY,
    USE_MORTAR,
    WAIVE_MORTAR,
    WITHDRAW,
)
from athanor.games.alchemists.debunking import Claim, Debunk, can_prove, futile
from athanor.games.alchemists.publishing import REPUTATION, fee
from athanor.games.alchemists.selling import Guarantee, price
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.verbs import reputation_at_risk, reputation_gained

PLAIN: Final = {
    PASS: "pass", DONE: "done", DECLINE: "decline", WITHDRAW: "withdraw", DRAW: "draw", PEEK: "peek",
    USE_MORTAR: "use-mortar", WAIVE_MORTAR: "waive-mortar",
}  # fmt: skip
# Families whose label says one thing: the family, its text, the name of the argument.
OF_ONE: Final = (
    (KEEP, "keep", "favor"), (DECLARE, "declare", "space"), (PLAY, "play", "favor"), (ASSOCIATE, "associate", "space"),
    (TAKE, "take", "ingredient"), (DISCARD, "discard", "ingredient"), (MELT, "transmute", "ingredient"),
    (BID, "bid", "bid"), (OFFER, "sell", "potion"), (PURCHASE, "buy", "artifact"), (CLAIM, "claim", "potion"),
    (ENDORSE, "endorse", "ingredient"), (SEAL, "seal", "seal"), (PROMISE, "exhibit", "potion"),
)  # fmt: skip
SIZE: Final = dict(FAMILIES)


def describe(s: Alchemists, action: int) -> Message:
    if action == WITHDRAW and s.stack and isinstance(s.stack[-1], Claim):
        return Message("label-reconsider")
    if action in PLAIN:
        return Message(f"label-{PLAIN[action]}")
    for family, text, key in OF_ONE:
        if family <= action < family + SIZE[family]:
            return Message(f"label-{text}", {key: action - family})
    if ORDER <= action <= ORDER + GREEN:
        return order_label(action - ORDER)
    for family, text in ((MIX_PAIR, "mix"), (SHOW_PAIR, "show")):
        if family <= action < family + SIZE[family]:
            return Message(f"label-{text}", {"ingredients": list(PAIRS[action - family])})
    if GUARANTEE <= action < GUARANTEE + SIZE[GUARANTEE]:
        return guarantee_label(s, action - GUARANTEE)
    if DONATE <= action < DONATE + SIZE[DONATE]:
        return Message("label-donate", {"gold": action - DONATE + 1})
    if ASK_ASPECT <= action < ASK_ASPECT + SIZE[ASK_ASPECT]:
        ingredient, colour = divmod(action - ASK_ASPECT, 3)
        return Message("label-debunk", {"ingredient": ingredient, "colour": colour})
    if THEORY <= action < THEORY + SIZE[THEORY]:
        ingredient, alchemical = divmod(action - THEORY, ALCHEMICALS)
        return Message("label-publish", {"ingredient": ingredient, "alchemical": alchemical})
    if GRANT <= action < GRANT + SIZE[GRANT]:
        grant = SETTINGS.grants[action - GRANT]
        args: dict[str, Arg] = {"grant": action - GRANT + 1, "ingredients": list(grant.ingredients)}
        return Message("label-grant", {**args, "points": grant.points})
    raise ValueError(action)


def order_label(space: int) -> Message:
    shown = SETTINGS.order[space]
    args = {"place": space + 1, "price": shown.price, "favors_drawn": shown.favors, "drawn": shown.ingredients}
    return Message("label-order-green" if space == GREEN else "label-order", {**args})


def guarantee_label(s: Alchemists, level: int) -> Message:
    if s.stack and isinstance(s.stack[-1], Guarantee):
        return Message("label-guarantee", {"guarantee": level, "gold": price(s, s.stack[-1].seat, level)})
    return Message("label-guarantee-plain", {"guarantee": level})


def explain(s: Alchemists, action: int) -> Message:
    """What the action does; for cards, what is printed on them in our words."""
    label = describe(s, action)
    return Message("explain", {"label": label, "what": explanation(s, action, label)})


def explanation(s: Alchemists, action: int, label: Message) -> Message:
    for family in (KEEP, PLAY):
        if family <= action < family + SIZE[family]:
            return Message(f"favor-text-{action - family}")
    if ASSOCIATE <= action < ASSOCIATE + SIZE[ASSOCIATE]:
        return Message("explain-associate")
    if DECLARE <= action < DECLARE + SIZE[DECLARE]:
        return Message(f"space-text-{action - DECLARE}")
    if PURCHASE <= action < PURCHASE + SIZE[PURCHASE]:
        seat = s.asked if s.asked >= 0 else 0
        args: dict[str, Arg] = {"gold": cards.price(s, seat, action - PURCHASE)}
        return Message("explain-buy", {**args, "what": Message(f"artifact-text-{action - PURCHASE}")})
    if SEAL <= action < SEAL + SIZE[SEAL]:
        return Message(f"seal-text-{action - SEAL}")
    for family in (THEORY, ENDORSE):
        if family <= action < family + SIZE[family]:
            return sealing(s, action)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Guarantee) and GUARANTEE <= action < GUARANTEE + SIZE[GUARANTEE]:
        gold = price(s, top.seat, action - GUARANTEE)
        return Message("explain-guarantee", {"gold": gold, "count": reputation_at_risk(s, top.seat, 1)})
    if isinstance(top, Claim) and CLAIM <= action < CLAIM + SIZE[CLAIM] and not can_prove(s, top.pair, action - CLAIM):
        return Message("explain-claim-futile")
    if isinstance(top, Debunk) and SHOW_PAIR <= action < SHOW_PAIR + SIZE[SHOW_PAIR] and futile(s, action - SHOW_PAIR):
        return Message("explain-show-futile")
    return Message(label.id.replace("label-", "explain-"))


def sealing(s: Alchemists, action: int) -> Message:
    """What a theory or an endorsement costs and brings this seat, with the artifacts it owns."""
    seat = s.asked if s.asked >= 0 else 0
    reward = cards.authority(s, seat)
    if THEORY <= action < THEORY + SIZE[THEORY]:
        args: dict[str, Arg] = {"gold": fee(s, seat), "count": reputation_gained(s, seat, reward + REPUTATION)}
        return Message("explain-publish", args)
    authors = len(s.seals[action - ENDORSE])
    args = {"gold": fee(s, seat), "authors": authors, "count": reputation_gained(s, seat, reward)}
    return Message("explain-endorse", args)
