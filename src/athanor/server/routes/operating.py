"""What programs that look after the server ask: does it live, can it serve, what does it count."""

from __future__ import annotations

import asyncio
import hmac
from typing import Final

from fastapi import APIRouter
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from athanor.server import metrics as measured
from athanor.server.routes.common import TheLobby
from athanor.server.words import ServerError

router = APIRouter(include_in_schema=False)

READY_SECONDS: Final = 5
NEVER_KEPT: Final = {"cache-control": "no-store"}


@router.get("/healthz")
async def healthz() -> PlainTextResponse:
    """The event loop turns. Whoever hears nothing here may start the process anew."""
    return PlainTextResponse("ok\n", headers=NEVER_KEPT)


@router.get("/readyz")
async def readyz(lobby: TheLobby) -> PlainTextResponse:
    """The database answers, and the one hand that writes has it; else an error with status 503."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            await lobby.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
            await lobby.store.write(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except TimeoutError:
        raise ServerError("database-away", 503) from None
    return PlainTextResponse("ready\n", headers=NEVER_KEPT)


@router.get("/metrics")
async def metrics(request: Request, lobby: TheLobby) -> PlainTextResponse:
    """For whoever has the operator's token; without one there are none."""
    token = lobby.settings.metrics_token
    if not token:
        raise ServerError("no-such-page", 404)
    said = request.headers.get("authorization", "")
    if not hmac.compare_digest(said.encode(), f"Bearer {token}".encode()):
        raise ServerError("metrics-refused", 401)
    return PlainTextResponse(measured.metrics(lobby), media_type=measured.KIND, headers=NEVER_KEPT)
