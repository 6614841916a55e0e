"""Views as clients put them together: the whole one first, then what has changed in it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any


def whole(state: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """A message of type `state` with all of its view; `before`: the last one on the same connection."""
    if state["changes"] is None:
        return state
    assert before is not None, "changes of a view that nobody was sent"
    view = deepcopy(before["view"])
    for change in state["changes"]:
        *way, last = change["way"]
        place = view
        for step in way:
            place = place[step]
        place[last] = change["after"]
    return {**state, "view": view, "changes": None}
