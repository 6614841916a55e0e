"""Line-ups, the rules that are often forgotten, a player who leaves, and the handicap."""

import random
from collections import Counter
from itertools import product

import pytest

import athanor
from athanor.games.spellbook.components import COLOURS, SPELL_NAMES
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule
BY_COLOUR = [SPELL_NAMES[3 * number : 3 * number + 3] for number in range(7)]
MIXED = ["blaze", "sharing", "cure", "feast", "storm", "mirage", "abundance"]
PASS = GAME.actions.id("pass")


def new(players: int = 2, seed: int = 1, **options) -> Spellbook:
    state = GAME.new(players, seed, options)
    assert isinstance(state, Spellbook)
    return state


def cards_of(state: Spellbook) -> list[str]:
    return [SPELL_NAMES[number] for number in state.lineup.numbers]


# ---------------------------------------------------------------- line-ups


@rule("SB-415")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_game_is_played_with_set_1(players):
    cards = ["sacrifice", "levitation", "purification", "offering", "time-travel", "transmutation", "abundance"]
    assert cards_of(new(players, spells="first-game")) == cards


@pytest.mark.parametrize(
    ("choice", "cards"),
    [
        pytest.param("set-1", [names[0] for names in BY_COLOUR], marks=rule("SB-415")),
        pytest.param("set-2", [names[1] for names in BY_COLOUR], marks=rule("SB-416")),
        pytest.param("set-3", [names[2] for names in BY_COLOUR], marks=rule("SB-416")),
    ],
)
def test_a_set_alone_is_playable(choice, cards):
    for seed in range(5):
        state = new(2, seed, spells=choice)
        assert cards_of(state) == cards
        rng = random.Random(seed)
        while not state.over:
            state.apply(rng.choice(state.legal()))
        assert cards_of(state) == cards


@rule("SB-417")
def test_the_classic_game_draws_one_card_per_colour():
    tally: Counter[str] = Counter()
    for seed in range(1000):
        cards = cards_of(new(2, seed, spells="classic"))
        assert [SPELL_NAMES.index(card) // 3 for card in cards] == list(range(7))
        tally.update(cards)
    assert all(270 < tally[spell] < 400 for spell in SPELL_NAMES)  # 333 each, more than four standard deviations


@rule("SB-417")
def test_the_colours_are_drawn_independently():
    pairs = {tuple(cards_of(new(2, seed, spells="classic"))[:2]) for seed in range(200)}
    assert len(pairs) == 9


@rule("SB-418")
def test_there_are_2187_line_ups():
    seen = set()
    for cards in product(*BY_COLOUR):
        checked = GAME.check_options(2, {"spells": ",".join(cards)})
        seen.add(checked["spells"])
    assert len(seen) == 3**7 == 2187


@rule("SB-419")
def test_any_agreed_line_up_of_one_card_per_colour_is_accepted():
    assert cards_of(new(3, spells=",".join(MIXED))) == MIXED
    shuffled = MIXED[3:] + MIXED[:3]
    assert cards_of(new(3, spells=",".join(shuffled))) == MIXED


@rule("SB-419")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param([*MIXED, "sacrifice"], id="two-reds"),
        pytest.param(["sacrifice", *MIXED[:6]], id="two-reds-and-no-yellow"),
        pytest.param(MIXED[1:], id="no-red"),
        pytest.param(["blaze", "blaze", *MIXED[2:]], id="one-card-twice"),
        pytest.param(["fireball", *MIXED[1:]], id="no-such-spell"),
        pytest.param([], id="nothing"),
    ],
)
def test_any_other_line_up_is_refused(cards):
    with pytest.raises(athanor.OptionError):
        new(3, spells=",".join(cards))


@rule("SB-420")
@pytest.mark.parametrize("choice", ["first-game", "set-2", "set-3", "classic", ",".join(MIXED)])
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_the_method_all_have_the_same_cards(choice, players):
    hands = set()
    for seat in range(players):
        cards = []
        for colour in COLOURS:
            t = Table(players=players, seat=seat, phase="dusk", reserve=f"{colour}-o*3", options={"spells": choice})
            cards += t.offered("learn")
        hands.add(tuple(cards))
    assert hands == {tuple(f"{card}-3" for card in cards_of(t.state))}


# ---------------------------------------------------------------- often forgotten


@rule("SB-421")
@pytest.mark.parametrize(
    ("learnt", "phase", "acts"),
    [
        ("", "dawn", ["draw-2"]),
        ("", "dawn", ["take green-s"]),
        ("blaze-5", "dawn", ["use blaze-5"]),
        ("sharing-3", "dawn", ["use sharing-3", "take green-s"]),
        ("levitation-5", "dawn", ["use levitation-5", "take green-s"]),
        ("divination-5", "dawn", ["use divination-5", "take green-s"]),
    ],
)
def test_no_action_goes_beyond_nine_tokens(learnt, phase, acts):
    t = Table(phase=phase, learnt=learnt, reserve=8, altar="green-s blue-t white-o red-s", rivals={1: {"reserve": 9}})
    t.do(*acts)
    assert (t.size(0), t.size(1), t.phase) == (9, 9, "midday")


