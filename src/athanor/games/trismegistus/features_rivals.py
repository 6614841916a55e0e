"""The laboratories side by side, and what lies open before the rivals. Alone, Botmegistus is the second seat."""

from __future__ import annotations

from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus import features_groups as g
from athanor.games.trismegistus.botmegistus.tracker import Tracker
from athanor.games.trismegistus.cards import PERSONALITY, SLOTS
from athanor.games.trismegistus.components import DICE_EACH, OPEN_LIMIT, SOURCES
from athanor.games.trismegistus.experiments import gap_of, shortage
from athanor.games.trismegistus.features_actions import (
    AT_BOT_CARDS,
    AT_LABORATORIES,
    AT_RIVAL_ARTIFACTS,
    AT_RIVAL_EXPERIMENTS,
    AT_TRACKS,
)
from athanor.games.trismegistus.features_layout import POINTS, T_POINTS, T_PRESENT
from athanor.games.trismegistus.features_own import MOST, Own
from athanor.games.trismegistus.features_printed import ALCHEMIST, ARTIFACT, BOT_CARD, EXPERIMENT
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.scoring import open_points
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import MATERIAL_OF, REFINED_GOLD


def fill_laboratories(own: Own) -> int:
    """All seats in the order of play. Gives the most points of a rival, as far as they lie open."""
    s, floats = own.s, own.floats
    open_own = open_points(s, own.seat)
    floats[T_PRESENT] = 1.0
    floats[T_POINTS] = (open_own + own.published) / POINTS
    fill_laboratory(own, 0, own.seat, open_own, 0)
    most = 0
    for place in range(1, s.players):
        seat = (own.seat + place) % s.players
        points = open_points(s, seat)
        most = max(most, points)
        floats[T_PRESENT + place] = 1.0
        floats[T_POINTS + place] = points / POINTS
        fill_laboratory(own, place, seat, points, points - open_own)
        fill_rival(own, place - 1, seat)
    if s.solo:
        floats[T_PRESENT + 1] = 1.0
        floats[AT_LABORATORIES.floats + AT_LABORATORIES.wide + g.L_AUTOMATIC] = 1.0
        if s.bot is not None:
            most = botmegistus.score(s.bot)
            floats[T_POINTS + 1] = most / POINTS
            fill_bot(own, s.bot, most, most - open_own)
    return most


