"""What a seat may know. Everything lies open in this game except the order in which tokens leave the bag."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any

from athanor.games.spellbook.components import listed
from athanor.games.spellbook.frames import DummyTakes
from athanor.games.spellbook.rules import DAY, Day, altar
from athanor.games.spellbook.scoring import dummy_points, points, score_sheet
from athanor.games.spellbook.state import Spellbook
from athanor.games.spellbook.view_types import Dummy, Row, Sorcerer, View


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


def dummy(s: Spellbook) -> Dummy:
    day = s.stack[0] if s.stack else None
    given = isinstance(day, Day) and DAY[day.step] is altar and s.stack[-1].kind != DummyTakes.kind
    return {"spaces": s.dummy[:], "bottom": s.bottom[:], "score": dummy_points(s), "given": given}


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
