"""Edge cases and rulings: what follows from two rules put together, and what the engine settles by itself."""

import pytest

import athanor
from tests.spellbook.play import pass_until, pay_rest, tokens
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule

ALTAR = "purple-o purple-t purple-s black-t yellow-s"
REDS = "red-o red-t red-s"
FOUR = "levitation-3 purification-3 offering-3 abundance-3"


def begin(t: Table) -> athanor.Timeline:
    return athanor.Timeline(t.state)


def play(line: athanor.Timeline, *names: str) -> None:
    for name in names:
        line.apply(GAME.actions.id(name))


def names(line: athanor.Timeline) -> set[str]:
    return {GAME.actions.name(action) for action in line.state.legal()}


# ---------------------------------------------------------------- taking back


@rule("SB-442")
def test_undo_gives_back_a_choice_that_showed_nothing():
    line = begin(Table(reserve="red-o", altar=ALTAR))
    before = line.state.position()
    play(line, "take purple-o")
    assert line.can_undo(0)
    line.undo(0)
    assert line.state.position() == before


@rule("SB-442")
def test_undo_stops_at_a_draw():
    line = begin(Table(reserve=REDS, altar=ALTAR))
    play(line, "draw-2")
    assert line.why_no_undo(0) == "undo-revealed"
    with pytest.raises(athanor.AthanorError):
        line.undo(0)
    play(line, "pass")  # midday: this alone can be taken back …
    line.undo(0)
    assert not line.can_undo(0)  # … but the draw still cannot


@rule("SB-442")
def test_undo_stops_at_the_refill_of_the_altar():
    line = begin(Table(phase="dusk", reserve="red-o*3", altar=ALTAR))
    play(line, "pass")
    assert line.why_no_undo(0) == "undo-revealed"


@rule("SB-442")
def test_undo_stops_at_another_players_choice():
    t = Table(reserve=9, altar=ALTAR, learnt="blaze-3")  # nine in the reserve: nothing is drawn
    line = begin(t)
    play(line, "use blaze-3")
    assert line.state.to_move == 1
    assert line.can_undo(0)
    play(line, "take purple-o")
    assert line.why_no_undo(0) == "undo-others"


@rule("SB-446")
def test_clone_5_discard_and_dawn_action_belong_together():
    line = begin(Table(phase="midday", reserve="red-o blue-o red-t", altar=ALTAR, learnt="clone-5:white-o"))
    before = line.state.position()
    play(line, "use clone-5", "discard blue-o")
    assert "pass" not in names(line)
    assert {"draw-2", "take purple-o"} <= names(line)
    line.undo(0)
    assert {"discard red-o", "discard blue-o"} <= names(line)  # the token is back
    line.undo(0)
    assert line.state.position() == before


@rule("SB-446")
def test_clone_5_a_discard_made_by_itself_comes_back_with_the_choice():
    line = begin(Table(phase="midday", reserve="blue-o red-t*2", altar=ALTAR, learnt="clone-5:white-o"))
    before = line.state.position()
    play(line, "use clone-5")
    assert "pass" not in names(line)
    assert "draw-2" in names(line)
    line.undo(0)
    assert line.state.position() == before


# ---------------------------------------------------------------- learning by other ways


@rule("SB-444")
def test_the_seventh_spell_by_transmutation_ends_the_game():
    learnt = f"{FOUR} time-travel-3 transmutation-4:blue-s"
    t = Table(seat=1, phase="dusk", reserve="red-o*2 green-s", altar=ALTAR, learnt=learnt)
    assert t.learnt(1) == 6
    t.do("use transmutation-4")
    pay_rest(t)
    assert (t.learnt(1), t.over) == (7, True)


@rule("SB-444")
def test_the_seventh_spell_by_clone_ends_the_game():
    learnt = f"{FOUR} clone-4 transmutation-3"
    t = Table(seat=1, phase="midday", reserve="red-t*4", altar=ALTAR, learnt=learnt)
    t.do("use clone-4", "learn sacrifice-4")
    assert (t.learnt(1), t.over) == (7, True)  # nothing is left to do at dusk, and seat 2 is the last of the round


