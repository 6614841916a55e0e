"""Options: what can be chosen, and what is said about what cannot."""

import pytest

import athanor
from athanor import OptionError
from athanor.core.options import Option, settle_options
from athanor.core.text import LANGUAGES
from tests.toy import GAME


def refusal(players, options) -> str:
    """The English text of the refusal; the other languages have one too."""
    with pytest.raises(OptionError) as refused:
        GAME.new(players, 1, options)
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    return refused.value.text("en")


def test_what_is_not_given_has_its_default():
    assert GAME.new(3, 1).options == {"laps": 2, "coins": [4, 4, 4], "ties": "near"}


def test_a_single_value_stands_for_every_seat():
    assert GAME.new(2, 1, {"coins": 7}).options["coins"] == [7, 7]
    assert GAME.new(2, 1, {"coins": [7, 0]}).options["coins"] == [7, 0]


def test_a_number_may_come_as_a_word():
    assert GAME.new(2, 1, {"laps": "3", "coins": ["1", 2]}).options == {"laps": 3, "coins": [1, 2], "ties": "near"}


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"lapse": 1}, "There is no option “lapse”. Known options: coins, laps, ties."),
        ({"ties": "none"}, "Option “ties” cannot be “none”. Possible: near, far."),
        ({"ties": 1}, "Option “ties” cannot be “1”. Possible: near, far."),
        ({"ties": ["near"]}, "Option “ties” cannot be “['near']”. Possible: near, far."),
        ({"coins": [1]}, "Option “coins” needs one value for each of the 2 players."),
        ({"coins": [1, 2, 3]}, "Option “coins” needs one value for each of the 2 players."),
        ({"coins": 0}, "At least one player needs a coin to begin with."),
    ],
)
def test_what_cannot_be_chosen(options, text):
    assert refusal(2, options) == text


@pytest.mark.parametrize("value", [0, 4, -1, True, 1.0, None, "", "two", "1.5", "--1", "²", "9" * 5000, [1], {}])
def test_what_is_no_number_in_range(value):
    assert refusal(2, {"laps": value}).startswith("Option “laps” takes a whole number from 1 to 3, not “")


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0, None])
def test_the_number_of_players(players):
    assert refusal(players, {}) == f"This game is for 2 to 4 players, not {players}."


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, "7", 1.5])
def test_what_is_no_seed(seed):
    with pytest.raises(OptionError, match="A seed is a whole number"):
        GAME.new(2, seed)


def test_the_largest_seed_and_no_seed():
    assert GAME.new(2, (1 << 128) - 1).secret
    assert not GAME.new(2).secret
    assert GAME.new(2).snapshot() != GAME.new(2).snapshot()


def test_a_game_without_options_says_so():
    with pytest.raises(OptionError, match="This game has no options"):
        settle_options((), {"laps": 1}, 2)


def test_a_free_option_is_made_proper_by_the_game():
    option = Option("cards", "all", choices=("all",), free=lambda word: word.lower() if word.isalpha() else None)
    assert option.check("all", 2) == "all"
    assert option.check("MINE", 2) == "mine"
    for wrong in ("no 1", 7):
        with pytest.raises(OptionError, match="cannot be"):
            option.check(wrong, 2)


def test_kinds():
    assert [option.kind for option in GAME.options] == ["number", "number", "choice"]
    assert [option.per_seat for option in GAME.options] == [False, True, False]


def test_an_unknown_game_names_the_known_ones():
    assert "toy" in athanor.games()
    assert athanor.game("toy") is GAME
    with pytest.raises(athanor.UnknownGame, match=r"There is no game called “chess”.*toy"):
        athanor.game("chess")
