"""`athanor admin`: figures, and backups that bring everything back."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from athanor.cli.main import main
from athanor.core.text import LANGUAGES
from athanor.server.settings import DATABASE
from tests.server.conftest import Visit
from tests.server.house import ON_POSTGRES, House
from tests.server.test_restart import back, begun, some_moves

Admin = Callable[..., tuple[int, str]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Admin:
    def order(*words: str, lang: str = "en", data: Path = tmp_path / "data") -> tuple[int, str]:
        status = main(["admin", *words, "--data", str(data), "--lang", lang])
        said = capsys.readouterr()
        return status, said.out + said.err

    return order


@pytest.mark.sqlite
def test_a_backup_made_in_play_brings_the_game_back(
    own_house: Callable[..., House], visit: Visit, admin: Admin, tmp_path: Path
):
    house, ana, blas, table, one, _ = begun(own_house, visit, "toy")
    status, said = admin("backup", str(tmp_path / "copy.sqlite3"))
    assert (status, said.endswith("and the copy was checked.\n")) == (0, True), said
    assert admin("backup", str(tmp_path / "copy.sqlite3"))[0] == 2, "no copy takes another's place"
    status, said = admin("restore", str(tmp_path / "copy.sqlite3"))
    assert (status, "Another Athanor server is using" in said) == (2, True)
    with ana.sit(table) as screen, blas.sit(table) as other:
        screen.first_state()
        some_moves([screen, other], random.Random(3), 3)
    house.close()
    (house.data / DATABASE).write_bytes(b"\xff" * 20_000)
    assert admin("check")[0] == 2
    status, said = admin("restore", str(tmp_path / "copy.sqlite3"))
    assert (status, "What was there before is kept in" in said) == (0, True), said
    (aside,) = house.data.glob("athanor-replaced-*.sqlite3")
    assert aside.read_bytes() == b"\xff" * 20_000
    assert admin("check") == (0, f"The database {house.data / DATABASE} is sound.\n")
    house = own_house()
    with back(visit, house, ana).sit(table) as screen:
        assert screen.first_state() == one.state
        assert screen.entries == one.entries


@pytest.mark.sqlite
def test_only_what_a_server_kept_is_restored(own_house: Callable[..., House], admin: Admin, tmp_path: Path):
    house = own_house()
    house.close()
    before = (house.data / DATABASE).read_bytes()
    (tmp_path / "letter").write_text("to grandmother\n" * 300)
    (tmp_path / "empty").write_bytes(b"")
    for words in (["restore"], *(["restore", str(tmp_path / name)] for name in ("letter", "empty", "none"))):
        status, said = admin(*words)
        assert (status, said.count("\n")) == (2, 1), said
    assert (house.data / DATABASE).read_bytes() == before
    assert not list(house.data.glob("athanor-re*"))


def test_figures_of_a_server_that_runs(own_house: Callable[..., House], visit: Visit, admin: Admin, monkeypatch):
    house = own_house()
    if ON_POSTGRES:
        monkeypatch.setenv("ATHANOR_POSTGRES", house.settings.postgres)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    ana.table("toy", "me", "open")
    blas.join(ana.table("toy", "me", "open"))
    status, said = admin("stats")
    assert status == 0
    assert said.startswith("2 guests, 0 moves. Tables: 1 waiting for players, 1 in play, 0 finished, 0 ended before.\n")
    assert said.endswith("toy: 2 tables\n")


def test_what_cannot_be_is_a_sentence_in_every_language(admin: Admin, tmp_path: Path, monkeypatch):
    for lang in LANGUAGES:
        for words in (["stats"], ["check"], ["backup"], ["stats", "more"], ["restore"]):
            status, said = admin(*words, lang=lang, data=tmp_path / "none")
            assert status == 2
            assert said.count("\n") == 1
            assert "{" not in said
    assert not (tmp_path / "none").exists()
    monkeypatch.setenv("ATHANOR_POSTGRES", "postgresql://athanor@localhost/athanor")
    for words in (["backup"], ["check"], ["restore", "x"]):
        assert "pg_dump" in admin(*words)[1]
