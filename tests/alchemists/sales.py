"""Positions at the selling space, for several files of tests."""

from tests.alchemists.sight import LETTERS
from tests.alchemists.table import Table

HAND = "mushroom fern toad claw scorpion"
GUARANTEES = ["exact", "right-sign", "neutral", "anything"]
# Pairs of that hand for the target B-, best first.
RESULTS = {"exact": "mushroom+claw", "right sign": "fern+claw", "neutral": "toad+claw", "wrong sign": "claw+scorpion"}


def sellers(who: str, **given) -> Table:
    """These seats have declared Sell; the Assassin wants B-, R-, G-. `A={...}` adds to what a seat has."""
    sides = {seat: {"cubes": "sell", "hand": HAND, **given.pop(seat, {})} for seat in who}
    rest = {seat: given.pop(seat) for seat in LETTERS if seat in given}
    return Table(**{"players": 3, "at": "sell", "adventurer": "assassin", **given, **sides, **rest})


def bid(t: Table, **bids: int) -> Table:
    for seat, discount in bids.items():
        t.do(f"bid {discount}", seat=seat)
    return t


def sell(t: Table, potion: str, pair: str = "mushroom+claw") -> Table:
    """Sell with the best guarantee."""
    return t.do(f"sell {potion}", "guarantee exact", f"mix {pair}")
