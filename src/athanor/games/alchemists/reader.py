"""The card reader: keeps the assignment to itself and answers what the rulebook lets it answer, no more.

A question is put together piece by piece and may be changed or dropped at no cost; nothing is looked up before
`confirm`. The short forms `student`, `drink`, `sell`, `debunk_aspect`, `debunk_potion` and `exhibit` do it all at once.
Several readers with the same code give the same answers, so a game can be played with two or change over to another.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg, Message
from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    COLOURED,
    COLOURS,
    INGREDIENT_NAMES,
    NEUTRAL,
    PLUS,
    POTION_NAMES,
    QUALITY_NAMES,
    aspect,
    mix,
    quality,
)
from athanor.games.alchemists.codes import checked, decode, encode, random_code
from athanor.games.alchemists.words import TEXTS

FUNCTIONS: Final = ("student", "drink", "sell", "debunk", "exhibit")
STUDENT, DRINK, SELL, DEBUNK, EXHIBIT = range(5)
MODES: Final = ("apprentice", "master")
APPRENTICE, MASTER = range(2)
TIMES_SURE: Final = 2  # so often the reader asks back before it gives the answers away
SIGN_NAMES: Final = {1: "+", -1: "-"}


class ReaderError(AthanorError):
    """The reader cannot answer that; nothing was looked up."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args, texts=TEXTS)


class Question:
    """What is being asked: `ingredients` in the order they were picked, -1 for what is not chosen or not needed."""

    __slots__ = ("colour", "function", "ingredients", "master", "potion")

    def __init__(self, function: int, master: bool) -> None:
        self.function = function
        self.master = master
        self.ingredients: list[int] = []
        self.potion = -1
        self.colour = -1

    @property
    def by_aspect(self) -> bool:
        """An apprentice's debunk: one ingredient and a colour instead of two ingredients."""
        return self.function == DEBUNK and not self.master

    @property
    def potions(self) -> tuple[int, ...]:
        """The potions to choose from, where one has to be chosen."""
        if self.function == SELL:
            return COLOURED
        return (*COLOURED, NEUTRAL) if self.function == DEBUNK and self.master else ()

    @property
    def ready(self) -> bool:
        if self.by_aspect:
            return len(self.ingredients) == 1 and self.colour >= 0
        return len(self.ingredients) == 2 and (self.potion >= 0 or not self.potions)


class Line:
    """One question and what was shown for it.

    `answer`: the potion; for a sale the quality; for a debunk the sign of the aspect, or 1 for yes and 0 for no.
    """

    __slots__ = ("answer", "colour", "function", "ingredients", "potion")

    def __init__(self, asked: Question, answer: int) -> None:
        self.function = asked.function
        self.ingredients = tuple(asked.ingredients)
        self.potion = asked.potion
        self.colour = asked.colour
        self.answer = answer

    @property
    def public(self) -> bool:
        """Debunks are asked before everybody's eyes; of all else only the answer is shown."""
        return self.function == DEBUNK

    def shown(self) -> dict[str, str]:
        """The answer alone, in words for programs."""
        if self.function == SELL:
            return {"quality": QUALITY_NAMES[self.answer]}
        if self.function != DEBUNK:
            return {"potion": POTION_NAMES[self.answer]}
        return {"sign": SIGN_NAMES[self.answer]} if self.colour >= 0 else {"answer": "yes" if self.answer else "no"}

    def data(self, secret: bool = False) -> dict[str, Any]:
        """The line as everybody may know it, or with the ingredients that were used in secret."""
        found: dict[str, Any] = {"function": FUNCTIONS[self.function]}
        if secret or self.public:
            found["ingredients"] = [INGREDIENT_NAMES[i] for i in self.ingredients]
        if self.potion >= 0:
            found["asked"] = POTION_NAMES[self.potion]
        if self.colour >= 0:
            found["asked"] = COLOURS[self.colour]
        return found | self.shown()

    def answer_message(self) -> Message:
        """What the reader shows, for people."""
        if self.function == SELL:
            return Message("reader-answer-sale", {"wanted": self.potion, "quality": self.answer})
        if self.function != DEBUNK:
            return Message("reader-answer-potion", {"potion": self.answer})
        if self.colour >= 0:
            sign = "+" if self.answer == PLUS else "−"
            return Message(
                "reader-answer-aspect", {"ingredient": self.ingredients[0], "colour": self.colour, "sign": sign}
            )
        one, other = (Message(f"ingredient-{i}") for i in self.ingredients)
        id = "reader-answer-yes" if self.answer else "reader-answer-no"
        return Message(id, {"one": one, "other": other, "potion": self.potion})

    def message(self, secret: bool = False) -> Message:
        """The line of the history, for people."""
        function = Message(f"reader-function-{self.function}")
        if not secret or self.public:
            return Message("reader-line", {"function": function, "answer": self.answer_message()})
        one, other = (Message(f"ingredient-{i}") for i in self.ingredients)
        return Message(
            "reader-line-full", {"function": function, "one": one, "other": other, "answer": self.answer_message()}
        )


