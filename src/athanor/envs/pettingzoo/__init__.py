"""The games as PettingZoo environments (AEC: one agent after another).

    from athanor.envs.pettingzoo import spellbook_v0

    env = spellbook_v0.env(players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

It takes the extra `envs`. Every game is a module with `env` (which ends the game, as a loss, at an action that is not
allowed) and `raw_env` (which raises an error that says why).
"""

# Not compiled: it needs a package that not everybody has.
