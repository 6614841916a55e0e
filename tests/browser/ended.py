"""Games played to their end without a browser, by somebody who has one."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.people import Person, play_out

PATIENT = 900  # seconds at most for a review, on a busy machine


def finished(visitor: Visitor, game: str, seed: int = 3, **options: Any) -> str:
    """A game of theirs against a bot; their own moves are random."""
    person = Person(visitor.address)
    for cookie in visitor.context.cookies():
        person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    table = visitor.table(game, "me", "bot:heuristic", seed=seed, **options)
    with person.sit(table) as screen:
        play_out([screen], random.Random(seed))
    person.http.close()
    return table
