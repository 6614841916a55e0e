"""The card reader as a menu at the terminal: what somebody picks in secret is wiped away before all see the answer."""

# Not compiled: it runs once.

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from athanor.cli.menu import pick
from athanor.cli.screen import Leave, Screen
from athanor.core.errors import AthanorError
from athanor.core.message import Arg, Message
from athanor.games.alchemists.reader import APPRENTICE, DEBUNK, MASTER, MODES, SELL, TIMES_SURE, Question, Reader
from athanor.games.alchemists.words import TEXTS

CONFIRM, AGAIN, DROP = range(3)


def reader_text(id: str, **args: Arg) -> Message:
    """One of the reader's own texts."""
    return Message(f"reader-{id}", args)


class Session:
    """`keep` is called with the reader whenever it has answered or changed."""

    def __init__(self, screen: Screen, keep: Callable[[Reader], None]) -> None:
        self.screen = screen
        self.keep = keep

    def run(self, reader: Reader | None, mode: int | None = None) -> None:
        self.tell("welcome", style="bold")
        if reader is None:
            reader = self.which_game()
            if mode is None:
                mode = self.choose("which-mode", [self.word(f"reader-mode-{m}") for m in range(len(MODES))])
            reader.set_mode(mode)
        self.keep(reader)
        while self.one_thing(reader):
            self.keep(reader)

    # ---------------------------------------------------------------- words

    def word(self, id: str, **args: Arg) -> str:
        return TEXTS.say(id, self.screen.lang, **args)

    def tell(self, id: str, style: str = "", **args: Arg) -> None:
        self.show(reader_text(id, **args), style)

    def show(self, message: Message, style: str = "") -> None:
        self.screen.show(Text(TEXTS.render(message, self.screen.lang), style=style))

    def choose(self, heading: str, offers: Sequence[str]) -> int:
        return pick(self.screen, self.word(f"reader-{heading}"), list(offers))

    def sure(self, heading: str) -> bool:
        return self.choose(heading, [self.word("reader-no"), self.word("reader-yes")]) == 1

    # ---------------------------------------------------------------- which game

    def which_game(self) -> Reader:
        offers = [self.word("reader-new-game"), self.word("reader-enter-code")]
        return Reader() if self.choose("which-game", offers) == 0 else Reader(self.which_code())

    def which_code(self) -> str:
        while True:
            self.tell("type-code", style="bold")
            code = self.screen.ask()
            try:
                return Reader(code).code
            except AthanorError as refused:
                self.screen.show(Text(refused.text(self.screen.lang), style="yellow"))

    # ---------------------------------------------------------------- the menu

    def one_thing(self, reader: Reader) -> bool:
        """One choice from the menu and what follows; False to leave. `q` further in leads back here."""
        other_mode = APPRENTICE if reader.mode == MASTER else MASTER
        functions = reader.functions()
        offers = [self.word(f"reader-function-{function}") for function in functions]
        more = ["not-last-round" if reader.last_round else "last-round", "show-history", "show-answers"]
        more += [f"switch-{other_mode}", "show-code", "leave"]
        chosen = self.choose("what-now", offers + [self.word(f"reader-{id}") for id in more])
        try:
            if chosen < len(functions):
                self.ask(reader, functions[chosen])
            else:
                return self.do(reader, more[chosen - len(functions)], other_mode)
        except Leave:
            reader.back()
        return True

    def do(self, reader: Reader, what: str, other_mode: int) -> bool:
        if what == "show-history":
            self.show_history(reader)
        elif what == "show-answers":
            self.show_answers(reader)
        elif what == "show-code":
            if self.sure("code-sure"):
                self.tell("code-is", style="bold", code=reader.code)
        elif what.startswith("switch"):
            reader.set_mode(other_mode)
        elif what != "leave":
            reader.set_last_round(what == "last-round")
        return what != "leave"

    # ---------------------------------------------------------------- one question

    def ask(self, reader: Reader, function: int) -> None:
        decided = AGAIN
        while decided == AGAIN:
            question = reader.begin(function)
            if function != DEBUNK:
                self.tell("hide", style="dim")
            self.fill(reader, question)
            ends = [self.word(f"reader-confirm-{end}") for end in ("yes", "again", "drop")]
            decided = self.choose("confirm", ends)
        if decided == DROP:
            reader.back()
            return
        line = reader.confirm()
        self.keep(reader)
        self.screen.wipe()
        self.show(Message(f"reader-function-{function}"), "dim")
        self.show(line.answer_message(), "bold")
        self.tell("show-everybody", style="dim")
        self.screen.ask()

    def fill(self, reader: Reader, question: Question) -> None:
        if question.function == SELL:
            self.pick_potion(reader, question, "which-wanted")
        if question.by_aspect:
            self.pick_ingredient(reader, question, "which-ingredient")
            reader.choose_colour(self.choose("which-colour", [self.word(f"colour-{c}") for c in range(3)]))
            return
        self.pick_ingredient(reader, question, "which-first")
        self.pick_ingredient(reader, question, "which-second")
        if question.function == DEBUNK:
            self.pick_potion(reader, question, "which-potion")

    def pick_ingredient(self, reader: Reader, question: Question, heading: str) -> None:
        left = [ingredient for ingredient in range(8) if ingredient not in question.ingredients]
        reader.pick(left[self.choose(heading, [self.word(f"ingredient-{i}") for i in left])])

    def pick_potion(self, reader: Reader, question: Question, heading: str) -> None:
        potions = question.potions
        reader.choose_potion(potions[self.choose(heading, [self.word(f"potion-{p}") for p in potions])])

    # ---------------------------------------------------------------- looking back, and the end

    def show_history(self, reader: Reader) -> None:
        if not reader.history:
            self.tell("history-empty")
            return
        secret = self.sure("history-secret")
        for line in reader.history:
            self.show(line.message(secret))
        if secret:
            self.tell("press-enter", style="dim")
            self.screen.ask()
            self.screen.wipe()

    def show_answers(self, reader: Reader) -> None:
        """The reader asks back, and again; only then it tells."""
        answers = reader.show_answers()
        for time in range(1, TIMES_SURE + 1):
            if not self.sure(f"sure-{time}"):
                reader.back()
                self.tell("not-shown")
                return
            answers = reader.show_answers()
        assert answers is not None
        for ingredient in range(8):
            self.tell("answer-row", ingredient=ingredient, alchemical=answers[ingredient])
