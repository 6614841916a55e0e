"""The table as text for a terminal, from a view."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from athanor.core.message import Message
from athanor.games.trismegistus.texts import TEXTS


def draw(view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
    """A line for the bowls, a few for each laboratory."""
    lines = [TEXTS.say("round-begins", lang, round=view["round"])]
    for face in range(6):
        dice = view["bowls"][face * 3 : face * 3 + 3]
        shown = " ".join("●◐○"[colour] * count for colour, count in enumerate(dice) if count)
        lines.append(f"{TEXTS.say('face-' + str(face), lang)}: {shown}")
    for seat, lab in enumerate(view["laboratories"]):
        style = "bold" if seat == view["to_move"] else "dim"
        lines.append(f"[{style}]{escape(names[seat])}: {lab['points']}[/]")
        held = [count(cube, number, lang) for cube, number in enumerate(lab["cubes"] + lab["essences"]) if number]
        tracks = [f"{TEXTS.say(f'element-{track}', lang)} {level}" for track, level in enumerate(lab["tracks"])]
        lines.append("  " + ", ".join(held + tracks))
    return "\n".join(lines)


def count(thing: int, number: int, lang: str) -> str:
    return TEXTS.render(Message("step-cube", {"count": number, "asked": thing if thing < 11 else thing + 2}), lang)
