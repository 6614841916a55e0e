"""Make a set of cards of Trismegistus that no network has learnt with: what is printed on ours, drawn anew at random.

Run as ``python tools/other_cards.py FOLDER [SEED]``; ``athanor arena trismegistus … --cards FOLDER`` plays with it.

Symbols move between cards of a level, elements, metals and essences change their names card by card, and vaults are
turned over. Names, numbers of cards and the board stay, so that the set is whole and about as rich as ours.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from athanor.games.trismegistus.reading import FILES, our_folder

USUAL_SEED = 15
ELEMENTS = ("fire", "water", "earth", "air")
METALS = ("copper", "tin", "mercury", "iron")  # raw and refined alike; lead, silver and gold stay what they are
ESSENCES = ("salt", "sulfur", "aether", "mercury")
FIRST = "track down"  # the price of what follows: it stays with it

Card = dict[str, Any]


class Words:
    """Other names for elements, metals and essences, on one card."""

    def __init__(self, rng: Random) -> None:
        self.elements = dict(zip(ELEMENTS, rng.sample(ELEMENTS, 4), strict=True))
        self.metals = dict(zip(METALS, rng.sample(METALS, 4), strict=True))
        self.essences = dict(zip(ESSENCES, rng.sample(ESSENCES, 4), strict=True))

    def symbol(self, text: str) -> str:
        head, *rest = text.split()
        if head in ("raw", "refined"):
            names = self.metals
        elif head == "essence":
            names = self.essences
        else:
            names = self.elements
        return " ".join([self.elements.get(head, head), *(names.get(word, word) for word in rest)])

    def symbols(self, texts: list[str]) -> list[str]:
        return [self.symbol(text) for text in texts]


def exchange_symbols(cards: list[Card], key: str, rng: Random) -> None:
    """Each card keeps the number of its symbols; which ones is drawn at random."""
    pool = [symbol for card in cards if FIRST not in card.get(key, ()) for symbol in card.get(key, ())]
    rng.shuffle(pool)
    for card in cards:
        if key in card and FIRST not in card[key]:
            card[key] = [pool.pop() for _ in card[key]]


def exchange(cards: list[Card], keys: tuple[str, ...], rng: Random) -> None:
    """What these keys hold together goes to another card."""
    held = [{key: card[key] for key in keys} for card in cards]
    rng.shuffle(held)
    for card, other in zip(cards, held, strict=True):
        card.update(other)


def change_artifacts(cards: list[Card], rng: Random) -> None:
    exchange_symbols(cards, "effect", rng)
    exchange(cards, ("elementals",), rng)
    for card in cards:
        words = Words(rng)
        card["effect"], card["elementals"] = words.symbols(card["effect"]), words.symbols(card["elementals"])


def change_experiments(cards: list[Card], rng: Random) -> None:
    exchange_symbols(cards, "reward", rng)
    exchange(cards, ("cost", "vp"), rng)
    exchange(cards, ("element", "requirement"), rng)
    for card in cards:
        words = Words(rng)
        card["cost"] = words.symbols(card["cost"])
        if "reward" in card:
            card["reward"] = words.symbols(card["reward"])


def change_alchemists(cards: list[Card], rng: Random) -> None:
    """Vaults upside down, and all bonuses mixed."""
    lines = [line for card in cards for key in ("rows", "columns") for line in card[key]]
    places = [(line, end) for line in lines for end in line]
    bonuses = [line[end] for line, end in places]
    rng.shuffle(bonuses)
    for (line, end), bonus in zip(places, bonuses, strict=True):
        line[end] = Words(rng).symbols(bonus)
    for card in cards:
        card["vault"].reverse()


def change_symbols(cards: list[Card], keys: tuple[str, ...], rng: Random) -> None:
    for card in cards:
        words = Words(rng)
        for key in keys:
            if key in card:
                card[key] = words.symbols(card[key])


def change(file: str, data: dict[str, Any], rng: Random) -> None:
    for cards in data.values():
        if file == "artifacts.toml":
            change_artifacts(cards, rng)
        elif file == "experiments.toml":
            change_experiments(cards, rng)
        elif file == "alchemists.toml":
            change_alchemists(cards, rng)
        elif file == "formulas.toml":
            exchange(cards, ("effect",), rng)
            change_symbols(cards, ("effect",), rng)
        elif file in ("publications.toml", "achievements.toml"):
            change_symbols(cards, ("needs", "bonus"), rng)


def written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def sheet(data: dict[str, list[Card]]) -> str:
    tables = [
        f"[[{name}]]\n" + "".join(f"{key} = {written(value)}\n" for key, value in card.items())
        for name, cards in data.items()
        for card in cards
    ]
    return "\n".join(tables)


def make(folder: Path, seed: int = USUAL_SEED) -> None:
    rng = Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    for file in FILES:
        text = (our_folder() / file).read_text(encoding="utf-8")
        if file not in ("board.toml", "botmegistus.toml", "introductory.toml"):
            data = tomllib.loads(text)
            change(file, data, rng)
            text = sheet(data)
        (folder / file).write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2:
        print("python tools/other_cards.py FOLDER [SEED]", file=sys.stderr)
        return 2
    make(Path(arguments[0]), int(arguments[1]) if len(arguments) == 2 else USUAL_SEED)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
