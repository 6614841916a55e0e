"""What a bot may keep from one of its decisions to the next of the same game, if whoever asks keeps it for the bot.

Never needed: a bot without it answers as well as it can. Whoever asks says at which moment of the game it is; only what
follows directly from the bot's own last answer is used again. So nothing that others did in secret ever helps.
"""

from __future__ import annotations

from typing import Final

NEVER: Final = -2


class Memory:
    """One seat's, of one game. `moment` counts the answers given in the game; the caller sets it before it asks."""

    __slots__ = ("kept", "kept_at", "moment")

    def __init__(self) -> None:
        self.moment: int = 0
        self.kept: object = None
        self.kept_at: int = NEVER

    def keep(self, what: object) -> None:
        self.kept = what
        self.kept_at = self.moment

    def recall(self) -> object:
        """What was kept at the answer before this one, if that was the bot's own; otherwise nothing."""
        return self.kept if self.kept_at == self.moment - 1 else None
