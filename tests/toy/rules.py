"""The sequence of play, top to bottom, and the game itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from athanor.core.errors import OptionError
from athanor.core.frames import UNANSWERED, Frame, frame_table
from athanor.core.game import Game
from athanor.core.options import Option
from athanor.core.text import Catalog
from athanor.envs.encoder import Encoder
from tests.toy import verbs, view
from tests.toy.components import ACTIONS, MOST_PLAYERS, NO_CARD
from tests.toy.features import ENCODER
from tests.toy.frames import KeepOrBury, ShowOne, Swap, Target
from tests.toy.state import Curios
from tests.toy.turns import Bid, Play, React
from tests.toy.words import TEXTS

# -------------------------------------------------------------------- a round, step by step


def set_out_a_lot(s: Curios, seat: int) -> None:
    """1. The top card of the deck is set out face down; the first player looks at it."""
    if verbs.refill(s):
        verbs.set_out(s, seat)


def bid_for_it(s: Curios, seat: int) -> None:
    """2. Everybody bids for it in secret."""
    if s.lot != NO_CARD:
        s.stack.append(Bid(0, (UNANSWERED,) * s.players))


def play_a_card(s: Curios, seat: int) -> None:
    """3. The first player plays a card or rests; the others may react."""
    s.stack.append(Play(seat))


def draw_a_card(s: Curios, seat: int) -> None:
    """4. The first player draws a card."""
    if verbs.refill(s):
        verbs.draw(s, seat)


def end_the_round(s: Curios, seat: int) -> None:
    """5. The next seat is first, or after the last round everybody shows all cards."""
    if s.round + 1 < s.rounds:
        s.round += 1
        s.stack.append(Step(s.first, 0))
        return
    for owner, row in enumerate(s.rows):
        for card in row:
            verbs.show(s, owner, card)


STEPS: Final[tuple[Callable[[Curios, int], None], ...]] = (
    set_out_a_lot, bid_for_it, play_a_card, draw_a_card, end_the_round,
)  # fmt: skip


class Step(Frame):
    """A step of the round that comes by itself, once all that lies above it is done."""

    __slots__ = ("number",)
    kind: ClassVar[str] = "step"
    ground: ClassVar[bool] = True

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def lapse(self, s: Curios) -> None:
        if self.number + 1 < len(STEPS):
            s.stack.append(Step(self.seat, self.number + 1))
        STEPS[self.number](s, self.seat)


# -------------------------------------------------------------------- the game


class CuriosGame(Game):
    id: ClassVar[str] = "toy"
    players: ClassVar[range] = range(2, MOST_PLAYERS + 1)
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("laps", 2, numbers=range(1, 4)),
        Option("coins", 4, numbers=range(10), per_seat=True),
        Option("ties", "near", choices=("near", "far")),
    )
    actions = ACTIONS
    texts: ClassVar[Catalog] = TEXTS
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(Step, Bid, Play, React, Target, ShowOne, KeepOrBury, Swap)
    secrets: ClassVar[bool] = True

    def check_together(self, players: int, options: dict[str, Any]) -> None:
        if not any(options["coins"]):
            raise OptionError("option-no-coins", texts=TEXTS)

    def blank(self, players: int, options: dict[str, Any]) -> Curios:
        return Curios(self, players, options)

    def set_up(self, s: Curios) -> None:
        verbs.open_box(s)
        for seat in range(s.players):
            verbs.deal(s, seat)
            verbs.gain(s, seat, s.options["coins"][seat])
        s.stack.append(Step(0, 0))

    def encoder(self) -> Encoder:
        return ENCODER

    def draw(self, view_: dict[str, Any], lang: str, names: list[str], width: int) -> str:
        return view.draw(view_, lang, names, width)
