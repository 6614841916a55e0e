"""The database and the one hand that writes."""

import asyncio
import os
import stat
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from athanor.server import archive
from athanor.server.migrating import NEWEST
from athanor.server.schema import META, entries, guests
from athanor.server.settings import Settings
from athanor.server.store import Store
from tests.server.house import place


@pytest.fixture
def store(tmp_path):
    store = Store(Settings(**place(tmp_path)))
    yield store
    store.close()


def count(connection):
    return connection.execute(select(func.count()).select_from(guests)).scalar()


@pytest.mark.sqlite
@pytest.mark.skipif(os.name != "posix", reason="permissions of this kind are POSIX")
def test_nobody_else_on_the_machine_reads_the_data(tmp_path):
    before = os.umask(0)
    try:
        Store(Settings(data=tmp_path / "data")).close()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_what_is_written_can_be_read_at_once(store):
    async def work() -> None:
        for number in range(20):
            await store.write(lambda connection, n=number: archive.add_guest(connection, f"g{n}", "Ana", 0.0))
            assert await store.read(count) == number + 1

    asyncio.run(work())


def test_many_writers_share_a_commit_and_one_that_fails_fails_alone(store):
    async def work() -> list[Any]:
        await store.write(lambda connection: archive.add_guest(connection, "twice", "Ana", 0.0))
        jobs = [f"g{number}" for number in range(50)] + ["twice"] + [f"h{number}" for number in range(50)]
        writes = [store.write(lambda connection, id=id: archive.add_guest(connection, id, "B", 0.0)) for id in jobs]
        return await asyncio.gather(*writes, return_exceptions=True)

    results = asyncio.run(work())
    failed = [number for number, result in enumerate(results) if isinstance(result, Exception)]
    assert failed == [50]
    assert store.read_now(count) == 101


def test_a_job_that_fails_leaves_nothing_behind(store):
    def half(connection):
        connection.execute(insert(guests).values(id="half", name="x", created=0.0))
        raise ValueError("in the middle")

    async def work() -> None:
        with pytest.raises(ValueError, match="middle"):
            await store.write(half)

    asyncio.run(work())
    assert store.read_now(count) == 0


def test_somebody_who_stops_waiting_does_not_stop_the_writing(store):
    async def work() -> None:
        task = asyncio.create_task(store.write(lambda connection: archive.add_guest(connection, "g", "Ana", 0.0)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.write(lambda connection: None)

    asyncio.run(work())
    assert store.read_now(count) == 1


@pytest.mark.sqlite
def test_a_commit_waits_for_the_disk(store):
    with store._database.writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_the_migrations_lead_to_the_schema(store):
    with store._database.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, META) == []
    config = Config()
    config.set_main_option("script_location", "athanor.server:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_the_signing_key_is_made_once(tmp_path):
    first = Store(Settings(**place(tmp_path)))
    key = first.key
    first.close()
    second = Store(Settings(**place(tmp_path)))
    assert second.key == key
    assert len(key) == 32
    second.close()


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_used(tmp_path):
    from athanor import AthanorError

    file = tmp_path / "file"
    file.write_text("not a folder")
    with pytest.raises(AthanorError, match="cannot be used"):
        Store(Settings(data=file / "below"))


def test_entries_cannot_be_written_twice(own_house, visit):
    """Append-only: the same number at the same table is refused by the database itself."""
    house = own_house()
    table = visit(house, "Ana").table("toy", "bot:random", "me")
    here = entries.c.table_id == table

    def first_again(connection):
        row = connection.execute(select(entries).where(here, entries.c.number == 1)).mappings().one()
        connection.execute(insert(entries).values(row))

    with pytest.raises(IntegrityError):
        house.call(house.lobby.store.write(first_again))
