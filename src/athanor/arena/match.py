"""One game of the arena as plain numbers, which travel between processes and into the ledger."""

from __future__ import annotations

from importlib import import_module
from math import ceil, log
from time import perf_counter
from typing import ClassVar, Final, NotRequired, TypedDict

from athanor import bots
from athanor.arena.luck import Luck
from athanor.arena.plan import Plan
from athanor.bots import outside, outside_weights
from athanor.bots.memory import Memory
from athanor.bots.seeds import derive
from athanor.core.registry import lookup
from athanor.core.state import State

FINENESS: Final = 1.02  # times for thinking are sorted into classes, each 2 % longer than the one before
SHORTEST: Final = 1e-6  # seconds


class Thinking(TypedDict):
    """How one seat thought. `times` is how many decisions fell into each class of duration."""

    decisions: int
    seconds: float
    times: dict[str, int]
    simulations: int
    forfeits: dict[str, int]


class Result(TypedDict):
    """How a game ended. All but `thinking` follows from the plan and the number alone. Scores and winners are by line:
    the seats, then the automatic opponents."""

    number: int
    seated: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    thinking: list[Thinking]
    luck: NotRequired[list[float]]  # of each line, in shares of the victory, where it was measured


class Work:
    """All that a process must know to play any game of a plan: plain data."""

    def __init__(self, plan: Plan, plugins: tuple[str, ...] = ()) -> None:
        self.plan = plan
        self.plugins = plugins
        self.programs = outside.programs()
        self.weights = outside_weights.admitted()

    def prepare(self) -> None:
        """In a fresh process: games and bots from outside."""
        for plugin in self.plugins:
            import_module(plugin)
        for name, command, seconds in self.programs:
            outside.admit(name, command, seconds)
        for name, file in self.weights:
            outside_weights.admit(name, file)


def play(work: Work, number: int) -> Result:
    plan = work.plan
    match = plan.match(number)
    seated = [watched(bots.bot(plan.bots[each])) for each in match.seated]
    game = lookup(plan.game)
    luck = None
    if plan.luck:
        luck = Luck(game, derive(match.seed, "luck", *match.seated), plan.luck, [bot.bot for bot in seated])
    hear = None if luck is None else luck.hear
    s, decisions = bots.play_game(game, seated, match.seed, plan.options, hear=hear)
    found: Result = {
        "number": number,
        "seated": match.seated,
        "scores": s.scores(),
        "winners": s.winners(),
        "decisions": decisions,
        "thinking": [{**bot.thinking, "seconds": round(bot.thinking["seconds"], 7)} for bot in seated],
    }
    if luck is not None:
        found["luck"] = [round(each, 6) for each in luck.lines]
    return found


class Watched(bots.Bot):
    """A bot with somebody behind it who holds a watch."""

    name: ClassVar[str] = "watched"

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.thinking: Thinking = {"decisions": 0, "seconds": 0.0, "times": {}, "simulations": 0, "forfeits": {}}

    def choose(self, world: State, seat: int, seed: int) -> int:
        begin = perf_counter()
        action = self.bot.choose(world, seat, seed)
        self.note(perf_counter() - begin)
        return action

    def choose_again(self, world: State, seat: int, seed: int, memory: Memory) -> int:
        begin = perf_counter()
        action = self.bot.choose_again(world, seat, seed, memory)
        self.note(perf_counter() - begin)
        return action

    def note(self, seconds: float) -> None:
        seen = self.thinking
        seen["decisions"] += 1
        seen["seconds"] += seconds
        count(seen["times"], str(time_class(seconds)))
        # What a bot may tell of its last decision, if it is one that does.
        seen["simulations"] += getattr(self.bot, "simulations", 0)
        if forfeit := getattr(self.bot, "forfeit", ""):
            count(seen["forfeits"], forfeit)


def watched(bot: bots.Bot) -> Watched:
    """The name belongs to the class, as with every bot."""
    kind: type[Watched] = type("Watched", (Watched,), {"name": bot.name})
    return kind(bot)


def count(found: dict[str, int], key: str) -> None:
    found[key] = found.get(key, 0) + 1


def time_class(seconds: float) -> int:
    return max(0, ceil(log(max(seconds, SHORTEST) / SHORTEST, FINENESS)))


def class_seconds(number: int) -> float:
    """The longest time of a class."""
    return SHORTEST * FINENESS**number
