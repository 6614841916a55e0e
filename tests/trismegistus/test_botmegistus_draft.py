"""Botmegistus: the order of its turn, the die it drafts, ethereal dice, spending."""

from typing import Any

import pytest

from athanor.core.errors import AthanorError
from athanor.games.trismegistus.botmegistus import clean_up
from athanor.games.trismegistus.botmegistus.steps import (
    Draft,
    KeepDie,
    Pass,
    SpendEthereal,
    SpendPotency,
    UseUpDie,
    perform,
)
from athanor.games.trismegistus.cards import BotCard
from athanor.games.trismegistus.symbols import COLOUR_NAMES, FACE_NAMES
from tests.builds import fields_of
from tests.trismegistus.bot_table import act, board, bot, card, exp, play, table

rule = pytest.mark.rule

WHITE = card("white tin|iron 1: gold")
RED = card("red lead 1: gold")


def drafted(bowls: str, c: BotCard = WHITE, **more: Any) -> str:
    """The die as it shows after the draft and where it lay, before anything is spent."""
    step = play(table(bowls, **more), bot(), c).only(Draft)
    came = "" if step.bowl == step.symbol else f" from {FACE_NAMES[step.bowl]}"
    return f"{COLOUR_NAMES[step.colour]} {FACE_NAMES[step.symbol]} {step.potency}{came}"


def why(bowls: str, c: BotCard = WHITE) -> str:
    return play(table(bowls), bot(), c).why(Draft)


# ---------------------------------------------------------------- the turn


@rule("TR-454")
def test_a_turn_is_reveal_draft_spend_act_complete_and_only_later_the_clean_up():
    b = bot(levels="fire 5", ethereal=1, open=[exp("fire", "fire 5")])
    out = play(table("tin:w"), b, WHITE)
    assert out.kinds() == ["Reveal", "Draft", "SpendEthereal", "SpendPotency", "GainGold", "Complete"]


@rule("TR-455", "TR-458")
def test_with_a_die_left_it_reveals_a_card_but_drafts_nothing():
    out = play(table("tin:wwwww"), bot(die="red lead 1"), card("white tin 3: gold"))
    assert out.kinds() == ["Reveal", "KeepDie", "SpendPotency", "GainGold"]
    assert (out.die, out.only(SpendPotency).amount, out.only(KeepDie).potency) == ("red lead 0", 1, 1)


@rule("TR-457")
def test_it_gains_nothing_that_is_not_on_its_tracker():
    out = act("artifact, gold, vp 5, track fire", t=table(market="black: fire"))
    assert set(fields_of(type(out.bot))) == {
        "artifacts", "colour", "done", "ethereal", "gold", "levels", "open", "points", "potency", "specialised",
        "switches", "symbol", "used",
    }  # fmt: skip
    assert (len(out.bot.artifacts), out.bot.gold, out.bot.points, out.bot.levels) == (1, 1, 5, [1, 0, 0, 0])


# ---------------------------------------------------------------- tier 1: its colour and its symbols


@rule("TR-459", "TR-474", "TR-462", "TR-636")
def test_of_the_dice_that_fit_the_highest_potency_wins_whatever_their_order_on_the_list():
    assert drafted("wild:wb tin:wbbb iron:wrr") == "white tin 4"
    assert drafted("wild:wb tin:w iron:wrr") == "white iron 3"


@rule("TR-474")
def test_potency_counts_every_die_of_the_bowl_of_any_colour():
    assert drafted("tin:wbrr") == "white tin 4"


@rule("TR-460")
def test_a_wanted_symbol_in_another_colour_does_not_count_in_the_first_tier():
    assert drafted("tin:bbbrr iron:wr") == "white iron 2"


@rule("TR-461")
def test_a_wild_die_is_turned_to_the_left_symbol_and_keeps_the_potency_of_its_bowl():
    assert drafted("wild:wbbrr iron:w") == "white tin 5 from wild"
    assert drafted("wild:rb", RED) == "red lead 2 from wild"


@rule("TR-463")
def test_with_equal_potency_wild_goes_before_left_before_right():
    assert drafted("wild:wbb tin:wbb iron:wbb") == "white tin 3 from wild"
    assert drafted("tin:wbb iron:wbb") == "white tin 3"


@rule("TR-464")
def test_a_card_with_one_symbol_looks_at_wild_and_that_symbol_only():
    assert drafted("lead:r iron:rrr", RED) == "red lead 1"
    assert drafted("lead:b iron:rrr", RED) == "black lead 1"


# ---------------------------------------------------------------- tier 2: other colours


@rule("TR-465", "TR-636")
def test_without_a_die_that_fits_in_its_colour_the_same_symbols_in_other_colours():
    assert drafted("tin:rrb lead:wwwww") == "black tin 3"
    assert drafted("tin:rr iron:bbb lead:w") == "black iron 3"
    assert drafted("wild:rr lead:w") == "red tin 2 from wild"


@rule("TR-466")
def test_there_potency_decides_first_then_the_colour_then_the_list():
    assert drafted("wild:rr iron:bb") == "black iron 2"
    assert drafted("wild:rrr iron:bb") == "red tin 3 from wild"
    assert drafted("wild:bb iron:bb") == "black tin 2 from wild"
    assert drafted("lead:ww wild:ww", card("black lead 1: gold")) == "white lead 2 from wild"


@rule("TR-465")
def test_the_colours_stand_in_the_order_black_white_red():
    assert drafted("lead:rw", card("black lead 1: gold")) == "white lead 2"
    assert drafted("lead:bw", RED) == "black lead 2"


# ---------------------------------------------------------------- tiers 3 and 4


