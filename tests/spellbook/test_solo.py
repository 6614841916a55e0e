"""The one-player game against the dummy opponent."""

from typing import Any

import pytest

from athanor.games.spellbook.state import Spellbook
from tests.spellbook.play import pay_rest, tokens
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t black-s yellow-o yellow-s"  # seven
DUMMY_POINTS = [0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]


def solo(**more) -> Table:
    return Table(players=1, **{"altar": ALTAR, **more})


def evening(t: Table, gift: str = "") -> Table:
    """Pass whatever is left of the day and give the dummy a token (any one by default)."""
    while not t.offered("dummy"):
        t.do("pass")
    return t.do(f"dummy {gift or t.offered('dummy')[0]}")


# ---------------------------------------------------------------- set-up


def new_solo(**options) -> Spellbook:
    state = GAME.new(1, 7, options)
    assert isinstance(state, Spellbook)
    return state


@rule("SB-382", "SB-383", "SB-414")
def test_solo_starts_with_an_altar_of_seven_and_an_empty_dummy():
    s = new_solo()
    assert (s.altar_size, s.sorcerers[0].size, s.bag_size, s.box_size) == (7, 2, 96, 0)
    assert (list(s.dummy), list(s.bottom)) == ([], [])
    assert s.scores() == [0, 0]


@pytest.mark.parametrize("handicap", [1, 2, 3])
@rule("SB-413")
def test_solo_handicap_fills_the_dummys_bottom_area(handicap):
    s = new_solo(handicap=handicap)
    assert (len(s.bottom), s.bag_size, s.altar_size, s.sorcerers[0].size) == (handicap, 96 - handicap, 7, 2)
    assert s.scores() == [0, handicap]


@rule("SB-414")
def test_solo_without_handicap_is_the_default():
    assert list(new_solo(handicap=0).bottom) == list(new_solo().bottom) == []


@rule("SB-381")
def test_solo_the_limit_of_nine_holds():
    t = solo(reserve=8).do("draw-2")
    assert (t.R, t.phase) == (9, "midday")


@rule("SB-381")
def test_solo_learning_and_lower_lines_are_as_ever():
    t = solo(phase="dusk", reserve="red-o red-t red-s*2 blue-t")
    t.do("learn sacrifice-4", "mark red-o")
    pay_rest(t)
    assert (t.level("sacrifice"), t.D, t.reserve(0)) == (4, 3, tokens("blue-t"))
    t = solo(reserve="blue-o blue-t blue-s", learnt="sacrifice-4")
    assert t.offered("use") == ["sacrifice-3", "sacrifice-4"]


@rule("SB-381")
def test_solo_an_empty_bag_is_filled_from_the_box():
    t = solo(reserve="red-o", bag="blue-o", box="green-o*3").do("draw-2")
    assert (t.reserve(0), t.B, t.D) == (tokens("red-o blue-o green-o"), 2, 0)


# ---------------------------------------------------------------- the end of the day


@rule("SB-384", "SB-385", "SB-386")
def test_solo_evening_gives_the_dummy_an_altar_token_then_refills_to_seven():
    t = solo(phase="dusk", reserve="red-o*3", altar="purple-o purple-t black-s yellow-o yellow-s*2", dummy="red-t")
    bag = t.B
    t.do("pass")
    assert set(t.legal) == {f"dummy {token}" for token in ("purple-o", "purple-t", "black-s", "yellow-o", "yellow-s")}
    assert t.why("pass")
    assert t.A == 6  # the refill comes after
    t.do("dummy black-s")
    assert t.dummy() == ["red-t", "black-s"]
    assert (t.A, t.B, t.D, t.today, t.phase) == (7, bag - 2, 0, 0, "dawn")


@pytest.mark.parametrize("altar", [1, 2, 5, 6, 7])
@rule("SB-385")
def test_solo_refill_is_always_to_seven(altar):
    t = solo(phase="dusk", reserve="red-o*3", altar=altar)
    bag = t.B
    t.do("pass")
    if altar > 1:
        t.do(f"dummy {t.offered('dummy')[0]}")
    assert (t.A, t.B, len(t.dummy())) == (7, bag - 8 + altar, 1)


@rule("SB-386")
def test_solo_the_dummys_tokens_never_come_back():
    t = solo(reserve="red-o", bag="", box="blue-o", dummy="green-o green-t", bottom="green-s").do("draw-2")
    assert (t.reserve(0), t.B, t.D) == (tokens("red-o blue-o"), 0, 0)
    assert (t.dummy(), t.bottom()) == (["green-o", "green-t"], ["green-s"])


