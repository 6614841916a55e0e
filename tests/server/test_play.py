"""Playing over real sockets: two people, bots, spectators, several round one screen."""

import random

import pytest

from tests.server.people import Person, play_out
from tests.waiting import wait_until


def two(ana: Person, blas: Person, game: str, **options):
    table = ana.table(game, "me", "open", **options)
    blas.join(table)
    return table, ana.sit(table), blas.sit(table)


@pytest.mark.parametrize("game", ["spellbook", "toy", "alchemists", "trismegistus"])
def test_two_people_play_a_whole_game(ana, blas, game):
    table, one, other = two(ana, blas, game)
    with one, other:
        play_out([one, other], random.Random(5))
        assert one.state["result"] == other.state["result"]
        result = one.state["result"]
        assert result["lines"] == ["Ana", "Blas"]
        assert [sum(points for _, points in sheet) for sheet in result["sheets"]] == result["scores"]
        one.until(lambda: one.table["status"] == "over")
        assert one.table["result"] == result
        assert list(one.entries) == list(range(1, one.state["number"] + 1))
    assert ana.get(f"/api/tables/{table}")["status"] == "over"


def test_what_a_client_hears_first(ana, blas):
    _, one, other = two(ana, blas, "spellbook")
    with one, other:
        one.first_state()
        types = [one_type(raw) for raw in one.heard]
        assert [kind for kind in types if kind not in ("table", "coach")] == ["chat", "log", "printed", "state"]
        assert types[0] == "table"
        assert one.entries[1]["kind"] == "start"
        assert one.state["seat"] == 0
        assert one.state["number"] == 1
        assert one.state["move"] == 0


def one_type(raw: str) -> str:
    return raw.split('"type":"')[1].split('"')[0]


def test_only_whoever_is_asked_gets_actions(ana, blas):
    _, one, other = two(ana, blas, "spellbook")
    with one, other:
        asked = [screen for screen in (one, other) if screen.first_state() and screen.asked]
        assert len(asked) == 1
        waiting = other if asked[0] is one else one
        assert waiting.state["ask"]["decision"] is None
        assert waiting.state["ask"]["actions"] == []
        assert waiting.state["ask"]["seat"] == asked[0].state["seat"]


def test_secret_bids_in_any_order(ana, blas):
    _, one, other = two(ana, blas, "toy")
    with one, other:
        one.first_state()
        other.first_state()
        assert one.asked is not None
        assert other.asked is not None
        decision = one.asked["decision"]
        other.play("bid 2")  # the second seat first
        one.reach(2)
        assert one.asked["decision"] == decision, "somebody else's secret answer is no new question"
        assert one.state["ask"]["waiting"] == [0]
        assert one.state["view"]["my_bid"] is None
        assert other.choices() == ["withdraw"]
        other.play("withdraw")
        other.play("bid 3")
        one.say(type="answer", decision=decision, actions=["bid 1"])
        told = one.reach(5)
        assert one.refused == []
        assert told["ask"]["question"]["id"] == "ask-play"
        events = [event["id"] for event in one.entries[5]["events"]]
        assert "compared" in events


def test_two_answers_to_a_secret_question_at_once_do_not_disturb_each_other(ana, blas):
    _, one, other = two(ana, blas, "toy")
    with one, other:
        for screen in (one, other):
            screen.first_state()
        for screen in (one, other):
            screen.say(type="answer", decision=screen.asked["decision"], actions=["bid 0"])
        one.reach(3)
        other.reach(3)
        assert one.refused == other.refused == []


def test_a_pass_given_ahead(house, visit, ana, blas):
    chloe = visit(house, "Chloé")
    table = ana.table("toy", "me", "open", "open")
    blas.join(table)
    chloe.join(table)
    with ana.sit(table) as one, blas.sit(table) as two_, chloe.sit(table) as three:
        for screen in (one, two_, three):
            screen.first_state()
            screen.play("bid 0")
        for screen in (one, two_, three):
            screen.reach(4)
        card = next(name for name in one.choices() if name.startswith("play"))
        one.play(card)
        three.reach(5)
        assert three.choices() == ["pass"], "before one's turn only a pass"
        assert three.state["ask"]["seat"] == 1
        three.play("pass")
        two_.reach(6)
        assert "pass" in two_.choices()
        two_.play("pass")
        assert one.reach(7)["ask"]["question"]["id"] != "ask-react"


def test_a_gesture_is_all_or_nothing(ana, blas):
    _, one, other = two(ana, blas, "toy", coins=9)
    with one, other:
        for screen in (one, other):
            screen.first_state()
        decision, bid, back = one.asked["decision"], "bid 1", "withdraw"
        assert one.refusal(type="answer", decision=decision, actions=[bid, bid], ref="x") == "why-not-your-turn"
        assert one.refused[-1]["ref"] == "x"
        assert one.state["number"] == 1
        one.say(type="answer", decision=decision, actions=[bid, back, bid])
        assert one.reach(4)["move"] == 3
        assert other.reach(4)["ask"]["waiting"] == [1]


