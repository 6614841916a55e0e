"""The application: the lobby, the routes, and what happens when something goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import athanor
from athanor.core.errors import AthanorError
from athanor.server.answers import error_response
from athanor.server.description import describe
from athanor.server.documentation import ADDRESS, documentation
from athanor.server.lobby import Lobby
from athanor.server.page import page
from athanor.server.routes import (
    comments,
    companions,
    exercises,
    games,
    guests,
    lessons,
    live,
    notes,
    operating,
    page_files,
    puzzles,
    records,
    reviews,
    sharing,
    statistics,
    studies,
    tables,
)
from athanor.server.security import Doorkeeper
from athanor.server.settings import Settings
from athanor.server.store import Store
from athanor.server.words import ServerError

ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """With a `store` that is open already, if its opening should be able to fail before the server starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        lobby = Lobby(settings, store or Store(settings))
        app.state.lobby = lobby
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    app = FastAPI(
        title="Athanor",
        version=athanor.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # the usual page for it loads scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        middleware=[Middleware(Doorkeeper, settings=settings), Middleware(GZipMiddleware, minimum_size=1000)],
    )
    for part in (
        guests,
        games,
        tables,
        notes,
        records,
        reviews,
        sharing,
        comments,
        exercises,
        puzzles,
        statistics,
        studies,
        companions,
        lessons,
        live,
        page_files,
        operating,
    ):
        app.include_router(part.router)
    for address in (ADDRESS, ADDRESS + "/{path:path}"):
        app.router.routes.append(Route(address, documentation, methods=ANY, include_in_schema=False))
    app.router.routes.append(Route("/{path:path}", page, methods=ANY, include_in_schema=False))
    add_error_handlers(app)
    describe(app)
    return app


def add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(AthanorError)
    async def wrong(request: Request, error: AthanorError) -> Response:
        return answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def bad_input(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
        return answer(request, ServerError("bad-input", field=where, problem=first["type"]))

    @app.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> Response:
        id = {404: "no-such-page", 405: "no-such-method"}.get(error.status_code, "bad-request")
        return answer(request, ServerError(id, error.status_code))


def answer(request: Request, error: AthanorError) -> Response:
    return error_response(error, request.headers.get("accept-language"))
