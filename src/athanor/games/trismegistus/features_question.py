"""The pending question in an observation: who is asked what, the symbols that wait, and what is offered at set-up."""

from __future__ import annotations

from athanor.games.trismegistus import features_cards as k
from athanor.games.trismegistus import features_groups as g
from athanor.games.trismegistus import features_layout as t
from athanor.games.trismegistus.artifacts import DrawArtifact, PlaceArtifact
from athanor.games.trismegistus.cards import EXPERIMENT_IDS, FORMULAS_EACH
from athanor.games.trismegistus.cards import MASTERPIECE as MASTERPIECE_LEVEL
from athanor.games.trismegistus.components import MOST_REWARDS
from athanor.games.trismegistus.effects import Exchange, Gain
from athanor.games.trismegistus.experiments import Pay, Unlock
from athanor.games.trismegistus.features_actions import (
    AT_CUBES,
    AT_LABORATORIES,
    AT_OFFERS,
    AT_SUBJECT,
    AT_SYMBOLS,
)
from athanor.games.trismegistus.features_own import MOST, Own
from athanor.games.trismegistus.features_printed import (
    ARTIFACT,
    EXPERIMENT,
    FORMULA,
    code_of,
)
from athanor.games.trismegistus.main_actions import Transmuting
from athanor.games.trismegistus.mastery import Advance
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.rewards import Symbols
from athanor.games.trismegistus.setting_up import ChooseHand
from athanor.games.trismegistus.stone import PlaceFormula
from athanor.games.trismegistus.symbols import ANY_RAW, ANY_REFINED, DOWN
from athanor.games.trismegistus.transmuting import Ability, Fire, Granted

KIND_ARTIFACT, KIND_EXPERIMENT, KIND_FORMULA = 0, 1, 3  # as in what is printed


def fill_offers(own: Own) -> None:
    """What the seat was dealt at set-up, and which of it it has chosen."""
    frame = own.s.stack[-1]
    if not isinstance(frame, ChooseHand):
        return
    pick = frame.picks[own.seat]
    made = pick.bit_length() - 1
    own.ints[t.C_CHOOSING] = made
    offers = own.lab.offers
    for at in range(8):
        card = offers[at]
        if card < 0:
            continue
        kind = at // 2
        if kind == 2:
            own.fill_publication(card, 1)
            continue
        state = 0
        if kind < made:
            state = 1 if pick >> (made - 1 - kind) & 1 == at % 2 else 2
        if kind == 0:
            slot, number = card, EXPERIMENT + card
        elif kind == 1:
            slot, number = k.OFFERED + card - EXPERIMENT_IDS[MASTERPIECE_LEVEL][0], EXPERIMENT + card
        else:
            slot, number = 2 * k.OFFERED + card, ARTIFACT + card
        place = AT_OFFERS.ints + AT_OFFERS.wide_ints * slot
        own.ints[place] = number
        own.ints[place + k.OC_CHOSEN] = state


def fill_asked(own: Own, deciding: bool) -> None:
    """What everybody sees: who is asked, what kind of question it is."""
    s = own.s
    own.ints[t.C_QUESTION] = t.KIND_OF[s.stack[-1].kind]
    own.ints[t.C_ASKED] = (s.asked - own.seat) % s.players
    frame = s.stack[-1]
    if isinstance(frame, ChooseHand):
        for seat in range(s.players):
            chosen = frame.picks[seat].bit_length() - 1
            at = AT_LABORATORIES.floats + AT_LABORATORIES.wide * ((seat - own.seat) % s.players)
            own.floats[at + g.L_CHOSEN] = chosen / 4
    for seat in frame.waiting(s):
        at = AT_LABORATORIES.floats + AT_LABORATORIES.wide * ((seat - own.seat) % s.players)
        own.floats[at + g.L_WAITING] = 1.0
    if deciding:
        own.floats[t.T_DECIDING] = 1.0


