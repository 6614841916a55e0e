"""What an operator's programs ask of a server: whether it lives, whether it can serve, what it counts."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from athanor.server import metrics
from athanor.server.meters import Times
from athanor.server.routes import operating
from athanor.server.settings import DATABASE, Settings
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import Person, play_out

TOKEN = "for-the-tests-only"
AS_OPERATOR = {"authorization": f"Bearer {TOKEN}"}
SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"\})? [0-9.e+-]+')


def figures(person: Person) -> dict[str, float]:
    answer = person.http.get("/metrics", headers=AS_OPERATOR)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith("# "):
            assert SAMPLE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


def test_it_lives_and_is_ready(stranger: Person):
    for path, said in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
        answer = stranger.http.get(path)
        assert (answer.status_code, answer.text) == (200, said)
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.sqlite
def test_it_lives_but_is_not_ready_while_nothing_can_be_written(
    own_house: Callable[..., House], visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    house = own_house()
    ana = visit(house, "Ana")
    with closing(sqlite3.connect(house.data / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # as long as this lasts, nobody else writes
        with monkeypatch.context() as patch:
            patch.setattr(operating, "READY_SECONDS", 0.2)
            assert ana.get("/readyz", 503)["error"]["id"] == "database-away"
        assert ana.http.get("/healthz").status_code == 200
        other.execute("ROLLBACK")
    assert ana.http.get("/readyz").status_code == 200


def test_what_is_counted_follows_a_game_and_names_nobody(own_house: Callable[..., House], visit: Visit):
    house = own_house(metrics_token=TOKEN)
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "bot:random")
    with ana.sit(table) as screen:
        screen.first_state()
        before = figures(ana)
        assert before["athanor_live_connections"] == 1
        assert before['athanor_tables{status="playing"}'] == 1
        play_out([screen], random.Random(1))
        answers = sum(entry["kind"] == "move" for entry in screen.entries.values())
    after = figures(ana)
    assert 0 < after["athanor_decision_seconds_count"] <= answers
    assert after["athanor_bot_seconds_count"] > 0
    assert after["athanor_writes_total"] >= after["athanor_commit_seconds_count"] > 0
    assert after["athanor_writer_waiting"] == 0
    assert after['athanor_requests_total{status="2xx"}'] > before['athanor_requests_total{status="2xx"}']
    assert after['athanor_bots_waiting{pool="random"}'] == 0
    told = ana.http.get("/metrics", headers=AS_OPERATOR).text
    assert table not in told
    assert ana.guest["id"] not in told
    assert "Ana" not in told


def test_the_figures_are_for_the_operator_alone(own_house: Callable[..., House], visit: Visit, house: House):
    assert visit(house).get("/metrics", 404)["error"]["id"] == "no-such-page", "there are none without a token"
    closed = visit(own_house(metrics_token=TOKEN))
    for said in ({}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN}, {"authorization": "Bearer é"}):
        headers = {name: value.encode() for name, value in said.items()}
        assert closed.get("/metrics", 401, headers=headers)["error"]["id"] == "metrics-refused"
    assert TOKEN not in repr(Settings(metrics_token=TOKEN))


def test_times_are_counted_below_each_bound():
    times = Times()
    for seconds in (0.0005, 0.001, 0.02, 99.0):
        times.note(seconds)
    lines = list(metrics.times("x", "How long.", times))
    assert lines[:3] == ["# HELP x How long.", "# TYPE x histogram", 'x_bucket{le="0.001"} 2']
    assert lines[-4:] == ['x_bucket{le="30.0"} 3', 'x_bucket{le="+Inf"} 4', "x_sum 99.0215", "x_count 4"]


def test_what_is_private_is_kept_by_nobody_on_the_way(ana: Person):
    table = ana.table("toy", "me", "open")
    for path in ("/api/me", f"/api/tables/{table}", "/api/no-such-thing"):
        assert ana.http.get(path).headers["cache-control"] == "private, no-store", path
    assert ana.http.get("/api/openapi.json").headers["cache-control"] == "private, no-store"


def test_under_https_the_public_address_is_remembered_as_secure(own_house: Callable[..., House], visit: Visit):
    stranger = visit(own_house(origins=("https://games.example", "http://old.example")))

    def told(host: str, scheme: str) -> str | None:
        headers = {"host": host, "x-forwarded-proto": scheme}
        secure: str | None = stranger.http.get("/healthz", headers=headers).headers.get("strict-transport-security")
        return secure

    assert told("games.example", "https") == "max-age=31536000"
    assert told("games.example", "http") is None
    assert told("old.example", "https") is None
    assert told("127.0.0.1", "https") is None
