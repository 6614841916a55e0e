"""Botmegistus on the mastery tracks: printed and lowest tracks, ties, tops, bonus tokens."""

import pytest

from athanor.games.trismegistus.botmegistus.steps import (
    GainEthereal,
    MoveUp,
    ReachBonus,
    ScorePoints,
    StandStill,
)
from athanor.games.trismegistus.symbols import ELEMENT_NAMES
from tests.trismegistus.bot_table import Outcome, act, board, bot, exp, personality, play, table

rule = pytest.mark.rule


def moved(out: Outcome) -> list[str]:
    return [f"{ELEMENT_NAMES[step.track]} {step.level}" for step in out.all(MoveUp)]


# ---------------------------------------------------------------- printed and lowest


@rule("TR-483")
def test_printed_tracks_and_the_lowest_one():
    assert moved(act("track fire, track air", bot(levels="2 0 0 5"))) == ["fire 3", "air 6"]
    assert moved(act("track lowest", bot(levels="2 1 3 5"))) == ["water 2"]


@rule("TR-500")
def test_tied_for_lowest_the_nearest_bonus_token_decides():
    t = table(tokens="water 4 chameleon fire 8 chameleon")
    out = act("track lowest", bot(levels="3 3 5 5"), t)
    assert (moved(out), out.tie(MoveUp)) == (["water 4"], "bot-tie-token")


@rule("TR-504")
def test_a_track_without_a_token_above_the_marker_is_worse_than_any_with_one():
    out = act("track lowest", bot(levels="4 4 9 9"), table(tokens="fire 4 chameleon water 12 chameleon"))
    assert (moved(out), out.tie(MoveUp)) == (["water 5"], "bot-tie-token")


@rule("TR-501", "TR-504")
def test_without_tokens_the_track_where_it_is_furthest_ahead_of_you():
    out = act("track lowest", bot(levels="3 3 5 5"), table(you="2 0 0 0"))
    assert (moved(out), out.tie(MoveUp)) == (["water 4"], "bot-tie-ahead")


@rule("TR-502", "TR-674")
def test_ahead_on_none_of_them_the_one_where_it_is_least_behind():
    out = act("track lowest", bot(levels="2 2 5 5"), table(you="5 3 0 0"))
    assert (moved(out), out.tie(MoveUp)) == (["water 3"], "bot-tie-behind")
    level = act("track lowest", bot(levels="2 2 5 5"), table(you="5 2 0 0"))
    assert (moved(level), level.tie(MoveUp)) == (["water 3"], "bot-tie-behind")


@rule("TR-503", "TR-656")
def test_at_last_the_left_most_track_of_the_board():
    out = act("track lowest", bot())
    assert (moved(out), out.tie(MoveUp)) == (["fire 1"], "bot-tie-left")
    assert moved(act("track lowest", bot(), table(on=board("air earth water fire")))) == ["air 1"]


def test_a_single_lowest_track_needs_no_tie():
    assert act("track lowest", bot(levels="1 0 1 1")).tie(MoveUp) == "bot-tie-none"


@rule("TR-505")
def test_the_lowest_is_found_anew_after_each_step():
    out = act("track lowest 2", bot(levels="1 1 2 2"))
    assert out.bot.levels == [2, 2, 2, 2]
    assert act("track lowest 2", bot(levels="0 1 1 1")).bot.levels == [2, 1, 1, 1]


# ---------------------------------------------------------------- the top


@rule("TR-506")
def test_at_the_top_it_moves_on_another_track_by_the_list_and_scores_nothing():
    out = act("track fire", bot(levels="12 3 7 5"), table(you="0 3 2 4", tokens="air 8 chameleon"))
    assert (moved(out), out.bot.points, out.why(MoveUp)) == (["air 6"], 0, "bot-why-top")
    ahead = act("track fire", bot(levels="12 3 7 5"), table(you="0 3 2 4"))
    assert (moved(ahead), ahead.tie(MoveUp)) == (["earth 8"], "bot-tie-ahead")


@rule("TR-507")
def test_with_all_tracks_at_the_top_nothing_happens():
    for orders in ("track fire", "track lowest", "track each"):
        out = act(orders, bot(levels="12 12 12 12"))
        assert (out.bot.levels, out.bot.points, moved(out)) == ([12] * 4, 0, [])
        assert out.all(StandStill)


