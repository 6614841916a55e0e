"""Lists that copies of a state share, because they seldom change: nobody changes one, whoever must puts another there.

    s.theories = put(s.theories, ingredient, alchemical)     # never: s.theories[ingredient] = alchemical

A game says in its state which of its lists are of this kind. All others belong to one state and change in place.
"""

from __future__ import annotations


def put(shared: list[int], at: int, value: int) -> list[int]:
    """The same list but for one entry."""
    own = shared[:]
    own[at] = value
    return own


def without(shared: list[int], thing: int) -> list[int]:
    """The same list but for the first such thing in it."""
    own = shared[:]
    own.remove(thing)
    return own


def put_list(shared: list[list[int]], at: int, value: list[int]) -> list[list[int]]:
    """The same lists but for one of them."""
    own = shared[:]
    own[at] = value
    return own
