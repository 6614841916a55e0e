"""The encoder of Alchemists: what a seat knows, as the numbers and categories of `features_layout.py`.

The odds are exact: they are counted over all worlds that fit the seat's own mixes, its glimpses of others' and the
demonstrations (`odds.py`). What others publish or bid is told as it is, and left to whoever reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from athanor.core.state import State
from athanor.envs.encoder import Encoder, Many
from athanor.games.alchemists.evidence import what_was_seen
from athanor.games.alchemists.features_facts import facts
from athanor.games.alchemists.features_layout import LAYOUT
from athanor.games.alchemists.odds import ALL_BITS, odds_of
from athanor.games.alchemists.state import Alchemists

if TYPE_CHECKING:
    from athanor.games.alchemists.features_many import AlchemistsMany

_many: Final[list[AlchemistsMany]] = []
MODES: Final = ("apprentice", "master")


def many_of() -> AlchemistsMany:
    """Made when first asked for: it needs numpy, which whoever only plays does without."""
    if not _many:
        from athanor.games.alchemists.features_many import AlchemistsMany

        _many.append(AlchemistsMany())
    return _many[0]


class AlchemistsEncoder(Encoder):
    def __init__(self) -> None:
        self.layout = LAYOUT

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        """As a batch of one."""
        return many_of().one(self.facts(s, seat))

    def facts(self, s: State, seat: int) -> bytes:
        assert isinstance(s, Alchemists)
        return facts(s, seat)

    def many(self) -> Many | None:
        return many_of()

    def progress(self, s: State) -> list[float]:
        """The bits of what each seat has found out: theories and medals pay for it late, and through many choices."""
        assert isinstance(s, Alchemists)
        return [ALL_BITS - odds_of(what_was_seen(s, seat)).bits for seat in range(s.players)]

    def table(self, rng: Any) -> tuple[int, dict[str, Any]]:
        """All sizes; mostly everybody in the same mode, at times each seat in its own."""
        players = rng.choice((2, 2, 2, 3, 4))
        one = rng.random()
        if one < 0.55:
            return players, {"mode": "apprentice"}
        if one < 0.9:
            return players, {"mode": "master"}
        options = {what: [rng.choice(MODES) for _ in range(players)] for what in ("mode", "conferences", "debunking")}
        return players, options


ENCODER: Final = AlchemistsEncoder()