def fill_question(own: Own) -> None:
    ints, lab = own.ints, own.lab
    stack = own.s.stack
    frame = stack[-1]
    if len(stack) > 1:
        ints[t.C_BELOW] = t.KIND_OF[stack[-2].kind]
    if len(stack) > 2:
        ints[t.C_BELOW + 1] = t.KIND_OF[stack[-3].kind]
    if isinstance(frame, Fire):
        fill_subject(own, KIND_ARTIFACT, lab.artifacts[frame.slot])
    elif isinstance(frame, (Ability, PlaceArtifact)):
        fill_subject(own, KIND_ARTIFACT, frame.tile)
    elif isinstance(frame, PlaceFormula):
        fill_subject(own, KIND_FORMULA, lab.alchemist * FORMULAS_EACH + lab.sockets[frame.socket])
    elif isinstance(frame, Pay):
        fill_subject(own, KIND_EXPERIMENT, frame.card)
        fill_cost(own, frame)
    elif isinstance(frame, Transmuting):
        ints[t.C_ARROW] = frame.arrow
    elif isinstance(frame, Gain):
        ints[t.C_GAIN] = 1 if frame.among == ANY_RAW else 2 if frame.among == ANY_REFINED else 0
        ints[t.C_COUNT] = min(frame.count, MOST)
    elif isinstance(frame, Exchange):
        ints[t.C_EXCHANGE] = frame.what
        ints[t.C_COUNT] = min(frame.count, MOST)
    elif isinstance(frame, Granted):
        ints[t.C_GRANTED] = frame.colour
        ints[t.C_COUNT] = min(frame.count, MOST)
    elif isinstance(frame, DrawArtifact):
        ints[t.C_COUNT] = min(frame.count, MOST)
    elif isinstance(frame, Advance):
        ints[t.C_AMONG] = frame.among
        ints[t.C_TIMES] = min(frame.times, 3)
        ints[t.C_STEPS] = min(frame.steps, 3)
    elif isinstance(frame, Unlock):
        ints[t.C_COLUMN] = frame.column


def fill_subject(own: Own, kind: int, id: int) -> None:
    number = id + (ARTIFACT if kind == KIND_ARTIFACT else FORMULA if kind == KIND_FORMULA else EXPERIMENT)
    own.ints[AT_SUBJECT.ints] = number
    own.ints[AT_SUBJECT.ints + g.JC_KIND] = kind
    if kind == KIND_ARTIFACT:
        own.floats[AT_SUBJECT.floats + g.J_WANTED] = own.wanted(id)
    own.floats[AT_SUBJECT.floats + g.J_MULTIPLIED] = own.multiplied(number)


def fill_cost(own: Own, frame: Pay) -> None:
    own.ints[t.C_GAP] = min(frame.gap, MOST)
    own.ints[t.C_DISCOUNTS_LEFT] = frame.discounts
    if not frame.gap and frame.cost:
        own.ints[t.C_ASKED_CUBE] = frame.cost[0]
    for kind in frame.cost:
        own.floats[t.T_COST + kind] += 1 / 3
        if kind < ANY_RAW:
            own.floats[AT_CUBES.floats + AT_CUBES.wide * kind + g.U_COST] += 0.5


def fill_symbols(own: Own) -> None:
    """The symbols of the question where they stand there, then those of the questions beneath it."""
    stack = own.s.stack
    slot = 0
    for at in range(len(stack) - 1, -1, -1):
        frame = stack[at]
        if isinstance(frame, Symbols) and frame.seat == own.seat:
            slot = fill_waiting(own, frame.steps, slot, at == len(stack) - 1)


def fill_waiting(own: Own, steps: tuple[int, ...], slot: int, now: bool) -> int:
    """Gives the next free slot."""
    floats, ints = own.floats, own.ints
    for first in range(0, len(steps), 4):
        if slot == MOST_REWARDS:
            break
        op, what, number, per = steps[first], steps[first + 1], steps[first + 2], steps[first + 3]
        at = AT_SYMBOLS.floats + AT_SYMBOLS.wide * slot
        at_ints = AT_SYMBOLS.ints + AT_SYMBOLS.wide_ints * slot
        floats[at + g.Y_NUMBER] = number / 3
        floats[at + g.Y_BRINGS] = number * measure(own.s, own.seat, per) / 4
        if now:
            floats[at + g.Y_NOW] = 1.0
        ints[at_ints + g.YC_OP] = op
        ints[at_ints + g.YC_CODE] = code_of(op, 0 if op == DOWN else what)
        ints[at_ints + g.YC_PER] = per
        ints[at_ints + g.YC_NUMBER] = min(number, MOST)
        slot += 1
    return slot
