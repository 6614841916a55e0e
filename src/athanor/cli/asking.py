"""One decision of one person: the table, the question, the choices, and whatever they type until they have decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from athanor.cli.arguments import whole
from athanor.cli.choices import Choice, choices_of, folded, laid_out, meant
from athanor.cli.counting import show_scores
from athanor.cli.screen import Leave, Screen, bullets
from athanor.cli.table import Table
from athanor.cli.words import pair, say
from athanor.core.errors import AthanorError
from athanor.core.text import LANGUAGES

UNDONE: Final = -1  # instead of an action: the game is one decision further back
MOST_REASONS: Final = 6
LEAST_NEWS: Final = 3


class Decision:
    """`since`: from which decision on the person has not heard what happened; `notes`: what else they should read."""

    def __init__(self, table: Table, screen: Screen, seat: int, since: int, notes: list[str]) -> None:
        self.table = table
        self.screen = screen
        self.seat = seat
        self.since = since
        self.notes = notes
        self.choices: list[Choice] = []

    def made(self) -> int:
        """The action the person chooses, or UNDONE. Raises Leave when they want to go."""
        self.draw()
        while True:
            answer = self.screen.ask()
            done = self.understand(answer)
            if done is not None:
                return done

    # ---------------------------------------------------------------- showing

    def draw(self) -> None:
        """What happened, the table, the question: what matters most stands last, next to the typing."""
        table, screen = self.table, self.screen
        lang = table.lang
        self.choices = choices_of(table.state, self.seat, lang, table.names)
        drawing = table.game.draw(table.state.view(self.seat), lang, table.names, screen.width)
        rows = laid_out(self.choices, table.game, lang, screen.width)
        screen.clear()
        self.show_news(screen.height - screen.rows(drawing) - len(rows) - 5)
        screen.show(drawing)
        screen.show()
        self.show_question()
        for row in rows:
            screen.show(row)
        screen.say("keys-short", style="dim")
        for note in self.notes:
            screen.show(Text(note, style="yellow"))

    def show_news(self, room: int) -> None:
        """The latest that fits; the log has the rest."""
        lang = self.table.lang
        news = [self.table.game.paint(line, lang) for line in self.table.heard(self.seat, self.since)]
        left = max(LEAST_NEWS, room)
        shown: list[str] = []
        for line in reversed(news):
            left -= self.screen.rows(line, indent=2)
            if left < (len(shown) + 1 < len(news)):  # a row stays free for saying that there is more
                break
            shown.insert(0, line)
        if len(shown) < len(news):
            self.screen.say("news-before", style="dim", count=len(news) - len(shown))
        if shown:
            self.screen.show(bullets(shown))

    def show_question(self) -> None:
        table = self.table
        question = table.game.paint(table.state.question(table.lang, table.names, self.seat), table.lang)
        self.screen.show(f"[bold reverse] {escape(table.names[self.seat])} [/] [bold]{question}[/]")

    # ---------------------------------------------------------------- understanding

    def understand(self, answer: str) -> int | None:
        """The action meant, or None after doing whatever else was asked for."""
        if not answer:
            self.draw()
        elif answer.startswith("?"):
            self.help(answer[1:].strip())
        elif answer.startswith("!"):
            self.why(answer[1:].strip())
        elif whole(answer) is not None:
            return self.by_number(whole(answer) or 0)
        else:
            word, _, rest = folded(answer).partition(" ")
            act = self.commands().get(word)
            return act(rest) if act else self.by_words(answer)
        return None

    def commands(self) -> dict[str, Callable[[str], int | None]]:
        """By letter, and by the word for it in the language spoken."""
        table: dict[str, Callable[[str], int | None]] = {}
        for id, letter, act in (
            ("undo", "u", self.undo),
            ("log", "l", self.log),
            ("score", "s", self.score),
            ("rules", "r", self.rules),
            ("quit", "q", self.quit),
            ("why", "why", self.why),
            ("lang", "lang", self.switch),
        ):
            table[letter] = table[id] = table[folded(say(self.table.lang, f"word-{id}"))] = act
        return table

    def by_number(self, number: int) -> int | None:
        if 1 <= number <= len(self.choices):
            return self.choices[number - 1].action
        self.screen.say("answer-bad-number", style="yellow", number=str(number), last=len(self.choices))
        return None

    def by_words(self, answer: str) -> int | None:
        found = meant(answer, self.choices)
        if len(found) == 1:
            return found[0].action
        if found:
            self.screen.say("answer-several", style="yellow", answer=answer)
            for row in laid_out(found, self.table.game, self.table.lang, self.screen.width):
                self.screen.show(row)
        elif not self.show_reasons(answer):
            self.screen.say("answer-unknown", style="yellow", answer=answer)
        return None

    # ---------------------------------------------------------------- the commands

    def help(self, asked: str) -> None:
        number = whole(asked)
        if asked and (number is None or not 1 <= number <= len(self.choices)):
            found = meant(asked, self.choices) if number is None else []
            for choice in found[:MOST_REASONS]:
                self.explain(choice)
            if not found:
                self.screen.say("answer-unknown", style="yellow", answer=asked)
        elif number is not None:
            self.explain(self.choices[number - 1])
        else:
            self.show_keys()

    def explain(self, choice: Choice) -> None:
        text = self.table.say(self.table.state.explain(choice.action))
        self.screen.show(f"[bold cyan]{choice.number}[/] {self.table.game.paint(text, self.table.lang)}")

    def show_keys(self) -> None:
        lang = self.table.lang
        self.show_question()
        self.screen.say("help-title", style="bold")
        for key, id in (
            ("3", "help-key-number"),
            (self.choices[0].label.split()[-1].casefold(), "help-key-words"),
            ("?3", "help-key-explain"),
            (f"! {self.example()}", "help-key-why"),
            ("u", "help-key-undo"),
            ("s", "help-key-score"),
            ("l", "help-key-log"),
            ("r", "help-key-rules"),
            (f"lang {next(other for other in LANGUAGES if other != lang)}", "help-key-lang"),
            (say(lang, "help-key-enter"), "help-key-redraw"),
            ("q", "help-key-quit"),
        ):
            self.screen.show(f"  [bold cyan]{escape(key)}[/]{' ' * max(1, 16 - len(key))}{escape(say(lang, id))}")

    def example(self) -> str:
        """The name of something that is not allowed now."""
        actions = self.table.game.actions
        legal = set(self.table.state.legal(self.seat))
        others = [name for action, name in enumerate(actions.names) if action not in legal]
        return next((name for name in others if " " in name), others[0])

    def why(self, asked: str) -> None:
        if not asked:
            self.screen.say("answer-why-what", style="yellow", example=self.example())
        elif not self.show_reasons(asked):
            self.screen.say("answer-unknown", style="yellow", answer=asked)

    def show_reasons(self, asked: str) -> bool:
        """Why what is called so is not allowed now; False if nothing is called so."""
        table = self.table
        found = meant(asked, self.everything())
        for choice in found[:MOST_REASONS]:
            reason = table.state.why_not(choice.action, table.lang, self.seat, table.names)
            if reason is None:
                number = next(legal.number for legal in self.choices if legal.action == choice.action)
                reason = say(table.lang, "answer-allowed", label=choice.label, number=number)
            else:
                reason = pair(table.lang, choice.label, reason)
            self.screen.show(Text.from_markup(table.game.paint(reason, table.lang), style="yellow"))
        if len(found) > MOST_REASONS:
            self.screen.say("answer-more", style="yellow", count=len(found) - MOST_REASONS)
        return bool(found)

    def everything(self) -> list[Choice]:
        """All actions of the game, as if they were choices. What has no words where it makes no sense has its name."""
        table, found = self.table, []
        for action, name in enumerate(table.game.actions.names):
            try:
                label = table.state.label(action, table.lang, table.names)
            except LookupError:
                label = name
            found.append(Choice(0, action, name, label))
        return found

    def undo(self, rest: str) -> int | None:
        try:
            self.table.undo(self.seat)
        except AthanorError as refused:
            self.screen.show(Text(refused.text(self.table.lang), style="yellow"))
            return None
        return UNDONE

    def log(self, rest: str) -> None:
        lines = [*self.table.heard_before(self.seat), *self.table.heard(self.seat)]
        self.screen.say("log-title" if lines else "log-empty", style="bold")
        self.screen.show_long(bullets(self.table.game.paint(line, self.table.lang) for line in lines))

    def score(self, rest: str) -> None:
        show_scores(self.screen, self.table, self.seat)

    def rules(self, rest: str) -> None:
        self.screen.show_long(Markdown(self.table.game.rules(self.table.lang)))

    def quit(self, rest: str) -> None:
        raise Leave

    def switch(self, rest: str) -> None:
        """The whole table in another language, from this line on."""
        if rest not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            self.screen.say("answer-language-unknown", style="yellow", language=rest, known=known)
            return
        self.table.lang = self.screen.lang = rest
        self.draw()
        self.screen.say("answer-language", style="dim")
