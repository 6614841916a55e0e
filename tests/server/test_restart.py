"""Nothing lives only in memory: restarts in the middle of a game, other rules after an upgrade, memory cleared."""

import random
from typing import Any, ClassVar

import pytest

import athanor
from athanor import State
from athanor.core import registry
from athanor.server import lobby as lobby_module
from athanor.server.store import Store
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import Person, Screen, play_out
from tests.toy.rules import CuriosGame
from tests.waiting import wait_until


class NewerCurios(CuriosGame):
    """The toy after a change of rules."""

    rules_version: ClassVar[int] = 2


class StrangeCurios(CuriosGame):
    """The toy after a change so deep that old positions cannot be read."""

    rules_version: ClassVar[int] = 3

    def from_snapshot(self, data: dict[str, Any]) -> State:
        raise athanor.RecordError("position-damaged")


@pytest.fixture
def upgrade(monkeypatch):
    """Put other rules in the place of the toy's; the real ones come back in the end."""
    return lambda kind: monkeypatch.setitem(registry._GAMES, kind.id, kind())


def back(visit: Visit, house: House, person: Person) -> Person:
    again = visit(house)
    again.http.cookies.update(person.http.cookies)
    return again


def some_moves(screens: list[Screen], dice: random.Random, most: int) -> None:
    for _ in range(most):
        for screen in screens:
            screen.first_state()
            screen.reach(max(s.state["number"] for s in screens if s.state))
        able = [screen for screen in screens if set(screen.choices()) - {"withdraw"}]
        screen = dice.choice(able)
        screen.play(dice.choice([name for name in screen.choices() if name != "withdraw"]))
    for screen in screens:
        screen.reach(max(s.first_state()["number"] for s in screens))


def begun(own_house: Any, visit: Visit, game: str, moves: int = 12) -> tuple[Any, ...]:
    house = own_house()
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = ana.table(game, "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        some_moves([one, other], random.Random(7), moves)
        return house, ana, blas, table, one, other


@pytest.mark.parametrize("game", ["spellbook", "toy", "alchemists", "trismegistus"])
def test_a_restart_in_mid_game(own_house, visit, game):
    house, ana, blas, table, one, other = begun(own_house, visit, game)
    house = own_house(again=house)
    ana, blas = back(visit, house, ana), back(visit, house, blas)
    with ana.sit(table) as again, blas.sit(table, have=other.state["number"]) as others:
        assert again.first_state() == one.state
        assert again.entries == one.entries
        assert others.first_state() == other.state
        assert others.entries == {}
        play_out([again, others], random.Random(8))


def test_a_table_waiting_for_a_bot_goes_on_by_itself(own_house, visit):
    house = own_house(bot_pause=60.0)
    ana = visit(house, "Ana")
    table = ana.table("toy", "bot:random", "bot:heuristic", laps=1)
    house = own_house(again=house, bot_pause=0.0)
    again = back(visit, house, ana)
    with again.sit(table) as watching:
        watching.until(lambda: watching.state and watching.state["result"])


def test_memory_is_cleared_and_filled_again(house, ana, blas, monkeypatch):
    monkeypatch.setattr(lobby_module, "KEPT_SECONDS", -1)
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table) as one:
        one.first_state()
        before = one.play("bid 1")

    def cleared():
        house.call(house.lobby.clear_memory())
        return house.lobby.loaded(table) is None

    wait_until(cleared)
    with ana.sit(table) as one:
        assert one.first_state() == before


def test_a_running_table_survives_a_change_of_rules(own_house, visit, upgrade):
    house, ana, blas, table, one, _ = begun(own_house, visit, "toy")
    upgrade(NewerCurios)
    house = own_house(again=house)
    ana, blas = back(visit, house, ana), back(visit, house, blas)
    with ana.sit(table) as again, blas.sit(table) as others:
        assert again.first_state()["view"] == one.state["view"]
        assert again.entries == one.entries
        others.first_state()
        some_moves([again, others], random.Random(3), 3)
    # A second restart replays from where the rules changed.
    house = own_house(again=house)
    ana, blas = back(visit, house, ana), back(visit, house, blas)
    with ana.sit(table) as third, blas.sit(table) as others:
        assert third.first_state() == again.state
        play_out([third, others], random.Random(8))
        end = third.first_state()
        moves, result = end["move"], end["result"]
    changed_at = one.state["move"]
    record = athanor.loads(ana.http.get(f"/api/tables/{table}/record").text)
    assert record.rules_version == 2
    assert len(record.moves) == moves - changed_at
    assert athanor.replay(record).scores() == result["scores"]
    assert ana.get(f"/api/tables/{table}/replay?move={changed_at}")["view"]
    early = ana.get(f"/api/tables/{table}/replay?move={changed_at - 1}")
    assert early["view"] is None
    assert early["note"]["id"] == "replay-older-rules"
    assert len(early["entries"]) == moves + 1


@pytest.mark.parametrize("kind", [NewerCurios, StrangeCurios])
def test_a_finished_table_stays_viewable(own_house, visit, upgrade, kind):
    house, ana, blas, table, *_ = begun(own_house, visit, "toy", 0)
    with ana.sit(table) as one, blas.sit(table) as other:
        play_out([one, other], random.Random(8))
    text = ana.http.get(f"/api/tables/{table}/record").text
    upgrade(kind)
    house = own_house(again=house)
    ana = back(visit, house, ana)
    with ana.sit(table) as again:
        state = again.first_state()
        assert state["result"] == one.state["result"]
        assert again.entries == one.entries
        assert state["view"] == (one.state["view"] if kind is NewerCurios else None)
    end, middle = ana.get(f"/api/tables/{table}/replay?seat=0"), ana.get(f"/api/tables/{table}/replay?move=4")
    assert end["view"] == (one.state["view"] if kind is NewerCurios else None)
    assert middle["view"] is None
    assert middle["note"]["id"] == "record-other-rules"
    assert len(middle["entries"]) == end["moves"] + 1
    assert ana.http.get(f"/api/tables/{table}/record").text == text
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ana.post(f"/api/tables/{table}/fork", {"move": 2, "seats": seats}, 409)
    assert refused["error"]["id"] == "record-other-rules"


def test_a_running_table_whose_rules_are_gone_can_be_read_and_ended(own_house, visit, upgrade):
    house, ana, _, table, one, _ = begun(own_house, visit, "toy")
    upgrade(StrangeCurios)
    house = own_house(again=house)
    ana = back(visit, house, ana)
    with ana.sit(table) as again:
        assert again.first_state()["view"] is None
        assert again.entries == one.entries
        assert again.refusal(type="answer", decision=1, actions=["bid 1"]) == "table-rules-gone"
        assert again.refusal(type="undo") == "table-rules-gone"
        assert ana.post(f"/api/tables/{table}/abandon")["status"] == "abandoned"


def test_a_second_server_is_kept_off_the_same_data(house, tmp_path):
    with pytest.raises(athanor.AthanorError, match="Another Athanor server"):
        Store(house.settings)
