"""With the question: what each action costs and brings, and which experiments it helps on, found by trying it.

It is tried on a copy dealt anew, and only as far as nothing hidden comes to light and nobody decides anything: so it is
the price and the gain that are certain.
"""

# Not compiled: it makes data for people to see.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from athanor.games.trismegistus.cards import CardSet
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.lacks import cubes_lacking, level_gap
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.view_types import Changed, Gestures

ANY_SEED: Final = 1  # how hidden things fall does not matter: the trial ends before anything hangs on it


def gestures(s: Trismegistus, seat: int) -> dict[str, Any]:
    world = s.determinise(seat, ANY_SEED)
    assert isinstance(world, Trismegistus)
    before = moment(world, seat, opened := open_cards(world.labs[seat]))
    after = [moment_after(world, seat, action, opened) for action in s.legal(seat)]
    found: Gestures = {
        "changes": [changes(before, each) for each in after],
        "serves": [[name for name, lacks in each.lacking.items() if lacks < before.lacking[name]] for each in after],
    }
    return {**found}


class Moment(NamedTuple):
    held: list[int]
    lacking: dict[str, int]  # of each experiment that was open before, how many levels and cubes


def open_cards(lab: Laboratory) -> dict[str, int]:
    """The experiments that can be performed some day, as `perform` calls them."""
    found = {str(at): card for at, card in enumerate(lab.open, 1)}
    return found if lab.masterpiece < 0 else {**found, "masterpiece": lab.masterpiece}


def moment(world: Trismegistus, seat: int, opened: Mapping[str, int]) -> Moment:
    lab = world.labs[seat]
    return Moment(held(lab), {name: lacking(world.cards, lab, card) for name, card in opened.items()})


def moment_after(world: Trismegistus, seat: int, action: int, opened: Mapping[str, int]) -> Moment:
    trial = world.clone()
    known = trial.reveals
    last = moment(trial, seat, opened)
    trial.answer(action, seat)
    while trial.reveals == known:
        last = moment(trial, seat, opened)
        if trial.settle(1):
            break
    return last


def changes(before: Moment, after: Moment) -> list[Changed]:
    return [[at, after.held[at] - count] for at, count in enumerate(before.held) if after.held[at] != count]


def held(lab: Laboratory) -> list[int]:
    """How many the laboratory has of each of the board's `THINGS`."""
    return [*lab.cubes, *lab.essences, *lab.tracks, lab.ethereal, lab.chameleon, lab.ready, lab.potency, lab.vp]


def lacking(cards: CardSet, lab: Laboratory, card: int) -> int:
    """The levels and cubes that an experiment still lacks, stand-ins apart."""
    wanted = cards.experiments[card]
    return level_gap({"tracks": lab.tracks}, wanted) + len(cubes_lacking(lab.cubes, wanted.cost))
