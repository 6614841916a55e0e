"""Actions in words: a short label for each, and an explanation for those who ask.

Labels name what everybody can see, or what the action itself names; a hidden masterpiece is only "your masterpiece".
"""

# Not compiled: it makes words.

from __future__ import annotations

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.acting import Declared
from athanor.games.trismegistus.cards import (
    ALCHEMIST_COUNT,
    EXPERIMENT_IDS,
    FORMULAS_EACH,
    MASTERPIECE,
    PLACES,
    SLOTS,
    SPACES,
    VAULT_CELLS,
)
from athanor.games.trismegistus.components import (
    ACTIONS,
    ADVANCE,
    BUY_ARTIFACT,
    BUY_FORMULA,
    CELL,
    CHOOSE_ARTIFACT,
    CHOOSE_EXPERIMENT,
    CHOOSE_MASTERPIECE,
    CHOOSE_PUBLICATION,
    CLAIM,
    DECLARE,
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
    MOST_POTENCY,
    MOST_REWARDS,
    NO_ETHEREAL,
    OPEN_ACHIEVEMENTS,
    PASS,
    PAY,
    PAY_DISCOUNT,
    PAYMENT_CUBE,
    PAYMENTS,
    PERFORM,
    PERFORM_MASTERPIECE,
    REACT_ESSENCE,
    REACT_MATERIAL,
    RECHARGE,
    REFINE,
    REFINE_GOLD,
    RETREAT,
    RETURN,
    REWARD,
    SAMPLE,
    SKIP,
    SLOT,
    SOCKETS,
    SOURCES,
    SPEND_ETHEREAL,
    SWAP,
    SWAP_SOURCES,
    TAKE_ESSENCE,
    TAKE_EXPERIMENT,
    TRANSMUTE_BY,
    TURN,
    UNLOCK,
    USE,
    WITHDRAW,
    is_in,
)
from athanor.games.trismegistus.reacting import active_die
from athanor.games.trismegistus.rewards import Rewards, end_of, unflatten
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.stone import price
from athanor.games.trismegistus.symbols import CUBES, DOWN, MATERIAL_OF, REFINED_COPPER, REFINED_GOLD, REFINED_OF
from athanor.games.trismegistus.words import achievement_said, effect_said, experiment_said, step_said

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
    PERFORM_MASTERPIECE: "label-perform-masterpiece",
}
# Questions whose yes, no or end have words of their own.
USES = ("fire", "ability", "exchange", "draw-artifact")
SKIPS = (*USES, "granted", "price")


def describe(s: Trismegistus, action: int) -> Message:
    if action in PLAIN:
        return Message(PLAIN[action])
    asked = s.stack[-1].kind if s.stack else ""
    if action == END:
        return Message("label-end-transmuting" if asked == "transmuting" else "label-end")
    if action == USE:
        return Message(f"label-use-{asked}" if asked in USES else "label-use")
    if action == SKIP:
        return Message(f"label-skip-{asked}" if asked in SKIPS else "label-skip")
    if action < HARVEST:
        return describe_start(s, action)
    if action < PERFORM:
        return describe_action(s, action)
    if action < PAY:
        return describe_free(s, action)
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


def describe_action(s: Trismegistus, action: int) -> Message:
    """Main actions, which are partly reactions too."""
    lab = s.labs[asked_seat(s)]
    if is_in(action, HARVEST, MOST_POTENCY):
        top = s.stack[-1] if s.stack else None
        face = top.face if isinstance(top, Declared) else lab.face
        return Message("label-harvest", {"count": action - HARVEST + 1, "thing": max(face, 0)})
    if is_in(action, TAKE_ESSENCE, 4 * MOST_POTENCY):
        essence, spent = divmod(action - TAKE_ESSENCE, MOST_POTENCY)
        return Message("label-essence", {"count": spent + 1, "essence": essence})
    if is_in(action, TRANSMUTE_BY, SOURCES * PAYMENTS):
        cube, payment = divmod(action - TRANSMUTE_BY, PAYMENTS)
        paid = PAYMENT_CUBE[payment]
        args: dict[str, Arg] = {"thing": cube, "thing2": REFINED_OF[MATERIAL_OF[cube] + 1]}
        return Message("label-transmute", {**args, "paid": CUBES + payment if paid < 0 else paid})
    if is_in(action, BUY_ARTIFACT, PLACES):
        return named(s, "label-artifact", "artifact", s.market[action - BUY_ARTIFACT])
    if is_in(action, RECHARGE, SLOTS):
        return named(s, "label-recharge", "artifact", lab.artifacts[action - RECHARGE])
    if is_in(action, TAKE_EXPERIMENT, 2 * SPACES):
        space, at = divmod(action - TAKE_EXPERIMENT, 2)
        lying = s.spaces[space]
        return named(s, "label-experiment", "experiment", lying[at] if at < len(lying) else -1)
    colour, face = divmod(action - DECLARE, 5)
    return Message("label-declare", {"colour": colour, "face": face})


def named(s: Trismegistus, id: str, kind: str, card: int) -> Message:
    """A label with the name of a card; of an empty place there is none to say."""
    return Message(id, {kind: s.cards.called(kind, card)}) if card >= 0 else Message(f"{id}-none")


