"""The basic actions, and the words of the glossary: take, draw, store, discard, raise, swap, the arrow."""

import pytest

from tests.spellbook.table import Table

rule = pytest.mark.rule


def pass_to(t: Table, seat: int, phase: str) -> Table:
    """Pass until that seat's phase; at least once."""
    t.do("pass")
    while (t.today, t.phase) != (seat, phase):
        t.do("pass")
    return t


# ---------------------------------------------------------------- dawn


@rule("SB-035")
def test_take_1_moves_the_chosen_altar_token_into_the_reserve():
    t = Table(reserve="red-o red-t red-s", altar="blue-t green-o white-o yellow-o black-o")
    t.do("take blue-t")
    assert (t.R, t.A, t.D) == (4, 4, 0)
    assert t.reserve()["blue-t"] == 1
    assert t.altar()["blue-t"] == 0


@rule("SB-035")
def test_take_1_offers_every_altar_token():
    t = Table(reserve="red-o", altar="blue-t green-o white-o yellow-o black-o")
    assert sorted(t.offered("take")) == ["black-o", "blue-t", "green-o", "white-o", "yellow-o"]


@rule("SB-036")
def test_the_altar_is_refilled_at_the_end_of_the_day_only():
    t = Table(reserve="red-o red-t red-s", altar="blue-t green-o white-o yellow-o black-o")
    t.do("take blue-t")
    assert (t.phase, t.A) == ("midday", 4)
    t.do("store blue-t")
    assert (t.phase, t.A) == ("dusk", 4)
    t.do("pass")
    assert (t.today, t.A) == (1, 5)


@rule("SB-037")
def test_draw_2_takes_two_tokens_out_of_the_bag():
    t = Table(reserve=2, altar=5, bag=92, draws="green-o white-s")
    before, altar = t.reserve(), t.altar()
    t.do("draw-2")
    assert (t.R, t.A, t.B) == (4, 5, 90)
    assert t.reserve() - before == {"green-o": 1, "white-s": 1}
    assert t.altar() == altar


@rule("SB-037")
def test_draw_2_is_random():
    seen = set()
    state = Table(reserve="red-o", altar=5).state
    for seed in range(30):
        world = state.determinise(None, seed)
        world.apply(world.game.actions.id("draw-2"))
        seen.add(str(world.dump()))
    assert len(seen) > 20


@rule("SB-038")
def test_draw_2_with_eight_tokens_draws_one():
    t = Table(reserve=8, altar=5, bag=50)
    t.do("draw-2")
    assert (t.R, t.B, t.phase) == (9, 49, "midday")


@rule("SB-039")
def test_with_nine_tokens_neither_basic_dawn_action_is_there():
    t = Table(learnt="sacrifice-3", reserve=9, altar=5)  # Sacrifice keeps the dawn open
    assert t.phase == "dawn"
    assert not t.can("draw-2")
    assert t.why("draw-2")
    assert not t.offered("take")
    assert all(t.why(f"take {token}") for token in t.altar())


@rule("SB-039")
def test_with_nine_tokens_dawn_leaves_everything_as_it_was():
    t = Table(reserve=9, altar=5, bag=40)
    assert (t.phase, t.R, t.A, t.B) == ("midday", 9, 5, 40)


@rule("SB-040")
def test_take_1_needs_an_altar_token():
    t = Table(reserve="red-o", altar="")
    assert t.legal == ["pass", "draw-2"]
    assert t.why("take red-o")


@rule("SB-040")
def test_at_an_extra_dawn_action_with_an_empty_altar_take_1_is_not_offered():
    t = Table(phase="dusk", learnt="sacrifice-3", spells="swiftness", reserve="blue-o*3 red-o", altar="")
    t.do("learn swiftness-3")
    assert sorted(t.legal) == ["draw-2", "use sacrifice-3"]


# ---------------------------------------------------------------- midday


@rule("SB-041")
def test_store_1_covers_the_first_free_space_with_a_chosen_token():
    t = Table(phase="midday", reserve="green-s red-o red-t blue-s", familiar="yellow-o black-t")
    t.do("store green-s")
    assert (t.size(0), t.stored(0), t.D) == (3, 3, 0)
    assert t.familiar() == ["yellow-o", "black-t", "green-s"]
    assert t.reserve() == {"red-o": 1, "red-t": 1, "blue-s": 1}


@rule("SB-042")
def test_any_token_may_be_stored():
    tokens = ["black-o", "blue-t", "green-s", "purple-o", "red-t", "white-s", "yellow-o"]
    t = Table(phase="midday", reserve=" ".join(tokens), familiar="red-o")
    assert sorted(t.offered("store")) == tokens


@rule("SB-043")
def test_store_1_needs_a_reserve_token():
    t = Table(phase="midday", learnt="cure-3", reserve="")  # Cure keeps the midday open
    assert (t.phase, t.offered("store")) == ("midday", [])
    assert t.why("store red-o")


@rule("SB-043", "SB-044")
def test_store_1_needs_a_free_space():
    t = Table(phase="midday", learnt="cure-3", reserve="red-o blue-t", familiar=14)
    assert (t.phase, t.offered("store")) == ("midday", [])
    assert t.why("store red-o")


@rule("SB-044")
def test_the_familiar_has_fourteen_spaces():
    for stored in range(14):
        t = Table(phase="midday", reserve="red-o blue-t", familiar=stored)
        t.do("store red-o")
        assert t.stored(0) == stored + 1