@rule("SB-422")
def test_a_token_stored_at_midday_is_not_there_to_pay_at_dusk():
    t = Table(phase="midday", reserve="red-o red-t red-s", altar=5)
    twin = Table(phase="midday", reserve="red-o red-t red-s", altar=5)
    t.do("store red-t")
    assert (t.today, t.phase, t.level("sacrifice")) == (1, "dawn", 0)  # nothing to learn any more
    twin.do("pass")
    assert twin.can("learn sacrifice-3")


@rule("SB-423")
@pytest.mark.parametrize("phase", ["dawn", "midday", "dusk"])
def test_three_equal_runes_are_no_wild_outside_learning(phase):
    t = Table(
        phase=phase,
        learnt="sacrifice-3 offering-4 time-travel-3 growth-5",
        reserve="red-t*2 blue-t green-t white-t",
        altar="yellow-t*5",
    )
    assert (t.today, t.phase) == (0, phase)
    assert not t.offered("wild")
    # Three triangles stand neither for a round token nor for a third red one.
    assert not any(line in t.offered("use") for line in ("sacrifice-3", "offering-4", "time-travel-3"))


@rule("SB-423")
def test_three_equal_runes_are_a_wild_when_learning():
    t = Table(phase="dusk", reserve="purple-o purple-s blue-t green-t white-t", altar=5)
    assert t.offered("learn") == ["levitation-3"]


@rule("SB-424")
def test_an_instant_effect_comes_with_learning_and_never_again():
    t = Table(phase="dusk", reserve="yellow-o*3", altar=5)
    t.do("learn abundance-3")
    assert t.size(0) == 2
    for _ in range(8):
        assert not any(line.startswith("abundance") for line in t.offered("use"))
        t.do("pass")
    assert t.size(0) == 2


@rule("SB-425")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_spells_with_a_symbol_have_their_level_and_the_lower_ones(level):
    t = Table(phase="midday", learnt=f"purification-{level}", reserve=3, altar=5)
    assert t.offered("use") == [f"purification-{line}" for line in range(3, level + 1)]


@rule("SB-426")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 2), (5, 0)])
def test_spells_without_a_symbol_have_the_effect_of_their_level_only(level, points):
    t = Table(learnt=f"communion-{level}:yellow-t", familiar="red-t blue-t green-o", reserve=1)
    assert t.points() == 3 + points


# ---------------------------------------------------------------- rulings of the software


@rule("SB-458")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_days_of_a_player_who_left_are_passed_and_the_others_play_on(players, seed):
    state = new(players, seed, spells="classic")
    gone = (state.starter + 1) % players
    rng = random.Random(seed)
    order = [state.today]
    while not state.over:
        altar, today = state.altar_size, state.today
        if state.to_move == gone == today:
            assert PASS in state.legal()  # a whole day can be passed, phase by phase
            state.apply(PASS)
            if state.today != today and not state.over:
                refilled = 5 if altar < 5 or altar >= 10 else altar + 1
                assert state.altar_size == refilled
        else:
            state.apply(rng.choice(state.legal()))
        if state.today != order[-1]:
            order.append(state.today)
    assert order == [(state.starter + turn) % players for turn in range(len(order))]
    assert len({sorcerer.days for sorcerer in state.sorcerers}) == 1
    assert len(order) % players == 0
    assert state.sorcerers[gone].learnt() == 0
    assert state.sorcerers[gone].familiar == []


@rule("SB-468")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("handicap", [1, 2, 3])
def test_a_handicap_is_refused_with_more_than_one_player(players, handicap):
    with pytest.raises(athanor.OptionError) as refused:
        new(players, handicap=handicap)
    assert str(refused.value)


@rule("SB-468")
@pytest.mark.parametrize("handicap", [0, 1, 2, 3])
def test_a_handicap_is_accepted_in_solo(handicap):
    state = new(1, handicap=handicap)
    assert len(state.bottom) == handicap
    assert state.bag_size == 105 - 7 - 2 - handicap


@rule("SB-468")
@pytest.mark.parametrize("handicap", [-1, 4])
def test_a_handicap_is_none_to_three_tokens(handicap):
    with pytest.raises(athanor.OptionError):
        new(1, handicap=handicap)


@rule("SB-468")
def test_no_handicap_is_no_matter_with_more_players():
    assert new(3, handicap=0).bottom == []
