"""What is printed on cards and boards, so that a page can draw them whatever set is played with."""

# Not compiled: it makes words.

from __future__ import annotations

from functools import cache
from typing import Any, Final

from athanor.core.actions import ActionKind
from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.words import planned_said
from athanor.games.trismegistus.cards import FORMULAS_EACH, CardSet
from athanor.games.trismegistus.components import ACTIONS, CUBE_WORDS, MOST_POTENCY, STONE_POINTS, TRACK_POINTS
from athanor.games.trismegistus.kinds import FreeAction, MainAction
from athanor.games.trismegistus.main_actions import Declare
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ELEMENT_NAMES, ESSENCE_NAMES, Effect
from athanor.games.trismegistus.view_types import (
    Achievement,
    Alchemist,
    Artifact,
    Board,
    BotCard,
    Experiment,
    Formula,
    Printed,
    Publication,
    VaultLine,
)
from athanor.games.trismegistus.words import condition_said, step_said

# What a laboratory has that actions cost and bring, in the order of `gestures.held`.
THINGS: Final = (
    *(f"cube:{kind}" for kind in CUBE_WORDS),
    *(f"essence:{essence}" for essence in ESSENCE_NAMES[:3]),
    *(f"track:{element}" for element in ELEMENT_NAMES[:4]),
    "token:ethereal", "token:chameleon", "reaction", "potency", "vp",
)  # fmt: skip


def printed(s: Trismegistus) -> dict[str, Any]:
    """By kind and id the cards of the set, and the boards. All of it lies open in the box, whoever holds what."""
    cards = s.cards
    shown: Printed = {
        "board": board(cards),
        "artifacts": [artifact(cards, id) for id in range(len(cards.artifacts))],
        "experiments": [experiment(cards, id) for id in range(len(cards.experiments))],
        "publications": [publication(cards, id) for id in range(len(cards.publications))],
        "achievements": [achievement(cards, id) for id in range(len(cards.achievements))],
        "bot_cards": [bot_card(cards, id) for id in range(len(cards.bot_cards))] if s.bot is not None else [],
        "alchemists": [alchemist(cards, id) for id in range(len(cards.alchemists))],
    }
    return {**shown}


def name(cards: CardSet, kind: str, id: int) -> Any:
    called = cards.called(kind, id)
    return (called if isinstance(called, Message) else Message(f"{kind}-{called}")).plain()


def said(effect: Effect) -> list[Any]:
    return [step_said(step).plain() for step in effect]


def verbs_of(*families: type[ActionKind]) -> list[str]:
    """The first words of the actions of these kinds."""
    names = [name for name, kind in zip(ACTIONS.names, ACTIONS.kinds, strict=True) if isinstance(kind, families)]
    return sorted({name.split()[0] for name in names})


@cache
def board(cards: CardSet) -> Board:
    printed = cards.board
    return {
        "arrows": list(printed.arrow_colours),
        "slots": list(printed.slot_arrow),
        "market": list(printed.market_colours),
        "sections": list(printed.section_of_space),
        "section_of": list(printed.section_of),
        "bowl_essence": list(printed.bowl_essence),
        "bonus_steps": list(printed.bonus_steps),
        "tracks": list(printed.track_order),
        "levels": list(TRACK_POINTS),
        "stone": list(STONE_POINTS),
        "potency": MOST_POTENCY,
        "things": list(THINGS),
        "main": verbs_of(MainAction, Declare),
        "free": verbs_of(FreeAction),
    }


@cache
def artifact(cards: CardSet, id: int) -> Artifact:
    card = cards.artifacts[id]
    return {
        "name": name(cards, "artifact", id),
        "level": card.level,
        "elementals": list(card.elementals),
        "effect": said(card.effect),
    }


@cache
def experiment(cards: CardSet, id: int) -> Experiment:
    card = cards.experiments[id]
    return {
        "name": name(cards, "experiment", id),
        "level": card.level,
        "element": card.element,
        "track": card.track,
        "need": card.need,
        "cost": list(card.cost),
        "reward": said(card.reward),
        "vp": card.vp,
    }


@cache
def publication(cards: CardSet, id: int) -> Publication:
    card = cards.publications[id]
    return {"name": name(cards, "publication", id), "needs": list(card.needs), "vp": card.vp}


@cache
def achievement(cards: CardSet, id: int) -> Achievement:
    card = cards.achievements[id]
    conditions = [condition_said(condition).plain() for condition in card.conditions]
    return {
        "name": name(cards, "achievement", id),
        "conditions": conditions,
        "reward": said(card.bonus),
        "vp": card.vp,
    }


@cache
def formula(cards: CardSet, id: int) -> Formula:
    return {"name": name(cards, "formula", id), "effect": said(cards.formulas[id].effect)}


@cache
def bot_card(cards: CardSet, id: int) -> BotCard:
    """An open card of Botmegistus: the die it wants, what it spends, what it gets, and all of it in a sentence."""
    card = cards.bot_cards[id]
    return {
        "name": name(cards, "bot", id),
        "colour": card.colour,
        "symbols": list(card.symbols),
        "potency": card.potency,
        "element": card.element,
        "steps": [list(step) for step in card.steps],
        "ahead": [list(step) for step in card.ahead],
        "said": planned_said(card, cards).plain(),
    }


@cache
def alchemist(cards: CardSet, id: int) -> Alchemist:
    card = cards.alchemists[id]
    lines: list[VaultLine] = [
        {"row": line.is_row, "cells": list(line.cells), "ends": [said(end) for end in line.bonuses]}
        for line in card.lines
    ]
    own = range(id * FORMULAS_EACH, (id + 1) * FORMULAS_EACH)
    return {
        "name": name(cards, "alchemist", id),
        "cells": [list(cell) for cell in card.cells],
        "lines": lines,
        "formulas": [formula(cards, each) for each in own],
    }
