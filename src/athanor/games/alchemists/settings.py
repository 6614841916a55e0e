"""Numbers that are data, not rules: conferences, grants, smileys, the order track, and two switches.

They stand in `data/settings.toml`, are read once, and are checked with a sentence for whatever is wrong.
"""

# Not compiled: the file it reads is read once.

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg, Message
from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES
from athanor.games.alchemists.components import BIDS, GRANTS, ORDER_SPACES
from athanor.games.alchemists.words import TEXTS

CONFERENCE_ROUNDS: Final = (3, 5)
MODES: Final = ("apprentice", "master")


class SettingsError(AthanorError):
    """The settings cannot be used; the message names what is wrong with which of them."""

    def __init__(self, wrong: str, field: str, **args: Arg) -> None:
        super().__init__("settings-wrong", {"field": field, "wrong": Message(wrong, args)}, TEXTS)


class Conference:
    """Seals needed for a reward, and the loss for those who have fewer, by how many they have."""

    __slots__ = ("loss", "seals")

    def __init__(self, seals: int, loss: tuple[int, ...]) -> None:
        self.seals = seals
        self.loss = loss


class Grant:
    __slots__ = ("ingredients", "points")

    def __init__(self, ingredients: tuple[int, ...], points: int) -> None:
        self.ingredients = ingredients
        self.points = points


class OrderSpace:
    __slots__ = ("favors", "ingredients", "players", "price")

    def __init__(self, price: int, favors: int, ingredients: int, players: tuple[int, ...]) -> None:
        self.price = price
        self.favors = favors
        self.ingredients = ingredients
        self.players = players


class Settings:
    __slots__ = ("conferences", "debunk_cubes", "grants", "order", "robe_rests", "smileys")

    def __init__(
        self,
        smileys: tuple[int, ...],
        debunk_cubes: tuple[int, ...],
        robe_rests: bool,
        conferences: tuple[tuple[Conference, ...], ...],
        grants: tuple[Grant, ...],
        order: tuple[OrderSpace, ...],
    ) -> None:
        self.smileys = smileys
        self.debunk_cubes = debunk_cubes
        self.robe_rests = robe_rests
        self.conferences = conferences  # by mode, then first and second conference
        self.grants = grants
        self.order = order  # the last is the green space


def read_settings(text: str) -> Settings:
    try:
        data = tomllib.loads(text)
    except ValueError as broken:
        raise SettingsError("settings-unreadable", "settings.toml", detail=str(broken)) from broken
    return Settings(
        _smileys(data),
        _numbers(data, "debunk_cubes", 1, 2, 2),
        _switch(data, "robe_rests_in_final_round"),
        tuple(_conferences(data, mode) for mode in MODES),
        _grants(data),
        _order(data),
    )


def _smileys(data: dict[str, Any]) -> tuple[int, ...]:
    found = _numbers(data, "smileys", 1, 99, BIDS)
    if found[0] != 1 or any(more <= less for less, more in pairwise(found)):
        raise SettingsError("settings-rising", "smileys")
    return found


def _conferences(data: dict[str, Any], mode: str) -> tuple[Conference, ...]:
    found = []
    for number in CONFERENCE_ROUNDS:
        name = f"conferences.{mode}.round_{number}"
        table = _table(_table(_table(data, "conferences", "conferences"), mode, name), f"round_{number}", name)
        seals = _number(table, "seals", 0, 8, name)
        found.append(Conference(seals, _numbers(table, "loss", 0, 50, seals, name)))
    return tuple(found)


def _grants(data: dict[str, Any]) -> tuple[Grant, ...]:
    found = []
    rows = _rows(data, "grants", GRANTS)
    for at, row in enumerate(rows):
        name = f"grants, number {at + 1}"
        names = row.get("ingredients")
        size = 4 if at == GRANTS // 2 else 3
        if not isinstance(names, list) or len(names) != size or len(set(names)) != size:
            raise SettingsError("settings-ingredients", name, count=size)
        for each in names:
            if each not in INGREDIENT_NAMES:
                raise SettingsError("settings-no-ingredient", name, name=str(each))
        found.append(Grant(tuple(INGREDIENT_NAMES.index(each) for each in names), _number(row, "points", 1, 2, name)))
    return tuple(found)


def _order(data: dict[str, Any]) -> tuple[OrderSpace, ...]:
    found = []
    for at, row in enumerate(_rows(data, "order", ORDER_SPACES + 1)):
        name = f"order, space {at + 1}"
        players = row.get("players")
        if not isinstance(players, list) or any(each not in (2, 3, 4) for each in players):
            raise SettingsError("settings-players", name)
        price = _number(row, "price", 0, 9, name)
        favors = _number(row, "favors", 0, 9, name)
        found.append(OrderSpace(price, favors, _number(row, "ingredients", 0, 9, name), tuple(players)))
    for count in (2, 3, 4):
        if sum(count in space.players and not space.price for space in found) < count:
            raise SettingsError("settings-too-few-spaces", "order", count=count)
    return tuple(found)


def _table(data: dict[str, Any], key: str, name: str) -> dict[str, Any]:
    if not isinstance(data.get(key), dict):
        raise SettingsError("settings-missing", name)
    found: dict[str, Any] = data[key]
    return found


def _rows(data: dict[str, Any], key: str, count: int) -> list[dict[str, Any]]:
    found = data.get(key)
    if not isinstance(found, list) or len(found) != count or not all(isinstance(row, dict) for row in found):
        raise SettingsError("settings-entries", key, count=count)
    return found


def _number(data: dict[str, Any], key: str, low: int, high: int, name: str) -> int:
    value = data.get(key)
    if type(value) is not int or not low <= value <= high:
        raise SettingsError("settings-number", f"{name}, {key}", low=low, high=high)
    return value


def _numbers(data: dict[str, Any], key: str, low: int, high: int, count: int, name: str = "") -> tuple[int, ...]:
    values = data.get(key)
    field = f"{name}, {key}" if name else key
    if not isinstance(values, list) or len(values) != count:
        raise SettingsError("settings-entries", field, count=count)
    for value in values:
        if type(value) is not int or not low <= value <= high:
            raise SettingsError("settings-number", field, low=low, high=high)
    return tuple(values)


def _switch(data: dict[str, Any], key: str) -> bool:
    value = data.get(key)
    if not isinstance(value, bool):
        raise SettingsError("settings-switch", key)
    return value


SETTINGS: Final = read_settings(
    (files("athanor.games.alchemists") / "data" / "settings.toml").read_text(encoding="utf-8")
)
