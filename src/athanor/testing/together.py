"""A law of the contract: what several seats imagine that tell each other all they know (`determinise_together`)."""

from __future__ import annotations

from athanor import State
from athanor.testing.journey import Journey


def seats_that_tell_each_other_all_they_know_imagine_together(journey: Journey) -> None:
    """What is dealt anew for several seats is hidden from each of them, and nothing of it shows in what is dealt."""
    for number, s in enumerate(journey.states):
        for seats in circles(s, number):
            world = s.determinise_together(seats, number)
            for seat in seats:
                assert world.view(seat) == s.view(seat)
                assert world.legal(seat) == s.legal(seat)
            assert (world.waiting, world.to_move, world.question()) == (s.waiting, s.to_move, s.question())
            assert (world.start, world.past, world.secret, world.script, world.events) == (None, None, b"", (), None)
            assert world.check() == ""
            again = s.determinise_together(seats, number + 7).determinise_together(seats, number)
            assert again.snapshot() == world.snapshot()


def circles(s: State, number: int) -> list[frozenset[int]]:
    """All seats; and, where the game can say it, all but one."""
    everybody = frozenset(range(s.players))
    fewer = everybody - {number % s.players}
    try:
        s.determinise_together(fewer, 1)
    except NotImplementedError:
        return [everybody]
    return [everybody, fewer]
