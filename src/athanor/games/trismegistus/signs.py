"""How things look in a terminal: chips with letters and shapes, so that colour is never alone; and lines that fit.

A cube is its metal's sign in chemistry, the same in all languages: `◇Cu` is raw copper, `◆Cu` refined. A die is the
first letter of its colour on that colour; an element is its name with the triangle of the alchemists, filled where
theirs is crossed.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from athanor.core.message import Arg, Message
from athanor.games.trismegistus.cards import CardSet, Experiment
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_RAW,
    ANY_REFINED,
    CUBE,
    CUBES,
    MATERIAL_OF,
    WILD_FACE,
    Effect,
    Step,
)
from athanor.games.trismegistus.texts import TEXTS
from athanor.games.trismegistus.words import requirement_said, symbol_said

METALS: Final = ("Pb", "Cu", "Sn", "Hg", "Fe", "Ag", "Au")
ELEMENT_SIGNS: Final = "△▽▼▲"
RAW_SIGN, REFINED_SIGN, WILD_SIGN = "◇", "◆", "∞"
NOW_SIGN: Final = "▸"
YES: Final = "✓"
FULL, SPENT, FREE = "■", "□", "·"
NONE: Final = "[dim]–[/]"
FIXED_SPACE: Final = "\xa0"  # at which a line is not broken
DOT: Final = f"{FIXED_SPACE}[dim]·[/] "  # it ends a line rather than beginning one

BLACK_STYLE: Final = "bold #ffffff on #303030"
PALE_STYLE: Final = "bold #000000 on #e8e8e8"
RED_STYLE: Final = "bold #ffffff on #a8201a"
DIE_STYLES: Final = (BLACK_STYLE, PALE_STYLE, RED_STYLE)
METAL_STYLES: Final = (
    "bold #ffffff on #4a5360",
    "bold #ffffff on #9c4a1a",
    "bold #000000 on #a9bcc4",
    "bold #ffffff on #4f5d9c",
    "bold #ffffff on #6d3b2f",
    PALE_STYLE,
    "bold #000000 on #e0b000",
)
ELEMENT_STYLES: Final = (RED_STYLE, "bold #ffffff on #1f5fbf", "bold #ffffff on #5f4a2b", "bold #000000 on #9fd3e6")

# Spaces between words, but not those inside the marks of a style.
BETWEEN_WORDS: Final = re.compile(r"( +)(?![^\[\]]*\])")
HOLE: Final = "\x00"


def metal_chip(material: int) -> str:
    return f"[{METAL_STYLES[material]}]{METALS[material]}[/]"


def cube_chip(asked: int) -> str:
    """A kind of cube, or any raw or refined one."""
    if asked in (ANY_RAW, ANY_REFINED):
        return f"[{BLACK_STYLE}]{RAW_SIGN if asked == ANY_RAW else REFINED_SIGN}?[/]"
    sign = RAW_SIGN if asked < 5 else REFINED_SIGN
    return f"[{METAL_STYLES[MATERIAL_OF[asked]]}]{sign}{METALS[MATERIAL_OF[asked]]}[/]"


def many(chip: str, count: int) -> str:
    return chip if count == 1 else f"{chip}×{count}"


def cost_chips(cost: list[int]) -> str:
    return " ".join(many(cube_chip(kind), cost.count(kind)) for kind in dict.fromkeys(cost)) or NONE


@cache
def plain_word(lang: str, id: str) -> str:
    return escape(TEXTS.say(id, lang))


@cache
def step_shown(lang: str, step: Step) -> str:
    op, what, number, per = step
    one = many(cube_chip(what), number) if op == CUBE else escape(TEXTS.render(symbol_said(step), lang))
    return escape(TEXTS.say("step-per", lang, step=HOLE, measure=per)).replace(HOLE, one) if per else one


class Pen:
    """What is written in one language, about these players and cards, on lines of this width."""

    def __init__(self, lang: str, names: list[str], width: int, cards: CardSet) -> None:
        self.lang = lang
        self.width = width
        self.cards = cards
        longest = 10 if width < 60 else 18
        self.names = [shortened(name, longest) for name in names]

    # ---------------------------------------------------------------- words

    def word(self, id: str, **args: Arg) -> str:
        return self.said(Message(id, args)) if args else plain_word(self.lang, id)

    def said(self, message: Message) -> str:
        return escape(TEXTS.render(message, self.lang, self.names))

    def bold(self, id: str, **args: Arg) -> str:
        return f"[bold]{self.word(id, **args)}[/]"

    def dim(self, id: str, **args: Arg) -> str:
        return f"[dim]{self.word(id, **args)}[/]"

    def name(self, who: int) -> str:
        """Of a seat; whoever comes after the last one is Botmegistus."""
        return escape(self.names[who]) if who < len(self.names) else self.word("opponent-0")

    def called(self, kind: str, card: int) -> str:
        name = self.cards.called(kind, card)
        return self.said(name) if isinstance(name, Message) else self.word(f"{kind}-{name}")

    # ---------------------------------------------------------------- pieces

    def die(self, colour: int) -> str:
        return f"[{DIE_STYLES[colour]}]{self.word(f'colour-{colour}')[0].upper()}[/]"

    def drafted(self, colour: int, face: int, potency: int) -> str:
        return f"{self.die(colour)} {self.word(f'face-{face}')}, {self.word('draw-potency', potency=potency)}"

    def dice(self, counts: list[int]) -> str:
        return " ".join(" ".join([self.die(colour)] * count) for colour, count in enumerate(counts) if count) or NONE

    def face(self, face: int) -> str:
        sign = f"[{BLACK_STYLE}]{WILD_SIGN} [/]" if face == WILD_FACE else metal_chip(face)
        return f"{sign} {self.word(f'face-{face}')}"

    def element(self, element: int, count: int = 1) -> str:
        name = self.word(f"element-{element}")
        return many(f"[{ELEMENT_STYLES[element]}]{ELEMENT_SIGNS[element]}{name}[/]", count)

    def elements(self, counts: list[int]) -> str:
        return " ".join(self.element(element, count) for element, count in enumerate(counts) if count) or NONE

    def cubes(self, counts: list[int]) -> str:
        return " ".join(many(cube_chip(cube), counts[cube]) for cube in range(CUBES) if counts[cube]) or NONE

    def effect(self, effect: Effect) -> str:
        """The symbols of an effect; cubes as chips, the rest in words."""
        return ", ".join(step_shown(self.lang, step) for step in effect) or NONE

    def labelled(self, label: str, text: str) -> str:
        said = self.word("draw-labelled", label=HOLE, text=HOLE)
        return said.replace(HOLE, label, 1).replace(HOLE, text)

    def points(self, count: int) -> str:
        return self.word("draw-points", count=count)

    # ---------------------------------------------------------------- cards

    def artifact(self, tile: int) -> str:
        artifact = self.cards.artifacts[tile]
        shown = self.elements(list(artifact.symbols))
        return f"{self.called('artifact', tile)} {shown}{DOT}{self.effect(artifact.effect)}"

    def experiment(self, card: int) -> str:
        """Element, name, what it needs and costs, what it brings."""
        experiment = self.cards.experiments[card]
        head = f"{self.element(experiment.element)} {self.called('experiment', card)}"
        reward = f" → {self.effect(experiment.reward)}" if experiment.reward else ""
        cells = [head, self.requirement(experiment), f"{cost_chips(list(experiment.cost))}{reward}"]
        return DOT.join([*cells, self.points(experiment.vp)])

    def requirement(self, experiment: Experiment) -> str:
        if experiment.track == ANY:
            return self.said(requirement_said(experiment))
        return f"{self.element(experiment.track)} {experiment.need}"

    def publication(self, card: int) -> str:
        publication = self.cards.publications[card]
        needs = self.elements(list(publication.needs))
        return DOT.join([self.called("publication", card), needs, self.points(publication.vp)])

    def formula(self, formula: int) -> str:
        return self.labelled(self.called("formula", formula), self.effect(self.cards.formulas[formula].effect))

    # ---------------------------------------------------------------- lines

    def wrap(self, text: str, first: int = 0, more: int = 2) -> list[str]:
        """One piece of text on as many lines as it needs; the first is indented by `first`, the others by `more`."""
        word, *rest = BETWEEN_WORDS.split(text)
        lines = [" " * first + word]
        room = self.width - first - visible(word)
        for gap, word in zip(rest[::2], rest[1::2], strict=True):
            long = len(gap) + visible(word)
            if long <= room:
                lines[-1] += gap + word
                room -= long
            else:
                lines.append(" " * more + word)
                room = self.width - more - visible(word)
        return lines

    def titled(self, title: str, cells: list[str], gap: str = DOT, first: int = 0) -> list[str]:
        """A heading and cells behind it."""
        return self.wrap(f"{title} {gap.join(cells) or NONE}", first, first + 2)

    def in_columns(self, cells: list[str], indent: int = 2) -> list[str]:
        """Cells of the same width, as many beside each other as there is room for."""
        widest = max(map(visible, cells))
        across = max(1, (self.width - indent + 2) // (widest + 2))
        rows = [cells[at : at + across] for at in range(0, len(cells), across)]
        return self.table(rows, indent)

    def table(self, rows: list[list[str]], indent: int = 2) -> list[str]:
        """Rows of cells, one column under the other; where they do not fit, each row by itself."""
        widths = [max(visible(row[at]) for row in rows if at < len(row)) for at in range(max(map(len, rows)))]
        if indent + sum(widths) + 2 * (len(widths) - 1) > self.width:
            return [line for row in rows for line in self.wrap(DOT.join(row), indent, indent + 2)]
        return [
            " " * indent + "  ".join(cell + " " * (widths[at] - visible(cell)) for at, cell in enumerate(row)).rstrip()
            for row in rows
        ]


def visible(markup: str) -> int:
    """Columns that marked-up text takes."""
    return cell_len(re.sub(r"(?<!\\)\[[^\[\]]*\]", "", markup).replace("\\[", "["))


def shortened(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, max(1, width - 1)).rstrip() + "…"


# ---------------------------------------------------------------- lines of the log and labels


def paint(text: str, lang: str) -> str:
    """Words as markup: cubes and elements in their colours."""
    parts = []
    at = 0
    for found in names_in(lang).finditer(text):
        parts += [escape(text[at : found.start()]), f"[{painted(lang)[found[0]]}]{found[0]}[/]"]
        at = found.end()
    return "".join([*parts, escape(text[at:])])


@cache
def painted(lang: str) -> dict[str, str]:
    """The names that stand out, with their styles."""
    styles = {TEXTS.say(f"thing-{cube}", lang): METAL_STYLES[MATERIAL_OF[cube]] for cube in range(CUBES)}
    return styles | {TEXTS.say(f"element-{element}", lang): ELEMENT_STYLES[element] for element in range(4)}


@cache
def names_in(lang: str) -> re.Pattern[str]:
    names = sorted(painted(lang), key=len, reverse=True)
    return re.compile(r"(?<![\w’-])(?:" + "|".join(map(re.escape, names)) + r")(?![\w’-])")
