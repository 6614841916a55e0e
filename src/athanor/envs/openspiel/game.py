"""Our games as OpenSpiel's classes for games that are written in Python."""

# Not compiled: OpenSpiel's classes are subclassed.

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

import pyspiel

from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.registry import lookup, registered
from athanor.envs.flat import Plane
from athanor.envs.openspiel.history import CHANCE, DEAL, LONGEST, OUTCOMES, TERMINAL, Node, begin, number_of, table_of
from athanor.envs.openspiel.observer import Observer

EQUALLY_LIKELY: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def type_of(game: Game, players: int) -> pyspiel.GameType:
    """Alone against the automatic opponent there is nobody whose loss is the player's gain."""
    utility = pyspiel.GameType.Utility
    options = {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=game.texts.render(Message("game-name"), "en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if players == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2, "observation": "flat", **options},
    )


def short_name(game: str) -> str:
    return "athanor_" + game.replace("-", "_")


class BoardGame(pyspiel.Game):
    """Returns are 1 for whoever wins alone; the others lose as much together. A tie is shared."""

    id: ClassVar[str]  # of our game; each has a subclass

    def __init__(self, params: dict[str, Any]) -> None:
        own = lookup(self.id)
        given = dict(params)
        players = int(given.pop("players", 2))
        form = str(given.pop("observation", "flat"))
        self.table = table_of(own.id, players, json.dumps(given, sort_keys=True), form)
        self.root = begin(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=own.num_actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(own, players), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> BoardGameState:
        return BoardGameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + LONGEST

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The named parts of an observation tensor."""
        return self.table.flat.planes


class BoardGameState(pyspiel.State):
    """All of it is one `Node`, which is never changed: copying copies a reference."""

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self.node: Node = game.root

    def current_player(self) -> int:
        return self.node.turn

    def is_terminal(self) -> bool:
        return self.node.turn == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.offered

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUALLY_LIKELY

    def _apply_action(self, action: int) -> None:
        self.node = self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.node.table.game.actions.names[action]

    def returns(self) -> list[float]:
        return self.node.returns()

    def __str__(self) -> str:
        """Everything, hidden things too, as a text that `athanor` reads as a position."""
        node = self.node
        drawn = "".join(f" {outcome}" for outcome in node.drawn)
        if node.state is None:
            return f"to be dealt:{drawn}"
        position = node.state.position()
        return f"{position}\nwaits for chance: {node.pending}{drawn}" if node.turn == CHANCE else position

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BoardGameState:
        """A state that the player cannot tell from this one."""
        world: BoardGameState = self.clone()
        world.node = self.node.dealt_anew(player, number_of(sampler()))
        return world


def loaded(text: str) -> BoardGame:
    """For pickle: by then this module, and with it our games, are imported."""
    return pyspiel.load_game(text)


# ---------------------------------------------------------------- registering


def register_all(games: Sequence[str] | None = None) -> None:
    """All games that say what a seat knows as numbers."""
    known = set(pyspiel.registered_names())
    for id in registered() if games is None else games:
        game = lookup(id)
        if game.encoder() is not None and short_name(id) not in known:
            # A class, not a function: OpenSpiel lets go of it after Python has ended, and would free a function then.
            pyspiel.register_game(type_of(game, 2), type(f"{short_name(id)}_game", (BoardGame,), {"id": id}))
