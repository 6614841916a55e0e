"""The documentation at `/docs`: what `make docs` built into the package, a folder with an index for each page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from athanor.server.page import ASK_AGAIN, file_of, message_page, place_in, sent
from athanor.server.words import ServerError, accepted_language

FOLDER: Final = Path(__file__).parent / "site"
ADDRESS: Final = "/docs"


async def documentation(request: Request) -> Response:
    if request.method not in ("GET", "HEAD"):
        raise ServerError("no-such-method", 405)
    lang = accepted_language(request.headers.get("accept-language"))
    if not (FOLDER / "index.html").is_file():
        return HTMLResponse(message_page("docs-missing", lang), 503)
    wanted = request.url.path.removeprefix(ADDRESS)
    path = place_in(FOLDER, wanted)
    if path is not None and path.is_dir() and (path / "index.html").is_file():
        if not wanted.endswith("/"):  # else the links of the page would lead astray
            return RedirectResponse(f"{request.url.path}/", 308)
        path /= "index.html"
    if path is None or not path.is_file():
        return HTMLResponse(message_page("docs-no-page", lang), 404)
    return sent(file_of(path), request, {"cache-control": ASK_AGAIN})
