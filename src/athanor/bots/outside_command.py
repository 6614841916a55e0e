"""The command behind a bot that is a program: a list of words, or a text that is split as a shell would split it.

There is no shell. A path with a space is one word of a list (`["python3", "/my bots/tidy.py"]`) or stands in quotation
marks (`python3 "/my bots/tidy.py"`). On Windows a backslash belongs to the path; elsewhere it quotes the next sign.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

import os
import shlex
from typing import Final

Command = str | tuple[str, ...]
WINDOWS: Final = os.name == "nt"
QUOTES: Final = "\"'"


def command_words(command: Command, windows: bool = WINDOWS) -> list[str]:
    """ValueError where a quotation mark is left open."""
    if not isinstance(command, str):
        return list(command)
    lexer = shlex.shlex(command, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if windows:
        lexer.escape = ""
    return list(lexer)


def written(command: Command) -> str:
    """For people to read."""
    return command if isinstance(command, str) else shlex.join(command)


def parts(text: str, separator: str) -> list[str]:
    """Several commands in one text. A separator inside quotation marks belongs to its command."""
    found, quote = [""], ""
    for sign in text:
        if sign == separator and not quote:
            found.append("")
            continue
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES:
            quote = sign
        found[-1] += sign
    return [part.strip() for part in found if part.strip()]