class Reader:
    __slots__ = ("assignment", "code", "history", "last_round", "mode", "question", "sure")

    def __init__(self, code: str | None = None, mode: int = APPRENTICE) -> None:
        self.mode = mode
        self.code = ""
        self.assignment: tuple[int, ...] = ()
        self.last_round = False
        self.history: list[Line] = []
        self.question: Question | None = None
        self.sure = 0
        self.enter(random_code() if code is None else code)

    # ---------------------------------------------------------------- the game it answers for

    def enter(self, code: str) -> None:
        """Go on with the game of this code. What is not a code is refused, and the game stays as it was."""
        found = decode(code)
        if found != self.assignment:
            self.history = []
            self.last_round = False
        self.code = checked(code)
        self.assignment = found
        self.back()

    def expect(self, code: str) -> None:
        """Refuse a code that is not of this game."""
        if decode(code) != self.assignment:
            raise ReaderError("reader-other-game", code=checked(code))

    def new_game(self) -> None:
        """Another assignment, unrelated to the one before."""
        self.assignment = ()
        self.enter(random_code())

    def set_mode(self, mode: int) -> None:
        """Also in the middle of a game: it changes what a debunk asks, and nothing else."""
        self.mode = mode
        self.back()

    def set_last_round(self, last: bool = True) -> None:
        """From now on potions are exhibited, not tested on students."""
        self.last_round = last
        self.back()

    def functions(self) -> list[int]:
        """What can be asked now. Drinking stays possible in the last round, where the Custodian still serves it."""
        return [DRINK, SELL, DEBUNK, EXHIBIT] if self.last_round else [STUDENT, DRINK, SELL, DEBUNK]

    # ---------------------------------------------------------------- a question, piece by piece

    def begin(self, function: int) -> Question:
        if function not in self.functions():
            raise ReaderError("reader-not-yet" if function == EXHIBIT else "reader-not-any-more")
        self.back()
        self.question = Question(function, self.mode == MASTER)
        return self.question

    def pick(self, ingredient: int) -> None:
        """One ingredient more; picking it again puts it back."""
        question = self.asked()
        most = 1 if question.by_aspect else 2
        if ingredient in question.ingredients:
            question.ingredients.remove(ingredient)
        elif len(question.ingredients) < most:
            question.ingredients.append(ingredient)
        else:
            raise ReaderError("reader-enough", count=most)

    def choose_potion(self, potion: int) -> None:
        """The potion somebody wants to buy, or that a demonstration is about."""
        question = self.asked()
        if potion not in question.potions:
            raise ReaderError("reader-not-this-potion", potion=potion)
        question.potion = potion

    def choose_colour(self, colour: int) -> None:
        question = self.asked()
        if not question.by_aspect:
            raise ReaderError("reader-no-colour")
        question.colour = colour

    def back(self) -> None:
        """Drop the question, or the wish to see the answers. Nothing was looked up, nothing is written down."""
        self.question = None
        self.sure = 0

    def confirm(self) -> Line:
        """Look it up, show the answer, remember both."""
        question = self.asked()
        if not question.ready:
            raise ReaderError("reader-not-ready")
        line = Line(question, self.looked_up(question))
        self.history.append(line)
        self.back()
        return line

    def asked(self) -> Question:
        if self.question is None:
            raise ReaderError("reader-nothing-asked")
        return self.question

    def looked_up(self, question: Question) -> int:
        if question.by_aspect:
            return aspect(self.assignment, question.ingredients[0], question.colour)
        potion = mix(self.assignment, question.ingredients[0], question.ingredients[1])
        if question.function == SELL:
            return quality(question.potion, potion)
        return int(potion == question.potion) if question.function == DEBUNK else potion

    # ---------------------------------------------------------------- a question, all at once

    def student(self, one: int, other: int) -> int:
        return self.mixed(STUDENT, one, other)

    def drink(self, one: int, other: int) -> int:
        return self.mixed(DRINK, one, other)

    def exhibit(self, one: int, other: int) -> int:
        """The exact potion, for everybody to see; whether it is a success is judged at the table."""
        return self.mixed(EXHIBIT, one, other)

    def sell(self, wanted: int, one: int, other: int) -> int:
        """How good the potion is for somebody who wants this one; never which it is."""
        return self.mixed(SELL, one, other, wanted)

    def debunk_potion(self, one: int, other: int, potion: int) -> bool:
        """For masters: do these two make this potion?"""
        self.need_mode(MASTER)
        return bool(self.mixed(DEBUNK, one, other, potion))

    def debunk_aspect(self, ingredient: int, colour: int) -> int:
        """For apprentices: the true sign of one aspect of an ingredient."""
        self.need_mode(APPRENTICE)
        self.begin(DEBUNK)
        self.pick(ingredient)
        self.choose_colour(colour)
        return self.confirm().answer

    def need_mode(self, mode: int) -> None:
        if self.mode != mode:
            raise ReaderError("reader-for-masters" if mode == MASTER else "reader-for-apprentices")

    def mixed(self, function: int, one: int, other: int, potion: int = -1) -> int:
        if one == other:
            raise ReaderError("reader-same-ingredient", ingredient=one)
        self.begin(function)
        if potion >= 0:
            self.choose_potion(potion)
        self.pick(one)
        self.pick(other)
        return self.confirm().answer

    # ---------------------------------------------------------------- the answers

    def show_answers(self) -> tuple[int, ...] | None:
        """Asked once, it asks back; asked again, once more; only then it tells. Anything between starts over."""
        if self.sure < TIMES_SURE:
            self.question = None
            self.sure += 1
            return None
        self.sure = 0
        return self.assignment

    # ---------------------------------------------------------------- what others see, and files

    def screen(self) -> dict[str, Any]:
        """What may be seen by those from whom the picking is hidden: never an ingredient, a code or the truth."""
        asking = FUNCTIONS[self.question.function] if self.question is not None else ""
        last = self.history[-1].data() if self.history and not asking else None
        return {"mode": MODES[self.mode], "last_round": self.last_round, "asking": asking, "shown": last}

    def dump(self) -> dict[str, Any]:
        """Everything, for a file; as secret as the answers."""
        return {
            "code": self.code,
            "mode": MODES[self.mode],
            "last_round": self.last_round,
            "history": [line.data(secret=True) for line in self.history],
        }


