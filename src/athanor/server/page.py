"""The page itself: what `web/` was built to, shipped inside the package.

Every path that is neither a file nor the API's gives the start page: the page finds its own way from the address.
The reader is a file of its own, complete in itself, so that it can be saved and sent; its policy names what is in it.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from athanor.server.words import ServerError, accepted_language, say

FOLDER: Final = Path(__file__).parent / "page"
# Built files carry a fingerprint in their name, so they may be kept for ever; the start page names the newest.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALLEST_PACKED: Final = 500
READER: Final = "reader.html"
INLINE: Final = re.compile(rb"<(script|style)\b[^>]*>(.*?)</\1>", re.DOTALL)
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt", ".ftl")


class File:
    """A file to be sent, and what goes with it; `path` is a place on the disk or in a package."""

    def __init__(self, path: Traversable) -> None:
        self.content = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        worth_it = path.name.endswith(PACKED) and len(self.content) > SMALLEST_PACKED
        self.packed = gzip.compress(self.content, mtime=0) if worth_it else None
        self.policy = policy(self.content) if path.name == READER else None


def policy(content: bytes) -> str:
    """Of a page that brings its script and style with it: those and no others, and nobody else is asked."""
    found: dict[bytes, list[str]] = {b"script": [], b"style": []}
    for kind, text in INLINE.findall(content):
        found[kind].append(f"'sha256-{b64encode(sha256(text).digest()).decode()}'")
    return (
        f"default-src 'none'; script-src {' '.join(found[b'script'])}; style-src {' '.join(found[b'style'])}; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


@lru_cache(maxsize=500)
def _file(path: Path, changed: float) -> File:
    return File(path)


def file_of(path: Path) -> File:
    """As it stands now; kept in memory until it changes."""
    return _file(path, path.stat().st_mtime)


def place_in(folder: Path, path: str) -> Path | None:
    """The file or folder of that address; nothing outside the folder, whatever the address says."""
    try:
        place = (folder / path.lstrip("/")).resolve()
        inside = place.is_relative_to(folder.resolve())
        return place if inside and place.exists() and not place.name.startswith(".") else None
    except (OSError, ValueError):  # a name that this system cannot have
        return None


def find(path: str) -> Path | None:
    place = place_in(FOLDER, path)
    return place if place is not None and place.is_file() else None


async def page(request: Request) -> Response:
    if request.url.path.startswith("/api/"):
        raise ServerError("no-such-page", 404)
    if request.method not in ("GET", "HEAD"):
        raise ServerError("no-such-method", 405)
    wanted = READER if request.url.path.rstrip("/") == "/reader" else request.url.path
    path = find(wanted)
    if path is None and "." in wanted.rsplit("/", 1)[-1]:
        return Response(status_code=404)  # a file that is not there, rather than a page in its place
    path = path or find("index.html")
    if path is None:
        lang = accepted_language(request.headers.get("accept-language"))
        return HTMLResponse(message_page("page-missing", lang), 503)
    file = file_of(path)
    under_assets = path.parent != FOLDER.resolve() and "assets" in path.parts
    headers = {"cache-control": FOREVER if under_assets else ASK_AGAIN}
    if file.policy is not None:
        headers["content-security-policy"] = file.policy
        # It opens no windows, and on a household's plain http address a stricter word makes browsers complain.
        headers["cross-origin-opener-policy"] = "unsafe-none"
    return sent(file, request, headers)


def start_page() -> str | None:
    """What every address of the page gives; None where it was not built."""
    path = find("index.html")
    return None if path is None else _file(path, path.stat().st_mtime).content.decode()


def sent(file: File, request: Request, headers: dict[str, str]) -> Response:
    headers = {**headers, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


def message_page(text: str, lang: str) -> str:
    """A sentence where a page should be; its title is the text `<text>-title`."""
    title, sentence = say(f"{text}-title", lang), say(text, lang)
    return f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><p>{sentence}</p></html>'
