"""The command line, read and explained in the reader's language.

The standard parser does the reading. What it would say in English never reaches anybody: its errors become our own
sentences, and the headings of its help are ours.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from athanor.bots import outside
from athanor.bots.outside_command import parts
from athanor.cli.words import CliError, say
from athanor.core.errors import OptionError
from athanor.core.rng import LONGEST_SEED
from athanor.core.text import LANGUAGES, users_language

FURTHEST_RATING: Final = 1000.0  # above: fewer than one game in 300 is lost


class Parser(argparse.ArgumentParser):
    """The arguments of one command. A command's `add_arguments(parser)` adds its own with `add_argument`, as usual."""

    def __init__(self, command: str, lang: str) -> None:
        self.lang = lang
        super().__init__(
            prog=f"athanor {command}".strip(),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Formatter(prog, lang),
        )
        self._positionals.title = say(lang, "help-arguments")
        self._optionals.title = say(lang, "help-options")

    def text(self, id: str) -> str:
        """A text for a help line; `%` means something to the parser."""
        return say(self.lang, id).replace("%", "%%")

    def add_common(self) -> None:
        """What every command understands."""
        self.add_argument("--lang", type=language, metavar="en|es|fr", help=self.text("help-lang"))
        self.add_argument("--no-colour", "--no-color", action="store_true", help=self.text("help-no-colour"))
        self.add_argument("-h", "--help", action="store_true", help=self.text("help-help"))

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        try:
            args, unknown = self.parse_known_args(argv)
        except argparse.ArgumentError as wrong:
            raise self.explained(wrong) from wrong
        if unknown and not args.help:
            raise self.unknown(unknown[0])
        # What was asked for in so many words may mean more than what the system says about its owner.
        args.chosen_lang = args.lang
        args.lang = args.lang or self.lang
        return args

    def explained(self, wrong: argparse.ArgumentError) -> CliError:
        flag = (wrong.argument_name or "").split("/")[0]
        action = self._option_string_actions.get(flag)
        if action is None:
            return CliError("arguments-wrong", command=self.prog)
        return CliError("argument-takes-none" if action.nargs == 0 else "argument-needs-value", argument=flag)

    def unknown(self, word: str) -> CliError:
        if not word.startswith("-"):
            return CliError("argument-too-many", argument=word, command=self.prog)
        word = word.split("=")[0]
        near = get_close_matches(word, self._option_string_actions, n=1)
        if near:
            return CliError("argument-unknown-near", argument=word, near=near[0], command=self.prog)
        return CliError("argument-unknown", argument=word, command=self.prog)

    def error(self, message: str) -> NoReturn:
        raise CliError("arguments-wrong", command=self.prog)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with our own word for "usage"."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.lang = lang

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix=say(self.lang, "help-usage") + " ")


def asked_language(argv: Sequence[str]) -> str:
    """The language for everything that is said, errors on the command line included."""
    for at, word in enumerate(argv):
        wanted = "".join(argv[at + 1 : at + 2]) if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted.lower() in LANGUAGES:
            return wanted.lower()
    return users_language()


# ---------------------------------------------------------------- kinds of values


def language(text: str) -> str:
    if text.lower() not in LANGUAGES:
        raise CliError("language-unknown", language=text, known=", ".join(LANGUAGES))
    return text.lower()


def number(flag: str, low: int, high: int | None = None) -> Callable[[str], int]:
    """For `type=`: a whole number in a range; the error names the flag."""

    def read(text: str) -> int:
        value = whole(text)
        if value is not None and value >= low and (high is None or value <= high):
            return value
        if high is None:
            raise CliError("argument-bad-number", argument=flag, value=text, low=str(low))
        raise CliError("argument-bad-range", argument=flag, value=text, low=str(low), high=str(high))

    return read


def seed(text: str) -> int:
    value = whole(text)
    if value is None or not 0 <= value < LONGEST_SEED:
        raise OptionError("option-bad-seed", {"seed": text})
    return value


def ratings(flag: str) -> Callable[[str], tuple[float, float]]:
    """For `type=`: two ratings, the lower first, as `0:20`."""

    def read(text: str) -> tuple[float, float]:
        low, colon, high = text.partition(":")
        try:
            found = float(low), float(high)
        except ValueError:
            found = 0.0, 0.0
        if not colon or not -FURTHEST_RATING <= found[0] < found[1] <= FURTHEST_RATING:
            raise CliError("argument-bad-ratings", argument=flag, value=text)
        return found

    return read


def whole(text: str) -> int | None:
    """A whole number written in plain digits, of a length no computer minds."""
    plain = text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 50
    return int(text) if plain else None


def bot_words(text: str) -> list[str]:
    """Names of bots. A person may name any program of theirs as one: `process:COMMAND`."""
    return [outside.admit_command(word) for word in parts(text, ",")]


def words(text: str) -> list[str]:
    """`a,b,c` as a list, without empty parts."""
    return [word.strip() for word in text.split(",") if word.strip()]
