"""`athanor reader`: the card reader of Alchemists, for a game with the box on a real table.

Without a question it is a menu (`reading.py`). With one it answers and is done, for people or for programs.
The texts are the game's own.
"""

# Not compiled: it runs once.

from __future__ import annotations

import json
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.text import Text

from athanor.cli.arguments import Parser
from athanor.cli.saving import read_text, trouble
from athanor.cli.screen import Leave, Screen
from athanor.core.message import Message
from athanor.games.alchemists import triangle
from athanor.games.alchemists.commands.reading import Session, reader_text
from athanor.games.alchemists.naming import ask_in_words, mode_named
from athanor.games.alchemists.reader import APPRENTICE, Reader, ReaderError, answers_data, load
from athanor.games.alchemists.words import TEXTS


def add_arguments(parser: Parser) -> None:
    def text(id: str) -> str:
        return TEXTS.say(f"reader-help-{id}", parser.lang).replace("%", "%%")

    file = text("file-metavar")
    parser.add_argument("words", nargs="*", metavar=text("words-metavar"), help=text("words"))
    parser.add_argument("--answers", action="store_true", help=text("answers"))
    parser.add_argument("--new", action="store_true", help=text("new"))
    parser.add_argument("--mode", type=mode_named, metavar="apprentice|master", help=text("mode"))
    parser.add_argument("--history", type=Path, metavar=file, help=text("history"))
    parser.add_argument("--triangle", type=Path, metavar=file, help=text("triangle"))
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))


def run(args: Namespace) -> int:
    screen = Screen(args.lang, args.no_colour)
    code, question = "".join(args.words[:1]), args.words[1:]
    if args.triangle is not None:
        return write_triangle(screen, args.triangle, code)
    if args.new:
        return show_new_code(screen, args.json)
    reader = opened(code, args.history, args.mode)
    if args.answers:
        return show_answers(screen, reader, args.json)
    if question:
        line = ask_in_words(needed(reader), question, args.mode)
        keep(reader, args.history)
        show(screen, line.answer_message(), line.shown(), args.json)
        return 0
    if args.json:
        if args.history is None:
            raise needs("question")
        print(json.dumps(needed(reader).dump(), indent=2))
        return 0
    return sit_down(screen, reader, args)


def sit_down(screen: Screen, reader: Reader | None, args: Namespace) -> int:
    session = Session(screen, lambda changed: keep(changed, args.history))
    with suppress(Leave):
        session.run(reader, args.mode)
    return 0


def show(screen: Screen, message: Message, data: dict[str, str], as_json: bool) -> None:
    if as_json:
        print(json.dumps(data))
    else:
        screen.show(Text(TEXTS.render(message, screen.lang)))


def show_new_code(screen: Screen, as_json: bool) -> int:
    code = Reader().code
    show(screen, reader_text("code-is", code=code), {"code": code}, as_json)
    return 0


def show_answers(screen: Screen, reader: Reader | None, as_json: bool) -> int:
    """A program asks by the flag; a person is asked back, twice."""
    reader = needed(reader)
    if as_json:
        print(json.dumps(answers_data(reader.assignment)))
        return 0
    try:
        Session(screen, lambda _: None).show_answers(reader)
    except Leave:
        reader.back()
    return 0


# ---------------------------------------------------------------- files


def opened(code: str, history: Path | None, mode: int | None) -> Reader | None:
    """The reader for a code, or that of a history, or none where neither is named."""
    if history is not None and history.exists():
        reader = load(parsed(history))
        if code:
            reader.expect(code)
        if mode is not None:
            reader.set_mode(mode)
        return reader
    return Reader(code, APPRENTICE if mode is None else mode) if code else None


def parsed(history: Path) -> Any:
    try:
        return json.loads(read_text(history))
    except (ValueError, RecursionError):
        return None  # what is no history is refused by whoever reads it


def keep(reader: Reader | None, history: Path | None) -> None:
    """Written anew beside the old file and put in its place, so that no moment is without a whole one."""
    if reader is None or history is None:
        return
    write(history, json.dumps(reader.dump(), indent=2) + "\n")


def write(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as broken:
        with suppress(OSError):
            beside.unlink()
        raise trouble(path, broken) from broken


def write_triangle(screen: Screen, path: Path, code: str) -> int:
    write(path, triangle.page(Reader(code).assignment if code else None, screen.lang))
    # In one piece, however long: people copy it.
    screen.console.print(Text(TEXTS.render(reader_text("written", file=str(path)), screen.lang)), soft_wrap=True)
    return 0


def needed(reader: Reader | None) -> Reader:
    if reader is None:
        raise needs("code")
    return reader


def needs(what: str) -> ReaderError:
    return ReaderError(f"reader-needs-{what}")
