"""What a seat of Spellbook knows, as numbers (the fields are named in `features_layout.py`).

Everything lies open but the order in which tokens leave the bag, so an observation is the table seen from one seat:
own things first, then each rival's in the order of play. Beside what lies there it holds what follows from it: which
level a reserve can pay for, and what that would be worth.
"""

from __future__ import annotations

from typing import Any, Final

from athanor.core.state import State
from athanor.envs.encoder import Encoder, Many
from athanor.envs.layout import NONE, SEATS, Layout
from athanor.games.spellbook.components import (
    MOST_HANDICAP,
    NO_PHASE,
    RUNE_OF,
)
from athanor.games.spellbook.features_facts import colour_of, facts, last_day, write_question
from athanor.games.spellbook.features_layout import (
    LAYOUT,
    LEARNT_LEVELS,
    MOST_AT_BOTTOM,
    MOST_DAYS,
    MOST_HELD,
    MOST_LEAD,
    MOST_LYING,
    MOST_ON_ALTAR,
    MOST_PAYABLE,
    POINTS_SCALE,
    QUESTION_SIZE,
    QUESTIONS,
    WAITING,
)
from athanor.games.spellbook.features_sides import CLEAR, Side, sets_of_three, sides_of
from athanor.games.spellbook.learning import wild_elements
from athanor.games.spellbook.lineup import CLASSIC, SETS
from athanor.games.spellbook.scoring import DUMMY, PLAYER
from athanor.games.spellbook.spells.blue import ALWAYS, DRAWS, draws_at_once
from athanor.games.spellbook.state import Spellbook

# ---------------------------------------------------------------- the table


def table_numbers(s: Spellbook, seat: int, sides: list[Side], lead: int, floats: list[float]) -> None:
    me = sides[0]
    for side in sides:
        floats.append(1.0 if side.present else 0.0)
    for side in sides:
        floats.append(side.points / POINTS_SCALE)
    clear = max(-CLEAR, min(CLEAR, lead)) / 5
    floats.append(clear)
    floats.append(standing(s, sides, lead))
    floats.append(clear if s.last_round else 0.0)
    for rival in range(1, SEATS):
        floats.append((me.points - sides[rival].points) / 10 if sides[rival].present else 0.0)
    for side in sides:
        floats.append(side.learnt / 4)
    for side in sides:
        floats.append(side.total / 7)
    for side in sides:
        floats.append(side.size / 5)
    for side in sides:
        for count in side.runes:
            floats.append(count / 3)
    for side in sides:
        for count in side.stored_runes:
            floats.append(count / 5)
    for side in sides:
        floats.append(side.colours / 4)
    for side in sides:
        floats.append(max(side.tonight) / 5)
    turn = (s.today - s.starter) % s.players
    for step in range(SEATS):
        comes = s.last_round and step < s.players and (seat + step - s.starter) % s.players >= turn
        floats.append(1.0 if comes else 0.0)
    altar = s.altar
    for rune in range(3):
        lying = 0
        for kind in range(rune, 21, 3):
            lying += altar[kind]
        floats.append(lying / 3)
    floats.append(s.altar_size / 10)
    floats.append(s.bag_size / 40)
    floats.append(s.box_size / 40)
    floats.append(s.sorcerers[seat].days / 8)
    stored, learnt = 0, 0
    for rival in range(1, SEATS):
        if sides[rival].playing:
            stored, learnt = max(stored, sides[rival].total), max(learnt, sides[rival].learnt)
    floats.append(stored / 7)
    floats.append(learnt / 4)
    floats.append(len(s.bottom) / 4)
    floats.append(int(s.options["handicap"]) / 3)


def standing(s: Spellbook, sides: list[Side], lead: int) -> float:
    """1 ahead, -1 behind, 0 equal: by points, then spells, then tokens. Alone, a tie is lost."""
    if lead or s.players == 1:
        return 1.0 if lead > 0 else -1.0
    me = sides[0]
    own, best = me.learnt * 10 + me.size, 0
    for rival in range(1, SEATS):
        side = sides[rival]
        if side.present and side.points == me.points:
            best = max(best, side.learnt * 10 + side.size)
    return 1.0 if own > best else -1.0 if own < best else 0.0


