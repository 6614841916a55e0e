"""Botmegistus: set-up, its deck, the ends of rounds, the final count."""

import pytest

from athanor.games.trismegistus.botmegistus import (
    Deck,
    Difficulty,
    ExperimentCard,
    end_of_round,
    give_artifact,
    new_tracker,
    perform,
    score,
    side_of,
    specialisation,
    specialisation_choices,
    starting_cards,
    tracker_from_plain,
)
from athanor.games.trismegistus.botmegistus import difficulty as d
from athanor.games.trismegistus.botmegistus.companion import finish_round
from athanor.games.trismegistus.botmegistus.deck import deck_from_plain, personality
from athanor.games.trismegistus.botmegistus.sitting import sitting_from_plain
from athanor.games.trismegistus.symbols import ELEMENT_NAMES
from tests.trismegistus.beside import CHOICES, COMPANION
from tests.trismegistus.bot_table import bot, completed, ended, exp, rolled, sheet, table, tile

rule = pytest.mark.rule

NORMAL = Difficulty()

# ---------------------------------------------------------------- set-up


@rule("TR-444", "TR-445")
def test_it_starts_with_an_ethereal_die_two_gold_and_nothing_else():
    b = new_tracker(NORMAL)
    assert (b.gold, b.ethereal, b.points, b.levels) == (2, 1, 0, [0] * 4)
    assert (b.has_die, b.used, b.artifacts, b.open, b.done) == (False, [], [], [], [])


@rule("TR-442", "TR-447")
def test_its_deck_is_nine_basic_cards_and_the_personality_of_its_artifact():
    for element, name in enumerate(ELEMENT_NAMES):
        assert starting_cards(NORMAL, tile(name)) == [*range(9), personality(element)]


def test_the_rejected_starting_artifact_is_its_first():
    b = new_tracker(NORMAL)
    perform(give_artifact(tile("water", 3)), b)
    assert [(t.id, t.elementals) for t in b.artifacts] == [(3, (1,))]


@rule("TR-448")
def test_the_four_bowls_with_an_essence_move_earth_fire_water_and_air():
    assert rolled("lead", "tin").levels == [0, 1, 1, 0]
    assert rolled("copper", "mercury").levels == [1, 0, 0, 1]


@rule("TR-449")
def test_iron_and_wild_move_the_lowest_track():
    assert rolled("iron").levels == [1, 0, 0, 0]
    assert rolled("iron", "wild").levels == [1, 1, 0, 0]
    assert rolled("copper", "iron").levels == [1, 1, 0, 0]


@rule("TR-450")
def test_shuffled_essences_move_the_track_that_carries_the_bowl_essence():
    on_air = (2, 0, 3, 1)  # sulfur, the essence of the copper bowl, lies on Air
    assert rolled("copper", essences=on_air).levels == [0, 0, 0, 1]
    assert rolled("mercury", essences=on_air).levels == [1, 0, 0, 0]


@rule("TR-451", "TR-564")
def test_a_bonus_reached_at_set_up_counts():
    b = rolled(*["lead"] * 4, b=new_tracker(Difficulty(d.switches_of(d.LEVEL_ONE))), t=table(tokens="earth 4 ethereal"))
    assert (b.levels, b.ethereal) == ([1, 1, 5, 1], 2)


# ---------------------------------------------------------------- the deck


@rule("TR-456")
def test_an_empty_pile_takes_all_used_cards_back():
    deck = Deck([3, 1])
    assert [deck.reveal(), deck.reveal()] == [1, 3]
    assert deck.must_shuffle
    deck.take_back()
    assert (sorted(deck.pile), deck.used, deck.must_shuffle) == ([1, 3], [], False)


@rule("TR-524")
def test_the_personality_card_stays_in_the_cycle():
    deck = Deck(starting_cards(NORMAL, tile("air")))
    for _ in range(3):
        seen = [deck.reveal() for _ in range(10)]
        assert sorted(seen) == [*range(9), personality(3)]
        deck.take_back()


