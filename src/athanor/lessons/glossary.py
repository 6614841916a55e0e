"""The glossary of a game: what its pieces and ideas are, what they are for, and what helps when one is missing.

It is data of the game, `games/<game>/glossary/entries.toml` with its words in `glossary/text`:

[[entry]]
id = "die"                          # the text `entry-die` is its name, `.is`, `.for` and perhaps `.help` say the rest
rule = "Your turn"                  # a heading of the English short rules
lesson = "bowls"                    # a lesson that teaches it, if there is one
why = ["why-no-die"]                # the reasons why not that it explains

Headings have the same order in all languages, so that the address of a rule is the same in each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from athanor.core.plain import read_toml
from athanor.core.registry import lookup
from athanor.core.text import CORE_TEXTS, Catalog

HEADING: Final = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    rule: str  # the address of a heading of the short rules
    lesson: str | None
    why: tuple[str, ...]

    @property
    def text(self) -> str:
        return f"entry-{self.id}"


@cache
def entries(game_id: str) -> tuple[Entry, ...]:
    """In the order in which a newcomer meets them; none if the game has no glossary."""
    file = files(lookup(game_id).texts.package) / "glossary" / "entries.toml"
    if not file.is_file():
        return ()
    return tuple(
        Entry(row["id"], slug(row["rule"]), row.get("lesson"), tuple(row.get("why", ())))
        for row in read_toml(file.read_text(encoding="utf-8"))["entry"]
    )


@cache
def texts(game_id: str) -> Catalog:
    return Catalog(f"{lookup(game_id).texts.package}.glossary", base=CORE_TEXTS)


def slug(heading: str) -> str:
    """`The philosopher’s stone` as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def headings(game_id: str, lang: str) -> dict[str, str]:
    """The headings of the short rules by their addresses, in the reader's language."""
    game = lookup(game_id)
    english = HEADING.findall(game.rules("en"))
    return dict(zip(map(slug, english), HEADING.findall(game.rules(lang)), strict=True))
