"""Trismegistus: The Ultimate Formula, for 1 to 4 players: draft dice, transmute, experiment, build the Stone."""

# Not compiled: it runs once.

from athanor.games.trismegistus.game import GAME

__all__ = ["GAME"]
