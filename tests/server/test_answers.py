"""Answers that come late, twice, or from the wrong place; undo and its limit; coming back."""

import asyncio
import random
import threading

import pytest

from athanor.server.thinking import Question, Thinking


@pytest.fixture
def table(ana, blas):
    id = ana.table("toy", "me", "open", coins=9)
    blas.join(id)
    return id


def test_a_doubled_answer_is_refused(ana, table):
    with ana.sit(table) as one:
        one.first_state()
        decision = one.asked["decision"]
        one.play("bid 1")
        assert one.refusal(type="answer", decision=decision, actions=["bid 1"], ref="again") == "answer-stale"
        assert one.refused[-1]["ref"] == "again"
        assert one.state["number"] == 2


def test_a_stale_answer_is_refused_even_where_the_same_question_follows(ana, blas, table):
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        old = one.asked["decision"]
        one.play("bid 1")
        one.play("withdraw")
        assert "bid 1" in one.choices()
        assert one.refusal(type="answer", decision=old, actions=["bid 1"]) == "answer-stale"
        one.play("bid 1")
        other.reach(4)
        other.play("bid 0")
        one.reach(5)
        assert one.state["ask"]["question"]["id"] == "ask-play"
        assert one.refusal(type="answer", decision=old, actions=["bid 1"]) == "answer-stale"
        assert other.refusal(type="answer", decision=5, actions=["bid 1"]) == "answer-not-asked"


def test_an_impossible_answer_says_why(ana, table):
    with ana.sit(table) as one:
        one.first_state()
        decision = one.asked["decision"]
        assert one.refusal(type="answer", decision=decision, actions=["pass"]) == "why-bid-first"
        assert one.refusal(type="answer", decision=decision, actions=["fly"]) == "no-such-action"
        assert one.refusal(type="answer", decision=decision, actions=["bid 10"]) == "why-too-dear"
        assert one.state["number"] == 1
        one.play("bid 9")


def test_another_persons_seat(ana, table):
    with ana.sit(table) as one:
        one.first_state()
        assert one.refusal(type="answer", decision=1, actions=["bid 1"], seat=1) == "not-your-seat"
        assert one.refusal(type="undo", seat=1) == "not-your-seat"
        assert one.refusal(type="tell", what="why", action="bid 1", seat=1) == "not-your-seat"
        assert one.refusal(type="look", seat=1) == "not-your-seat"


# -------------------------------------------------------------------- undo


def test_undo_until_somebody_else_has_decided(ana, blas, table):
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        assert one.state["undo"] == {"ok": False, "why": {"id": "undo-nothing", "args": {}}}
        assert one.refusal(type="undo") == "undo-nothing"
        one.play("bid 1")
        assert one.state["undo"] == {"ok": True, "why": None}
        one.say(type="undo")
        one.reach(3)
        assert one.state["move"] == 0
        assert "bid 1" in one.choices()
        assert one.entries[3] == {"number": 3, "move": 0, "seat": 0, "kind": "undo", "events": [], "cards": []}
        one.play("bid 2")
        other.reach(4)
        assert other.refusal(type="undo") == "undo-others"
        other.play("bid 0")
        one.reach(5)
        assert one.state["undo"]["why"]["id"] == "undo-others"
        assert other.state["undo"]["why"]["id"] == "undo-revealed", "all bids are open now"
        assert other.refusal(type="undo") == "undo-revealed"


def test_undo_goes_back_several_moves_but_not_past_chance(ana):
    table = ana.table("spellbook", "me")
    with ana.sit(table) as one:
        one.first_state()
        dice = random.Random(3)
        steps = 0
        while steps < 2:
            assert one.state["result"] is None, "two moves in a row without chance"
            one.play(dice.choice([name for name in one.choices() if "draw" not in name] or list(one.choices())))
            steps = steps + 1 if one.state["undo"]["ok"] else 0
        before = one.state["move"]
        for step in range(1, 3):
            number = one.state["number"]
            one.say(type="undo")
            one.reach(number + 1)
            assert one.state["move"] == before - step
        while one.state["undo"]["ok"]:
            number = one.state["number"]
            one.say(type="undo")
            one.reach(number + 1)
        assert one.state["undo"]["why"]["id"] in ("undo-revealed", "undo-nothing")


