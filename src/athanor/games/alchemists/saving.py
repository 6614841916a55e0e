"""The components as plain data that people can read, and back."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.compiled import table
from athanor.core.fields import Coded, Field, Lists, Number, Numbers, Words, numbers, read_fields, write_fields
from athanor.core.plain import Plain
from athanor.games.alchemists.state import CARD_NAMES, FAVOR_CARD_NAMES, Alchemist, Alchemists, Fact, Result

PERSONAL: Final[tuple[Field, ...]] = table(
    Words("hand", CARD_NAMES), Words("favors", FAVOR_CARD_NAMES), Words("aside", CARD_NAMES), Number("gold"),
    Number("reputation"), Numbers("artifacts"), Numbers("grants"), Numbers("seals"), Numbers("lost"), Number("potions"),
    Number("marker"), Number("free"), Numbers("placed"), Number("unused"), Number("hospital"), Numbers("actions"),
    Numbers("done"), Number("spent"), Number("tops"), Number("bid"), Number("harmed"), Number("repeated"),
    Number("peeked"), Number("exhibited"),
)  # fmt: skip


def _write_alchemists(alchemists: list[Alchemist]) -> Plain:
    return [write_fields(one, PERSONAL) for one in alchemists]


def _read_alchemists(rows: Any) -> list[Alchemist]:
    found = [Alchemist().set_out() for _ in rows]
    for one, row in zip(found, rows, strict=True):
        read_fields(one, PERSONAL, row)
    return found


def _write_results(results: list[Result]) -> Plain:
    return [result.plain() for result in results]


def _read_results(rows: Any) -> list[Result]:
    return [Result(*numbers(row)) for row in rows]


def _write_facts(facts: list[Fact]) -> Plain:
    return [list(fact) for fact in facts]


def _read_facts(rows: Any) -> list[Fact]:
    return [_fact(numbers(row)) for row in rows]


def _fact(row: list[int]) -> Fact:
    kind, one, two, three = row
    return (kind, one, two, three)


# `costs` follows from the number of players, `seat_worlds` from what was seen.
SAVED: Final[tuple[Field, ...]] = table(
    Number("round"), Number("starter"), Numbers("truth"), Number("level"), Numbers("adventurers"), Number("removed"),
    Numbers("theories"), Numbers("conflicts"), Number("grants_left"), Numbers("order"), Numbers("green"),
    Numbers("arrivals"), Number("unhappy"), Number("blocked"), Number("sales"), Numbers("selling"), Numbers("favored"),
    Number("shown"), Number("brewer"), Numbers("extra"), Number("revealed"), Number("bank"),
    Words("deck", CARD_NAMES), Words("discard", CARD_NAMES), Words("row", CARD_NAMES), Words("cauldron", CARD_NAMES),
    Numbers("known"), Words("favor_deck", FAVOR_CARD_NAMES), Words("favor_discard", FAVOR_CARD_NAMES),
    Words("custodians", FAVOR_CARD_NAMES), Words("at_once", FAVOR_CARD_NAMES), Numbers("favor_known"),
    Lists("artifacts"), Lists("seals"), Coded("results", _write_results, _read_results),
    Coded("facts", _write_facts, _read_facts), Coded("alchemists", _write_alchemists, _read_alchemists),
)  # fmt: skip


def dump(s: Alchemists) -> dict[str, Plain]:
    return write_fields(s, SAVED)


def load(s: Alchemists, table: dict[str, Any]) -> None:
    read_fields(s, SAVED, {"at_once": "", **table})  # 0.1.0 saved no cards that are being played
