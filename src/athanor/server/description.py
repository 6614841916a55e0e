"""The description of the API: `/api/openapi.json` serves it, `python -m athanor.server.openapi` writes it.

OpenAPI knows HTTP only. The messages of the WebSocket stand among its schemas all the same, as `Says…` and `Hears…`,
with `Says` and `Hears` for any of them.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from athanor.server import models, models_puzzles

LIVE: dict[str, TypeAdapter[Any]] = {
    "Says": TypeAdapter(models.Says),
    "Hears": TypeAdapter(models.Hears),
    "HearsInLesson": TypeAdapter(models.HearsInLesson),
    "HearsInExercise": TypeAdapter(models_puzzles.HearsInExercise),
    "SaysVerdict": TypeAdapter(models_puzzles.SaysVerdict),
}
TEMPLATE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
            schemas = schema.setdefault("components", {}).setdefault("schemas", {})
            for name, adapter in LIVE.items():
                found = adapter.json_schema(ref_template=TEMPLATE)
                schemas |= found.pop("$defs")
                schemas[name] = found
            for unused in ("HTTPValidationError", "ValidationError"):
                schemas.pop(unused, None)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
