"""Choosing the order of play: the track, what its spaces give, the decks, and the paralysed."""

import pytest

from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES
from athanor.games.alchemists.settings import SETTINGS
from tests.alchemists.table import Table

rule = pytest.mark.rule


def order(players: int = 3, **given) -> Table:
    return Table(**{"players": players, "round": 2, "at": "order", **given})


def deal(t: Table, seat: str) -> tuple[int, int, int]:
    """Gold, favors and ingredients."""
    return t.gold(seat), len(t.favors(seat)), len(t.hand(seat))


@rule("AL-089")
def test_the_starting_player_chooses_first_then_clockwise():
    t = order(starter="B")
    for seat, space in (("B", 4), ("C", 3), ("A", 2)):
        assert t.asked == seat
        t.do(f"order {space}")


@rule("AL-090", "AL-091")
def test_a_chooser_draws_at_once_and_alone_on_the_space():
    t = order(starter="B", deck="claw root")
    t.do("order 4")
    assert t.asked == "C"
    assert t.hand("B") == ["claw", "root"]
    assert "4" not in t.offered("order")
    t.refuses("order 4")
    t.do("order 3")
    assert t.asked == "A"


@rule("AL-092")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_chooses_the_green_space(players):
    t = order(players)
    assert "paralysed" in t.refuses("order green")


@rule("AL-093", "AL-094")
def test_spaces_that_a_number_of_players_may_choose():
    track = {players: set(order(players).offered("order")) for players in (2, 3, 4)}
    assert track[2] == {"1", "2", "3", "4", "5", "6"}
    assert track[3] == {"1", "2", "3", "4", "5", "6", "8"}
    assert track[4] == {"1", "2", "3", "4", "5", "6", "7", "8"}
    order(2).refuses("order 8")


@rule("AL-094", "AL-096", "AL-098")
@pytest.mark.parametrize(
    ("space", "gold", "favors", "ingredients"),
    [(1, 1, 0, 0), (2, 2, 0, 0), (3, 2, 0, 1), (4, 2, 0, 2), (5, 2, 1, 1), (6, 2, 2, 0), (7, 2, 0, 3), (8, 2, 1, 2)],
)
def test_what_each_space_gives(space, gold, favors, ingredients):
    t = order(4)
    t.do(f"order {space}")
    assert deal(t, "A") == (gold, favors, ingredients)
    assert t.marker("A") == str(space)


@rule("AL-094", "AL-106")
def test_the_green_space_gives_a_favor_and_an_ingredient():
    t = order(paralysed="A", starter="B")
    t.do("order 1", "order 2")
    assert deal(t, "A") == (2, 1, 1)
    assert (SETTINGS.order[8].favors, SETTINGS.order[8].ingredients) == (1, 1)


@rule("AL-095", "AL-105", "AL-111")
def test_lower_spaces_declare_earlier_and_act_later():
    t = order(starter="C")
    t.do("order 6", "order 1", "order 3")  # C, A, B: from the top A, B, C
    assert t.order == "ABC"
    for seat in "CBA":
        assert t.asked == seat
        t.do("declare forage", "done")
    t.until("forage")
    for seat in "ABC":
        assert t.asked == seat
        t.do("draw")


@rule("AL-096")
def test_the_top_space_acts_first():
    t = order(starter="A", A={"gold": 2})
    t.do("order 1", "order 2", "order 3")
    assert deal(t, "A") == (1, 0, 0)
    assert t.order[0] == "A"


@rule("AL-097")
def test_without_gold_the_top_space_is_closed():
    t = order(A={"gold": 0})
    assert "1" not in t.offered("order")
    assert "gold" in t.refuses("order 1")
    assert order(A={"gold": 1}).do("order 1").gold("A") == 0


@rule("AL-099", "AL-100")
def test_cards_come_from_the_top_of_the_decks():
    t = order(row="toad fern toad fern toad", deck="claw root flower", favor_deck="sage merchant barmaid")
    deck, favors = t.deck, t.favor_deck
    t.do("order 8")
    assert t.row == ["fern", "fern", "toad", "toad", "toad"]
    assert t.hand("A") == ["claw", "root"]
    assert t.favors("A") == ["sage"]
    assert (t.deck, t.favor_deck) == (deck - 2, favors - 1)


@rule("AL-101")
def test_an_empty_ingredient_deck_is_made_anew_in_the_middle_of_a_draw():
    t = order(
        deck="claw", deck_only=True, row="root*5", C={"hand": "mushroom*5 fern*5 toad*5 flower*5 feather*5"}
    )  # fmt: skip
    assert (t.deck, t.discards) == (1, 9)
    t.do("order 4")
    assert (len(t.hand("A")), t.deck, t.discards) == (2, 8, 0)
    assert "claw" in t.hand("A")
    assert t.told().count("ingredients-reshuffled") == 1


@rule("AL-101")
def test_an_ingredient_deck_is_made_anew_as_soon_as_its_last_card_is_drawn():
    t = order(deck="claw", deck_only=True, row="root*5", C={"hand": "mushroom*5 fern*5 toad*5 flower*5 feather*5"})
    assert (t.deck, t.discards) == (1, 9)
    t.do("order 3")
    assert (t.hand("A"), t.deck, t.discards) == (["claw"], 9, 0)
    assert t.told().count("ingredients-reshuffled") == 1


