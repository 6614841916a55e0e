"""The only code that changes the table. Each verb tells one event."""

from __future__ import annotations

from athanor.core.events import Event
from athanor.core.message import Arg
from athanor.core.rng import roll
from liars_dice.components import FACES, ONE, dice_words
from liars_dice.state import NOBODY, Table


def tell(s: Table, name: str, args: dict[str, Arg]) -> None:
    if s.events is not None:
        s.events.append(Event(name, args))


def cast(s: Table, count: int) -> list[int]:
    """So many dice, in order of their faces: how they lie says nothing."""
    return sorted(roll(s, FACES) + 1 for _ in range(count))


def roll_all(s: Table, starter: int) -> None:
    """Everybody rolls all their dice under the cup. `roll` counts as something hidden, so undo ends here."""
    for seat, cup in enumerate(s.dice):
        s.dice[seat] = cast(s, len(cup))
    s.number, s.face, s.bidder = 0, 0, NOBODY
    tell(s, "rolled", {"seat": starter, "number": s.in_play})


def bid(s: Table, seat: int, number: int, face: int) -> None:
    s.number, s.face, s.bidder = number, face, seat
    tell(s, "bid", {"seat": seat, "what": dice_words(number, face)})


def lift_cups(s: Table, doubter: int) -> None:
    """All dice are seen by all, which nobody can take back."""
    s.reveals += 1
    s.seen = [cup[:] for cup in s.dice]
    s.seen_number, s.seen_face, s.seen_bidder, s.seen_doubter = s.number, s.face, s.bidder, doubter
    s.number, s.face, s.bidder = 0, 0, NOBODY
    tell(s, "doubted", {"seat": doubter, "bidder_seat": s.seen_bidder, "what": dice_words(s.seen_number, s.seen_face)})
    for seat, cup in enumerate(s.seen):
        if cup:
            tell(s, "shown", {"seat": seat, "faces": " ".join(map(str, cup))})
    tell(s, "counted", {"what": dice_words(count(s.seen, s.seen_face, s.wild), s.seen_face)})


def wrong_one(s: Table) -> int:
    """Who was wrong when the cups were last lifted: the doubter if the bid held, else the bidder."""
    held = count(s.seen, s.seen_face, s.wild) >= s.seen_number
    return s.seen_doubter if held else s.seen_bidder


def lose_a_die(s: Table, seat: int) -> None:
    s.dice[seat] = s.dice[seat][1:]
    tell(s, "lost" if s.dice[seat] else "lost-last", {"seat": seat})


def counts(die: int, face: int, wild: bool) -> bool:
    return die == face or (wild and die == ONE)


def count(dice: list[list[int]], face: int, wild: bool) -> int:
    """As many dice as show the face, or a one where ones are wild."""
    return sum(counts(die, face, wild) for cup in dice for die in cup)
