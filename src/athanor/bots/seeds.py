"""Seeds made from seeds: one number for a whole run, an unrelated one for each game, decision and imagined world."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

BITS: Final = 61


def derive(*parts: int | str) -> int:
    """A seed that depends on all the parts and on their order. The same everywhere, today and next year.

    A bot's seed must never be a game's: a world dealt from the game's own seed could repeat the game's own chance. So
    whoever needs a second seed derives it, with a word that says what for: `derive(seed, "world")`.
    """
    text = "\n".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> (64 - BITS)
