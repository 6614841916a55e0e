"""The contract in the middle of every kind of effect: each kind of frame is met at least once.

Random games seldom or never come upon some of them. So each kind is looked for among the positions that version 0.1.0
saved, then in the random games of the contract; a kind that is found in neither is named, and needs a position of its
own in `tests/contract/positions/<game>.jsonl`: snapshots, one a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import athanor
from athanor import State
from athanor.testing.journey import Stretch, travel, travel_on
from athanor.testing.laws import LAWS_OF_A_STRETCH
from tests.contract import test_alchemists, test_spellbook, test_trismegistus
from tests.versions import kept

MODULES = {"alchemists": test_alchemists, "spellbook": test_spellbook, "trismegistus": test_trismegistus}
OWN = Path(__file__).parent / "positions"
# Read from positions of 0.1.0 and replaced at once by what they mean today; `tests/versions` plays those on.
REPLACED = {("spellbook", "after-takes")}
KINDS = [(game, kind) for game in kept.GAMES for kind in athanor.game(game).frames if (game, kind) not in REPLACED]


def saved(game: str) -> Iterator[State]:
    """Those with few players first: what holds for every seat is held against each."""
    own = OWN / f"{game}.jsonl"
    lines = own.read_text(encoding="utf-8").splitlines() if own.exists() else []
    positions = [*kept.positions(game), *map(json.loads, lines)]
    return map(athanor.game(game).from_snapshot, sorted(positions, key=lambda position: int(position["players"])))


@lru_cache
def found(game: str) -> dict[str, State]:
    """A state with each kind of frame, if possible on top."""
    top: dict[str, State] = {}
    below: dict[str, State] = {}
    for s in saved(game):
        note(s, top, below)
    for case in MODULES[game].CASES:
        if missing(game, {*top, *below}):
            for s in travel(case).states:
                note(s, top, below)
    return {**below, **top}


def missing(game: str, met: set[str]) -> set[str]:
    return {kind for which, kind in KINDS if which == game} - met


def note(s: State, top: dict[str, State], below: dict[str, State]) -> None:
    for frame in s.stack:
        (top if frame is s.stack[-1] else below).setdefault(frame.kind, s)


@pytest.mark.parametrize("game", kept.GAMES)
def test_every_kind_of_frame_is_met(game: str):
    never = missing(game, set(found(game)))
    assert not never, f"the contract meets no {', '.join(sorted(never))} in {game}"


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda word: word)
def test_the_contract_holds_around(game: str, kind: str):
    s = found(game)[kind]
    options = tuple(sorted((name, str(value)) for name, value in s.options.items()))
    journey = travel_on(Stretch(game, s.players, options, 1, s.position(), kind))
    assert journey.decisions
    for law in LAWS_OF_A_STRETCH:
        law(journey)
