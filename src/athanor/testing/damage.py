"""Positions and records altered at random: what is read must be playable to its end, what is not gets a sentence.

Damage knows no game: it changes plain data (numbers, words, lists, keys, pending decisions) or lines of text.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from typing import Any

from rich.text import Text

import athanor
from athanor import RecordError, State, UnknownGame
from athanor.core.plain import write_toml
from athanor.core.text import LANGUAGES
from athanor.testing.journey import NAMES, TOO_LONG, Journey, pick_seat

STRANGE: list[Any] = [-1, -2, 0, 1, 2, 3, 7, 31, 99, 255, 1 << 40, -(10**9), 10**30, "", "x", True, 1.5, [], [0], {}]
NUMBER = re.compile(r"-?\d+")
LOOK_EVERY = 40  # decisions

Place = tuple[Any, Any]  # a list or dict, and where in it


def places(data: Any) -> list[Place]:
    """Every value in plain data, by what holds it."""
    found: list[Place] = []
    for key in data if isinstance(data, dict) else range(len(data)):
        found.append((data, key))
        if isinstance(data[key], dict | list):
            found += places(data[key])
    return found


def altered_number(value: int, dice: random.Random) -> Any:
    return dice.choice([value + 1, value - 1, value + dice.randrange(-9, 10), -value, dice.choice(STRANGE)])


def altered_words(text: str, dice: random.Random) -> Any:
    """Another number in it, a word twice, lost, or moved."""
    words = text.split(" ")
    way = dice.randrange(6)
    if way == 0 and NUMBER.search(text):
        found = dice.choice(list(NUMBER.finditer(text)))
        return f"{text[: found.start()]}{altered_number(int(found[0]), dice)}{text[found.end() :]}"
    if way == 1:
        words.append(dice.choice(words))
    elif way == 2:
        words.remove(dice.choice(words))
    elif way == 3:
        dice.shuffle(words)
    elif way == 4:
        return dice.choice(STRANGE)
    else:
        words[dice.randrange(len(words))] = dice.choice(["", "x", "seat=1", "0", "a-1", "é"])
    return " ".join(words)


def altered_list(values: list[Any], dice: random.Random) -> Any:
    way = dice.randrange(6)
    values = values[:]
    if way == 0 and values:
        values.remove(dice.choice(values))
    elif way == 1 and values:
        values.insert(dice.randrange(len(values) + 1), dice.choice(values))
    elif way == 2:
        dice.shuffle(values)
    elif way == 3:
        values.append(dice.choice(STRANGE))
    elif way == 4 and values:
        values = values[: dice.randrange(len(values))]
    else:
        return dice.choice([[], 0, "", values[::-1]])
    return values


def alter(data: dict[str, Any], other: dict[str, Any], dice: random.Random) -> None:
    """One thing in the plain data of a position; now and then it is taken from another position."""
    holder, key = dice.choice(places(data) if dice.random() < 0.6 else places({"stack": data["stack"]}))
    value = holder[key]
    way = dice.random()
    if way < 0.1:
        holder[key] = copy.deepcopy(dice.choice([c[k] for c, k in places(other)]))
    elif way < 0.2 and isinstance(holder, dict):
        del holder[key]
    elif way < 0.25 and isinstance(holder, dict):
        holder[f"{key}s"] = value
    elif way < 0.35 and other["stack"]:
        data["stack"].insert(dice.randrange(len(data["stack"]) + 1), dice.choice(other["stack"]))
    elif isinstance(value, str):
        holder[key] = altered_words(value, dice)
    elif isinstance(value, list):
        holder[key] = altered_list(value, dice)
    elif isinstance(value, dict):
        holder[key] = dice.choice([{}, [], 0, {**value, "more": 1}])
    else:
        holder[key] = altered_number(value, dice)


def exchange(data: dict[str, Any], other: dict[str, Any], dice: random.Random) -> None:
    """Two numbers change their places: sums stay as they are, so that more of it is believed."""
    numbers = [(c, k) for c, k in places(data["table"]) if type(c[k]) is int]
    if len(numbers) > 1:
        (one, at), (two, there) = dice.sample(numbers, 2)
        one[at], two[there] = two[there], one[at]


def damaged_position(s: State, other: State, dice: random.Random) -> str:
    """The text of the position with one to three things altered."""
    data, stranger = json.loads(json.dumps(s.snapshot())), json.loads(json.dumps(other.snapshot()))
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        if isinstance(data.get("table"), dict) and isinstance(data.get("stack"), list):
            dice.choice([alter, alter, alter, exchange])(data, stranger, dice)
    try:
        return write_toml(data)
    except (TypeError, AttributeError):  # a list of tables and other things: nothing a position could say
        return damaged_text(s.position(), dice)


def damaged_text(text: str, dice: random.Random) -> str:
    """Lines lost, doubled or moved, signs lost or changed."""
    lines = text.splitlines(keepends=True)
    way, at = dice.randrange(5), dice.randrange(len(lines))
    if way == 0:
        del lines[at]
    elif way == 1:
        lines.insert(at, dice.choice(lines))
    elif way == 2:
        lines = lines[:at]
    elif way == 3:
        spot = dice.randrange(len(text))
        return text[:spot] + dice.choice(["", "0", "9", "-", "x", '"', "[", "\n", "\x00", "é"]) + text[spot + 1 :]
    else:
        lines[at] = str(altered_words(lines[at].rstrip("\n"), dice)) + "\n"
    return "".join(lines)


# -------------------------------------------------------------------- reading it


def read_or_refused(read: Callable[[str], State], text: str) -> State | None:
    """The state, or None after a sentence in every language. Nothing else may happen."""
    try:
        return read(text)
    except (RecordError, UnknownGame) as refused:
        refusal = refused
    sentences = [refusal.text(lang) for lang in LANGUAGES]
    assert all(len(sentence.split()) > 2 for sentence in sentences), sentences
    return None


def play_out(s: State, dice: random.Random) -> None:
    """To the end by chance; every decision is lawful, and now and then everything is looked at."""
    for number in range(TOO_LONG):
        assert s.check() == "", s.check()
        if number % LOOK_EVERY == 0 or s.over:
            look(s, dice.choice(LANGUAGES))
        if s.over:
            return
        seat = pick_seat(s, dice)
        s.apply(dice.choice(s.legal(seat)), seat)
    raise AssertionError("a game without an end")


def look(s: State, lang: str) -> None:
    """Whatever a table may ask of a state."""
    game = s.game
    assert game.from_snapshot(json.loads(json.dumps(s.snapshot()))).snapshot() == s.snapshot()
    assert s.clone().snapshot() == s.snapshot()
    s.determinise(0, 1)
    for seat in (*range(s.players), None):
        assert Text.from_markup(game.draw(s.view(seat), lang, NAMES[: s.players], 100)).plain.strip()
    for seat in range(s.players):
        assert all(s.label(action, lang).strip() for action in s.legal(seat))
        s.heuristic(seat)
    assert s.question(lang).strip()
    for line, points in enumerate(s.scores()):
        assert sum(part for _, part in s.score_sheet(line)) == points
    s.winners()


# -------------------------------------------------------------------- the two trials


def try_positions(journey: Journey, count: int) -> int:
    """So many damaged positions of a journey; says how many were believed."""
    dice, game, believed = journey.dice, journey.end.game, 0
    for _ in range(count):
        s, other = dice.choice(journey.states), dice.choice(journey.states)
        text = damaged_position(s, other, dice) if dice.random() < 0.8 else damaged_text(s.position(), dice)
        read = read_or_refused(game.from_position, text)
        if read is not None:
            believed += 1
            play_out(read, dice)
    return believed


def try_records(journey: Journey, count: int) -> int:
    """The same for records: whatever is altered, they are refused or replay."""
    dice, text = journey.dice, athanor.dumps(journey.end.record())
    return sum(read_or_refused(replayed, damaged_text(text, dice)) is not None for _ in range(count))


def replayed(text: str) -> State:
    return athanor.replay(athanor.loads(text))
