"""Dawn, midday and dusk: one action each, a basic one or that of a learnt spell, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from athanor.core.actions import ActionKind
from athanor.core.compiled import table
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    ACTIONS,
    DAWN,
    DRAW,
    DUSK,
    FAMILIAR_SPACES,
    KINDS,
    MIDDAY,
    NO_PHASE,
    PASS,
    RESERVE_LIMIT,
    RUNE_OF,
    STORE,
    TAKE,
    USE,
)
from athanor.games.spellbook.frames import set_off
from athanor.games.spellbook.kinds import BasicAction, explain_line
from athanor.games.spellbook.learning import LEARNING, learn_later
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.spells.spell import Spell


# ---------------------------------------------------------------- the basic actions


class TakeToken(BasicAction):
    """A token from the altar."""

    phase: ClassVar[int] = DAWN
    way: ClassVar[str] = "take"

    def offers(self, s: Spellbook, seat: int, found: list[int]) -> None:
        if s.sorcerers[seat].size < RESERVE_LIMIT:
            altar = s.altar
            found += [TAKE + kind for kind in range(KINDS) if altar[kind]]

    def why_not(self, s: Spellbook, seat: int, n: int) -> Message:
        if s.sorcerers[seat].size >= RESERVE_LIMIT:
            return Message("why-reserve-full")
        return Message("why-not-on-altar", {"token": n})

    def do(self, s: Spellbook, seat: int, n: int) -> None:
        verbs.take(s, seat, n)
        set_off(s, seat, n)


class DrawTokens(BasicAction):
    """Two from the bag."""

    phase: ClassVar[int] = DAWN
    way: ClassVar[str] = "draw"

    def offers(self, s: Spellbook, seat: int, found: list[int]) -> None:
        if s.sorcerers[seat].size < RESERVE_LIMIT and (s.bag_size or s.box_size):
            found.append(DRAW)

    def why_not(self, s: Spellbook, seat: int, n: int) -> Message:
        return Message("why-reserve-full" if s.sorcerers[seat].size >= RESERVE_LIMIT else "why-bag-empty")

    def do(self, s: Spellbook, seat: int, n: int) -> None:
        verbs.draw(s, seat, 2)

    def label(self, s: Spellbook, n: int) -> Message:
        room = RESERVE_LIMIT - s.sorcerers[s.asked].size if s.asked >= 0 else 2
        return Message("label-draw", {"count": max(1, min(2, room))})


class StoreToken(BasicAction):
    """A token of the reserve on the familiar."""

    phase: ClassVar[int] = MIDDAY
    way: ClassVar[str] = "store"

    def offers(self, s: Spellbook, seat: int, found: list[int]) -> None:
        sorcerer = s.sorcerers[seat]
        if len(sorcerer.familiar) < FAMILIAR_SPACES:
            reserve = sorcerer.reserve
            found += [STORE + kind for kind in range(KINDS) if reserve[kind]]

    def why_not(self, s: Spellbook, seat: int, n: int) -> Message:
        if len(s.sorcerers[seat].familiar) >= FAMILIAR_SPACES:
            return Message("why-familiar-full")
        return Message("why-not-in-reserve", {"token": n})

    def do(self, s: Spellbook, seat: int, n: int) -> None:
        verbs.store(s, seat, n)


# By phase.
BASIC: Final[tuple[tuple[BasicAction, ...], ...]] = table(
    table(TakeToken(ACTIONS, TAKE), DrawTokens(ACTIONS, DRAW)), table(StoreToken(ACTIONS, STORE)), table(LEARNING)
)


def basic_actions(s: Spellbook, seat: int, phase: int) -> list[int]:
    """Dawn: take 1 or draw 2. Midday: store 1. Dusk: learn 1."""
    found: list[int] = []
    for kind in BASIC[phase]:
        kind.offers(s, seat, found)
    return found


# ---------------------------------------------------------------- the lines of learnt spells


class UseSpell(ActionKind):
    """A line of a learnt spell; not of one learnt today."""

    def offers(self, s: Spellbook, seat: int, phase: int, found: list[int]) -> None:
        sorcerer = s.sorcerers[seat]
        for spell in s.lineup.by_phase[phase]:
            level = sorcerer.level[spell.colour]
            if level and not sorcerer.fresh >> spell.colour & 1:
                rune = RUNE_OF[sorcerer.marker[spell.colour]]
                for line in spell.lines[level]:
                    if not spell.hindered(s, seat, line, rune):
                        found.append(USE + spell.number * 3 + line - 3)

    def why_not(self, s: Spellbook, seat: int, n: int, phase: int) -> Message:
        number, level = n // 3, n % 3 + 3
        spell = s.lineup.spells[number // 3]
        sorcerer = s.sorcerers[seat]
        own = sorcerer.level[spell.colour]
        if spell.number != number:
            return Message("why-spell-not-here", {"spell": number})
        if not own:
            return learn_later(s, seat, number)
        if spell.phase == NO_PHASE:
            return Message("why-no-action", {"spell": number})
        if spell.phase != phase:
            return Message("why-other-phase", {"spell": number, "phase": spell.phase})
        if sorcerer.fresh >> spell.colour & 1:
            return Message("why-learnt-today", {"spell": number})
        if level > own:
            return Message("why-level-too-high", {"spell": number, "level": own})
        if level not in spell.lines[own]:
            return Message("why-line-not-offered", {"spell": number, "level": level})
        return hindrance(s, seat, spell, level, RUNE_OF[sorcerer.marker[spell.colour]])

    def do(self, s: Spellbook, seat: int, n: int) -> None:
        number, line = n // 3, n % 3 + 3
        spell = s.lineup.spells[number // 3]
        rune = RUNE_OF[s.sorcerers[seat].marker[spell.colour]]
        verbs.tell(s, "uses", {"seat": seat, "spell": number, "level": line})
        spell.use(s, seat, line, rune, spell.colour)

    def label(self, s: Spellbook, n: int) -> Message:
        return Message("label-use", {"spell": n // 3, "level": n % 3 + 3})

    def explain(self, s: Spellbook, n: int) -> Message:
        return explain_line(s, "explain-use", self.label(s, n), n, {})


USING: Final = UseSpell(ACTIONS, USE)


def hindrance(s: Spellbook, seat: int, spell: Spell, line: int, rune: int) -> Message:
    """What `hindered` found, with the numbers a reader wants."""
    meant = rune if line in spell.arrow else line - 3
    args = {"spell": spell.number, "level": line, "rune": meant, "count": line - 2}
    return Message(spell.hindered(s, seat, line, rune) or "why-not-now", {**args})


class Pass(ActionKind):
    """Some questions have words of their own for it."""

    def label(self, s: Spellbook, n: int) -> Message:
        asked = s.stack[-1].kind if s.stack else "phase"
        return Message(f"label-pass-{asked}" if asked in PASSES else "label-pass-phase")

    def what(self, s: Spellbook, n: int) -> Message | None:
        return Message("explain-pass")


PASSES: Final = ("take", "take-more", "may-draw", "keep", "sweep")
Pass(ACTIONS, PASS)


# ---------------------------------------------------------------- the question


class Phase(Frame):
    """One action of a phase, or pass. `must`: an instant effect demands the action, so there is no passing."""

    __slots__ = ("must", "phase")
    kind: ClassVar[str] = "phase"
    upon: ClassVar[tuple[str, ...]] = ("day", "phase")  # where a day has two dawn actions, one waits below the other

    def __init__(self, seat: int, phase: int, must: int) -> None:
        self.seat = seat
        self.phase = phase
        self.must = must

    def fits(self, s: Spellbook) -> bool:
        return DAWN <= self.phase <= DUSK

    def choices(self, s: Spellbook) -> list[int]:
        found = [] if self.must else [PASS]
        found += basic_actions(s, self.seat, self.phase)
        if s.sorcerers[self.seat].level != UNLEARNT:
            USING.offers(s, self.seat, self.phase, found)
        return found

    def resolve(self, s: Spellbook, action: int) -> None:
        if action == PASS:
            # Whoever could do nothing was not asked and has not passed.
            if s.events is not None and len(self.choices(s)) > 1:
                verbs.tell(s, "passes", {"seat": self.seat, "phase": self.phase})
            return
        kind = ACTIONS.kinds[action]
        assert isinstance(kind, BasicAction | UseSpell)
        kind.do(s, self.seat, action - kind.first)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, UseSpell):
            return kind.why_not(s, seat, action - kind.first, self.phase)
        if isinstance(kind, BasicAction) and kind.phase == self.phase:
            return kind.why_not(s, seat, action - kind.first)
        if action == PASS or self.must:
            return Message("why-must-act")
        if isinstance(kind, BasicAction):
            return kind.why_not_now(s, seat, action - kind.first)
        return Message("why-other-thing", {"phase": self.phase})

    def question(self, s: Spellbook) -> Message:
        if self.must:
            return Message("ask-extra-dawn")
        # What is said is what can be done now.
        ways, count = [], 0
        for action in self.choices(s):
            way = way_of(action)
            if way and way not in ways:
                ways.append(way)
        if self.phase == DAWN:
            count = min(2, RESERVE_LIMIT - s.sorcerers[self.seat].size, s.bag_size + s.box_size)
        return Message(f"ask-phase-{self.phase}", {"ways": "-".join(ways), "count": count})


def way_of(action: int) -> str:
    """What kind of action of a phase this is."""
    kind = ACTIONS.kinds[action]
    if isinstance(kind, BasicAction):
        return kind.way
    return "spell" if isinstance(kind, UseSpell) else ""


UNLEARNT = [0] * 7
