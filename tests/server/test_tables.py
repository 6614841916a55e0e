"""The life of a table: made, joined, left, given away, ended, played again."""

import random
from typing import Any

import pytest

from athanor.server import lobby as lobby_module
from athanor.server.guests import DAY
from athanor.server.lobby import Lobby
from tests.server.people import Json, Person, chair, play_out
from tests.waiting import wait_until


def shown(person: Person, table: str) -> Json:
    found: Json = person.get(f"/api/tables/{table}")
    return found


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_starts_when_no_seat_is_open(ana, blas):
    table = ana.table("spellbook", "me", "open", "bot:heuristic")
    before = shown(ana, table)
    assert (before["status"], kinds(before), before["mine"]) == ("open", ["person", "open", "bot"], True)
    with ana.sit(table) as screen:
        screen.until(lambda: screen.table)
        screen.drain()
        assert screen.state is None, "before the start there is no state"
        assert screen.refusal(type="answer", decision=1, actions=["bid 1"]) == "table-is-open"
        blas.join(table)
        screen.first_state()
        assert screen.table["status"] == "playing"
        assert screen.entries[1]["kind"] == "start"
    after = shown(blas, table)
    assert [seat["mine"] for seat in after["seats"]] == [False, True, False]
    assert [seat["name"] for seat in after["seats"]] == ["Ana", "Blas", None]
    assert not after["mine"]


def test_my_tables_newest_first_with_whose_turn(ana, blas):
    first = ana.table("spellbook", "me", "open")
    second = ana.table("spellbook", "me")
    assert [table["id"] for table in ana.get("/api/tables")] == [second, first]
    assert ana.get("/api/tables")[0]["your_turn"] is True
    assert blas.get("/api/tables") == []
    blas.join(first)
    assert [table["id"] for table in blas.get("/api/tables")] == [first]
    turns = [person.get("/api/tables")[0]["your_turn"] for person in (ana, blas)]
    assert sorted(turns) == [False, True]


def test_strangers_have_no_tables_and_make_none(stranger):
    assert stranger.get("/api/tables") == []
    refused = stranger.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}, 401)
    assert refused == {"error": {"id": "guest-needed", "args": {}}, "text": "Say your name first."}


@pytest.mark.parametrize(
    ("game", "seats", "options", "status", "id"),
    [
        ("chess", ["me"], {}, 404, "unknown-game"),
        ("spellbook", ["me"] + ["open"] * 4, {}, 400, "option-players"),
        ("spellbook", ["me", "open"], {"colour": 1}, 400, "option-unknown"),
        ("spellbook", ["me", "open"], {"handicap": 3}, 400, "option-handicap-solo"),
        ("toy", ["me", "open"], {"laps": "many"}, 400, "option-bad-number"),
        ("spellbook", ["me", "bot:deep"], {}, 400, "bot-unknown"),
        ("spellbook", ["me", "me"], {}, 400, "seat-me-twice"),
        ("spellbook", ["me", " "], {}, 400, "seat-name-empty"),
    ],
)
def test_tables_that_cannot_be(ana, game, seats, options, status, id):
    body = {"game": game, "seats": [chair(seat) for seat in seats], "options": options}
    refused = ana.post("/api/tables", body, status)
    assert refused["error"]["id"] == id
    assert refused["text"]


def test_errors_speak_the_readers_language(ana):
    def text(languages: str) -> Any:
        return ana.get("/api/tables/nowhere", 404, headers={"accept-language": languages})["text"]

    assert text("es-MX,es;q=0.9") == "Esa mesa no existe. Quizá el enlace esté incompleto."
    assert text("de, fr;q=0.5, en;q=0.1").startswith("Cette table")
    assert text("ja;q=oops") == text("")


def test_joining(ana, blas, visit, house):
    table = ana.table("spellbook", "me", "open", "open")
    assert blas.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["error"]["id"] == "seat-taken"
    assert blas.post(f"/api/tables/{table}/join", {"seat": 9}, 404)["error"]["id"] == "no-such-seat"
    assert kinds(blas.post(f"/api/tables/{table}/join", {"seat": 2})) == ["person", "open", "person"]
    assert kinds(blas.post(f"/api/tables/{table}/join")) == ["person", "open", "person"], "once is enough"
    visit(house, "Chloé").join(table)
    assert visit(house, "Dov").post(f"/api/tables/{table}/join", status=409)["error"]["id"] == "table-full"


