"""With the question: what each action costs and brings, found by trying it.

It is tried on a copy dealt anew, and only as far as nothing hidden comes to light and nobody decides anything: so it is
the price and the gain that are certain.
"""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from typing import Any, Final

from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.view_types import Changed, Gestures

ANY_SEED: Final = 1  # how hidden things fall does not matter: the trial ends before anything hangs on it


def gestures(s: Trismegistus, seat: int) -> dict[str, Any]:
    world = s.determinise(seat, ANY_SEED)
    assert isinstance(world, Trismegistus)
    found: Gestures = {"changes": [changes(world, seat, action) for action in s.legal(seat)]}
    return {**found}


def changes(world: Trismegistus, seat: int, action: int) -> list[Changed]:
    before = held(world.labs[seat])
    after = held_after(world, seat, action)
    return [[at, after[at] - count] for at, count in enumerate(before) if after[at] != count]


def held_after(world: Trismegistus, seat: int, action: int) -> list[int]:
    trial = world.clone()
    known = trial.reveals
    last = held(trial.labs[seat])
    trial.answer(action, seat)
    while trial.reveals == known:
        last = held(trial.labs[seat])
        if trial.settle(1):
            break
    return last


def held(lab: Laboratory) -> list[int]:
    """How many the laboratory has of each of the board's `THINGS`."""
    return [*lab.cubes, *lab.essences, *lab.tracks, lab.ethereal, lab.chameleon, lab.ready, lab.potency, lab.vp]
