"""Whatever address is asked for: a sentence, one line of log at most, and a limit."""

from __future__ import annotations

import logging
import socket

import pytest

from athanor.server import logs
from athanor.server.addresses import network
from athanor.server.connections import Doorway
from athanor.server.settings import Settings
from tests.server.house import House, Process
from tests.server.people import Person
from tests.waiting import PATIENCE


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "x" * 1_900, 200),
        ("/" + "x" * 5_000, 414),
        ("/assets/" + "x" * 300 + ".js", 404),
        ("/assets/%00.js", 400),
        ("/%00", 400),
        ("/table/%0a", 400),
        ("/api/tables/%00", 400),
        ("/api/tables/" + "x" * 3_000, 414),
        ("/api/me?" + "x" * 3_000, 414),
        ("/move/" + "x" * 1_500, 200),
        ("/api/links/" + "x" * 1_500, 200),
        ("/of/toy/x/" + "y" * 1_500, 404),
        ("/api/texts/" + "x" * 1_500 + "/en", 404),
        ("/api/lessons/" + "x" * 1_500, 404),
    ],
)
def test_no_address_is_a_fault(stranger, path, status, caplog):
    answer = stranger.http.get(path)
    assert answer.status_code in (status, 503 if status == 200 else status), "503: the page was not built"
    assert "Traceback" not in answer.text
    assert not caplog.records
    if status in (400, 414):
        assert answer.json()["error"]["id"] in ("bad-address", "address-too-long")


def test_a_refused_address_is_told_in_the_readers_language(stranger):
    told = stranger.http.get("/%00", headers={"accept-language": "es"}).json()
    assert told["text"].startswith("Esta dirección contiene signos")


def test_pages_have_a_limit_too(own_house, visit):
    house = own_house(page_burst=5.5, page_rate=0.01)
    somebody = visit(house)
    answers = [somebody.http.get("/games") for _ in range(8)]
    assert [answer.status_code for answer in answers].count(429) == 3
    assert answers[-1].json()["error"]["id"] == "too-fast"
    assert somebody.http.get("/api/me").status_code == 200, "who plays is counted apart"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "?"),
        ("", "?"),
    ],
)
def test_one_household_is_counted_as_one(address, counted):
    assert network(address) == counted


# ---------------------------------------------------------------- connections


def heard(connection: socket.socket) -> bytes:
    """All that is said until the other side hangs up."""
    connection.settimeout(PATIENCE)
    said = b""
    while part := connection.recv(4096):
        said += part
    return said


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_who_does_not_finish_a_request_is_left(own_house, begun):
    house = own_house(request_seconds=0.2)
    with socket.create_connection(("127.0.0.1", house.port)) as slow:
        slow.sendall(begun)
        heard(slow)


def test_a_connection_that_was_used_ends_when_nothing_more_is_asked(own_house, visit):
    house = own_house(request_seconds=0.2)
    with socket.create_connection(("127.0.0.1", house.port)) as kept:
        kept.sendall(f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
        assert heard(kept).startswith(b"HTTP/1.1 200")


def test_a_live_connection_has_no_such_deadline(own_house, visit):
    house = own_house(request_seconds=0.2)
    ana = visit(house, "Ana")
    with ana.sit(ana.table("toy", "me", "open")) as one:
        with socket.create_connection(("127.0.0.1", house.port)) as slow:
            heard(slow)  # its deadline was later than that of the live one
        one.say(type="ping", ref=1)
        one.until(lambda: one.heard and "pong" in one.heard[-1])


def test_there_is_a_most_of_connections(own_house, visit):
    house = own_house(connections=3)
    held = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(3)]
    try:
        with socket.create_connection(("127.0.0.1", house.port)) as one_more:
            told = heard(one_more)
        assert told.startswith(b"HTTP/1.1 429")
        assert b"too-many-connections" in told
    finally:
        for each in held:
            each.close()
    assert visit(house).http.get("/api/me").status_code == 200


def test_one_network_cannot_take_them_all():
    doorway = Doorway(Settings(connections=10, connections_per_address=2), proxies="192.0.2.1")
    assert [doorway.enter("198.51.100.9") for _ in range(3)] == [True, True, False]
    assert doorway.enter("2001:db8::/64")
    assert [doorway.enter("192.0.2.1") for _ in range(4)] == [True] * 4, "a proxy brings many people"
    doorway.leave("198.51.100.9")
    assert doorway.enter("198.51.100.9")
    for _ in range(3):
        doorway.enter("192.0.2.1")
    assert not doorway.enter("2001:db8::/64"), "there is a most for all"


# ---------------------------------------------------------------- the log


def record(said: str, *args: object, name: str = "athanor.server") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, __file__, 1, said, args, None)


def test_a_line_is_one_line_and_bounded():
    line = logs.Lines().format(record("the path %s failed", "/a\nERROR forged\r\x1b[2J" + "x" * 50_000))
    assert "\n" not in line
    assert "\x1b" not in line
    assert "signs)" in line
    assert len(line) < 3_000


def test_a_trace_is_bounded_and_keeps_its_end():
    try:
        raise ValueError("y" * 20_000 + " the end")
    except ValueError as wrong:
        told = record("failed")
        told.exc_info = (type(wrong), wrong, wrong.__traceback__)
    line = logs.Lines().format(told)
    assert line.endswith("the end")
    assert len(line) < logs.LONGEST_TRACE + logs.LONGEST


def test_a_flood_of_the_same_is_written_a_few_times():
    kept = logs.Repeated(at_once=3, a_second=0)
    assert sum(kept.filter(record("%s failed", number)) for number in range(1_000)) == 3
    assert kept.filter(record("something else"))
    kept._kinds["athanor.server", "%s failed"].level = 1  # some time later
    again = record("%s failed", "once more")
    assert kept.filter(again)
    assert "997 more" in logs.Lines().format(again)


def test_a_program_can_read_the_log():
    token = logs.REQUEST.set("ab12")
    try:
        line = logs.JsonLines().format(record("bot %s is slow", "“x”"))
    finally:
        logs.REQUEST.reset(token)
    assert '"request": "ab12"' in line
    assert '"message": "bot “x” is slow"' in line


def test_a_request_has_an_id_that_the_log_knows(house: House, visit, monkeypatch, capsys):
    handler = logging.StreamHandler()
    handler.setFormatter(logs.Lines())
    lines: list[str] = []
    monkeypatch.setattr(handler, "emit", lambda told: lines.append(handler.format(told)))
    logger = logging.getLogger("athanor.server")
    logger.addHandler(handler)
    somebody: Person = visit(house)
    monkeypatch.setattr("athanor.server.routes.games.registered", lambda: 1 / 0)
    try:
        answer = somebody.http.get("/api/games")
    finally:
        logger.removeHandler(handler)
    assert answer.status_code == 500
    assert f"[{answer.headers['x-request-id']}]" in lines[0]


def test_a_flood_of_bad_requests_leaves_a_short_log(tmp_path, capfd):
    server = Process(tmp_path / "data")
    for number in range(200):
        with socket.create_connection(("127.0.0.1", server.port)) as odd:
            odd.sendall(f"{number} nonsense\r\n\r\n".encode() + b"\xff" * 3_000)
            heard(odd)
    server.stop()
    assert len(capfd.readouterr().err) < 10_000
