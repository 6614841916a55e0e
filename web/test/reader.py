"""What the Python reader says, for test/reader.test.ts: digests of everything, and some whole sessions, as JSON.

With a list of readers on standard input (as the page keeps them), it also says which of them Python accepts.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from itertools import islice, permutations, product
from random import Random

from athanor.games.alchemists.alchemicals import MIX, PAIRS, SIGNS, quality
from athanor.games.alchemists.codes import LETTERS, VARIANTS, CodeError, decode, encode
from athanor.games.alchemists.reader import DEBUNK, MASTER, SELL, Reader, ReaderError, load

STEP = 5  # every so many-th code: 91,396 of them


def digest(parts: list[str]) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()


def mixes() -> str:
    """Of every assignment the 28 potions and the 24 signs."""
    found = []
    for a in permutations(range(8)):
        potions = [str(MIX[a[i]][a[j]]) for i, j in PAIRS]
        found.append("".join(potions + ["+" if sign > 0 else "-" for one in a for sign in SIGNS[one]]))
    return digest(found)


def codes() -> dict[str, str]:
    """What codes stand for, by their first letter."""
    found: dict[str, list[str]] = {letter: [] for letter in LETTERS}
    for letters in islice(product(LETTERS, repeat=4), 0, None, STEP):
        found[letters[0]].append("".join(map(str, decode("".join(letters)))))
    return {letter: digest(parts) for letter, parts in found.items()}


def encoded() -> str:
    return digest([encode(a, at % VARIANTS) for at, a in enumerate(permutations(range(8)))])


def session(rng: Random) -> dict[str, object]:
    reader = Reader("".join(rng.choice(LETTERS) for _ in range(4)), rng.randrange(2))
    for at in range(12):
        reader.set_last_round(at > 8)
        reader.set_mode(rng.randrange(2))
        question = reader.begin(rng.choice(reader.functions()))
        for ingredient in rng.sample(range(8), 1 if question.by_aspect else 2):
            reader.pick(ingredient)
        if question.function == SELL or (question.function == DEBUNK and reader.mode == MASTER):
            reader.choose_potion(rng.choice(question.potions))
        if question.by_aspect:
            reader.choose_colour(rng.randrange(3))
        reader.confirm()
    return reader.dump()


def accepted(given: object) -> bool:
    try:
        load(given)
    except (ReaderError, CodeError):
        return False
    return True


asked = json.load(sys.stdin)
rng = Random(5)
json.dump(
    {
        "mixes": mixes(),
        "codes": codes(),
        "encoded": encoded(),
        "qualities": [[quality(wanted, potion) for potion in range(7)] for wanted in range(6)],
        "sessions": [session(rng) for _ in range(40)],
        "accepted": [accepted(each) for each in asked],
    },
    sys.stdout,
)
