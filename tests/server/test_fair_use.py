"""One person, or one network, cannot have the whole machine: what is refused, who is served next, what is off the loop.

Each test asserts the cause and never a time.
"""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from athanor.core.text import LANGUAGES
from athanor.server import live, lobby, opening
from athanor.server.addresses import network_of
from athanor.server.quotas import THOUGHTS_OF_A_PERSON
from athanor.server.routes import records, tables
from athanor.server.thoughts import POOL
from athanor.server.turns import NOBODY, Asker, Turns
from athanor.server.worker_pool import WorkerPools
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import Person, chair, play_out
from tests.waiting import wait_until

Start = Callable[..., House]


def served(askers: list[Asker], at_once: int = 1) -> list[int]:
    """In which order those who ask at the same moment get their turn."""
    order: list[int] = []

    async def ask(turns: Turns, number: int, asker: Asker) -> None:
        async with turns.turn(asker):
            await asyncio.sleep(0)
            order.append(number)

    async def all_of_them() -> None:
        turns = Turns(at_once)
        await asyncio.gather(*(ask(turns, number, asker) for number, asker in enumerate(askers)))
        assert turns.waiting("x") == 0

    asyncio.run(all_of_them())
    return order


def test_networks_take_turns_and_people_within_each():
    greedy = [Asker("x", "eve")] * 4
    assert served([*greedy, Asker("y", "ana")]) == [0, 1, 4, 2, 3], "after at most one more of somebody else's"
    assert served([*greedy, Asker("x", "blas"), Asker("y", "ana")]) == [0, 1, 5, 4, 2, 3]
    many_names = [Asker("x", f"eve{number}") for number in range(5)]
    assert served([*many_names, Asker("y", "ana")]) == [0, 1, 5, 2, 3, 4], "names cost nothing, networks do"


def test_whoever_stops_waiting_is_not_served_and_holds_nobody_up():
    async def work() -> None:
        turns = Turns(1)
        async with turns.turn(NOBODY):
            waiting = [asyncio.create_task(take(turns, number)) for number in range(3)]
            await asyncio.sleep(0)
            waiting[1].cancel()
        await asyncio.wait(waiting)
        assert [task.cancelled() for task in waiting] == [False, True, False]
        async with turns.turn(NOBODY):
            pass

    async def take(turns: Turns, number: int) -> None:
        async with turns.turn(Asker("x", str(number))):
            pass

    asyncio.run(work())


# ---------------------------------------------------------------- tables and bots


def new_table(person: Person, *seats: str, lang: str = "en") -> httpx.Response:
    body = {"game": "toy", "seats": [chair(seat) for seat in seats]}
    return person.http.post("/api/tables", json=body, headers={"Accept-Language": lang})


def error_of(answer: httpx.Response) -> str:
    assert answer.status_code == 429, answer.text
    id: str = answer.json()["error"]["id"]
    return id


def test_a_person_has_so_many_unfinished_tables(own_house: Start, visit: Visit):
    house = own_house(tables_per_guest=2)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    first = ana.table("toy", "me", "open")
    ana.table("toy", "me", "open")
    assert error_of(new_table(ana, "me", "open")) == "quota-tables-person"
    assert len(ana.get("/api/tables")) == 2
    assert len({new_table(ana, "me", "open", lang=lang).json()["text"] for lang in LANGUAGES}) == len(LANGUAGES)
    blas.table("toy", "me", "open")
    ana.post(f"/api/tables/{first}/abandon")
    ana.table("toy", "me", "open")


def test_a_network_has_so_many_under_whatever_names(own_house: Start, visit: Visit):
    house = own_house(tables_per_network=3)
    for name in ("Ana", "Blas", "Carla"):
        visit(house, name).table("toy", "me", "open")
    assert error_of(new_table(visit(house, "Dora"), "me", "open")) == "quota-tables-network"


def test_a_network_is_kept_as_a_hash_and_forgotten_when_the_game_ends(own_house: Start, visit: Visit):
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "open")
    kept = house.lobby.loaded(table).info.network  # type: ignore[union-attr]
    assert len(kept) == 16
    assert "127.0.0.1" not in kept
    ana.post(f"/api/tables/{table}/abandon")
    house = own_house(again=house)
    house.call(_load(house, table))
    assert house.lobby.loaded(table).info.network == ""  # type: ignore[union-attr]


async def _load(house: House, table: str) -> None:
    async with house.lobby.at(table):
        pass