def fill_laboratory(own: Own, place: int, seat: int, points: int, ahead: int) -> None:
    s, floats, ints = own.s, own.floats, own.ints
    lab = s.labs[seat]
    at = AT_LABORATORIES.floats + AT_LABORATORIES.wide * place
    at_ints = AT_LABORATORIES.ints + AT_LABORATORIES.wide_ints * place
    cubes = lab.cubes
    for cube in range(len(cubes)):
        if cubes[cube]:
            floats[at + g.L_CUBES + cube] = cubes[cube] / 3
    for essence in range(3):
        floats[at + g.L_ESSENCES + essence] = lab.essences[essence] / 3
    floats[at + g.L_TOKENS] = lab.ethereal / 3
    floats[at + g.L_TOKENS + 1] = lab.chameleon / 3
    floats[at + g.L_TOKENS + 2] = lab.ready / 3
    floats[at + g.L_TOKENS + 3] = lab.used / 3
    have = own.have if place == 0 else elementals(s, seat)
    for element in range(4):
        floats[at + g.L_TRACKS + element] = lab.tracks[element] / 12
        floats[at + g.L_ELEMENTALS + element] = have[element] / 3
        floats[at + g.L_DISCOUNTS + element] = lab.discounts(element) / 2 if lab.alchemist >= 0 else 0.0
        ints[at_ints + g.LC_LEVELS + element] = lab.tracks[element]
        if place > 0:
            floats[AT_TRACKS.floats + AT_TRACKS.wide * element + g.K_RIVALS + place - 1] = lab.tracks[element] / 12
    used = lab.dice_used()
    tiles = ready = 0
    for slot in range(SLOTS):
        if lab.artifacts[slot] >= 0:
            tiles += 1
            ready += 1 - (lab.exhausted >> slot & 1)
    formulas = lab.formulas()
    floats[at + g.L_POTENCY] = lab.potency / 5
    floats[at + g.L_DICE] = (DICE_EACH - used - (lab.face >= 0)) / 3
    floats[at + g.L_TILES] = tiles / 6
    floats[at + g.L_TILES + 1] = ready / 6
    floats[at + g.L_STONE] = formulas / 7
    floats[at + g.L_STONE + 1] = (lab.filled & ~lab.sampled).bit_count() / 7
    floats[at + g.L_STONE + 2] = lab.bought.bit_count() / 4
    floats[at + g.L_EXPERIMENTS] = len(lab.done) / 8
    floats[at + g.L_EXPERIMENTS + 1] = len(lab.open) / 2
    floats[at + g.L_EXPERIMENTS + 2] = 1.0 if lab.masterpiece >= 0 else 0.0
    floats[at + g.L_HAND] = len(lab.hand) / 4
    floats[at + g.L_ACHIEVEMENTS] = len(lab.achievements) / 2
    floats[at + g.L_POINTS] = points / POINTS
    floats[at + g.L_AHEAD] = ahead / POINTS
    if lab.alchemist >= 0:
        ints[at_ints] = ALCHEMIST + lab.alchemist
    if lab.face >= 0:
        ints[at_ints + g.LC_FACE] = lab.face
        ints[at_ints + g.LC_COLOUR] = lab.colour
        ints[at_ints + g.LC_POTENCY] = lab.potency
    ints[at_ints + g.LC_DICE_USED] = used
    ints[at_ints + g.LC_FORMULAS] = formulas
    ints[at_ints + g.LC_PERFORMED] = min(len(lab.done), 12)
    ints[at_ints + g.LC_GOLD] = min(cubes[REFINED_GOLD], MOST)
    ints[at_ints + g.LC_READY] = min(lab.ready, MOST)
    fill_order(own, at_ints, seat)


def fill_order(own: Own, at_ints: int, who: int) -> None:
    s = own.s
    if who in s.order:
        own.ints[at_ints + g.LC_PLACE] = s.order.index(who)
    if who in s.next_order:
        own.ints[at_ints + g.LC_NEXT_PLACE] = s.next_order.index(who)


# ---------------------------------------------------------------- what lies open before rivals


def fill_rival(own: Own, rival: int, seat: int) -> None:
    lab = own.s.labs[seat]
    sources = sources_of(lab)
    for slot in range(SLOTS):
        tile = lab.artifacts[slot]
        if tile >= 0:
            arrow = own.s.cards.board.slot_arrow[slot]
            fill_rival_tile(own, rival, slot, tile, not lab.exhausted >> slot & 1, sources[arrow])
    for place in range(len(lab.open)):
        card = lab.open[place]
        experiment = own.s.cards.experiments[card]
        gap = gap_of(own.s, seat, card)
        short = shortage(lab.cubes, experiment.cost, gap, lab.discounts(experiment.element))
        fill_rival_experiment(own, rival, place, card, gap, max(0, short))


def sources_of(lab: Laboratory) -> list[int]:
    """Cubes at the beginning of each arrow."""
    found = [0] * SLOTS
    for cube in range(SOURCES):
        found[MATERIAL_OF[cube]] += lab.cubes[cube]
    return found


def fill_rival_tile(own: Own, rival: int, slot: int, tile: int, ready: bool, sources: int) -> None:
    number = SLOTS * rival + slot
    at = AT_RIVAL_ARTIFACTS.floats + AT_RIVAL_ARTIFACTS.wide * number
    own.floats[at + g.R_READY] = 1.0 if ready else 0.0
    own.floats[at + g.R_SOURCES] = sources / 3
    at = AT_RIVAL_ARTIFACTS.ints + AT_RIVAL_ARTIFACTS.wide_ints * number
    own.ints[at] = ARTIFACT + tile
    own.ints[at + g.RC_SEAT] = rival


