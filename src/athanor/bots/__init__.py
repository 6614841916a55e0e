"""Players that are programs. They know the contract of a game and no game by name.

from athanor import bots

thinker = bots.bot("master")
action = bots.ask(thinker, state, seat=0, seed=42)

`ask` is the only way in: it hands the bot a re-dealt copy of the state, as that seat may imagine it. What a bot cannot
see it cannot use, and what it does to its copy does nobody any harm. `explain` asks the same question and gets the
reasons with the answer.
"""

from athanor.bots.base import Bot, BotError, ask, explain
from athanor.bots.memory import Memory
from athanor.bots.outside_plugins import register
from athanor.bots.roster import USUAL, YARDSTICKS, Level, bot, is_own, levels, names, other_names, outside_names
from athanor.bots.seeds import derive
from athanor.bots.series import Outcome, play_game, play_series
from athanor.bots.thought import Considered, Step, Thought

__all__ = [
    "USUAL",
    "YARDSTICKS",
    "Bot",
    "BotError",
    "Considered",
    "Level",
    "Memory",
    "Outcome",
    "Step",
    "Thought",
    "ask",
    "bot",
    "derive",
    "explain",
    "is_own",
    "levels",
    "names",
    "other_names",
    "outside_names",
    "play_game",
    "play_series",
    "register",
]
