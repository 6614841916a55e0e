"""The table: bag, altar, discard box, and what lies before each sorcerer. Plain data, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from athanor.core.errors import RecordError
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.plain import Plain
from athanor.core.state import State
from athanor.games.spellbook.components import (
    COPIES,
    DUMMY_SPACES,
    FAMILIAR_SPACES,
    KINDS,
    LEVELS,
    RESERVE_LIMIT,
    SPELL_NAMES,
    TOKEN_NAMES,
    count_tokens,
    listed,
    parse_tokens,
    write_tokens,
)

if TYPE_CHECKING:
    from athanor.games.spellbook.lineup import Lineup


class Sorcerer:
    """One player's side: the reserve by kind, the familiar's spaces in order, and by colour the seven spells."""

    __slots__ = ("days", "familiar", "fresh", "level", "marker", "reserve", "size")

    def __init__(
        self,
        reserve: list[int],
        size: int,
        familiar: list[int],
        level: list[int],
        marker: list[int],
        fresh: int,
        days: int,
    ) -> None:
        self.reserve = reserve
        self.size = size  # tokens in the reserve
        self.familiar = familiar
        self.level = level  # 0: not learnt
        self.marker = marker  # the kind of the token on the card
        self.fresh = fresh  # bit by colour: learnt today, so its action waits for tomorrow
        self.days = days

    def copy(self) -> Sorcerer:
        return Sorcerer(
            self.reserve[:], self.size, self.familiar[:], self.level[:], self.marker[:], self.fresh, self.days
        )

    def learnt(self) -> int:
        return 7 - self.level.count(0)


class Spellbook(State):
    __slots__ = (
        "altar", "altar_size", "aside", "bag", "bag_size", "bottom", "box", "box_size", "dummy", "last_round", "lineup",
        "phase", "sorcerers", "starter", "today",
    )  # fmt: skip

    def open_box(self) -> Spellbook:
        """All tokens in the bag, nothing before anybody. (`clone` fills a new state from another one instead.)"""
        self.bag: list[int] = [COPIES] * KINDS
        self.bag_size: int = KINDS * COPIES
        self.box: list[int] = [0] * KINDS
        self.box_size: int = 0
        self.altar: list[int] = [0] * KINDS
        self.altar_size: int = 0
        self.aside: list[int] = [0] * KINDS  # tokens being paid or swapped, in nobody's reserve for the moment
        self.sorcerers: list[Sorcerer] = [
            Sorcerer([0] * KINDS, 0, [], [0] * 7, [-1] * 7, 0, 0) for _ in range(self.players)
        ]
        self.dummy: list[int] = []  # solo: the dummy's spaces in order
        self.bottom: list[int] = []  # solo: the bottom area of its board
        self.lineup: Lineup
        self.starter: int = 0
        self.today: int = 0  # whose day it is
        self.phase: int = 0
        self.last_round: bool = False
        return self

    @property
    def solo(self) -> bool:
        return self.players == 1

    def clone(self) -> Spellbook:
        twin = Spellbook(self.game, self.players, self.options)
        twin.copy_base(self)
        twin.bag = self.bag[:]
        twin.bag_size = self.bag_size
        twin.box = self.box[:]
        twin.box_size = self.box_size
        twin.altar = self.altar[:]
        twin.altar_size = self.altar_size
        twin.aside = self.aside[:]
        twin.sorcerers = [sorcerer.copy() for sorcerer in self.sorcerers]
        twin.dummy = self.dummy[:]
        twin.bottom = self.bottom[:]
        twin.lineup = self.lineup
        twin.starter = self.starter
        twin.today = self.today
        twin.phase = self.phase
        twin.last_round = self.last_round
        return twin

    # ---------------------------------------------------------------- the rest of the contract, file by file

    def redeal(self, seat: int | None) -> None:
        """Only the order in which tokens leave the bag is hidden, and that order is the generator."""

    def view(self, seat: int | None) -> dict[str, Any]:
        from athanor.games.spellbook.view import view

        return view(self, seat)

    def describe(self, action: int) -> Message:
        from athanor.games.spellbook.labels import describe

        return describe(self, action)

    def explain(self, action: int) -> Message:
        from athanor.games.spellbook.labels import explain

        return explain(self, action)

    def scores(self) -> list[int]:
        from athanor.games.spellbook.scoring import scores

        return scores(self)

    def score_sheet(self, line: int) -> list[tuple[Message, int]]:
        from athanor.games.spellbook.scoring import score_sheet

        return score_sheet(self, line)

    def winners(self) -> list[int]:
        from athanor.games.spellbook.scoring import winners

        return winners(self)

    def heuristic(self, seat: int) -> list[float]:
        from athanor.games.spellbook.heuristic import heuristic

        return heuristic(self, seat)

    def statistics(self, seat: int) -> dict[str, int]:
        sorcerer = self.sorcerers[seat]
        return {"spells": sorcerer.learnt(), "stored": len(sorcerer.familiar), "days": sorcerer.days}

    # ---------------------------------------------------------------- saving

    def dump(self) -> dict[str, Plain]:
        return {
            "spells": [SPELL_NAMES[number] for number in self.lineup.numbers],
            "starter": self.starter,
            "today": self.today,
            "phase": self.phase,
            "last_round": self.last_round,
            "bag": write_tokens(self.bag),
            "box": write_tokens(self.box),
            "altar": write_tokens(self.altar),
            "aside": write_tokens(self.aside),
            "dummy": " ".join(TOKEN_NAMES[kind] for kind in self.dummy),
            "bottom": " ".join(TOKEN_NAMES[kind] for kind in self.bottom),
            "sorcerers": [_dump_sorcerer(self, seat) for seat in range(self.players)],
        }

    def load(self, table: dict[str, Any]) -> None:
        from athanor.games.spellbook.lineup import lineup_of

        self.lineup = lineup_of(tuple(SPELL_NAMES.index(name) for name in table["spells"]))
        self.starter = int(table["starter"])
        self.today = int(table["today"])
        self.phase = int(table["phase"])
        self.last_round = bool(table["last_round"])
        self.bag = count_tokens(parse_tokens(table["bag"]))
        self.box = count_tokens(parse_tokens(table["box"]))
        self.altar = count_tokens(parse_tokens(table["altar"]))
        self.aside = count_tokens(parse_tokens(table["aside"]))
        self.bag_size, self.box_size, self.altar_size = sum(self.bag), sum(self.box), sum(self.altar)
        self.dummy = parse_tokens(table["dummy"])
        self.bottom = parse_tokens(table["bottom"])
        if len(table["sorcerers"]) != self.players:
            raise RecordError("position-damaged")
        for sorcerer, data in zip(self.sorcerers, table["sorcerers"], strict=True):
            _load_sorcerer(self, sorcerer, data)

    def restore(self, data: dict[str, Any], frames: dict[str, type[Frame]]) -> None:
        from athanor.games.spellbook.before import renewed

        super().restore(data, frames)
        self.stack = renewed(self, data["table"])

    def check(self) -> str:
        """Every token is somewhere exactly once, and no limit is passed."""
        everywhere = [*listed(self.bag), *listed(self.box), *listed(self.altar), *listed(self.aside)]
        everywhere += [*self.dummy, *self.bottom]
        for sorcerer in self.sorcerers:
            everywhere += [*listed(sorcerer.reserve), *sorcerer.familiar, *(k for k in sorcerer.marker if k >= 0)]
        wrong = [TOKEN_NAMES[kind] for kind, count in enumerate(count_tokens(everywhere)) if count != COPIES]
        if wrong:
            return f"not five tokens of {', '.join(wrong)}"
        if not (0 <= self.starter < self.players and 0 <= self.today < self.players and 0 <= self.phase < 3):
            return "a seat or phase out of range"
        if any(sorcerer.days < 0 for sorcerer in self.sorcerers):
            return "less than nothing"
        if len(self.dummy) > DUMMY_SPACES or (self.players > 1 and (self.dummy or self.bottom)):
            return "the dummy's board"
        if [number // 3 for number in self.lineup.numbers] != list(range(7)):
            return "not one spell of each colour"
        return next((fault for sorcerer in self.sorcerers if (fault := _fault(sorcerer))), "")


def _fault(sorcerer: Sorcerer) -> str:
    if sorcerer.size != sum(sorcerer.reserve) or sorcerer.size > RESERVE_LIMIT:
        return "more than 9 tokens in a reserve"
    if len(sorcerer.familiar) > FAMILIAR_SPACES:
        return "more than 14 tokens on a familiar"
    for colour in range(7):
        level, marker = sorcerer.level[colour], sorcerer.marker[colour]
        if (level == 0) != (marker == -1) or (level and level not in LEVELS):
            return "a spell without marker or level"
        if marker >= 0 and marker // 3 != colour:
            return "a marker of another colour than its spell"
    return ""


def _dump_sorcerer(s: Spellbook, seat: int) -> dict[str, Plain]:
    sorcerer = s.sorcerers[seat]
    spells = []
    for colour, level in enumerate(sorcerer.level):
        if level:
            today = " today" if sorcerer.fresh >> colour & 1 else ""
            name = SPELL_NAMES[s.lineup.numbers[colour]]
            spells.append(f"{name} {level} {TOKEN_NAMES[sorcerer.marker[colour]]}{today}")
    return {
        "reserve": write_tokens(sorcerer.reserve),
        "familiar": " ".join(TOKEN_NAMES[kind] for kind in sorcerer.familiar),
        "spells": spells,
        "days": sorcerer.days,
    }


def _load_sorcerer(s: Spellbook, sorcerer: Sorcerer, data: dict[str, Any]) -> None:
    sorcerer.reserve = count_tokens(parse_tokens(data["reserve"]))
    sorcerer.size = sum(sorcerer.reserve)
    sorcerer.familiar = parse_tokens(data["familiar"])
    sorcerer.days = int(data["days"])
    for line in data["spells"]:
        name, level, marker, *today = line.split()
        colour = s.lineup.numbers.index(SPELL_NAMES.index(name))
        sorcerer.level[colour] = int(level)
        sorcerer.marker[colour] = TOKEN_NAMES.index(marker)
        sorcerer.fresh |= bool(today) << colour
