"""The Philosopher's Stone: buying formulas with gold, placing them in the vault, rows and columns, sampling."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.actions import Row
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import FORMULAS_EACH, VAULT_CELLS
from athanor.games.trismegistus.components import ACTIONS, BUY_FORMULA, CELL, NONE, SAMPLE, SOCKETS, is_in
from athanor.games.trismegistus.kinds import FreeAction, asked_lab
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.rewards import receive, receive_all
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import REFINED_GOLD, Effect
from athanor.games.trismegistus.words import explain_formula, named

# ---------------------------------------------------------------- buying


def price(s: Trismegistus, seat: int) -> int:
    """1, 2, 3, 4 gold by the formulas already bought with gold; those released by experiments do not count."""
    return s.labs[seat].bought.bit_count() + 1


def formula_of(lab: Laboratory, own: int) -> int:
    """The card behind one of the laboratory's own eight; NONE for none."""
    return lab.alchemist * FORMULAS_EACH + own if own >= 0 else NONE


class BuyFormula(FreeAction):
    """With gold; at most one purchase per column, while the vault has room."""

    def offers(self, s: Trismegistus, seat: int, found: list[int]) -> None:
        lab = s.labs[seat]
        if lab.cubes[REFINED_GOLD] < price(s, seat) or NONE not in lab.vault:
            return
        found += [
            BUY_FORMULA + socket
            for socket in range(SOCKETS)
            if lab.sockets[socket] >= 0 and not lab.bought >> (socket // 2) & 1
        ]

    def why_not(self, s: Trismegistus, seat: int, n: int) -> Message:
        lab = s.labs[seat]
        if lab.sockets[n] < 0:
            return Message("why-socket-empty")
        if lab.bought >> (n // 2) & 1:
            return Message("why-column-bought", {"element": n // 2})
        if NONE not in lab.vault:
            return Message("why-vault-full")
        return Message("why-formula-price", {"count": price(s, seat)})

    def do(self, s: Trismegistus, seat: int, n: int) -> None:
        verbs.pay_gold(s, seat, price(s, seat))
        s.labs[seat].bought |= 1 << (n // 2)
        place_formula(s, seat, n)

    def label(self, s: Trismegistus, n: int) -> Message:
        return formula_label(s, "label-buy", n)

    def explain(self, s: Trismegistus, n: int) -> Message:
        lab = asked_lab(s)
        return explain_formula(s.cards, self.label(s, n), formula_of(lab, lab.sockets[n]))


def formula_label(s: Trismegistus, id: str, socket: int) -> Message:
    """A formula on its socket, which is bought or unlocked."""
    lab = asked_lab(s)
    said = named(s.cards, id, "formula", formula_of(lab, lab.sockets[socket]))
    return Message(said.id, {**said.args, "element": socket // 2, "count": lab.bought.bit_count() + 1})


BUYING: Final = BuyFormula(ACTIONS, BUY_FORMULA)


# ---------------------------------------------------------------- placing


Row(ACTIONS, CELL, "label-cell", "cell", 1)


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


class Sample(FreeAction):
    """A formula in the vault that still lies face up."""

    def offers(self, s: Trismegistus, seat: int, found: list[int]) -> None:
        lab = s.labs[seat]
        fresh = lab.filled & ~lab.sampled
        if fresh:
            found += [SAMPLE + cell for cell in range(VAULT_CELLS) if fresh >> cell & 1]

    def why_not(self, s: Trismegistus, seat: int, n: int) -> Message:
        return Message("why-already-sampled" if s.labs[seat].vault[n] >= 0 else "why-cell-empty")

    def do(self, s: Trismegistus, seat: int, n: int) -> None:
        verbs.turn_formula(s, seat, n)
        lab = s.labs[seat]
        receive(s, seat, s.cards.formulas[lab.alchemist * FORMULAS_EACH + lab.vault[n]].effect)

    def card(self, s: Trismegistus, n: int) -> int:
        lab = asked_lab(s)
        return formula_of(lab, lab.vault[n])

    def label(self, s: Trismegistus, n: int) -> Message:
        return named(s.cards, "label-sample", "formula", self.card(s, n))

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_formula(s.cards, self.label(s, n), self.card(s, n))


SAMPLING: Final = Sample(ACTIONS, SAMPLE)