@rule("SB-045")
def test_spaces_fill_in_order_and_the_lowest_visible_value_rises():
    t = Table(phase="midday", reserve="red-o blue-t green-s", altar=5)
    values = [t.points()]
    for day, token in enumerate(("blue-t", "green-s", "red-o")):
        if day:
            pass_to(t, 0, "midday")
        t.do(f"store {token}")
        values.append(t.points())
    assert t.familiar() == ["blue-t", "green-s", "red-o"]
    assert values == [0, 1, 2, 3]


@rule("SB-046")
def test_growth_3_alone_brings_a_stored_token_back_and_puts_another_in_its_place():
    t = Table(phase="dusk", learnt="growth-3", reserve="red-o blue-t", familiar="green-s white-s yellow-o", altar=5)
    t.do("use growth-3", "give red-o", "receive white-s")
    assert t.familiar() == ["green-s", "red-o", "yellow-o"]
    assert t.reserve() == {"blue-t": 1, "white-s": 1}


# ---------------------------------------------------------------- dusk


@rule("SB-047")
@pytest.mark.parametrize("phase", ["dawn", "midday", "dusk"])
def test_a_spell_is_learnt_with_its_tokens_at_dusk_only(phase):
    t = Table(phase=phase, reserve="red-o red-t red-s", altar=5)
    assert t.offered("learn") == (["sacrifice-3"] if phase == "dusk" else [])
    assert (t.why("learn sacrifice-3") is None) == (phase == "dusk")


# ---------------------------------------------------------------- the glossary


@rule("SB-048")
def test_draw_2_does_not_need_the_altar():
    t = Table(reserve="red-o", altar="", bag=10)
    t.do("draw-2")
    assert (t.R, t.A, t.B) == (3, 0, 8)


@rule("SB-048")
def test_take_1_does_not_need_the_bag():
    t = Table(reserve="red-o", altar="blue-t green-s", bag=0)
    t.do("take blue-t")
    assert (t.R, t.A, t.B, t.D) == (2, 1, 0, 0)


@rule("SB-049")
def test_offering_stores_from_the_reserve():
    t = Table(phase="midday", learnt="offering-3", reserve="red-o*2 blue-t", altar="red-s*5")
    t.do("use offering-3")
    assert t.familiar() == ["red-o", "red-o"]
    assert t.reserve() == {"blue-t": 1}
    assert t.D == 0


@rule("SB-049")
def test_feast_4_stores_from_the_altar():
    t = Table(phase="midday", learnt="feast-4", reserve="red-o red-t red-s", altar="blue-t green-s white-o")
    t.do("use feast-4", "take green-s")
    assert t.familiar() == ["green-s"]
    assert t.reserve() == {"red-o": 1, "red-t": 1, "red-s": 1}
    assert t.altar() == {"blue-t": 1, "white-o": 1}


@rule("SB-050")
def test_cure_discards_from_the_reserve():
    t = Table(phase="midday", learnt="cure-3", reserve="red-o red-t red-s", altar=5, draws="blue-t")
    altar = t.altar()
    t.do("use cure-3", "discard red-t")
    assert t.box() == {"red-t": 1}
    assert t.reserve() == {"red-o": 1, "red-s": 1, "blue-t": 1}
    assert altar <= t.altar()  # the refill adds to it, nothing was discarded from it


@rule("SB-050")
def test_storm_discards_from_the_altar():
    t = Table(phase="dusk", learnt="storm-5", reserve="red-o", altar="blue-t*2 green-s*2 white-o*2")
    t.do("use storm-5", "replace blue-t", "replace green-s", "pass")
    assert t.box() == {"blue-t": 1, "green-s": 1}
    assert t.reserve() == {"red-o": 1}


@rule("SB-051")
def test_raising_moves_the_marker_one_level_up_and_never_above_5():
    t = Table(
        phase="dusk",
        learnt="time-travel-3 cure-5 levitation-4:purple-s sacrifice-3",
        reserve="blue-o green-t",
        altar=5,
    )
    t.do("use time-travel-3")
    assert sorted(t.offered("raise")) == ["levitation", "sacrifice"]
    assert t.why("raise cure")
    t.do("raise levitation")
    assert [t.level(spell) for spell in ("time-travel", "cure", "levitation", "sacrifice")] == [3, 5, 5, 3]
    assert t.marker("levitation") == "purple-s"


@rule("SB-052")
def test_a_swap_exchanges_one_for_one_as_often_as_stated():
    t = Table(
        phase="midday",
        learnt="purification-5",
        reserve="red-o red-t red-s yellow-o",
        altar="blue-t green-s white-o black-o black-s",
    )
    t.do("use purification-5", "give red-o", "give red-t", "give red-s")
    t.do("receive blue-t", "receive green-s", "receive white-o")
    assert t.reserve() == {"yellow-o": 1, "blue-t": 1, "green-s": 1, "white-o": 1}
    left = {"black-o": 1, "black-s": 1, "red-o": 1, "red-t": 1, "red-s": 1}
    assert all(t.altar()[token] >= count for token, count in left.items())
    assert t.D == 0


@rule("SB-053")
def test_the_arrow_asks_for_the_rune_of_the_marker():
    t = Table(
        phase="dusk",
        learnt="focus-3:black-t",
        reserve="red-o red-t green-t black-s black-o",
        altar=5,
    )
    t.do("use focus-3")
    assert sorted(t.offered("store")) == ["green-t", "red-t"]
