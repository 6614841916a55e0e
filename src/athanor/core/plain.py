"""Plain data and its text form. Reading is the standard library's TOML; writing it takes these few lines."""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from athanor.core.errors import RecordError

Plain = int | str | bool | Sequence["Plain"] | Mapping[str, "Plain"]


def write_toml(data: dict[str, Any], path: str = "") -> str:
    """Scalars and lists first, then tables, then lists of tables: the order TOML wants."""
    lines = [f"{key} = {_scalar(value)}" for key, value in data.items() if not _is_table(value)]
    for key, value in data.items():
        name = f"{path}{key}"
        if isinstance(value, dict):
            lines += ["", f"[{name}]", write_toml(value, f"{name}.").strip("\n")]
        elif _is_table(value):
            for row in value:
                lines += ["", f"[[{name}]]", write_toml(row, f"{name}.").strip("\n")]
    return "\n".join(lines) + "\n"


def read_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as broken:  # not TOML, a number without end, or lists in lists in lists …
        raise RecordError("record-not-readable", {"detail": str(broken)}) from broken


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _scalar(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and "\n" in value and "'''" not in value and _is_printable(value):
        # A literal block: one move or one line per line, so that two texts can be compared.
        return f"'''\n{value}'''"
    if isinstance(value, list) and len(value) > 1 and isinstance(value[0], str):
        return "[\n" + "".join(f"    {_scalar(part)},\n" for part in value) + "]"
    if isinstance(value, list):
        return "[" + ", ".join(_scalar(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # TOML escapes one sign more than JSON


def _is_printable(text: str) -> bool:
    """No control signs but the ends of lines: a literal block cannot carry them."""
    return all(sign >= " " and sign != "\x7f" for line in text.split("\n") for sign in line)
