"""What is said between us and a bot that is a program of its own: one JSON object a line, both ways.

    we say      {"athanor": "hello", "protocol": 1, "protocols": [1, 2], "seconds": 5.0}
    it says     {"athanor": "hello", "protocol": 2}                     and may add "position": true
    we say      {"athanor": "question", "number": 1, "game": …, "view": …, "actions": [{"name": "take red-o", …}, …], …}
    it says     {"number": 1, "action": "take red-o"}
    …           until its input ends

The program says which protocol it speaks. In protocol 1, the earlier one, an action has an `id` besides, a number, and
the answer is that number.

A question holds what the seat may know and nothing else: the view of the seat, the actions it may choose from, and, if
the program asked for it, a position in which everything hidden was dealt anew. Whatever the program leaves to chance it
should take from the seed of the question, so that a game can be played again.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

import json
from typing import Any, Final

from athanor.core.state import State

OLD, NEW = 1, 2
PROTOCOLS: Final = (OLD, NEW)
LONGEST_LINE: Final = 64 * 1024  # bytes; an answer needs forty


class Misbehaved(Exception):  # noqa: N818  # it is the program's fault, and costs it a move
    """Why a move was forfeited: the text `forfeit-<reason>` says it to people."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class Greeting:
    """What a program said of itself."""

    __slots__ = ("position", "protocol")

    def __init__(self, position: bool, protocol: int = NEW) -> None:
        self.protocol = protocol
        self.position = position  # it wants to be handed a re-dealt position, to play on in it


def written(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def hello(seconds: float) -> bytes:
    return written({"athanor": "hello", "protocol": OLD, "protocols": PROTOCOLS, "seconds": seconds})


def question(
    world: State, seat: int, seed: int, number: int, seconds: float, greeting: Greeting, follows: int | None = None
) -> bytes:
    """All that a program is told. `world` is the re-dealt copy that every bot gets; the truth never comes here.

    `follows` is the number of the question whose answer led straight to this one, if there was one: a program that
    keeps its search tree can go on with it.
    """
    game = world.game
    asked: dict[str, Any] = {
        "athanor": "question",
        "number": number,
        "game": game.id,
        "rules": game.rules_version,
        "players": world.players,
        "options": world.options,
        "seat": seat,
        "seed": seed,
        "seconds": seconds,
        "actions": [
            ({"id": action} if greeting.protocol == OLD else {})
            | {"name": game.actions.name(action), "label": world.label(action)}
            for action in world.legal(seat)
        ],
        "view": world.view(seat),
    }
    if follows is not None:
        asked["follows"] = follows
    if greeting.position:
        asked["position"] = world.snapshot()
    return written(asked)


def read(line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise Misbehaved("garbage") from None
    if not isinstance(said, dict):
        raise Misbehaved("garbage")
    return said


def read_greeting(line: bytes) -> Greeting:
    said = read(line)
    if said.get("athanor") != "hello":
        raise Misbehaved("garbage")
    protocol = said.get("protocol")
    if type(protocol) is not int or protocol not in PROTOCOLS:
        raise Misbehaved("protocol")
    return Greeting(said.get("position") is True, protocol)


def read_answer(line: bytes, number: int, greeting: Greeting) -> int | str:
    """The action, by its number or its name; whether it is allowed is for the caller to see. An answer to another
    question is no answer."""
    said = read(line)
    action = said.get("action")
    if said.get("number") != number or type(action) is not (int if greeting.protocol == OLD else str):
        raise Misbehaved("garbage")
    found: int | str = action
    return found
