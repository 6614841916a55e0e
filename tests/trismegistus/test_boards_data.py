"""Our boards, the cards of Botmegistus and the introductory set-up; and the names of all cards."""

from collections import Counter

import pytest

from athanor.core.text import LANGUAGES
from athanor.games.trismegistus import cards as c
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.reading import our_set
from athanor.games.trismegistus.texts import TEXTS

rule = pytest.mark.rule
SET = our_set()
BOARD = SET.board
ALL = y.ELEMENT_NAMES


# ---------------------------------------------------------------- boards


@rule("TR-002", "TR-044")
def test_dice_by_number_of_players():
    assert BOARD.dice[2:] == ((5, 5, 4), (5, 5, 5), (6, 5, 5))
    assert BOARD.dice[1] == BOARD.dice[2]


@rule("TR-015")
def test_two_places_of_the_market_for_each_colour():
    assert Counter(BOARD.market_colours) == {y.BLACK: 2, y.WHITE: 2, y.RED: 2}


@rule("TRC-033", "TR-013")
def test_there_are_more_bonus_tokens_than_spaces():
    assert min(BOARD.bonus_tokens) >= 3
    assert sum(BOARD.bonus_tokens) > 4 * len(BOARD.bonus_steps)


@rule("TR-309")
def test_bonus_spaces_are_steps_four_and_eight():
    assert BOARD.bonus_steps == (4, 8)


@rule("TRC-034", "TR-026")
def test_two_arrows_of_each_colour_and_a_slot_for_each():
    assert BOARD.arrow_colours == (y.BLACK, y.WHITE, y.RED) * 2
    assert sorted(BOARD.slot_arrow) == list(range(6))
    assert BOARD.slot_arrow[BOARD.introductory_slot] == y.LEAD


@rule("TRC-035")
def test_bowls_and_tracks_have_essences_of_their_own():
    assert BOARD.bowl_essence == (y.MERCURY_ESSENCE, y.SULFUR, y.SALT, y.AETHER, y.ANY_ESSENCE, y.NO_ESSENCE)
    assert BOARD.track_essence == (y.SULFUR, y.SALT, y.MERCURY_ESSENCE, y.AETHER)


@rule("TRC-036")
def test_every_symbol_leads_to_a_section():
    assert BOARD.section_of == (0, 0, 1, 1, 2)
    assert BOARD.spaces_of == ((0, 1), (2, 3), (4, 5))
    assert BOARD.section_of_space == (0, 0, 1, 1, 2, 2)


# ---------------------------------------------------------------- Botmegistus and the introductory set-up


@rule("TRC-037")
def test_basic_cards_show_everything_a_basic_card_can():
    basic = SET.bot_cards[: c.BASIC_CARDS]
    assert Counter(card.colour for card in basic) == {y.BLACK: 3, y.WHITE: 3, y.RED: 3}
    assert {len(card.symbols) for card in basic} == {0, 1, 2}
    assert {symbol for card in basic for symbol in card.symbols} == set(range(5))
    assert {card.potency for card in basic} == {1, 2, 3}
    tracks = [card.steps for card in basic if card.steps[0][0] == c.BOT_TRACK]
    assert sorted(len(steps) for steps in tracks) == [1, 1, 2]
    assert any(steps == ((c.BOT_TRACK, y.LOWEST, 1),) for steps in tracks)
    assert {card.steps[0][0] for card in basic} == {c.BOT_ARTIFACT, c.BOT_GOLD, c.BOT_EXPERIMENT, c.BOT_TRACK}


@rule("TRC-038")
def test_specialisations_and_personalities_do_what_the_rules_say():
    special = {card.steps for card in SET.bot_cards[c.SPECIALISATION : c.PERSONALITY]}
    assert special == {
        ((c.BOT_ARTIFACT, 0, 1), (c.BOT_GOLD, 0, 1)),
        ((c.BOT_TRACK, c.EACH, 1),),
        ((c.BOT_VP, 0, 5), (c.BOT_GOLD, 0, 1)),
        ((c.BOT_EXPERIMENT, 0, 1), (c.BOT_TRACK, y.LOWEST, 2)),
    }
    personal = SET.bot_cards[c.PERSONALITY :]
    assert [card.steps for card in personal] == [((c.BOT_TRACK, element, 2),) for element in range(4)]
    assert personal[y.FIRE].ahead == ((c.BOT_VP, 0, 10),)
    moves = tuple((c.BOT_TRACK, element, 1) for element in (y.FIRE, y.EARTH, y.AIR))
    assert personal[y.WATER].ahead == ((c.BOT_VP, 0, 5), *moves)
    assert personal[y.EARTH].ahead == ((c.BOT_VP, 0, 5), (c.BOT_GOLD, 0, 3))
    assert personal[y.AIR].ahead == ((c.BOT_VP, 0, 5), (c.BOT_ARTIFACT, 0, 1))


@rule("TRC-039")
def test_the_introductory_hands_are_all_different():
    assert [hand.alchemist for hand in SET.hands] == [0, 1, 2, 3]
    for given in zip(*((h.experiment, h.masterpiece, h.publication, h.artifact) for h in SET.hands), strict=True):
        assert len(set(given)) == 4
    for hand in SET.hands:
        assert SET.experiments[hand.experiment].level == c.STARTING
        assert SET.experiments[hand.masterpiece].level == c.MASTERPIECE
        assert SET.artifacts[hand.artifact].level == c.STARTING
        assert SET.publications[hand.publication].players == 2


# ---------------------------------------------------------------- names


@rule("TRC-042")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", c.KINDS)
def test_every_card_has_a_name_of_its_own_in_every_language(kind, lang):
    names = [name.in_language(lang) for name in SET.names(kind)]
    assert all(name.strip() == name != "" for name in names)
    assert len(set(names)) == len(names)
    assert [TEXTS.say(f"{kind}-{id}", lang) for id in range(len(names))] == names


def test_names_use_proper_apostrophes():
    every = [name for kind in c.KINDS for name in SET.names(kind)]
    assert not [name.en for name in every if "'" in name.en + name.es + name.fr]


@rule("TR-631")
def test_there_are_four_elements():
    assert ALL == ("fire", "water", "earth", "air")
    with pytest.raises(y.UnknownSymbol):
        y.read_requirement("wind 3")