def table_categories(s: Spellbook, seat: int, sides: list[Side], lead: int, ints: list[int]) -> None:
    players = s.players
    ints.append(players - 1)
    ints.append((s.asked - seat) % players)
    ints.append(s.phase * SEATS + (s.today - seat) % players)
    ints.append((s.starter - seat) % players)
    ints.append(last_day(s, seat))
    ints.append(1 if draws_at_once(s) else 0)
    for side in sides:
        ints.append(side.learnt if side.playing else NONE)
    for side in sides:
        ints.append(side.total if side.playing else NONE)
    for side in sides:
        ints.append(side.size if side.playing else NONE)
    ints.append(min(s.altar_size, MOST_ON_ALTAR))
    ints.append(min(s.sorcerers[seat].days, MOST_DAYS))
    leading = max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD
    ints.append(leading)
    ints.append(leading if s.last_round else NONE)
    ints.append(len(s.dummy) if players == 1 else NONE)
    ints.append(min(len(s.bottom), MOST_AT_BOTTOM) if players == 1 else NONE)
    depth = len(s.stack)
    write_question(s.stack[depth - 1], ints)
    if depth > 1:
        write_question(s.stack[depth - 2], ints)
    else:
        ints.extend([NONE] * QUESTION_SIZE)
    for at in range(depth - 3, depth - 3 - WAITING, -1):
        ints.append(QUESTIONS[s.stack[at].kind].number if at > 0 else NONE)


# ---------------------------------------------------------------- the colours


def colour_numbers(s: Spellbook, seat: int, sides: list[Side], colour: int, floats: list[float]) -> None:
    me = sides[0]
    first = 3 * colour
    for side in sides:
        reserve = side.reserve
        for kind in range(first, first + 3):
            floats.append(reserve[kind] * 0.5)
    altar, bag, box, aside = s.altar, s.bag, s.box, s.aside
    for kind in range(first, first + 3):
        floats.append(altar[kind] * 0.5)
    for kind in range(first, first + 3):
        floats.append(bag[kind] * 0.2)
    for kind in range(first, first + 3):
        floats.append(box[kind] * 0.2)
    for kind in range(first, first + 3):
        floats.append(float(aside[kind]))
    for kind in range(first, first + 3):
        floats.append(me.stored[kind] * 0.5)
    for rival in range(1, SEATS):
        stored = sides[rival].stored
        floats.append((stored[first] + stored[first + 1] + stored[first + 2]) / 3)
    for side in sides:
        floats.append(side.held[colour] / 3)
    floats.append((altar[first] + altar[first + 1] + altar[first + 2]) / 3)
    floats.append((bag[first] + bag[first + 1] + bag[first + 2]) / 10)
    for side in sides:
        floats.append(min(side.payable[colour], MOST_PAYABLE) / 5)
    floats.append(sets_of_three(me.reserve, me.runes, first) / 2)
    level, marker = me.level[colour], me.marker[colour]
    floats.append(me.runes[marker % 3] / 3 if marker >= 0 else 0.0)
    for wished in range(3, 6):
        floats.append(me.gain(s.lineup, colour, wished) / 5)
    for side in sides:
        floats.append(side.tonight[colour] / 5)
    fresh = s.sorcerers[seat].fresh >> colour & 1
    floats.append(float(fresh))
    usable = level and not fresh and s.today == seat and s.phase <= s.lineup.spells[colour].phase < NO_PHASE
    floats.append(1.0 if usable else 0.0)
    wanting, most = 0, 0
    for rival in range(1, SEATS):
        side = sides[rival]
        if side.playing and not side.level[colour]:
            wanting += 1
            most = max(most, side.held[colour])
    floats.append(wanting / 3)
    floats.append(most / 3)


