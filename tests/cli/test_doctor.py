"""`athanor doctor`: what is in order, what is not and what to do about it; and it changes nothing."""

import json
import socket
import sqlite3
from contextlib import closing
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import athanor
from athanor import bots
from athanor.cli import checkup
from athanor.cli.main import main
from athanor.cli.words import say
from athanor.core import state as engine
from athanor.core.text import LANGUAGES
from athanor.nn import late
from athanor.server.settings import DATABASE, Settings
from athanor.server.store import Store
from tests.cli.terminal import ROOT, at_terminal, reads

Found = list[dict[str, str]]


@pytest.fixture
def examine(tmp_path, capsys, monkeypatch):
    """The findings of one part, and the exit status; the page counts as built."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(checkup, "PAGE", page)

    def run(part: str, *args: str) -> tuple[Found, int]:
        status = main(["doctor", "--json", "--lang", "en", *args])
        found = json.loads(capsys.readouterr().out)["findings"]
        return [each for each in found if each["part"] == part], status

    return run


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def served(tmp_path: Path) -> Path:
    """A data folder that a server has used and left."""
    folder = tmp_path / "served"
    Store(Settings(data=folder)).close()
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_reads_every_part_in_their_language(tmp_path, lang):
    with at_terminal(tmp_path, "doctor", "--lang", lang) as person:
        assert person.over
        parts = {line.split(" = ")[0] for line in texts(lang) if line.startswith("doctor-part-")}
        assert len(parts) == 11
        for part in parts:
            assert f"\n{say(lang, part)}\n" in f"\n{person.seen}", part
        assert reads(person.seen, say(lang, "doctor-terminal", columns=80))


def texts(lang: str) -> list[str]:
    return (ROOT / f"src/athanor/cli/text/doctor.{lang}.ftl").read_text(encoding="utf-8").splitlines()


def test_nothing_is_made_or_changed_by_looking(examine, tmp_path, served):
    nowhere = tmp_path / "nowhere"
    (found,), _ = examine("database", "--data", str(nowhere))
    assert found["state"] == checkup.FINE
    assert str(nowhere / DATABASE) in found["text"]
    assert not nowhere.exists()
    before = files(served)
    examine("database", "--data", str(served))
    assert files(served) == before


def test_a_missing_page_does_not_work_and_the_status_says_so(examine, monkeypatch, tmp_path):
    (found,), status = examine("page")
    assert (found["state"], status) == (checkup.FINE, 0)
    monkeypatch.setattr(checkup, "PAGE", tmp_path / "none")
    (found,), status = examine("page")
    assert (found["state"], status) == (checkup.BROKEN, 1)
    assert "make web" in found["advice"]
    monkeypatch.setattr(checkup, "in_checkout", lambda: False)
    (found,), _ = examine("page")
    assert "wheel" in found["advice"]


def test_the_engine_is_asked_how_it_was_built(examine, monkeypatch):
    monkeypatch.setattr(engine, "__file__", "state.py")
    (found,), status = examine("engine")
    assert (found["state"], status) == (checkup.NOTE, 0)
    assert "make fast" in found["advice"]
    monkeypatch.setattr(engine, "__file__", f"state{EXTENSION_SUFFIXES[0]}")
    (found,), _ = examine("engine")
    assert found["state"] == checkup.FINE


# ---------------------------------------------------------------- the database


def test_a_database_in_order_tells_how_much_is_in_it(examine, served):
    (found,), status = examine("database", "--data", str(served))
    assert (found["state"], status) == (checkup.FINE, 0)
    assert "keeps 0 tables" in found["text"]


@pytest.mark.parametrize(("version", "verdict"), [("0001", (checkup.NOTE, 0)), ("9999", (checkup.BROKEN, 1))])
def test_a_database_of_another_version_is_told(examine, served, version, verdict):
    """An earlier one the server brings up to date by itself; a later one it cannot read."""
    with closing(sqlite3.connect(served / DATABASE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    (found,), status = examine("database", "--data", str(served))
    assert (found["state"], status) == verdict
    assert found["advice"]


@pytest.mark.parametrize("content", [b"", b"no database at all, but long enough to be looked at" * 40])
def test_a_damaged_database_gets_a_sentence(examine, served, content):
    (served / DATABASE).write_bytes(content)
    (found,), status = examine("database", "--data", str(served))
    assert (found["state"], status) == (checkup.BROKEN, 1)
    assert str(served / DATABASE) in found["text"]


def test_an_open_server_is_noticed(examine, tmp_path):
    store = Store(Settings(data=tmp_path / "open"))
    try:
        found, status = examine("database", "--data", str(tmp_path / "open"))
    finally:
        store.close()
    assert [each["text"] for each in found][1:] == [say("en", "doctor-database-in-use")]
    assert status == 0
    found, _ = examine("database", "--data", str(tmp_path / "open"))
    assert len(found) == 1


def test_a_folder_that_is_none_does_not_work(examine, tmp_path):
    (tmp_path / "file").write_text("")
    (found,), status = examine("database", "--data", str(tmp_path / "file" / "server"))
    assert (found["state"], status) == (checkup.BROKEN, 1)


def test_a_taken_port_is_a_note(examine, monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("ATHANOR_PORT", str(taken.getsockname()[1]))
        (found,), status = examine("port")
    assert (found["state"], status) == (checkup.NOTE, 0)
    (found,), _ = examine("port")
    assert found["state"] == checkup.FINE


# ---------------------------------------------------------------- bots


def test_a_damaged_network_is_named(examine, monkeypatch):
    # Other tests may have registered games without a network, which would be a note.
    monkeypatch.setattr(athanor, "games", lambda: ["alchemists", "spellbook", "trismegistus"])
    found, status = examine("bots")
    assert {each["state"] for each in found} == {checkup.FINE}
    assert status == 0

    def damaged(game):
        raise ValueError("weights.npz is damaged")

    monkeypatch.setattr(late, "evaluator_of", damaged)
    found, status = examine("bots")
    assert [each["state"] for each in found].count(checkup.BROKEN) == 3
    assert status == 1


def test_a_broken_bot_of_another_package_is_named(examine, monkeypatch):
    monkeypatch.setattr(bots, "outside_names", lambda: ["no-such-bot"])
    found, status = examine("bots")
    assert status == 1
    assert "no-such-bot" in next(each["text"] for each in found if each["state"] == checkup.BROKEN)


@pytest.mark.parametrize(("encoding", "shows"), [("utf-8", True), ("ascii", False), ("no-such", False)])
def test_letters_that_an_encoding_lacks(encoding, shows):
    assert checkup.can_show(checkup.LETTERS, encoding) is shows
