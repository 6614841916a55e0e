"""One server for all tests that do not stop it, and people who visit it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from athanor.server import opening
from tests.postgres import MADE, drop_databases
from tests.server.house import House
from tests.server.people import Person

Visit = Callable[..., Person]


@pytest.fixture(autouse=True)
def _the_same_deals_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A live table gets a random seed. Those of a test follow from its name, so that a run can be repeated."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(opening, "new_seed", lambda: f"{dice.getrandbits(127) | 1 << 127:x}")


@pytest.fixture(autouse=True)
def _no_database_of_a_test_stays() -> Iterator[None]:
    """Being set up first it is torn down last, when the test's servers are closed."""
    before = list(MADE)
    yield
    drop_databases(before)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers of one's own, to be stopped, started anew and set differently."""
    houses: list[House] = []

    def start(again: House | None = None, **settings: object) -> House:
        house = again.again(**settings) if again else House(tmp_path / "data", **settings)
        houses[:] = [house]
        return house

    yield start
    for house in houses:
        house.close()


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Somebody new at a server: `visit(house, "Chloé")`."""
    people: list[Person] = []

    def arrive(house: House, name: str | None = None) -> Person:
        people.append(Person(house.address, name))
        return people[-1]

    yield arrive
    for person in people:
        person.http.close()


@pytest.fixture
def ana(house: House, visit: Visit) -> Person:
    return visit(house, "Ana")


@pytest.fixture
def blas(house: House, visit: Visit) -> Person:
    return visit(house, "Blas")


@pytest.fixture
def stranger(house: House, visit: Visit) -> Person:
    """Somebody who has not said their name."""
    return visit(house)
