"""A table as plain data and back, and the law of conservation."""

from __future__ import annotations

from typing import Any

from athanor.core.errors import RecordError
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
from athanor.games.spellbook.lineup import lineup_of
from athanor.games.spellbook.state import Sorcerer, Spellbook


def dump(s: Spellbook) -> dict[str, Plain]:
    return {
        "spells": [SPELL_NAMES[number] for number in s.lineup.numbers],
        "starter": s.starter,
        "today": s.today,
        "phase": s.phase,
        "last_round": s.last_round,
        "bag": write_tokens(s.bag),
        "box": write_tokens(s.box),
        "altar": write_tokens(s.altar),
        "aside": write_tokens(s.aside),
        "dummy": " ".join(TOKEN_NAMES[kind] for kind in s.dummy),
        "bottom": " ".join(TOKEN_NAMES[kind] for kind in s.bottom),
        "sorcerers": [_dump_sorcerer(s, seat) for seat in range(s.players)],
    }


def load(s: Spellbook, table: dict[str, Any]) -> None:
    s.lineup = lineup_of(tuple(SPELL_NAMES.index(name) for name in table["spells"]))
    s.starter = int(table["starter"])
    s.today = int(table["today"])
    s.phase = int(table["phase"])
    s.last_round = bool(table["last_round"])
    s.bag = count_tokens(parse_tokens(table["bag"]))
    s.box = count_tokens(parse_tokens(table["box"]))
    s.altar = count_tokens(parse_tokens(table["altar"]))
    s.aside = count_tokens(parse_tokens(table["aside"]))
    s.bag_size, s.box_size, s.altar_size = sum(s.bag), sum(s.box), sum(s.altar)
    s.dummy = parse_tokens(table["dummy"])
    s.bottom = parse_tokens(table["bottom"])
    if len(table["sorcerers"]) != s.players:
        raise RecordError("position-damaged")
    for sorcerer, data in zip(s.sorcerers, table["sorcerers"], strict=True):
        _load_sorcerer(s, sorcerer, data)


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
