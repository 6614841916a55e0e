"""How things look in a terminal: chips with letters and shapes, so that colour is never alone.

A cube is its metal's sign in chemistry, the same in all languages: `◇Cu` is raw copper, `◆Cu` refined. A die is the
first letter of its colour on that colour; an element is its name with the triangle of the alchemists, filled where
theirs is crossed.
"""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from functools import cache
from typing import Final

from rich.markup import escape

from athanor.core import drawing
from athanor.core.drawing import BLACK, BLUE, DOT, NONE, PALE, RED, YELLOW, Painter, shortened
from athanor.core.message import Message
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
FULL, SPENT, FREE = "■", "□", "·"
HOLE: Final = "\x00"

DIE_STYLES: Final = (BLACK, PALE, RED)
METAL_STYLES: Final = (
    "bold #ffffff on #4a5360",
    "bold #ffffff on #9c4a1a",
    "bold #000000 on #a9bcc4",
    "bold #ffffff on #4f5d9c",
    "bold #ffffff on #6d3b2f",
    PALE,
    YELLOW,
)
ELEMENT_STYLES: Final = (RED, BLUE, "bold #ffffff on #5f4a2b", "bold #000000 on #9fd3e6")


def metal_chip(material: int) -> str:
    return f"[{METAL_STYLES[material]}]{METALS[material]}[/]"


def cube_chip(asked: int) -> str:
    """A kind of cube, or any raw or refined one."""
    if asked in (ANY_RAW, ANY_REFINED):
        return f"[{BLACK}]{RAW_SIGN if asked == ANY_RAW else REFINED_SIGN}?[/]"
    sign = RAW_SIGN if asked < 5 else REFINED_SIGN
    return f"[{METAL_STYLES[MATERIAL_OF[asked]]}]{sign}{METALS[MATERIAL_OF[asked]]}[/]"


def many(chip: str, count: int) -> str:
    return chip if count == 1 else f"{chip}×{count}"


def cost_chips(cost: list[int]) -> str:
    return " ".join(many(cube_chip(kind), cost.count(kind)) for kind in dict.fromkeys(cost)) or NONE


@cache
def step_shown(lang: str, step: Step) -> str:
    op, what, number, per = step
    one = many(cube_chip(what), number) if op == CUBE else escape(TEXTS.render(symbol_said(step), lang))
    return escape(TEXTS.say("step-per", lang, step=HOLE, measure=per)).replace(HOLE, one) if per else one


class Pen(drawing.Pen):
    """What is written in one language, about these players and cards, on lines of this width."""

    def __init__(self, lang: str, names: list[str], width: int, cards: CardSet) -> None:
        longest = 10 if width < 60 else 18
        super().__init__(TEXTS, lang, [shortened(name, longest) for name in names], width)
        self.cards = cards

    def name(self, seat: int) -> str:
        """Whoever comes after the last seat is Botmegistus."""
        return super().name(seat) if seat < len(self.names) else self.word("opponent-0")

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
        sign = f"[{BLACK}]{WILD_SIGN} [/]" if face == WILD_FACE else metal_chip(face)
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

    def titled(self, title: str, cells: list[str], gap: str = DOT, first: int = 0) -> list[str]:
        """A heading and cells behind it."""
        return self.wrap(f"{title} {gap.join(cells) or NONE}", first, first + 2)


# ---------------------------------------------------------------- lines of the log and labels


def paint(text: str, lang: str) -> str:
    """Words as markup: cubes and elements in their colours."""
    return painter(lang).paint(text)


@cache
def painter(lang: str) -> Painter:
    styles = {f"thing-{cube}": METAL_STYLES[MATERIAL_OF[cube]] for cube in range(CUBES)}
    styles |= {f"element-{element}": ELEMENT_STYLES[element] for element in range(4)}
    names = {id: TEXTS.say(id, lang) for id in styles}
    return Painter({names[id]: f"[{styles[id]}]{names[id]}[/]" for id in styles}, joining=r"\w’-")
