"""The day and its phases: order, one action each, skipping, what each phase offers."""

from typing import Any

import pytest

import athanor
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

# Every phase has its basic actions and a spell here; three purple tokens make Levitation learnable.
RICH: dict[str, Any] = {
    "learnt": "sacrifice-3 cure-3 focus-3",
    "reserve": "purple-o purple-t purple-s",
    "altar": "blue-t*5",
}
ACTS = {
    "dawn": ["draw-2", "take blue-t", "use sacrifice-3"],
    "midday": ["store purple-o", "store purple-t", "store purple-s", "use cure-3"],
    "dusk": ["learn levitation-3", "use focus-3"],
}


def places(t: Table) -> tuple[int, int, int, int, int]:
    return t.size(0), t.stored(0), t.A, t.B, t.D


def finish(t: Table) -> None:
    """Answer the choices inside an action, each with the first that is offered."""
    while any(t.offered(verb) for verb in ("discard", "mark", "pay")):
        t.do(t.legal[0])


def pass_day(t: Table) -> None:
    seat = t.today
    while t.today == seat and not t.over:
        t.do("pass")


@rule("SB-023")
@pytest.mark.parametrize("starter", range(4))
def test_days_go_round_clockwise_from_the_starting_player(starter):
    t = Table(players=4, seat=starter, starter=starter, reserve=2, altar=5)
    order = []
    for _ in range(8):
        order.append(t.today)
        assert t.asked == t.today
        assert t.phase == "dawn"
        pass_day(t)
    assert order == [(starter + turn) % 4 for turn in range(8)]


@rule("SB-024")
@pytest.mark.parametrize("phase", ACTS)
def test_a_phase_offers_its_own_actions_and_refuses_those_of_the_others(phase):
    t = Table(phase=phase, **RICH)
    before = t.state.snapshot()
    for other, acts in ACTS.items():
        for name in acts:
            assert t.can(name) == (other == phase)
            if other != phase:
                assert t.why(name)
                with pytest.raises(athanor.IllegalAction):
                    t.state.apply(GAME.actions.id(name))
    assert t.state.snapshot() == before


@rule("SB-024")
def test_the_phases_come_in_their_order():
    t = Table(**RICH)
    seen = []
    for _ in range(4):
        seen.append((t.today, t.phase))
        t.do("pass")
    assert seen == [(0, "dawn"), (0, "midday"), (0, "dusk"), (1, "dawn")]


@rule("SB-025")
@pytest.mark.parametrize(("phase", "name"), [(phase, name) for phase, acts in ACTS.items() for name in acts])
def test_one_action_and_the_phase_is_over(phase, name):
    t = Table(phase=phase, **RICH)
    t.do(name)
    finish(t)
    assert (t.today, t.phase) != (0, phase)
    assert not any(t.can(again) for again in ACTS[phase] if t.today == 0)


@rule("SB-026")
@pytest.mark.parametrize(("phase", "following"), [("dawn", "midday"), ("midday", "dusk")])
def test_a_phase_may_be_skipped_although_something_is_possible(phase, following):
    t = Table(phase=phase, **RICH)
    before = places(t)
    assert len(t.legal) > 1
    t.do("pass")
    assert (t.today, t.phase) == (0, following)
    assert places(t) == before


@rule("SB-026")
def test_dusk_may_be_skipped_although_something_is_possible():
    t = Table(phase="dusk", **RICH)
    t.do("pass")
    assert (t.today, t.phase, t.size(0), t.learnt(0)) == (1, "dawn", 3, 3)


@rule("SB-027")
def test_a_midday_with_nothing_to_do_is_skipped():
    # Growth keeps the dusk open, so that the skipped midday can be told from the skipped day.
    t = Table(phase="midday", reserve="", altar=5, learnt="growth-4")
    assert (t.today, t.phase) == (0, "dusk")
    assert t.can("use growth-4")


@rule("SB-027")
def test_a_day_with_nothing_to_do_ends_and_the_game_goes_on():
    t = Table(phase="midday", reserve="", altar=5)
    assert (t.today, t.phase, t.A) == (1, "dawn", 6)
    t = Table(players=4, seat=2, phase="dusk", reserve="red-o", altar=5)
    assert (t.today, t.phase, t.A) == (3, "dawn", 6)


@rule("SB-027")
def test_a_dawn_with_nothing_to_do_is_skipped():
    t = Table(phase="dawn", reserve=9, altar=5)
    assert (t.today, t.phase, t.R, t.A) == (0, "midday", 9, 5)


@rule("SB-027")
def test_only_a_pass_that_was_chosen_is_told():
    # At dusk nothing can be learnt: the day ends without a word about it.
    t = Table(phase="midday", reserve="red-o", altar=5).do("pass")
    assert (t.today, t.told().count("passes")) == (1, 1)
    t = Table(phase="midday", reserve="red-o", altar=5).do("store red-o")
    assert (t.today, t.told().count("passes")) == (1, 0)


