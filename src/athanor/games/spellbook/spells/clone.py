"""Clone (white, set III): another player's action as if it were one's own; solo, line 4 of an unlearnt spell."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.core.actions import ActionKind
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    ACTIONS,
    COPY,
    DAWN,
    DISCARD,
    DUSK,
    KINDS,
    LINES,
    MIDDAY,
    OF_RUNE,
    RUNE_OF,
    WHITE,
    line_of,
)
from athanor.games.spellbook.kinds import BasicAction, explain_line
from athanor.games.spellbook.phases import basic_actions, hindrance
from athanor.games.spellbook.spells.spell import Spell
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.values import Values

PHASE_OF_LINE = {3: MIDDAY, 4: DUSK, 5: DAWN}


class Clone(Spell):
    """3: another player's midday action. 4: a dusk action. 5: discard 1 token with the marker's rune, then a dawn
    action. Basic actions may be copied too; permanent, instant and Clone spells may not."""

    name: ClassVar[str] = "clone"
    phase: ClassVar[int] = MIDDAY
    points: ClassVar[tuple[int, int, int]] = (4, 5, 6)
    signs: ClassVar[tuple[str, str, str]] = ("copy midday", "copy dusk", "discard mark > copy dawn")
    arrow: ClassVar[tuple[int, ...]] = (5,)
    copyable: ClassVar[bool] = False
    of_others: ClassVar[bool] = True

    def hindered(self, s: Spellbook, seat: int, line: int, rune: int) -> str:
        if line < 5:
            return "" if copies(s, seat, PHASE_OF_LINE[line]) else "why-nothing-to-copy"
        if not any(s.sorcerers[seat].reserve[kind] for kind in OF_RUNE[rune]):
            return "why-no-arrow-rune"
        return "" if payable(s, seat, rune) else "why-nothing-to-copy"

    def use(self, s: Spellbook, seat: int, line: int, rune: int, card: int) -> None:
        s.stack.append(Copy(seat, PHASE_OF_LINE[line]))
        if line == 5:
            s.stack.append(CopyDiscard(seat, rune))

    def worth_of_use(self, v: Values, line: int, rune: int, fall: float) -> float:
        return 1.0 + 0.2 * line  # the best of somebody’s effects


def copies(s: Spellbook, seat: int, phase: int) -> list[int]:
    """Everything of that phase that may be copied now and would do something."""
    if s.solo:
        return unlearnt_copies(s, seat, phase)
    found = basic_actions(s, seat, phase)
    for spell in s.lineup.by_phase[phase]:
        if not spell.copyable:
            continue
        seen = set()
        for step in range(1, s.players):
            owner = (seat + step) % s.players
            level = s.sorcerers[owner].level[spell.colour]
            for line in spell.lines[level] if level else ():
                rune = RUNE_OF[s.sorcerers[owner].marker[spell.colour]]
                # The same line again from somebody further round is a new choice only if its rune differs, and lines
                # that do the same are one choice.
                same = (line if spell.lines[5] != (5,) else 5, rune if line in spell.arrow else -1)
                if same not in seen and not spell.hindered(s, seat, line, rune):
                    seen.add(same)
                    found.append(COPY + owner * LINES + line_of(spell.number, line))
    return found


def unlearnt_copies(s: Spellbook, seat: int, phase: int) -> list[int]:
    """Solo: line 4 of a spell not learnt yet; the arrow then means the rune of Clone's own marker."""
    sorcerer = s.sorcerers[seat]
    rune = RUNE_OF[sorcerer.marker[WHITE]]
    return [
        COPY + seat * LINES + line_of(spell.number, 4)
        for spell in s.lineup.by_phase[phase]
        if spell.copyable and not sorcerer.level[spell.colour] and not spell.hindered(s, seat, 4, rune)
    ]


def payable(s: Spellbook, seat: int, rune: int) -> list[int]:
    """The tokens whose discard leaves a dawn action to copy: each is tried, as if it lay in the box already."""
    sorcerer = s.sorcerers[seat]
    found = []
    for kind in OF_RUNE[rune]:
        if sorcerer.reserve[kind]:
            sorcerer.reserve[kind] -= 1
            sorcerer.size -= 1
            s.box_size += 1
            if copies(s, seat, DAWN):
                found.append(kind)
            sorcerer.reserve[kind] += 1
            sorcerer.size += 1
            s.box_size -= 1
    return found