def test_the_way_back_is_the_same_after_a_restart(own_house, visit):
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "open", coins=9)
    visit(house, "Blas").join(table)
    with ana.sit(table) as one:
        one.first_state()
        for name in ("bid 1", "withdraw", "bid 2"):
            one.play(name)
        decision = one.asked["decision"]
    house = own_house(again=house)
    again = visit(house)
    again.http.cookies.update(ana.http.cookies)
    with again.sit(table) as one:
        one.first_state()
        assert one.asked["decision"] == decision
        for number in (5, 6, 7):
            assert one.state["undo"]["ok"]
            one.say(type="undo")
            one.reach(number)
        assert one.state["undo"]["why"]["id"] == "undo-nothing"
        assert one.state["move"] == 0


def test_undo_takes_back_a_whole_gesture_also_after_a_restart(own_house, visit):
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "open", coins=9)
    visit(house, "Blas").join(table)
    with ana.sit(table) as one:
        one.first_state()
        one.play("bid 1")
        one.say(type="answer", decision=one.asked["decision"], actions=["withdraw", "bid 2"])
        one.reach(4)
        assert one.state["move"] == 3
    house = own_house(again=house)
    again = visit(house)
    again.http.cookies.update(ana.http.cookies)
    with again.sit(table) as one:
        one.first_state()
        one.say(type="undo")
        one.reach(6)
        assert one.state["move"] == 1, "both steps of the gesture, and not what was done before"
        assert one.state["undo"]["ok"]
        one.say(type="undo")
        one.reach(7)
        assert one.state["undo"]["why"]["id"] == "undo-nothing"


@pytest.fixture
def thought(monkeypatch):
    """Bots think until this is set."""
    done = threading.Event()
    act = Thinking._action

    async def hold(self: Thinking, question: Question) -> int:
        action = await act(self, question)
        await asyncio.to_thread(done.wait)
        return action

    monkeypatch.setattr(Thinking, "_action", hold)
    yield done
    done.set()


def test_undo_while_a_bot_is_thinking(own_house, visit, thought):
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "bot:random")
    with ana.sit(table) as one:
        one.first_state()
        one.play("bid 1")
        one.say(type="undo")
        one.reach(3)
        one.play("bid 2")
        thought.set()
        one.reach(5)
        bids = one.entries[5]["events"][0]
        assert bids["id"] == "compared"
        assert bids["args"]["bids"][0]["args"]["price"] == 2


# -------------------------------------------------------------------- coming back


def test_reconnecting_gets_the_rest_and_nothing_twice(ana, blas, table):
    with blas.sit(table) as other:
        with ana.sit(table) as one:
            one.first_state()
            one.play("bid 1")
            have = one.state["number"]
            kept = dict(one.entries)
        other.first_state()
        other.play("bid 0")
        with ana.sit(table, have=have) as one:
            one.first_state()
            assert list(one.entries) == [have + 1]
            kept |= one.entries
            decision = one.asked["decision"]
        with ana.sit(table) as one:
            one.first_state()
            assert one.entries == kept
            assert one.asked["decision"] == decision
        for odd in (10**8, -1):
            with ana.sit(table, have=odd) as one:
                one.first_state()
                assert one.entries == kept
        with ana.sit(table, have=have + 1) as one:
            one.first_state()
            assert one.entries == {}


def test_two_screens_of_the_same_person_follow_each_other(ana, table):
    with ana.sit(table) as one, ana.sit(table) as tablet:
        one.first_state()
        tablet.first_state()
        one.play("bid 1")
        tablet.reach(2)
        tablet.play("withdraw")
        one.reach(3)
        assert one.state == tablet.state
