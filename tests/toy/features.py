"""What a seat of Curios knows, as numbers: cards by place, with their kind and value where the seat knows them."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from athanor.core.state import State
from athanor.envs.encoder import Encoder
from athanor.envs.layout import NONE, SEATS, About, Category, Group, Layout, Numbers
from tests.toy.components import (
    ACTIONS,
    ANSWER,
    CARDS,
    COPIES,
    FIRST_WARD,
    KINDS,
    NO_CARD,
    PLAY,
    SHOW,
    SWAP,
    kind_of,
    value_of,
)
from tests.toy.state import Curios

KINDS_OF_QUESTIONS: Final = ("bid", "play", "react", "target", "show-one", "keep-or-bury", "swap")


def about() -> dict[int, tuple[About, ...]]:
    """Actions on cards are about the slot of that card."""
    found: dict[int, tuple[About, ...]] = {}
    for verb, first in (("play", PLAY), ("show", SHOW), ("swap", SWAP)):
        found |= {first + card: (About("cards", card, verb),) for card in range(CARDS)}
    return found | {ANSWER + i: (About("cards", FIRST_WARD + i, "answer"),) for i in range(COPIES)}


LAYOUT: Final = Layout(
    numbers=(
        Numbers("coins", SEATS, "coins of each seat, in tens"),
        Numbers("cards", SEATS, "cards of each seat, in tens"),
        Numbers("rounds", 1, "rounds left, in tens"),
    ),
    categories=(
        Category("question", len(KINDS_OF_QUESTIONS), "what is asked, if it is asked of this seat"),
        Category("lot", CARDS + 1, "what is bid for: the card, or that it is unknown"),
        Category("coins", 13, "own coins, at most 12"),
    ),
    groups=(
        Group(
            "cards", CARDS, "every card there is",
            numbers=(Numbers("worth", 1, "its value, in tens"),),
            categories=(
                Category("kind", len(KINDS), "what it does"),
                Category("place", SEATS + 2, "the seat that has it, the lot, the discard; NONE: not known"),
            ),
            ordered=False,
        ),
    ),
    actions=about(), num_actions=len(ACTIONS), points_scale=10.0,
)  # fmt: skip


class CuriosEncoder(Encoder):
    layout = LAYOUT

    def table(self, rng: Random) -> tuple[int, dict[str, Any]]:
        return rng.choice((2, 2, 3, 4)), {"laps": 2}

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        assert isinstance(s, Curios)
        order = [(seat + step) % s.players for step in range(s.players)]
        nobody = [0.0] * (SEATS - s.players)
        known = [sum(value_of(card) for card in s.rows[who] if s.knows(seat, card)) + s.coins[who] for who in order]
        floats = [1.0] * s.players + nobody + [points / 10 for points in known] + nobody
        floats += [s.coins[who] / 10 for who in order] + nobody + [len(s.rows[who]) / 10 for who in order] + nobody
        floats.append((s.rounds - s.round) / 10)
        kind = s.stack[-1].kind if seat in s.waiting else ""
        ints = [KINDS_OF_QUESTIONS.index(kind) if kind in KINDS_OF_QUESTIONS else NONE]
        ints.append(NONE if s.lot == NO_CARD else s.lot if s.knows(seat, s.lot) else CARDS)
        ints.append(min(12, s.coins[seat]))
        place = [NONE] * CARDS
        for step, who in enumerate(order):
            for card in s.rows[who]:
                place[card] = step if s.knows(seat, card) else NONE
        for card in s.discard:
            place[card] = SEATS + 1
        if s.lot != NO_CARD and s.knows(seat, s.lot):
            place[s.lot] = SEATS
        for card in range(CARDS):
            floats.append(value_of(card) / 10)
            ints += [kind_of(card), place[card]]
        return floats, ints


ENCODER: Final = CuriosEncoder()
