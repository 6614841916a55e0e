"""Actions in words: a short label for each, and an explanation for those who ask.

Labels name what everybody can see, or what the action itself names; a hidden masterpiece is only "your masterpiece".
"""

# Not compiled: it makes words.

from __future__ import annotations

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.cards import (
    ALCHEMIST_COUNT,
    EXPERIMENT_IDS,
    MASTERPIECE,
    SLOTS,
)
from athanor.games.trismegistus.components import (
    ACTIONS,
    ADVANCE,
    CELL,
    CHOOSE_ARTIFACT,
    CHOOSE_EXPERIMENT,
    CHOOSE_MASTERPIECE,
    CHOOSE_PUBLICATION,
    DRAFT,
    END,
    GAIN,
    GAIN_ESSENCE,
    GILD,
    HARVEST,
    KEEP,
    LABORATORY,
    LEVEL_DISCOUNT,
    LEVEL_GOLD,
    LEVEL_SILVER,
    MOST_REWARDS,
    NO_ETHEREAL,
    PASS,
    PAY,
    PAY_DISCOUNT,
    REACT_ESSENCE,
    REACT_MATERIAL,
    REFINE,
    REFINE_GOLD,
    RETREAT,
    RETURN,
    REWARD,
    SKIP,
    SLOT,
    SOCKETS,
    SPEND_ETHEREAL,
    SWAP,
    SWAP_SOURCES,
    TURN,
    UNLOCK,
    USE,
    WITHDRAW,
    is_in,
)
from athanor.games.trismegistus.reacting import active_die
from athanor.games.trismegistus.rewards import Rewards, end_of, unflatten
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.stone import formula_label, formula_of
from athanor.games.trismegistus.symbols import CUBES, DOWN, REFINED_COPPER, REFINED_GOLD
from athanor.games.trismegistus.words import (
    effect_said,
    explain_artifact,
    explain_experiment,
    explain_formula,
    step_said,
)

PLAIN = {
    PASS: "label-pass",
    KEEP: "label-keep",
    WITHDRAW: "label-withdraw",
    SPEND_ETHEREAL: "label-ethereal",
    NO_ETHEREAL: "label-no-ethereal",
    PAY_DISCOUNT: "label-pay-discount",
    LEVEL_SILVER: "label-level-silver",
    LEVEL_GOLD: "label-level-gold",
    LEVEL_DISCOUNT: "label-level-discount",
}
# Questions whose yes, no or end have words of their own.
USES = ("fire", "ability", "exchange", "draw-artifact")
SKIPS = (*USES, "granted", "price")


def describe(s: Trismegistus, action: int) -> Message:
    if action in PLAIN:
        return Message(PLAIN[action])
    kind = ACTIONS.kinds[action]
    if kind is not None:
        return kind.label(s, action - kind.first)
    asked = s.stack[-1].kind if s.stack else ""
    if action == END:
        return Message("label-end-transmuting" if asked == "transmuting" else "label-end")
    if action == USE:
        return Message(f"label-use-{asked}" if asked in USES else "label-use")
    if action == SKIP:
        return Message(f"label-skip-{asked}" if asked in SKIPS else "label-skip")
    if action < HARVEST:
        return describe_start(s, action)
    if action < PAY:
        return describe_reaction(s, action)
    return describe_step(s, action)


def describe_start(s: Trismegistus, action: int) -> Message:
    """Set-up and draft."""
    if is_in(action, LABORATORY, ALCHEMIST_COUNT):
        return Message("label-laboratory", {"alchemist": s.cards.called("alchemist", action - LABORATORY)})
    if CHOOSE_EXPERIMENT <= action < CHOOSE_MASTERPIECE:
        return Message("label-choose-experiment", {"experiment": s.cards.called("experiment", chosen_card(action))})
    if CHOOSE_MASTERPIECE <= action < CHOOSE_PUBLICATION:
        return Message("label-choose-masterpiece", {"experiment": s.cards.called("experiment", chosen_card(action))})
    if CHOOSE_PUBLICATION <= action < CHOOSE_ARTIFACT:
        card = action - CHOOSE_PUBLICATION
        return Message("label-choose-publication", {"publication": s.cards.called("publication", card)})
    if CHOOSE_ARTIFACT <= action < SLOT:
        return Message("label-choose-artifact", {"artifact": s.cards.called("artifact", action - CHOOSE_ARTIFACT)})
    if is_in(action, SLOT, SLOTS):
        return describe_slot(s, action - SLOT)
    if is_in(action, DRAFT, 18):
        face, colour = divmod(action - DRAFT, 3)
        return Message(
            "label-draft", {"face": face, "colour": colour, "potency": sum(s.bowls[face * 3 : face * 3 + 3])}
        )
    return Message("label-turn", {"face": action - TURN})


