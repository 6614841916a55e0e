"""A game saved in the middle of an effect comes back as it was: kinds of questions that random games seldom meet.

The positions are laid out with the cards of our own set, since a saved game knows its cards by the name of their set.
"""

import json
import random
from collections.abc import Callable

import pytest

from athanor.core.plain import Plain
from athanor.games.trismegistus import effects
from athanor.games.trismegistus.cards import ARTIFACT_IDS, EXPERIMENT_IDS, Experiment
from athanor.games.trismegistus.reading import our_set
from athanor.games.trismegistus.rewards import only_plain
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ARTIFACT, PUBLICATION, TRANSMUTE, WILD
from tests.trismegistus.table import GAME, Table

RICH = "lead*3 raw-copper*3 raw-tin*3 raw-mercury*3 raw-iron*3 silver*2 gold*4"


def side(**more: object) -> dict[str, object]:
    return {"die": "black tin 3", "cubes": RICH, "essences": "salt*3", "tracks": "fire 3 water 3 earth 3 air 3", **more}


def after(
    t: Table, effect: Callable[[Trismegistus, int, tuple[int, int, int, int]], None], op: int, *rest: int
) -> Table:
    """One symbol is carried out, as if a card had shown it."""
    effect(t.state, 0, (op, rest[0], rest[1], 0))
    t.state.settle()
    return t


def declared() -> Table:
    return Table(A=side(chameleon=1)).do("chameleon red iron")


def draw_again() -> Table:
    return after(Table(A=side()), effects.publication, PUBLICATION, 0, 2)


def draw_artifact() -> Table:
    t = Table(A=side())
    tiles = list(ARTIFACT_IDS[3])[:6]
    t.A.lab.artifacts = tiles
    t.state.stacks = [*t.state.stacks[:2], [tile for tile in t.state.stacks[2] if tile not in tiles]]
    return after(t, effects.random_artifact, ARTIFACT, 0, 2)


def granted() -> Table:
    return after(Table(A=side()), effects.transmutation, TRANSMUTE, WILD, 2)


def performing(fitting: Callable[[Experiment], bool]) -> Table:
    """A performs the first experiment of our set that fits; the first of its column."""
    t = Table(A=side())
    s = t.state
    card = next(id for id in EXPERIMENT_IDS[1] if fitting(our_set().experiments[id]) and id in s.experiment_decks[0])
    s.experiment_decks = [[other for other in s.experiment_decks[0] if other != card], *s.experiment_decks[1:]]
    t.A.lab.open = [card]
    s.ask_again()
    t.do("perform 1")
    while t.kind == "pay":
        t.do(t.legal[0])
    return t


def slide() -> Table:
    return performing(lambda card: not only_plain(card.reward))


def unlock() -> Table:
    return performing(lambda card: only_plain(card.reward))


def played_on(s: Trismegistus, seed: int) -> dict[str, Plain]:
    dice = random.Random(seed)
    for _ in range(12):
        if not s.over:
            s.apply(dice.choice(s.legal()))
    assert s.check() == ""
    return s.snapshot()


@pytest.mark.parametrize(
    ("kind", "lay"),
    [
        ("declared", declared),
        ("draw-again", draw_again),
        ("draw-artifact", draw_artifact),
        ("slide", slide),
        ("unlock", unlock),
        ("granted", granted),
    ],
)
def test_it_comes_back_and_goes_on_the_same_way(kind, lay):
    t = lay()
    assert kind in [frame.kind for frame in t.state.stack]
    for back in (
        GAME.from_snapshot(json.loads(json.dumps(t.state.snapshot()))),
        GAME.from_position(t.state.position()),
    ):
        assert isinstance(back, Trismegistus)
        assert back.snapshot() == t.state.snapshot()
        assert (back.asked, back.legal()) == (t.state.asked, t.state.legal())
        assert back.question() == t.state.question()
        for seed in range(3):
            assert played_on(back.clone(), seed) == played_on(t.state.clone(), seed)