def describe_free(s: Trismegistus, action: int) -> Message:
    """Free actions, reactions, and where an unlocked formula goes."""
    lab = s.labs[asked_seat(s)]
    if action < PERFORM_MASTERPIECE:
        at = action - PERFORM
        return named(s, "label-perform", "experiment", lab.open[at] if at < len(lab.open) else -1)
    if is_in(action, BUY_FORMULA, SOCKETS) or is_in(action, UNLOCK, SOCKETS):
        socket = action - (BUY_FORMULA if action < UNLOCK else UNLOCK)
        formula = lab.alchemist * FORMULAS_EACH + lab.sockets[socket] if lab.sockets[socket] >= 0 else -1
        said = named(s, "label-buy" if action < UNLOCK else "label-unlock", "formula", formula)
        return Message(said.id, {**said.args, "element": socket // 2, "count": price(s, asked_seat(s))})
    if is_in(action, SAMPLE, VAULT_CELLS):
        at = lab.vault[action - SAMPLE]
        return named(s, "label-sample", "formula", lab.alchemist * FORMULAS_EACH + at if at >= 0 else -1)
    if is_in(action, CLAIM, OPEN_ACHIEVEMENTS):
        place = action - CLAIM
        return named(s, "label-claim", "achievement", s.achievements[place] if place < len(s.achievements) else -1)
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
    label = describe(s, action)
    lab = s.labs[asked_seat(s)]
    cards = s.cards
    top = s.stack[-1].kind if s.stack else ""
    if CHOOSE_EXPERIMENT <= action < CHOOSE_PUBLICATION:
        return explain_experiment(s, label, chosen_card(action))
    if CHOOSE_PUBLICATION <= action < CHOOSE_ARTIFACT:
        return explain_publication(s, label, action - CHOOSE_PUBLICATION)
    if CHOOSE_ARTIFACT <= action < SLOT:
        return explain_artifact(s, label, action - CHOOSE_ARTIFACT)
    if is_in(action, BUY_ARTIFACT, PLACES) and s.market[action - BUY_ARTIFACT] >= 0:
        return explain_artifact(s, label, s.market[action - BUY_ARTIFACT])
    if is_in(action, RECHARGE, SLOTS) and lab.artifacts[action - RECHARGE] >= 0:
        return explain_artifact(s, label, lab.artifacts[action - RECHARGE])
    if action == USE and top in ("fire", "ability"):
        frame = s.stack[-1]
        tile = frame.tile if top == "ability" else lab.artifacts[frame.slot]  # type: ignore[attr-defined]
        return explain_artifact(s, label, tile)
    if is_in(action, TAKE_EXPERIMENT, 2 * SPACES):
        space, at = divmod(action - TAKE_EXPERIMENT, 2)
        if at < len(s.spaces[space]):
            return explain_experiment(s, label, s.spaces[space][at])
    if PERFORM <= action < PERFORM_MASTERPIECE and action - PERFORM < len(lab.open):
        return explain_experiment(s, label, lab.open[action - PERFORM])
    if is_in(action, BUY_FORMULA, SOCKETS) or is_in(action, UNLOCK, SOCKETS):
        formula = lab.sockets[action - (BUY_FORMULA if action < UNLOCK else UNLOCK)]
        if formula >= 0:
            effect = cards.formulas[lab.alchemist * FORMULAS_EACH + formula].effect
            return Message("explain-formula", {"label": label, "effect": effect_said(effect)})
    if is_in(action, SAMPLE, VAULT_CELLS) and lab.vault[action - SAMPLE] >= 0:
        effect = cards.formulas[lab.alchemist * FORMULAS_EACH + lab.vault[action - SAMPLE]].effect
        return Message("explain-formula", {"label": label, "effect": effect_said(effect)})
    if is_in(action, CLAIM, OPEN_ACHIEVEMENTS) and action - CLAIM < len(s.achievements):
        card = s.achievements[action - CLAIM]
        if card >= 0:
            return Message("explain-achievement", {"label": label, **achievement_said(cards.achievements[card])})
    if action >= RETURN:
        return explain_publication(s, label, action - RETURN)
    return label


def explain_artifact(s: Trismegistus, label: Message, tile: int) -> Message:
    artifact = s.cards.artifacts[tile]
    shown: list[Message] = [Message("one-element", {"element": element}) for element in artifact.elementals]
    return Message("explain-artifact", {"label": label, "effect": effect_said(artifact.effect), "elements": shown})


def explain_experiment(s: Trismegistus, label: Message, card: int) -> Message:
    return Message("explain-experiment", {"label": label, **experiment_said(s.cards.experiments[card])})


def explain_publication(s: Trismegistus, label: Message, card: int) -> Message:
    publication = s.cards.publications[card]
    needs: list[Message] = [
        Message("some-elements", {"count": count, "element": element})
        for element, count in enumerate(publication.needs)
        if count
    ]
    return Message("explain-publication", {"label": label, "elements": needs, "points": publication.vp})


assert len(ACTIONS) == RETURN + 24, "an action was added that has no label"
