"""How long a player's name may be: the same in the terminal, on the page and at the server."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 30
