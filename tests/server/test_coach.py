"""The coach over real sockets: where it may be, what it says, when it falls silent; and that it betrays nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from athanor.core.registry import lookup
from athanor.server import seating
from athanor.server.archive import Seat
from athanor.server.coaching import TIMES
from athanor.server.worker import look_over
from tests.server.people import Json, Person, Screen

GAMES = ("spellbook", "alchemists", "trismegistus")


class Coached(Screen):
    coach: Any = None

    def hear(self, seconds: float = 60) -> Json:
        message = super().hear(seconds)
        if message["type"] == "coach":
            self.coach = message
        return message


def new_table(person: Person, *seats: Json, game: str = "spellbook", coach: bool = False, **options: Any) -> str:
    body = {"game": game, "options": options, "seats": list(seats), "coach": coach}
    id: str = person.post("/api/tables", body, 201)["id"]
    return id


@contextmanager
def at_table(person: Person, table: str) -> Iterator[Coached]:
    screen = Coached(person, table, None, {})
    with screen:
        screen.until(lambda: screen.state)
        yield screen


def wait_to_be_asked(screen: Coached) -> None:
    screen.until(lambda: screen.asked)


ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def first_game(person: Person, game: str) -> str:
    wanted = next(each for each in person.get("/api/games") if each["id"] == game)["first_game"]
    seats = [ME, *[{"kind": "bot", "bot": wanted["bot"]}] * (wanted["players"] - 1)]
    return new_table(person, *seats, game=game, coach=True, **wanted["options"])


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_begins_with_the_goal_and_a_purpose(ana, game):
    with at_table(ana, first_game(ana, game)) as screen:
        screen.until(lambda: screen.asked and screen.coach and screen.coach["decision"])
        asked = screen.asked
        assert asked is not None
        said = screen.coach
        assert (said["may"], said["on"]) == (True, True)
        assert said["decision"] == asked["decision"]
        assert said["goal"]["id"] == "coach-goal"
        assert said["purpose"]["id"] == f"coach-{said['kind']}"


def test_it_falls_silent_as_one_learns_at_whatever_table(ana):
    heard = []
    for _ in range(TIMES + 1):
        with at_table(ana, new_table(ana, ME, BOT, coach=True)) as screen:
            wait_to_be_asked(screen)
            assert screen.coach["kind"] == "ask-phase-0"
            heard.append((screen.coach["purpose"] is not None, screen.coach["goal"] is not None))
            screen.play("draw-2")
    assert heard == [(True, True), (True, False), (False, False)]


def test_it_says_what_the_rival_just_did(ana):
    with at_table(ana, new_table(ana, ME, BOT, coach=True)) as screen:
        screen.until(lambda: screen.asked)
        while not (screen.coach["rivals"] and screen.asked):
            if screen.asked:
                screen.play(screen.choices()[0])
            else:
                screen.hear()
        (rival,) = screen.coach["rivals"]
        assert rival["seat"] == 1
        log = [event for entry in screen.entries.values() if entry["seat"] == 1 for event in entry["events"]]
        assert all(event in log for event in rival["events"])


def test_on_and_off_where_all_rivals_are_bots(ana):
    with at_table(ana, new_table(ana, ME, BOT)) as screen:
        assert (screen.coach["may"], screen.coach["on"], screen.coach["purpose"]) == (True, False, None)
        screen.say(type="coach", on=True)
        screen.until(lambda: screen.coach["on"])
        assert screen.coach["purpose"] is not None
        screen.say(type="coach", on=False)
        screen.until(lambda: not screen.coach["on"])
        assert screen.coach["purpose"] is None


def test_against_people_only_if_everybody_agreed_before_the_game(ana, blas):
    plain, agreed = new_table(ana, ME, OPEN), new_table(ana, ME, OPEN, coach=True)
    assert [blas.get(f"/api/tables/{id}")["coach"] for id in (plain, agreed)] == [False, True], "Blas sees it first"
    blas.join(plain)
    blas.join(agreed)
    with at_table(ana, plain) as screen:
        assert not screen.coach["may"]
        assert screen.refusal(type="coach", on=True) == "coach-not-here"
        assert not screen.coach["on"]
    for person in (ana, blas):
        with at_table(person, agreed) as screen:
            assert (screen.coach["may"], screen.coach["on"]) == (True, True)


def test_whoever_watches_has_no_coach(ana, blas):
    with at_table(blas, new_table(ana, ME, BOT, coach=True)) as screen:
        assert screen.coach is None
        assert screen.refusal(type="coach", on=True) == "only-watching"


def test_it_outlives_the_server(own_house, visit):
    house = own_house()
    ana = visit(house, "Ana")
    table = new_table(ana, ME, BOT)
    with at_table(ana, table) as screen:
        screen.say(type="coach", on=True)
        screen.until(lambda: screen.coach["on"])
        screen.until(lambda: screen.asked)
        screen.play("draw-2")
    again = visit(own_house(house))
    again.http.cookies.update(ana.http.cookies)
    with at_table(again, table) as screen:
        assert screen.coach["on"]
        assert screen.coach["goal"] is None, "something was explained already"


def test_picks_stand_where_the_choice_is_hard(ana):
    with at_table(ana, new_table(ana, ME, BOT, game="trismegistus", coach=True)) as screen:
        screen.until(lambda: screen.asked)
        assert screen.coach["kind"] == "ask-laboratory"
        picked = [pick["action"] for pick in screen.coach["picks"]]
        assert picked
        assert set(picked) <= set(screen.choices())


def test_what_was_overlooked_is_said_after_the_move_and_once_a_turn(ana):
    """A whole day passed away: anything would have been better."""
    with at_table(ana, new_table(ana, ME, BOT, coach=True)) as screen:
        wait_to_be_asked(screen)
        first = screen.first_state()["number"]
        while screen.asked and "pass" in screen.choices():
            assert screen.coach["remark"] is None
            screen.play("pass")
        screen.until(lambda: screen.coach["remark"])
        remark = screen.coach["remark"]
        assert {each["id"] for each in remark["played"]} == {"label-pass-phase"}
        assert remark["better"]
        assert remark["loss"] >= 0.1
        assert 0 < remark["interval"][0] <= remark["loss"] <= remark["interval"][1]
        assert remark["number"] >= first
        wait_to_be_asked(screen)
        screen.play("draw-2")
        assert screen.coach["remark"] is None, "the next decision has begun"


def test_what_is_overlooked_follows_from_what_the_seat_knows():
    """The same to the last digit at two tables that look alike to the seat."""
    game = lookup("alchemists")
    s = game.new(2, seed=4, options={"starter": "1"})
    while s.to_move != 0 or s.asks(0).id != "ask-declare":
        assert s.to_move is not None
        s.apply(s.legal(s.to_move)[0])
    idle = [game.actions.id("done")]
    said = [look_over("alchemists", s.determinise(0, seed).snapshot(), 0, idle, 7) for seed in (1, 2)]
    assert said[0] == said[1] is not None


# ---------------------------------------------------------------- what holds on every device


def test_wishes_are_kept_with_the_person(ana, visit, house):
    assert "wishes" not in ana.get("/api/me")
    ana.http.put("/api/me/wishes", json={"brief": True, "pace": "slow"}).raise_for_status()
    assert ana.get("/api/me")["wishes"] == {"brief": True, "pace": "slow"}
    assert "wishes" not in visit(house, "Blas").get("/api/me")
    assert ana.http.put("/api/me/wishes", json={"brief": True, "pace": "at once"}).status_code == 400
    assert visit(house).http.put("/api/me/wishes", json={"brief": True, "pace": "slow"}).status_code == 401
    assert ana.get("/api/me")["wishes"] == {"brief": True, "pace": "slow"}


def test_which_results_were_seen_is_kept_with_the_seat_and_told_to_nobody_else(ana, blas):
    table = new_table(ana, ME, OPEN)
    blas.join(table)

    def shown(person: Person) -> list[Any]:
        return [seat["shown"] for seat in person.get(f"/api/tables/{table}")["seats"]]

    with at_table(ana, table) as screen:
        for mark in (33, 17):  # what was seen before does not wait again
            screen.say(type="seen", seat=0, shown=mark)
        assert screen.refusal(type="seen", seat=1, shown=99) == "not-your-seat"
    assert (shown(ana), shown(blas)) == ([33, None], [None, None])
    with at_table(blas, table) as screen:
        assert screen.refusal(type="seen", seat=0, shown=99) == "not-your-seat"
        assert screen.refusal(type="seen", seat=1, shown=-1) == "bad-message"


def test_whoever_takes_over_a_seat_has_seen_nothing():
    seat = Seat(0, "person", "guest", shown=5)
    seating.sit(seat, "person", guest="another")
    assert seat.shown is None
