"""Actions in words: a short label for each, and an explanation for those who ask."""

from __future__ import annotations

from typing import Final

from athanor.core.message import Message
from athanor.games.spellbook.components import (
    ACCEPT,
    ACTIONS,
    COPY,
    DISCARD,
    DRAW,
    DUMMY,
    GIVE,
    KEEP,
    KINDS,
    LEARN,
    LINES,
    MARK,
    PASS,
    PAY,
    RAISE,
    RECEIVE,
    REPLACE,
    SPELLS,
    STORE,
    TAKE,
    USE,
    WILD,
)
from athanor.games.spellbook.state import Spellbook

TOKEN_VERBS: Final = (
    (TAKE, "take"), (STORE, "store"), (DISCARD, "discard"), (REPLACE, "replace"), (GIVE, "give"),
    (RECEIVE, "receive"), (MARK, "mark"), (PAY, "pay"), (WILD, "wild"), (KEEP, "keep"), (DUMMY, "dummy"),
)  # fmt: skip
PASSES: Final = ("take", "take-more", "may-draw", "keep", "sweep")  # the questions where passing has a name of its own


def describe(s: Spellbook, action: int) -> Message:
    for base, verb in TOKEN_VERBS:
        if base <= action < base + KINDS:
            return Message(f"label-{verb}", {"token": action - base})
    for base, verb in ((LEARN, "learn"), (USE, "use")):
        if base <= action < base + LINES:
            spell, level = divmod(action - base, 3)
            return Message(f"label-{verb}", {"spell": spell, "level": level + 3})
    if RAISE <= action < RAISE + SPELLS:
        return Message("label-raise", {"spell": action - RAISE})
    if COPY <= action < RAISE:
        owner, line = divmod(action - COPY, LINES)
        args = {"owner-seat": owner, "spell": line // 3, "level": line % 3 + 3}
        return Message("label-copy-unlearnt" if s.solo else "label-copy", {**args})
    if action == PASS:
        asked = s.stack[-1].kind if s.stack else "phase"
        return Message(f"label-pass-{asked}" if asked in PASSES else "label-pass-phase")
    return Message({DRAW: "label-draw", ACCEPT: "label-accept"}[action])


def explain(s: Spellbook, action: int) -> Message:
    """What the action does: for spells, the line of the card."""
    label = describe(s, action)
    for base in (LEARN, USE):
        if base <= action < base + LINES:
            return _line("explain-learn" if base == LEARN else "explain-use", label, action - base)
    if COPY <= action < RAISE:
        return _line("explain-use", label, (action - COPY) % LINES)
    for base, verb in TOKEN_VERBS:
        if base <= action < base + KINDS:
            return Message("explain", {"label": label, "what": Message(f"explain-{verb}")})
    what = {PASS: "explain-pass", DRAW: "explain-draw", ACCEPT: "explain-accept"}.get(action, "explain-raise")
    return Message("explain", {"label": label, "what": Message(what)})


def _line(id: str, label: Message, line: int) -> Message:
    spell, level = line // 3, line % 3 + 3
    return Message(id, {"label": label, "what": Message(f"line-{spell}-{level}"), "level": level})


assert len(ACTIONS) == RAISE + SPELLS, "an action was added that has no label"
