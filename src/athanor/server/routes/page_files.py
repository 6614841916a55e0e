"""The files that a game brings for the page, for example a board of its own."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from athanor.core.registry import lookup
from athanor.server.page import ASK_AGAIN, FOREVER, sent
from athanor.server.page_files import page_files
from athanor.server.words import ServerError

router = APIRouter(include_in_schema=False)


@router.get("/of/{game}/{mark}/{name:path}")
async def page_file(game: str, mark: str, name: str, request: Request) -> Response:
    files = page_files(lookup(game))
    if name not in files.found:
        raise ServerError("no-such-page", 404)
    # A page that was opened before a new version gets today's file, but must not keep it under the old address.
    return sent(files.found[name], request, {"cache-control": FOREVER if mark == files.mark else ASK_AGAIN})