def test_leaving_before_the_start_opens_the_seat(ana, blas):
    table = ana.table("spellbook", "me", "open", "open")
    blas.join(table)
    assert kinds(blas.post(f"/api/tables/{table}/leave")) == ["person", "open", "open"]
    assert blas.post(f"/api/tables/{table}/leave", status=409)["error"]["id"] == "not-seated"


def test_a_leavers_seat_waits_and_can_be_taken_again(ana, blas, visit, house):
    table = ana.table("toy", "me", "open")
    blas.join(table)
    left = blas.post(f"/api/tables/{table}/leave")
    assert left["seats"][1]["left"]
    with blas.sit(table) as screen:
        screen.first_state()
        assert screen.state["seat"] is None, "whoever left looks on like anybody else"
        chloe = visit(house, "Chloé")
        assert chloe.post(f"/api/tables/{table}/join", status=409)["error"]["id"] == "table-full"
        blas.join(table)
        screen.until(lambda: screen.state["seat"] == 1)
        assert screen.entries[1]["events"], "the log comes again, as that seat may hear it"


def test_a_leavers_seat_is_given_to_a_bot_or_a_friend(ana, blas, visit, house):
    chloe = visit(house, "Chloé")
    table = ana.table("toy", "me", "open", "open", laps=1)
    blas.join(table)
    chloe.join(table)
    give = f"/api/tables/{table}/seats/1"
    assert chloe.post(give, {"kind": "open"}, 403)["error"]["id"] == "seat-not-yours-to-give"
    assert ana.post(give, {"kind": "bot", "bot": "random"}, 403)["error"]["id"] == "seat-not-yours-to-give"
    blas.post(f"/api/tables/{table}/leave")
    assert chloe.post(give, {"kind": "open"}, 403)["error"]["id"] == "seat-secrets-not-yours"
    assert kinds(blas.post(give, {"kind": "open"})) == ["person", "open", "person"]
    dov = visit(house, "Dov")
    dov.join(table)
    assert shown(dov, table)["seats"][1] | {"here": False} == {
        "seat": 1, "kind": "person", "name": "Dov", "bot": None, "mine": True, "here": False, "left": False,
        "stop": False, "hints": 0, "shown": None,
    }  # fmt: skip
    dov.post(f"/api/tables/{table}/leave")
    assert kinds(ana.post(give, {"kind": "bot", "bot": "random"})) == ["person", "bot", "person"]
    with ana.sit(table) as one, chloe.sit(table) as three:
        play_out([one, three], random.Random(1))
        assert one.state["result"]["lines"] == ["Ana", None, "Chloé"]


async def silent_for(lobby: Lobby, id: str, days: float) -> None:
    """As if nothing had happened at the table for so long."""
    async with lobby.at(id) as table:
        table.info.touched -= days * DAY


def test_the_seat_of_somebody_long_gone(house, ana, blas):
    table = ana.table("spellbook", "me", "open")
    blas.join(table)
    give = f"/api/tables/{table}/seats/1"
    ana.post(give, {"kind": "bot", "bot": "random"}, 403)
    house.call(silent_for(house.lobby, table, 2 * house.settings.patience_days))
    with blas.sit(table) as screen:
        screen.first_state()
        ana.post(give, {"kind": "bot", "bot": "random"}, 403)
    wait_until(lambda: not shown(ana, table)["seats"][1]["here"])
    assert kinds(ana.post(give, {"kind": "bot", "bot": "random"})) == ["person", "bot"]


