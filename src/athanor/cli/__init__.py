"""The terminal: play, replay, rules and the rest from the command line.

Knows the contract, never a game by name; only `reader` and `deducing` serve one game, which has a device of its own,
and `cards` another, whose cards a person may type anew.
"""
