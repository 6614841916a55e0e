"""Bots at the tables: when they are asked, how long they seem to think, and where.

A bot runs in another process (`worker_pool`), so that a slow decision holds nobody up. What goes there is a copy of
the game dealt anew from what the bot's seat may know; the real state stays here. The answer is treated like anybody's:
it comes with the number of the decision it answers, and is refused if that has changed meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from athanor.arena.workers import Gone, Late
from athanor.bots import derive
from athanor.core.errors import AthanorError
from athanor.core.frames import Secret
from athanor.server.meters import Meters
from athanor.server.settings import Settings
from athanor.server.tables import LiveTable
from athanor.server.worker import think
from athanor.server.worker_pool import WorkerPools, pool_of

LOG = logging.getLogger("athanor.server")


def asked_bots(table: LiveTable) -> list[int]:
    """The seats of bots that should answer now.

    Where everybody answers at once they do not wait for the people. Where seats are asked in turn they wait for
    theirs: only a pass can be given ahead, and that would be all a bot ever says. Bots alone wait for a spectator.
    """
    state = table.state
    if table.info.status != "playing" or state is None or state.over or not table.attended:
        return []
    waiting = state.waiting if isinstance(state.stack[-1], Secret) else [state.asked]
    return [seat for seat in waiting if table.seats[seat].kind == "bot"]


class Question:
    """All that a bot is told. Its seed follows from the table's secret, so after a restart it answers the same."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        state, bot, secret = table.state, table.seats[seat].bot, table.info.seed
        assert state is not None
        assert bot is not None
        self.game = state.game.id
        self.bot = bot
        self.asker = table.asker
        self.seed = derive(secret, "bot", seat, table.info.entries)
        self.legal = list(state.legal(seat))
        world = state.determinise(seat, derive(secret, "world", seat, table.info.entries))
        self.asked: tuple[Any, ...] = (
            self.game, bot, world.snapshot(), seat, self.seed, table.id, table.info.entries,
        )  # fmt: skip


class Thinking:
    def __init__(
        self, settings: Settings, answer: Callable[[str, int, int, int], Awaitable[None]], meters: Meters
    ) -> None:
        """`answer(table, seat, decision, action)` brings a bot's answer to the table."""
        self._settings = settings
        self._answer = answer
        self._meters = meters
        self.worker_pools = WorkerPools(settings)
        self._tasks: dict[asyncio.Task[None], str] = {}
        self._closed = False

    def is_busy(self) -> bool:
        """Whether a bot is thinking at some table."""
        return bool(self._tasks)

    def look_at(self, table: LiveTable) -> None:
        """Start whatever thinking the table needs. Its lock is held."""
        for seat in asked_bots(table):
            decision = table.decisions.numbers[seat]
            if table.thinking.get(seat) != decision and not self._closed:
                table.thinking[seat] = decision
                task = asyncio.create_task(self._think(table, seat, decision, Question(table, seat)))
                self._tasks[task] = table.id
                task.add_done_callback(self._tasks.pop)
        if not table.attended:
            self._cancel(table)

    def _cancel(self, table: LiveTable) -> None:
        """Nobody is there any more. A decision that waits for its turn is not made; it will be asked for again."""
        for task, id in list(self._tasks.items()):
            if id == table.id and task is not asyncio.current_task():
                task.cancel()

    async def _think(self, table: LiveTable, seat: int, decision: int, question: Question) -> None:
        started = time.perf_counter()
        try:
            action = await self._action(question)
            self._meters.bots.since(started)
            await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.perf_counter() - started)))
            await self._answer(table.id, seat, decision, action)
        except AthanorError:
            pass  # undone, given to somebody else or over while the bot was thinking: nobody waits for this answer
        except Exception:
            LOG.exception("a bot could not answer at table %s", table.id)
        finally:
            if table.thinking.get(seat) == decision:
                del table.thinking[seat]

    async def _action(self, question: Question) -> int:
        for _ in range(2):
            try:
                action, forfeit = await self.worker_pools.ask(
                    pool_of(question.bot), question.asker, think, *question.asked
                )
                if forfeit:
                    LOG.warning("bot %s forfeited a move of %s: %s", question.bot, question.game, forfeit)
                return int(action)
            except Gone:
                continue  # somebody ended the process; another one will do
            except Late:
                LOG.warning("bot %s took too long over a decision of %s", question.bot, question.game)
                break
            except Exception:
                LOG.exception("bot %s failed at a decision of %s", question.bot, question.game)
                break
        # A table must not stand still because a bot is at a loss.
        return question.legal[question.seed % len(question.legal)]

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await self.worker_pools.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
