"""A finished game as others see it who only have its link: the picture, a few lines of text, what the link shows.

Nothing of it before the game is over for everybody, and the picture only once there is a review.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from html import escape
from typing import Any, Final

from athanor.core.message import message_from_plain
from athanor.server import reviews_kept
from athanor.server.lobby import Lobby
from athanor.server.opponents import called
from athanor.server.pictures import picture, rasterised
from athanor.server.tables import LiveTable
from athanor.server.words import ServerError, say

MOST_KEPT: Final = 50  # drawings in memory
KEPT: OrderedDict[tuple[str, str], bytes] = OrderedDict()


class Shared:
    """A game that is over, and its review if there is one."""

    def __init__(self, table: LiveTable, review: dict[str, Any] | None, lang: str) -> None:
        assert table.info.result is not None
        self.id = table.id
        self.lang = lang
        self.review = review
        self.scores: list[int] = table.info.result["scores"]
        self.winners: list[int] = table.info.result["winners"]
        self.lines = lines_of(table, lang)
        self.game = game_name(table, lang)

    @property
    def title(self) -> str:
        best = max(self.scores)
        names = [self.lines[line] for line in self.winners]
        if not names:
            return say("picture-nobody", self.lang, points=best)
        return say("picture-wins", self.lang, names=", ".join(names), count=len(names), points=best)

    @property
    def about(self) -> str:
        """In one sentence: the score."""
        return ", ".join(f"{name} {score}" for name, score in zip(self.lines, self.scores, strict=True))

    def text(self, address: str) -> str:
        """For whoever pastes it into a message."""
        parts = [f"{self.game}: {self.title}", self.about]
        if self.review is not None:
            for line, account in enumerate(self.review["seats"]):
                shares = {key: round(100 * account[key]) for key in ("expected", "own", "rivals", "chance", "result")}
                parts.append(say("picture-account", self.lang, name=self.lines[line], **shares))
        return "\n".join([*parts, address, ""])

    def svg(self) -> str:
        if self.review is None:
            raise ServerError("no-review-yet", 404)
        return picture(self.review, self.title, self.game, self.lines, self.scores, self.lang)

    async def png(self) -> bytes:
        """Drawn outside the event loop, once for each language."""
        key = (self.id, self.lang)
        if key not in KEPT:
            svg = self.svg()
            KEPT[key] = await asyncio.to_thread(rasterised, svg)
            while len(KEPT) > MOST_KEPT:
                KEPT.popitem(last=False)
        KEPT.move_to_end(key)
        return KEPT[key]

    def tags(self, address: str) -> str:
        """What a link to the review tells of itself."""
        said = {"og:type": "article", "og:site_name": "Athanor", "og:title": f"{self.game}: {self.title}",
                "og:description": self.about, "og:url": address}  # fmt: skip
        if self.review is not None:
            origin, _, _ = address.partition("/review/")
            said |= {
                "og:image": f"{origin}/api/tables/{self.id}/picture.png?lang={self.lang}",
                "og:image:type": "image/png",
                "og:image:width": "1200",
                "og:image:height": "630",
                "og:image:alt": self.title,
                "twitter:card": "summary_large_image",
            }
        return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in said.items())


async def shared(lobby: Lobby, id: str, lang: str) -> Shared:
    async with lobby.at(id) as table:
        if table.info.status != "over" or table.info.result is None:
            raise ServerError("table-not-over", 409)
        kept = await lobby.store.read(lambda connection: reviews_kept.find(connection, id))
        return Shared(table, kept.review if kept else None, lang)


def game_name(table: LiveTable, lang: str) -> str:
    if table.game is not None and table.game.texts.has("game-name", lang):
        return table.game.texts.say("game-name", lang)
    return table.info.game


def lines_of(table: LiveTable, lang: str) -> list[str]:
    """People by name, bots by their level, automatic opponents by their game's word for them."""
    assert table.info.result is not None
    found = []
    for line, said in enumerate(table.info.result["lines"]):
        seat = table.seats[line] if line < len(table.seats) else None
        if isinstance(said, str):
            found.append(said)
        elif seat is not None and seat.bot:
            found.append(called(seat.bot, lang))
        elif said is not None and table.game is not None:
            found.append(table.game.texts.render(message_from_plain(said), lang))
        else:
            found.append(say("player", lang, number=line + 1))
    return found
