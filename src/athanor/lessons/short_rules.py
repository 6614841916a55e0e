"""The short rules of a game as the page shows them: headings and, under each, numbered items.

An item is a paragraph, a point of a list or a row of a table. Its address is that of its heading and its number under
it, `your-turn-2`. The rules have the same headings and the same items in the same order in all languages, so that an
address leads to the same place in each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from athanor.core.registry import lookup

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
BELOW: Final = " / "
NAMED: Final = re.compile(r"[^\W\d][a-zà-ÿ]")
AROUND: Final = re.compile(r"^[\d.↑☼↓ ]+|[.:]$")


@dataclass(frozen=True, slots=True)
class Place:
    """A heading, or an item under it."""

    section: str  # the address of the heading
    number: int  # 0: the heading itself
    title: str  # the words of the heading, and those that an item begins with in bold or in its first cell
    words: str

    @property
    def address(self) -> str:
        return f"{self.section}-{self.number}" if self.number else self.section


def slug(heading: str) -> str:
    """`The philosopher’s stone` as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


@cache
def places(game_id: str, lang: str) -> dict[str, Place]:
    """All places of the short rules in the reader's language, by their addresses."""
    game = lookup(game_id)
    return {place.address: place for _, place in walk(MARKDOWN.parse(game.rules(lang)), sections(game.rules("en")))}


def rendered(rules: str, english: str) -> str:
    """Rules as HTML. Each place has the same address in every language, for links from elsewhere."""
    tokens = MARKDOWN.parse(rules)
    for token, place in walk(tokens, sections(english)):
        token.attrSet("id", place.address)
        token.attrSet("tabindex", "-1")
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def find(game_id: str, named: str) -> str:
    """The address of a place by its English words: a heading, or `Actions / Recharge` for the item that begins so."""
    heading, _, begins = named.partition(BELOW)
    under = [place for place in places(game_id, "en").values() if place.section == slug(heading)]
    found = [place.address for place in under if (place.words.startswith(begins) if begins else not place.number)]
    if len(found) != 1:
        raise LookupError(f"{len(found)} places of the short rules of {game_id} are {named!r}")
    return found[0]


def sections(english: str) -> list[str]:
    tokens = MARKDOWN.parse(english)
    return [slug(tokens[at + 1].content) for at, token in enumerate(tokens) if token.type == "heading_open"]


def walk(tokens: list[Token], addresses: list[str]) -> Iterator[tuple[Token, Place]]:
    """The opening token of each place, in order. What stands before the first heading has no address."""
    waiting, section, heading, number, in_body = iter(addresses), "", "", 0, False
    for at, token in enumerate(tokens):
        if token.type in ("tbody_open", "tbody_close"):
            in_body = token.type == "tbody_open"
        if token.type == "heading_open":
            section, heading, number = next(waiting, ""), bare(tokens[at + 1].content), 0
            if section:
                yield token, Place(section, 0, heading, heading)
        elif section and is_item(token, in_body):
            number += 1
            inside = contents(tokens, at)
            words = bare(" | ".join(each.content for each in inside))
            lead = name_of(token, inside)
            yield token, Place(section, number, f"{heading} · {lead}" if lead else heading, words)


def is_item(token: Token, in_body: bool) -> bool:
    if token.type == "tr_open":
        return in_body
    return token.type == "list_item_open" or (token.type == "paragraph_open" and token.level == 0)


def contents(tokens: list[Token], at: int) -> list[Token]:
    """What is written inside the block that opens there, without empty cells."""
    level = tokens[at].level
    end = next(n for n in range(at + 1, len(tokens)) if tokens[n].level == level and tokens[n].nesting == -1)
    return [token for token in tokens[at:end] if token.type == "inline" and token.content]


def name_of(token: Token, inside: list[Token]) -> str:
    """How an item calls itself, empty if it does not."""
    first = inside[0].content
    if token.type != "tr_open":
        bold = re.match(r"\*\*(.+?)\*\*", first)
        first = bold[1] if bold else ""
    return AROUND.sub("", first) if NAMED.search(first) else ""


def bare(text: str) -> str:
    return text.replace("*", "")
