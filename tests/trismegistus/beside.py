"""Somebody with a real board and a companion, without a server: what is asked, answered and refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from athanor.core.errors import AthanorError
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus.botmegistus.companion import Beside as Companion
from athanor.games.trismegistus.texts import TEXTS

Json = dict[str, Any]

COMPANION = Companion()
CHOICES: Json = {"cards": "house", "dice": "house", "element": 1, "options": {}}
TOKENS = [[0, 1], [2, 0], [1, 2], [2, 1]]
BOWLS = [[2, 1, 0], [0, 0, 1], [0, 1, 0], [0, 0, 0], [0, 0, 1], [1, 0, 0]]  # as they lie on the table
TILES = [[0], [2]]
SECTION = [[0, 0, 5, 7], [1, 4, 8, 9], [3, 2, 2, 4]]
CARDS: list[Json] = [
    {"colour": 0, "symbols": [2, 4], "potency": 2, "steps": [[2, 0, 1], [3, 5, 2]], "element": -1, "ahead": []},
    {"colour": 2, "symbols": [], "potency": 3, "steps": [[0, 0, 1], [1, 0, 2]], "element": -1, "ahead": []},
    {"colour": 1, "symbols": [3], "potency": 1, "steps": [[3, 1, 2]], "element": 1, "ahead": [[4, 0, 5]]},
]


LEVELS = [1, 5, 0, 3]


def bowls_seen(ask: Json, bowls: list[list[int]] = BOWLS) -> list[Any]:
    """The answer to a question about some bowls: all dice of those with the one colour, or those of each colour."""
    if len(ask["colours"]) > 1:
        return [[bowls[face][colour] for colour in ask["colours"]] for face in ask["faces"]]
    return [sum(bowls[face]) if bowls[face][ask["colours"][0]] else 0 for face in ask["faces"]]


def reply_to(view: Json) -> Json:
    """What somebody with a board would answer."""
    stage, ask = view["stage"], view["ask"]
    replies: dict[str, Callable[[], Json]] = {
        "board": lambda: {"board": {key: view["board"][key] for key in ("track_order", "bonus_steps", "section_of")}},
        "essences": lambda: {"essences": [3, 2, 1, 0]},
        "tokens": lambda: {"tokens": TOKENS},
        "experiment": lambda: {"experiment": [2, 1, 3, 5]},
        "roll": lambda: {"face": ask["left"] % 6},
        "wait": lambda: {"go": "round" if ask["passed"] else "turn", "passed": ask["may_pass"]},
        "card": lambda: {"card": CARDS[(view["turns"] - 1) % len(CARDS)]},
        "side": lambda: {"d6": 4},
        "bowls": lambda: {"bowls": bowls_seen(ask)},
        "look": lambda: {
            **({"market": TILES} if ask["places"] else {}),
            **({"section": SECTION} if ask["section"] >= 0 else {}),
            **({"levels": [LEVELS[track] for track in ask["levels"]]} if ask["levels"] else {}),
        },
        "die": lambda: {"d6": 5},
        "element": lambda: {"element": ask["elements"][-1]},
        "masterpieces": lambda: {"cards": [[0, 4, 6, 12], [3, 3, 0, 9], [1, 0, 12, 20]][: ask["count"]]},
    }
    return replies[stage]()


class Beside:
    """A game, answer by answer."""

    def __init__(self, **choices: Any) -> None:
        self.known = [plain(COMPANION.begin({**CHOICES, **choices}, 7))]

    @property
    def view(self) -> Json:
        return plain(COMPANION.view(self.known[-1]))

    def say(self, **answer: Any) -> Json:
        before = json.dumps(self.known[-1])
        self.known.append(plain(COMPANION.answer(self.known[-1], answer)))
        assert json.dumps(self.known[-2]) == before, "what was known stays as it was, for undoing"
        return self.view

    def undo(self, times: int = 1) -> None:
        del self.known[-times:]

    def refused(self, **answer: Any) -> str:
        with pytest.raises(AthanorError) as error:
            COMPANION.answer(self.known[-1], answer)
        said = {TEXTS.render(error.value.message, lang) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES), "a sentence in every language"
        return error.value.message.id

    def until(self, stage: str) -> Beside:
        while self.view["stage"] != stage:
            self.say(**reply_to(self.view))
        return self


def plain(data: Json) -> Json:
    """As it comes back from a database or a browser."""
    found: Json = json.loads(json.dumps(data))
    return found


def tracker_of(game: Beside, **other: Any) -> Json:
    """A correction that changes nothing else."""
    kept = {key: game.view["tracker"][key] for key in ("gold", "ethereal", "points", "levels")}
    return {**kept, **other}
