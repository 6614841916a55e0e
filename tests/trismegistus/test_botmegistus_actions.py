"""Botmegistus: what its cards do; choosing artifacts and experiments; completing experiments."""

from typing import Any

import pytest

from athanor.games.trismegistus.botmegistus import ExperimentCard, Tracker, needs_die, turn
from athanor.games.trismegistus.botmegistus.difficulty import EQUAL_PERSONALITY, switches_of
from athanor.games.trismegistus.botmegistus.steps import (
    Complete,
    GainGold,
    MoveUp,
    NoArtifact,
    ScorePoints,
    TakeArtifact,
    TakeExperiment,
)
from athanor.games.trismegistus.cards import BotCard
from athanor.games.trismegistus.game import GAME
from tests.trismegistus.bot_table import Outcome, act, board, bot, card, exp, personality, play, table

rule = pytest.mark.rule

# ---------------------------------------------------------------- basic cards


@rule("TR-480")
def test_an_artifact():
    out = act("artifact", t=table(market="black: fire / water air"))
    assert [t.elementals for t in out.bot.artifacts] == [(1, 3)]


@rule("TR-481")
def test_one_gold():
    assert act("gold").bot.gold == 1


@rule("TR-482")
def test_an_experiment_or_a_gold_while_two_are_unfinished():
    t = table(experiments={"lead": [exp("fire", "fire 9")]})
    far = [exp("air", "air 9"), exp("water", "water 9")]
    two = act("experiment", bot(open=far), t)
    assert (two.bot.gold, len(two.bot.open), two.why(GainGold)) == (1, 2, "bot-why-gold-two-open")
    one = act("experiment", bot(open=far[:1]), t)
    assert (one.bot.gold, len(one.bot.open)) == (0, 2)


# ---------------------------------------------------------------- artifacts


@rule("TR-484")
def test_it_takes_the_tile_with_more_elementals_of_its_die_colour():
    t = table(market="black: fire / fire air; white: fire air / fire air")
    out = act("artifact", t=t)
    assert (out.only(TakeArtifact).place, out.why(TakeArtifact)) == (1, "bot-why-artifact-most")


