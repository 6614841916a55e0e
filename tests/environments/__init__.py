"""The games in the interfaces of research, held against the test suites of those who made the interfaces.

They need PettingZoo, Gymnasium and OpenSpiel, so `make test-envs` runs them in an environment of its own.
`make test-long` runs them without those marked long: one number of players each.
"""
