"""A busy evening, on this machine: many tables of two scripted players each, against a server of its own.

Each player moves once every few seconds. Measured is the time from an answer to the moment a player hears what followed
from it, which includes the disk; and what a table costs in memory. Bounded in tables and in time.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from athanor.server.words import say

TABLES: Final = 500
SECONDS: Final = 60.0
PAUSE: Final = 2.0  # between two moves of the same player
PATIENCE: Final = 10.0  # an answer not heard of for so long is lost
NO_LIMIT: Final = "1000000"


# ---------------------------------------------------------------- what a scripted player reads of a message


class Action(msgspec.Struct):
    name: str


class Ask(msgspec.Struct):
    seat: int | None
    decision: int | None
    actions: list[Action]


class Heard(msgspec.Struct):
    type: str
    number: int = 0
    ask: Ask | None = None


HEARD: Final = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    games: list[str]
    tables: int
    seconds: float
    delays: list[float] = field(default_factory=list)
    answers: int = 0
    refused: int = 0
    lost: int = 0
    broken: int = 0
    bytes_per_table: int | None = None

    def quantile(self, share: float) -> float:
        ordered = sorted(self.delays) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "tables": self.tables,
            "seconds": round(self.seconds, 1),
            "answers": self.answers,
            "heard": len(self.delays),
            "refused": self.refused,
            "lost": self.lost,
            "broken": self.broken,
            "p50_ms": round(self.quantile(0.5) * 1000, 1),
            "p99_ms": round(self.quantile(0.99) * 1000, 1),
            "kib_per_table": None if self.bytes_per_table is None else round(self.bytes_per_table / 1024),
        }


class Player:
    """One of the two at a table. Listens all the time; moves when its table's clock says so and it is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Heard | None = None

    async def listen(self, table: Table) -> None:
        with suppress(ConnectionClosed):
            async for raw in self.socket:
                heard = HEARD.decode(raw)
                if heard.type == "state":
                    self.state = heard
                    table.heard(heard.number)
                elif heard.type == "refused":
                    table.figures.refused += 1
            return
        table.figures.broken += 1


class Table:
    def __init__(self, players: list[Player], figures: Figures) -> None:
        self.players = players
        self.figures = figures
        self.sent: dict[int, float] = {}  # when the answer was sent that leads to that entry
        self.waiting: dict[int, int] = {}  # how many have still to hear of it

    def heard(self, number: int) -> None:
        if number in self.sent:
            self.figures.delays.append(time.perf_counter() - self.sent[number])
            self.waiting[number] -= 1
            if not self.waiting[number]:
                del self.sent[number], self.waiting[number]

    async def play(self, until: float, offset: float) -> None:
        """A move every half pause: with two players, each moves once a pause.

        By the clock, not so long after the last one: else tables that were once late together would stay together.
        """
        due = time.perf_counter() + offset
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move()
            due += PAUSE / len(self.players)

    async def move(self) -> None:
        if self.sent:
            return  # somebody has not heard of the last move yet; people wait for that, too
        for player in self.players:
            state = player.state
            if state is not None and state.ask is not None and state.ask.decision is not None and state.ask.actions:
                number = state.number + 1
                self.sent[number], self.waiting[number] = time.perf_counter(), len(self.players)
                self.figures.answers += 1
                action = state.ask.actions[number % len(state.ask.actions)].name
                answer = {"type": "answer", "decision": state.ask.decision, "actions": [action]}
                await player.socket.send(msgspec.json.encode(answer).decode())
                return


# ---------------------------------------------------------------- the evening


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of our own, without limits, as a process of its own; its address and its process's number."""
    names = [name for limit in ("SOCKET", "REQUEST", "NETWORK") for name in (f"{limit}_BURST", f"{limit}_RATE")]
    names += ["SOCKETS_PER_ADDRESS", "SOCKETS_PER_GUEST", "TABLES_PER_GUEST", "TABLES_PER_NETWORK", "NEW_TABLES_BURST"]
    told = {f"ATHANOR_{name}": NO_LIMIT for name in names}
    told |= {"ATHANOR_DATA": str(folder), "ATHANOR_PORT": "0", "ATHANOR_HOST": "127.0.0.1", "ATHANOR_LANG": "en"}
    command = [sys.executable, "-m", "athanor.server"]
    with subprocess.Popen(command, env={**os.environ, **told}, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0], process.pid
        finally:
            process.terminate()
            process.communicate()


