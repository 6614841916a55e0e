"""Dice, cubes, essences and tracks as the observing seat can use them."""

from __future__ import annotations

from athanor.envs.layout import NONE
from athanor.games.trismegistus import features_groups as g
from athanor.games.trismegistus.cards import PLACES, SLOTS
from athanor.games.trismegistus.components import PAYMENTS, SOURCES, TRACK_POINTS
from athanor.games.trismegistus.features_actions import AT_CUBES, AT_DICE, AT_PAYMENTS, AT_TRACKS
from athanor.games.trismegistus.features_own import MOST, Own
from athanor.games.trismegistus.features_printed import ARTIFACT
from athanor.games.trismegistus.symbols import CUBES, MATERIAL_OF, NO_ESSENCE, REFINED_OF, TOP, WILD, WILD_FACE


def fill_supplies(own: Own) -> None:
    fill_dice(own)
    fill_cubes(own)
    fill_tracks(own)


def fill_dice(own: Own) -> None:
    s, lab, floats, ints = own.s, own.lab, own.floats, own.ints
    board, bowls = s.cards.board, s.bowls
    sources = [0, 0, 0]
    live = [0, 0, 0]
    tiles = [0, 0, 0]
    for arrow in range(SLOTS):
        colour = board.arrow_colours[arrow]
        sources[colour] += own.sources[arrow]
        slot = s.tables.slot_of[arrow]
        if own.sources[arrow] and lab.artifacts[slot] >= 0 and not lab.exhausted >> slot & 1:
            live[colour] += 1
    for place in range(PLACES):
        if s.market[place] >= 0:
            tiles[board.market_colours[place]] += 1
    at = AT_DICE.floats
    at_ints = AT_DICE.ints
    for face in range(WILD_FACE + 1):
        potency = min(5, bowls[3 * face] + bowls[3 * face + 1] + bowls[3 * face + 2])
        experiments = 0
        wanted = 0
        if face < WILD_FACE:
            wanted = own.want[face]
            for space in s.tables.spaces_for[face]:
                experiments += len(s.spaces[space])
        essence = board.bowl_essence[face]
        for colour in range(3):
            count = bowls[3 * face + colour]
            floats[at + g.D_COUNT] = count / 3
            floats[at + g.D_POTENCY] = potency / 5
            floats[at + g.D_SOURCES] = sources[colour] / 4
            floats[at + g.D_ARTIFACTS] = live[colour] / 2
            floats[at + g.D_EXPERIMENTS] = experiments / 4
            floats[at + g.D_TILES] = tiles[colour] / 2
            floats[at + g.D_WANTED] = wanted / 2
            if face == own.face and colour == own.colour:
                floats[at + g.D_ACTING] = 1.0
            ints[at_ints + g.DC_FACE] = face
            ints[at_ints + g.DC_COLOUR] = colour
            ints[at_ints + g.DC_COUNT] = min(count, 5)
            ints[at_ints + g.DC_POTENCY] = potency
            ints[at_ints + g.DC_ESSENCE] = NONE if essence == NO_ESSENCE else essence
            at += AT_DICE.wide
            at_ints += AT_DICE.wide_ints


def fill_cubes(own: Own) -> None:
    s, lab, floats, ints = own.s, own.lab, own.floats, own.ints
    board = s.cards.board
    for cube in range(CUBES):
        at = AT_CUBES.floats + AT_CUBES.wide * cube
        at_ints = AT_CUBES.ints + AT_CUBES.wide_ints * cube
        held = lab.cubes[cube]
        floats[at + g.U_HELD] = held / 3
        floats[at + g.U_WANTED] = own.want[cube] / 2
        floats[at + g.U_ASKED] = own.asked[cube] / 2
        ints[at_ints + g.UC_HELD] = min(held, MOST)
        if cube < SOURCES:
            arrow = MATERIAL_OF[cube]
            colour = board.arrow_colours[arrow]
            made = REFINED_OF[arrow + 1]
            floats[at + g.U_MADE] = lab.cubes[made] / 3
            floats[at + g.U_MADE_WANTED] = own.want[made] / 2
            if own.moves in (colour, WILD):
                floats[at + g.U_LIVE] = 1.0
            ints[at_ints + g.UC_COLOUR] = colour
            slot = s.tables.slot_of[arrow]
            if lab.artifacts[slot] >= 0 and not lab.exhausted >> slot & 1:
                ints[at_ints] = ARTIFACT + lab.artifacts[slot]


def fill_tracks(own: Own) -> None:
    s, floats, ints = own.s, own.floats, own.ints
    bonus_steps = s.cards.board.bonus_steps
    entered = s.entered[own.seat]
    nexts = [NONE] * 4  # the token on the next step
    worths = [0.0] * 4
    for track in range(4):
        level = own.lab.tracks[track]
        at = AT_TRACKS.floats + AT_TRACKS.wide * track
        at_ints = AT_TRACKS.ints + AT_TRACKS.wide_ints * track
        worths[track] = (1 if level >= TOP else TRACK_POINTS[level + 1] - TRACK_POINTS[level]) / 3
        floats[at + g.K_LEVEL] = level / 12
        floats[at + g.K_GAP] = own.gaps[track] / 4
        floats[at + g.K_WORTH] = worths[track]
        if level > 0:
            floats[at + g.K_LOSS] = (TRACK_POINTS[level] - TRACK_POINTS[level - 1]) / 3
        for which in range(2):
            token = s.bonus[2 * track + which]
            ahead = bonus_steps[which] - level
            if token >= 0 and ahead > 0 and not entered >> (2 * track + which) & 1:
                floats[at + g.K_TOKENS + which] = 1.0 / ahead
                ints[at_ints + g.KC_TOKENS + which] = token
                if ahead == 1:
                    nexts[track] = token
        ints[at_ints + g.KC_LEVEL] = level
        ints[at_ints + g.KC_ESSENCE] = s.essence_of[track]
    for payment in range(PAYMENTS):
        at = AT_PAYMENTS.floats + AT_PAYMENTS.wide * payment
        at_ints = AT_PAYMENTS.ints + AT_PAYMENTS.wide_ints * payment
        track = s.track_of[min(payment, 3)]
        held = own.payments[payment]
        level = own.lab.tracks[track]
        floats[at + g.M_HELD] = held / 3
        floats[at + g.M_LEVEL] = level / 12
        floats[at + g.M_GAP] = own.gaps[track] / 4
        floats[at + g.M_WORTH] = worths[track]
        ints[at_ints + g.MC_HELD] = min(held, MOST)
        ints[at_ints + g.MC_LEVEL] = level
        ints[at_ints + g.MC_BONUS] = nexts[track]
        floats[AT_TRACKS.floats + AT_TRACKS.wide * track + g.K_PAYMENTS] += held / 3
