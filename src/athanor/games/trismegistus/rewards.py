"""Effects: the symbols of a card or tile, each carried out by itself, in any order, at once or never.

What needs no decision and can only help is received first. The rest waits in a `Rewards` frame for the player to say
which symbol comes next; symbols that are of no use at the moment are not offered, and lost if that does not change.
What each symbol does is in `effects.py`, which fills the two tables below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus.components import MOST_REWARDS, RETREAT, REWARD, SKIP
from athanor.games.trismegistus.mastery import retreat, retreat_choices
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_ESSENCE,
    ANY_RAW,
    CUBE,
    DOWN,
    ESSENCE,
    LOWEST,
    NOT_MULTIPLIED,
    OP_NAMES,
    PUBLICATION,
    TRACK,
    TRANSMUTE,
    Effect,
    Step,
    UnknownSymbol,
    read_step,
    spell_step,
)

Do = Callable[[Trismegistus, int, Step], None]
Can = Callable[[Trismegistus, int, Step], bool]
DO: Final[list[Do]] = []  # by op: carry the symbol out
CAN: Final[list[Can]] = []  # by op: is it of any use now?
LOWEST_TRACK: Final[Step] = (TRACK, LOWEST, 1, NOT_MULTIPLIED)


def is_plain(step: Step) -> bool:
    """Nothing to decide, nothing to lose, and never better received later."""
    op, what, _, per = step
    if per != NOT_MULTIPLIED or op in (DOWN, TRANSMUTE, PUBLICATION):
        return False
    if op == CUBE:
        return what < ANY_RAW
    if op == ESSENCE:
        return what != ANY_ESSENCE
    if op == TRACK:
        return what < ANY
    return OP_NAMES[op] not in ("exchange", "artifact")


def only_plain(effect: Effect) -> bool:
    return all(is_plain(step) for step in effect)


def usable(s: Trismegistus, seat: int, effect: Effect) -> bool:
    """Would the effect change anything now?"""
    for step in effect:
        if CAN[step[0]](s, seat, step):
            return True
        if step[0] == DOWN:
            return False
    return False


def receive(s: Trismegistus, seat: int, effect: Effect) -> None:
    """Begin an effect: what is plain happens, the rest is pushed to be asked about."""
    plain: list[Step] = []
    left: list[Step] = []
    ordered = LOWEST_TRACK in effect  # then a step on a named track may be worth more after it
    for at, step in enumerate(effect):
        if step[0] == DOWN:  # the price of all that follows: those wait for it
            left += effect[at:]
            break
        if is_plain(step) and not (ordered and step[0] == TRACK):
            plain.append(step)
        else:
            left.append(step)
    if left:
        s.stack.append(Rewards(seat, flatten(left)))
    for step in plain:
        DO[step[0]](s, seat, step)


def receive_all(s: Trismegistus, seat: int, effects: list[Effect]) -> None:
    """Several effects at the same time: their symbols in any order. One with a price stays by itself."""
    together: list[Step] = []
    for effect in effects:
        if any(step[0] == DOWN for step in effect):
            receive(s, seat, effect)
        else:
            together += effect
    receive(s, seat, tuple(together))


def flatten(steps: list[Step] | Effect) -> tuple[int, ...]:
    return tuple(number for step in steps for number in step)


def unflatten(numbers: tuple[int, ...]) -> list[Step]:
    return [(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) for at in range(0, len(numbers), 4)]


def are_steps(numbers: tuple[int, ...]) -> bool:
    """Whether these numbers are symbols of the legend: they can be spelled and read again."""
    if len(numbers) % 4 or min(numbers, default=0) < 0:
        return False
    try:
        return all(read_step(spell_step(step)) == step for step in unflatten(numbers))
    except (UnknownSymbol, IndexError):
        return False


class Symbols(Frame):
    """Something about symbols still to come; `steps` are four numbers each."""

    __slots__ = ("steps",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: tuple[int, ...]) -> None:
        self.seat = seat
        self.steps = steps

    def fits(self, s: Trismegistus) -> bool:
        return are_steps(self.steps)


class Rewards(Symbols):
    """Which symbol comes next?"""

    __slots__ = ()
    kind: ClassVar[str] = "rewards"

    def choices(self, s: Trismegistus) -> list[int]:
        """Symbols of the same kind are offered once."""
        found = []
        seen: list[Step] = []
        for at, step in enumerate(unflatten(self.steps)[:MOST_REWARDS]):
            if step not in seen and CAN[step[0]](s, self.seat, step):
                seen.append(step)
                found.append(REWARD + at)
            if step[0] == DOWN:
                break
        return found

    def resolve(self, s: Trismegistus, action: int) -> None:
        at = action - REWARD
        steps = unflatten(self.steps)
        step = steps[at]
        if step[0] == DOWN:
            rest = steps[:at]
            if rest:
                s.stack.append(Rewards(self.seat, flatten(rest)))
            s.stack.append(Price(self.seat, flatten(steps[at + 1 :])))
            return
        rest = steps[:at] + steps[at + 1 :]
        if rest:
            s.stack.append(Rewards(self.seat, flatten(rest)))
        DO[step[0]](s, self.seat, step)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        at = action - REWARD
        if 0 <= at < len(self.steps) // 4:
            return Message("why-reward-useless")
        return Message("why-no-such-reward") if 0 <= at < MOST_REWARDS else Message("why-choose-reward")


class Price(Symbols):
    """A step down on a track of choice pays for the symbols that follow; without it they are lost."""

    __slots__ = ()
    kind: ClassVar[str] = "price"

    def choices(self, s: Trismegistus) -> list[int]:
        return [SKIP, *retreat_choices(s, self.seat)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action != SKIP:
            retreat(s, self.seat, action - RETREAT)
            receive(s, self.seat, tuple(unflatten(self.steps)))

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        track = action - RETREAT
        return Message("why-level-zero", {"element": track}) if 0 <= track < 4 else Message("why-choose-price")
