"""Memory is swept when it pays, and what hold each other in a circle do not stay for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress

import pytest

from athanor.server.sweeping import Sweeper


class Ring:
    """Holds itself, as the pieces of a closed connection hold each other."""

    def __init__(self) -> None:
        self.myself = self


class Scale:
    """As much memory in use as a test says."""

    def __init__(self) -> None:
        self.blocks = 1000

    def __call__(self) -> int:
        return self.blocks


@pytest.fixture
def scale():
    return Scale()


@pytest.fixture
def sweeper(scale):
    made = Sweeper(scale)
    made.begin()
    yield made
    made.end()


def litter() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


@pytest.mark.parametrize(
    ("blocks", "idle", "swept"),
    [(1200, True, False), (1300, True, True), (1300, False, False), (15_999, False, False), (16_001, False, True)],
)
def test_sweeps_after_a_quarter_if_there_is_little_to_do_and_after_growing_sixteenfold_in_any_case(
    sweeper, scale, blocks, idle, swept
):
    left = litter()
    scale.blocks = blocks
    assert sweeper.look(idle) is swept
    assert (left() is None) is swept


def test_growth_is_counted_from_the_last_sweep(sweeper, scale):
    scale.blocks = 16_001
    assert sweeper.look(idle=False)
    scale.blocks = 256_000
    assert not sweeper.look(idle=False)
    scale.blocks = 256_017
    assert sweeper.look(idle=False)


def test_python_does_not_sweep_by_itself_meanwhile_and_does_again_afterwards():
    async def a_moment() -> None:
        sweeping = asyncio.create_task(Sweeper().keep_sweeping())
        await asyncio.sleep(0)
        assert not gc.isenabled()
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping

    assert gc.isenabled()
    asyncio.run(a_moment())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
