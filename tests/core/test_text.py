"""Texts: what is missing is an error, what is there is said properly."""

import pytest

from athanor import AthanorError, Message
from athanor.core.text import CORE_TEXTS, language_of, users_language
from tests.toy.words import TEXTS


def test_a_missing_text_is_an_error():
    with pytest.raises(KeyError, match="no text 'nonsense' in 'es'"):
        TEXTS.say("nonsense", "es")


def test_a_missing_argument_is_an_error():
    with pytest.raises(ValueError, match="do-bid"):
        TEXTS.say("do-bid", "en")


def test_a_missing_attribute_is_an_error():
    with pytest.raises(KeyError):
        TEXTS.say("option-laps.nonsense", "en")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es_MX.UTF-8", "es"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("es.UTF-8", "es"),
        ("en_GB", "en"),
        ("de_DE.UTF-8", "en"),
        ("C", "en"),
        ("est_EE", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_a_locale(locale, language):
    assert language_of(locale) == language


def test_our_own_variable_comes_before_the_system(monkeypatch):
    for variable in ("ATHANOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert users_language() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert users_language() == "es"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert users_language() == "fr"
    monkeypatch.setenv("ATHANOR_LANG", "en")
    assert users_language() == "en"


def test_a_seat_is_said_as_its_name():
    message = Message("do-target", {"seat": 1})
    assert TEXTS.render(message, "en") == "Choose Player 2"
    assert TEXTS.render(message, "es") == "Elegir a Jugador 2"
    assert TEXTS.render(message, "fr", ["Ana", "Zoé"]) == "Choisir Zoé"


def test_every_key_that_ends_in_seat_is_a_seat():
    message = Message("stole-hidden", {"seat": 0, "victim_seat": 1, "place": 2})
    assert TEXTS.render(message, "en", ["Ana", "Zoé"]) == "Ana takes card 2 of Zoé."


def test_nouns_are_said_by_their_number():
    assert TEXTS.render(Message("card", {"kind": 4, "value": 2}), "fr") == "Talisman 2"


def test_messages_inside_messages_are_said_in_the_same_language_and_with_the_same_names():
    bids = [Message("bid-line", {"seat": seat, "price": seat + 3}) for seat in range(2)]
    message = Message("compared", {"bids": bids})
    assert TEXTS.render(message, "es", ["Ana", "Zoé"]) == "Las ofertas: Ana 3, Zoé 4."
    assert TEXTS.render(Message("do-play", {"card": Message("card", {"kind": 0, "value": 1})}), "es") == "Jugar Lente 1"


def test_an_empty_list_is_said_as_nothing():
    assert TEXTS.render(Message("compared", {"bids": []}), "fr") == "Les offres : rien."


def test_numbers_choose_the_form_of_their_language():
    said = [TEXTS.render(Message("do-bid", {"price": price}), "fr") for price in (0, 1, 2)]
    assert said == ["Offrir 0 pièce", "Offrir 1 pièce", "Offrir 2 pièces"]
    assert TEXTS.render(Message("do-bid", {"price": 0}), "en") == "Bid 0 coins"


def test_an_attribute_is_said_by_its_path():
    assert TEXTS.say("option-laps.help", "en") == "How many times each player is first."


def test_a_game_speaks_the_texts_of_the_core_too():
    assert TEXTS.say("game-over", "fr") == CORE_TEXTS.say("game-over", "fr") == "La partie est terminée."
    assert TEXTS.has("game-over", "es")
    assert not CORE_TEXTS.has("do-bid", "en")


def test_a_language_we_do_not_speak_is_english():
    assert TEXTS.say("do-pass", "de") == "Pass"


def test_an_error_is_said_in_the_language_of_the_reader():
    error = AthanorError("undo-nothing")
    assert [error.text(lang) for lang in ("en", "es", "fr")] == [
        "There is nothing to undo.", "No hay nada que deshacer.", "Il n’y a rien à annuler.",
    ]  # fmt: skip
    assert str(error) == error.text("en")


def test_messages_are_values():
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert Message("a") != "a"
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1})}) == 1
