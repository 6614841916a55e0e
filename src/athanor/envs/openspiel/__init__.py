"""The games as OpenSpiel games, registered when this is imported.

    import pyspiel
    import athanor.envs.openspiel

    game = pyspiel.load_game("athanor_spellbook(players=3)")
    state = game.new_initial_state()

There are `athanor_spellbook`, `athanor_alchemists` and `athanor_trismegistus`, and one for each installed game of
another package that has an encoder. Parameters: `players`, `observation` (a form of `athanor.envs.flat`), and the
options of the game by their names. It takes the extra `envs`, which has no OpenSpiel for Windows.

Chance is explicit: the deal is four chance nodes, every later draw is one, of 256 equally likely outcomes each. A state
can be copied, serialised, and dealt anew from what a player knows (`resample_from_infostate`), so that OpenSpiel's own
information-set search plays: the one written in Python (`open_spiel.python.algorithms.ismcts`), since the one in C++
never asks a game that is written in Python to deal anew.
"""

# Not compiled: it needs a package that not everybody has.

from athanor.envs.openspiel.game import register_all

register_all()
