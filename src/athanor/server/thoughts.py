"""A bot's thought about a decision of a finished game: what it weighs up there, knowing what the seat knew then."""

from __future__ import annotations

from typing import Any, Final

from athanor.arena.workers import Gone, Late
from athanor.bots import derive
from athanor.core.game import Game
from athanor.core.state import State
from athanor.server.archive import Entry, Info
from athanor.server.loading import standing
from athanor.server.opening import laid_out
from athanor.server.opponents import asked, company
from athanor.server.thinking import Thinking
from athanor.server.turns import Asker
from athanor.server.words import ServerError
from athanor.server.worker import explain

MOST_CONSIDERED: Final = 8
STRONGEST: Final = "grandmaster"  # whom to ask about what a person did, or a bot that has no reasons
POOL: Final = "thoughts"  # processes of their own: no table waits for what can wait


class Moment:
    """A decision as it lay before whoever made it."""

    def __init__(self, info: Info, entries: list[Entry], move: int) -> None:
        moves = standing(info, entries)
        base = info.moves - len(moves)
        if not base <= move < info.moves:
            raise ServerError("no-such-decision", 404, move=move, moves=info.moves)
        self.state: State = laid_out(info, entries, move)
        made = moves[move - base]
        assert made.seat is not None
        assert made.action is not None
        self.seat: int = made.seat
        self.played: int = made.action


async def thought(
    thinking: Thinking, asker: Asker, info: Info, moment: Moment, move: int, bot: str | None, own: str | None
) -> dict[str, Any]:
    """`bot` is who is asked; else the seat's own bot, if it can tell, and the strongest if it cannot."""
    state, seat = moment.state, moment.seat
    name = asked(bot) if bot else own if own in company() else STRONGEST
    seed = derive(info.seed, "thought", seat, move)
    world = state.determinise(seat, derive(info.seed, "thought's world", seat, move))
    question = (state.game.id, name, world.snapshot(), seat, seed)
    try:
        found = await thinking.worker_pools.ask(POOL, asker, explain, *question)
    except (Gone, Late):
        raise ServerError("thought-lost", 503) from None
    return {
        "move": move,
        "seat": seat,
        "bot": name,
        "played": state.game.actions.name(moment.played),
        "choice": state.game.actions.name(found["action"]),
        "simulations": found["simulations"],
        "considered": named(state.game, shown(found["considered"], moment.played)),
        "line": named(state.game, found["line"]),
    }


def named(game: Game, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**one, "action": game.actions.name(one["action"])} for one in found]


def shown(considered: list[dict[str, Any]], played: int) -> list[dict[str, Any]]:
    """The bot's choice, what was played (to compare with), then the next best."""
    best, *others = considered
    others.sort(key=lambda one: one["action"] != played)  # stable: the rest stays in its order
    return [best, *others[: MOST_CONSIDERED - 1]]
