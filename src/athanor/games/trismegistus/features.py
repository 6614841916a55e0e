"""The encoder of Trismegistus: what a seat knows as two rows of numbers (`features_layout.py` says which).

Secret are the masterpieces and publications of the others, their choices at set-up, and the order of every deck: none
of it is looked at here.
"""

from __future__ import annotations

from typing import Any, Final

from athanor.core.state import State
from athanor.envs.encoder import Encoder
from athanor.games.trismegistus import features_cards as g
from athanor.games.trismegistus import features_layout as t
from athanor.games.trismegistus.botmegistus import read_options
from athanor.games.trismegistus.botmegistus.difficulty import PRESETS
from athanor.games.trismegistus.components import DICE_EACH, ROUNDS
from athanor.games.trismegistus.experiments import shortage
from athanor.games.trismegistus.features_actions import (
    AT_ACHIEVEMENTS,
    AT_ALCHEMISTS,
    LAYOUT,
)
from athanor.games.trismegistus.features_own import MOST, Own
from athanor.games.trismegistus.features_printed import (
    ACHIEVEMENT,
    ALCHEMIST,
    BOT_CARD,
    DIE,
    STEPS,
    printed_of,
)
from athanor.games.trismegistus.features_question import fill_asked, fill_offers, fill_question, fill_symbols
from athanor.games.trismegistus.features_rivals import fill_laboratories
from athanor.games.trismegistus.features_supplies import fill_supplies
from athanor.games.trismegistus.main_actions import Declared
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.reacting import React, active_die
from athanor.games.trismegistus.scoring import BOT, HUMAN, scores
from athanor.games.trismegistus.setting_up import ALL_CHOSEN, ChooseHand
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_RAW, ANY_REFINED, HELD, REACTION_USED
from athanor.games.trismegistus.transmuting import Granted

# What tables to learn from are played with now and then, and how often.
OPTIONS: Final = (
    ("setup", "introductory", 0.1),
    ("essences", "shuffled", 0.2),
    ("achievements", "on", 0.3),
    ("formulas", "between", 0.15),
    ("free", "turn", 0.15),
)


class TrismegistusEncoder(Encoder):
    def __init__(self) -> None:
        self.layout = LAYOUT

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        assert isinstance(s, Trismegistus)
        return observe(s, seat)

    def printed(self, s: State) -> list[list[float]]:
        assert isinstance(s, Trismegistus)
        return printed_of(s.cards).rows

    def table(self, rng: Any) -> tuple[int, dict[str, Any]]:
        """Mostly the game as it is usually played, with every option now and then."""
        players: int = rng.choice((1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4))
        options: dict[str, Any] = {name: value for name, value, share in OPTIONS if rng.random() < share}
        if players == 1:
            options.pop("achievements", None)
            options["bot"] = rng.choice(tuple(PRESETS))
            if rng.random() < 0.3:
                options["bot-planning"] = "on"
        return players, options

    def results(self, s: State) -> tuple[list[float], list[float]]:
        """Against Botmegistus a tie is no win: its share goes to the opponent."""
        assert isinstance(s, Trismegistus)
        if not s.solo:
            return Encoder.results(self, s)
        points = [float(line) for line in scores(s)]
        won = points[HUMAN] > points[BOT]
        return [1.0, 0.0] if won else [0.0, 1.0], points


def observe(s: Trismegistus, seat: int) -> tuple[list[float], list[int]]:
    own = Own(s, seat)
    frame = s.stack[-1]
    deciding = frame.seat == seat
    if isinstance(frame, ChooseHand):
        deciding = frame.picks[seat] < ALL_CHOSEN
    set_acting_die(own, deciding)
    own.fill()
    fill_supplies(own)
    most = fill_laboratories(own)
    fill_table(own, most)
    fill_stock(own)
    fill_alchemists(own)
    if s.achievements:
        fill_achievements(own)
    if own.lab.offers:
        fill_offers(own)
    fill_asked(own, deciding)
    if deciding:
        fill_question(own)
        fill_symbols(own)
    return own.floats, own.ints


def set_acting_die(own: Own, deciding: bool) -> None:
    """The die by which the seat acts: its own, the one it declares, or the one it reacts to."""
    frame = own.s.stack[-1]
    own.face, own.colour, own.potency = own.lab.face, own.lab.colour, own.lab.potency
    own.moves = own.colour
    if not deciding:
        return
    if isinstance(frame, Declared):
        own.face, own.colour = frame.face, frame.colour
        own.moves = own.colour
    elif isinstance(frame, React):
        own.face, own.colour = active_die(own.s)
        own.potency = 1
        own.moves = own.colour
    elif isinstance(frame, Granted):
        own.moves = frame.colour