@pytest.mark.parametrize("placed", range(16))
@rule("SB-388")
def test_solo_the_symbol_is_on_spaces_4_9_and_14(placed):
    t = solo(phase="dusk", reserve="red-o*3", dummy=placed)
    t.do("pass", "dummy purple-o")
    flushed = placed + 1 in (4, 9, 14)
    assert (t.A, t.D, len(t.dummy())) == (7, 6 if flushed else 0, placed + 1)


@rule("SB-387", "SB-389")
def test_solo_symbol_discards_the_altar_and_draws_seven_new_ones():
    new = "white-o*4 white-t*3"
    t = solo(phase="dusk", reserve="red-o*3", altar="purple-o black-s*3", dummy=3, draws=new)
    t.do("pass", "dummy purple-o")
    assert t.box() == tokens("black-s*3")  # the three that lay there: not filled up to seven first
    assert t.altar() == tokens(new)


@pytest.mark.parametrize(
    ("altar", "left"),
    [
        pytest.param(9, 8, marks=rule("SB-390")),
        pytest.param(11, 10, marks=rule("SB-391")),
        pytest.param(13, 12, marks=rule("SB-391")),
    ],
)
def test_solo_an_altar_above_seven_is_left_alone(altar, left):
    t = solo(phase="dusk", reserve="red-o*3", altar=altar, dummy=1)
    bag = t.B
    evening(t)
    assert (t.A, t.B, t.D, len(t.dummy())) == (left, bag, 0, 2)


@rule("SB-392")
def test_solo_an_empty_altar_gives_the_dummy_nothing():
    t = solo(phase="dusk", reserve="red-o*3", altar="", dummy=3).do("pass")
    assert (t.A, len(t.dummy()), t.D, t.phase) == (7, 3, 0, "dawn")


@pytest.mark.parametrize(("answer", "drawn"), [("accept", 2), ("pass", 0)])
@rule("SB-393")
def test_solo_a_token_taken_for_the_dummy_sets_off_mirage(answer, drawn):
    t = solo(phase="dusk", reserve="red-o*3", learnt="mirage-4:blue-o").do("pass", "dummy purple-o")
    assert (t.legal, t.R, t.A) == (["accept", "pass"], 3, 6)  # before the altar is refilled
    t.do(answer)
    assert (t.R, t.A, t.phase) == (3 + drawn, 7, "dawn")
    t = solo(reserve="red-o", learnt="mirage-4:blue-o blaze-3").do("use blaze-3", "dummy purple-o", answer)
    assert (t.R, t.A, t.bottom()) == (1 + 4 + drawn, 6, ["purple-o"])


@rule("SB-384", "SB-393")
def test_solo_the_view_says_whether_the_dummy_has_had_its_token_of_the_evening():
    t = solo(phase="dusk", reserve="red-o*3", learnt="mirage-4:blue-o").do("pass")
    assert t.state.view(0)["dummy"]["given"] is False
    t.do("dummy purple-o")  # Mirage asks before the altar is refilled
    assert t.state.view(0)["dummy"]["given"] is True
    t.do("pass")
    assert t.state.view(0)["dummy"]["given"] is False


@rule("SB-393")
def test_solo_a_token_of_another_rune_for_the_dummy_does_not_set_off_mirage():
    t = solo(phase="dusk", reserve="red-o*3", learnt="mirage-4:blue-o").do("pass", "dummy purple-t")
    assert (t.R, t.A, t.phase) == (3, 7, "dawn")


@pytest.mark.parametrize("position", [{"dummy": 16}, {"dummy": 5, "last_round": True}])
@rule("SB-393", "SB-395")
def test_solo_after_the_last_gift_mirage_is_not_asked(position):
    t = solo(phase="dusk", reserve="red-o*3", learnt="mirage-4:blue-o", **position).do("pass", "dummy purple-o")
    assert t.over


# ---------------------------------------------------------------- the end of the game


@rule("SB-394")
def test_solo_a_full_familiar_ends_the_game_after_the_day_and_a_last_gift():
    t = solo(phase="midday", reserve="red-o*3 blue-o", familiar=13, dummy=5).do("store blue-o")
    assert (t.stored(0), t.over, t.phase, t.can("learn sacrifice-3")) == (14, False, "dusk", True)
    t.do("pass")
    assert not t.over
    t.do("dummy purple-o")
    assert (t.over, len(t.dummy())) == (True, 6)


@rule("SB-394")
def test_solo_the_seventh_spell_ends_the_game_after_a_last_gift():
    six = "levitation-3 purification-3 offering-3 time-travel-3 transmutation-3 abundance-3"
    t = solo(phase="dusk", reserve="red-t*3", learnt=six, dummy=5).do("learn sacrifice-3")
    assert (t.learnt(0), t.over) == (7, False)
    t.do("dummy purple-o")
    assert (t.over, len(t.dummy())) == (True, 6)


