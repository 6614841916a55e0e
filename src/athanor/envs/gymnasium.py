"""The games as Gymnasium environments: one seat is the learner's, bots have the others.

    import gymnasium
    import athanor.envs.gymnasium

    env = gymnasium.make("athanor/Spellbook-v0", opponents=["novice"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

It takes the extra `envs`. Registered are `athanor/Spellbook-v0`, `athanor/Alchemists-v0` and `athanor/Trismegistus-v0`.
"""

# Not compiled: Gymnasium wraps what stands here.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from athanor.bots import bot
from athanor.bots.base import Bot, ask
from athanor.envs.episode import Episode, Mask
from athanor.envs.flat import LEAST, MOST, Plane, Row
from athanor.envs.picture import svg_of, text_of

RENDER_MODES: Final = ("ansi", "human", "svg")
ILLEGAL: Final = -1.0  # the reward for an action that is not allowed: as much as the worst defeat


class AgainstBotsEnv(gymnasium.Env[Row, int]):
    """`opponents`: bots by name or as objects, in the order of play after the learner; none for a solo game.
    `seat`: the learner's; None: in every game another one by chance.

    An observation is one row of numbers (`planes` names its parts). Which actions are allowed stands in
    `info["action_mask"]`, and `action_masks()` says it again. Any other action ends the game as a loss, and
    `info["refused"]` says why it is not allowed.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = ("novice",),
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"There is no render mode called {render_mode!r}; known are: {', '.join(RENDER_MODES)}.")
        named = [opponents] if isinstance(opponents, str | Bot) else opponents
        self.opponents = [each if isinstance(each, Bot) else bot(each) for each in named]
        self.episode = Episode(game, 1 + len(self.opponents), options, observation, reward)
        if seat is not None and not 0 <= seat < self.episode.players:
            raise ValueError(f"There is no seat {seat}: the seats are 0 to {self.episode.players - 1}.")
        self.wanted_seat = seat
        self.seat = 0
        self.render_mode = render_mode
        self.observation_space = Box(LEAST, MOST, (self.episode.flat.size,), np.float32)
        self.action_space = Discrete(self.episode.num_actions)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The named parts of an observation."""
        return self.episode.planes

    # ---------------------------------------------------------------- playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game. Gymnasium's `options` mean nothing here: those of the game are given when it is made."""
        super().reset(seed=seed)
        while True:
            players = self.episode.players
            self.seat = int(self.np_random.integers(players)) if self.wanted_seat is None else self.wanted_seat
            self.episode.begin(self.drawn())
            self.let_bots_play()
            if not self.episode.s.over:  # else somebody won before the learner was asked anything
                return self.episode.observe(self.seat), self.info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if int(action) not in episode.offered:
            refused = {**self.info(), "refused": str(episode.refusal(int(action)))}
            return episode.observe(self.seat), ILLEGAL, True, False, refused
        gained = episode.apply(int(action))[self.seat] + self.let_bots_play()
        return episode.observe(self.seat), gained, episode.s.over, False, self.info()

    def let_bots_play(self) -> float:
        """Until the learner is asked or the game is over; the learner's rewards on the way."""
        episode, gained = self.episode, 0.0
        while not episode.s.over and episode.s.asked != self.seat:
            seat = episode.s.asked
            which = (seat - self.seat) % episode.players - 1
            answer = ask(self.opponents[which], episode.s, seat, self.drawn())
            gained += episode.apply(answer)[self.seat]
        return gained

    def drawn(self) -> int:
        return int(self.np_random.integers(1 << 40))

    def info(self) -> dict[str, Any]:
        mask = {"action_mask": self.action_masks(), "seat": self.seat}
        return mask if not self.episode.s.over else {**mask, **self.episode.outcome()}

    def action_masks(self) -> Mask:
        """1 for every action that is allowed now (the name is the one that sb3-contrib asks for)."""
        return self.episode.mask(self.seat)

    # ---------------------------------------------------------------- looking on

    def render(self) -> str | None:
        """The table as the learner sees it. `ansi`: as text; `svg`: as the text of a picture; `human`: printed."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return svg_of(self.episode.s, self.seat)
        text = text_of(self.episode.s, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


for name in ("alchemists", "spellbook", "trismegistus"):
    gymnasium.register(f"athanor/{name.capitalize()}-v0", AgainstBotsEnv, kwargs={"game": name})
