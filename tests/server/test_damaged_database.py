"""What the server does with a file that it cannot use, that it is about to change, or that others may read."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from athanor import AthanorError
from athanor.core.text import LANGUAGES
from athanor.server.migrating import NEWEST
from athanor.server.settings import DATABASE, Settings
from athanor.server.store import Store
from tests.versions import kept

pytestmark = pytest.mark.sqlite
POSIX = pytest.mark.skipif(os.name != "posix", reason="permissions of this kind are POSIX")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder in which a server has kept something."""
    Store(Settings(data=tmp_path / "data")).close()
    return tmp_path / "data"


def change(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def refused(data: Path) -> AthanorError:
    with pytest.raises(AthanorError) as found:
        Store(Settings(data=data))
    for lang in LANGUAGES:
        assert "{" not in found.value.text(lang)
    return found.value


def test_a_damaged_database_is_refused_in_a_sentence_with_status_2(data: Path):
    file = data / DATABASE
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    damaged = file.read_bytes()
    command = [sys.executable, "-m", "athanor.server"]
    set_to = {"ATHANOR_DATA": str(data), "ATHANOR_PORT": "0", "ATHANOR_LANG": "en", "ATHANOR_POSTGRES": ""}
    told = subprocess.run(
        command,
        env={**os.environ, **set_to},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 2
    assert re.fullmatch(r"The database \S+ is damaged \(.+\)\. Nothing was changed\. .+\n", told.stderr)
    assert file.read_bytes() == damaged


def test_what_is_no_database_is_refused(data: Path):
    (data / DATABASE).write_bytes(b"a letter to grandmother\n" * 300)
    assert refused(data).message.id == "serve-data-damaged"


def test_a_row_that_points_at_nothing_is_damage(data: Path):
    change(data, "INSERT INTO sitters VALUES ('nowhere', 0, 'nobody')")
    assert refused(data).message.id == "serve-data-damaged"


def test_the_database_of_another_program_is_refused_and_stays_as_it_was(tmp_path: Path):
    change(tmp_path, "CREATE TABLE recipes (name TEXT)")
    before = (tmp_path / DATABASE).read_bytes()
    assert refused(tmp_path).message.id == "serve-data-foreign"
    assert (tmp_path / DATABASE).read_bytes() == before


def test_the_database_of_a_newer_athanor_is_refused(data: Path):
    change(data, "UPDATE alembic_version SET version_num = '9999'")
    assert refused(data).message.id == "serve-data-newer"
    change(data, f"UPDATE alembic_version SET version_num = '{NEWEST}'")
    Store(Settings(data=data)).close()


@contextmanager
def somebody_else() -> Iterator[Path]:
    """A folder of somebody who is not root, as whom this process works meanwhile: root may write anything."""
    folder = Path(tempfile.mkdtemp(prefix="athanor-"))
    root = os.geteuid() == 0
    try:
        if root:
            os.chown(folder, 65534, 65534)
            os.seteuid(65534)
        yield folder
    finally:
        if root:
            os.seteuid(0)
        shutil.rmtree(folder)


@POSIX
def test_a_database_that_cannot_be_written_is_refused(data: Path):
    with somebody_else() as folder:
        (folder / DATABASE).write_bytes(b"")
        (folder / DATABASE).chmod(0o400)
        assert refused(folder).message.id == "serve-data-read-only"


def test_after_a_refusal_the_folder_is_free_for_another(data: Path):
    change(data, "UPDATE alembic_version SET version_num = '9999'")
    refused(data)
    assert refused(data).message.id == "serve-data-newer", "not “in use”"


@POSIX
def test_what_exists_already_is_closed_to_others_too(data: Path):
    for path in (data, *data.iterdir()):
        path.chmod(0o777 if path.is_dir() else 0o666)
    store = Store(Settings(data=data))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
    assert DATABASE + "-wal" in modes
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    store.close()


@POSIX
def test_a_folder_that_holds_other_things_too_stays_as_it_is(tmp_path: Path):
    (tmp_path / "photographs").mkdir()
    tmp_path.chmod(0o755)
    Store(Settings(data=tmp_path)).close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert stat.S_IMODE((tmp_path / DATABASE).stat().st_mode) == 0o600


def test_before_its_form_changes_a_database_is_copied(tmp_path: Path):
    kept.database(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        before = list(connection.iterdump())
    Store(Settings(data=tmp_path)).close()
    (copied,) = tmp_path.glob("athanor-0*.sqlite3")
    with closing(sqlite3.connect(copied)) as connection:
        assert list(connection.iterdump()) == before
    if os.name == "posix":
        assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    Store(Settings(data=tmp_path)).close()
    assert list(tmp_path.glob("athanor-0*.sqlite3")) == [copied], "only when there is something to change"


def test_where_no_copy_can_be_made_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    kept.database(tmp_path)
    monkeypatch.setattr("athanor.server.sqlite_file.stamp", lambda: "now")
    for form in range(int(NEWEST)):
        (tmp_path / f"athanor-{form:04}-now.sqlite3.part").mkdir()
    assert refused(tmp_path).message.id == "serve-not-copied"
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() < (NEWEST,)