def colour_categories(s: Spellbook, sides: list[Side], colour: int, ints: list[int]) -> None:
    """All but the last two: those are about pending questions."""
    me = sides[0]
    number = s.lineup.numbers[colour]
    first = 3 * colour
    level, held, most = me.level[colour], min(me.held[colour], MOST_HELD), me.payable[colour]
    lying = min(s.altar[first] + s.altar[first + 1] + s.altar[first + 2], MOST_LYING)
    ints.append(number * LEARNT_LEVELS + max(0, level - 2))
    for rival in range(1, SEATS):
        side = sides[rival]
        ints.append(number * LEARNT_LEVELS + max(0, side.level[colour] - 2) if side.playing else NONE)
    for rival in range(1, SEATS):
        side = sides[rival]
        ints.append(max(0, side.level[colour] - 2) if side.playing else NONE)
    ints.append(NONE if level else number * (MOST_HELD + 1) + held)
    for rival in range(1, SEATS):
        side = sides[rival]
        wants = side.playing and not side.level[colour]
        ints.append(number * (MOST_HELD + 1) + min(side.held[colour], MOST_HELD) if wants else NONE)
    ints.append(NONE if level else number * LEARNT_LEVELS + max(0, min(most, 5) - 2))
    ints.append(number * 3 + me.marker[colour] % 3 if level else NONE)
    for rival in range(1, SEATS):
        marker = sides[rival].marker[colour]
        ints.append(marker % 3 if marker >= 0 else NONE)
    for side in sides:
        ints.append(min(side.held[colour], MOST_HELD) if side.playing else NONE)
    for side in sides:
        ints.append(min(side.payable[colour], MOST_PAYABLE) if side.playing and not side.level[colour] else NONE)
    ints.append(NONE if level else transmuted(s, me, colour))
    ints.append(lying)
    ints.append(NONE if level else held * (MOST_LYING + 1) + lying)


def transmuted(s: Spellbook, me: Side, colour: int) -> int:
    """What could be paid for a spell with the wild elements of an own spell's highest line; NONE: it has no action."""
    for spell in s.lineup.wild_makers:
        wilds = spell.wilds(me.level[spell.colour])
        if wilds:
            real, rune = me.held[colour], RUNE_OF[me.marker[spell.colour]]
            wild = wild_elements(me.reserve, me.runes, 3 * colour, rune, wilds)
            return min(real + wild, MOST_PAYABLE) if real else 0
    return NONE


# ---------------------------------------------------------------- the encoder


class SpellbookEncoder(Encoder):
    layout: Layout = LAYOUT

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        assert isinstance(s, Spellbook)
        return observe(s, seat)

    def facts(self, s: State, seat: int) -> bytes:
        assert isinstance(s, Spellbook)
        return facts(s, seat)

    def many(self) -> Many | None:
        from athanor.games.spellbook.features_many import SpellbookMany

        return SpellbookMany()

    def table(self, rng: Any) -> tuple[int, dict[str, Any]]:
        """Mostly spells drawn by lot, so that each is met with each; the printed sets a little more often."""
        players = rng.choice((1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4))
        options: dict[str, Any] = {"spells": rng.choice((*SETS, CLASSIC, CLASSIC, CLASSIC, CLASSIC))}
        if players == 1:
            options["handicap"] = rng.randrange(MOST_HANDICAP + 1)
        if rng.random() < 0.1:
            options[DRAWS.name] = ALWAYS
        return players, options

    def results(self, s: State) -> tuple[list[float], list[float]]:
        """Alone, a tie is no victory: then the dummy has it all."""
        shares, scores = super().results(s)
        if s.players == 1 and scores[PLAYER] == scores[DUMMY]:
            shares = [0.0, 1.0]
        return shares, scores


def observe(s: Spellbook, seat: int) -> tuple[list[float], list[int]]:
    sides = sides_of(s, seat)
    best = max(side.points for side in sides[1:] if side.present)
    lead = sides[0].points - best
    floats: list[float] = []
    ints: list[int] = []
    table_numbers(s, seat, sides, lead, floats)
    table_categories(s, seat, sides, lead, ints)
    asked = [NONE] * 7
    pending = [NONE] * 7
    for at in range(len(s.stack) - 1, 0, -1):
        frame = s.stack[at]
        colour = colour_of(frame)
        if colour != NONE:
            place = asked if at == len(s.stack) - 1 else pending
            if place[colour] == NONE:
                place[colour] = QUESTIONS[frame.kind].number
    for colour in range(7):
        colour_numbers(s, seat, sides, colour, floats)
        colour_categories(s, sides, colour, ints)
        ints.append(asked[colour])
        ints.append(pending[colour])
    return floats, ints


ENCODER: Final = SpellbookEncoder()
