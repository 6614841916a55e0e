"""The same server on PostgreSQL: a sample of play, what PostgreSQL alone can do to it, and the way there from SQLite.

`make test-long` runs the server's other tests on PostgreSQL too (`ATHANOR_TEST_STORE=postgres`).
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import athanor
from athanor.cli.main import main
from athanor.server import postgres as server_postgres
from athanor.server.postgres import WRITER_LOCK, open_postgres
from athanor.server.schema import META
from athanor.server.settings import Settings
from athanor.server.store import Store
from tests.postgres import PASSWORD, USER, Postgres, found, other_user, postgres
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import play_out
from tests.server.test_restart import back, begun, some_moves
from tests.versions import kept
from tests.waiting import wait_until


@pytest.fixture
def address() -> str:
    """An empty database."""
    return postgres().new_database()


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL of one's own, to be killed."""
    running = Postgres(found()[0])
    yield running
    running.close()


def test_a_game_is_played_to_its_end_over_a_restart(own_house: Callable[..., House], visit: Visit, address: str):
    house, ana, blas, table, one, _ = begun(lambda: own_house(postgres=address), visit, "spellbook")
    assert not list(house.data.glob("*")), "nothing is kept in the folder"
    house = own_house(again=house, postgres=address)
    ana, blas = back(visit, house, ana), back(visit, house, blas)
    with ana.sit(table) as screen, blas.sit(table) as other:
        assert screen.first_state() == one.state
        assert screen.entries == one.entries
        play_out([screen, other], random.Random(8))
        end = athanor.replay(athanor.loads(ana.http.get(f"/api/tables/{table}/record").text))
        assert end.scores() == screen.first_state()["result"]["scores"]


def test_the_migrations_lead_to_the_schema_there_too(address: str):
    store = Store(Settings(postgres=address))
    with store._database.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, META) == []
    store.close()


def test_a_commit_waits_for_the_disk_and_questions_change_nothing(address: str):
    database = open_postgres(address)
    with database.writing.connect() as writing, database.reading.connect() as reading:
        assert writing.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        assert reading.exec_driver_sql("SHOW transaction_isolation").scalar() == "repeatable read"
        assert reading.exec_driver_sql("SHOW transaction_read_only").scalar() == "on"
    database.close()


def test_a_second_server_is_kept_off_the_same_database(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(server_postgres, "LOCK_SECONDS", 0.1)
    store = Store(Settings(postgres=address))
    with pytest.raises(athanor.AthanorError, match="Another Athanor server is using the database"):
        Store(Settings(postgres=address))
    store.close()
    Store(Settings(postgres=address)).close()


def test_whoever_lost_the_connection_cannot_write_while_another_has_the_lock(
    own_house: Callable[..., House], visit: Visit, address: str
):
    """The server was cut off, and somebody else has begun to write: it can only ask."""
    house = own_house(postgres=address)
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "open")
    end = "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
    end += "WHERE locktype = 'advisory' AND datname = current_database()"
    taken = f"SELECT pg_try_advisory_lock({WRITER_LOCK})"
    with postgres().session(address.rpartition("/")[2]) as ask:
        assert ask(end) == [[True]]
        wait_until(lambda: ask(taken) == [[True]])
        assert ana.post("/api/me", {"name": "Anita"}, 503)["error"]["id"] == "database-away"
        assert ana.post(f"/api/tables/{table}/leave", status=503)["error"]["id"] == "database-away"
        assert ana.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ana"
    wait_until(lambda: ana.http.post("/api/me", json={"name": "Anita"}).status_code == 200)