async def games_for_two(address: str) -> list[str]:
    guest = await Guest.arrive(address.removeprefix("http://"), "One")
    known = await guest.get("/api/games")
    guest.close()
    return [game["id"] for game in known if game["players"][0] <= 2 <= game["players"][1]]


async def seat_everybody(address: str, games: list[str], count: int, figures: Figures) -> list[Table]:
    return [await seat_two(address, games[number % len(games)], figures) for number in range(count)]


async def seat_two(address: str, game: str, figures: Figures) -> Table:
    host = address.removeprefix("http://")
    first = await Guest.arrive(host, "One")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = (await first.post("/api/tables", {"game": game, "seats": seats}))["id"]
    second = await Guest.arrive(host, "Two")
    await second.post(f"/api/tables/{id}/join", {})
    players = []
    for guest in (first, second):
        headers = {"Cookie": guest.cookie}
        url = f"ws://{host}/api/tables/{id}/live"
        players.append(Player(await connect(url, additional_headers=headers, max_size=None)))
        guest.close()
    return Table(players, figures)


class Guest:
    """Just enough of an HTTP client: a thousand guests have to arrive before the evening can begin."""

    def __init__(self, host: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.host = host
        self.cookie = ""
        self._reader = reader
        self._writer = writer

    @staticmethod
    async def arrive(host: str, name: str) -> Guest:
        address, _, port = host.partition(":")
        guest = Guest(host, *await asyncio.open_connection(address, int(port)))
        await guest.post("/api/me", {"name": name})
        return guest

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return await self._ask("POST", path, msgspec.json.encode(body))

    async def get(self, path: str) -> Any:
        return await self._ask("GET", path, b"")

    async def _ask(self, method: str, path: str, content: bytes) -> Any:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json", *([f"Cookie: {self.cookie}"] if self.cookie else []), "", ""]
        self._writer.write("\r\n".join(lines).encode() + content)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", head)
        cookie = re.search(r"(?i)set-cookie: ([^;\r]+)", head)
        assert length is not None, head
        answer = await self._reader.readexactly(int(length[1]))
        assert head.split()[1] in ("200", "201"), answer
        self.cookie = cookie[1] if cookie else self.cookie
        return msgspec.json.decode(answer)

    def close(self) -> None:
        self._writer.close()


def resident(pid: int) -> int | None:
    """The memory a process holds; None where the system does not say."""
    try:
        text = (Path("/proc") / str(pid) / "status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) * 1024 if found else None


async def evening(address: str, pid: int, game: str | None, count: int, seconds: float) -> Figures:
    """Without a game: all there are for two, in turn."""
    games = [game] if game else await games_for_two(address)
    figures = Figures(games, count, seconds)
    before = resident(pid)
    tables = await seat_everybody(address, games, count, figures)
    listening = [asyncio.create_task(player.listen(table)) for table in tables for player in table.players]
    gc.disable()  # else the players' own pauses, a tenth of a second each, would count as the server's
    until = time.perf_counter() + seconds
    moments = random.Random(count)  # people do not all move at the same instant, nor neatly one after the other
    await asyncio.gather(*(table.play(until, moments.uniform(0, PAUSE / 2)) for table in tables))
    patience = time.perf_counter() + PATIENCE
    while any(table.sent for table in tables) and time.perf_counter() < patience:
        await asyncio.sleep(0.05)
    gc.enable()
    figures.lost = sum(len(table.sent) for table in tables)
    after = resident(pid)
    if before is not None and after is not None:
        figures.bytes_per_table = (after - before) // max(1, count)
    broken = figures.broken
    await asyncio.gather(*(player.socket.close() for table in tables for player in table.players))
    await asyncio.gather(*listening)
    figures.broken = broken  # what we closed ourselves does not count
    return figures


def measure(count: int = TABLES, seconds: float = SECONDS, game: str | None = None) -> Figures:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, pid):
        return asyncio.run(evening(address, pid, game, count, seconds))


def report(figures: Figures, lang: str) -> str:
    data = figures.data()
    shown = {key: "–" if value is None else str(value) for key, value in data.items()}
    shown["games"] = ", ".join(figures.games)
    return "\n".join(say(f"load-{line}", lang, **shown) for line in ("what", "answers", "delay", "memory"))