@rule("SB-395")
def test_solo_the_dummys_last_space_ends_the_game():
    t = solo(phase="dusk", reserve="red-o*3", dummy=16).do("pass", "dummy purple-o")
    assert (t.over, len(t.dummy()), t.points(1)) == (True, 17, 40)


@rule("SB-388", "SB-396")
def test_solo_passing_every_day_ends_on_day_seventeen():
    t = solo(reserve="red-o red-t")
    flushed = []
    for day in range(1, 18):
        assert not t.over
        box = t.D
        evening(t)
        if box < t.D:
            flushed.append(day)
    assert t.over
    assert flushed == [4, 9, 14]
    assert t.size(0) == 2


# ---------------------------------------------------------------- scores


@pytest.mark.parametrize("bottom", range(4))
@pytest.mark.parametrize("placed", range(18))
@rule("SB-397")
def test_solo_score_of_the_dummy(placed, bottom):
    t = solo(dummy=placed, bottom=bottom)
    assert t.points(1) == DUMMY_POINTS[placed] + bottom
    assert len(t.state.scores()) == 2


@rule("SB-398")
def test_solo_score_of_the_player_is_as_ever():
    position: dict[str, Any] = {"reserve": 3, "familiar": 8, "learnt": "sacrifice-4 feast-5 knowledge-4 mirage-5"}
    both = [Table(players=players, **position).points() for players in (1, 2)]
    # Sacrifice 2, Mirage 6, Knowledge 2 + 2 + 2, the board 9, and Feast by the colours stored
    colours = len({token.split("-")[0] for token in Table(**position).familiar()})
    assert both == [2 + 6 + 6 + 9 + colours] * 2


@pytest.mark.parametrize(
    ("learnt", "points", "winners"),
    [
        ("abundance-4 levitation-4", 27, [0]),
        ("abundance-4 levitation-3", 26, []),
        ("abundance-4 sacrifice-4", 25, [1]),
    ],
)
@rule("SB-399", "SB-467")
def test_solo_the_higher_score_wins_and_a_tie_has_no_winner(learnt, points, winners):
    t = solo(phase="midday", reserve="red-o", familiar=13, dummy=9, learnt=learnt)
    t.do("store red-o")
    evening(t)
    assert t.over
    assert t.state.scores() == [points, 26]
    assert t.state.winners() == winners


# ---------------------------------------------------------------- Blaze and Sharing


@rule("SB-400")
def test_solo_blaze_feeds_the_bottom_area_from_the_altar():
    t = solo(reserve="red-o red-t", learnt="blaze-3").do("use blaze-3")
    assert t.R == 6
    assert set(t.offered("dummy")) == set(ALTAR.split())
    assert not t.can("pass")
    t.do("dummy yellow-o")
    assert (t.R, t.A, t.bottom(), t.dummy(), t.phase) == (6, 6, ["yellow-o"], [], "midday")


@pytest.mark.parametrize(
    ("line", "takes", "altar", "drawn"),
    [(3, ["black-t"], 6, 2), (4, ["black-t", "purple-o"], 5, 1), (5, ["black-t", "purple-o", "yellow-s"], 4, 1)],
)
@rule("SB-401")
def test_solo_sharing_feeds_the_bottom_area_from_the_bag(line, takes, altar, drawn):
    t = solo(reserve="red-o red-t", learnt=f"sharing-{line}", draws="white-o*2")
    bag = t.B
    t.do(f"use sharing-{line}", *(f"take {token}" for token in takes))
    assert (t.size(0), t.A, t.B) == (2 + len(takes) + drawn - 1, altar, bag - drawn)
    assert (t.bottom(), t.dummy(), t.phase) == (["white-o"], [], "midday")


@rule("SB-402")
def test_solo_every_bottom_token_is_a_point_for_the_dummy():
    t = solo(learnt="blaze-3")
    for day in range(1, 6):
        t.do("use blaze-3")
        t.do(f"dummy {t.offered('dummy')[0]}")
        assert len(t.bottom()) == day
        t.do(f"store {t.offered('store')[0]}")  # room for the next draws
        evening(t)
        assert t.points(1) == DUMMY_POINTS[day] + day


@rule("SB-403")
def test_solo_blaze_with_an_empty_altar_gives_nothing():
    t = solo(reserve="red-o red-t", altar="", learnt="blaze-3").do("use blaze-3")
    assert (t.R, t.bottom(), t.phase) == (6, [], "midday")
