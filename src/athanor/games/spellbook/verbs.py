"""The only code that moves tokens and markers: the words of the rulebook's glossary. Each tells what happened."""

from __future__ import annotations

from athanor.core.events import Event
from athanor.core.message import Arg
from athanor.core.rng import roll
from athanor.games.spellbook.components import (
    FAMILIAR_SPACES,
    KINDS,
    RESERVE_LIMIT,
    listed,
)
from athanor.games.spellbook.state import Spellbook


def tell(s: Spellbook, name: str, args: dict[str, Arg]) -> None:
    if s.events is not None:
        s.events.append(Event(name, args))


# ---------------------------------------------------------------- out of the bag


def out_of_bag(s: Spellbook) -> int:
    """One token from the bag, or -1. An empty bag first gets back whatever the discard box holds."""
    if s.bag_size == 0:
        if s.box_size == 0:
            return -1
        s.bag, s.box = s.box, s.bag
        s.bag_size, s.box_size = s.box_size, 0
        tell(s, "bag-refilled", {"count": s.bag_size})
    at = roll(s, s.bag_size)
    kind = 0
    for count in s.bag:
        at -= count
        if at < 0:
            break
        kind += 1
    s.bag[kind] -= 1
    s.bag_size -= 1
    return kind


def draw(s: Spellbook, seat: int, count: int) -> None:
    """Draw: from the bag into the reserve, one at a time, as far as the limit of 9 allows."""
    sorcerer = s.sorcerers[seat]
    drawn = []
    while count > 0 and sorcerer.size < RESERVE_LIMIT:
        kind = out_of_bag(s)
        if kind < 0:
            break
        sorcerer.reserve[kind] += 1
        sorcerer.size += 1
        count -= 1
        drawn.append(kind)
    if drawn and s.events is not None:
        tell(s, "draws", {"seat": seat, "count": len(drawn), "tokens": drawn})


def add_to_altar(s: Spellbook, count: int) -> None:
    added = []
    for _ in range(count):
        kind = out_of_bag(s)
        if kind < 0:
            break
        s.altar[kind] += 1
        s.altar_size += 1
        added.append(kind)
    if added and s.events is not None:
        tell(s, "altar-gains", {"count": len(added), "tokens": added})


def draw_for_dummy(s: Spellbook, count: int) -> None:
    """Solo: tokens from the bag into the bottom area of the dummy's board."""
    for _ in range(count):
        kind = out_of_bag(s)
        if kind < 0:
            break
        s.bottom.append(kind)
        tell(s, "dummy-bottom", {"token": kind})


# ---------------------------------------------------------------- off the altar


def off_altar(s: Spellbook, kind: int) -> None:
    s.altar[kind] -= 1
    s.altar_size -= 1


def take(s: Spellbook, seat: int, kind: int) -> None:
    """Take: from the altar into the reserve."""
    off_altar(s, kind)
    sorcerer = s.sorcerers[seat]
    sorcerer.reserve[kind] += 1
    sorcerer.size += 1
    tell(s, "takes", {"seat": seat, "token": kind})


def take_to_familiar(s: Spellbook, seat: int, kind: int) -> None:
    off_altar(s, kind)
    tell(s, "takes-to-familiar", {"seat": seat, "token": kind})
    onto_familiar(s, seat, kind)


def discard_from_altar(s: Spellbook, kind: int) -> None:
    off_altar(s, kind)
    s.box[kind] += 1
    s.box_size += 1
    tell(s, "altar-loses", {"token": kind})


def empty_altar(s: Spellbook) -> None:
    tell(s, "altar-emptied", {"count": s.altar_size, "tokens": listed(s.altar)})
    for kind in range(KINDS):
        s.box[kind] += s.altar[kind]
        s.altar[kind] = 0
    s.box_size += s.altar_size
    s.altar_size = 0


def give_dummy(s: Spellbook, kind: int, bottom: bool) -> None:
    """Solo: from the altar to the dummy's next space, or to the bottom area of its board."""
    off_altar(s, kind)
    (s.bottom if bottom else s.dummy).append(kind)
    tell(s, "dummy-bottom" if bottom else "dummy-gets", {"token": kind})