def chosen_card(action: int) -> int:
    """The experiment that a choice of the set-up names."""
    if action < CHOOSE_MASTERPIECE:
        return action - CHOOSE_EXPERIMENT
    return action - CHOOSE_MASTERPIECE + EXPERIMENT_IDS[MASTERPIECE][0]


def asked_seat(s: Trismegistus) -> int:
    return s.asked if s.asked >= 0 else 0


def describe_slot(s: Trismegistus, slot: int) -> Message:
    arrow = s.cards.board.slot_arrow[slot]
    args: dict[str, Arg] = {"slot": slot + 1, "material": arrow, "material2": arrow + 1}
    old = s.labs[asked_seat(s)].artifacts[slot]
    if old >= 0:
        args["artifact"] = s.cards.called("artifact", old)
    return Message("label-slot-replace" if old >= 0 else "label-slot", args)


def describe_reaction(s: Trismegistus, action: int) -> Message:
    """Reactions, and where an unlocked formula goes."""
    if is_in(action, UNLOCK, SOCKETS):
        return formula_label(s, "label-unlock", action - UNLOCK)
    if action == REACT_MATERIAL:
        return Message("label-react-material", {"thing": max(active_die(s)[0], 0)})
    if is_in(action, REACT_ESSENCE, 4):
        return Message("label-react-essence", {"essence": action - REACT_ESSENCE})
    return Message("label-cell", {"cell": action - CELL + 1})


def describe_step(s: Trismegistus, action: int) -> Message:
    """Payments and the steps of effects."""
    if is_in(action, PAY, CUBES):
        return Message("label-pay", {"thing": action - PAY})
    if is_in(action, REWARD, MOST_REWARDS):
        top = s.stack[-1] if s.stack else None
        steps = unflatten(top.steps) if isinstance(top, Rewards) else []
        at = action - REWARD
        if at < len(steps) and steps[at][0] == DOWN:
            return Message("label-reward-price", {"reward": effect_said(tuple(steps[at + 1 : end_of(steps, at)]))})
        return Message("label-reward", {"step": step_said(steps[at])}) if at < len(steps) else Message("label-skip")
    if is_in(action, GAIN, CUBES):
        return Message("label-gain", {"thing": action - GAIN})
    if is_in(action, GAIN_ESSENCE, 3):
        return Message("label-gain", {"thing": CUBES + action - GAIN_ESSENCE})
    if is_in(action, ADVANCE, 4):
        return Message("label-advance", {"element": action - ADVANCE})
    if is_in(action, RETREAT, 4):
        return Message("label-retreat", {"element": action - RETREAT})
    if action >= RETURN:
        return Message("label-return", {"publication": s.cards.called("publication", action - RETURN)})
    given, received = exchanged(action)
    return Message("label-exchange", {"thing": given, "thing2": received})


def exchanged(action: int) -> tuple[int, int]:
    if action < REFINE_GOLD:
        return action - REFINE + 1, action - REFINE + REFINED_COPPER
    if action < SWAP:
        return REFINED_GOLD, action - REFINE_GOLD + REFINED_COPPER
    if action < GILD:
        at, material = divmod(action - SWAP, 5)
        return SWAP_SOURCES[at], material
    return action - GILD + REFINED_COPPER, REFINED_GOLD


def explain(s: Trismegistus, action: int) -> Message:
    """What the action does: for cards and tiles, what stands on them."""
    kind = ACTIONS.kinds[action]
    if kind is not None:
        return kind.explain(s, action - kind.first)
    label = describe(s, action)
    lab = s.labs[asked_seat(s)]
    top = s.stack[-1].kind if s.stack else ""
    if CHOOSE_EXPERIMENT <= action < CHOOSE_PUBLICATION:
        return explain_experiment(s.cards, label, chosen_card(action))
    if CHOOSE_PUBLICATION <= action < CHOOSE_ARTIFACT:
        return explain_publication(s, label, action - CHOOSE_PUBLICATION)
    if CHOOSE_ARTIFACT <= action < SLOT:
        return explain_artifact(s.cards, label, action - CHOOSE_ARTIFACT)
    if action == USE and top in ("fire", "ability"):
        frame = s.stack[-1]
        tile = frame.tile if top == "ability" else lab.artifacts[frame.slot]  # type: ignore[attr-defined]
        return explain_artifact(s.cards, label, tile)
    if is_in(action, UNLOCK, SOCKETS):
        return explain_formula(s.cards, label, formula_of(lab, lab.sockets[action - UNLOCK]))
    if action >= RETURN:
        return explain_publication(s, label, action - RETURN)
    return label


def explain_publication(s: Trismegistus, label: Message, card: int) -> Message:
    publication = s.cards.publications[card]
    needs: list[Message] = [
        Message("some-elements", {"count": count, "element": element})
        for element, count in enumerate(publication.needs)
        if count
    ]
    return Message("explain-publication", {"label": label, "elements": needs, "points": publication.vp})


assert len(ACTIONS) == RETURN + 24, "an action was added that has no label"