@rule("AL-102")
def test_a_favor_deck_is_made_anew_as_soon_as_its_last_card_is_drawn():
    held = "assistant*4 herbalist*4 associate*3 custodian*3 barmaid*2"
    t = order(favor_deck="sage", favor_deck_only=True, B={"favors": held})
    assert (t.favor_deck, len(t.favor_discard)) == (1, 5)
    t.do("order 5")
    assert (t.favors("A"), t.favor_deck, t.favor_discard) == (["sage"], 5, [])
    assert t.told().count("favors-reshuffled") == 1


@rule("AL-101")
def test_a_deck_that_ran_out_with_nothing_discarded_is_made_anew_by_the_next_draw():
    """As in a position of 0.1.0, where decks waited for the next draw."""
    t = order(deck_only=True, row="root*5")
    assert (t.deck, t.discards) == (0, 35)
    t.do("order 3")
    assert (len(t.hand("A")), t.deck, t.discards) == (1, 34, 0)


@rule("AL-102")
def test_an_empty_favor_deck_is_made_anew():
    t = order(favor_deck_only=True, B={"favors": "assistant*4 herbalist*4 associate*3 custodian*3 barmaid*2 sage"})
    assert (t.favor_deck, len(t.favor_discard)) == (0, 5)
    t.do("order 5")
    assert (len(t.favors("A")), t.favor_deck, t.favor_discard) == (1, 4, [])
    assert t.told().count("favors-reshuffled") == 1


@rule("AL-103")
def test_when_no_card_is_left_one_draws_what_there_is():
    every = "assistant*4 herbalist*4 associate*3 custodian*3 barmaid*2 merchant*2 sage*2 shopkeeper*2"
    t = order(favor_deck_only=True, B={"favors": every})
    t.do("order 6")
    assert deal(t, "A") == (2, 0, 0)
    assert t.asked == "B"
    t = order(deck="toad", deck_only=True, row="root*5", B={"hand": "mushroom*5 fern*5 flower*5 feather*5 toad*4"},
              C={"hand": "claw*5 scorpion*5"})  # fmt: skip
    assert t.discards == 0
    t.do("order 4")
    assert t.hand("A") == ["toad"]
    assert t.asked == "B"


@rule("AL-104", "AL-528")
def test_a_herbalist_is_played_before_the_next_player_chooses():
    t = order(favor_deck="herbalist", A={"hand": "toad"})
    t.do("order 5")
    assert t.asked == "A"
    assert (len(t.hand("A")), t.offered("order")) == (5, [])
    t.do("discard toad")
    t.do(f"discard {t.offered('discard')[0]}")
    assert (len(t.hand("A")), t.favors("A"), t.favor_discard) == (3, [], ["herbalist"])
    assert t.asked == "B"


@rule("AL-105")
def test_the_token_has_no_effect_after_choosing():
    t = order(starter="A")
    t.do("order 8", "order 2", "order 1")
    assert (t.order, t.asked) == ("CBA", "A")


@rule("AL-106")
def test_the_paralysed_do_not_choose_and_play_last():
    t = order(paralysed="A", starter="B")
    assert t.asked == "B"
    t.do("order 8")
    assert t.asked == "C"
    t.do("order 6")
    assert t.order == "CBA"
    assert t.asked == "A"  # declares first
    assert "declare" in t.question


@rule("AL-107")
def test_the_paralysed_draw_after_the_others():
    t = order(4, paralysed="CA", starter="B", deck="claw root flower toad fern", favor_deck="sage merchant barmaid")
    t.do("order 4", "order 5")  # B, D
    assert t.hand("B") == ["claw", "root"]
    assert (t.hand("D"), t.favors("D")) == (["flower"], ["sage"])
    assert (t.hand("C"), t.favors("C")) == (["toad"], ["merchant"])
    assert (t.hand("A"), t.favors("A")) == (["fern"], ["barmaid"])


@rule("AL-108")
def test_of_several_paralysed_the_earlier_acts_ahead():
    t = order(paralysed="AC", starter="B")
    t.do("order 8")
    assert (t.order, t.asked) == ("BAC", "C")
    assert [t.marker(seat) for seat in "AC"] == ["green", "green"]


@rule("AL-109")
def test_the_trunk_takes_the_ingredients_of_order_spaces():
    for space, favors, gold in ((1, 0, 1), (4, 0, 2), (5, 1, 2), (8, 1, 2)):
        t = order(round=5, A={"artifacts": "trunk"})
        t.do(f"order {space}")
        assert deal(t, "A") == (gold, favors, 0)
        t.do("order 3")
        assert len(t.hand("B")) == 1


@rule("AL-110")
def test_there_is_no_limit_to_a_hand():
    names = " ".join(f"{name}*2" for name in INGREDIENT_NAMES)
    t = order(A={"hand": names, "favors": "sage*2 merchant*2 barmaid*2"}, favor_deck="assistant assistant")
    t.do("order 6", "order 2", "order 3")
    assert (len(t.hand("A")), len(t.favors("A"))) == (16, 8)
    t.to_next_round()
    assert len(t.hand("A")) == 16
