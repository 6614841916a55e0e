"""The glossary of a game: what its pieces and ideas are, what they are for, and what helps when one is missing.

It is data of the game, `games/<game>/glossary/entries.toml` with its words in `glossary/text`:

[[entry]]
id = "die"                          # the text `entry-die` is its name, `.is`, `.for` and perhaps `.help` say the rest
rule = "Your turn / Draft"          # a heading of the English short rules, or how an item under it begins
lesson = "bowls"                    # a lesson that teaches it, if there is one
why = ["why-no-die"]                # the reasons why not that it explains
rules = { why-no-die = "Actions" }  # where a reason has a rule of its own
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from athanor.core.plain import read_toml
from athanor.core.registry import lookup
from athanor.core.text import CORE_TEXTS, Catalog
from athanor.lessons import short_rules


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    rule: str  # the address of a place of the short rules
    lesson: str | None
    why: dict[str, str]  # the reasons that it explains, with the address of the rule of each

    @property
    def text(self) -> str:
        return f"entry-{self.id}"


@cache
def entries(game_id: str) -> tuple[Entry, ...]:
    """In the order in which a newcomer meets them; none if the game has no glossary."""
    file = files(lookup(game_id).texts.package) / "glossary" / "entries.toml"
    if not file.is_file():
        return ()
    return tuple(entry(game_id, row) for row in read_toml(file.read_text(encoding="utf-8"))["entry"])


def entry(game_id: str, row: dict[str, Any]) -> Entry:
    own = row.get("rules", {})
    if strange := set(own) - set(row.get("why", ())):
        raise LookupError(f"{row['id']} does not explain {', '.join(sorted(strange))}")
    why = {id: short_rules.find(game_id, own.get(id, row["rule"])) for id in row.get("why", ())}
    return Entry(row["id"], short_rules.find(game_id, row["rule"]), row.get("lesson"), why)


@cache
def texts(game_id: str) -> Catalog:
    return Catalog(f"{lookup(game_id).texts.package}.glossary", base=CORE_TEXTS)
