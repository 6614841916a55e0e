"""One game after another: what may be chosen, what is rewarded, and that nothing hidden is told."""

import random
from typing import Any

import numpy as np
import pytest

import athanor
from athanor import IllegalAction
from athanor.core.registry import lookup
from athanor.envs.episode import Episode, utilities
from athanor.envs.flat import FORMS
from athanor.envs.picture import svg_of, text_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("spellbook", players, {"spells": "classic"}) for players in (1, 2, 3, 4)),
    *(("alchemists", 2 + at, {"mode": mode}) for at, mode in enumerate(("apprentice", "master", "master"))),
    *(("trismegistus", players, {}) for players in (1, 2, 3, 4)),
]
tables = pytest.mark.parametrize(("game", "players", "options"), TABLES)


@tables
def test_only_real_choices_are_asked_for_and_nobody_goes_back(game, players, options):
    episode, dice = Episode(game, players, options), random.Random(1)
    episode.begin(1)
    while not episode.s.over:
        assert len(episode.offered) > 1
        assert episode.s.game.back not in episode.offered
        assert np.flatnonzero(episode.mask(episode.s.asked)).tolist() == sorted(episode.offered)
        others = [seat for seat in range(players) if seat != episode.s.asked]
        assert not any(episode.mask(seat).any() for seat in others)
        episode.apply(dice.choice(episode.offered))


@pytest.mark.parametrize("form", FORMS)
@tables
def test_nothing_hidden_is_told(game, players, options, form):
    """The same numbers come from every world that the seat may imagine, and these worlds do differ."""
    episode, dice = Episode(game, players, options, observation=form), random.Random(2)
    episode.begin(2)
    different = 0
    while not episode.s.over:
        for seat in range(players):
            told, mask = episode.observe(seat), episode.mask(seat)
            real, world = episode.s, episode.s.determinise(seat, dice.getrandbits(40))
            episode.s = world
            assert (episode.observe(seat) == told).all()
            assert (episode.mask(seat) == mask).all()
            episode.s = real
            if not different:
                different += world.dump() != real.dump()
        if episode.s.asked >= 0 and dice.random() < 0.7:
            world = episode.s.determinise(episode.s.asked, 7)
            assert world.without_back() == episode.offered
        episode.apply(dice.choice(episode.offered))
    assert different or game == "spellbook"  # there only what comes out of the bag is hidden: no thing, but chance


@tables
def test_a_seed_is_a_series_of_games(game, players, options):
    one, other = (Episode(game, players, options) for _ in range(2))
    one.begin(5)
    other.begin(5)
    assert one.s.position() == other.s.position()
    first = one.s.position()
    one.begin()
    other.begin()
    assert one.s.position() == other.s.position() != first
    one.begin(5)
    assert one.s.position() == first


def test_shares_of_a_victory_as_rewards():
    assert utilities([1.0, 0.0]) == [1.0, -1.0]
    assert utilities([0.5, 0.5]) == [0.0, 0.0]
    assert utilities([0.0, 1.0, 0.0]) == [-0.5, 1.0, -0.5]
    assert utilities([0.0, 0.5, 0.5, 0.0]) == pytest.approx([-1 / 3, 1 / 3, 1 / 3, -1 / 3])


def test_an_action_that_is_not_allowed_changes_nothing_and_says_why():
    episode = Episode("alchemists", 2)
    episode.begin(1)
    before = episode.s.position()
    for action in (-1, 10_000, next(a for a in range(200) if a not in episode.s.now)):
        with pytest.raises(IllegalAction, match=r"\w+ \w+"):
            episode.apply(action)
    assert episode.s.position() == before


def test_what_cannot_be_played_is_refused():
    with pytest.raises(ValueError, match="no reward called 'gold'"):
        Episode("spellbook", 2, reward="gold")
    with pytest.raises(athanor.OptionError, match="1 to 4"):
        Episode("spellbook", 7)
    with pytest.raises(athanor.UnknownGame, match="chess"):
        Episode("chess", 2)


@pytest.mark.parametrize("game", ["alchemists", "spellbook", "trismegistus"])
def test_pictures_show_what_the_one_who_looks_may_see(game):
    s = lookup(game).new(2, 3)
    for seat in (None, 0, 1):
        for other in (None, 0, 1):
            same_view = {**s.view(seat), "seat": 0} == {**s.view(other), "seat": 0}
            assert not same_view or text_of(s, seat) == text_of(s, other)
        world = s.determinise(seat, 5)
        assert text_of(world, seat) == text_of(s, seat)
        assert svg_of(world, seat) == svg_of(s, seat)
