"""Chance, as one integer inside the state.

Nothing else in the rules is random. `roll` and `shuffle` take their numbers from the first of these that is there:

1. `state.script`: numbers a test wrote down, so that chance can be forced without patching anything;
2. `state.secret`: 128 bits that never leave the server of a live table. The numbers come from a keyed hash, so
   nobody can compute the next one from those already seen;
3. `state.rng`: a 61-bit xorshift generator, small and fast for search. 61 bits because 2^61 - 1 is prime, which makes
   the full period easy to prove, and because integers below 62 bits stay unboxed in the compiled build.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from mypy_extensions import i64

    from athanor.core.state import State

MASK: Final = (1 << 61) - 1
# The shifts give the full period 2^61 - 1; `tests/core/test_rng.py` proves it. Masking before shifting keeps every
# intermediate value below 62 bits.
LEFT_1: Final = 8
RIGHT: Final = 15
LEFT_2: Final = 26
KEEP_1: Final = MASK >> LEFT_1
KEEP_2: Final = MASK >> LEFT_2

SHORT_SEED: Final = 1 << 62  # seeds from here on are secrets of live tables
LONGEST_SEED: Final = 1 << 128


def spread(seed: int) -> int:
    """A generator state from a seed: neighbouring seeds give unrelated games."""
    digest = blake2b(seed.to_bytes(17, "big"), digest_size=8).digest()
    return (int.from_bytes(digest, "big") & MASK) or 1


def secret_of(seed: int) -> bytes:
    """The key of a live table's chance, or nothing for the short seeds of study and simulation."""
    return b"" if seed < SHORT_SEED else seed.to_bytes(16, "big")


def advance(x: int) -> int:
    x ^= (x & KEEP_1) << LEFT_1
    x ^= x >> RIGHT
    return x ^ ((x & KEEP_2) << LEFT_2)


def roll(s: State, n: int) -> int:
    """A number from 0 to n - 1. Whatever hangs on it was hidden until now, so it ends undo."""
    s.reveals += 1
    if s.script:
        forced = s.script[0]
        s.script = s.script[1:]
        return forced % n
    if s.secret:
        digest = blake2b(s.rng.to_bytes(8, "big"), digest_size=16, key=s.secret).digest()
        s.rng += 1
        return int.from_bytes(digest, "big") % n
    x = s.rng
    x ^= (x & KEEP_1) << LEFT_1
    x ^= x >> RIGHT
    x ^= (x & KEEP_2) << LEFT_2
    s.rng = x
    return (x >> 9) % n


def shuffle(s: State, cards: list[int]) -> None:
    if s.script or s.secret:
        for last in range(len(cards) - 1, 0, -1):
            other = roll(s, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return
    # The same numbers as from `roll`, without the way there and back for each.
    things = cast("list[object]", cards)  # they change places as they are, so the compiler need not read them
    x: i64 = s.rng
    i: i64 = len(cards) - 1
    if i > 0:
        s.reveals += i
    while i > 0:
        x ^= (x & KEEP_1) << LEFT_1
        x ^= x >> RIGHT
        x ^= (x & KEEP_2) << LEFT_2
        j: i64 = (x >> 9) % (i + 1)
        things[i], things[j] = things[j], things[i]
        i -= 1
    s.rng = x
