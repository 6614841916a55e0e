"""The database of version 0.1.0 under today's server: running tables go on, finished ones keep result and log."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import athanor
from athanor.core.events import from_plain
from athanor.core.message import message_from_plain
from athanor.core.text import CORE_TEXTS, LANGUAGES
from athanor.server.guests import Signer
from athanor.server.lobby import Lobby
from athanor.server.settings import DATABASE
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import Json, Person, play_out
from tests.versions import kept

pytestmark = pytest.mark.sqlite
NEVER = 1e6  # days until a silent table is ended: these have been silent since 0.1.0
NAMES = ["Ana", "Blas", "Carla"]


class Kept:
    """The rows as 0.1.0 left them."""

    def __init__(self, folder: Path) -> None:
        kept.database(folder)
        self._connection = sqlite3.connect(folder / DATABASE)
        self._connection.row_factory = sqlite3.Row

    def rows(self, query: str, *values: Any) -> list[Json]:
        return [dict(row) for row in self._connection.execute(query, values)]

    def tables(self, status: str) -> list[Json]:
        return self.rows("SELECT * FROM tables WHERE status = ? ORDER BY created", status)

    def close(self) -> None:
        self._connection.close()


@pytest.fixture(autouse=True)
def _newer_rules(monkeypatch):
    kept.raise_rules(monkeypatch)


@pytest.fixture
def old(tmp_path):
    found = Kept(tmp_path / "as it was")
    yield found
    found.close()


@pytest.fixture
def house(own_house, tmp_path) -> House:
    kept.database(tmp_path / "data")
    house: House = own_house(abandon_days=NEVER, plugins=())
    return house


@pytest.fixture
def guest(house: House, visit: Visit, old: Kept) -> Callable[[str], Person]:
    """Somebody of 0.1.0, with the cookie their browser has kept."""

    def come_back(name: str) -> Person:
        (row,) = old.rows("SELECT id FROM guests WHERE name = ?", name)
        person = visit(house)
        signer = Signer(house.lobby.store.key)
        person.http.cookies.set(signer.cookie, signer.sign("guest", row["id"], 1))
        return person

    return come_back


async def moves_on(lobby: Lobby, id: str, dice: random.Random, most: int) -> int:
    """Everybody who is a person answers at random, a few times; how many entries the table has then."""
    for _ in range(most):
        async with lobby.at(id) as table:
            state = table.state
            assert state is not None
            people = [seat for seat in state.waiting if table.seats[seat].kind == "person"]
            if not people:
                break
            seat = dice.choice(people)
            await table.answer(seat, table.decisions.numbers[seat], [dice.choice(state.legal(seat))])
    async with lobby.at(id) as table:
        return table.info.entries


def test_every_running_table_goes_on(house, old, guest):
    running = old.tables("playing")
    assert {row["game"] for row in running} == set(kept.GAMES)
    stacks = [json.loads(row["state"])["stack"] for row in old.rows("SELECT state FROM snapshots")]
    assert any(len(stack) > 4 for stack in stacks), "one of them in the middle of an effect"
    for row in running:
        after = house.call(moves_on(house.lobby, row["id"], random.Random(row["id"]), 6))
        assert after > row["entries"], row["game"]
    ana = guest("Ana")
    for row in running:
        with ana.sit(row["id"]) as screen:
            assert screen.first_state()["view"] is not None
            assert len(screen.entries) >= row["entries"], "the whole log, from the beginning"


def test_one_is_played_to_its_end_by_its_people(house, old, guest):
    row = next(row for row in old.tables("playing") if row["game"] == "spellbook" and row["players"] == 2)
    with guest("Ana").sit(row["id"]) as ana, guest("Blas").sit(row["id"]) as blas:
        play_out([ana, blas], random.Random(1))
        end = ana.first_state()
    assert end["result"]["winners"]
    assert end["move"] > row["moves"]


def test_finished_tables_keep_result_and_log(house, old, guest):
    ana = guest("Ana")
    finished = [*old.tables("over"), *old.tables("abandoned")]
    assert {row["game"] for row in finished} == set(kept.GAMES)
    for row in finished:
        told = old.rows("SELECT * FROM entries WHERE table_id = ? ORDER BY number", row["id"])
        with ana.sit(row["id"]) as screen:
            state = screen.first_state()
            log = [screen.entries[number] for number in sorted(screen.entries)]
        assert state["result"] == json.loads(row["result"] or "null")
        assert [entry["number"] for entry in log] == [entry["number"] for entry in told]
        heard = [[from_plain(event).heard_by(0).plain() for event in json.loads(entry["events"])] for entry in told]
        assert [entry["events"] for entry in log] == heard


def test_the_old_log_and_result_are_told_in_every_language(old):
    """Events of 0.1.0 are kept as names and arguments: their texts must stay, also of those nobody tells any more."""
    game_of = {row["id"]: athanor.game(row["game"]) for row in old.rows("SELECT id, game FROM tables")}
    said: set[tuple[str, str]] = set()
    for entry in old.rows("SELECT * FROM entries"):
        game = game_of[entry["table_id"]]
        for event in map(from_plain, json.loads(entry["events"])):
            for seat in (0, None):
                message = event.heard_by(seat)
                if (game.id, repr(message)) not in said:
                    said.add((game.id, repr(message)))
                    assert all(game.texts.render(message, lang, NAMES) for lang in LANGUAGES)
    for row in old.tables("over"):
        for sheet in json.loads(row["result"])["sheets"]:
            for message, _ in sheet:
                assert all(game_of[row["id"]].texts.render(message_from_plain(message), lang) for lang in LANGUAGES)


def test_a_table_that_waits_for_players_is_begun_under_todays_rules(house, old, guest):
    (row,) = old.tables("open")
    guest("Blas").join(row["id"])
    shown = guest("Ana").get(f"/api/tables/{row['id']}")
    assert shown["status"] == "playing"


def test_a_companion_goes_on(house, old, guest):
    (row,) = old.rows("SELECT * FROM companions")
    ana = guest("Ana")
    shown = ana.get(f"/api/companions/{row['id']}")
    assert shown["view"]["stage"]
    assert ana.post(f"/api/companions/{row['id']}/undo", {"number": shown["number"]})["number"] == shown["number"] - 1


def test_a_game_of_older_rules_opens_and_says_that_it_cannot_be_replayed_reviewed_or_forked(house, old, guest):
    ana = guest("Ana")
    for row in old.tables("over"):
        path, result = f"/api/tables/{row['id']}", json.loads(row["result"])
        for move in ("", "?move=3"):
            shown = ana.get(f"{path}/replay{move}")
            assert shown["replayable"] is False
            assert shown["note"]["id"] == "record-other-rules"
            assert shown["result"] == result
            assert len(shown["entries"]) == row["moves"] + 1
            assert (shown["view"] is None) == bool(move), "the end is kept, the moments on the way are not"
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (row["players"] - 1)]
        fork = ana.post(f"{path}/fork", {"move": 3, "seats": seats}, 409)
        thought = ana.get(f"{path}/thought?move=3", 409)
        assert fork["error"]["id"] == thought["error"]["id"] == "record-other-rules"
        for lang in LANGUAGES:
            told = ana.get(f"{path}/thought?move=3", 409, headers={"accept-language": lang})["text"]
            assert told == CORE_TEXTS.render(message_from_plain(shown["note"]), lang)
        assert athanor.loads(ana.http.get(f"{path}/record").text).scores == result["scores"]
