"""Bots from other packages. A package offers one by an entry point of the group `athanor.bots`:

    [project.entry-points."athanor.bots"]
    thrifty = "my_package:Thrifty"

or, like a game from outside, by a module named in ATHANOR_PLUGINS that calls `bots.register(Thrifty)`. Nothing of a
package is imported before its bot is asked for by name.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from athanor.bots.base import Bot, BotError
from athanor.core.message import Message

GROUP: Final = "athanor.bots"
_REGISTERED: Final[dict[str, type[Bot]]] = {}


def register(kind: type[Bot]) -> type[Bot]:
    """For a module that brings a bot along; usable as a decorator."""
    known = _REGISTERED.get(kind.name)
    if known is not None and (known.__module__, known.__qualname__) != (kind.__module__, kind.__qualname__):
        raise clash(kind.name, [known.__module__, kind.__module__])
    _REGISTERED[kind.name] = kind
    return kind


@cache
def offered() -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points by name. Two packages may offer the same name; whoever asks for it is told."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


def names() -> list[str]:
    return sorted({*_REGISTERED, *offered()})


def find(name: str, own: bool) -> Bot | None:
    """The bot of that name, if a package has one. `own`: we have one too, and then nobody can say which is meant."""
    points = offered().get(name, ())
    kind = _REGISTERED.get(name)
    claims = [package(point) for point in points] + ([kind.__module__] if kind is not None else [])
    if not claims:
        return None
    if own or len(claims) > 1:
        raise clash(name, (["athanor"] if own else []) + claims)
    return made(name, points[0]) if kind is None else kind()


def clash(name: str, claims: list[str]) -> BotError:
    return BotError(Message("bot-plugin-clash", {"bot": name, "packages": ", ".join(sorted(claims))}))


def package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value


def made(name: str, point: EntryPoint) -> Bot:
    """Somebody else's code: whatever is wrong with it, the person gets a sentence."""
    told = {"bot": name, "package": package(point)}
    try:
        kind = point.load()
    except Exception as broken:
        detail = f"{type(broken).__name__}: {broken}"
        raise BotError(Message("bot-plugin-broken", {**told, "detail": detail})) from broken
    if not isinstance(kind, type) or not issubclass(kind, Bot) or getattr(kind, "name", "") != name:
        raise BotError(Message("bot-plugin-not-a-bot", told))
    try:
        return kind()
    except Exception as broken:
        detail = f"{type(broken).__name__}: {broken}"
        raise BotError(Message("bot-plugin-broken", {**told, "detail": detail})) from broken
