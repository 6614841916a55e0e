"""`athanor COMMAND …`: finds the command, reads its arguments, runs it, and turns what goes wrong into one sentence.

A command is a module of this package, or one that a game brings (`Game.commands`), with two functions:

    def add_arguments(parser: Parser) -> None    # its own flags, beside those of `Parser.add_common`
    def run(args: Namespace) -> int              # the exit status; `args.lang` is the language to speak

and a text `command-<name>`, the line that the list of commands shows. Without one the page opens (`serve --open`).

What cannot be is an AthanorError: the person reads its sentence, in their language, and the status is 2. A fault of the
program itself is one sentence too, with status 1; the environment variable ATHANOR_DEBUG=1 shows where it happened.

Games from outside this package are added by the environment variable ATHANOR_PLUGINS: module names separated by commas,
each of which registers its game when it is imported. Bots that are programs of their own get their names from
ATHANOR_BOTS (`name=command; …`) and their time for a decision from ATHANOR_BOT_SECONDS.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

import athanor
from athanor import bots
from athanor.bots import outside
from athanor.cli.arguments import Parser, asked_language
from athanor.cli.plugins import load_plugins
from athanor.cli.saving import data_folder
from athanor.cli.words import CliError, say
from athanor.core.errors import AthanorError

COMMANDS: Final = (
    "play",
    "serve",
    "replay",
    "review",
    "puzzles",
    "rules",
    "games",
    "doctor",
    "admin",
    "simulate",
    "arena",
    "balance",
    "bench",
    "train",
    "cards",
)
FAULT: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else list(argv)
    forgive_strange_letters()
    lang = asked_language(argv)
    try:
        load_plugins(os.environ.get("ATHANOR_PLUGINS", ""))
        outside.allow(os.environ.get("ATHANOR_BOT_SECONDS", ""))
        outside.configure(os.environ.get("ATHANOR_BOTS", ""), bots.is_own)
        status = command(argv, lang)
        sys.stdout.flush()
        return status
    except AthanorError as wrong:
        print(wrong.text(lang), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever was reading has had enough (`| head`). Nothing may be written to that pipe any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        if os.environ.get("ATHANOR_DEBUG"):
            raise
        print(say(lang, "fault", fault=type(fault).__name__, file=str(written_down(fault))), file=sys.stderr)
        return FAULT


def command(argv: list[str], lang: str) -> int:
    """The first word that is no flag names the command."""
    at = next((i for i, word in enumerate(argv) if not word.startswith("-") and argv[i - 1 : i] != ["--lang"]), None)
    if at is None:
        return without_command(argv, lang)
    return run(argv[at], [*argv[:at], *argv[at + 1 :]], lang)


def all_commands() -> dict[str, str]:
    """The module behind each command: first ours, then those of the games."""
    found = {name: f"athanor.cli.{name}" for name in COMMANDS}
    for game in athanor.games():
        for name, module in athanor.game(game).commands.items():
            found.setdefault(name, module)
    return found


def run(name: str, argv: list[str], lang: str) -> int:
    known = all_commands()
    if name not in known:
        raise CliError("command-unknown", command=name, known=", ".join(known))
    module = import_module(known[name])
    parser = Parser(name, lang)
    parser.description = said(lang, name)
    module.add_arguments(parser)
    parser.add_common()
    args = parser.read(argv)
    if args.help:
        print(parser.format_help(), end="")
        return 0
    return int(module.run(args))


def said(lang: str, name: str) -> str:
    """A command's own line, made a sentence."""
    owner = next((game for game in map(athanor.game, athanor.games()) if name in game.commands), None)
    text = say(lang, f"command-{name}") if owner is None else owner.texts.say(f"command-{name}", lang)
    return f"{text[0].upper()}{text[1:]}."


def without_command(argv: list[str], lang: str) -> int:
    """`athanor` alone opens the page; `athanor --help` lists the commands."""
    parser = Parser("", lang)
    parser.add_argument("--version", action="store_true", help=parser.text("help-version"))
    parser.add_common()
    args = parser.read(argv)
    if args.version:
        print(f"athanor {athanor.__version__}")
        return 0
    if not args.help:
        return run("serve", ["--open", *argv], lang)
    parser.usage = say(lang, "help-command")
    commands = all_commands()
    width = max(map(len, commands)) + 2
    listed = "".join(f"  {name:{width}}{said(lang, name)}\n" for name in commands)
    parser.description = f"{say(lang, 'about')}\n\n{say(lang, 'help-commands')}\n{listed}"
    parser.epilog = say(lang, "help-more")
    print(parser.format_help(), end="")
    return 0


def written_down(fault: Exception) -> Path:
    """A fault of ours, kept for whoever mends it; the person at the screen has no use for it."""
    path = data_folder() / "fault.txt"
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(fault)), encoding="utf-8")
    return path


def forgive_strange_letters() -> None:
    """A terminal that cannot show or send a letter shows a substitute; it does not end the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
