"""Symbols in words: what a card or tile does, as messages."""

# Not compiled: it makes words.

from __future__ import annotations

from collections.abc import Callable

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.cards import Achievement, CardSet, Experiment
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_ESSENCE,
    CUBE,
    CUBES,
    ESSENCE,
    EXCHANGE,
    OP_NAMES,
    TRACK,
    TRANSMUTE,
    WILD,
    Condition,
    Effect,
    Step,
)


def step_said(step: Step) -> Message:
    """One symbol."""
    plain = symbol_said(step)
    if step[3]:
        return Message("step-per", {"step": plain, "measure": step[3]})
    return plain


def symbol_said(step: Step) -> Message:
    op, what, number, _ = step
    if op == CUBE:
        return Message("step-cube", {"count": number, "asked": what})
    if op == ESSENCE:
        if what == ANY_ESSENCE:
            return Message("step-essence-any", {"count": number})
        return Message("step-cube", {"count": number, "asked": CUBES + 2 + what})
    if op == TRACK:
        if what < ANY:
            return Message("step-track", {"count": number, "element": what})
        return Message(f"step-track-{('any', 'lowest', 'three')[what - ANY]}", {"count": number})
    if op == TRANSMUTE:
        if what == WILD:
            return Message("step-transmute-wild", {"count": number})
        return Message("step-transmute", {"count": number, "colour": what})
    if op == EXCHANGE:
        return Message(f"step-exchange-{what}", {"count": number})
    return Message(f"step-{OP_NAMES[op]}", {"count": number})


def effect_said(effect: Effect) -> Arg:
    """All symbols of an effect, one message each."""
    return [step_said(step) for step in effect] if effect else Message("step-none")


def requirement_said(experiment: Experiment) -> Message:
    if experiment.track == ANY:
        return Message("requirement-any", {"level": experiment.need})
    return Message("requirement", {"element": experiment.track, "level": experiment.need})


def experiment_said(experiment: Experiment) -> dict[str, Arg]:
    """What stands on an experiment card, as arguments."""
    return {
        "element": experiment.element,
        "requirement": requirement_said(experiment),
        "cost": [
            Message("step-cube", {"count": experiment.cost.count(cube), "asked": cube})
            for cube in dict.fromkeys(experiment.cost)
        ],
        "reward": effect_said(experiment.reward),
        "points": experiment.vp,
    }


def condition_said(condition: Condition) -> Message:
    what, least = condition
    return Message("condition", {"measure": what, "count": least})


def achievement_said(achievement: Achievement) -> dict[str, Arg]:
    return {
        "conditions": [condition_said(condition) for condition in achievement.conditions],
        "reward": effect_said(achievement.bonus),
        "points": achievement.vp,
    }


# ---------------------------------------------------------------- cards in labels; an empty place has no name


def named(cards: CardSet, id: str, kind: str, card: int) -> Message:
    return Message(id, {kind: cards.called(kind, card)}) if card >= 0 else Message(f"{id}-none")


def explain_artifact(cards: CardSet, label: Message, tile: int) -> Message:
    if tile < 0:
        return label
    artifact = cards.artifacts[tile]
    shown: list[Message] = [Message("one-element", {"element": element}) for element in artifact.elementals]
    return Message("explain-artifact", {"label": label, "effect": effect_said(artifact.effect), "elements": shown})


def explain_experiment(cards: CardSet, label: Message, card: int) -> Message:
    return (
        Message("explain-experiment", {"label": label, **experiment_said(cards.experiments[card])})
        if card >= 0
        else label
    )


def explain_formula(cards: CardSet, label: Message, formula: int) -> Message:
    if formula < 0:
        return label
    return Message("explain-formula", {"label": label, "effect": effect_said(cards.formulas[formula].effect)})


def explain_achievement(cards: CardSet, label: Message, card: int) -> Message:
    if card < 0:
        return label
    return Message("explain-achievement", {"label": label, **achievement_said(cards.achievements[card])})


def explain_publication(cards: CardSet, label: Message, card: int) -> Message:
    publication = cards.publications[card]
    needs: list[Message] = [
        Message("some-elements", {"count": count, "element": element})
        for element, count in enumerate(publication.needs)
        if count
    ]
    return Message("explain-publication", {"label": label, "elements": needs, "points": publication.vp})


EXPLAIN: dict[str, Callable[[CardSet, Message, int], Message]] = {
    "artifact": explain_artifact,
    "experiment": explain_experiment,
    "formula": explain_formula,
    "publication": explain_publication,
    "achievement": explain_achievement,
}


def explain_card(cards: CardSet, kind: str, label: Message, card: int) -> Message:
    """What stands on a card besides its name, if anything does."""
    return EXPLAIN[kind](cards, label, card) if kind in EXPLAIN else label