def fill_rival_experiment(own: Own, rival: int, place: int, card: int, gap: int, short: int) -> None:
    number = OPEN_LIMIT * rival + place
    at = AT_RIVAL_EXPERIMENTS.floats + AT_RIVAL_EXPERIMENTS.wide * number
    own.floats[at + g.G_SHORT] = short / 6
    own.floats[at + g.G_READY] = 0.0 if short else 1.0
    own.floats[at + g.G_GAP] = gap / 4
    at = AT_RIVAL_EXPERIMENTS.ints + AT_RIVAL_EXPERIMENTS.wide_ints * number
    own.ints[at] = EXPERIMENT + card
    own.ints[at + g.GC_SEAT] = rival
    own.ints[at + g.GC_SHORT] = min(short, MOST)


# ---------------------------------------------------------------- Botmegistus


def fill_bot(own: Own, bot: Tracker, points: int, ahead: int) -> None:
    """Its tracker in the fields of a laboratory; of what it has none, there is none."""
    s, floats, ints = own.s, own.floats, own.ints
    at = AT_LABORATORIES.floats + AT_LABORATORIES.wide
    at_ints = AT_LABORATORIES.ints + AT_LABORATORIES.wide_ints
    floats[at + g.L_CUBES + REFINED_GOLD] = bot.gold / 3
    floats[at + g.L_TOKENS] = bot.ethereal / 3
    for element in range(4):
        level = bot.levels[element]
        floats[at + g.L_TRACKS + element] = level / 12
        ints[at_ints + g.LC_LEVELS + element] = level
        floats[AT_TRACKS.floats + AT_TRACKS.wide * element + g.K_RIVALS] = level / 12
    for tile in bot.artifacts:
        for element in tile.elementals:
            floats[at + g.L_ELEMENTALS + element] += 1 / 3
    for card in bot.done:
        floats[at + g.L_ELEMENTALS + card.element] += 1 / 3
    used = len(bot.used)
    floats[at + g.L_POTENCY] = bot.potency / 5
    floats[at + g.L_DICE] = (DICE_EACH - used - bot.has_die) / 3
    floats[at + g.L_TILES] = len(bot.artifacts) / 6
    floats[at + g.L_EXPERIMENTS] = len(bot.done) / 8
    floats[at + g.L_EXPERIMENTS + 1] = len(bot.open) / 2
    floats[at + g.L_POINTS] = points / POINTS
    floats[at + g.L_AHEAD] = ahead / POINTS
    if bot.has_die:
        ints[at_ints + g.LC_FACE] = bot.symbol
        ints[at_ints + g.LC_COLOUR] = bot.colour
        ints[at_ints + g.LC_POTENCY] = bot.potency
    ints[at_ints + g.LC_DICE_USED] = used
    ints[at_ints + g.LC_PERFORMED] = min(len(bot.done), 12)
    ints[at_ints + g.LC_GOLD] = min(bot.gold, MOST)
    fill_order(own, at_ints, s.players)
    for place in range(len(bot.open)):
        gap = bot.open[place].gap(bot.levels)
        fill_rival_experiment(own, 0, place, bot.open[place].id, gap, gap)
    shown = bot.artifacts[-g.RIVALS * SLOTS :]  # it may have any number of them
    for number in range(len(shown)):
        fill_rival_tile(own, 0, number, shown[number].id, False, 0)
    if s.bot_deck is not None:
        fill_bot_cards(own, bot, s.bot_deck.open)


def fill_bot_cards(own: Own, bot: Tracker, cards: list[int]) -> None:
    s: Trismegistus = own.s
    for side in range(len(cards)):
        own.ints[AT_BOT_CARDS.ints + AT_BOT_CARDS.wide_ints * side] = BOT_CARD + cards[side]
        element = s.cards.bot_cards[cards[side]].element
        if cards[side] >= PERSONALITY and bot.levels[element] > own.lab.tracks[element]:
            own.floats[AT_BOT_CARDS.floats + AT_BOT_CARDS.wide * side + g.B_AHEAD] = 1.0
