"""Dawn, midday and dusk: one action each, a basic one or that of a learnt spell, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    DAWN,
    DISCARD,
    DRAW,
    DUSK,
    FAMILIAR_SPACES,
    KINDS,
    LEARN,
    LINES,
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
from athanor.games.spellbook.learning import learn, learn_later, learn_reason, learnable
from athanor.games.spellbook.state import Spellbook

if TYPE_CHECKING:
    from athanor.games.spellbook.spells.spell import Spell


def basic_actions(s: Spellbook, seat: int, phase: int) -> list[int]:
    """Dawn: take 1 or draw 2. Midday: store 1. Dusk: learn 1."""
    sorcerer = s.sorcerers[seat]
    if phase == DAWN:
        if sorcerer.size >= RESERVE_LIMIT:
            return []
        found = [TAKE + kind for kind in range(KINDS) if s.altar[kind]]
        if s.bag_size or s.box_size:
            found.append(DRAW)
        return found
    if phase == MIDDAY:
        if len(sorcerer.familiar) >= FAMILIAR_SPACES:
            return []
        reserve = sorcerer.reserve
        return [STORE + kind for kind in range(KINDS) if reserve[kind]]
    return learnable(s, seat)


def do_basic(s: Spellbook, seat: int, action: int) -> None:
    if action == DRAW:
        verbs.draw(s, seat, 2)
    elif TAKE <= action < TAKE + KINDS:
        verbs.take(s, seat, action - TAKE)
        set_off(s, seat, action - TAKE)
    elif STORE <= action < STORE + KINDS:
        verbs.store(s, seat, action - STORE)
    else:
        learn(s, seat, action - LEARN)


def basic_reason(s: Spellbook, seat: int, phase: int, action: int) -> Message | None:
    """Why a basic action is not possible; None if it is not one of this phase."""
    sorcerer = s.sorcerers[seat]
    if phase == DAWN and (action == DRAW or TAKE <= action < TAKE + KINDS):
        if sorcerer.size >= RESERVE_LIMIT:
            return Message("why-reserve-full")
        return Message("why-bag-empty") if action == DRAW else Message("why-not-on-altar", {"token": action - TAKE})
    if phase == MIDDAY and STORE <= action < STORE + KINDS:
        if len(sorcerer.familiar) >= FAMILIAR_SPACES:
            return Message("why-familiar-full")
        return Message("why-not-in-reserve", {"token": action - STORE})
    if LEARN <= action < LEARN + LINES and phase != DAWN and phase != MIDDAY:
        return learn_reason(s, seat, action - LEARN)
    return None


def spell_actions(s: Spellbook, seat: int, phase: int) -> list[int]:
    """The usable lines of learnt spells of this phase; not of those learnt today."""
    found = []
    sorcerer = s.sorcerers[seat]
    for spell in s.lineup.by_phase[phase]:
        level = sorcerer.level[spell.colour]
        if level and not sorcerer.fresh >> spell.colour & 1:
            rune = RUNE_OF[sorcerer.marker[spell.colour]]
            for line in spell.lines[level]:
                if not spell.hindered(s, seat, line, rune):
                    found.append(USE + spell.number * 3 + line - 3)
    return found


def spell_reason(s: Spellbook, seat: int, phase: int, line: int) -> Message:
    """Why a line of a spell cannot be used."""
    number, level = line // 3, line % 3 + 3
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


def hindrance(s: Spellbook, seat: int, spell: Spell, line: int, rune: int) -> Message:
    """What `hindered` found, with the numbers a reader wants."""
    meant = rune if line in spell.arrow else line - 3
    args = {"spell": spell.number, "level": line, "rune": meant, "count": line - 2}
    return Message(spell.hindered(s, seat, line, rune) or "why-not-now", {**args})


class Phase(Frame):
    """One action of a phase, or pass. `must`: an instant effect demands the action, so there is no passing."""

    __slots__ = ("must", "phase")
    kind: ClassVar[str] = "phase"
    upon: ClassVar[tuple[str, ...]] = ("day", "phase")  # with Swiftness 5 two dawns wait

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
            found += spell_actions(s, self.seat, self.phase)
        return found

    def resolve(self, s: Spellbook, action: int) -> None:
        if action == PASS:
            # Whoever could do nothing was not asked and has not passed.
            if s.events is not None and len(self.choices(s)) > 1:
                verbs.tell(s, "passes", {"seat": self.seat, "phase": self.phase})
        elif USE <= action < USE + LINES:
            number, line = (action - USE) // 3, (action - USE) % 3 + 3
            spell = s.lineup.spells[number // 3]
            rune = RUNE_OF[s.sorcerers[self.seat].marker[spell.colour]]
            verbs.tell(s, "uses", {"seat": self.seat, "spell": number, "level": line})
            spell.use(s, self.seat, line, rune, spell.colour)
        else:
            do_basic(s, self.seat, action)

    def reason(self, s: Spellbook, action: int, seat: int) -> Message:
        if action == PASS:
            return Message("why-must-act")
        if USE <= action < USE + LINES:
            return spell_reason(s, seat, self.phase, action - USE)
        why = basic_reason(s, seat, self.phase, action)
        if why is not None:
            return why
        if self.must:
            return Message("why-must-act")
        if LEARN <= action < LEARN + LINES:
            return learn_later(s, seat, (action - LEARN) // 3)
        return other_time(action) or Message("why-other-thing", {"phase": self.phase})

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
    if action == PASS:
        return ""
    if action == DRAW:
        return "draw"
    if action < STORE:
        return "take"
    if action < DISCARD:
        return "store"
    return "learn" if action < USE else "spell"


def other_time(action: int) -> Message | None:
    """A basic action of another phase."""
    if action == DRAW or TAKE <= action < TAKE + KINDS:
        return Message("why-other-time", {"phase": DAWN})
    if STORE <= action < STORE + KINDS:
        return Message("why-other-time", {"phase": MIDDAY})
    return None


UNLEARNT = [0] * 7
