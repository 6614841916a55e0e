"""The observations of each game as pages of the documentation, written from the layouts that the encoders use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import athanor
from athanor.core.message import Message
from athanor.envs.flat import Flat, Plane, cards_of
from athanor.envs.layout import Layout

PLACE: Final = re.compile(r"^\{\{ observations(?: of (\w+))? \}\}$", re.MULTILINE)
GAMES: Final = ("spellbook", "alchemists", "trismegistus")
HEADS: Final = "| places | name | values | what it is |\n|---|---|---|---|"


def with_observations(markdown: str) -> str:
    return PLACE.sub(lambda found: page_of(found[1]) if found[1] else "\n".join(map(summary, GAMES)), markdown)


def forms_of(game: str) -> tuple[Layout, Flat, Flat]:
    own = athanor.game(game)
    encoder = own.encoder()
    assert encoder is not None
    layout, cards = encoder.layout, cards_of(own, encoder, 2, own.check_options(2, {}))
    return layout, Flat(layout, "flat", cards), Flat(layout, "one-hot", cards)


def summary(game: str) -> str:
    _, flat, one_hot = forms_of(game)
    name = athanor.game(game).texts.render(Message("game-name"), "en")
    return f"| [{name}]({game}.md) | {flat.size:,} | {one_hot.size:,} |"


def page_of(game: str) -> str:
    layout, flat, one_hot = forms_of(game)
    groups = {group.name: group for group in layout.groups}
    parts = [
        f"{flat.size:,} numbers in the flat form, {one_hot.size:,} in the one-hot form; places are those of the first.",
        "\n## The whole table\n",
        table([plane for plane in flat.planes if "." not in plane.name]),
    ]
    for name, group in groups.items():
        own = [plane for plane in flat.planes if plane.name.startswith(f"{name}.")]
        parts += [f"\n## {name}\n", f"{group.count} times: {group.text}.\n", table(own)]
    return "\n".join(parts)


def table(planes: list[Plane]) -> str:
    return "\n".join([HEADS, *rows(planes)])


def rows(planes: list[Plane]) -> Iterator[str]:
    for plane in planes:
        last = plane.first + plane.size - 1
        first = f"{plane.first}" if plane.size == 1 else f"{plane.first}–{last}"
        again = f", then every {plane.stride}" if plane.slots > 1 else ""
        values = f"{plane.values}, or none" if plane.values else "number"
        yield f"| {first}{again} | `{plane.name}` | {values} | {text_of(plane)} |"


def text_of(plane: Plane) -> str:
    """A stroke would end the cell of the table."""
    return plane.text.replace("|", "\\|")
