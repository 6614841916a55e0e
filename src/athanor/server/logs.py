"""What the operator reads: lines that stay short, and that nobody from outside can multiply.

A line says when, how bad, where, what, and the id of the request it belongs to; as text, or as JSON for programs
(`ATHANOR_LOG=json`). The same complaint is written a few times, then once in a while with the number of those left out.
"""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import Final

from athanor.server.limits import Bucket

LONGEST: Final = 2_000  # of what is said
LONGEST_TRACE: Final = 8_000  # of where it went wrong
AT_ONCE: Final = 20  # of the same complaint
A_SECOND: Final = 0.1
MOST_KINDS: Final = 500

REQUEST: Final[ContextVar[str]] = ContextVar("REQUEST", default="")


class Repeated(logging.Filter):
    """Lets the first of a kind through, and then a few: a flood of bad requests must not fill a disk."""

    def __init__(self, at_once: float = AT_ONCE, a_second: float = A_SECOND) -> None:
        super().__init__()
        self._at_once, self._a_second = at_once, a_second
        self._kinds: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:200])
        bucket = self._kinds.setdefault(kind, Bucket(self._at_once, self._a_second))
        self._kinds.move_to_end(kind)
        if len(self._kinds) > MOST_KINDS:
            forgotten, _ = self._kinds.popitem(last=False)
            self._left_out.pop(forgotten, None)
        if not bucket.take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        record.left_out = self._left_out.pop(kind, 0)
        return True


def shortened(text: str, longest: int) -> str:
    """Whatever somebody sent, on one line, and no longer than that."""
    if len(text) > longest:
        text = f"{text[:longest]}… ({len(text)} signs)"
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


class Lines(logging.Formatter):
    """Text: one line, and below it, indented, where a fault came from."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        request = f" [{REQUEST.get()}]" if REQUEST.get() else ""
        line = f"{when} {record.levelname} {record.name}{request}: {shortened(record.getMessage(), LONGEST)}"
        if left_out := getattr(record, "left_out", 0):
            line += f" (and {left_out} more of this kind)"
        trace = trace_of(self, record)
        return f"{line}\n{trace}" if trace else line


class JsonLines(logging.Formatter):
    """A JSON object for each line, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": shortened(record.getMessage(), LONGEST),
            "request": REQUEST.get() or None,
            "left_out": getattr(record, "left_out", 0) or None,
            "trace": trace_of(self, record) or None,
        }
        return json.dumps({key: value for key, value in said.items() if value is not None}, ensure_ascii=False)


def trace_of(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """The end of a trace is where it went wrong, so that is what stays of a long one."""
    if not record.exc_info:
        return ""
    trace = formatter.formatException(record.exc_info)
    return trace if len(trace) <= LONGEST_TRACE else f"…{trace[-LONGEST_TRACE:]}"


def begin(style: str) -> None:
    """From now on all that is logged goes to the standard error output, bounded."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else Lines())
    handler.addFilter(Repeated())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