@rule("TR-523")
def test_steps_beyond_the_top_are_redirected_one_by_one():
    out = play(table(you="12 0 0 0"), bot(levels="11 0 0 0", die="black iron 2"), personality("fire", "vp 10"))
    assert (moved(out), out.bot.points) == (["fire 12", "water 1"], 0)


# ---------------------------------------------------------------- bonus tokens


@rule("TR-508")
def test_an_ethereal_token_gives_an_ethereal_die():
    out = act("track fire", bot(levels="fire 3"), table(tokens="fire 4 ethereal"))
    assert (out.bot.ethereal, out.only(GainEthereal).amount, out.only(ReachBonus).level) == (1, 1, 4)


@rule("TR-509")
def test_a_chameleon_token_gives_five_points_at_once():
    out = act("track fire", bot(levels="fire 7"), table(tokens="fire 8 chameleon"))
    assert (out.bot.points, out.only(ScorePoints).amount) == (5, 5)


@rule("TR-510")
def test_any_track_goes_to_the_nearest_requirement_of_an_unfinished_experiment():
    b = bot(levels="4 3 0 3", open=[exp("fire", "fire 5"), exp("air", "air 6")])
    out = act("track water", b, table(tokens="water 4 track"))
    assert moved(out) == ["water 4", "fire 5"]
    assert out.steps[-2].reason.id == "bot-why-nearest"  # then the experiment is completed
    assert [c.element for c in out.bot.done] == [0]


@rule("TR-510")
def test_without_unfinished_experiments_any_track_is_the_lowest():
    out = act("track water", bot(levels="4 3 1 3"), table(tokens="water 4 track"))
    assert moved(out) == ["water 4", "earth 2"]


@rule("TR-511")
def test_only_unmet_requirements_count_for_it_and_ties_go_by_the_list():
    b = bot(levels="5 3 0 3", open=[exp("fire", "fire 5"), exp("air", "air 5")])
    assert moved(act("track water", b, table(tokens="water 4 track"))) == ["water 4", "air 4"]
    met = bot(levels="5 3 0 3", open=[exp("fire", "fire 5"), exp("air", "air 3")])
    assert moved(act("track water", met, table(tokens="water 4 track"))) == ["water 4", "earth 1"]
    tied = bot(levels="4 3 0 4", open=[exp("fire", "fire 6"), exp("air", "air 6")])
    out = act("track water", tied, table(you="fire 4", tokens="water 4 track"))
    assert moved(out) == ["water 4", "air 5"]


@rule("TR-497", "TR-510")
def test_for_an_any_track_requirement_the_highest_track_counts():
    b = bot(levels="4 3 6 1", open=[exp("fire", "any 8"), exp("air", "air 6")])
    assert moved(act("track water", b, table(tokens="water 4 track"))) == ["water 4", "earth 7"]


@rule("TR-510")
def test_a_step_from_a_token_may_reach_the_next_token():
    t = table(tokens="water 4 track earth 4 track fire 4 chameleon")
    out = act("track water", bot(levels="3 3 3 9"), t)
    assert moved(out) == ["water 4", "fire 4"]
    assert out.bot.points == 5


@rule("TR-513")
def test_a_token_that_is_gone_gives_nothing():
    out = act("track fire", bot(levels="fire 3"), table())
    assert (out.bot.levels[0], out.all(ReachBonus)) == (4, [])


@rule("TR-522")
def test_two_steps_are_made_one_by_one_with_the_bonus_on_the_way():
    t = table(you="earth 9", tokens="earth 4 ethereal")
    out = play(t, bot(levels="earth 3", die="black iron 2"), personality("earth", "vp 5, gold 3"))
    assert out.kinds()[3:] == ["MoveUp", "ReachBonus", "GainEthereal", "MoveUp"]
    assert (out.bot.levels[2], out.bot.ethereal) == (5, 1)


def test_the_token_itself_is_left_lying_for_your_reaction():
    t = table(tokens="fire 4 ethereal")
    act("track fire", bot(levels="fire 3"), t)
    assert t.tokens == table(tokens="fire 4 ethereal").tokens
