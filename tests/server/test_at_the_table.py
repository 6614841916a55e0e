"""What a table must not lose or take twice: writes that fail, answers that come again or too late, memory in use."""

from __future__ import annotations

import random
from typing import Any

import pytest

from athanor.core.state import State
from athanor.server import lobby as lobby_module
from athanor.server.lobby import Lobby
from athanor.server.words import ServerError
from tests.server.people import Person


def asked(state: State, seat: int) -> Any:
    """Everything somebody sees of a question."""
    return (state.stack[-1].kind, len(state.stack), state.asks(seat), tuple(state.legal(seat)))


def two(ana: Person, blas: Person, game: str) -> str:
    table = ana.table(game, "me", "open")
    blas.join(table)
    return table


# ---------------------------------------------------------------- a write that fails


async def move(lobby: Lobby, id: str) -> int:
    """The first seat does the first thing; how many entries there are then."""
    async with lobby.at(id) as table:
        assert table.state is not None
        seat = table.state.waiting[0]
        await table.answer(seat, table.decisions.numbers[seat], [table.state.legal(seat)[0]])
    async with lobby.at(id) as table:
        return len(table.entries)


def test_a_move_that_could_not_be_written_did_not_happen(house, ana, blas, monkeypatch):
    table = two(ana, blas, "spellbook")
    assert house.call(move(house.lobby, table)) == 2

    async def full(job: Any) -> None:
        raise OSError("no space left")

    with ana.sit(table) as screen:
        before = screen.first_state()
        with monkeypatch.context() as patch:
            patch.setattr(house.lobby.store, "write", full)
            with pytest.raises(OSError, match="no space left"):
                house.call(move(house.lobby, table))
        assert screen.hear_the_end() is not None, "whoever is connected is sent back to what is on disk"
    with ana.sit(table) as screen:
        assert screen.first_state() == before
    assert house.call(move(house.lobby, table)) == 3


# ---------------------------------------------------------------- answers that come again, or too late


async def answer_twice(lobby: Lobby, id: str, dice: random.Random) -> bool:
    """Play on until the same question follows an answer; there that answer must be refused the second time."""
    while True:
        async with lobby.at(id) as table:
            state = table.state
            assert state is not None
            if state.over:
                return False
            seat = dice.choice(state.waiting)
            question, decision = asked(state, seat), table.decisions.numbers[seat]
            action = dice.choice(state.legal(seat))
            await table.answer(seat, decision, [action])
            if state.legal(seat) and asked(state, seat) == question:
                entries = len(table.entries)
                with pytest.raises(ServerError) as refused:
                    await table.answer(seat, decision, [action])
                assert refused.value.message.id == "answer-stale"
                assert len(table.entries) == entries
                return True


def test_an_answer_that_comes_twice_counts_once_even_where_the_same_question_follows(house, ana):
    """Alchemists asks so: whoever declines one test with a cube may be asked the very same for the next."""
    dice = random.Random(1)
    tables = (ana.table("alchemists", "me", "Blas") for _ in range(10))
    assert any(house.call(answer_twice(house.lobby, table, dice)) for table in tables), "no question came again"


def test_a_bots_late_answer_does_not_move_for_the_person_who_took_its_seat(own_house, visit):
    """A game without secrets: in others the seat of a bot cannot be opened any more once they are dealt."""
    house = own_house(bot_pause=60.0)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = ana.table("spellbook", "bot:random", "me")
    ana.post(f"/api/tables/{table}/seats/0", {"kind": "open"})
    blas.join(table)

    async def late() -> int:
        """How many entries came of it, at the first question for that seat."""
        async with house.lobby.at(table) as live:
            while 0 not in live.state.waiting:
                await live.answer(1, live.decisions.numbers[1], [live.state.legal(1)[0]])
            decision, action, before = live.decisions.numbers[0], live.state.legal(0)[0], len(live.entries)
        await house.lobby._bot_answers(table, 0, decision, action)
        async with house.lobby.at(table) as live:
            return len(live.entries) - before

    assert house.call(late()) == 0
    with blas.sit(table) as screen:
        screen.first_state()
        assert screen.asked


# ---------------------------------------------------------------- memory


@pytest.mark.parametrize("use", ["client", "bot", "lock", "a moment ago"])
def test_a_table_in_use_stays_in_memory(house, ana, blas, monkeypatch, use):
    if use != "a moment ago":
        monkeypatch.setattr(lobby_module, "KEPT_SECONDS", -1)
    table = two(ana, blas, "toy")
    assert house.call(move(house.lobby, table)) == 2

    async def kept() -> bool:
        live = house.lobby.loaded(table)
        assert live is not None
        if use == "bot":
            live.thinking[1] = 1
        if use == "lock":
            await live.lock.acquire()
        await house.lobby.clear_memory()
        still = house.lobby.loaded(table) is live
        live.thinking.clear()
        if use == "lock":
            live.lock.release()
        return still

    if use == "client":
        with ana.sit(table) as screen:
            screen.first_state()
            assert house.call(kept())
    else:
        assert house.call(kept())


def test_a_table_nobody_uses_is_forgotten(house, ana, blas, monkeypatch):
    monkeypatch.setattr(lobby_module, "KEPT_SECONDS", -1)
    table = two(ana, blas, "toy")
    assert house.call(move(house.lobby, table)) == 2

    async def forgotten() -> bool:
        await house.lobby.clear_memory()
        return house.lobby.loaded(table) is None

    assert house.call(forgotten())
