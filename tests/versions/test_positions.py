"""Running games of version 0.1.0 go on under the rules of today, also in the middle of any effect.

What fails here must not be mended in the fixtures: they are what people have on their disks. A frame kind or a field
that the rules need no longer stays loadable (with a default, or as a kind of its own that is marked 0.1.0), and a law
of `check` that old positions cannot keep must let them pass.
"""

import random

import pytest

import athanor
from athanor.testing.journey import pick_seat
from tests.versions.kept import GAMES, Json, kinds, positions

# Every kind of frame of 0.1.0. All of them can stand in a saved game, so there is a position with each.
KINDS = {
    "alchemists": """round keep ordering order paralysed-draw discard herbs declaring declare space forage transmute
        custodian bids sale sell guarantee mix-for-sale buy think donate debunk claim publish-at-once publish seal
        grants test drink exhibit mix-to-exhibit peek empty-cauldron spare unused-cubes""",
    "spellbook": """day phase take take-more after-takes draw may-draw discard store swap lower dummy learn mark pay
        spent keep learnt must-take others-draw offer concentrate raise sweep copy-discard copy""",
    "trismegistus": """laboratory deal choose set-up-bot begin turn bot-turn draft turn-die ethereal act declared
        transmuting refill finish finish-open react settled fire ability granted rewards price bonuses advance gain
        exchange draw-again return draw-artifact place-artifact pay slide unlock place-formula""",
}
TOO_LONG = 5_000


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_frame_is_kept(game):
    kept = {kind for position in positions(game) for kind in kinds(position)}
    assert kept == set(KINDS[game].split())


@pytest.mark.parametrize(
    ("number", "position"),
    [pytest.param(n, p, id=f"{game}-{n}-{kinds(p)[-1]}") for game in GAMES for n, p in enumerate(positions(game))],
)
def test_a_position_loads_and_is_played_to_its_end(number: int, position: Json):
    for attempt in range(3):
        s = athanor.game(position["game"]).from_snapshot(position)
        dice = random.Random(f"{position['game']} {number} {attempt}")
        for _ in range(TOO_LONG):
            seat = pick_seat(s, dice)
            s.apply(dice.choice(s.legal(seat)), seat)
            assert s.check() == ""
            if s.over:
                break
        assert s.over


@pytest.mark.parametrize("game", GAMES)
def test_a_position_reads_the_same_as_text(game):
    for position in positions(game)[::10]:
        s = athanor.game(game).from_snapshot(position)
        assert athanor.game(game).from_position(s.position()).snapshot() == s.snapshot()
