"""The count at the end of the game, which is also the running score."""

from __future__ import annotations

from athanor.core.message import Message
from athanor.games.spellbook.components import DUMMY_POINTS, FAMILIAR_POINTS
from athanor.games.spellbook.state import Spellbook

PLAYER, DUMMY = range(2)  # the two lines of a solo game


def points(s: Spellbook, seat: int) -> int:
    """Each learnt spell's points at its level, and the lowest visible value of the familiar."""
    sorcerer = s.sorcerers[seat]
    total = FAMILIAR_POINTS[len(sorcerer.familiar)]
    for colour, level in enumerate(sorcerer.level):
        if level:
            total += s.lineup.spells[colour].score(s, seat, level)
    return total


def dummy_points(s: Spellbook) -> int:
    """The lowest visible value of the dummy's board, and 1 per token in its bottom area."""
    return DUMMY_POINTS[len(s.dummy)] + len(s.bottom)


def scores(s: Spellbook) -> list[int]:
    found = [points(s, seat) for seat in range(s.players)]
    return [*found, dummy_points(s)] if s.solo else found


def score_sheet(s: Spellbook, line: int) -> list[tuple[Message, int]]:
    if s.solo and line == DUMMY:
        return [
            (Message("sheet-dummy", {"count": len(s.dummy)}), DUMMY_POINTS[len(s.dummy)]),
            (Message("sheet-dummy-bottom", {"count": len(s.bottom)}), len(s.bottom)),
        ]
    sorcerer = s.sorcerers[line]
    sheet = []
    for colour, level in enumerate(sorcerer.level):
        spell = s.lineup.spells[colour]
        if level:
            sheet.append((Message("sheet-spell", {"spell": spell.number, "level": level}), spell.score(s, line, level)))
        else:
            sheet.append((Message("sheet-unlearnt", {"spell": spell.number}), 0))
    stored = len(sorcerer.familiar)
    return [*sheet, (Message("sheet-familiar", {"count": stored}), FAMILIAR_POINTS[stored])]


def winners(s: Spellbook) -> list[int]:
    """Most points, then most spells, then most tokens in the reserve; still equal share. Solo: a tie is no win."""
    if not s.over:
        return []
    final = scores(s)
    if s.solo:
        return [] if final[PLAYER] == final[DUMMY] else [PLAYER if final[PLAYER] > final[DUMMY] else DUMMY]
    standing = [(final[seat], sorcerer.learnt(), sorcerer.size) for seat, sorcerer in enumerate(s.sorcerers)]
    return [seat for seat in range(s.players) if standing[seat] == max(standing)]


def statistics(s: Spellbook, seat: int) -> dict[str, int]:
    sorcerer = s.sorcerers[seat]
    return {"spells": sorcerer.learnt(), "stored": len(sorcerer.familiar), "days": sorcerer.days}