def test_play_goes_on_after_postgresql_was_killed(own_house: Callable[..., House], visit: Visit, mortal: Postgres):
    house = own_house(postgres=mortal.new_database())
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        some_moves([one, other], random.Random(7), 4)
        heard = dict(one.entries)
        mortal.kill()
        able = next(screen for screen in (one, other) if set(screen.choices()) - {"withdraw"})
        ask = able.asked
        assert ask is not None
        able.say(type="answer", decision=ask["decision"], actions=[able.choices()[0]], ref="lost")
        assert able.hear_the_end() == 1012, "told to come back"
        assert all(refused["message"]["id"] == "database-away" for refused in able.refused)
        answer = ana.http.post("/api/me", json={"name": "Anita"}, headers={"Accept-Language": "es"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "database-away")
        assert answer.json()["text"].startswith("Ahora mismo no se pueden guardar partidas")
    mortal.start()
    wait_until(lambda: ana.http.post("/api/me", json={"name": "Anita"}).status_code == 200)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        assert {number: one.entries[number] for number in heard} == heard
        play_out([one, other], random.Random(8))


# ---------------------------------------------------------------- the way there


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(["admin", *words, "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out + said.err


def test_an_installation_moves_with_everything(
    own_house: Callable[..., House],
    visit: Visit,
    address: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    house, ana, blas, table, one, _ = begun(lambda: own_house(postgres=""), visit, "toy")
    ana.http.put(f"/api/tables/{table}/notes", json={"notes": {"a": 1}})
    house.close()
    data = str(house.data)
    assert admin(capsys, "migrate-store", "--data", data) == (
        2,
        "Name the database to move to: ATHANOR_POSTGRES=postgresql://user:password@localhost/athanor\n",
    )
    monkeypatch.setenv("ATHANOR_POSTGRES", address)
    status, said = admin(capsys, "migrate-store", "--data", data)
    assert status == 0
    assert said.startswith("One table and 2 guests have moved: ")
    assert PASSWORD not in said
    status, said = admin(capsys, "migrate-store", "--data", data)
    assert status == 2
    assert said.endswith("has games already. Nothing was moved.\n")
    house = House(house.data / "unused", postgres=address)
    ana, blas = back(visit, house, ana), back(visit, house, blas)  # the same cookies: the key has moved too
    with ana.sit(table) as screen, blas.sit(table) as others:
        assert screen.first_state() == one.state
        assert screen.entries == one.entries
        play_out([screen, others], random.Random(8))
    house.close()


def test_an_installation_of_0_1_0_moves(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    kept.database(tmp_path)
    monkeypatch.setenv("ATHANOR_POSTGRES", address)
    status, said = admin(capsys, "migrate-store", "--data", str(tmp_path))
    assert status == 0, said
    store = Store(Settings(postgres=address))
    assert len(store.key) == 32
    store.close()


def test_there_must_be_something_to_move(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("ATHANOR_POSTGRES", address)
    status, said = admin(capsys, "migrate-store", "--data", str(tmp_path / "none"))
    assert (status, "There is nothing to move" in said) == (2, True)
    assert not (tmp_path / "none").exists()


def test_doctor_looks_at_it_and_changes_nothing(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    def told() -> str:
        main(["doctor", "--lang", "en"])
        return " ".join(capsys.readouterr().out.split())

    monkeypatch.setenv("ATHANOR_POSTGRES", address)
    assert "nothing is kept there yet" in told()
    store = Store(Settings(postgres=address))
    assert "0 tables" in told()
    store.close()
    monkeypatch.setenv("ATHANOR_POSTGRES", address.replace(PASSWORD, "wrong-secret"))
    said = told()
    assert "cannot be used for games" in said
    assert "wrong-secret" not in said


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    "wrong",
    [
        "nonsense",
        "mysql://u:secret@localhost/x",
        "postgresql://u:secret@localhost",
        "postgresql:///x",
        "postgresql://u:secret@localhost:many/x",
        "postgresql://u:secret@localhost/x?host=elsewhere",
        "postgresql://u:secret@localhost/x?sslmode=require",
    ],
)
def test_an_address_that_names_no_database_gets_a_sentence(wrong: str):
    with pytest.raises(athanor.AthanorError, match="does not name a database") as refused:
        Store(Settings(postgres=wrong))
    assert "secret" not in str(refused.value)


def test_a_database_that_cannot_be_reached_gets_a_sentence_without_the_password(address: str):
    place = address.replace(PASSWORD, "wrong-secret")
    for wrong in (place, "postgresql://athanor:wrong-secret@127.0.0.1:1/x"):
        with pytest.raises(athanor.AthanorError, match="cannot be used for games") as refused:
            Store(Settings(postgres=wrong))
        assert "wrong-secret" not in str(refused.value)
    assert "wrong-secret" not in repr(Settings(postgres=place))


@pytest.mark.skipif(os.name != "posix", reason="sockets in folders are POSIX")
def test_over_a_socket_in_a_folder(address: str):
    running = postgres()
    name = address.rpartition("/")[2]
    Store(Settings(postgres=f"postgresql://{USER}:{PASSWORD}@:{running.port}/{name}?host={running.folder}")).close()


@pytest.mark.long(sample="test_a_commit_waits_for_the_disk_and_questions_change_nothing")
def test_every_postgresql_on_this_machine_will_do():
    for programs in found():
        running = Postgres(programs)
        Store(Settings(postgres=running.new_database())).close()
        running.close()


@pytest.mark.skipif(not other_user(), reason="only root can become somebody else")
def test_root_starts_it_as_somebody_else():
    process = postgres().process
    assert process is not None
    assert Path(f"/proc/{process.pid}").stat().st_uid != 0