@rule("TR-467")
def test_with_no_wanted_symbol_at_all_the_strongest_die_of_its_colour():
    assert drafted("lead:wbb copper:wb mercury:bbbb") == "white lead 3"
    assert why("lead:wbb copper:wb") == "bot-why-strongest"


@rule("TR-468")
def test_ties_there_go_by_iron_mercury_tin_copper_lead():
    assert drafted("mercury:wb lead:wb") == "white mercury 2"
    order = ["iron", "mercury", "tin", "copper", "lead"]
    for at, better in enumerate(order):
        for worse in order[at + 1 :]:
            spare = next(face for face in order if face not in (better, worse))
            assert drafted(f"{worse}:w {better}:w", card(f"white {spare} 1: gold")) == f"white {better} 1"


@rule("TR-468", "TR-656")
def test_the_order_of_symbols_is_data():
    other = board()
    other.bot_symbols = (0, 1, 2, 3, 4)
    assert drafted("mercury:wb lead:wb", on=other) == "white lead 2"


@rule("TR-469")
def test_without_its_colour_too_the_strongest_of_the_next_colour():
    assert drafted("copper:bw mercury:wwww", RED) == "black copper 2"
    assert drafted("copper:w mercury:w", RED) == "white mercury 1"
    assert why("copper:bw", RED) == "bot-why-strongest-other-colour"


def test_a_tie_is_explained_and_a_clear_choice_is_not():
    def tie(bowls: str, c: BotCard = WHITE) -> str:
        return play(table(bowls), bot(), c).tie(Draft)

    assert tie("tin:ww iron:w") == "bot-draft-tie-none"
    assert tie("tin:w iron:w") == "bot-draft-tie-list"
    assert tie("tin:b iron:r") == "bot-draft-tie-colour"
    assert tie("lead:w copper:w") == "bot-draft-tie-symbol"


# ---------------------------------------------------------------- max

MAX = card("black max 1: gold")


@rule("TR-470")
def test_max_takes_the_strongest_die_of_its_colour():
    assert drafted("copper:bwww iron:bw tin:wwwww", MAX) == "black copper 4"


@rule("TR-471")
def test_a_wild_die_taken_for_max_becomes_iron():
    assert drafted("wild:bwwrr lead:bb", MAX) == "black iron 5 from wild"


@rule("TR-472", "TR-637")
def test_max_without_its_colour_goes_by_the_colours_not_by_the_symbols():
    assert drafted("lead:bb iron:wwww", card("red max 1: gold")) == "black lead 2"
    assert drafted("lead:ww iron:w", card("red max 1: gold")) == "white lead 2"
    assert drafted("lead:rr iron:w", MAX) == "white iron 1"


@rule("TR-473")
def test_ties_of_max_go_by_the_symbol_order_with_wild_last():
    assert drafted("wild:bww lead:bww", MAX) == "black lead 3"
    assert drafted("lead:bww mercury:bww", MAX) == "black mercury 3"


def test_with_no_dice_at_all_it_says_so():
    with pytest.raises(AthanorError) as refused:
        play(table(""), bot(), MAX)
    assert "no die" in refused.value.text("en")


# ---------------------------------------------------------------- ethereal dice and spending


@rule("TR-475")
def test_below_five_it_spends_exactly_one_ethereal_die():
    out = play(table("tin:wbbb"), bot(ethereal=2), WHITE)
    assert (out.only(SpendEthereal).potency, out.bot.ethereal, out.die) == (5, 1, "white tin 4")


@rule("TR-476")
def test_at_five_or_without_a_token_it_spends_none():
    full = play(table("tin:wbbbb"), bot(ethereal=2), WHITE)
    none = play(table("tin:wbbb"), bot(), WHITE)
    assert (full.bot.ethereal, full.all(SpendEthereal), full.die) == (2, [], "white tin 4")
    assert (none.bot.ethereal, none.all(SpendEthereal), none.die) == (0, [], "white tin 3")


@rule("TR-477")
def test_ethereal_dice_are_spent_at_the_draft_only():
    out = play(table("tin:w"), bot(ethereal=3, die="white tin 2"), WHITE)
    assert (out.all(SpendEthereal), out.bot.ethereal, out.die) == ([], 3, "white tin 1")


@rule("TR-478")
@pytest.mark.parametrize("potency", [1, 2, 3])
def test_it_spends_the_potency_of_the_card(potency):
    out = play(table(), bot(die="white tin 4"), card(f"white tin {potency}: gold"))
    assert out.die == f"white tin {4 - potency}"


@rule("TR-479")
def test_with_too_little_left_it_spends_all_and_acts_in_full():
    out = play(table(market="white: fire"), bot(die="white tin 1"), card("white tin 3: artifact, gold"))
    assert (out.die, len(out.bot.artifacts), out.bot.gold) == ("white tin 0", 1, 1)
    assert out.why(SpendPotency) == "bot-why-spends-all"


# ---------------------------------------------------------------- clean-up


def test_a_die_spent_to_nothing_stays_for_your_reaction():
    out = play(table("tin:w"), bot(), WHITE)
    assert (out.bot.has_die, out.die) == (True, "white tin 0")


@rule("TR-536")
def test_then_it_is_used_up_and_the_third_one_makes_it_pass():
    b = bot(die="white tin 0", used="b")
    perform(clean_up(b), b)
    assert (b.has_die, b.used, b.passed) == (False, [0, 1], False)
    b = bot(die="red tin 0", used="bw")
    steps = clean_up(b)
    assert [type(step) for step in steps] == [UseUpDie, Pass]
    perform(steps, b)
    assert (b.used, b.passed) == ([0, 1, 2], True)


def test_a_die_with_potency_left_stays_and_without_a_die_there_is_nothing_to_do():
    assert clean_up(bot(die="white tin 1", used="bw")) == []
    assert clean_up(bot(used="bw")) == []
