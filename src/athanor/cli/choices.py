"""The choices of a decision: in which order they are numbered, how they are laid out, and which one an answer means."""

from __future__ import annotations

import unicodedata
from itertools import groupby

from rich.text import Text

from athanor.core.game import Game
from athanor.core.state import State


class Choice:
    __slots__ = ("action", "label", "name", "number")

    def __init__(self, number: int, action: int, name: str, label: str) -> None:
        self.number = number
        self.action = action
        self.name = name
        self.label = label

    @property
    def verb(self) -> str:
        return self.name.split(" ")[0]


def choices_of(state: State, seat: int, lang: str, names: list[str]) -> list[Choice]:
    """Numbered from 1: those with the same verb together, what stands alone after them, passing last."""
    actions = state.game.actions
    legal = state.legal(seat)
    verbs = [actions.name(action).split(" ")[0] for action in legal]

    def place(action: int) -> tuple[bool, bool, int]:
        verb = actions.name(action).split(" ")[0]
        return verb == "pass", verbs.count(verb) == 1, verbs.index(verb)

    ordered = sorted(legal, key=place)
    return [Choice(i, a, actions.name(a), state.label(a, lang, names)) for i, a in enumerate(ordered, start=1)]


# ---------------------------------------------------------------- laying out


def laid_out(choices: list[Choice], game: Game, lang: str, width: int) -> list[Text]:
    """Lines of choices: a verb's in columns, the single ones beside each other."""
    counts = [choice.verb for choice in choices]
    rows: list[Text] = []
    for alone, group in groupby(choices, key=lambda choice: "" if counts.count(choice.verb) == 1 else choice.verb):
        cells = [cell(choice, game, lang, len(str(len(choices)))) for choice in group]
        rows += in_columns(cells, width, even=alone != "")
    return rows


def cell(choice: Choice, game: Game, lang: str, digits: int) -> Text:
    text = Text(f"{choice.number:>{digits + 1}} ", style="bold cyan")
    text.append_text(Text.from_markup(game.paint(choice.label, lang), style="not bold default"))
    return text


def in_columns(cells: list[Text], width: int, even: bool) -> list[Text]:
    widest = max(cell.cell_len for cell in cells) + 2
    rows: list[Text] = []
    for cell in cells:
        room = widest if even else cell.cell_len + 2
        if not rows or rows[-1].cell_len + room > width:
            rows.append(Text())
        rows[-1].append_text(cell)
        rows[-1].pad_right(room - cell.cell_len)
    return rows


# ---------------------------------------------------------------- understanding


def folded(text: str) -> str:
    """Without capitals and accents, so that `eruption` finds `Éruption`."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(sign for sign in apart if not unicodedata.combining(sign)).split())


def meant(answer: str, choices: list[Choice]) -> list[Choice]:
    """The choices an answer in words can mean: one that is called just so, or all that contain each of its words."""
    wanted = folded(answer)
    exact = [choice for choice in choices if wanted in (folded(choice.name), folded(choice.label))]
    if exact:
        return exact
    words = wanted.split()
    return [c for c in choices if all(word in f"{folded(c.label)} {folded(c.name)}" for word in words)]
