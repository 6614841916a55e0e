"""Effects: the symbols of a card or tile, each carried out by itself, in any order, at once or never.

What needs no decision and is never better received later comes first. The rest waits in a `Rewards` frame for the
player to say which symbol is next; symbols that are of no use at the moment are not offered, and lost if that does not
change.
What each symbol does is in `effects.py`, which fills the two tables below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from athanor.core.actions import ActionKind
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus.components import ACTIONS, MOST_REWARDS, RETREAT, REWARD, SKIP
from athanor.games.trismegistus.mastery import retreat, retreat_choices
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_ESSENCE,
    ANY_RAW,
    ARTIFACT,
    CUBE,
    DOWN,
    ESSENCE,
    LOWEST,
    NOT_MULTIPLIED,
    OP_NAMES,
    PUBLICATION,
    REACTION_USED,
    RESTORE,
    TRACK,
    TRANSMUTE,
    Effect,
    Step,
    UnknownSymbol,
    read_step,
    spell_step,
)
from athanor.games.trismegistus.words import effect_said, step_said

Do = Callable[[Trismegistus, int, Step], None]
Can = Callable[[Trismegistus, int, Step], bool]
DO: Final[list[Do]] = []  # by op: carry the symbol out
CAN: Final[list[Can]] = []  # by op: is it of any use now?


def is_plain(step: Step) -> bool:
    """Nothing to decide, nothing to lose, and as a rule never better received later (see `waits`)."""
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


def steps_wait(effect: Effect) -> bool:
    """Whether it can matter when a step on a named track of this effect is made (TR-659).

    Beside a transmutation, an artifact, a price or a step on the lowest track it can. Among several moves it can if one
    goes several steps at once: what is left of it at the top is lost, a move from the top is a point.
    """
    moves = 0
    far = False
    for op, what, number, _ in effect:
        if op in (TRANSMUTE, ARTIFACT, DOWN) or (op == TRACK and what == LOWEST):
            return True
        if op == TRACK:
            moves += 1
            far = far or number > 1
    return far and moves > 1


def tokens_wait(effect: Effect) -> bool:
    """Whether something of this effect may count used reaction tokens, which `restore` makes fewer."""
    return any(step[0] in (TRANSMUTE, ARTIFACT) or step[3] == REACTION_USED for step in effect)


def waits(step: Step, effect: Effect) -> bool:
    """Whether a plain symbol is ordered by the player all the same."""
    if step[0] == TRACK:
        return steps_wait(effect)
    return step[0] == RESTORE and tokens_wait(effect)


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
    at = 0
    while at < len(effect):
        step = effect[at]
        end = end_of(effect, at)
        if step[0] == DOWN:  # the price of what follows: that waits for it
            left.append((DOWN, end - at - 1, 1, NOT_MULTIPLIED))
            left += effect[at + 1 : end]
        elif is_plain(step) and not (len(effect) > 1 and waits(step, effect)):
            plain.append(step)
        else:
            left.append(step)
        at = end
    if left:
        s.stack.append(Rewards(seat, flatten(left)))
    for step in plain:
        DO[step[0]](s, seat, step)


def receive_all(s: Trismegistus, seat: int, effects: list[Effect]) -> None:
    """Several effects at the same time: their symbols in any order. A price pays for the rest of its own effect."""
    together: list[Step] = []
    for effect in effects:
        if effect and effect[0][0] == DOWN:
            together.append((DOWN, len(effect) - 1, 1, NOT_MULTIPLIED))
            together += effect[1:]
        else:
            together += effect
    receive(s, seat, tuple(together))


def end_of(steps: list[Step] | Effect, at: int) -> int:
    """Where the symbols end that belong to the one at `at`: itself, or a price with all that it pays for.

    While symbols wait, `what` of a price says how many those are. On a card it is 0: all that follow.
    """
    if steps[at][0] != DOWN:
        return at + 1
    paid_for = steps[at][1]
    return at + 1 + paid_for if paid_for else len(steps)


def flatten(steps: list[Step] | Effect) -> tuple[int, ...]:
    return tuple(number for step in steps for number in step)


def unflatten(numbers: tuple[int, ...]) -> list[Step]:
    return [(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) for at in range(0, len(numbers), 4)]


def are_steps(numbers: tuple[int, ...]) -> bool:
    """Whether these numbers are symbols of the legend: they can be spelled and read again."""
    if len(numbers) % 4 or min(numbers, default=0) < 0:
        return False
    steps = unflatten(numbers)
    try:
        for at, step in enumerate(steps):
            printed = (DOWN, 0, step[2], step[3]) if step[0] == DOWN else step
            if read_step(spell_step(printed)) != printed or end_of(steps, at) > len(steps):
                return False
    except (UnknownSymbol, IndexError):
        return False
    return True


class Symbols(Frame):
    """Something about symbols still to come; `steps` are four numbers each."""

    __slots__ = ("steps",)

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
        """Symbols of the same kind are offered once, and so are prices that pay for the same."""
        found = []
        steps = unflatten(self.steps)
        seen: list[list[Step]] = []
        at = 0
        while at < len(steps) and at < MOST_REWARDS:
            end = end_of(steps, at)
            if steps[at:end] not in seen and CAN[steps[at][0]](s, self.seat, steps[at]):
                seen.append(steps[at:end])
                found.append(REWARD + at)
            at = end
        return found

    def resolve(self, s: Trismegistus, action: int) -> None:
        at = action - REWARD
        steps = unflatten(self.steps)
        step = steps[at]
        end = end_of(steps, at)
        rest = steps[:at] + steps[end:]
        if step[0] == DOWN:
            price = (DOWN, end - at - 1, 1, NOT_MULTIPLIED)
            s.stack.append(Price(self.seat, flatten([price, *steps[at + 1 : end], *rest])))
            return
        if rest:
            s.stack.append(Rewards(self.seat, flatten(rest)))
        DO[step[0]](s, self.seat, step)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        at = action - REWARD
        if 0 <= at < len(self.steps) // 4:
            return Message("why-reward-useless")
        return Message("why-no-such-reward") if 0 <= at < MOST_REWARDS else Message("why-choose-reward")


class NextReward(ActionKind):
    """One of the symbols that wait, by its place."""

    def label(self, s: Trismegistus, n: int) -> Message:
        top = s.stack[-1] if s.stack else None
        steps = unflatten(top.steps) if isinstance(top, Rewards) else []
        if n >= len(steps):
            return Message("label-skip")
        if steps[n][0] == DOWN:
            return Message("label-reward-price", {"reward": effect_said(tuple(steps[n + 1 : end_of(steps, n)]))})
        return Message("label-reward", {"step": step_said(steps[n])})


NextReward(ACTIONS, REWARD)


class Price(Symbols):
    """A step down on a track of choice pays for the symbols that follow; without it they are lost.

    `steps` are the price, what it pays for, and what else waits: once it is paid, all of it may come in any order.
    Positions of 0.1.0 have only what it pays for, without the price.
    """

    __slots__ = ()
    kind: ClassVar[str] = "price"

    def parts(self) -> tuple[Effect, Effect]:
        """What it pays for, and what else waits."""
        steps = unflatten(self.steps)
        if not steps or steps[0][0] != DOWN:
            return tuple(steps), ()
        end = end_of(steps, 0)
        return tuple(steps[1:end]), tuple(steps[end:])

    def choices(self, s: Trismegistus) -> list[int]:
        return [SKIP, *retreat_choices(s, self.seat)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        paid_for, rest = self.parts()
        if action != SKIP:
            retreat(s, self.seat, action - RETREAT)
            rest = (*paid_for, *rest)
        receive(s, self.seat, rest)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        track = action - RETREAT
        return Message("why-level-zero", {"element": track}) if 0 <= track < 4 else Message("why-choose-price")