@rule("SB-448")
@pytest.mark.parametrize(("rival", "wilds"), [(5, 2), (4, 1)])
def test_clone_4_of_transmutation_has_the_wilds_of_the_owners_level(rival, wilds):
    t = Table(
        phase="midday",
        reserve="red-o green-s black-s purple-t*4",
        altar=ALTAR,
        learnt="clone-4:white-o",
        rivals={1: {"learnt": f"transmutation-{rival}:blue-s"}},
    )
    t.do("use clone-4")
    assert set(t.offered("copy")) == {f"2 transmutation-{line}" for line in range(4, rival + 1)}
    t.do(f"copy 2 transmutation-{rival}")
    assert t.can("learn sacrifice-3") is (wilds == 2)
    if wilds == 2:
        t.do("learn sacrifice-3")
        pay_rest(t)
        assert (t.level("sacrifice"), t.box()) == (3, tokens("green-s black-s"))
        assert (t.today, t.phase) == (0, "dusk")


@rule("SB-447")
def test_clone_on_5_falls_to_4_by_a_cloned_growth():
    t = Table(phase="midday", reserve=REDS, altar=ALTAR, learnt="clone-5:white-o", rivals={1: {"learnt": "growth-5"}})
    t.do("use clone-4", "copy 2 growth-5", "take purple-o", "take black-t", "take yellow-s")
    assert (t.level("clone"), t.stored(0), t.level("growth", 1)) == (4, 3, 5)


# ---------------------------------------------------------------- Swiftness with other spells


@rule("SB-449")
def test_swiftness_3_may_use_blaze_and_the_altar_is_refilled_after_it():
    t = Table(players=3, phase="dusk", reserve="blue-o*3", altar=ALTAR, learnt="blaze-3", spells="swiftness")
    t.do("learn swiftness-3", "use blaze-3")
    assert (t.size(0), t.asked, t.today, t.A) == (4, 1, 0, 5)
    t.do("take purple-o")
    assert (t.asked, t.A) == (2, 4)
    t.do("take yellow-s")
    assert (t.size(1), t.size(2)) == (1, 1)
    assert (t.today, t.asked, t.A) == (1, 1, 5)  # A3, refilled to five


@rule("SB-449")
def test_swiftness_3_may_use_sharing_with_its_gift_to_the_others():
    t = Table(players=3, phase="dusk", reserve="blue-o*3", altar=ALTAR, learnt="sharing-4", spells="swiftness")
    t.do("learn swiftness-3", "use sharing-4", "take purple-o", "take purple-t")
    assert (t.size(0), t.size(1), t.size(2), t.A) == (2, 1, 1, 5)


@rule("SB-450")
def test_swiftness_5_and_clone_5_make_three_dawn_actions_not_more():
    t = Table(reserve=f"{REDS} blue-o", altar=ALTAR, learnt="swiftness-5 clone-5:white-o")
    t.do("take purple-o")
    assert t.phase == "dawn"
    t.do("take purple-t")
    assert (t.phase, t.R) == ("midday", 6)
    t.do("use clone-5", "discard blue-o", "take purple-s")
    assert (t.phase, t.R) == ("dusk", 6)


# ---------------------------------------------------------------- levels that move


@rule("SB-453")
def test_mirage_raised_at_dusk_changes_later_takes_only():
    t = Table(reserve="red-o blue-t", altar=ALTAR, draws="green-s", learnt="mirage-3:blue-s time-travel-3")
    t.do("take purple-s", "accept")  # one draw, still on level 3
    assert t.R == 4
    pass_until(t, 0, "dusk")
    t.do("use time-travel-3")
    assert (t.level("mirage"), t.reserve(0)) == (4, tokens("blue-t purple-s green-s"))
    pass_until(t, 0, "dawn").do("take yellow-s", "accept")
    assert t.R == 3 + 1 + 2


@rule("SB-454")
def test_knowledge_4_counts_a_storm_that_fell_to_3_once():
    t = Table(phase="dusk", reserve="red-o*3", altar=ALTAR, learnt="knowledge-4 storm-5")
    assert t.points() == 8 + 2
    for level, points in ((5, 6 + 2), (4, 4 + 1)):
        pass_until(t, 0, "dusk").do(f"use storm-{level}", "pass")
        for _ in range(3):
            t.do(f"take {t.offered('take')[0]}")
        assert t.points() == points


# ---------------------------------------------------------------- what the engine asks


def mirage(level: int, reserve: int, **options) -> Table:
    t = Table(reserve=reserve, altar=ALTAR, learnt=f"mirage-{level}:blue-t", options=options)
    return t.do("take purple-t")