# ---------------------------------------------------------------- out of the reserve


def out_of_reserve(s: Spellbook, seat: int, kind: int) -> None:
    sorcerer = s.sorcerers[seat]
    sorcerer.reserve[kind] -= 1
    sorcerer.size -= 1


def discard(s: Spellbook, seat: int, kind: int) -> None:
    """Discard: from the reserve into the box."""
    out_of_reserve(s, seat, kind)
    s.box[kind] += 1
    s.box_size += 1
    tell(s, "discards", {"seat": seat, "token": kind})


def store(s: Spellbook, seat: int, kind: int) -> None:
    """Store: from the reserve on the first free space of the familiar."""
    out_of_reserve(s, seat, kind)
    tell(s, "stores", {"seat": seat, "token": kind})
    onto_familiar(s, seat, kind)


def onto_familiar(s: Spellbook, seat: int, kind: int) -> None:
    familiar = s.sorcerers[seat].familiar
    familiar.append(kind)
    if len(familiar) == FAMILIAR_SPACES:
        announce_end(s, seat)


def set_aside(s: Spellbook, seat: int, kind: int) -> None:
    """Out of the reserve to pay or swap; the rest of the payment or swap decides where it goes."""
    out_of_reserve(s, seat, kind)
    s.aside[kind] += 1


def discard_aside(s: Spellbook) -> None:
    for kind in range(KINDS):
        count = s.aside[kind]
        if count:
            s.box[kind] += count
            s.box_size += count
            s.aside[kind] = 0


def keep(s: Spellbook, seat: int, kind: int) -> None:
    """A spent token goes on the familiar instead of into the box."""
    s.aside[kind] -= 1
    tell(s, "keeps", {"seat": seat, "token": kind})
    onto_familiar(s, seat, kind)


def receive_from_altar(s: Spellbook, seat: int, kind: int) -> None:
    """The other side of a swap with the altar. A swap is not a take."""
    off_altar(s, kind)
    into_reserve(s, seat, kind)


def aside_to_altar(s: Spellbook) -> None:
    for kind in range(KINDS):
        s.altar[kind] += s.aside[kind]
        s.altar_size += s.aside[kind]
        s.aside[kind] = 0


def swap_on_familiar(s: Spellbook, seat: int, given: int, received: int) -> None:
    """The token given (now aside) takes the space of the one received."""
    familiar = s.sorcerers[seat].familiar
    familiar[familiar.index(received)] = given
    s.aside[given] -= 1
    into_reserve(s, seat, received)


def into_reserve(s: Spellbook, seat: int, kind: int) -> None:
    sorcerer = s.sorcerers[seat]
    sorcerer.reserve[kind] += 1
    sorcerer.size += 1


# ---------------------------------------------------------------- spells


def place_marker(s: Spellbook, seat: int, colour: int, level: int, kind: int) -> None:
    """A real token of its colour goes from the reserve on the card: the spell is learnt."""
    out_of_reserve(s, seat, kind)
    sorcerer = s.sorcerers[seat]
    sorcerer.level[colour] = level
    sorcerer.marker[colour] = kind
    sorcerer.fresh |= 1 << colour
    spell = s.lineup.numbers[colour]
    tell(s, "learns", {"seat": seat, "spell": spell, "level": level, "token": kind})
    if 0 not in sorcerer.level:
        announce_end(s, seat)


def move_marker(s: Spellbook, seat: int, colour: int, by: int) -> None:
    """Raise or lower a spell by one level; the marker keeps its rune."""
    sorcerer = s.sorcerers[seat]
    sorcerer.level[colour] += by
    args: dict[str, Arg] = {"seat": seat, "spell": s.lineup.numbers[colour], "level": sorcerer.level[colour]}
    tell(s, "raises" if by > 0 else "lowers", args)


def announce_end(s: Spellbook, seat: int) -> None:
    """The seventh spell or the last space: the round (alone: the day) is finished, then the game is over."""
    if not s.last_round:
        s.last_round = True
        tell(s, "last-day" if s.solo else "last-round", {"seat": seat})
