"""What a bot is, and how one is asked."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.bots.memory import Memory
from athanor.bots.seeds import derive
from athanor.bots.thought import Thought
from athanor.core.compiled import mypyc_attr
from athanor.core.errors import AthanorError
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.state import State
from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog("athanor.bots", base=CORE_TEXTS)


class BotError(AthanorError):
    """A bot that does not exist, is asked out of turn, or answers with what is not allowed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message, texts=TEXTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it, give it a name, and say how it chooses. The object keeps nothing between two questions."""

    name: ClassVar[str]

    def choose(self, world: State, seat: int, seed: int) -> int:
        """One of `world.legal(seat)`.

        `world` is what the seat may imagine: a copy of the game in which everything hidden was dealt anew, without
        seed, record or truth. The bot may play on in it as it likes. `world.determinise(seat, number)` deals another
        world just as possible. Whatever the bot leaves to chance it takes from `seed`, so that the same question
        always gets the same answer.
        """
        raise NotImplementedError

    def choose_again(self, world: State, seat: int, seed: int, memory: Memory) -> int:
        """The same for a bot that can use what it kept from its last decision of this game. Most keep nothing."""
        return self.choose(world, seat, seed)

    def is_quick(self, game: Game) -> bool:
        """Whether it answers at once and keeps nothing between two questions: then whole turns of it can be played
        many times over, to measure luck (`arena/luck.py`)."""
        return False

    def think(self, world: State, seat: int, seed: int) -> Thought:
        """The same choice with its reasons, for whoever asks after the game; the bare choice of a bot that has none."""
        return Thought(seat, self.choose(world, seat, seed), 0)


def ask(bot: Bot, state: State, seat: int, seed: int, memory: Memory | None = None) -> int:
    """The bot's answer for `seat` to the decision that is pending. The state itself stays untouched and unseen.

    `memory` is the seat's own, if whoever asks keeps one during the game.

    Examples:
        >>> from athanor import bots
        >>> state = game.new(players=2, seed=7)
        >>> bots.ask(bots.bot("random"), state, state.to_move, seed=1) in state.legal()
        True
    """
    legal = state.legal(seat)
    if not legal:
        raise BotError(Message("bot-not-asked", {"bot": bot.name, "seat": seat}))
    if len(legal) == 1:
        return legal[0]
    world = imagined(state, seat, seed)
    action = bot.choose(world, seat, seed) if memory is None else bot.choose_again(world, seat, seed, memory)
    if action not in legal:
        raise BotError(Message("bot-illegal", {"bot": bot.name, "action": str(action)}))
    return action


def explain(bot: Bot, state: State, seat: int, seed: int) -> Thought:
    """What the bot thinks of the decision that is pending. It is told no more than when it was asked."""
    if not state.legal(seat):
        raise BotError(Message("bot-not-asked", {"bot": bot.name, "seat": seat}))
    return bot.think(imagined(state, seat, seed), seat, seed)


def imagined(state: State, seat: int, seed: int) -> State:
    """The world that a bot gets."""
    world = state.determinise(seat, derive(seed, "world"))
    if world.asked == seat:
        leave_out_back(world)
    return world


def leave_out_back(world: State) -> None:
    """A bot is not offered to take its last choice back: it might do so for ever."""
    world.now = world.without_back()
