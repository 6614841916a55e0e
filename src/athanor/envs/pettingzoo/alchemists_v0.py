"""Alchemists as a PettingZoo environment: `alchemists_v0.env(players=3)`."""

# Not compiled: it needs a package that not everybody has.

from athanor.envs.pettingzoo.aec import makers

# The arguments are those of `aec.BoardGameEnv`.
env, raw_env = makers("alchemists")
