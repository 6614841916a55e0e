"""What of an object is saved, declared once: `dump` and `load` both follow from one tuple.

    SAVED: Final[tuple[Field, ...]] = table(
        Number("round"), Numbers("bowls", 18), Packed("die", "face", "colour"), Lists("stacks"),
    )

    write_fields(lab, SAVED)         # {"round": 1, "bowls": […], "die": [0, 2], "stacks": [[…], …]}, in this order
    read_fields(lab, SAVED, data)    # and back; damaged data is a ValueError, TypeError or KeyError

Slots, typed defaults and copies stay written by hand. A copy made from such a list takes three to nine times as long,
and search does little else; positions are saved once a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from athanor.core.compiled import mypyc_attr
from athanor.core.plain import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One entry of what is saved: its key, and the attributes it is made of (nearly always the one of that name)."""

    __slots__ = ("key", "names")

    def __init__(self, names: tuple[str, ...], key: str = "") -> None:
        self.names = names
        self.key = key or names[0]

    def write(self, holder: Any) -> Plain:
        raise NotImplementedError

    def read(self, holder: Any, data: Any) -> None:
        raise NotImplementedError


class Number(Field):
    """A whole number."""

    __slots__ = ()

    def __init__(self, name: str, key: str = "") -> None:
        super().__init__((name,), key)

    def write(self, holder: Any) -> Plain:
        return int(getattr(holder, self.names[0]))

    def read(self, holder: Any, data: Any) -> None:
        setattr(holder, self.names[0], number(data))


class Flag(Field):
    """Yes or no."""

    __slots__ = ()

    def __init__(self, name: str, key: str = "") -> None:
        super().__init__((name,), key)

    def write(self, holder: Any) -> Plain:
        return bool(getattr(holder, self.names[0]))

    def read(self, holder: Any, data: Any) -> None:
        if not isinstance(data, bool):
            raise ValueError(f"{data!r} is neither true nor false")
        setattr(holder, self.names[0], data)


class Packed(Field):
    """Several whole numbers that are saved side by side."""

    __slots__ = ()

    def __init__(self, key: str, *names: str) -> None:
        super().__init__(names, key)

    def write(self, holder: Any) -> Plain:
        return [int(getattr(holder, name)) for name in self.names]

    def read(self, holder: Any, data: Any) -> None:
        for name, value in zip(self.names, numbers(data, len(self.names)), strict=True):
            setattr(holder, name, value)


class Numbers(Field):
    """A list of whole numbers, perhaps of a fixed length."""

    __slots__ = ("length",)

    def __init__(self, name: str, length: int = -1, key: str = "") -> None:
        super().__init__((name,), key)
        self.length = length

    def write(self, holder: Any) -> Plain:
        return list(getattr(holder, self.names[0]))

    def read(self, holder: Any, data: Any) -> None:
        setattr(holder, self.names[0], numbers(data, self.length))


class Lists(Field):
    """A list of lists of whole numbers."""

    __slots__ = ()

    def __init__(self, name: str, key: str = "") -> None:
        super().__init__((name,), key)

    def write(self, holder: Any) -> Plain:
        return [list(part) for part in getattr(holder, self.names[0])]

    def read(self, holder: Any, data: Any) -> None:
        setattr(holder, self.names[0], [numbers(part) for part in data])


class Words(Field):
    """A list of whole numbers, saved as the words that stand at these places in `words`, in one line."""

    __slots__ = ("words",)

    def __init__(self, name: str, words: Sequence[str], key: str = "") -> None:
        super().__init__((name,), key)
        self.words = words

    def write(self, holder: Any) -> Plain:
        return " ".join([self.words[place] for place in getattr(holder, self.names[0])])

    def read(self, holder: Any, data: Any) -> None:
        setattr(holder, self.names[0], [self.words.index(word) for word in data.split()])


class Coded(Field):
    """Anything else: one attribute, with a function each way."""

    __slots__ = ("decode", "encode")

    def __init__(self, name: str, encode: Callable[[Any], Plain], decode: Callable[[Any], Any], key: str = "") -> None:
        super().__init__((name,), key)
        self.encode = encode
        self.decode = decode

    def write(self, holder: Any) -> Plain:
        return self.encode(getattr(holder, self.names[0]))

    def read(self, holder: Any, data: Any) -> None:
        setattr(holder, self.names[0], self.decode(data))


def write_fields(holder: Any, fields: tuple[Field, ...]) -> dict[str, Plain]:
    return {field.key: field.write(holder) for field in fields}


def read_fields(holder: Any, fields: tuple[Field, ...], data: dict[str, Any]) -> None:
    for field in fields:
        field.read(holder, data[field.key])


def saved_names(fields: tuple[Field, ...]) -> list[str]:
    """The attributes that are saved; a test compares them with those there are."""
    return [name for field in fields for name in field.names]


def number(data: Any) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise ValueError(f"{data!r} is no whole number")
    return int(data)


def numbers(data: Any, length: int = -1) -> list[int]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is no list")
    if length >= 0 and len(data) != length:
        raise ValueError(f"{length} numbers are needed, not {len(data)}")
    return [number(part) for part in data]
