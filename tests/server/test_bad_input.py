"""Bad input gets a clear error and a limit; never a stack trace, never another table's trouble."""

import json

import pytest
import websockets

from athanor.server.live import understood
from tests.server.people import Json, Screen


@pytest.fixture
def table(ana):
    return ana.table("toy", "me", "open", "bot:random")


@pytest.fixture
def screen(ana, blas, table):
    blas.join(table)
    with ana.sit(table) as screen:
        screen.first_state()
        yield screen


def refused(screen: Screen, raw: str | bytes) -> Json:
    before = len(screen.refused)
    screen.socket.send(raw)
    screen.until(lambda: len(screen.refused) > before)
    message: Json = screen.refused[-1]["message"]
    return message


@pytest.mark.parametrize(
    "raw",
    [
        "", "{", "null", "[]", "42", '"answer"', "{}", '{"type": "dance"}', '{"type": 5}', '{"type": "answer"}',
        '{"type": "answer", "decision": 1, "actions": []}',
        '{"type": "answer", "decision": 1, "actions": "bid 3"}',
        '{"type": "answer", "decision": null, "actions": ["bid 3"]}',
        '{"type": "answer", "decision": 1, "actions": ["bid 3"], "seat": "me"}',
        '{"type": "answer", "decision": 1, "actions": ["bid 3"], "cheat": true}',
        '{"type": "answer", "decision": 1, "actions": [' + '"bid 3",' * 100 + '"bid 3"]}',
        '{"type": "answer", "decision": 1, "actions": [3]}',
        '{"type": "tell", "what": "everything", "action": "bid 1"}', '{"type": "tell", "what": "why", "action": 3}',
        '{"type": "chat"}', '{"type": "look"}', "NaN", "[" * 1000, '{"type": "undo", "ref": {"a": 1}}',
        b"\xff\xfe\x00", b'{"type": "undo"',
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_sentence(screen, raw):
    message = refused(screen, raw)
    assert message["id"] == "bad-message"
    screen.say(type="ping", ref="still there")
    screen.until(lambda: "still there" in screen.heard[-1])


def test_huge_numbers_and_long_texts(screen):
    assert refused(screen, json.dumps({"type": "chat", "text": "x" * 20_000}))["id"] == "message-too-long"
    nines = "9" * 4000
    answer = f'{{"type": "answer", "decision": {nines}, "actions": ["bid 1"]}}'
    for raw in (answer, f'{{"type": "look", "seat": {nines}}}'):
        assert refused(screen, raw)["id"] == "bad-message"
    assert screen.refusal(type="answer", decision=2**53, actions=["bid 1"]) == "answer-stale"
    assert refused(screen, json.dumps({"type": "tell", "what": "why", "action": "x" * 101}))["id"] == "bad-message"
    assert screen.ask_for(what="why", action="x" * 100)["id"] == "no-such-action"


def test_a_message_beyond_all_bounds_ends_the_connection(screen):
    screen.socket.send("x" * 1_000_000)
    assert screen.hear_the_end() in (1009, None)


def test_numbers_that_no_sentence_can_hold(ana, table):
    """Babel cannot write them out, so they must be refused before anybody tries."""
    huge = "1" + "0" * 30
    ana.post(f"/api/tables/{table}/abandon")
    for what in (f"replay?seat={huge}", f"replay?move={huge}", f"drawing?lang=en&width=80&name=A&seat={huge}"):
        assert ana.get(f"/api/tables/{table}/{what}", 400)["error"]["id"] == "bad-input"
    answer = ana.post(f"/api/tables/{table}/seats/{huge}", {"kind": "open"}, 400)
    assert answer["error"]["id"] == "bad-input"


def test_an_unknown_table(ana):
    for path in ("", "/record", "/replay"):
        assert ana.get(f"/api/tables/nowhere{path}", 404)["error"]["id"] == "no-such-table"
    for path in ("join", "leave", "rematch", "abandon"):
        assert ana.post(f"/api/tables/nowhere/{path}", status=404)["error"]["id"] == "no-such-table"
    with pytest.raises(websockets.InvalidStatus) as refusal:
        ana.sit("nowhere")
    assert refusal.value.response.status_code == 404
    assert json.loads(refusal.value.response.body)["error"]["id"] == "no-such-table"


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://[",
        "http://@",
        "http://127.0.0.1:1",
        "https://127.0.0.1",
        "http://localhost.evil.example",
    ],
)
def test_a_wrong_origin_is_turned_away(ana, table, origin):
    error = ana.post("/api/me", {"name": "Eve"}, 403, headers={"origin": origin})
    assert error["error"]["id"] == "wrong-origin"
    with pytest.raises(websockets.InvalidStatus) as refusal:
        ana.sit(table, Origin=origin)
    assert refusal.value.response.status_code == 403


def test_the_right_origins(own_house, visit):
    house = own_house(origins=("https://games.example",))
    ana = visit(house, "Ana")
    for headers in (
        {"origin": house.address},
        {"origin": "https://games.example"},
        {"origin": "https://games.example", "host": "games.example"},
        {},
    ):
        ana.post("/api/me", {"name": "Ana"}, headers=headers)


