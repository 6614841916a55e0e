"""The server is killed at any instant, again and again, in the middle of play.

Players at several tables answer as fast as they can. Whatever any of them has heard must be there afterwards, word for
word; every table must go on and end.
"""

import asyncio
import json
import random
import subprocess
import time
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

import athanor
from tests.server.house import Process, free_port
from tests.server.people import Json, Person
from tests.views import whole
from tests.waiting import PATIENCE, wait_until

TABLES = [("spellbook", 2), ("spellbook", 3), ("toy", 2), ("toy", 4)]


class Player:
    """Plays for ever, comes back for ever, and remembers every entry it was told of."""

    def __init__(self, address: str, cookie: str, table: str, seed: int) -> None:
        self.url = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self.headers = {"Origin": address, "Cookie": cookie}
        self.dice = random.Random(seed)
        self.entries: dict[int, Json] = {}
        self.state: Json | None = None
        self.over = False
        self.visits = 0

    async def run(self) -> None:
        while not self.over:
            try:
                async with connect(f"{self.url}?have={len(self.entries)}", additional_headers=self.headers) as socket:
                    self.visits += 1
                    await self.play(socket)
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def play(self, socket: ClientConnection) -> None:
        before: Json | None = None
        async for raw in socket:
            message = json.loads(raw)
            if message["type"] == "log":
                for entry in message["entries"]:
                    known = self.entries.setdefault(entry["number"], entry)
                    assert known == entry, "history was changed"
                assert list(self.entries) == list(range(1, len(self.entries) + 1)), "a gap"
            elif message["type"] == "state":
                assert message["number"] == len(self.entries), "told of less than is known"
                self.state = before = whole(message, before)
                if message["result"]:
                    self.over = True
                    return
                await self.answer(socket, message)

    async def answer(self, socket: ClientConnection, state: Json) -> None:
        ask = state["ask"]
        choices = [action["name"] for action in ask["actions"] if action["name"] != "withdraw"]
        if choices:
            await socket.send(
                json.dumps({"type": "answer", "decision": ask["decision"], "actions": [self.dice.choice(choices)]})
            )


def set_up(address: str) -> list[Player]:
    players = []
    for number, (game, count) in enumerate(TABLES):
        people = [Person(address, f"P{seat}") for seat in range(count)]
        options = {"laps": 3} if game == "toy" else {}
        table = people[0].table(game, "me", *["open"] * (count - 1), **options)
        for person in people[1:]:
            person.join(table)
        for seat, person in enumerate(people):
            players.append(Player(address, person.cookie, table, number * 10 + seat))
            person.http.close()
    return players


async def kill_again_and_again(server: Process, port: int, kills: int, dice: random.Random) -> None:
    """Rounds of play between kills, so that the instant of the kill falls anywhere."""
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    finished: list[Player] = []
    for _ in range(kills):
        if not players or all(player.over for player in players):
            finished += players
            players = await asyncio.to_thread(set_up, server.address)
            tasks += [asyncio.create_task(player.run()) for player in players]
        heard = sum(len(player.entries) for player in players)
        deadline = time.monotonic() + PATIENCE
        while sum(len(player.entries) for player in players) < heard + 8 and not all(p.over for p in players):
            assert time.monotonic() < deadline, "nobody can play"
            await asyncio.sleep(0.005)
        await asyncio.sleep(dice.random() * 0.02)
        await asyncio.to_thread(server.kill)
        server.__init__(server.data, port)  # type: ignore[misc]
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    check_records(server.address, [*finished, *players])


def check_records(address: str, players: list[Player]) -> None:
    """Every table came to its end, and its record replays to what the players saw."""
    with httpx.Client(base_url=address) as http:
        for player in players:
            path = player.url.split("//")[1].partition("/")[2].removesuffix("/live")
            end = athanor.replay(athanor.loads(http.get(f"/{path}/record").raise_for_status().text))
            assert player.state is not None
            assert end.view(player.state["seat"]) == player.state["view"]
            assert end.scores() == player.state["result"]["scores"]


def run(tmp_path: Path, kills: int) -> None:
    port = free_port()
    server = Process(tmp_path / "data", port)
    try:
        asyncio.run(kill_again_and_again(server, port, kills, random.Random(kills)))
    finally:
        server.kill()


def test_killed_in_the_middle_of_play(tmp_path):
    run(tmp_path, 6)


@pytest.mark.long(sample="test_killed_in_the_middle_of_play")
def test_killed_many_times_in_the_middle_of_play(tmp_path):
    run(tmp_path, 100)


def test_a_bots_process_does_not_outlive_a_killed_server(tmp_path):
    server = Process(tmp_path / "data")
    person = Person(server.address, "Ana")
    table = person.table("toy", "me", "bot:heuristic")
    with person.sit(table) as screen:
        screen.until(lambda: screen.state and screen.state["number"] > 1)
    person.http.close()
    # Its own processes, whose names and numbers only the system knows.
    children = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True).stdout.split()
    assert children
    server.kill()

    def gone(pid: str) -> bool:
        status = Path("/proc") / pid / "stat"
        return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] == "Z"

    wait_until(lambda: all(gone(pid) for pid in children))


def test_a_polite_stop(tmp_path):
    server = Process(tmp_path / "data")
    person = Person(server.address, "Ana")
    table = person.table("toy", "me", "bot:heuristic")
    with person.sit(table) as screen:
        screen.first_state()
        assert server.stop() == 0
        assert screen.hear_the_end() == 1012
    person.http.close()
