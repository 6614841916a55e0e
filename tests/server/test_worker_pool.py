"""Bots that are slow, broken or somebody else's program: their own table loses a move, and no other table waits."""

from __future__ import annotations

import logging
import random

import pytest

from athanor.bots import outside, outside_plugins
from tests.arena.bots import KINDS
from tests.arena.programs import rogue
from tests.arena.runs import alive
from tests.cli.terminal import run
from tests.server.house import Process
from tests.server.people import Person, chair, play_out
from tests.waiting import wait_until

GUESTS = ("tests.toy", "tests.arena.plugin")


@pytest.fixture(autouse=True)
def _nobody_from_outside(monkeypatch):
    """But for the bots of these tests, which the other processes get by their plug-in."""
    monkeypatch.setattr(outside, "_PROGRAMS", {})
    monkeypatch.setattr(outside, "_ALLOWED", [outside.USUAL_SECONDS])
    monkeypatch.setattr(outside_plugins, "_REGISTERED", {kind.name: kind for kind in KINDS})


def program(mode: str) -> str:
    return f"{mode}={rogue(mode)}"


def test_a_program_sits_down_by_its_name_and_plays(own_house, visit):
    house = own_house(bots=program("first"))
    ana = visit(house, "Ana")
    assert "first" in [name for one in ana.get("/api/bots") for name in one["bots"]]
    table = ana.table("toy", "me", "bot:first")
    with ana.sit(table) as one:
        play_out([one], random.Random(1))
    assert ana.get(f"/api/tables/{table}")["status"] == "over"


def test_a_program_that_dies_costs_its_table_nothing_but_the_moves(own_house, visit, caplog):
    house = own_house(bots=program("dies"), bot_seconds=600.0, bot_patience=600.0)
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "bot:dies", laps=3)  # long enough for it to be given up
    with caplog.at_level(logging.WARNING, "athanor.server"), ana.sit(table) as one:
        play_out([one], random.Random(1))
    assert "bot dies forfeited a move of toy: died" in caplog.text
    assert "forfeited a move of toy: given-up" in caplog.text


@pytest.mark.parametrize(("bot", "bots_set"), [("hangs", "hangs"), ("sleepy", "")])
def test_a_table_whose_bot_hangs_keeps_no_other_waiting(own_house, visit, bot, bots_set):
    settings = {"bots": program(bots_set)} if bots_set else {}
    house = own_house(bot_seconds=600.0, bot_patience=600.0, plugins=GUESTS, **settings)
    ana = visit(house, "Ana")
    stuck = ana.table("toy", f"bot:{bot}", "me")
    with ana.sit(ana.table("toy", "me", "bot:random")) as one:
        play_out([one], random.Random(1))
    assert ana.get(f"/api/tables/{stuck}")["status"] == "playing"


@pytest.mark.parametrize("end", [Process.stop, Process.kill])
def test_a_program_that_hangs_does_not_outlive_its_server(tmp_path, end):
    asked, note = tmp_path / "asked", tmp_path / "pid"
    server = Process(tmp_path / "data", ATHANOR_BOTS=f"hangs={rogue('hangs', asked, note)}", ATHANOR_BOT_SECONDS="600")
    ana = Person(server.address, "Ana")
    ana.table("toy", "bot:hangs", "me")
    wait_until(lambda: asked.exists() and b'"question"' in asked.read_bytes())
    pid = int(note.read_text())
    assert alive(pid)
    ana.http.close()
    end(server)
    wait_until(lambda: not alive(pid))


def test_after_its_time_a_bots_move_is_drawn(own_house, visit, caplog):
    house = own_house(bot_patience=0.5, plugins=GUESTS)
    ana = visit(house, "Ana")
    with caplog.at_level(logging.WARNING, "athanor.server"):
        table = ana.table("toy", "bot:sleepy", "me")
        wait_until(lambda: "bot sleepy took too long over a decision of toy" in caplog.text)
        wait_until(lambda: ana.get(f"/api/tables/{table}")["moves"] > 0)  # not mine: I have done nothing


@pytest.mark.parametrize("bot", ["process:true", f"process:{rogue('first')}", "first"])
def test_nobody_names_a_command_over_the_web(own_house, visit, bot):
    house = own_house()
    ana = visit(house, "Ana")
    outside.admit("process:true", "true")  # as a person at the command line could have
    refused = ana.post("/api/tables", {"game": "toy", "seats": [chair("me"), {"kind": "bot", "bot": bot}]}, 400)
    assert refused["error"]["id"] in ("bot-unknown", "bad-input")


def test_a_setting_that_cannot_be_is_told_before_the_server_starts(tmp_path):
    found = run(tmp_path, "serve", "--port", "0", env={"ATHANOR_BOTS": "greedy=true"})
    assert found.returncode == 2
    assert "there is one of that name already" in found.stderr