BRACKETED = ("[evil.example]", "[evil.example]:80", "[e:vil]", "[::1].evil.example", "[::1", "[]")


def test_a_name_that_is_not_ours_is_no_way_in(ana):
    """Otherwise a page could give its own name this machine's address, and be our own page to the browser."""
    for host in ("evil.example", "evil.example:80", "", "[", ":", "127.0.0.1.evil.example", *BRACKETED):
        answer = ana.http.get("/api/me", headers={"host": host})
        assert answer.status_code in (400, 403), host
    for host in ("localhost:1", "127.0.0.1", "[::1]:8400", "192.168.1.20:8400", "kitchen", "kitchen.local:8400"):
        assert ana.http.get("/api/me", headers={"host": host}).status_code == 200, host


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/me", b"{", 400),
        ("/api/me", b"", 400),
        ("/api/me", b"[1]", 400),
        ("/api/me", b'{"name": 5}', 400),
        ("/api/me", b'{"name": "Ana", "admin": true}', 400),
        ("/api/me", b"\xff\xff", 400),
        ("/api/tables", b'{"game": "toy"}', 400),
        ("/api/tables", b'{"game": "toy", "seats": []}', 400),
        ("/api/tables", b'{"game": "toy", "seats": [{"kind": "king"}]}', 400),
        ("/api/tables", b'{"game": "toy", "options": [], "seats": [{"kind": "me"}]}', 400),
        ("/api/tables/x/seats/one", b'{"kind": "open"}', 400),
        ("/api/nothing", b"{}", 404),
        ("/api/games", b"{}", 404),
        ("/somewhere", b"{}", 405),
    ],
)
def test_bad_requests(ana, path, body, status):
    answer = ana.http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"error", "text"}
    assert "Traceback" not in answer.text


def test_a_huge_request(ana):
    answer = ana.http.post("/api/me", json={"name": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "message-too-long"
    chunks = (b"x" for _ in range(10))
    assert ana.http.post("/api/me", content=chunks).status_code == 413


def test_flooding_a_connection(own_house, visit):
    house = own_house(socket_burst=10, socket_rate=5)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        for _ in range(300):
            one.say(type="ping")
        assert one.hear_the_end() == 1008
        assert one.refused[0]["message"]["id"] == "too-fast"
        other.play("bid 1")


def test_flooding_with_requests(own_house, visit):
    house = own_house(request_burst=5.5, request_rate=0.01)
    ana = visit(house, "Ana")
    answers = [ana.http.post("/api/me", json={"name": "Ana"}) for _ in range(10)]
    assert [answer.status_code for answer in answers].count(429) == 6
    assert answers[-1].json()["error"]["id"] == "too-fast"
    assert ana.http.get("/api/me").status_code == 200, "looking costs little"
    assert 429 in [ana.http.get("/api/me").status_code for _ in range(10)]
    assert ana.http.get("/").status_code != 429, "the page itself costs nothing"


def test_too_many_connections_from_one_address(own_house, visit):
    house = own_house(sockets_per_address=2)
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "open")
    with ana.sit(table), ana.sit(table):
        with pytest.raises(websockets.InvalidStatus) as refusal:
            ana.sit(table)
        assert refusal.value.response.status_code == 429


def test_a_client_that_does_not_listen_is_dropped_and_holds_nobody_up(house, ana, blas, monkeypatch):
    from athanor.server import live

    monkeypatch.setattr(live, "MOST_WAITING", 20)
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table) as one:
        one.first_state()
        client = next(iter(house.lobby.loaded(table).clients))

        async def burst() -> None:
            for _ in range(30):
                client.put('{"type":"pong","ref":null}')

        house.call(burst())
        assert one.hear_the_end() == 1012
    monkeypatch.undo()
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        one.play("bid 1")


def test_a_fault_at_one_table_is_a_sentence_and_no_other_tables_trouble(house, ana, blas, monkeypatch):
    from tests.toy.turns import Bid

    broken, fine = ana.table("toy", "me", "open", laps=1), ana.table("toy", "me", "open", laps=2)
    blas.join(broken)
    blas.join(fine)
    original = Bid.resolve_by

    def fails(self, s, action, seat):
        s.coins[0] = 0
        if s.options["laps"] == 1:
            raise RuntimeError("a fault in the rules")
        original(self, s, action, seat)

    with ana.sit(broken) as one, ana.sit(fine) as other:
        before = one.first_state()
        other.first_state()
        monkeypatch.setattr(Bid, "resolve_by", fails)
        one.say(type="answer", decision=one.asked["decision"], actions=["bid 0"])
        one.drain()
        monkeypatch.undo()
        other.play("bid 0")
    with ana.sit(broken) as one:
        assert one.first_state() == before, "read again from what is certain"
        one.play("bid 0")


def test_understanding_is_strict_about_what_it_takes():
    said = understood('{"type": "answer", "decision": 1, "actions": ["bid 3"], "ref": 7}')
    assert (said.type, said.decision, said.actions, said.seat, said.ref) == ("answer", 1, ["bid 3"], None, 7)
