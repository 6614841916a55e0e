"""The components as plain data that people can read, and back."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.plain import Plain
from athanor.games.alchemists.state import CARD_NAMES, FAVOR_CARD_NAMES, Alchemist, Alchemists, Fact, Result

PERSONAL: Final = (
    "gold", "reputation", "artifacts", "grants", "seals", "lost", "potions", "marker", "free", "placed", "unused",
    "hospital", "actions", "done", "spent", "tops", "bid", "harmed", "repeated", "peeked", "exhibited",
)  # fmt: skip
COMMON: Final = (
    "round", "starter", "truth", "level", "adventurers", "removed", "theories", "conflicts", "grants_left", "order",
    "green", "arrivals", "unhappy", "blocked", "sales", "selling", "favored", "shown", "brewer", "extra", "revealed",
    "bank",
)  # fmt: skip


def dump(s: Alchemists) -> dict[str, Plain]:
    common: dict[str, Plain] = {}
    for name in COMMON:
        value = getattr(s, name)
        common[name] = value[:] if isinstance(value, list) else value
    return {
        **common,
        "deck": _names(s.deck, CARD_NAMES),
        "discard": _names(s.discard, CARD_NAMES),
        "row": _names(s.row, CARD_NAMES),
        "cauldron": _names(s.cauldron, CARD_NAMES),
        "known": s.known[:],
        "favor_deck": _names(s.favor_deck, FAVOR_CARD_NAMES),
        "favor_discard": _names(s.favor_discard, FAVOR_CARD_NAMES),
        "custodians": _names(s.custodians, FAVOR_CARD_NAMES),
        "at_once": _names(s.at_once, FAVOR_CARD_NAMES),
        "favor_known": s.favor_known[:],
        "artifacts": [level[:] for level in s.artifacts],
        "seals": [seals[:] for seals in s.seals],
        "results": [result.plain() for result in s.results],
        "facts": [list(fact) for fact in s.facts],
        "alchemists": [_dump_alchemist(each) for each in s.alchemists],
    }


def load(s: Alchemists, table: dict[str, Any]) -> None:
    for name in COMMON:
        setattr(s, name, _like(getattr(s, name), table[name]))
    s.deck = _cards(table["deck"], CARD_NAMES)
    s.discard = _cards(table["discard"], CARD_NAMES)
    s.row = _cards(table["row"], CARD_NAMES)
    s.cauldron = _cards(table["cauldron"], CARD_NAMES)
    s.known = _numbers(table["known"])
    s.favor_deck = _cards(table["favor_deck"], FAVOR_CARD_NAMES)
    s.favor_discard = _cards(table["favor_discard"], FAVOR_CARD_NAMES)
    s.custodians = _cards(table["custodians"], FAVOR_CARD_NAMES)
    s.at_once = _cards(table.get("at_once", ""), FAVOR_CARD_NAMES)  # 0.1.0 had none
    s.favor_known = _numbers(table["favor_known"])
    s.artifacts = [_numbers(level) for level in table["artifacts"]]
    s.seals = [_numbers(seals) for seals in table["seals"]]
    s.results = [Result(*_numbers(row)) for row in table["results"]]
    s.facts = [_fact(_numbers(row)) for row in table["facts"]]
    s.alchemists = [_load_alchemist(row) for row in table["alchemists"]]


def _dump_alchemist(one: Alchemist) -> dict[str, Plain]:
    found: dict[str, Plain] = {
        "hand": _names(one.hand, CARD_NAMES),
        "favors": _names(one.favors, FAVOR_CARD_NAMES),
        "aside": _names(one.aside, CARD_NAMES),
    }
    for name in PERSONAL:
        value = getattr(one, name)
        found[name] = value[:] if isinstance(value, list) else value
    return found


def _load_alchemist(row: dict[str, Any]) -> Alchemist:
    one = Alchemist().set_out()
    for name in PERSONAL:
        setattr(one, name, _like(getattr(one, name), row[name]))
    one.hand = _cards(row["hand"], CARD_NAMES)
    one.favors = _cards(row["favors"], FAVOR_CARD_NAMES)
    one.aside = _cards(row["aside"], CARD_NAMES)
    return one


def _names(cards: list[int], names: tuple[str, ...]) -> str:
    return " ".join(names[card] for card in cards)


def _cards(text: str, names: tuple[str, ...]) -> list[int]:
    return [names.index(word) for word in text.split()]


def _like(model: Any, value: Any) -> Any:
    """A whole number or a list of them, whichever the model is."""
    return _numbers(value) if isinstance(model, list) else _numbers([value])[0]


def _numbers(value: Any) -> list[int]:
    if not isinstance(value, list) or any(type(part) is not int for part in value):
        raise ValueError(value)
    return value[:]


def _fact(row: list[int]) -> Fact:
    kind, one, two, three = row
    return (kind, one, two, three)
