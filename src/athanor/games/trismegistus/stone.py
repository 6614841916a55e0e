"""The Philosopher's Stone: buying formulas with gold, placing them in the vault, rows and columns, sampling."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import FORMULAS_EACH, VAULT_CELLS
from athanor.games.trismegistus.components import BUY_FORMULA, CELL, NONE, SAMPLE, SOCKETS, is_in
from athanor.games.trismegistus.rewards import receive, receive_all
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import REFINED_GOLD, Effect

# ---------------------------------------------------------------- buying


def price(s: Trismegistus, seat: int) -> int:
    """1, 2, 3, 4 gold by the formulas already bought with gold; those released by experiments do not count."""
    return s.labs[seat].bought.bit_count() + 1


def purchases(s: Trismegistus, seat: int) -> list[int]:
    """At most one purchase per column, while the vault has room."""
    lab = s.labs[seat]
    if lab.cubes[REFINED_GOLD] < price(s, seat) or NONE not in lab.vault:
        return []
    return [
        BUY_FORMULA + socket
        for socket in range(SOCKETS)
        if lab.sockets[socket] >= 0 and not lab.bought >> (socket // 2) & 1
    ]


def buy(s: Trismegistus, seat: int, socket: int) -> None:
    verbs.pay_gold(s, seat, price(s, seat))
    s.labs[seat].bought |= 1 << (socket // 2)
    place_formula(s, seat, socket)


def buy_reason(s: Trismegistus, seat: int, socket: int) -> Message:
    lab = s.labs[seat]
    if lab.sockets[socket] < 0:
        return Message("why-socket-empty")
    if lab.bought >> (socket // 2) & 1:
        return Message("why-column-bought", {"element": socket // 2})
    if NONE not in lab.vault:
        return Message("why-vault-full")
    return Message("why-formula-price", {"count": price(s, seat)})


# ---------------------------------------------------------------- placing


def place_formula(s: Trismegistus, seat: int, socket: int) -> None:
    s.stack.append(PlaceFormula(seat, socket))


class PlaceFormula(Frame):
    """An unlocked formula goes at once into an empty cell of the vault."""

    __slots__ = ("socket",)
    kind: ClassVar[str] = "place-formula"

    def __init__(self, seat: int, socket: int) -> None:
        self.seat = seat
        self.socket = socket

    def fits(self, s: Trismegistus) -> bool:
        return 0 <= self.socket < SOCKETS and s.labs[self.seat].sockets[self.socket] >= 0

    def choices(self, s: Trismegistus) -> list[int]:
        vault = s.labs[self.seat].vault
        return [CELL + cell for cell in range(VAULT_CELLS) if vault[cell] < 0]

    def resolve(self, s: Trismegistus, action: int) -> None:
        cell = action - CELL
        verbs.unlock(s, self.seat, self.socket, cell)
        lab = s.labs[self.seat]
        alchemist = s.cards.alchemists[lab.alchemist]
        bonuses: list[Effect] = []
        for number in alchemist.lines_of[cell]:
            line = alchemist.lines[number]
            if lab.filled & line.mask == line.mask:
                bonuses += line.bonuses
                verbs.tell(s, "completes-row" if line.is_row else "completes-column", {"seat": self.seat})
        if bonuses:
            receive_all(s, self.seat, bonuses)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-cell-full" if is_in(action, CELL, VAULT_CELLS) else "why-choose-cell")

    def question(self, s: Trismegistus) -> Message:
        lab = s.labs[self.seat]
        formula = lab.alchemist * FORMULAS_EACH + max(lab.sockets[self.socket], 0)
        return Message("ask-place-formula", {"formula": s.cards.called("formula", formula)})


# ---------------------------------------------------------------- sampling


def samples(s: Trismegistus, seat: int) -> list[int]:
    """Formulas in the vault that still lie face up."""
    lab = s.labs[seat]
    fresh = lab.filled & ~lab.sampled
    return [SAMPLE + cell for cell in range(VAULT_CELLS) if fresh >> cell & 1] if fresh else []


def sample(s: Trismegistus, seat: int, cell: int) -> None:
    verbs.turn_formula(s, seat, cell)
    lab = s.labs[seat]
    receive(s, seat, s.cards.formulas[lab.alchemist * FORMULAS_EACH + lab.vault[cell]].effect)


def sample_reason(s: Trismegistus, seat: int, cell: int) -> Message:
    return Message("why-already-sampled" if s.labs[seat].vault[cell] >= 0 else "why-cell-empty")
