"""What every request passes: address, size, rate, where it comes from; and the headers every response carries."""

from __future__ import annotations

import ipaddress
import logging
import secrets
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from athanor.server.addresses import network_of
from athanor.server.answers import error_response
from athanor.server.limits import Buckets
from athanor.server.logs import REQUEST
from athanor.server.settings import Settings
from athanor.server.words import ServerError

LOG = logging.getLogger("athanor.server")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# What the API tells is for whoever asked, and only now; a route that tells something public says so itself.
NEVER_KEPT: Final = "private, no-store"
# A browser that has been here under HTTPS comes back under HTTPS.
A_YEAR: Final = "max-age=31536000"
CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}
LOOKING: Final = 0.1  # what a question costs, where a change costs 1
LONGEST_ADDRESS: Final = 2_000  # no address of ours comes near it
# Names that only a machine nearby can answer to. Any other name might be somebody's who points it at this server.
NEARBY: Final = (".local", ".lan", ".home", ".internal", ".localhost", ".home.arpa")


class Doorkeeper:
    """Lets in what may come in. A plain ASGI layer: it sees WebSockets too, and costs next to nothing."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}
        self.hosts = {urlsplit(origin).netloc for origin in self.origins}
        self.secure_hosts = {urlsplit(origin).netloc for origin in self.origins if origin.startswith("https:")}
        self.requests = Buckets(settings.request_burst, settings.request_rate)
        self.pages = Buckets(settings.page_burst, settings.page_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        asked = Headers(scope=scope)
        begun, started, status = False, time.perf_counter(), 0
        id = secrets.token_hex(4)
        REQUEST.set(id)

        async def with_headers(message: Message) -> None:
            nonlocal begun, status
            begun = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["x-request-id"] = id
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", NEVER_KEPT)
                if scope["scheme"] == "https" and asked.get("host", "").lower() in self.secure_hosts:
                    headers["strict-transport-security"] = A_YEAR
            await send(message)

        try:
            self.check(scope, asked)
        except ServerError as refused:
            response = error_response(refused, asked.get("accept-language"))
            if scope["type"] == "websocket":
                await receive()
            await response(scope, receive, with_headers)
            count(scope, status, started)
            return
        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            LOG.exception("%s failed", scope["path"])
            if not begun:
                response = error_response(ServerError("fault", 500), asked.get("accept-language"))
                await response(scope, receive, with_headers)
        count(scope, status, started)

    def check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "").lower()
        if not self.is_our_host(host):
            raise ServerError("wrong-host", 403, host=host[:100])
        must_be_readable(scope)
        changing = scope["type"] == "websocket" or scope["method"] in CHANGING
        asking = network_of(scope)
        if not scope["path"].startswith("/api/"):
            allowed = self.pages.take(asking)
        else:
            allowed = self.requests.take(asking, 1 if changing else LOOKING)
        if not allowed:
            raise ServerError("too-fast", 429)
        if not changing:
            return
        if not self.is_our_origin(headers.get("origin"), host):
            raise ServerError("wrong-origin", 403, origin=(headers.get("origin") or "")[:100])
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body_size:
            raise ServerError("message-too-long", 413, longest=self.settings.body_size)
        if "transfer-encoding" in headers:
            raise ServerError("length-needed", 413)

    def is_our_origin(self, origin: str | None, host: str) -> bool:
        """A browser says where a page came from; whatever is no browser has no cookies of somebody else to misuse."""
        return origin is None or origin.lower() in self.origins or origin.lower().partition("://")[2] == host

    def is_our_host(self, host: str) -> bool:
        """Addresses, names nearby, and the names given with `--origin`: no stranger's name for this machine."""
        if host in self.hosts:
            return True
        if host.startswith("["):
            name, closed, port = host[1:].partition("]")
            if not closed or not (port == "" or port.startswith(":")):
                return False
        else:
            name = host.partition(":")[0]
            if name and ("." not in name or name.endswith(NEARBY)):
                return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def count(scope: Scope, status: int, started: float) -> None:
    """For `/metrics`. A live connection is no answer: it lasts as long as somebody looks on."""
    if status and scope["type"] == "http":
        meters = scope["app"].state.lobby.store.meters
        meters.statuses[f"{status // 100}xx"] += 1
        meters.requests.since(started)


def must_be_readable(scope: Scope) -> None:
    """No file and nothing of the API is called like this; further in, it would be somebody's fault."""
    if len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
        raise ServerError("address-too-long", 414, longest=LONGEST_ADDRESS)
    if not scope["path"].isprintable():
        raise ServerError("bad-address", 400)