@pytest.mark.parametrize("reserve", range(8))
@pytest.mark.parametrize("level", [3, 4, 5])
@rule("SB-459")
def test_mirage_may_be_declined_at_any_reserve(level, reserve):
    t = mirage(level, reserve)
    assert (t.phase, t.R, t.legal) == ("dawn", reserve + 1, ["accept", "pass"])
    t.do("pass")
    assert t.size(0) == reserve + 1
    drawn = min(1 if level == 3 else 2, 8 - reserve)
    assert mirage(level, reserve).do("accept").size(0) == reserve + 1 + drawn


@pytest.mark.parametrize(("level", "reserve", "after"), [(3, 2, 4), (4, 2, 5), (3, 7, 9), (4, 7, 9), (4, 6, 9)])
@rule("SB-459")
def test_mirage_always_never_asks(level, reserve, after):
    t = mirage(level, reserve, mirage="always")
    assert (t.phase, t.R) == ("midday", after)


@rule("SB-459")
def test_mirage_does_not_ask_where_nothing_can_be_drawn():
    t = mirage(4, 8)
    assert (t.phase, t.R) == ("midday", 9)
    t = Table(reserve=2, altar=ALTAR, learnt="mirage-4:blue-t", bag=0).do("take purple-t")
    assert (t.phase, t.R) == ("midday", 3)


@rule("SB-465")
def test_transmutation_pays_own_colour_tokens_as_themselves():
    t = Table(phase="dusk", reserve="red-s red-o red-t", altar=ALTAR, learnt="transmutation-4:blue-s")
    t.do("use transmutation-4")
    assert set(t.offered("mark")) == {"red-s", "red-o", "red-t"}  # red-s is a red token like the others
    t.do("mark red-o")
    while t.today == 0:
        assert t.offered("wild") == []
        t.do(f"pay {t.offered('pay')[0]}")
    assert (t.level("sacrifice"), t.box()) == (3, tokens("red-s red-t"))


@pytest.mark.parametrize(
    ("second", "third", "copies"),
    [
        ("cure-4:green-o", "cure-4:green-o", {"2 cure-3", "2 cure-4"}),
        ("cure-4:green-o", "cure-4:green-t", {"2 cure-3", "2 cure-4"}),  # the rune means nothing to Cure
        ("cure-4", "cure-5", {"2 cure-3", "2 cure-4", "3 cure-5"}),
        ("cure-3", "cure-5", {"2 cure-3", "3 cure-4", "3 cure-5"}),
        ("", "cure-4", {"3 cure-3", "3 cure-4"}),
    ],
)
@rule("SB-466")
def test_clone_offers_equal_copies_once_from_the_nearest_owner(second, third, copies):
    t = Table(
        players=3, phase="midday", reserve=f"{REDS} blue-o", altar=ALTAR, learnt="clone-3",
        rivals={1: {"learnt": second}, 2: {"learnt": third}},
    )  # fmt: skip
    t.do("use clone-3")
    assert set(t.offered("copy")) == copies


@rule("SB-466")
def test_clone_the_nearest_owner_is_counted_clockwise_from_the_cloner():
    t = Table(
        players=3, seat=1, phase="midday", reserve=f"{REDS} blue-o", altar=ALTAR, learnt="clone-3",
        rivals={0: {"learnt": "cure-3"}, 2: {"learnt": "cure-3"}},
    )  # fmt: skip
    t.do("use clone-3")
    assert t.offered("copy") == ["3 cure-3"]


@pytest.mark.parametrize(("third", "copies"), [("black-t", {"2 focus-3"}), ("black-s", {"2 focus-3", "3 focus-3"})])
@rule("SB-466")
def test_clone_offers_copies_of_different_runes_both(third, copies):
    t = Table(
        players=3, phase="midday", reserve="red-o red-t*2 red-s blue-s", altar=ALTAR, learnt="clone-4",
        rivals={1: {"learnt": "focus-3:black-t"}, 2: {"learnt": f"focus-3:{third}"}},
    )  # fmt: skip
    t.do("use clone-4")
    assert set(t.offered("copy")) == copies


@rule("SB-467")
def test_solo_winners_are_empty_on_a_tie():
    t = Table(
        players=1, phase="midday", reserve="red-o", altar="purple-o*3", familiar=13, dummy=9,
        learnt="abundance-4 levitation-3",
    )  # fmt: skip
    t.do("store red-o")
    assert t.over  # one kind on the altar: the last gift is made by itself
    assert t.state.scores() == [26, 26]
    assert t.state.winners() == []


@rule("SB-469")
def test_storm_needs_a_token_on_the_altar():
    t = Table(phase="dusk", reserve="red-o*3", altar="", learnt="storm-4")
    assert not t.can("use storm-4")
    assert t.why("use storm-4") == "The altar is empty."
