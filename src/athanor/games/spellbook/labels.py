"""Actions in words: a short label for each, and an explanation for those who ask."""

# Not compiled: it makes words.

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
    RESERVE_LIMIT,
    SPELL_NAMES,
    SPELLS,
    STORE,
    TAKE,
    USE,
    WILD,
)
from athanor.games.spellbook.learning import Learn
from athanor.games.spellbook.state import Spellbook

TOKEN_VERBS: Final = (
    (TAKE, "take"), (STORE, "store"), (DISCARD, "discard"), (REPLACE, "replace"), (GIVE, "give"),
    (RECEIVE, "receive"), (MARK, "mark"), (PAY, "pay"), (WILD, "wild"), (KEEP, "keep"), (DUMMY, "dummy"),
)  # fmt: skip
OTHERS: Final = tuple(SPELL_NAMES.index(name) for name in ("blaze", "sharing", "clone"))  # they concern other players
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
    if action == DRAW:
        room = RESERVE_LIMIT - s.sorcerers[s.asked].size if s.asked >= 0 else 2
        return Message("label-draw", {"count": max(1, min(2, room))})
    return Message("label-accept")


def explain(s: Spellbook, action: int) -> Message:
    """What the action does: for spells, the line of the card."""
    label = describe(s, action)
    if LEARN <= action < LEARN + LINES:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Learn):
            args = {"count": top.wilds, "rune": top.rune}
            return _line(s, "explain-learn-transmuted", label, action - LEARN, args)
        return _line(s, "explain-learn", label, action - LEARN, {})
    if USE <= action < USE + LINES:
        return _line(s, "explain-use", label, action - USE, {})
    if COPY <= action < RAISE:
        return _line(s, "explain-use", label, (action - COPY) % LINES, {})
    for base, verb in TOKEN_VERBS:
        if base <= action < base + KINDS:
            return Message("explain", {"label": label, "what": Message(f"explain-{verb}")})
    what = {PASS: "explain-pass", DRAW: "explain-draw", ACCEPT: "explain-accept"}.get(action, "explain-raise")
    return Message("explain", {"label": label, "what": Message(what)})


def _line(s: Spellbook, id: str, label: Message, line: int, args: dict[str, int]) -> Message:
    spell, level = line // 3, line % 3 + 3
    what = Message(line_text(spell, level, s.solo))
    return Message(id, {"label": label, "what": what, "level": level, **args})


def line_text(spell: int, level: int, solo: bool) -> str:
    """The text of a line. Alone there are no other players for it to speak of."""
    return f"line-{spell}-{level}-solo" if solo and spell in OTHERS else f"line-{spell}-{level}"


assert len(ACTIONS) == RAISE + SPELLS, "an action was added that has no label"
