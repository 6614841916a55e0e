"""How Botmegistus speaks: the small messages its sentences are made of. The texts are `text/botmegistus.*.ftl`."""

# Not compiled: it makes words.

from __future__ import annotations

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.botmegistus.table import ArtifactTile, ExperimentCard
from athanor.games.trismegistus.cards import (
    BOT_ARTIFACT,
    BOT_EXPERIMENT,
    BOT_GOLD,
    BOT_VP,
    EACH,
    BotCard,
    BotStep,
    CardSet,
)
from athanor.games.trismegistus.symbols import ANY, LOWEST


def experiment_said(card: ExperimentCard, cards: CardSet | None) -> Message:
    """An experiment as one says it: by its name if the set is at hand, and always by what counts for Botmegistus."""
    args: dict[str, Arg] = {
        "bot_element": card.element,
        "need": requirement_said(card),
        "points": card.points,
    }
    if cards is None or card.id < 0:
        return Message("bot-experiment", args)
    args["name"] = Message("bot-experiment-name", {"experiment": cards.called("experiment", card.id)})
    return Message("bot-experiment-named", args)


def requirement_said(card: ExperimentCard) -> Message:
    if card.track == ANY:
        return Message("bot-need-any", {"level": card.level})
    return Message("bot-need", {"bot_track": card.track, "level": card.level})


def artifact_said(tile: ArtifactTile, cards: CardSet | None) -> Message:
    shown: list[Message] = [Message("bot-elemental", {"bot_element": element}) for element in tile.elementals]
    if cards is None or tile.id < 0:
        return Message("bot-artifact", {"elementals": shown})
    name = Message("bot-artifact-name", {"artifact": cards.called("artifact", tile.id)})
    return Message("bot-artifact-named", {"elementals": shown, "name": name})


def card_said(card: BotCard, cards: CardSet | None) -> Message:
    if cards is None or card.id < 0:
        return Message("bot-card")
    return Message("bot-card-named", {"bot": cards.called("bot", card.id)})


def effect_said(card: BotCard, cards: CardSet | None, id: str) -> Message:
    """The whole card: the die it wants, what it spends and gets. `id`, or `id-personality`, says on what occasion."""
    args: dict[str, Arg] = {
        "name": card_said(card, cards),
        "wish": wish_said(card),
        "potency": card.potency,
        "orders": orders_said(card.steps),
    }
    if not card.ahead:
        return Message(id, args)
    args["bot_track"] = card.element
    args["ahead"] = orders_said(card.ahead)
    return Message(f"{id}-personality", args)


def planned_said(card: BotCard, cards: CardSet | None) -> Message:
    """Of one of the two open cards of advanced planning."""
    return effect_said(card, cards, "bot-planned")


def wish_said(card: BotCard) -> Message:
    """The die that a card asks for."""
    if not card.symbols:
        return Message("bot-wish-max", {"bot_colour": card.colour})
    if len(card.symbols) == 1:
        return Message("bot-wish-one", {"bot_colour": card.colour, "bot_left": card.symbols[0]})
    left, right = card.symbols
    return Message("bot-wish-two", {"bot_colour": card.colour, "bot_left": left, "bot_right": right})


def orders_said(orders: tuple[BotStep, ...]) -> list[Message]:
    """What a card does, one message per symbol."""
    return [order_said(order) for order in orders]


def order_said(order: BotStep) -> Message:
    op, what, number = order
    if op == BOT_ARTIFACT:
        return Message("bot-order-artifact")
    if op == BOT_GOLD:
        return Message("bot-order-gold", {"amount": number})
    if op == BOT_EXPERIMENT:
        return Message("bot-order-experiment")
    if op == BOT_VP:
        return Message("bot-order-points", {"amount": number})
    if what == LOWEST:
        return Message("bot-order-lowest", {"amount": number})
    if what == EACH:
        return Message("bot-order-each")
    return Message("bot-order-track", {"bot_track": what, "amount": number})


def bowls_said(bowls: list[tuple[int, int]]) -> list[Message]:
    """Bowls with their potency: `tin 4`."""
    return [Message("bot-bowl", {"bot_face": face, "potency": potency}) for face, potency in bowls]
