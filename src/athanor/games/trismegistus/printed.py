"""What is printed on the cards that a view names, so that a page can draw them whatever set is played with.

It reads the view alone, never the table: a card that the view does not name is not here either.
"""

# Not compiled: it makes words.

from __future__ import annotations

from functools import cache
from typing import Any

from athanor.core.message import Message
from athanor.games.trismegistus.botmegistus.words import planned_said
from athanor.games.trismegistus.cards import FORMULAS_EACH, CardSet
from athanor.games.trismegistus.lacks import can_perform, cubes_lacking, level_gap
from athanor.games.trismegistus.symbols import Effect
from athanor.games.trismegistus.words import condition_said, step_said

View = dict[str, Any]


def printed(cards: CardSet, view: View) -> dict[str, Any]:
    """By kind and id the printed cards of this view, the boards, and what each open experiment still lacks."""
    labs: list[View] = view["laboratories"]
    artifacts = {*view["market"], *(tile for lab in labs for tile in lab["artifacts"])}
    experiments = {card for space in view["spaces"] for card in space}
    publications: set[int] = set()
    achievements = set(view["achievements"])
    formulas: set[int] = set()
    for lab in labs:
        experiments.update(lab["open"], lab["done"], [-1 if lab["masterpiece"] is None else lab["masterpiece"]])
        publications.update(lab["hand"])
        achievements.update(lab["achievements"])
        if lab["alchemist"] >= 0:
            own = lab["alchemist"] * FORMULAS_EACH
            formulas.update(own + formula for formula in (*lab["sockets"], *lab["vault"]) if formula >= 0)
        for at, card in enumerate(lab["offers"] or ()):
            (experiments, experiments, publications, artifacts)[at // 2].add(card)
    if view["asked"] == "laboratory":  # the boards lie open to choose from, formulas and all
        formulas.update(range(len(cards.formulas)))
    return {
        "board": board(cards),
        "artifacts": {str(id): artifact(cards, id) for id in sorted(artifacts) if id >= 0},
        "experiments": {str(id): experiment(cards, id) for id in sorted(experiments) if id >= 0},
        "publications": {str(id): publication(cards, id) for id in sorted(publications) if id >= 0},
        "achievements": {str(id): achievement(cards, id) for id in sorted(achievements) if id >= 0},
        "formulas": {str(id): formula(cards, id) for id in sorted(formulas)},
        "bot_cards": {str(id): bot_card(cards, id) for id in (view["bot"] or {}).get("open_cards", ())},
        "alchemists": [alchemist(cards, id) for id in range(len(cards.alchemists))],
        "lacks": [[lack(cards, lab, card) for card in lab["open"]] for lab in labs],
        "masterpiece_lacks": [
            None if lab["masterpiece"] is None or lab["masterpiece"] < 0 else lack(cards, lab, lab["masterpiece"])
            for lab in labs
        ],
    }


def name(cards: CardSet, kind: str, id: int) -> Any:
    called = cards.called(kind, id)
    return (called if isinstance(called, Message) else Message(f"{kind}-{called}")).plain()


def said(effect: Effect) -> list[Any]:
    return [step_said(step).plain() for step in effect]


def lack(cards: CardSet, lab: View, card: int) -> dict[str, Any]:
    """Whether it can be performed, and if not, the missing levels and cubes, stand-ins apart."""
    wanted = cards.experiments[card]
    return {
        "ready": can_perform(lab, wanted),
        "gap": level_gap(lab, wanted),
        "cubes": cubes_lacking(lab["cubes"], wanted.cost),
    }


@cache
def board(cards: CardSet) -> dict[str, Any]:
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
    }


@cache
def artifact(cards: CardSet, id: int) -> dict[str, Any]:
    card = cards.artifacts[id]
    return {
        "name": name(cards, "artifact", id),
        "level": card.level,
        "elementals": list(card.elementals),
        "effect": said(card.effect),
    }


@cache
def experiment(cards: CardSet, id: int) -> dict[str, Any]:
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
def publication(cards: CardSet, id: int) -> dict[str, Any]:
    card = cards.publications[id]
    return {"name": name(cards, "publication", id), "needs": list(card.needs), "vp": card.vp}


@cache
def achievement(cards: CardSet, id: int) -> dict[str, Any]:
    card = cards.achievements[id]
    conditions = [condition_said(condition).plain() for condition in card.conditions]
    return {
        "name": name(cards, "achievement", id),
        "conditions": conditions,
        "reward": said(card.bonus),
        "vp": card.vp,
    }


@cache
def formula(cards: CardSet, id: int) -> dict[str, Any]:
    return {"name": name(cards, "formula", id), "effect": said(cards.formulas[id].effect)}


@cache
def bot_card(cards: CardSet, id: int) -> dict[str, Any]:
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
def alchemist(cards: CardSet, id: int) -> dict[str, Any]:
    card = cards.alchemists[id]
    lines = [
        {"row": line.is_row, "cells": list(line.cells), "ends": [said(end) for end in line.bonuses]}
        for line in card.lines
    ]
    return {"name": name(cards, "alchemist", id), "cells": [list(cell) for cell in card.cells], "lines": lines}
