"""Events: who hears what."""

import json

import pytest

from athanor import Event, Message, redact
from athanor.core.events import EVERYBODY, from_plain

OPEN = Event("played", {"seat": 0, "kind": 1})
SECRET = Event("drew", {"seat": 0, "kind": 1, "value": 2}, ("kind", "value"), known_to=0b101)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_is_open_everybody_hears(seat):
    assert redact([OPEN], seat) == [Message("played", {"seat": 0, "kind": 1})]


@pytest.mark.parametrize("seat", [0, 2])
def test_those_who_know_hear_all(seat):
    assert redact([SECRET], seat) == [Message("drew", {"seat": 0, "kind": 1, "value": 2})]


@pytest.mark.parametrize("seat", [1, 3, None])
def test_the_others_hear_the_hidden_form(seat):
    assert redact([SECRET], seat) == [Message("drew-hidden", {"seat": 0})]


def test_what_every_seat_knows_is_still_hidden_from_spectators():
    event = Event("drew", {"seat": 0, "kind": 1}, ("kind",), known_to=0b11)
    assert redact([event], None) == [Message("drew-hidden", {"seat": 0})]
    assert Event("drew", {"kind": 1}, ("kind",), EVERYBODY).heard_by(None) == Message("drew", {"kind": 1})


def test_events_are_heard_in_their_order():
    assert [message.id for message in redact([SECRET, OPEN], 1)] == ["drew-hidden", "played"]


def test_events_are_stored_as_json_with_the_messages_inside_them():
    lines = [Message("bid-line", {"seat": 1, "price": 2})]
    for event in (OPEN, SECRET, Event("compared", {"bids": lines, "best": lines[0], "kinds": [1, 2], "word": "x"})):
        again = from_plain(json.loads(json.dumps(event.plain())))
        assert again.plain() == event.plain()
        assert [again.heard_by(seat) for seat in (0, 1, None)] == [event.heard_by(seat) for seat in (0, 1, None)]
