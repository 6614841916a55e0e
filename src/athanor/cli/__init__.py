"""The terminal: play, replay, rules and the rest from the command line. Knows the contract, never a game by name."""
