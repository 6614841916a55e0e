"""Reactions: after a turn each other player may turn a ready token for one small thing, read off the active die."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import InTurn
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import SLOTS
from athanor.games.trismegistus.components import (
    PASS,
    PAYMENTS,
    REACT_ESSENCE,
    REACT_MATERIAL,
    RECHARGE,
    SOURCES,
    TRANSMUTE_BY,
    is_in,
)
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_ESSENCE, NO_ESSENCE
from athanor.games.trismegistus.transmuting import do_transmutation, transmutations, transmute_reason


def ask_reactions(s: Trismegistus, active: int) -> None:
    """Clockwise by seat from the active player; only those with a ready token. Botmegistus never reacts."""
    first = active if active < s.players else s.players - 1
    queue = [(first + step) % s.players for step in range(1, s.players + 1)]
    able = tuple(seat for seat in queue if seat != active and s.labs[seat].ready)
    if able:
        s.stack.append(React(able[0], able))


def active_die(s: Trismegistus) -> tuple[int, int]:
    """Symbol and colour of the die on the active player's track, as it was turned, even at potency 0."""
    if s.active < s.players:
        lab = s.labs[s.active]
        return lab.face, lab.colour
    if s.bot is None:
        raise ValueError("nobody's turn")
    return s.bot.symbol, s.bot.colour


class React(InTurn):
    __slots__ = ()
    kind: ClassVar[str] = "react"
    upon: ClassVar[tuple[str, ...]] = ("turn", "bot-turn")
    pass_action: ClassVar[int] = PASS

    def fits(self, s: Trismegistus) -> bool:
        """Everybody once, with a token to react with, and a die to react to."""
        able = all(0 <= seat < s.players and seat != s.active and s.labs[seat].ready > 0 for seat in self.queue)
        return able and len(set(self.queue)) == len(self.queue) and active_die(s)[0] >= 0

    def offers(self, s: Trismegistus, seat: int) -> list[int]:
        face, colour = active_die(s)
        found = [REACT_MATERIAL]
        essence = s.cards.board.bowl_essence[face]
        if essence == ANY_ESSENCE:
            found += [REACT_ESSENCE + kind for kind in range(4)]
        elif essence != NO_ESSENCE:
            found.append(REACT_ESSENCE + essence)
        found += transmutations(s, seat, s.tables.sources_of[colour])
        exhausted = s.labs[seat].exhausted
        if exhausted:
            found += [RECHARGE + slot for slot in range(SLOTS) if exhausted >> slot & 1]
        return found

    def react(self, s: Trismegistus, action: int, seat: int) -> None:
        s.stack.append(self.without(seat))
        lab = s.labs[seat]
        lab.ready -= 1
        lab.used += 1
        verbs.tell(s, "reacts", {"seat": seat})
        if action == REACT_MATERIAL:
            verbs.gain_cubes(s, seat, active_die(s)[0], 1)
        elif is_in(action, REACT_ESSENCE, 4):
            verbs.gain_essences(s, seat, action - REACT_ESSENCE, 1)
        elif is_in(action, RECHARGE, SLOTS):
            verbs.recharge(s, seat, action - RECHARGE)
        else:
            do_transmutation(s, seat, action)

    def closed(self, s: Trismegistus) -> None:
        """Everybody has been asked; the clean-up follows."""

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if seat != self.seat:
            return Message("why-wait-for-turn", {"seat": self.seat})
        face, colour = active_die(s)
        if is_in(action, TRANSMUTE_BY, SOURCES * PAYMENTS):
            return transmute_reason(s, seat, action, s.tables.sources_of[colour], colour)
        if is_in(action, REACT_ESSENCE, 4):
            return Message("why-other-essence", {"face": face, "essence": action - REACT_ESSENCE})
        if is_in(action, RECHARGE, SLOTS):
            return Message("why-not-exhausted" if s.labs[seat].artifacts[action - RECHARGE] >= 0 else "why-slot-empty")
        return Message("why-only-react")

    def question(self, s: Trismegistus) -> Message:
        face, colour = active_die(s)
        if s.active >= s.players:
            return Message("ask-react-bot", {"face": face, "colour": colour})
        return Message("ask-react", {"seat": s.active, "face": face, "colour": colour})
