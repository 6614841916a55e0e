"""Reactions: after a turn each other player may turn a ready token for one small thing, read off the active die."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import Row
from athanor.core.compiled import table
from athanor.core.frames import InTurn
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.components import ACTIONS, PASS, REACT_ESSENCE, REACT_MATERIAL
from athanor.games.trismegistus.kinds import DieAction
from athanor.games.trismegistus.main_actions import RECHARGING, TRANSMUTING
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_ESSENCE, NO_ESSENCE


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


# ---------------------------------------------------------------- what a token may be turned for


class ReactMaterial(DieAction):
    """A raw cube of the die's symbol."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        found.append(REACT_MATERIAL)

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        return Message("why-only-react")

    def react(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.gain_cubes(s, seat, face, 1)

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message("label-react-material", {"thing": max(active_die(s)[0], 0)})


class ReactEssence(DieAction):
    """An essence of the die's bowl."""

    def offers(self, s: Trismegistus, seat: int, face: int, colour: int, found: list[int]) -> None:
        essence = s.cards.board.bowl_essence[face]
        if essence == ANY_ESSENCE:
            found += [REACT_ESSENCE + kind for kind in range(4)]
        elif essence != NO_ESSENCE:
            found.append(REACT_ESSENCE + essence)

    def why_not(self, s: Trismegistus, seat: int, n: int, face: int, colour: int) -> Message:
        return Message("why-other-essence", {"face": face, "essence": n})

    def react(self, s: Trismegistus, seat: int, n: int, face: int) -> None:
        verbs.gain_essences(s, seat, n, 1)

    def label(self, s: Trismegistus, n: int) -> Message:
        return Message("label-react-essence", {"essence": n})


REACTIONS: Final[tuple[DieAction, ...]] = table(
    ReactMaterial(ACTIONS, REACT_MATERIAL), ReactEssence(ACTIONS, REACT_ESSENCE), TRANSMUTING, RECHARGING
)
Row(ACTIONS, PASS, "label-pass")


# ---------------------------------------------------------------- the question


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
        found: list[int] = []
        for kind in REACTIONS:
            kind.offers(s, seat, face, colour, found)
        return found

    def react(self, s: Trismegistus, action: int, seat: int) -> None:
        s.stack.append(self.without(seat))
        lab = s.labs[seat]
        lab.ready -= 1
        lab.used += 1
        verbs.tell(s, "reacts", {"seat": seat})
        kind = ACTIONS.kinds[action]
        assert isinstance(kind, DieAction)
        kind.react(s, seat, action - kind.first, active_die(s)[0])

    def closed(self, s: Trismegistus) -> None:
        """Everybody has been asked; the clean-up follows."""

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if seat != self.seat:
            return Message("why-wait-for-turn", {"seat": self.seat})
        face, colour = active_die(s)
        kind = ACTIONS.kinds[action]
        if isinstance(kind, DieAction) and kind in REACTIONS:
            return kind.why_not(s, seat, action - kind.first, face, colour)
        return Message("why-only-react")

    def question(self, s: Trismegistus) -> Message:
        face, colour = active_die(s)
        if s.active >= s.players:
            return Message("ask-react-bot", {"face": face, "colour": colour})
        return Message("ask-react", {"seat": s.active, "face": face, "colour": colour})
