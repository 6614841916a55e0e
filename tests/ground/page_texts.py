"""Which texts the page asks for, read from its sources: literal ids, and patterns of ids that are built from parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "src"

# t('id'), desk.t(`id-${part}`), catalog.say(…): whatever says a text by its id.
CALL = re.compile(r"(?<![\w$])(?:t|g|say)\(")
MESSAGE = re.compile(r"\bid: ('[a-z][\w-]*'|`[^`]*`|\([^()]*\)|[^,{}()'`]*\? '[^']*' : '[^']*')(?=, args\b)")
STRING = re.compile(r"'([^'\n]*)'|`([^`]*)`")
PART = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
TEXT_ID = re.compile(r"[a-z*][\w*-]*(\.[\w*-]+)?")


def sources() -> Iterator[Path]:
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            yield file


def first_argument(source: str, start: int) -> str:
    """What stands between a bracket and the comma or bracket that ends the first argument."""
    depth, quote, at = 0, "", start
    while at < len(source):
        sign = source[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif (sign in ")]}" or sign == ",") and not depth:
            break
        elif sign in ")]}":
            depth -= 1
        at += 1
    return source[start:at]


def said(expression: str) -> Iterator[str]:
    """The strings an expression may become. A string that something is compared with is none of them."""
    for found in STRING.finditer(expression):
        before = expression[: found.start()].rstrip()
        if before.endswith(("==", "(", "[")) and not expression.startswith("("):
            continue
        id = PART.sub("*", found[1] if found[1] is not None else found[2])
        if TEXT_ID.fullmatch(id):
            yield id


def ids_in(source: str) -> Iterator[str]:
    for call in CALL.finditer(source):
        argument = first_argument(source, call.end())
        # An object is a message with an id of its own, found below.
        if not argument.lstrip().startswith("{"):
            yield from said(argument)
    for message in MESSAGE.finditer(source):
        yield from said(message[1])
