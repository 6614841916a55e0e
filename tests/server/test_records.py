"""Finished games: download, replay, fork."""

import json
import random

import pytest

import athanor
from athanor.core.state import State
from athanor.server import opening
from athanor.server.lobby import Lobby
from athanor.server.opening import new_seed
from tests.server.people import chair, play_out


@pytest.fixture(params=["spellbook", "toy", "alchemists", "trismegistus"])
def finished(request, ana, blas):
    """A finished game in which somebody changed their mind."""
    table = ana.table(request.param, "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        for _ in range(40):
            for screen in (one, other):
                screen.first_state()
                screen.reach(max(s.state["number"] for s in (one, other) if s.state))
            mover = next(screen for screen in (one, other) if screen.asked)
            number = mover.play(next(name for name in mover.choices() if name != "withdraw"))["number"]
            if mover.state["undo"]["ok"]:
                mover.say(type="undo")
                mover.reach(number + 1)
                break
        play_out([one, other], random.Random(4))
        assert any(entry["kind"] == "undo" for entry in one.entries.values())
        yield table, one.state


def test_a_record_is_not_given_away_before_the_end(ana):
    table = ana.table("spellbook", "me", "open")
    for path in ("record", "replay", "thought?move=0"):
        assert ana.get(f"/api/tables/{table}/{path}", 409)["error"]["id"] == "table-not-over"
    fork = {"move": 0, "seats": [chair("me"), chair("open")]}
    assert ana.post(f"/api/tables/{table}/fork", fork, 409)["error"]["id"] == "table-not-over"


def test_the_record_replays_to_the_same_end(ana, finished):
    table, state = finished
    answer = ana.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    end = athanor.replay(athanor.loads(answer.text))
    assert end.over
    assert end.scores() == state["result"]["scores"]
    assert end.view(0) == state["view"]


def test_replay_from_any_seat_at_any_move(ana, finished):
    table, state = finished
    text = ana.http.get(f"/api/tables/{table}/record").text
    walked = [s.view(1) for s, _ in athanor.walk(athanor.loads(text))]
    for move in (0, 1, 7, state["move"]):
        shown = ana.get(f"/api/tables/{table}/replay?move={move}&seat=1")
        assert (shown["move"], shown["moves"]) == (move, state["move"])
        assert shown["view"] == walked[move]
        assert [entry["move"] for entry in shown["entries"]] == list(range(state["move"] + 1))
        assert shown["result"] == state["result"]
        assert shown["note"] is None
    nobody = ana.get(f"/api/tables/{table}/replay")
    assert nobody["move"] == state["move"]
    assert ana.get(f"/api/tables/{table}/replay?move=9999", 404)["error"]["id"] == "no-such-move"
    assert ana.get(f"/api/tables/{table}/replay?move=-1", 404)["error"]["id"] == "no-such-move"
    assert ana.get(f"/api/tables/{table}/replay?seat=5", 404)["error"]["id"] == "no-such-seat"
    assert ana.get(f"/api/tables/{table}/replay?move=x", 400)["error"]["id"] == "bad-input"


def test_a_fork_plays_on_with_hidden_things_dealt_anew(ana, blas, stranger, finished):
    table, state = finished
    seats = [chair("me"), chair("open")]
    path = f"/api/tables/{table}/fork"
    assert blas.post(path, {"move": state["move"], "seats": seats}, 409)["error"]["id"] == "fork-over"
    assert blas.post(path, {"move": 3, "seats": seats[:1]}, 400)["error"]["id"] == "fork-seats"
    original = ana.get(f"/api/tables/{table}/replay?move=3")
    forked = blas.post(path, {"move": 3, "seats": seats})
    assert forked["forked_from"] == {"table": table, "move": 3}
    ana.join(forked["id"])
    with blas.sit(forked["id"]) as one, ana.sit(forked["id"]) as other, stranger.sit(forked["id"]) as watching:
        assert watching.first_state()["view"] == original["view"], "what everybody knew is the same"
        assert watching.entries[1]["events"][0] == {"id": "fork-begins", "args": {"move": 3}}
        play_out([one, other], random.Random(9))
        result = one.state["result"]
    again = athanor.loads(ana.http.get(f"/api/tables/{forked['id']}/record").text)
    assert athanor.replay(again).scores() == result["scores"]


async def truth(lobby: Lobby, id: str) -> State:
    async with lobby.at(id) as table:
        assert table.state is not None
        return table.state.clone()


@pytest.mark.parametrize("game", ["alchemists", "trismegistus"])
def test_forks_of_the_same_moment_hide_other_things_behind_other_chance(house, ana, game):
    """Whoever forks has seen how the game went on: neither the hidden cards nor the dice to come may be the same."""
    table = ana.table(game, "me", "Blas")
    for _ in range(3):
        house.call(first_answer(house.lobby, table))
    ana.post(f"/api/tables/{table}/abandon")
    original = house.call(truth(house.lobby, table))
    fork = {"move": 3, "seats": [chair("me"), chair("Blas")]}
    forks = [house.call(truth(house.lobby, ana.post(f"/api/tables/{table}/fork", fork)["id"])) for _ in range(2)]
    assert all(forked.view(None) == original.view(None) for forked in forks)
    worlds = [original, *forks]
    assert len({json.dumps(state.dump()) for state in worlds}) == 3, "hidden things are dealt anew, each time"
    assert len({state.secret for state in worlds}) == 3
    assert all(len(forked.secret) == 16 for forked in forks), "chance is sealed, as at every live table"


async def first_answer(lobby: Lobby, id: str) -> None:
    async with lobby.at(id) as table:
        assert table.state is not None
        seat = table.state.waiting[0]
        await table.answer(seat, table.decisions.numbers[seat], [table.state.legal(seat)[0]])


def test_the_seed_of_a_live_table_has_128_bits(house, ana, monkeypatch):
    monkeypatch.setattr(opening, "new_seed", new_seed)
    seeds = [int(new_seed(), 16) for _ in range(200)]
    assert all(seed.bit_length() == 128 for seed in seeds), "the highest marks it as a secret"
    for bit in range(127):
        assert {seed >> bit & 1 for seed in seeds} == {0, 1}, f"bit {bit} can be foretold"
    state = house.call(truth(house.lobby, ana.table("spellbook", "me", "Blas")))
    assert len(state.secret) == 16
    assert int.from_bytes(state.secret, "big") not in seeds


def test_a_fork_against_bots_starts_at_once(ana, finished):
    table, _ = finished
    forked = ana.post(f"/api/tables/{table}/fork", {"move": 2, "seats": [chair("bot:random"), chair("me")]})
    assert forked["status"] == "playing"
    with ana.sit(forked["id"]) as one:
        play_out([one], random.Random(9))
