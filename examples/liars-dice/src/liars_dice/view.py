"""What each seat may know: the view, the re-deal, and the table drawn as text from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from athanor.core.drawing import NOW_SIGN, PALE, Pen
from athanor.core.text import CORE_TEXTS, Catalog
from liars_dice.components import dice_words
from liars_dice.state import NOBODY, Table
from liars_dice.verbs import cast, count, counts, wrong_one

TEXTS: Final = Catalog("liars_dice", base=CORE_TEXTS)


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """An allow-list: what is not written here is not sent."""
    return {
        "left": [len(cup) for cup in s.dice],
        "own": s.dice[seat][:] if seat is not None else [],
        "seat": seat,
        "in_play": s.in_play,
        "wild": s.wild,
        "bid": None if not s.number else {"number": s.number, "face": s.face, "seat": s.bidder},
        "to_move": s.to_move,
        "seen": seen(s),
    }


def seen(s: Table) -> dict[str, Any] | None:
    """What everybody saw when the cups were last lifted."""
    if s.seen_doubter == NOBODY:
        return None
    return {
        "dice": [cup[:] for cup in s.seen],
        "counted": [[counts(die, s.seen_face, s.wild) for die in cup] for cup in s.seen],
        "number": s.seen_number,
        "face": s.seen_face,
        "bidder": s.seen_bidder,
        "doubter": s.seen_doubter,
        "count": count(s.seen, s.seen_face, s.wild),
        "loser": wrong_one(s),
    }


def redeal(s: Table, seat: int | None) -> None:
    redeal_together(s, frozenset() if seat is None else frozenset((seat,)))


def redeal_together(s: Table, seats: frozenset[int]) -> None:
    """The dice under every other cup are rolled anew; once the game is over nothing is hidden any more."""
    if s.over:
        return
    for other, cup in enumerate(s.dice):
        if other not in seats:
            s.dice[other] = cast(s, len(cup))


# ---------------------------------------------------------------- as text


def draw(view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
    pen = Pen(TEXTS, lang, names, width)
    lines = [pen.dim("table-wild" if view["wild"] else "table-plain", number=view["in_play"])]
    if view["seen"]:
        lines += ["", *lifted(pen, view["seen"]), ""]
    own = {view["seat"]: view["own"]}
    cups = [own.get(seat, ["?"] * left) for seat, left in enumerate(view["left"])]
    lines += pen.table([[name(pen, seat, seat == view["to_move"]), row_of(cup)] for seat, cup in enumerate(cups)], 0)
    bid = view["bid"]
    if bid:
        said = dice_words(bid["number"], bid["face"])
        lines += ["", pen.bold("table-bid", seat=bid["seat"], what=said)]
    return "\n".join(lines)


def lifted(pen: Pen, seen: dict[str, Any]) -> list[str]:
    what, found = dice_words(seen["number"], seen["face"]), dice_words(seen["count"], seen["face"])
    args = {"bidder_seat": seen["bidder"], "doubter_seat": seen["doubter"], "loser_seat": seen["loser"]}
    lines = pen.wrap(pen.dim("table-seen", what=what, found=found, **args))
    return lines + pen.table([[name(pen, seat), row_of(cup)] for seat, cup in enumerate(seen["dice"]) if cup], 0)


def name(pen: Pen, seat: int, asked: bool = False) -> str:
    return f"[bold]{NOW_SIGN} {pen.name(seat)}[/]" if asked else f"  {pen.name(seat)}"


def row_of(cup: Sequence[int | str]) -> str:
    return " ".join(f"[{PALE}] {face} [/]" for face in cup)