# ---------------------------------------------------------------- the whole table


def fill_table(own: Own, most: int) -> None:
    s, floats, ints, lab = own.s, own.floats, own.ints, own.lab
    options = s.options
    ints[t.C_PLAYERS] = s.players - 1
    ints[t.C_SETUP] = 1 if options["setup"] == "introductory" else 0
    ints[t.C_DOMINANT] = 1 if options["essences"] == "shuffled" else 0
    ints[t.C_ACHIEVEMENTS] = 1 if options["achievements"] == "on" else 0
    ints[t.C_BETWEEN] = 1 if options["formulas"] == "between" else 0
    ints[t.C_FREE] = 1 if options["free"] == "turn" else 0
    ints[t.C_ROUND] = s.round - 1
    ints[t.C_ACTIVE] = (s.active - own.seat) % (2 if s.solo else s.players)
    ints[t.C_DEPTH] = min(s.depth, 3)
    lead = (floats[t.T_POINTS] - most / t.POINTS) if s.players > 1 or s.bot is not None else 0.0
    floats[t.T_LEAD] = lead
    floats[t.T_LEAD_IN_ROUND + s.round - 1] = lead
    bowls = s.bowls
    for face in range(6):
        count = 0
        for colour in range(3):
            dice = bowls[3 * face + colour]
            if dice:
                floats[t.T_BOWLS + 3 * face + colour] = dice / 3
                count += dice
        ints[t.C_BOWL_SIZES + face] = min(count, 5)
    floats[t.T_DECKS] = len(s.publications) / 10
    floats[t.T_DECKS + 1] = len(s.stacks[s.round - 1]) / 10
    floats[t.T_DECKS + 2] = len(s.experiment_decks[s.round - 1]) / 10
    entered = s.entered[own.seat]
    for space in range(8):
        ints[t.C_BONUS + space] = s.bonus[space]
        if entered >> space & 1:
            floats[t.T_ENTERED + space] = 1.0
    for bonus in s.pending:
        floats[t.T_PENDING + bonus] += 1.0
    for track in range(4):
        ints[t.C_DOMINANT_ESSENCE + track] = s.essence_of[track]
    floats[t.T_PLAYING] = len(s.order) / 4
    if own.seat in s.order:
        ints[t.C_PLACE] = s.order.index(own.seat)
    if own.seat in s.next_order:
        ints[t.C_NEXT_PLACE] = s.next_order.index(own.seat)
    here = DICE_EACH - lab.dice_used() - (lab.face >= 0)
    floats[t.T_DICE] = here / 3
    floats[t.T_DICE + 1] = (here + DICE_EACH * (ROUNDS - s.round)) / 9
    if s.solo:
        ints[t.C_PLANNING] = 1 if options["bot-planning"] == "on" else 0
        switches = read_options(options).switches if s.bot is None else s.bot.switches
        for switch in range(16):
            if switches >> switch & 1:
                floats[t.T_SWITCHES + switch] = 1.0
        if s.bot_deck is not None and s.bot_deck.pile:
            fill_pile(own, s.bot_deck.pile)


def fill_pile(own: Own, pile: list[int]) -> None:
    """Which cards are left is known, their order is not."""
    floats = own.floats
    floats[t.T_DECKS + 3] = len(pile) / 10
    share = 1 / len(pile)
    total = [0.0] * 13
    for card in sorted(pile):  # the same sum to the last digit, whatever the order
        row = own.printed.rows[BOT_CARD + card]
        for at in range(8):
            total[at] += row[DIE + at]
        for at in range(5):
            total[8 + at] += row[STEPS + at]
    for at in range(13):
        floats[t.T_BOT_NEXT + at] = share * total[at]


