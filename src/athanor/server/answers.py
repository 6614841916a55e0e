"""Errors as responses: a message for the page, and the same in the reader's language."""

from __future__ import annotations

from starlette.responses import JSONResponse

from athanor.core.errors import AthanorError, UnknownGame
from athanor.server.words import TEXTS, ServerError, accepted_language


def status_of(error: AthanorError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return 404 if isinstance(error, UnknownGame) else 400


def error_response(error: AthanorError, languages: str | None) -> JSONResponse:
    lang = accepted_language(languages)
    text = (error.texts or TEXTS).render(error.message, lang)
    return JSONResponse({"error": error.message.plain(), "text": text}, status_of(error))
