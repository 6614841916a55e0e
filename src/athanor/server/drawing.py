"""The table as text, for games whose board the page does not draw itself: the same drawing as the terminal's.

It is made from what the asking seat may see and from nothing else. The page turns its style marks into spans.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from athanor.core.game import Game
from athanor.core.text import LANGUAGES
from athanor.server.words import ServerError

LOG = logging.getLogger("athanor.server")


def drawing(game: Game, view: dict[str, Any], lang: str, names: Sequence[str], width: int) -> str | None:
    """None where the game has no drawing: the page then shows the choices and the log alone."""
    if lang not in LANGUAGES:
        raise ServerError("no-such-language", 404, language=lang, known=", ".join(LANGUAGES))
    try:
        return game.draw(view, lang, list(names), width)
    except NotImplementedError:  # `Game.draw` is a game's own choice
        return None
    except Exception:
        # A fault in a drawing must not keep anybody from playing.
        LOG.exception("the drawing of %s failed", game.id)
        return None


def seats_must_match(names: Sequence[str], players: int) -> None:
    if len(names) != players:
        raise ServerError("fork-seats", players=players)