@rule("TR-485")
@pytest.mark.parametrize(("roll", "place"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_equal_tiles_are_decided_by_the_six_sided_die(roll, place):
    t = table(market="black: fire / air")
    assert needs_die(act("artifact", t=t).steps)
    assert act("artifact", t=t, d6=roll).only(TakeArtifact).place == place


@rule("TR-485")
def test_while_the_die_is_not_rolled_nothing_after_it_happens():
    b = bot(levels="fire 5", open=[exp("fire", "fire 5")], die="black lead 3")
    c = card("black max 1: artifact, gold")
    before = turn(table(market="black: fire / air"), b, c)
    after = turn(table(market="black: fire / air"), b, c, 6)
    assert [type(step).__name__ for step in before] == ["Reveal", "KeepDie", "SpendPotency", "RollDie"]
    assert [type(step).__name__ for step in after[3:]] == ["TakeArtifact", "GainGold", "Complete"]


def test_a_die_is_asked_for_only_when_it_matters():
    assert not needs_die(act("artifact", t=table(market="black: fire / air water")).steps)
    assert not needs_die(act("gold").steps)


@rule("TR-486")
def test_seven_artifacts_are_seven_artifacts_and_none_of_them_does_anything():
    b = bot(die="black lead 5", artifacts="fire / fire / fire / fire / fire / fire")
    out = act("artifact", b, table(market="black: air"))
    assert len(out.bot.artifacts) == 7
    assert (out.bot.gold, out.bot.points, out.bot.levels) == (0, 0, [0] * 4)


@rule("TR-487")
def test_a_single_tile_is_taken_and_with_none_it_gets_nothing_but_spends():
    assert act("artifact", t=table(market="black: - / fire")).only(TakeArtifact).place == 1
    out = play(table(market="red: fire"), bot(die="black lead 3"), card("black max 3: artifact"))
    assert (out.bot.artifacts, out.bot.potency) == ([], 0)
    assert out.all(NoArtifact)


@rule("TR-488")
def test_the_colour_of_the_die_counts_not_that_of_the_card():
    t = table("lead:r copper:bb", market="black: fire air / fire air; red: fire / -")
    out = play(t, bot(), card("black lead 3: artifact"))
    assert (out.bot.colour, out.only(TakeArtifact).place) == (2, 4)


# ---------------------------------------------------------------- choosing an experiment


def choose(
    cards: list[ExperimentCard], b: Tracker | None = None, you: str = "", section: str = "lead", **more: Any
) -> tuple[int, str]:
    """Which of the cards it takes, and the question that decided."""
    out = act("experiment", b or bot(), table(experiments={section: cards}, you=you, **more))
    step = out.only(TakeExperiment)
    return step.place, step.reason.id.removeprefix("bot-why-experiment-")


@rule("TR-489")
def test_it_takes_from_the_section_of_its_die_symbol():
    t = table("tin:b", experiments={"tin": [exp("fire", "fire 9")], "lead": [exp("air", "air 9")]})
    out = play(t, bot(), card("black tin 1: experiment"))
    assert [c.element for c in out.bot.open] == [0]
    wild = play(table("wild:b", experiments=t_experiments()), bot(), card("black iron 1: experiment"))
    assert [c.element for c in wild.bot.open] == [1]


def t_experiments() -> dict[str, list[ExperimentCard]]:
    return {"tin": [exp("fire", "fire 9")], "iron": [exp("water", "water 9")]}


@rule("TR-490")
def test_first_a_type_it_does_not_have_finished_or_not():
    cards = [exp("fire", "fire 1", 9), exp("water", "water 9", 1)]
    assert choose(cards, bot(done=[exp("fire", "fire 1")])) == (1, "new-type")
    assert choose(cards, bot(open=[exp("fire", "fire 9")])) == (1, "new-type")


@rule("TR-490", "TR-492", "TR-496")
def test_the_reason_names_every_question_that_dropped_cards():
    """The water card is nearest only among the new types: the fire card, which is no new type, is nearer."""
    cards = [exp("fire", "fire 2", 9), exp("water", "water 5", 5), exp("air", "air 9", 7)]
    out = act("experiment", bot(done=[exp("fire", "fire 1")]), table(experiments={"lead": cards}))
    reason = out.only(TakeExperiment).reason
    assert (out.only(TakeExperiment).place, reason.id) == (1, "bot-why-experiment-several")
    said = GAME.texts.render(reason, "en")
    assert said == (
        "Of the cards beside lead it takes, one rule after the other: "
        "a type it does not have yet, the requirement nearest to its mastery."
    )
    for lang in ("es", "fr"):
        assert "lead" not in GAME.texts.render(reason, lang)


@rule("TR-491")
def test_then_one_it_can_complete_at_once_gold_included():
    cards = [exp("fire", "fire 2", 9), exp("water", "water 1", 1)]
    assert choose(cards, bot(gold=1)) == (1, "completable")
    assert choose([exp("fire", "fire 1", 5), exp("air", "air 2", 7)], bot(gold=1, levels="1 1 1 1")) == (
        1,
        "most-of-completable",
    )


@rule("TR-492", "TR-638")
def test_then_the_smaller_gap_to_the_requirement():
    assert choose([exp("fire", "fire 8", 9), exp("air", "air 4", 1)], bot(levels="4 0 0 2")) == (1, "nearer")
    assert choose([exp("fire", "fire 4", 9), exp("air", "air 8", 1)], bot(levels="1 0 0 7")) == (1, "nearer")


@rule("TR-493", "TR-639")
def test_then_the_one_you_fulfil_or_are_nearer_to():
    cards = [exp("fire", "fire 4", 9), exp("air", "air 4", 1)]
    assert choose(cards, you="fire 1 air 4") == (1, "yours")
    assert choose(cards, you="fire 1 air 2") == (1, "yours")
    assert choose(cards, you="fire 4 air 9") == (0, "points")  # both fulfilled: a tie


@rule("TR-494")
def test_then_the_points():
    assert choose([exp("fire", "fire 4", 5), exp("air", "air 4", 7)]) == (1, "points")


@rule("TR-495")
def test_at_last_the_left_one():
    assert choose([exp("fire", "fire 4", 5), exp("air", "air 4", 5)]) == (0, "left")


@rule("TR-496")
def test_the_questions_are_filters_over_all_four_cards():
    cards = [exp("fire", "fire 9", 20), exp("water", "water 6", 3), exp("air", "air 6", 5), exp("earth", "earth 7", 9)]
    b = bot(levels="8 2 2 2", open=[exp("fire", "fire 12")], die="black lead 3")
    out = act("experiment", b, table(experiments={"lead": cards}))
    step = out.only(TakeExperiment)
    assert step.survivors[:4] == [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2]]
    assert (step.place, step.survivors[-1]) == (2, [2])


def test_a_single_card_is_taken_without_questions():
    assert choose([exp("fire", "fire 9")], bot(open=[exp("fire", "fire 9")])) == (0, "only")


@rule("TR-497")
def test_gaps_to_an_any_track_requirement_are_measured_on_the_highest_track():
    assert exp("fire", "any 6").gap([2, 5, 1, 0]) == 1
    cards = [exp("fire", "any 6", 1), exp("earth", "earth 3", 9)]
    assert choose(cards, bot(levels="2 5 1 0")) == (0, "nearer")
    assert choose([exp("air", "air 3", 9), exp("fire", "any 3", 1)], you="water 3") == (1, "yours")


@rule("TR-499")
def test_an_empty_section_gives_a_gold():
    out = act("experiment", t=table(experiments={"tin": [exp("fire", "fire 1")]}))
    assert (out.bot.gold, out.bot.open, out.why(GainGold)) == (1, [], "bot-why-gold-empty-section")


@rule("TR-656")
def test_sections_are_data():
    other = board(sections=(2, 2, 0, 1, 1))
    cards = [exp("fire", "fire 9")]
    assert choose(cards, section="copper", on=other) == (0, "only")


# ---------------------------------------------------------------- specialisation and personality cards


@rule("TR-514")
def test_an_artifact_and_a_gold():
    out = act("artifact, gold", t=table(market="black: fire"))
    assert (len(out.bot.artifacts), out.bot.gold) == (1, 1)


@rule("TR-515")
def test_a_step_on_each_track():
    assert act("track each", bot(levels="1 2 3 4")).bot.levels == [2, 3, 4, 5]


@rule("TR-516")
def test_five_points_and_a_gold():
    out = act("vp 5, gold")
    assert (out.bot.points, out.bot.gold) == (5, 1)


@rule("TR-517")
def test_an_experiment_and_twice_the_lowest_track():
    t = table(experiments={"lead": [exp("fire", "fire 9")]}, you="2 2 1 2")
    out = act("experiment, track lowest 2", bot(levels="0 1 1 1"), t)
    assert (len(out.bot.open), out.bot.levels) == (1, [1, 1, 2, 1])
    full = act("experiment, track lowest 2", bot(open=[exp("air", "air 9"), exp("air", "air 9")]), t)
    assert (full.bot.gold, sum(full.bot.levels)) == (1, 2)


EARTH = personality("earth", "vp 5, gold 3")
WATER = personality("water", "vp 5, track fire, track earth, track air")
FIRE = personality("fire", "vp 10")
AIR = personality("air", "vp 5, artifact")


def show(c: BotCard, levels: str, you: str, switches: int = 0) -> Tracker:
    t = table(you=you, market="black: fire")
    return play(t, bot(levels=levels, die="black lead 3", switches=switches), c).bot


@rule("TR-518")
def test_the_earth_personality():
    for levels, you in (("earth 2", "earth 2"), ("earth 1", "earth 2")):
        b = show(EARTH, levels, you)
        assert (b.levels[2] - int(levels[-1]), b.points, b.gold) == (2, 0, 0)
    b = show(EARTH, "earth 3", "earth 2")
    assert (b.levels[2], b.points, b.gold) == (3, 5, 3)


@rule("TR-519")
def test_the_water_personality():
    assert show(WATER, "water 2", "water 2").levels == [0, 4, 0, 0]
    b = show(WATER, "water 3", "water 2")
    assert (b.levels, b.points) == ([1, 3, 1, 1], 5)


@rule("TR-520")
def test_the_fire_personality():
    b = show(FIRE, "fire 2", "fire 2")
    assert (b.levels[0], b.points) == (4, 0)
    b = show(FIRE, "fire 3", "fire 2")
    assert (b.levels[0], b.points) == (3, 10)


@rule("TR-521", "TR-631")
def test_the_air_personality():
    b = show(AIR, "air 2", "air 2")
    assert (b.levels[3], b.points, b.artifacts) == (4, 0, [])
    b = show(AIR, "air 3", "air 2")
    assert (b.levels[3], b.points, len(b.artifacts)) == (3, 5, 1)


@rule("TR-566")
def test_with_the_switch_being_level_is_enough_for_the_personality_to_score():
    switch = switches_of(EQUAL_PERSONALITY)
    b = show(FIRE, "fire 2", "fire 2", switch)
    assert (b.points, b.levels[0]) == (10, 2)
    behind = show(FIRE, "fire 1", "fire 2", switch)
    assert (behind.points, behind.levels[0]) == (0, 3)


# ---------------------------------------------------------------- completing


def complete(b: Tracker) -> Outcome:
    """A turn that only scores, and what it completes."""
    return act("vp 1", b)


@rule("TR-525")
def test_only_the_mastery_requirement_counts():
    out = complete(bot(levels="fire 5", open=[exp("fire", "fire 5")]))
    assert (out.bot.open, len(out.bot.done), out.only(Complete).gold) == ([], 1, 0)
    assert len(complete(bot(levels="fire 4", open=[exp("fire", "fire 5")])).bot.open) == 1


@rule("TR-526", "TR-640")
def test_each_missing_level_costs_a_gold():
    out = complete(bot(gold=3, levels="fire 3", open=[exp("fire", "fire 5")]))
    assert (len(out.bot.done), out.bot.gold) == (1, 1)
    short = complete(bot(gold=1, levels="fire 3", open=[exp("fire", "fire 5")]))
    assert (len(short.bot.done), short.bot.gold) == (0, 1)


@rule("TR-527")
def test_it_does_so_even_with_its_last_gold():
    assert complete(bot(gold=2, levels="fire 3", open=[exp("fire", "fire 5")])).bot.gold == 0


@rule("TR-528", "TR-675")
def test_both_if_the_gold_covers_both():
    out = complete(bot(gold=2, levels="4 4 0 0", open=[exp("fire", "fire 5", 1), exp("water", "water 5", 9)]))
    assert ([c.element for c in out.bot.done], out.bot.gold, out.bot.open) == ([0, 1], 0, [])


@rule("TR-529")
def test_if_the_gold_covers_only_one_a_new_type_goes_first():
    two = [exp("fire", "fire 2", 9), exp("water", "water 2", 3)]
    out = complete(bot(gold=2, open=two, done=[exp("fire", "fire 1")]))
    assert [c.element for c in out.bot.done] == [0, 1]
    assert (len(out.bot.open), out.why(Complete)) == (1, "bot-why-completes-new-type")


@rule("TR-529")
def test_then_the_one_worth_more_then_the_left_one():
    two = [exp("fire", "fire 2", 3), exp("water", "water 2", 9)]
    out = complete(bot(gold=3, open=two))
    assert ([c.element for c in out.bot.done], out.bot.gold) == ([1], 1)
    assert out.why(Complete) == "bot-why-completes-points"
    same = [exp("air", "air 2", 3), exp("water", "water 2", 3)]
    assert [c.element for c in complete(bot(gold=2, open=same)).bot.done] == [3]


def test_one_it_can_have_for_nothing_never_waits_for_gold():
    two = [exp("fire", "fire 2", 9), exp("water", "water 2", 3)]
    assert len(complete(bot(gold=1, levels="water 2", open=two)).bot.done) == 1


@rule("TR-530")
def test_a_completed_experiment_gives_nothing_but_points_at_the_end():
    out = complete(bot(levels="fire 5", open=[exp("fire", "fire 5", 9)]))
    assert (out.bot.points, out.bot.gold, out.bot.ethereal) == (1, 0, 0)


@rule("TR-531")
def test_completing_makes_room_for_the_next():
    b = bot(levels="fire 5", open=[exp("fire", "fire 5"), exp("air", "air 9")])
    after = complete(b).bot
    out = act("experiment", after, table(experiments={"lead": [exp("water", "water 9")]}))
    assert [c.element for c in out.bot.open] == [3, 1]


@rule("TR-532")
def test_the_check_comes_after_every_kind_of_action():
    gold = act("gold", bot(levels="fire 4", open=[exp("fire", "fire 5")]))
    assert (len(gold.bot.done), gold.bot.gold) == (1, 0)
    step = act("track fire", bot(levels="fire 4", open=[exp("fire", "fire 5")]))
    assert len(step.bot.done) == 1
    assert step.kinds()[-2:] == ["MoveUp", "Complete"]
    taken = act("experiment", bot(levels="fire 5"), table(experiments={"lead": [exp("fire", "fire 5")]}))
    assert len(taken.bot.done) == 1


def test_the_tracker_given_is_not_changed_by_asking():
    b = bot(gold=2, ethereal=1, levels="3 3 3 3", open=[exp("fire", "fire 5")])
    before = b.plain()
    out = play(table("lead:b", tokens="fire 4 chameleon"), b, card("black lead 1: track fire, vp 5, gold"))
    assert b.plain() == before
    assert out.bot.plain() != before
    assert out.all(MoveUp)
    assert out.all(ScorePoints)
