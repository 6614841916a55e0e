"""Players that are programs. They know the contract of a game and no game by name.

from athanor import bots

thinker = bots.bot("greedy")
action = bots.ask(thinker, state, seat=0, seed=42)

`ask` is the only way in: it hands the bot a re-dealt copy of the state, as that seat may imagine it. What a bot cannot
see it cannot use, and what it does to its copy does nobody any harm.
"""

from athanor.bots.base import Bot, BotError, ask
from athanor.bots.roster import bot, names
from athanor.bots.seeds import derive
from athanor.bots.series import Outcome, play_game, play_series

__all__ = ["Bot", "BotError", "Outcome", "ask", "bot", "derive", "names", "play_game", "play_series"]