def test_agreeing_to_stop(ana, blas):
    table = ana.table("spellbook", "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        assert ana.post(f"/api/tables/{table}/abandon")["status"] == "playing"
        other.until(lambda: other.table["seats"][0]["stop"])
        assert blas.post(f"/api/tables/{table}/abandon")["status"] == "abandoned"
        one.until(lambda: one.table["status"] == "abandoned" and one.state["ask"] is None)
        assert one.state["result"] is None
        assert one.refusal(type="answer", decision=1, actions=["bid 1"]) == "table-is-abandoned"
        assert one.refusal(type="undo") == "table-is-abandoned"
    assert ana.post(f"/api/tables/{table}/leave", status=409)["error"]["id"] == "table-is-abandoned"
    assert ana.get(f"/api/tables/{table}/replay?move=0")["view"]


def test_playing_on_takes_the_wish_to_stop_back(ana, blas):
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        ana.post(f"/api/tables/{table}/abandon")
        one.play("bid 0")
        other.until(lambda: other.state["number"] == 2 and not other.table["seats"][0]["stop"])
        assert blas.post(f"/api/tables/{table}/abandon")["status"] == "playing"


def test_playing_on_leaves_the_others_wish_to_stop(ana, blas):
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        blas.post(f"/api/tables/{table}/abandon")
        one.until(lambda: one.table["seats"][1]["stop"])
        one.play("bid 0")
        assert shown(ana, table)["seats"][1]["stop"]
        assert ana.post(f"/api/tables/{table}/abandon")["status"] == "abandoned"


def test_a_table_is_ended_before_it_began(ana, blas):
    table = ana.table("spellbook", "me", "open", "open")
    blas.join(table)
    assert blas.post(f"/api/tables/{table}/abandon", status=403)["error"]["id"] == "not-the-maker"
    assert ana.post(f"/api/tables/{table}/abandon")["status"] == "abandoned"
    assert blas.post(f"/api/tables/{table}/join", status=409)["error"]["id"] == "table-is-abandoned"


def test_silent_tables_end(own_house, visit, monkeypatch):
    """The clock goes on from where it was last kept: it takes a few rounds until they were touched before now."""
    monkeypatch.setattr(lobby_module, "ROUND_SECONDS", 0.1)
    house = own_house()
    ana = visit(house, "Ana")
    open_, running = ana.table("spellbook", "me", "open"), ana.table("spellbook", "me")
    house = own_house(again=house, abandon_days=0)
    again = visit(house)
    again.http.cookies.update(ana.http.cookies)
    wait_until(lambda: {table["status"] for table in again.get("/api/tables")} == {"abandoned"})
    assert {table["id"] for table in again.get("/api/tables")} == {open_, running}


def test_a_rematch_is_the_same_for_everybody(ana, blas, stranger):
    table = ana.table("toy", "me", "open", "bot:random", laps=1)
    blas.join(table)
    assert ana.post(f"/api/tables/{table}/rematch", status=409)["error"]["id"] == "table-not-over"
    with ana.sit(table) as one, blas.sit(table) as other:
        play_out([one, other], random.Random(1))
        again = blas.post(f"/api/tables/{table}/rematch")
        one.until(lambda: one.table["rematch"] == again["id"])
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert kinds(again) == ["person", "person", "bot"]
    assert again["status"] == "playing"
    assert again["options"]["laps"] == 1
    assert stranger.post(f"/api/tables/{table}/rematch", status=401)
    with ana.sit(again["id"]) as one:
        assert one.first_state()["seat"] == 0


def test_chat_and_mute(ana, blas, stranger):
    table = ana.table("spellbook", "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other, stranger.sit(table) as watching:
        for screen in (one, other, watching):
            screen.first_state()
        other.say(type="chat", text="  ¡Hola! 🙂\x00 ")
        one.until(lambda: one.lines)
        line = one.lines[0]
        assert (line["text"], line["name"], line["guest"]) == ("¡Hola! 🙂", "Blas", blas.guest["id"])
        watching.until(lambda: watching.lines)
        assert watching.refusal(type="chat", text="me too") == "guest-needed"
        assert other.refusal(type="chat", text="x" * 501) == "chat-long"
        assert other.refusal(type="chat", text=" \n ") == "chat-empty"
        assert other.refusal(type="mute", guest=ana.guest["id"]) == "not-the-maker"
        assert one.refusal(type="mute", guest="nobody") == "no-such-guest"
        one.say(type="mute", guest=blas.guest["id"])
        one.say(type="ping")
        one.until(lambda: '"pong"' in one.heard[-1])
        assert other.refusal(type="chat", text="again") == "chat-muted"
        one.say(type="mute", guest=blas.guest["id"], on=False)
        one.say(type="chat", text="sorry")
        other.until(lambda: len(other.lines) == 2)
        other.say(type="chat", text="fine")
        one.until(lambda: len(one.lines) == 3)
    with ana.sit(table) as one:
        one.first_state()
        assert [line["text"] for line in one.lines] == ["¡Hola! 🙂", "sorry", "fine"]
