"""The examples printed in the rulebook, one test each, in the order of its pages.

Where a picture is lost (which rune, what else lay there) the position is filled in so that the example still decides.
"""

import pytest

from tests.spellbook.play import pass_until, pay_rest, tokens
from tests.spellbook.table import Table

rule = pytest.mark.rule


@rule("SB-428")
def test_reserve_limit_a_spell_that_draws_four_draws_three_at_six():
    t = Table(reserve=6, altar="purple-o*5", learnt="blaze-3", rivals={1: {"reserve": 9}})
    bag = t.B
    t.do("use blaze-3")
    assert (t.size(0), t.B) == (9, bag - 3)


@rule("SB-429")
def test_dawn_player_a_takes_the_red_token():
    t = Table(reserve="blue-o green-t", altar="red-s purple-o purple-t black-o white-s")
    t.do("take red-s")
    assert t.reserve(0) == tokens("blue-o green-t red-s")
    assert t.altar() == tokens("purple-o purple-t black-o white-s")
    assert (t.R, t.A, t.phase) == (3, 4, "midday")


@rule("SB-430")
def test_midday_player_b_stores_the_yellow_token():
    t = Table(seat=1, phase="midday", reserve="yellow-o red-o red-t red-s", altar=5, familiar="green-o blue-o")
    t.do("store yellow-o")
    assert t.familiar(1) == ["green-o", "blue-o", "yellow-o"]
    assert (t.reserve(1), t.today, t.phase) == (tokens("red-o red-t red-s"), 1, "dusk")


@rule("SB-427")
def test_dusk_three_tokens_make_a_spell_of_level_3():
    t = Table(phase="dusk", reserve="red-o red-t red-s", altar=5)
    t.do("learn sacrifice-3", "mark red-t")
    pay_rest(t)
    assert (t.level("sacrifice"), t.marker("sacrifice")) == (3, "red-t")
    assert (t.size(0), t.box()) == (0, tokens("red-o red-s"))


@pytest.mark.parametrize(("rune", "other"), [("o", "t"), ("t", "s"), ("s", "o")])
@rule("SB-431")
def test_dusk_green_red_and_black_of_one_rune_are_the_fifth_yellow(rune, other):
    reserve = f"yellow-{other}*4 green-{rune} red-{rune} black-{rune}"
    t = Table(phase="dusk", reserve=reserve, altar=5, spells="knowledge")
    t.do("learn knowledge-5")
    pay_rest(t)
    assert (t.level("knowledge"), t.marker("knowledge")) == (5, f"yellow-{other}")
    assert (t.size(0), t.box()) == (0, tokens(reserve) - tokens(f"yellow-{other}"))


@pytest.mark.parametrize(("line", "away"), [(4, "blue-t"), (3, "blue-o")])
@rule("SB-432")
def test_spells_player_c_learns_sacrifice_with_four_red_and_has_lines_4_and_3_next_day(line, away):
    t = Table(phase="dusk", reserve="red-o*2 red-t*2 blue-o blue-t blue-s", altar=5)
    t.do("learn sacrifice-4", "mark red-o")
    pay_rest(t)
    assert (t.level("sacrifice"), t.box()) == (4, tokens("red-o red-t*2"))
    pass_until(t, 0, "dawn")
    assert t.offered("use") == ["sacrifice-3", "sacrifice-4"]
    t.do(f"use sacrifice-{line}")  # one token of the line's rune
    assert (t.size(0), t.box()) == (2 + 4, tokens(f"red-o red-t*2 {away}"))


@rule("SB-433")
def test_spells_player_d_learns_abundance_5_with_a_wild():
    t = Table(seat=3, players=4, phase="dusk", reserve="yellow-o*4 green-s red-s black-s", altar=5)
    t.do("learn abundance-5")
    pay_rest(t)
    assert (t.level("abundance", 3), t.marker("abundance", 3)) == (5, "yellow-o")
    assert t.box() == tokens("yellow-o*3 green-s red-s black-s")
    assert t.size(3) == 4