def of_assignment(given: Sequence[int], mode: int = APPRENTICE) -> Reader:
    """A reader for an assignment somebody has set up by hand."""
    return Reader(encode(given), mode)


def answers_data(assignment: Sequence[int]) -> dict[str, str]:
    return {INGREDIENT_NAMES[i]: ALCHEMICAL_NAMES[assignment[i]] for i in range(8)}


def load(data: Any) -> Reader:
    """The reader of a file. Its questions are asked again: a file that claims other answers is damaged."""
    try:
        reader = Reader(str(data["code"]), MODES.index(data["mode"]))
        for entry in data["history"]:
            ask_again(reader, entry)
        reader.mode = MODES.index(data["mode"])
        reader.last_round = bool(data["last_round"])
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, AthanorError) as wrong:
        raise ReaderError("reader-damaged") from wrong
    return reader


def ask_again(reader: Reader, entry: dict[str, Any]) -> None:
    function = FUNCTIONS.index(entry["function"])
    reader.last_round = function == EXHIBIT
    reader.mode = MASTER if function == DEBUNK and "answer" in entry else APPRENTICE
    reader.begin(function)
    for name in entry["ingredients"]:
        reader.pick(INGREDIENT_NAMES.index(name))
    asked = entry.get("asked")
    if asked in COLOURS:
        reader.choose_colour(COLOURS.index(asked))
    elif asked is not None:
        reader.choose_potion(POTION_NAMES.index(asked))
    if reader.confirm().data(secret=True) != entry:
        raise ReaderError("reader-damaged")