@rule("TR-559")
def test_advanced_planning_uses_one_of_two_open_cards_and_replaces_it():
    deck = Deck([5, 6, 7, 8])
    deck.lay_open()
    assert deck.open == [8, 7]
    assert deck.use(side_of(2)) == 8
    deck.replace(side_of(2))
    assert (deck.open, deck.used) == ([6, 7], [8])
    assert deck.use(side_of(5)) == 7
    deck.replace(side_of(5))
    assert (deck.open, deck.used, deck.pile) == ([6, 5], [8, 7], [])
    assert [side_of(roll) for roll in range(1, 7)] == [0, 0, 0, 1, 1, 1]


@rule("TR-561", "TR-643")
def test_open_cards_stay_when_cards_are_added_or_taken_back():
    deck = Deck([4, 5, 6])
    deck.lay_open()
    deck.add(specialisation(0))
    assert (deck.open, sorted(deck.pile)) == ([6, 5], [4, 9])
    deck.pile = []
    deck.used = [1, 2]
    card = deck.use(0)
    assert (card, deck.must_shuffle) == (6, True)
    deck.take_back()
    assert (sorted(deck.pile), deck.open[1]) == ([1, 2, 6], 5)


# ---------------------------------------------------------------- the end of a round


@pytest.mark.parametrize("element", range(4))
@rule("TR-545")
def test_beside_a_real_board_the_card_joins_a_whole_deck_too(element):
    s = sitting_from_plain(COMPANION.begin({**CHOICES, "cards": "house"}, 7))
    s.deck.pile, s.deck.used = [], [0, 1]
    finish_round(s, element)
    assert (sorted(s.deck.pile), s.deck.used) == ([0, 1, specialisation(element)], [])


@rule("TR-540")
def test_two_three_and_no_ethereal_dice():
    assert [ended(bot(), number).ethereal for number in (1, 2, 3)] == [2, 3, 0]


@rule("TR-541", "TR-542")
def test_the_commonest_element_of_artifacts_and_completed_experiments():
    b = bot(artifacts="fire fire / water", done=[exp("fire", "fire 1")], open=[exp("water", "any 9")], levels="air 12")
    assert specialisation_choices(b) == [0]
    assert ended(b, 1, 0).specialised == [0]
    more = bot(artifacts="water", done=[exp("air", "air 1"), exp("air", "air 1")], levels="earth 12")
    assert specialisation_choices(more) == [3]


@rule("TR-542")
def test_tied_elements_are_all_offered_to_chance():
    tied = bot(artifacts="fire air / fire air / water")
    assert specialisation_choices(tied) == [0, 3]
    assert end_of_round(tied, 1, 3)[-1].reason.id == "bot-why-specialises-tied"
    assert end_of_round(bot(artifacts="air"), 1, 3)[-1].reason.id == "bot-why-specialises"


@rule("TR-543")
def test_the_second_specialisation_ignores_the_first_element():
    b = ended(bot(artifacts="fire fire fire / water"), 1, 0)
    assert specialisation_choices(b) == [1]
    assert ended(b, 2, 1).specialised == [0, 1]


@rule("TR-544")
def test_with_nothing_else_any_of_the_other_three():
    b = ended(bot(artifacts="fire"), 1, 0)
    assert specialisation_choices(b) == [1, 2, 3]


def test_after_the_last_round_it_gets_no_card_and_its_dice_always_go_back():
    b = bot(used="bwr", artifacts="fire")
    assert [ended(b, 3).specialised, b.used] == [[], []]
    assert ended(bot(used="bwr"), 1).used == []


# ---------------------------------------------------------------- the final count


@rule("TR-546")
def test_of_two_masterpieces_the_better_one_it_fulfils_without_gold():
    fire, air = exp("fire", "fire 8", 9), exp("air", "air 8", 12)
    assert [c.points for c in completed(bot(levels="fire 8"), fire, air).done] == [9]
    assert [c.points for c in completed(bot(levels="fire 8 air 8"), fire, air).done] == [12]
    short = completed(bot(levels="fire 7", gold=3), fire, air)
    assert (short.done, short.gold) == ([], 3)