@rule("SB-434")
def test_altar_a_full_altar_is_discarded_and_five_are_drawn():
    t = Table(players=4, seat=3, phase="dusk", reserve="red-o*3", altar=10, draws="white-o*3 white-t*2")
    full = t.altar()
    t.do("pass")
    assert (t.box(), t.altar()) == (full, tokens("white-o*3 white-t*2"))
    assert (t.today, t.phase) == (0, "dawn")


@rule("SB-435")
def test_end_of_the_game_player_a_has_26_points():
    learnt = "sacrifice-4 levitation-5 purification-3 time-travel-4 abundance-5"
    t = Table(familiar=6, learnt=learnt, spells="offering transmutation")
    assert t.points() == 26
    assert sorted(points for _, points in t.state.score_sheet(0) if points) == [1, 2, 4, 5, 7, 7]


@rule("SB-436")
def test_eruption_note_with_six_tokens_nothing_is_gained():
    t = Table(reserve=6, altar=5, learnt="eruption-5")
    assert t.can("draw-2")
    assert t.offered("use") == []
    assert all(t.why(f"use eruption-{line}") for line in (3, 4, 5))
    assert t.R == 6


@rule("SB-437")
def test_levitation_note_two_of_one_rune_or_two_of_the_other_but_not_one_of_each():
    def levitation() -> Table:
        return Table(reserve="red-s", altar="green-o black-o white-o green-t black-t white-t", learnt="levitation-4")

    assert set(levitation().offered("use")) == {"levitation-3", "levitation-4"}
    for line, rune, other in ((3, "o", "t"), (4, "t", "o")):
        t = levitation().do(f"use levitation-{line}", f"take green-{rune}")
        assert set(t.offered("take")) == {f"black-{rune}", f"white-{rune}"}
        assert t.why(f"take green-{other}")
        t.do(f"take white-{rune}")
        assert t.reserve(0) == tokens(f"red-s green-{rune} white-{rune}")


@rule("SB-438")
def test_purification_note_two_given_means_two_received():
    t = Table(phase="midday", reserve="red-o red-t red-s", altar="green-o black-o white-o", learnt="purification-4")
    t.do("use purification-4", "give red-o", "give red-t", "receive green-o")
    assert not t.can("pass")  # a second one has to come
    assert set(t.offered("receive")) == {"black-o", "white-o"}
    t.do("receive white-o")
    assert (t.reserve(0), t.size(0)) == (tokens("red-s green-o white-o"), 3)


@rule("SB-438")
def test_purification_note_the_reserve_may_be_full():
    t = Table(phase="midday", reserve=9, altar=5, learnt="purification-5")
    t.do("use purification-5")
    for verb in ("give", "give", "give", "receive", "receive", "receive"):
        t.do(f"{verb} {t.offered(verb)[0]}")
    assert (t.size(0), t.D) == (9, 0)


@rule("SB-439")
def test_clone_note_draw_2_of_another_player_is_copied():
    t = Table(phase="midday", reserve="blue-o red-t*2 red-s*2", altar=5, learnt="clone-5:white-o")
    t.do("use clone-5")  # blue-o is the only round token
    assert (t.R, t.box()) == (4, tokens("blue-o"))
    t.do("draw-2")
    assert (t.size(0), t.phase) == (6, "dusk")


@rule("SB-440")
def test_midday_note_a_full_familiar_is_worth_18():
    assert Table(familiar=14).points() == 18
    assert Table(familiar=13).points() == 16  # the value of the last space


@rule("SB-440")
def test_midday_note_18_is_no_space():
    t = Table(phase="midday", reserve="red-o*3 blue-o", altar=5, familiar=13).do("store blue-o")
    assert (t.stored(0), t.points()) == (14, 18)
    t = Table(phase="midday", reserve="red-o*3 blue-o", altar=5, familiar=14)
    assert t.offered("store") == []
    assert t.phase == "dusk"