@rule("SB-028")
def test_all_three_phases_may_be_skipped_and_the_altar_is_refilled():
    t = Table(**RICH)
    t.do("pass", "pass", "pass")
    assert (t.today, t.phase) == (1, "dawn")
    assert (t.A, t.size(0), t.stored(0), t.D) == (6, 3, 0, 0)


@rule("SB-029")
@pytest.mark.parametrize("dusk", ["pass", "learn levitation-3", "use focus-3"])
def test_after_dusk_the_altar_is_refilled_once_and_the_next_player_begins(dusk):
    t = Table(players=3, phase="dusk", **RICH)
    bag = t.B
    t.do(dusk)
    finish(t)
    assert (t.today, t.asked, t.phase) == (1, 1, "dawn")
    assert (t.A, t.B) == (6, bag - 1)


@rule("SB-030")
def test_without_spells_there_are_only_the_basic_actions():
    t = Table(reserve="purple-o purple-t purple-s", altar="red-o*2 blue-t green-s white-o")
    assert sorted(t.legal) == sorted(["pass", "draw-2", "take red-o", "take blue-t", "take green-s", "take white-o"])
    t.do("pass")
    assert sorted(t.legal) == sorted(["pass", "store purple-o", "store purple-t", "store purple-s"])
    t.do("pass")
    assert sorted(t.legal) == sorted(["pass", "learn levitation-3"])


@rule("SB-031")
def test_a_spell_replaces_the_basic_action_of_its_phase():
    t = Table(learnt="sacrifice-3", reserve="blue-o green-t", altar=5)
    t.do("use sacrifice-3")
    assert (t.today, t.phase, t.R) == (0, "midday", 5)
    assert not t.can("draw-2")
    assert not t.offered("take")


@rule("SB-031")
def test_a_midday_spell_replaces_storing():
    t = Table(phase="midday", learnt="purification-3", reserve="purple-o purple-t purple-s", altar="blue-o*5")
    t.do("use purification-3", "give purple-o")
    assert (t.today, t.stored(0), t.size(0)) == (1, 0, 3)  # nothing to learn: the day is over


@rule("SB-032")
@pytest.mark.parametrize(
    ("phase", "basic"),
    [
        ("dawn", {"draw-2", "take blue-t"}),
        ("midday", {"store purple-o", "store purple-t", "store purple-s"}),
        ("dusk", {"learn levitation-3"}),
    ],
)
def test_basic_actions_stay_next_to_the_spells(phase, basic):
    t = Table(phase=phase, **RICH)
    assert t.offered("use")
    assert basic <= set(t.legal)


@rule("SB-033")
def test_swiftness_5_gives_two_dawn_actions_and_no_third():
    t = Table(learnt="swiftness-5", reserve="red-o", altar=5)
    t.do("draw-2")
    assert t.phase == "dawn"
    t.do("draw-2")
    assert (t.phase, t.R) == ("midday", 5)
    assert not t.can("draw-2")


@rule("SB-033")
def test_swiftness_3_gives_one_extra_dawn_action_at_once():
    t = Table(phase="dusk", spells="swiftness", reserve="blue-o*3", altar=5)
    bag = t.B
    t.do("learn swiftness-3")
    assert (t.today, t.asked) == (0, 0)
    t.do("draw-2")
    assert (t.today, t.size(0), t.B) == (1, 2, bag - 3)


@rule("SB-033")
def test_clone_does_the_action_of_another_phase_at_midday_instead_of_a_midday_action():
    t = Table(
        phase="midday",
        learnt="clone-4",
        reserve="red-o red-t red-s blue-o blue-t blue-s",
        altar=5,
    )
    t.do("use clone-4", "learn sacrifice-3")
    finish(t)
    assert (t.today, t.phase, t.learnt(0)) == (0, "dusk", 2)
    assert not t.offered("store")
    t.do("learn transmutation-3")
    finish(t)
    assert (t.today, t.learnt(0)) == (1, 3)


@rule("SB-034")
def test_sharing_asks_the_others_nothing():
    t = Table(players=4, learnt="sharing-3", reserve="red-o", altar="blue-t*5")
    t.do("use sharing-3")
    assert (t.today, t.asked, t.phase) == (0, 0, "midday")
    assert [t.size(seat) for seat in range(4)] == [3, 1, 1, 1]


@rule("SB-034")
def test_blaze_asks_every_other_player_which_token_to_take():
    t = Table(players=4, learnt="blaze-3", reserve="red-o", altar="blue-t green-s white-o yellow-t red-s")
    t.do("use blaze-3")
    asked = []
    while t.asked != 0:
        asked.append(t.asked)
        assert t.today == 0
        assert t.legal == [f"take {token}" for token in t.offered("take")]
        t.do(t.legal[0])
    assert asked == [1, 2, 3]
    assert (t.today, t.phase, t.A) == (0, "midday", 2)