def test_one_household_is_one_network_however_many_addresses_it_has():
    def of(address: str) -> str:
        return network_of({"client": (address, 1)})

    assert of("2001:db8:1:2::1") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::1")


def test_bots_have_so_many_seats(own_house: Start, visit: Visit):
    house = own_house(bot_seats_per_guest=3, bot_seats_per_network=5)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    ana.table("toy", "me", "bot:random", "bot:random")
    assert error_of(new_table(ana, "me", "bot:random", "bot:random")) == "quota-bots-person"
    ana.table("toy", "me", "bot:random")
    assert error_of(new_table(blas, "me", "bot:random", "bot:random", "bot:random")) == "quota-bots-network"
    table = blas.table("toy", "me", "open", "open", "open")
    for seat in (1, 2):
        blas.post(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    blas.post(f"/api/tables/{table}/seats/3", {"kind": "bot", "bot": "random"}, 429)


def test_many_new_tables_in_a_short_time_are_too_many(own_house: Start, visit: Visit):
    house = own_house(new_tables_burst=3, new_tables_rate=0.0)
    ana = visit(house, "Ana")
    made = [ana.table("toy", "me", "open") for _ in range(3)]
    assert error_of(new_table(visit(house, "Blas"), "me", "open")) == "quota-new-tables"
    assert len(made) == 3


def test_forks_and_rematches_count_too(own_house: Start, visit: Visit):
    house = own_house(tables_per_guest=1)
    ana = visit(house, "Ana")
    table = ana.table("spellbook", "me")
    with ana.sit(table) as screen:
        play_out([screen], random.Random(1))
    other = ana.table("spellbook", "me")
    assert error_of(ana.http.post(f"/api/tables/{table}/rematch")) == "quota-tables-person"
    seats = {"move": 0, "seats": [{"kind": "me"}]}
    assert error_of(ana.http.post(f"/api/tables/{table}/fork", json=seats)) == "quota-tables-person"
    ana.post(f"/api/tables/{other}/abandon")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == again


def test_live_connections_of_a_person_are_counted_over_all_tables(own_house: Start, visit: Visit):
    house = own_house(sockets_per_guest=2)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    first, second = ana.table("toy", "me", "open"), ana.table("toy", "me", "open")
    with ana.sit(first), ana.sit(second):
        with pytest.raises(InvalidStatus) as refused:
            ana.sit(first)
        assert refused.value.response.status_code == 429
        with blas.sit(first) as screen:
            screen.until(lambda: screen.table)
    wait_until(lambda: not house.lobby.quotas.sockets._now)
    with ana.sit(first) as screen:
        screen.until(lambda: screen.table)


def test_messages_of_a_network_are_counted_over_all_connections(own_house: Start, visit: Visit):
    house = own_house(network_burst=10, network_rate=0.0)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = ana.table("toy", "me", "open")
    with ana.sit(table) as one, blas.sit(table) as other:
        for number in range(10):
            one.say(type="ping", ref=number)
        one.until(lambda: any('"ref":9' in heard for heard in one.heard))
        assert other.refusal(type="ping", ref=0) == "too-fast"


# ---------------------------------------------------------------- whose bots think


def test_bots_alone_wait_until_somebody_looks_on(own_house: Start, visit: Visit):
    house = own_house(bot_pause=0.0)
    ana = visit(house, "Ana")
    table = ana.table("toy", "bot:random", "bot:random", laps=1)
    assert ana.get(f"/api/tables/{table}")["status"] == "playing"
    here = house.lobby.loaded(table)
    assert here is not None
    assert (here.thinking, here.info.moves) == ({}, 0)
    with ana.sit(table) as screen:
        screen.until(lambda: screen.state and screen.state["result"])


def test_a_table_that_everybody_left_asks_its_bots_nothing(own_house: Start, visit: Visit):
    house = own_house(bot_pause=60.0)
    ana = visit(house, "Ana")
    table = ana.table("toy", "bot:random", "me")
    here = house.lobby.loaded(table)
    assert here is not None
    assert here.thinking, "while somebody plays, their bots think"
    ana.post(f"/api/tables/{table}/leave")
    wait_until(lambda: not here.thinking and not house.lobby.thinking.is_busy())


def test_bots_think_on_account_of_whoever_made_the_table(
    own_house: Start, visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    asked: list[Asker] = []
    real = WorkerPools.ask

    async def ask(self: WorkerPools, pool: str, asker: Asker, *work: Any) -> Any:
        asked.append(asker)
        return await real(self, pool, asker, *work)

    monkeypatch.setattr(WorkerPools, "ask", ask)
    house = own_house()
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = ana.table("toy", "me", "open", "bot:random")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        one.first_state()
        other.first_state()
        wait_until(lambda: asked)
    network = house.lobby.signer.network("127.0.0.1")
    assert set(asked) == {Asker(network, ana.guest["id"])}


# ---------------------------------------------------------------- thoughts


@pytest.fixture
def finished(house: House, ana: Person) -> str:
    table = ana.table("toy", "me", "bot:random", laps=1)
    with ana.sit(table) as screen:
        play_out([screen], random.Random(2))
    return table


def test_a_thought_nobody_waits_for_is_not_thought(house: House, ana: Person, finished: str):
    """The one processor for thoughts is taken; whoever hangs up meanwhile loses the place in the line."""
    path = f"/api/tables/{finished}/thought?move=0&bot=beginner"
    pools = house.lobby.thinking.worker_pools
    ana.http.get(path)  # so that the pool is there
    turns = pools._pools[POOL]._turns
    network = house.lobby.signer.network("127.0.0.1")

    async def taken(done: asyncio.Event) -> None:
        async with turns.turn(Asker("somebody else", "")):
            await done.wait()

    done = house.call(_event())
    held = asyncio.run_coroutine_threadsafe(taken(done), house.lobby._rounds[0].get_loop())
    asking = [plain_get(house, ana, path) for _ in range(THOUGHTS_OF_A_PERSON)]
    wait_until(lambda: turns.waiting(network) == THOUGHTS_OF_A_PERSON)
    assert ana.get(path, 429)["error"]["id"] == "quota-thoughts-person"
    for connection in asking:
        connection.close()
    wait_until(lambda: turns.waiting(network) == 0 and not house.lobby.quotas.thoughts._now)
    house.call(_set(done))
    held.result()
    ana.get(path)


async def _event() -> asyncio.Event:
    return asyncio.Event()


async def _set(event: asyncio.Event) -> None:
    event.set()


def plain_get(house: House, person: Person, path: str) -> socket.socket:
    """A request whose answer nobody has read yet."""
    connection = socket.create_connection(("127.0.0.1", house.port))
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{house.port}", f"Cookie: {person.cookie}", "", ""]
    connection.sendall("\r\n".join(lines).encode())
    return connection


# ---------------------------------------------------------------- nothing long on the event loop


def test_what_is_long_is_not_done_on_the_event_loop(
    house: House, ana: Person, finished: str, monkeypatch: pytest.MonkeyPatch
):
    done: dict[str, int] = {}

    def watch(module: Any, name: str) -> None:
        real = getattr(module, name)

        def watched(*args: Any) -> Any:
            done[name] = threading.get_ident()
            return real(*args)

        monkeypatch.setattr(module, name, watched)

    for module, name in (
        (records, "laid_open"), (records, "drawing"), (records, "Moment"), (opening, "laid_out"), (live, "foresee"),
        (live, "drawing"), (lobby, "rebuild"), (tables, "listed"),
    ):  # fmt: skip
        watch(module, name)
    house.call(_forget(house, finished))
    ana.get(f"/api/tables/{finished}/replay?move=1")
    ana.get(f"/api/tables/{finished}/drawing?lang=en&width=80&name=Ana&name=Bot&move=1")
    ana.get(f"/api/tables/{finished}/thought?move=0&bot=beginner")
    ana.post(f"/api/tables/{finished}/fork", {"move": 0, "seats": [chair("me"), chair("bot:random")]})
    ana.get("/api/tables")
    table = ana.table("toy", "me", "bot:random")
    with ana.sit(table) as screen:
        screen.until(lambda: screen.asked)
        assert screen.asked
        screen.say(type="foresee", decision=screen.asked["decision"], actions=[screen.choices()[0]], ref=1)
        screen.say(type="draw", lang="en", names=["Ana", "Bot"], width=80, ref=2)
        screen.until(lambda: sum('"type":"foreseen"' in heard or '"drawing"' in heard for heard in screen.heard) >= 2)
    assert set(done) == {"laid_open", "drawing", "Moment", "laid_out", "foresee", "rebuild", "listed"}
    assert house._thread.ident not in done.values()


async def _forget(house: House, table: str) -> None:
    async with house.lobby.at(table) as here:
        house.lobby.forget(here)
