"""What is told: every event of the game by its name and all of its arguments, in order."""

import re
from pathlib import Path
from typing import Any

import pytest

import athanor
from athanor.games.spellbook.components import SPELL_NAMES, TOKEN_NAMES
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

SOURCES = Path(athanor.__file__).parent / "games" / "spellbook"
Told = tuple[str, dict[str, Any]]
FIVE = "purple-o purple-t purple-s black-t yellow-s"
SEVEN = f"{FIVE} blue-s white-t"


def t(name: str) -> int:
    return TOKEN_NAMES.index(name)


def spell(name: str) -> int:
    return SPELL_NAMES.index(name)


def drawn(seat: int, *tokens: str) -> Told:
    return ("draws", {"seat": seat, "count": len(tokens), "tokens": [t(token) for token in tokens]})


def uses(seat: int, name: str, level: int) -> Told:
    return ("uses", {"seat": seat, "spell": spell(name), "level": level})


def moved(event: str, seat: int, token: str) -> Told:
    return (event, {"seat": seat, "token": t(token)})


def gains(*tokens: str) -> Told:
    return ("altar-gains", {"count": len(tokens), "tokens": [t(token) for token in tokens]})


CASES: dict[str, tuple[dict[str, Any], list[str], list[Told]]] = {
    "take": (
        {"seat": 1, "reserve": "red-o", "altar": FIVE},
        ["take purple-t"],
        [moved("takes", 1, "purple-t")],
    ),
    "draw": (
        {"seat": 1, "reserve": "red-o", "altar": FIVE, "draws": "green-s white-o"},
        ["draw-2"],
        [drawn(1, "green-s", "white-o")],
    ),
    "a draw that empties the bag": (
        {"reserve": "red-o", "altar": FIVE, "bag": "green-s", "box": "white-o*3", "draws": "green-s white-o"},
        ["draw-2"],
        [("bag-refilled", {"count": 3}), drawn(0, "green-s", "white-o")],
    ),
    "pass and store": (
        {"seat": 1, "reserve": "red-o red-t", "altar": FIVE, "draws": "green-t"},
        ["pass", "store red-t"],
        [("passes", {"seat": 1, "phase": 0}), moved("stores", 1, "red-t"), gains("green-t")],
    ),
    "the last space of the familiar": (
        {"phase": "midday", "reserve": "red-o red-t*3", "familiar": 13, "altar": FIVE},
        ["store red-o"],
        [moved("stores", 0, "red-o"), ("last-round", {"seat": 0})],
    ),
    "learn": (
        {"phase": "dusk", "seat": 1, "reserve": "red-o red-t red-s*2 blue-o", "altar": FIVE, "draws": "green-t"},
        ["learn sacrifice-4", "mark red-t"],
        [
            ("learns", {"seat": 1, "spell": spell("sacrifice"), "level": 4, "token": t("red-t")}),
            ("pays", {"seat": 1, "count": 3, "tokens": [t("red-o"), t("red-s"), t("red-s")]}),
            gains("green-t"),
        ],
    ),
    "Communion keeps": (
        {"phase": "dusk", "reserve": "red-o*3", "altar": FIVE, "learnt": "communion-5", "draws": "green-t"},
        ["learn sacrifice-3", "keep red-o"],
        [
            ("learns", {"seat": 0, "spell": spell("sacrifice"), "level": 3, "token": t("red-o")}),
            ("pays", {"seat": 0, "count": 2, "tokens": [t("red-o")] * 2}),
            moved("keeps", 0, "red-o"),
            moved("keeps", 0, "red-o"),
            gains("green-t"),
        ],
    ),
    "Sacrifice": (
        {"reserve": "red-o blue-o", "altar": FIVE, "learnt": "sacrifice-3", "draws": "green-s white-o red-t red-s"},
        ["use sacrifice-3", "discard blue-o"],
        [
            uses(0, "sacrifice", 3),
            moved("discards", 0, "blue-o"),
            drawn(0, "green-s", "white-o", "red-t", "red-s"),
        ],
    ),
    "Blaze, with the others": (
        {"players": 3, "reserve": 9, "altar": FIVE, "learnt": "blaze-4"},
        ["use blaze-4", "take purple-t", "take black-t"],
        [uses(0, "blaze", 4), moved("takes", 1, "purple-t"), moved("takes", 2, "black-t")],
    ),
    "Sharing, with the others": (
        {
            "seat": 1, "players": 3, "reserve": "red-o", "altar": FIVE, "learnt": "sharing-3",
            "draws": "red-t red-s green-o",
        },
        ["use sharing-3", "take purple-t"],
        [
            uses(1, "sharing", 3),
            moved("takes", 1, "purple-t"),
            drawn(1, "red-t"),
            drawn(2, "red-s"),
            drawn(0, "green-o"),
        ],
    ),
    "Mirage": (
        {"reserve": "red-o", "altar": FIVE, "learnt": "mirage-4:blue-t", "draws": "green-s white-o"},
        ["take purple-t", "accept"],
        [moved("takes", 0, "purple-t"), drawn(0, "green-s", "white-o")],
    ),
    "Purification": (
        {
            "phase": "midday", "reserve": "red-o red-t", "altar": "white-s*5", "learnt": "purification-3",
            "draws": "green-t",
        },
        ["use purification-3", "give red-t"],
        [
            uses(0, "purification", 3),
            moved("gives", 0, "red-t"),
            moved("receives", 0, "white-s"),
            gains("green-t"),
        ],
    ),
    "Growth 3": (
        {
            "phase": "dusk", "reserve": "red-o red-t", "familiar": "white-s white-o", "altar": FIVE,
            "learnt": "growth-3", "draws": "green-t",
        },
        ["use growth-3", "give red-t", "receive white-o"],
        [uses(0, "growth", 3), moved("gives", 0, "red-t"), moved("receives-stored", 0, "white-o"), gains("green-t")],
    ),
    "Growth 4": (
        {"phase": "dusk", "reserve": "red-o", "altar": FIVE, "learnt": "growth-5", "draws": "green-t green-s"},
        ["use growth-4", "take purple-t", "take black-t"],
        [
            uses(0, "growth", 4),
            moved("takes-to-familiar", 0, "purple-t"),
            moved("takes-to-familiar", 0, "black-t"),
            ("lowers", {"seat": 0, "spell": spell("growth"), "level": 4}),
            gains("green-t", "green-s"),
        ],
    ),
    "Time Travel": (
        {
            "phase": "dusk", "reserve": "red-o", "altar": FIVE, "learnt": "time-travel-3 cure-3 levitation-4",
            "draws": "green-t",
        },
        ["use time-travel-3", "raise cure"],
        [
            uses(0, "time-travel", 3),
            moved("discards", 0, "red-o"),
            ("raises", {"seat": 0, "spell": spell("cure"), "level": 4}),
            gains("green-t"),
        ],
    ),
    "Storm": (
        {"phase": "dusk", "reserve": 9, "altar": FIVE, "learnt": "storm-4", "draws": "green-t red-o"},
        ["use storm-4", "replace black-t", "pass"],
        [
            uses(0, "storm", 4),
            ("altar-loses", {"token": t("black-t")}),
            gains("green-t"),
            ("lowers", {"seat": 0, "spell": spell("storm"), "level": 3}),
            gains("red-o"),
        ],
    ),
    "Clone": (
        {
            "phase": "midday", "reserve": "red-o*2 red-t", "altar": FIVE, "learnt": "clone-3:white-o",
            "rivals": {1: {"learnt": "offering-3"}}, "draws": "green-t",
        },
        ["use clone-3", "copy 2 offering-3"],
        [
            uses(0, "clone", 3),
            ("copies", {"seat": 0, "owner-seat": 1, "spell": spell("offering"), "level": 3}),
        ],
    ),
    "the altar is emptied": (
        {"phase": "dusk", "reserve": "red-o*3", "altar": "purple-o*5 black-t*5", "draws": "green-t*5"},
        ["pass"],
        [
            ("passes", {"seat": 0, "phase": 2}),
            ("altar-emptied", {"count": 10, "tokens": [t("purple-o")] * 5 + [t("black-t")] * 5}),
            gains(*["green-t"] * 5),
        ],
    ),
    "the end": (
        {"phase": "dusk", "seat": 1, "reserve": "red-o*3", "altar": FIVE, "last_round": True, "draws": "green-t"},
        ["pass"],
        [("passes", {"seat": 1, "phase": 2}), gains("green-t"), ("game-ends", {})],
    ),
    "the end, by a full book": (
        {
            "phase": "dusk", "seat": 1, "reserve": "red-o*3", "altar": FIVE, "draws": "green-t",
            "learnt": "levitation-3 cure-3 offering-3 storm-3 mirage-3 knowledge-3",
        },
        ["learn sacrifice-3"],
        [
            ("learns", {"seat": 1, "spell": spell("sacrifice"), "level": 3, "token": t("red-o")}),
            ("last-round", {"seat": 1}),
            ("pays", {"seat": 1, "count": 2, "tokens": [t("red-o")] * 2}),
            gains("green-t"),
            ("game-ends-book", {"seat": 1}),
        ],
    ),
    "the end, by a full familiar": (
        {
            "phase": "dusk", "seat": 1, "reserve": "red-o", "altar": "black-t*2", "familiar": 12,
            "learnt": "growth-4", "bag": 0,
        },
        ["use growth-4"],
        [
            uses(1, "growth", 4),
            moved("takes-to-familiar", 1, "black-t"),
            moved("takes-to-familiar", 1, "black-t"),
            ("last-round", {"seat": 1}),
            ("lowers", {"seat": 1, "spell": spell("growth"), "level": 3}),
            ("game-ends-familiar", {"seat": 1}),
        ],
    ),
    "the end, by the dummy's board": (
        {"players": 1, "phase": "dusk", "reserve": "red-o*3", "altar": SEVEN, "dummy": 16},
        ["pass", "dummy black-t"],
        [
            ("passes", {"seat": 0, "phase": 2}),
            ("dummy-gets", {"token": t("black-t")}),
            ("game-ends-dummy", {}),
        ],
    ),
    "alone: Blaze": (
        {"players": 1, "reserve": 9, "altar": SEVEN, "learnt": "blaze-3"},
        ["use blaze-3", "dummy black-t"],
        [uses(0, "blaze", 3), ("dummy-bottom", {"token": t("black-t")})],
    ),
    "alone: Clone of Sharing": (
        {
            "players": 1, "phase": "midday", "reserve": "red-o", "altar": "purple-t*2 white-o",
            "learnt": "clone-5:white-o", "spells": "sharing", "draws": "green-o green-t*5 green-s*2", "dummy": 5,
        },
        ["use clone-5", "copy 1 sharing-4", "take purple-t", "take white-o"],
        [
            uses(0, "clone", 5),
            moved("discards", 0, "red-o"),
            ("copies-unlearnt", {"seat": 0, "owner-seat": 0, "spell": spell("sharing"), "level": 4}),
            moved("takes", 0, "purple-t"),
            moved("takes", 0, "white-o"),
            ("dummy-bottom", {"token": t("green-o")}),
            ("dummy-gets", {"token": t("purple-t")}),
            gains(*["green-t"] * 5, "green-s", "green-s"),
        ],
    ),
    "alone: the evening's gift, and the last day": (
        {
            "players": 1, "phase": "midday", "reserve": "red-o red-t*3", "altar": SEVEN, "familiar": 13, "dummy": 4,
            "draws": "green-t",
        },
        ["store red-o", "pass", "dummy black-t"],
        [
            moved("stores", 0, "red-o"),
            ("last-day", {"seat": 0}),
            ("passes", {"seat": 0, "phase": 2}),
            ("dummy-gets", {"token": t("black-t")}),
            gains("green-t"),
            ("game-ends-familiar", {"seat": 0}),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_is_told(case):
    position, actions, expected = CASES[case]
    table = Table(**position).do(*actions)
    told = [(event.name, dict(event.args)) for event in table.log]
    assert told == expected


def test_a_game_begins_with_its_starter_and_its_spells():
    state = GAME.new(3, 5, {"spells": "set-2"})
    assert isinstance(state, Spellbook)
    assert state.events is not None
    begin = state.events[0]
    assert (begin.name, begin.args) == ("game-begins", {"seat": state.starter, "spells": list(range(1, 21, 3))})
    assert [event.name for event in state.events[1:]] == ["altar-gains", "draws", "draws", "draws"]


def test_every_event_of_the_game_is_told_here():
    texts = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    told = set(re.findall(r"""tell\(s, "([a-z-]+)\"""", texts))
    told |= {
        name for pair in re.findall(r"""tell\(s, "([a-z-]+)" if [^"]+ else "([a-z-]+)\"""", texts) for name in pair
    }
    here = {name for _, _, events in CASES.values() for name, _ in events} | {"game-begins"}
    assert here == told
