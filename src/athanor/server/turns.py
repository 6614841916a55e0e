"""Whose turn it is where several wait for the same processor: network by network, and in each person by person.

First come, first served would let whoever asks for much make everybody else wait for all of it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Asker(NamedTuple):
    """On whose account something is done. Many names cost nothing, many networks do; so these take turns first."""

    network: str
    person: str


NOBODY = Asker("", "")
Line = deque[asyncio.Future[None]]


class Turns:
    """So many at a time; the others wait in a line of their own each."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: OrderedDict[str, OrderedDict[str, Line]] = OrderedDict()

    def waiting(self, network: str | None = None) -> int:
        """Of one network, or of all."""
        networks = [network] if network is not None else list(self._lines)
        lines = [line for each in networks for line in self._lines.get(each, OrderedDict[str, Line]()).values()]
        return sum(not mine.cancelled() for line in lines for mine in line)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, asker: Asker) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(asker.network, OrderedDict()).setdefault(asker.person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # it was ours already
            raise

    def _next(self) -> None:
        """To whoever is next, or back to the free ones."""
        while self._lines:
            network, people = self._lines.popitem(last=False)
            person, line = people.popitem(last=False)
            mine = line.popleft()
            # Whoever has more to ask stands at the end of the line again.
            if line:
                people[person] = line
            if people:
                self._lines[network] = people
            if not mine.cancelled():
                mine.set_result(None)
                return
        self._free += 1