def fill_stock(own: Own) -> None:
    """What the seat has, in the fields of the whole table."""
    floats, ints, lab = own.floats, own.ints, own.lab
    cubes = lab.cubes
    for cube in range(len(cubes)):
        count = cubes[cube]
        floats[t.T_CUBES + cube] = count / 3
        ints[t.C_HELD + cube] = min(count, MOST)
    for kind in range(3):
        count = lab.essences[kind]
        floats[t.T_ESSENCES + kind] = count / 3
        ints[t.C_ESSENCES_HELD + kind] = min(count, MOST)
    tokens = [lab.ethereal, lab.chameleon, lab.ready, lab.used]
    for kind in range(4):
        floats[t.T_TOKENS + kind] = tokens[kind] / 3
        ints[t.C_TOKENS_HELD + kind] = min(tokens[kind], MOST)
        floats[t.T_TRACKS + kind] = lab.tracks[kind] / 12
        ints[t.C_LEVELS + kind] = lab.tracks[kind]
        floats[t.T_DISCOUNTS + kind] = lab.discounts(kind) / 2 if lab.alchemist >= 0 else 0.0
        floats[t.T_ELEMENTALS + kind] = own.have[kind] / 3
        floats[t.T_LACKING + kind] = own.lacking[kind] / 4
        floats[t.T_COLUMNS + kind] = own.columns[kind] / 2
    floats[t.T_TOTALS] = own.held(ANY_RAW) / 6
    floats[t.T_TOTALS + 1] = own.held(ANY_REFINED) / 6
    floats[t.T_POTENCY] = lab.potency / 5
    formulas = lab.formulas()
    bought = lab.bought.bit_count()
    floats[t.T_STONE] = formulas / 7
    floats[t.T_STONE + 1] = (lab.filled & ~lab.sampled).bit_count() / 7
    floats[t.T_STONE + 2] = (bought + 1 - cubes[-1]) / 4
    if lab.face >= 0:
        ints[t.C_DIE] = lab.face * 3 + lab.colour
        ints[t.C_FACE] = lab.face
        ints[t.C_COLOUR] = lab.colour
        ints[t.C_POTENCY_LEFT] = lab.potency
    if own.face >= 0:
        ints[t.C_ACTING_DIE] = own.face * 3 + own.colour
        ints[t.C_ACTING_FACE] = own.face
        ints[t.C_ACTING_COLOUR] = own.colour
    tiles = 0
    for tile in lab.artifacts:
        tiles += tile >= 0
    ints[t.C_DICE_USED] = lab.dice_used()
    ints[t.C_FORMULAS] = formulas
    ints[t.C_BOUGHT] = bought
    ints[t.C_PERFORMED] = min(len(lab.done), 12)
    ints[t.C_OPEN] = len(lab.open)
    ints[t.C_TILES] = tiles
    ints[t.C_HAND] = min(len(lab.hand), 8)


# ---------------------------------------------------------------- boards and achievements


def fill_alchemists(own: Own) -> None:
    s, ints = own.s, own.ints
    for alchemist in range(len(s.cards.alchemists)):
        ints[AT_ALCHEMISTS.ints + AT_ALCHEMISTS.wide_ints * alchemist] = ALCHEMIST + alchemist
    for seat in range(s.players):
        alchemist = s.labs[seat].alchemist
        if alchemist >= 0:
            at = AT_ALCHEMISTS.ints + AT_ALCHEMISTS.wide_ints * alchemist
            ints[at + g.HC_SEAT] = (seat - own.seat) % s.players


def fill_achievements(own: Own) -> None:
    s = own.s
    for place in range(len(s.achievements)):
        achievement = s.achievements[place]
        if achievement >= 0:
            at = AT_ACHIEVEMENTS.floats + AT_ACHIEVEMENTS.wide * place
            at_ints = AT_ACHIEVEMENTS.ints + AT_ACHIEVEMENTS.wide_ints * place
            lacking = lacks(s, own.seat, achievement)
            nearest = 99
            for seat in range(s.players):
                if seat != own.seat:
                    nearest = min(nearest, lacks(s, seat, achievement))
            own.floats[at + g.Q_LACKING] = lacking / 4
            own.floats[at + g.Q_RIVAL] = nearest / 4
            own.ints[at_ints] = ACHIEVEMENT + achievement
            own.ints[at_ints + g.QC_LACKING] = min(lacking, MOST)


def lacks(s: Trismegistus, seat: int, achievement: int) -> int:
    """How much of its conditions is missing: 0 if and only if it could be claimed."""
    cubes: list[int] = []
    missing = 0
    for what, least in s.cards.achievements[achievement].conditions:
        if HELD <= what < REACTION_USED:
            cubes += [what - HELD] * least
        else:
            missing += max(0, least - measure(s, seat, what))
    return missing + max(0, shortage(s.labs[seat].cubes, tuple(cubes), 0, 0)) if cubes else missing


ENCODER: Final = TrismegistusEncoder()
