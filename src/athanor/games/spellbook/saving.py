"""A table as plain data and back, and the law of conservation."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.compiled import table
from athanor.core.errors import RecordError
from athanor.core.fields import Coded, Field, Flag, Number, read_fields, write_fields
from athanor.core.plain import Plain
from athanor.games.spellbook.components import (
    COPIES,
    DUMMY_SPACES,
    FAMILIAR_SPACES,
    LEVELS,
    RESERVE_LIMIT,
    SPELL_NAMES,
    TOKEN_NAMES,
    count_tokens,
    listed,
    parse_tokens,
    write_tokens,
)
from athanor.games.spellbook.lineup import Lineup, lineup_of
from athanor.games.spellbook.state import Sorcerer, Spellbook


class Tokens(Field):
    """Tokens by kind, saved as `red-o blue-t*2`; with them the attribute that says how many there are, if one does."""

    __slots__ = ()

    def __init__(self, name: str, *size: str) -> None:
        super().__init__((name, *size))

    def write(self, holder: Any) -> Plain:
        return write_tokens(getattr(holder, self.names[0]))

    def read(self, holder: Any, data: Any) -> None:
        counts = count_tokens(parse_tokens(data))
        setattr(holder, self.names[0], counts)
        for size in self.names[1:]:
            setattr(holder, size, sum(counts))


class Learnt(Field):
    """The spells a sorcerer has learnt: name, level, marker, and whether today. `numbers` are those of the lineup."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(("level", "marker", "fresh"), "spells")
        self.numbers = numbers

    def write(self, holder: Any) -> Plain:
        sorcerer: Sorcerer = holder
        spells: list[Plain] = []
        for colour, level in enumerate(sorcerer.level):
            if level:
                today = " today" if sorcerer.fresh >> colour & 1 else ""
                name = SPELL_NAMES[self.numbers[colour]]
                spells.append(f"{name} {level} {TOKEN_NAMES[sorcerer.marker[colour]]}{today}")
        return spells

    def read(self, holder: Any, data: Any) -> None:
        sorcerer: Sorcerer = holder
        sorcerer.level, sorcerer.marker, sorcerer.fresh = [0] * 7, [-1] * 7, 0
        for line in data:
            name, level, marker, *today = line.split()
            colour = self.numbers.index(SPELL_NAMES.index(name))
            sorcerer.level[colour] = int(level)
            sorcerer.marker[colour] = TOKEN_NAMES.index(marker)
            sorcerer.fresh |= bool(today) << colour


class Sorcerers(Field):
    """What lies before each of the sorcerers. The lineup must have been read."""

    __slots__ = ()

    def write(self, holder: Any) -> Plain:
        fields = personal(holder.lineup.numbers)
        return [write_fields(sorcerer, fields) for sorcerer in holder.sorcerers]

    def read(self, holder: Any, data: Any) -> None:
        if len(data) != holder.players:
            raise RecordError("position-damaged")
        fields = personal(holder.lineup.numbers)
        for sorcerer, row in zip(holder.sorcerers, data, strict=True):
            read_fields(sorcerer, fields, row)


def personal(numbers: tuple[int, ...]) -> tuple[Field, ...]:
    """What is saved of a sorcerer, in a game with these spells."""
    return (Tokens("reserve", "size"), _in_order("familiar"), Learnt(numbers), Number("days"))


def _in_order(name: str) -> Field:
    """Tokens on the spaces of a board."""
    return Coded(name, _write_row, parse_tokens)


def _write_row(kinds: list[int]) -> Plain:
    return " ".join([TOKEN_NAMES[kind] for kind in kinds])


def _write_lineup(lineup: Lineup) -> Plain:
    return [SPELL_NAMES[number] for number in lineup.numbers]


def _read_lineup(names: Any) -> Lineup:
    return lineup_of(tuple([SPELL_NAMES.index(name) for name in names]))


SAVED: Final[tuple[Field, ...]] = table(
    Coded("lineup", _write_lineup, _read_lineup, key="spells"), Number("starter"), Number("today"), Number("phase"),
    Flag("last_round"), Tokens("bag", "bag_size"), Tokens("box", "box_size"), Tokens("altar", "altar_size"),
    Tokens("aside"), _in_order("dummy"), _in_order("bottom"), Sorcerers(("sorcerers",)),
)  # fmt: skip


def dump(s: Spellbook) -> dict[str, Plain]:
    return write_fields(s, SAVED)


def load(s: Spellbook, table: dict[str, Any]) -> None:
    read_fields(s, SAVED, table)


def check(s: Spellbook) -> str:
    """Every token is somewhere exactly once, and no limit is passed."""
    everywhere = [*listed(s.bag), *listed(s.box), *listed(s.altar), *listed(s.aside)]
    everywhere += [*s.dummy, *s.bottom]
    for sorcerer in s.sorcerers:
        everywhere += [*listed(sorcerer.reserve), *sorcerer.familiar, *(k for k in sorcerer.marker if k >= 0)]
    wrong = [TOKEN_NAMES[kind] for kind, count in enumerate(count_tokens(everywhere)) if count != COPIES]
    if wrong:
        return f"not five tokens of {', '.join(wrong)}"
    if not (0 <= s.starter < s.players and 0 <= s.today < s.players and 0 <= s.phase < 3):
        return "a seat or phase out of range"
    if any(sorcerer.days < 0 for sorcerer in s.sorcerers):
        return "less than nothing"
    if len(s.dummy) > DUMMY_SPACES or (s.players > 1 and (s.dummy or s.bottom)):
        return "the dummy's board"
    if [number // 3 for number in s.lineup.numbers] != list(range(7)):
        return "not one spell of each colour"
    return next((fault for sorcerer in s.sorcerers if (fault := _fault(sorcerer))), "")


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
