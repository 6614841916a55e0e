"""The files of a card set: TOML, read so that every mistake can be told with its file and line."""

# Not compiled: files are read once.

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Final

from athanor.core.card_sets import Fault
from athanor.core.message import Arg, Message

HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([\w-]+)\s*\]")
KEY: Final = re.compile(r"^\s*\"?([\w-]+)\"?\s*=")
PLACE: Final = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


class Row:
    """One table of a file. Its `get_` functions give what a key holds; what is wrong becomes a fault of the sheet, and
    the caller goes on with a harmless value, so that one run finds every mistake."""

    __slots__ = ("data", "line", "lines", "sheet", "used")

    def __init__(self, sheet: Sheet, data: dict[str, Any], line: int, lines: dict[str, int]) -> None:
        self.sheet = sheet
        self.data = data
        self.line = line
        self.lines = lines  # of its keys
        self.used: set[str] = set()

    def fault(self, at: str, id: str, **args: Arg) -> None:
        """What is wrong with the key `at`."""
        self.sheet.fault(self.lines.get(at, self.line), id, **args)

    def take(self, key: str, kind: type, default: Any, needed: bool = True) -> Any:
        self.used.add(key)
        if key not in self.data:
            if needed:
                self.fault(key, "cards-missing", key=key)
            return default
        value = self.data[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            self.fault(key, f"cards-not-{KIND_WORDS[kind]}", key=key)
            return default
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range; one without a default must be there."""
        value: int = self.take(key, int, low if default is None else default, needed=default is None)
        if not low <= value <= high:
            self.fault(key, "cards-not-in-range", key=key, value=str(value), low=str(low), high=str(high))
            return low
        return value

    def word(self, key: str) -> str:
        value: str = self.take(key, str, "")
        return value

    def words(self, key: str, needed: bool = True) -> list[str]:
        """A list of words; a single word stands for a list of one."""
        if isinstance(self.data.get(key), str):
            self.used.add(key)
            return [self.data[key]]
        value = self.take(key, list, [], needed)
        if not all(isinstance(part, str) for part in value):
            self.fault(key, "cards-not-words", key=key)
            return []
        return list(value)

    def numbers(self, key: str) -> list[int]:
        value = self.take(key, list, [])
        if not all(type(part) is int for part in value):
            self.fault(key, "cards-not-numbers", key=key)
            return []
        return list(value)

    def closed(self) -> None:
        """Nothing was written that nobody read: a misspelled key must not be passed over in silence."""
        for key in self.data:
            if key not in self.used:
                self.fault(key, "cards-unknown-key", key=key)


KIND_WORDS: Final = {int: "number", str: "word", list: "list", dict: "table"}


class Sheet:
    """One file: its tables by name, with their lines."""

    __slots__ = ("data", "faults", "file", "tables", "top")

    def __init__(self, folder: Traversable, file: str, faults: list[Fault]) -> None:
        self.file = file
        self.faults = faults
        self.data: dict[str, Any] = {}
        self.tables: dict[str, list[Row]] = {}
        text = self.read(folder)
        self.top = Row(self, {k: v for k, v in self.data.items() if not is_tables(v)}, 1, {})
        self.find_lines(text)

    def read(self, folder: Traversable) -> str:
        try:
            text = (folder / self.file).read_text(encoding="utf-8")
            self.data = tomllib.loads(text)
            return text
        except OSError:
            self.fault(1, "cards-no-file")
        except (ValueError, RecursionError) as broken:  # ValueError: not TOML, or not even text
            found = PLACE.search(str(broken))
            line = int(found[1]) if found and found[1] else 1
            self.fault(line, "cards-not-toml", detail=PLACE.sub("", str(broken)).strip())
        return ""

    def find_lines(self, text: str) -> None:
        """The parser of the standard library forgets the lines; headers and keys stand at the beginning of theirs."""
        seen: dict[str, int] = {}
        lines = self.top.lines
        for number, line in enumerate(text.splitlines(), start=1):
            header, key = HEADER.match(line), KEY.match(line)
            if header is not None:
                name = header[2]
                value: Any = self.data.get(name)
                at = seen.get(name, 0)
                seen[name] = at + 1
                lines = {}
                if header[1] == "[[" and is_tables(value) and at < len(value):
                    self.tables.setdefault(name, []).append(Row(self, value[at], number, lines))
                elif header[1] == "[" and isinstance(value, dict):
                    self.top.data.pop(name, None)
                    self.tables[name] = [Row(self, value, number, lines)]
            elif key is not None:
                lines.setdefault(key[1], number)

    def fault(self, line: int, id: str, **args: Arg) -> None:
        self.faults.append(Fault(self.file, line, Message(id, args)))

    def rows(self, name: str, count: int | None = None) -> list[Row]:
        """The tables `[[name]]`; where there must be a certain number of them, that many."""
        found = self.tables.pop(name, [])
        if count is not None and len(found) != count:
            line = found[-1].line if found else 1
            self.fault(line, "cards-count", table=name, here=str(len(found)), wanted=str(count))
        return found

    def row(self, name: str) -> Row:
        """The one table `[name]`."""
        found = self.tables.pop(name, [])
        if not found:
            self.fault(1, "cards-no-table", table=name)
            return Row(self, {}, 1, {})
        return found[0]

    def closed(self) -> None:
        self.top.closed()
        for name, rows in self.tables.items():
            self.fault(rows[0].line, "cards-unknown-table", table=name)


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
