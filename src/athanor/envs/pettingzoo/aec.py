"""Any of the games as a PettingZoo environment."""

# Not compiled: PettingZoo subclasses and wraps what stands here.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from athanor.envs.episode import Episode
from athanor.envs.flat import LEAST, MOST, Plane
from athanor.envs.picture import svg_of, text_of

RENDER_MODES: Final = ("ansi", "human", "svg")
ILLEGAL: Final = -1.0  # the reward for an action that is not allowed: as much as the worst defeat


class BoardGameEnv(AECEnv):
    """Agents are `player_0`, `player_1`, … in the order of their seats.

    An observation is a dictionary: `observation`, a row of numbers (`planes` names its parts), and `action_mask`, with
    1 for every action that is allowed now. Whoever is not asked sees the table too, with a mask of zeros. Once the game
    is over both are zeros, and the `infos` tell points and shares of the victory.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "victory",
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode called {render_mode!r}; known are: {', '.join(RENDER_MODES)}.")
        self.episode = Episode(game, players, options, observation, reward)
        self.render_mode = render_mode
        self.render_seat = render_seat  # whose view is drawn; None: a spectator's
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        size, actions = self.episode.flat.size, self.episode.num_actions
        self.observation_spaces = {
            agent: Dict({
                "observation": Box(LEAST, MOST, (size,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The named parts of an observation's row."""
        return self.episode.planes

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. PettingZoo's `options` mean nothing here: those of the game are given when it is made."""
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.s.asked]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        gained = episode.apply(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        for each, reward in zip(self.agents, gained, strict=True):
            self.rewards[each] = reward
            self._cumulative_rewards[each] += reward
        if episode.s.over:
            outcome = episode.outcome()
            for each in self.agents:
                self.terminations[each] = True
                self.infos[each] = dict(outcome)
        else:
            self.agent_selection = self.possible_agents[episode.s.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    # ---------------------------------------------------------------- looking on

    def render(self) -> str | None:
        """`ansi`: the table as text; `svg`: as the text of a picture; `human`: printed."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return svg_of(self.episode.s, self.render_seat)
        text = text_of(self.episode.s, self.render_seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def makers(game: str) -> tuple[Callable[..., AECEnv], Callable[..., BoardGameEnv]]:
    """`env` and `raw_env` of a game's module."""

    def raw_env(**arguments: Any) -> BoardGameEnv:
        """The environment itself; an action that is not allowed raises an error that says why."""
        return BoardGameEnv(game, **arguments)

    def env(**arguments: Any) -> AECEnv:
        """The environment as learners want it: an action that is not allowed ends the game as a loss."""
        return OrderEnforcingWrapper(TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=ILLEGAL))

    return env, raw_env
