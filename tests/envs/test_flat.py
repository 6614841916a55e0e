"""Observations as one row of numbers: every place has one name, and says what the encoder said."""

import random

import numpy as np
import pytest

import athanor
from athanor.envs.encoder import Encoder
from athanor.envs.episode import Episode
from athanor.envs.flat import FORMS, LEAST, MOST, Flat, cards_of, category_planes, number_planes, planes
from athanor.envs.layout import NONE

GAMES = ("alchemists", "spellbook", "trismegistus")


def observations(game: str, number: int) -> list[tuple[list[float], list[int]]]:
    """What seats are told in the middle of games: numbers and categories."""
    found: list[tuple[list[float], list[int]]] = []
    dice = random.Random(game)
    episode = Episode(game, 3)
    episode.begin(1)
    while len(found) < number:
        for _ in range(7):
            episode.apply(dice.choice(episode.offered))
            if episode.s.over:
                episode.begin()
        found += [episode.encoder.encode(episode.s, seat) for seat in range(3)]
    return found


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def encoder_of(game: str) -> Encoder:
    found = athanor.game(game).encoder()
    assert found
    return found


def cards(game: str) -> int:
    return cards_of(athanor.game(game), encoder_of(game), 2, {})


@pytest.mark.parametrize("form", FORMS)
def test_every_place_belongs_to_one_plane(game, form):
    layout = encoder_of(game).layout
    flat = Flat(layout, form, cards(game))
    counted = np.zeros(flat.size, int)
    for plane in planes(layout, form, cards(game)):
        np.add.at(counted, plane.places(), 1)
        assert plane.text
        assert plane.places().size == plane.slots * plane.size
    assert (counted == 1).all()
    names = [(plane.name, plane.values > 0) for plane in flat.planes]
    assert len(names) == len(set(names))


def test_numbers_stand_as_they_are_within_the_bounds(game):
    flat = Flat(encoder_of(game).layout, "flat", cards(game))
    row = np.zeros(flat.size, np.float32)
    for floats, ints in observations(game, 60):
        flat.write(floats, ints, row)
        assert row[: len(floats)].tolist() == pytest.approx(floats, abs=1e-6)
        assert LEAST < row.min()
        assert row.max() < MOST


def test_categories_become_shares_or_single_ones(game):
    layout = encoder_of(game).layout
    flat, hot = (Flat(layout, form, cards(game)) for form in FORMS)
    shares, ones = np.zeros(flat.size, np.float32), np.zeros(hot.size, np.float32)
    written = list(category_planes(layout, cards=cards(game)))
    for floats, ints in observations(game, 30):
        flat.write(floats, ints, shares)
        hot.write(floats, ints, ones)
        told = np.array(ints)
        for raw, share, one in zip(written, flat.planes[-len(written) :], hot.planes[-len(written) :], strict=True):
            values = raw.of(told)
            assert ((values >= NONE) & (values < raw.values)).all(), raw.name
            assert share.of(shares) == pytest.approx((values + 1) / raw.values, abs=1e-6)
            spread = one.of(ones).reshape(*values.shape, raw.values)
            assert (spread.sum(-1) == (values >= 0)).all()
            assert (np.where(values >= 0, spread.argmax(-1), NONE) == values).all()


def test_planes_are_found_by_name():
    layout = encoder_of("spellbook").layout
    s = athanor.game("spellbook").new(2, 1)
    rows = np.array([encoder_of("spellbook").encode(s, seat)[0] for seat in (0, 1)])
    altar = next(plane for plane in number_planes(layout) if plane.name == "colours.altar")
    lying = altar.of(rows) * 2
    assert lying.shape == (2, 7, 3)
    assert lying.sum(axis=(1, 2)).tolist() == [len(s.view(None)["altar"])] * 2


def test_an_unknown_form_is_refused():
    with pytest.raises(ValueError, match="no form of observation called 'wide'; known are: flat, one-hot"):
        Flat(encoder_of("spellbook").layout, "wide")
