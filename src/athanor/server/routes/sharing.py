"""What a finished game shows of itself: the picture, the text, and the page with what a link tells of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from athanor.core.errors import AthanorError
from athanor.core.text import LANGUAGES
from athanor.server import reaching
from athanor.server.page import ASK_AGAIN, page, start_page
from athanor.server.routes.common import ERRORS, TableId, TheLobby
from athanor.server.sharing import shared
from athanor.server.words import accepted_language

router = APIRouter(responses=ERRORS, tags=["reviews"])
HOURS = {"cache-control": "public, max-age=3600"}


async def language(request: Request, lang: str | None = None) -> str:
    """The one in the address, else the reader's."""
    return lang if lang in LANGUAGES else accepted_language(request.headers.get("accept-language"))


Lang = Annotated[str, Depends(language)]


@router.get("/api/tables/{id}/picture.svg", response_class=Response)
async def picture(id: TableId, lobby: TheLobby, lang: Lang) -> Response:
    """Once over and reviewed: who won, how the chances went, own play and luck."""
    found = await shared(lobby, id, lang)
    return Response(found.svg(), media_type="image/svg+xml", headers=HOURS)


@router.get("/api/tables/{id}/picture.png", response_class=Response)
async def preview(id: TableId, lobby: TheLobby, lang: Lang) -> Response:
    """The same, 1200 by 630, as a link shows it."""
    found = await shared(lobby, id, lang)
    return Response(await found.png(), media_type="image/png", headers=HOURS)


@router.get("/api/tables/{id}/summary", response_class=PlainTextResponse)
async def summary(id: TableId, request: Request, lobby: TheLobby, lang: Lang) -> PlainTextResponse:
    """A few lines to paste into a message."""
    return PlainTextResponse((await shared(lobby, id, lang)).text(address(id, request, lobby)))


@router.get("/review/{id}", include_in_schema=False)
async def review_page(id: TableId, request: Request, lobby: TheLobby, lang: Lang) -> Response:
    """The page itself; in its head what whoever draws a preview of the link looks for."""
    start = start_page()
    if start is None:
        return await page(request)
    try:
        tags = (await shared(lobby, id, lang)).tags(address(id, request, lobby))
    except AthanorError:
        tags = ""  # the page says what is wrong
    return HTMLResponse(start.replace("</head>", f"{tags}</head>", 1), headers={"cache-control": ASK_AGAIN})


def address(id: str, request: Request, lobby: TheLobby) -> str:
    origin = reaching.for_others(lobby.settings, request) or f"{request.url.scheme}://{request.url.netloc}"
    return f"{origin}/review/{id}"