def test_a_spectator_sees_no_secret_and_decides_nothing(ana, blas, stranger):
    table, one, other = two(ana, blas, "toy")
    with one, other, stranger.sit(table) as watching:
        watching.first_state()
        assert watching.state["seat"] is None
        assert watching.state["ask"]["decision"] is None
        assert watching.state["undo"] == {"ok": False, "why": None}
        rows = watching.state["view"]["rows"]
        assert all(card < 0 for row in rows for card in row)
        assert watching.refusal(type="answer", decision=1, actions=["bid 1"]) == "only-watching"
        assert watching.refusal(type="undo") == "only-watching"
        assert watching.refusal(type="tell", what="why", action="bid 3") == "only-watching"
        one.until(lambda: one.table.get("watchers") == 1)
        play_out([one, other], random.Random(8))
        watching.until(lambda: watching.state["result"])
    with ana.sit(table) as one:
        one.until(lambda: one.table and one.table["watchers"] == 0)


def test_who_is_here(ana, blas):
    table, one, other = two(ana, blas, "spellbook")
    with one:
        with other:
            one.until(lambda: one.table and one.table["seats"][1]["here"])
        one.until(lambda: not one.table["seats"][1]["here"])
    wait_until(lambda: not ana.get(f"/api/tables/{table}")["seats"][0]["here"])


def test_against_bots(ana):
    table = ana.table("spellbook", "me", "bot:heuristic", "bot:random")
    with ana.sit(table) as one:
        play_out([one], random.Random(2))
        assert one.state["result"]["lines"] == ["Ana", None, None]


def test_bots_bid_without_waiting_for_people_and_react_in_turn(ana):
    table = ana.table("toy", "me", "bot:random", "bot:heuristic")
    with ana.sit(table) as one:
        one.until(lambda: one.state and one.state["ask"]["waiting"] == [0])
        play_out([one], random.Random(3))


def test_bots_play_among_themselves(ana):
    table = ana.table("toy", "bot:random", "bot:random", laps=1)
    with ana.sit(table) as watching:
        watching.until(lambda: watching.state and watching.state["result"])


# -------------------------------------------------------------------- round one screen


def test_hot_seat_without_secrets_needs_no_curtain(ana):
    table = ana.table("spellbook", "me", "Bea", "Carl")
    assert ana.get(f"/api/tables/{table}")["hotseat"]
    with ana.sit(table) as screen:
        for _ in range(30):
            state = screen.first_state()
            assert state["curtain"] is None
            assert state["seat"] == state["ask"]["seat"]
            screen.play(screen.choices()[0])
        play_out([screen], random.Random(4))
        assert screen.state["result"]["lines"] == ["Ana", "Bea", "Carl"]


def test_hot_seat_with_a_curtain_between_hidden_hands(ana):
    table = ana.table("toy", "me", "Bea")
    with ana.sit(table) as screen:
        state = screen.first_state()
        assert (state["seat"], state["curtain"]) == (None, 0)
        assert state["ask"]["decision"] is None
        assert all(card < 0 for row in state["view"]["rows"] for card in row)
        assert screen.refusal(type="answer", decision=1, actions=["bid 1"], seat=0) == "curtain-first"
        assert screen.refusal(type="answer", decision=1, actions=["bid 1"]) == "curtain-first"
        screen.say(type="look", seat=0)
        screen.until(lambda: screen.state["seat"] == 0)
        assert all(card >= 0 for card in screen.state["view"]["rows"][0])
        assert all(card < 0 for card in screen.state["view"]["rows"][1])
        assert "set-out" in [event["id"] for event in screen.entries[1]["events"]]
        state = screen.play("bid 1")
        assert (state["seat"], state["curtain"]) == (None, 1)
        assert screen.entries[1]["events"][-1]["id"] == "set-out-hidden", "the log is a spectator's again"
        # Looking back at one's own hand, and taking the bid back.
        screen.say(type="look", seat=0)
        screen.until(lambda: screen.state["seat"] == 0)
        screen.play("withdraw")
        assert screen.state["seat"] == 0
        screen.play("bid 0")
        screen.say(type="look", seat=1)
        screen.until(lambda: screen.state["seat"] == 1)
        assert screen.entries[1]["events"][-1]["id"] == "set-out-hidden"
        play_out([screen], random.Random(6))
        assert screen.state["curtain"] is None
        assert screen.refusal(type="look", seat=7) == "not-your-seat"


def test_a_new_screen_starts_behind_the_curtain(ana):
    table = ana.table("toy", "me", "Bea")
    with ana.sit(table) as screen:
        screen.first_state()
        screen.say(type="look", seat=0)
        screen.until(lambda: screen.state["seat"] == 0)
        number = screen.state["number"]
    with ana.sit(table, have=number) as screen:
        state = screen.first_state()
        assert (state["seat"], state["curtain"]) == (None, 0)
        assert screen.entries, "the log is sent again: other viewpoint heard other things"


# -------------------------------------------------------------------- asking


def test_why_not_and_what_it_does(ana, blas):
    _, one, other = two(ana, blas, "spellbook")
    with one, other:
        for screen in (one, other):
            screen.first_state()
        mine = one if one.asked else other
        yours = other if one.asked else one
        legal = mine.choices()[0]
        assert mine.ask_for(what="why", action=legal) is None
        assert yours.ask_for(what="why", action=legal)["id"] == "why-not-your-turn"
        assert mine.ask_for(what="why", action="fly")["id"] == "no-such-action"
        assert mine.ask_for(what="explain", action="fly")["id"] == "no-such-action"
        assert mine.ask_for(what="explain", action=legal, ref=5)["id"]
        assert mine.told[-1]["ref"] == 5
