"""Botmegistus: the sixteen switches of its difficulty, each by itself and together."""

import pytest

from athanor.core.errors import OptionError
from athanor.core.options import settle_options
from athanor.games.trismegistus.botmegistus import (
    Difficulty,
    check_options,
    give_experiment,
    new_tracker,
    perform,
    read_options,
    score,
    specialisation_choices,
    starting_cards,
)
from athanor.games.trismegistus.botmegistus import difficulty as d
from tests.trismegistus.bot_table import bot, completed, ended, exp, on, rolled, sheet, tile

rule = pytest.mark.rule

NORMAL = Difficulty()


def only(*switches: int) -> Difficulty:
    return Difficulty(d.switches_of(*switches))


# ---------------------------------------------------------------- difficulty: each switch by itself


@rule("TR-562", "TR-573")
def test_a_gold_more_or_less():
    assert new_tracker(only(d.MORE_GOLD)).gold == 3
    assert new_tracker(only(d.LESS_GOLD)).gold == 1


def test_an_unfinished_starting_experiment():
    b = new_tracker(only(d.STARTING_EXPERIMENT))
    perform(give_experiment(exp("water", "water 2", 3, id=5)), b)
    assert ([c.id for c in b.open], b.done) == ([5], [])


@rule("TR-564")
def test_level_one_before_the_rolls():
    assert rolled("lead", "copper", b=new_tracker(only(d.LEVEL_ONE))).levels == [2, 1, 2, 1]


@rule("TR-565", "TR-574")
def test_how_often_the_die_is_rolled():
    assert NORMAL.rolls == 2
    assert only(d.MORE_ROLLS).rolls == 4
    assert Difficulty(d.switches_of(d.MORE_ROLLS), 5).rolls == 5
    assert only(d.NO_ROLLS).rolls == 0
    assert options("bot-more-rolls=6").rolls == 6


@rule("TR-567", "TR-575", "TR-642")
def test_how_many_masterpieces_are_drawn():
    assert (NORMAL.masterpieces, only(d.THREE_MASTERPIECES).masterpieces, only(d.NO_MASTERPIECE).masterpieces) == (
        2,
        3,
        0,
    )
    three = [exp("fire", "fire 1", 4), exp("air", "air 1", 6), exp("air", "air 2", 8)]
    assert [c.points for c in completed(bot(levels="fire 1 air 1"), *three).done] == [6]
    none = bot(levels="12 12 12 12")
    before = score(none)
    assert score(completed(none)) == before


@rule("TR-568")
def test_gold_for_the_masterpiece_before_the_formulas_are_counted():
    b = bot(gold=3, levels="fire 7", switches=d.switches_of(d.MASTERPIECE_GOLD))
    completed(b, exp("fire", "fire 8", 9), exp("air", "air 12", 20))
    assert (len(b.done), b.gold, sheet(b)["formulas"], sheet(b)["gold"]) == (1, 2, 1, 0)


def test_the_four_handicaps_are_switches_of_their_own():
    names = ("bot-first", "bot-one-white-fewer", "bot-one-publication", "bot-one-masterpiece")
    for switch, name in zip((d.BOT_FIRST, d.ONE_WHITE_FEWER, d.ONE_PUBLICATION, d.ONE_MASTERPIECE), names, strict=True):
        made = options(name)
        assert [other for other in range(16) if made.has(other)] == [switch]


@rule("TR-576")
def test_without_specialisation_cards_it_still_gets_ethereal_dice():
    b = bot(artifacts="fire", switches=d.switches_of(d.NO_SPECIALISATION))
    assert specialisation_choices(b) == []
    assert (ended(b, 1).ethereal, b.specialised) == (2, [])
    assert (ended(b, 2).ethereal, b.specialised) == (5, [])


@rule("TR-577")
def test_without_personality_cards_the_deck_is_nine_cards():
    assert starting_cards(only(d.NO_PERSONALITY), tile("fire")) == list(range(9))


# ---------------------------------------------------------------- difficulty: together


def options(*switches: str, players: int = 1) -> Difficulty:
    chosen = settle_options(d.SOLO_OPTIONS, on(*switches), players)
    check_options(players, chosen)
    return read_options(chosen)


def said(switch: int) -> str:
    """The option that turns a switch on."""
    return f"{d.option_of(switch)}=4" if switch == d.MORE_ROLLS else d.option_of(switch)


def test_there_are_sixteen_switches_each_with_an_option():
    assert len(d.SWITCHES) == len({d.option_of(switch) for switch in range(16)}) == 16
    assert (options().switches, options().planning) == (0, False)
    assert options("bot-planning").planning


@rule("TR-578")
@pytest.mark.parametrize(("one", "other"), d.CLASHES)
def test_contradictions_are_refused_with_a_sentence(one, other):
    with pytest.raises(OptionError) as refused:
        options(said(one), said(other))
    assert "exclude each other" in refused.value.text("en")


@rule("TR-578")
def test_any_two_that_do_not_contradict_each_other_go_together():
    for one in range(16):
        for other in range(one):
            if (other, one) in d.CLASHES:
                continue
            assert options(said(one), said(other)).switches == d.switches_of(one, other)


@rule("TR-578")
def test_everything_that_strengthens_it_at_once():
    made = options("bot=strongest")
    b = rolled("lead", "lead", "iron", "tin", b=new_tracker(made))
    assert (made.rolls, made.masterpieces, b.gold, b.levels) == (4, 3, 3, [2, 2, 3, 1])
    weak = options("bot=easy")
    assert (weak.rolls, weak.masterpieces, new_tracker(weak).gold) == (0, 0, 1)


@rule("TR-579")
def test_the_first_solo_game_is_the_switch_without_personality():
    assert options("bot=first-game").switches == options("bot-no-personality").switches
    with pytest.raises(OptionError):
        options("bot=first-game", "bot-equal-personality")


def test_presets_do_not_contradict_themselves():
    for preset in d.PRESETS:
        options(f"bot={preset}")


def test_at_a_table_of_several_its_options_are_refused():
    with pytest.raises(OptionError) as refused:
        options("bot-more-gold", players=2)
    assert "solo" in refused.value.text("en")