class CopyDiscard(Frame):
    """Line 5: the discard that pays for a dawn action; one must then follow."""

    __slots__ = ("rune",)
    kind: ClassVar[str] = "copy-discard"

    def __init__(self, seat: int, rune: int) -> None:
        self.seat = seat
        self.rune = rune

    def choices(self, s: Spellbook) -> list[int]:
        return [DISCARD + kind for kind in payable(s, self.seat, self.rune)]

    def resolve(self, s: Spellbook, action: int) -> None:
        verbs.discard(s, self.seat, action - DISCARD)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if DISCARD <= action < DISCARD + KINDS:
            held = s.sorcerers[seat].reserve[action - DISCARD]
            return Message("why-wrong-rune" if held else "why-not-in-reserve", {"token": action - DISCARD})
        return Message("why-discard-first", {"count": 1})

    def question(self, s: Spellbook) -> Message:
        return Message("ask-discard-rune", {"rune": self.rune})


class CopyLine(ActionKind):
    """A line of somebody else's spell, or of one that is not learnt yet; `n` counts the lines of all seats."""

    def label(self, s: Spellbook, n: int) -> Message:
        owner, line = divmod(n, LINES)
        args = {"owner-seat": owner, "spell": line // 3, "level": line % 3 + 3}
        return Message("label-copy-unlearnt" if s.solo else "label-copy", {**args})

    def explain(self, s: Spellbook, n: int) -> Message:
        return explain_line(s, "explain-use", self.label(s, n), n % LINES, {})


CopyLine(ACTIONS, COPY)


class Copy(Frame):
    """Which action to copy, and doing it. It must be done: there is no passing any more. Also where there is only one:
    `use clone` does not name it, and what it draws could not be taken back (SB-463)."""

    __slots__ = ("phase",)
    kind: ClassVar[str] = "copy"
    auto: ClassVar[bool] = False

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def choices(self, s: Spellbook) -> list[int]:
        return copies(s, self.seat, self.phase)

    def resolve(self, s: Spellbook, action: int) -> None:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, BasicAction):
            kind.do(s, self.seat, action - kind.first)
            return
        owner, line = divmod(action - COPY, LINES)
        spell = s.lineup.spells[line // 9]
        marker = s.sorcerers[owner].marker[WHITE if s.solo else spell.colour]
        args = {"seat": self.seat, "owner-seat": owner, "spell": spell.number, "level": line % 3 + 3}
        verbs.tell(s, "copies-unlearnt" if s.solo else "copies", {**args})
        spell.use(s, self.seat, line % 3 + 3, RUNE_OF[marker], WHITE)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if COPY <= action < COPY + s.players * LINES:
            return copy_reason(s, seat, self.phase, *divmod(action - COPY, LINES))
        kind = ACTIONS.kinds[action]
        if isinstance(kind, BasicAction) and kind.phase == self.phase:
            return kind.why_not(s, seat, action - kind.first)
        return Message("why-copy-first")

    def question(self, s: Spellbook) -> Message:
        return Message("ask-copy", {"phase": self.phase})


def copy_reason(s: Spellbook, seat: int, phase: int, owner: int, line: int) -> Message:
    spell = s.lineup.spells[line // 9]
    args = {"spell": line // 3, "level": line % 3 + 3, "owner-seat": owner}
    if spell.number != line // 3:
        return Message("why-spell-not-here", {**args})
    if not spell.copyable or spell.phase != phase:
        return Message("why-cannot-copy", {**args})
    if s.solo:
        if s.sorcerers[seat].level[spell.colour] or line % 3 != 1:
            return Message("why-copy-solo", {**args})
        return hindrance(s, seat, spell, 4, RUNE_OF[s.sorcerers[seat].marker[WHITE]])
    level = s.sorcerers[owner].level[spell.colour]
    if owner == seat or not level or line % 3 + 3 not in spell.lines[level]:
        return Message("why-not-theirs", {**args})
    rune = RUNE_OF[s.sorcerers[owner].marker[spell.colour]]
    if not spell.hindered(s, seat, line % 3 + 3, rune):
        return Message("why-same-copy")
    return hindrance(s, seat, spell, line % 3 + 3, rune)
