"""What entries of card files are made of: names, symbols, effects."""

# Not compiled: files are read once.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.cards import Name
from athanor.games.trismegistus.sheets import Row

LONGEST_NAME: Final = 60
NO_NAME: Final = Name("", "", "")

Read = TypeVar("Read")


def read_name(row: Row) -> Name:
    """`name = "…"` for all languages, or `name = { en = "…", es = "…", fr = "…" }`."""
    row.used.add("name")
    said = row.data.get("name")
    if isinstance(said, str):
        said = {"en": said, "es": said, "fr": said}
    if not isinstance(said, dict) or sorted(said) != ["en", "es", "fr"]:
        row.fault("name", "cards-name")
        return NO_NAME
    if not all(is_a_name(word) for word in said.values()):
        row.fault("name", "cards-name-length", longest=str(LONGEST_NAME))
        return NO_NAME
    return Name(said["en"], said["es"], said["fr"])


def is_a_name(word: Any) -> bool:
    return isinstance(word, str) and word.strip() != "" and len(word) <= LONGEST_NAME and word.isprintable()


def understood(row: Row, key: str, read: Callable[[str], Read], word: str, otherwise: Read) -> Read:
    """What a word stands for; a word that stands for nothing is a fault."""
    try:
        return read(word)
    except y.UnknownSymbol as wrong:
        row.fault(key, "cards-unknown-symbol", key=key, word=wrong.word)
        return otherwise


def read_effect(row: Row, key: str, needed: bool = True) -> y.Effect:
    return effect_of(row, key, row.words(key, needed), needed)


def effect_of(row: Row, key: str, words: list[str], needed: bool = False) -> y.Effect:
    steps = tuple(understood(row, key, y.read_step, word, (y.VP, 0, 1, 0)) for word in words)
    if any(step[0] == y.DOWN for step in steps[1:]) or (steps and steps[-1][0] == y.DOWN):
        row.fault(key, "cards-down-first", key=key)
    if needed and key in row.data and not steps:
        row.fault(key, "cards-empty", key=key)
    return steps


def read_element(row: Row, key: str = "element") -> int:
    return one_of(row, key, row.word(key), y.ELEMENT_NAMES)


def one_of(row: Row, key: str, word: str, among: tuple[str, ...]) -> int:
    if word in among:
        return among.index(word)
    if key in row.data:
        row.fault(key, "cards-not-one-of", key=key, word=word, among=", ".join(among))
    return 0


def distinct_names(rows: list[Row], names: list[Name]) -> None:
    """Two cards of one kind must not be called alike: files and people know them by their names."""
    seen: set[str] = set()
    for row, name in zip(rows, names, strict=True):
        if name.key in seen and name is not NO_NAME:
            row.fault("name", "cards-name-twice", name=name.en)
        seen.add(name.key)