@rule("TR-673")
def test_equal_masterpieces_are_decided_by_their_price_then_by_the_draw():
    b = bot(levels="air 8 fire 7", gold=1, switches=d.switches_of(d.MASTERPIECE_GOLD))
    completed(b, exp("fire", "fire 8", 9), exp("air", "air 8", 9), exp("air", "air 7", 9))
    assert ([(c.element, c.level) for c in b.done], b.gold) == ([(3, 8)], 1)


@rule("TR-548")
def test_points_of_all_completed_experiments():
    b = bot(done=[exp("fire", "fire 1", 5), exp("fire", "fire 2", 7), exp("fire", "any 9", 12)])
    assert sheet(b)["experiments"] == 24


@rule("TR-549")
def test_points_of_the_tracks():
    assert sheet(bot(levels="10 12 9 0"))["tracks"] == 9
    assert sheet(bot(levels="11 0 0 0"))["tracks"] == 4


@rule("TR-549", "TR-312")
@pytest.mark.parametrize("level", range(13))
def test_points_of_every_level(level):
    expected = {10: 2, 11: 4, 12: 7}.get(level, 0)
    assert sheet(bot(levels=f"0 {level} 0 0"))["tracks"] == expected


@rule("TR-550")
def test_no_points_for_a_higher_lowest_track():
    assert score(bot(levels="3 3 3 3")) == 0


@rule("TR-551")
def test_three_points_for_each_elemental_of_an_artifact():
    assert sheet(bot(artifacts="fire / water water / air"))["elementals"] == 12


@rule("TR-552")
def test_three_points_for_each_ethereal_die():
    assert sheet(bot(ethereal=2))["ethereal"] == 6


def types(*names: str) -> list[ExperimentCard]:
    return [exp(name, "any 1", 0) for name in names]


@rule("TR-553")
def test_formulas_are_types_of_experiments_and_one_for_two_gold():
    b = bot(gold=5, done=types("fire", "water", "air", "air"))
    assert (sheet(b)["formulas"], sheet(b)["gold"]) == (16, 1)


@rule("TR-554")
def test_buying_stops_at_seven_formulas_and_gold_left_is_a_point_each():
    b = bot(gold=9, done=types(*ELEMENT_NAMES))
    assert (sheet(b)["formulas"], sheet(b)["gold"]) == (36, 3)


@rule("TR-555")
def test_gold_is_spent_even_where_it_gains_nothing():
    assert (sheet(bot(gold=3))["formulas"], sheet(bot(gold=3))["gold"]) == (0, 1)


@rule("TR-553")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 4), (4, 9), (5, 16), (6, 25), (7, 36)])
def test_the_table_of_the_stone(count, points):
    assert sheet(bot(gold=2 * count))["formulas"] == points


@rule("TR-556")
def test_points_of_the_game_are_added_and_the_sheet_adds_up():
    b = bot(gold=5, ethereal=1, levels="10 0 0 0", artifacts="fire", done=types("fire"))
    b.points = 20
    assert sheet(b)["points"] == 20
    assert score(b) == 20 + 0 + 2 + 3 + 3 + 4 + 1 == sum(sheet(b).values())


# ---------------------------------------------------------------- keeping it


def test_tracker_and_deck_come_back_from_plain_data_and_clones_are_their_own():
    b = bot(
        2, 1, "1 2 3 4", "red tin 2", [exp("air", "any 7", 3, 9)], [exp("fire", "fire 2", 1)], "fire air / water", "b"
    )
    b.points, b.specialised = 7, [2]
    assert tracker_from_plain(b.plain()).plain() == b.plain()
    copy = b.clone()
    copy.levels[0] += 1
    copy.open.clear()
    copy.used.append(1)
    assert (b.levels, len(b.open), b.used) == ([1, 2, 3, 4], 1, [0])
    deck = Deck([1, 2, 3, 4])
    deck.lay_open()
    deck.reveal()
    assert deck_from_plain(deck.plain()).plain() == deck.plain()
    twin = deck.clone()
    twin.reveal()
    assert (deck.pile, deck.used) == ([1], [2])
