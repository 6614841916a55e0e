"""Setting up: altar, reserves, bag, starting player, the same cards for all, open information."""

import pytest

from athanor.games.spellbook.components import COLOURS, SPELL_NAMES, listed
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule
VARIANTS = ("first-game", "set-2", "set-3", "classic")


def new(players: int, seed: int = 1, **options) -> Spellbook:
    state = GAME.new(players, seed, options)
    assert isinstance(state, Spellbook)
    return state


@rule("SB-013")
@pytest.mark.parametrize(("players", "altar"), [(1, 7), (2, 5), (3, 5), (4, 5)])
def test_the_altar_starts_with_five_tokens_and_with_seven_in_solo(players, altar):
    state = new(players)
    assert sum(state.altar) == state.altar_size == altar


@rule("SB-013", "SB-014")
def test_what_lies_on_the_altar_and_in_the_reserves_is_random():
    starts = [new(2, seed) for seed in range(30)]
    assert len({tuple(state.altar) for state in starts}) > 20
    for seat in range(2):
        assert len({tuple(state.sorcerers[seat].reserve) for state in starts}) > 20


@rule("SB-014")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_two_tokens(players):
    state = new(players)
    assert [sum(sorcerer.reserve) for sorcerer in state.sorcerers] == [2] * players
    assert [sorcerer.size for sorcerer in state.sorcerers] == [2] * players


@rule("SB-015")
@pytest.mark.parametrize(("players", "bag"), [(2, 96), (3, 94), (4, 92)])
def test_the_rest_is_in_the_bag_and_the_box_is_empty(players, bag):
    state = new(players)
    assert (sum(state.bag), state.bag_size) == (bag, bag)
    assert (sum(state.box), state.box_size) == (0, 0)


@rule("SB-016")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_has_stored_or_learnt_anything(players):
    state = new(players)
    for seat, sorcerer in enumerate(state.sorcerers):
        assert sorcerer.familiar == []
        assert sorcerer.learnt() == 0
        assert sorcerer.level == [0] * 7
        assert state.scores()[seat] == 0


@rule("SB-017")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_random_and_begins(players):
    starts = [new(players, seed) for seed in range(200)]
    assert {state.starter for state in starts} == set(range(players))
    for seat in range(players):
        share = sum(state.starter == seat for state in starts) / len(starts)
        assert 0.5 / players < share < 1.7 / players
    for state in starts:
        assert state.to_move == state.today == state.starter


@rule("SB-018")
@pytest.mark.parametrize("seed", range(6))
def test_the_starting_player_marker_never_moves(seed):
    state = new(3, seed)
    starter, days = state.starter, 0
    while days < 15:
        today = state.today
        state.apply(GAME.actions.id("pass"))
        days += state.today != today
        assert state.starter == starter
    assert state.today == starter


@rule("SB-019")
@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_has_the_same_seven_cards_one_of_each_colour(variant):
    hands = []
    for seat in range(4):
        cards = []
        for colour in COLOURS:
            t = Table(
                players=4, seat=seat, phase="dusk", reserve=f"{colour}-o {colour}-t {colour}-s",
                options={"spells": variant},
            )  # fmt: skip
            cards += [line.rpartition("-")[0] for line in t.offered("learn")]
        hands.append(cards)
    assert hands[0] == hands[1] == hands[2] == hands[3]
    assert [SPELL_NAMES.index(spell) // 3 for spell in hands[0]] == list(range(7))


@rule("SB-020")
@pytest.mark.parametrize("order", [1, 2, 3, 4, 5, 6, -1])
def test_the_order_of_the_cards_has_no_effect(order):
    cards = ["blaze", "sharing", "cure", "feast", "storm", "mirage", "abundance"]
    moved = cards[::-1] if order < 0 else cards[order:] + cards[:order]
    games = [new(3, 11, spells=",".join(hand)) for hand in (cards, moved)]
    for step in range(60):
        first, second = games
        assert first.legal() == second.legal()
        assert first.to_move == second.to_move
        action = first.legal()[(7 * step) % len(first.legal())]
        for state in games:
            state.apply(action)
    assert games[0].dump() == games[1].dump()


# Two tables that differ in one open thing each; what seat 1 sees must differ too.
OPEN = [
    pytest.param({"reserve": "red-o"}, {"reserve": "red-t"}, id="reserve"),
    pytest.param({"altar": "red-o"}, {"altar": "red-t"}, id="altar"),
    pytest.param({"familiar": "red-o"}, {"familiar": "red-t"}, id="familiar"),
    pytest.param({"learnt": "cure-3"}, {"learnt": "cure-4"}, id="level"),
    pytest.param({"learnt": "cure-3:green-o"}, {"learnt": "cure-3:green-t"}, id="marker"),
    pytest.param({"spells": "cure"}, {"spells": "growth"}, id="cards"),
]


@rule("SB-022")
@pytest.mark.parametrize(("one", "other"), OPEN)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_altar_reserves_familiars_cards_and_markers_are_open(one, other, viewer):
    assert Table(**one).state.view(viewer) != Table(**other).state.view(viewer)


@rule("SB-022")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_the_bag_will_give_is_hidden(viewer):
    one = Table(reserve="red-o", altar=5, draws="green-o green-t")
    other = Table(reserve="red-o", altar=5, draws="yellow-s white-s")
    assert one.state.view(viewer) == other.state.view(viewer)
    one.do("draw-2")
    other.do("draw-2")
    assert one.state.view(viewer) != other.state.view(viewer)


@rule("SB-022")
def test_an_imagined_bag_has_the_same_tokens_in_an_unknown_order():
    state = new(2)
    worlds = [state.determinise(1, seed) for seed in range(40)]
    seen = set()
    for world in worlds:
        assert world.view(1) == state.view(1)
        world.apply(GAME.actions.id("draw-2"))
        assert isinstance(world, Spellbook)
        seen.add(tuple(listed(world.sorcerers[state.today].reserve)))
    assert len(seen) > 30
