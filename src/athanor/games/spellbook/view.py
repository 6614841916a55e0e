"""What a seat may know. Everything lies open in this game except the order in which tokens leave the bag."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any

from athanor.games.spellbook.components import (
    DUMMY_FLUSH,
    DUMMY_POINTS,
    FAMILIAR_POINTS,
    LEVELS,
    RESERVE_LIMIT,
    listed,
)
from athanor.games.spellbook.rules import gift_given, tonight
from athanor.games.spellbook.scoring import dummy_points, points, score_sheet
from athanor.games.spellbook.spells.spell import VARIABLE, Spell
from athanor.games.spellbook.state import Spellbook
from athanor.games.spellbook.view_types import Card, Dummy, Printed, Row, Sorcerer, Tonight, View


def view(s: Spellbook, seat: int | None) -> dict[str, Any]:
    shown: View = {
        "game": s.game.id,
        "seat": seat,
        "to_move": s.to_move,
        "waiting": s.waiting,
        "over": s.over,
        "legal": list(s.legal()) if seat is not None and seat == s.to_move else [],
        "phase": s.phase,
        "today": s.today,
        "starter": s.starter,
        "last_round": s.last_round,
        "altar": listed(s.altar),
        "tonight": this_night(s),
        "bag": s.bag_size,
        "box": listed(s.box),
        "aside": listed(s.aside),
        "spells": list(s.lineup.numbers),
        "sorcerers": [sorcerer(s, each) for each in range(s.players)],
        "sheets": [sheet(s, line) for line in range(s.players + s.solo)],
        "dummy": dummy(s) if s.solo else None,
    }
    return {**shown}


def sheet(s: Spellbook, line: int) -> list[Row]:
    return [[said.plain(), points] for said, points in score_sheet(s, line)]


def this_night(s: Spellbook) -> Tonight:
    empties, adds = tonight(s)
    return {"empties": empties, "adds": adds}


def dummy(s: Spellbook) -> Dummy:
    return {"spaces": s.dummy[:], "bottom": s.bottom[:], "score": dummy_points(s), "given": gift_given(s)}


def sorcerer(s: Spellbook, seat: int) -> Sorcerer:
    shown = s.sorcerers[seat]
    return {
        "reserve": listed(shown.reserve),
        "familiar": shown.familiar[:],
        "levels": shown.level[:],
        "markers": shown.marker[:],
        "fresh": [bool(shown.fresh >> colour & 1) for colour in range(7)],
        "days": shown.days,
        "score": points(s, seat),
    }


# ---------------------------------------------------------------- once per table


def printed(s: Spellbook) -> dict[str, Any]:
    shown: Printed = {
        "cards": [card(spell, s.solo) for spell in s.lineup.spells],
        "reserve": RESERVE_LIMIT,
        "familiar": list(FAMILIAR_POINTS),
        "dummy": list(DUMMY_POINTS),
        "flush": list(DUMMY_FLUSH),
    }
    return {**shown}


def card(spell: Spell, solo: bool) -> Card:
    return {
        "spell": spell.number,
        "set": spell.set,
        "phase": spell.phase,
        "points": [None if points == VARIABLE else points for points in spell.points],
        "signs": list(spell.signs),
        "texts": [spell.text(level, solo) for level in LEVELS],
        "usable": [list(spell.lines[level]) for level in LEVELS],
    }
