"""A game from here to its end, or until somebody leaves: people decide at the screen, bots by themselves."""

from __future__ import annotations

import shlex

from rich.text import Text

from athanor.bots.base import TEXTS as BOT_TEXTS
from athanor.cli.asking import UNDONE, Decision
from athanor.cli.counting import show_scores, show_winners
from athanor.cli.saving import GameFile, playing_folder
from athanor.cli.screen import Leave, Screen, bullets
from athanor.cli.table import Table
from athanor.cli.words import say
from athanor.core.errors import AthanorError


class Session:
    def __init__(self, table: Table, file: GameFile, screen: Screen) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        # How much of what happened each person has heard; where nothing is secret all look at the same screen.
        resumed = len(table.told) > 1 or bool(table.older)
        self.heard = [len(table.told) - 1 if resumed else 0] * len(table.seats)
        self.looking: int | None = None  # whose eyes the screen was last meant for
        self.notes: list[str] = []  # what the next screen has to say beside the game

    def run(self) -> None:
        try:
            while not self.table.state.over:
                self.next_decision()
            self.end()
        except Leave:
            self.save()
            self.leave()
        except KeyboardInterrupt:
            # In the middle of a bot's thoughts or of a move. All decisions are on disk; what hangs half done is not.
            self.leave()

    def next_decision(self) -> None:
        seat = self.table.state.asked
        if self.table.seats[seat].bot:
            if forfeit := self.table.bot_decides():
                why = BOT_TEXTS.say(f"forfeit-{forfeit}", self.table.lang)
                note = say(self.table.lang, "bot-forfeits", bot=self.table.names[seat], moves=1, why=why)
                self.notes = [*(each for each in self.notes if each != note), note]
            return
        self.draw_curtain(seat)
        decision = Decision(self.table, self.screen, seat, self.heard[seat], self.notes)
        self.notes = []
        action = decision.made()
        self.has_heard(seat)
        if action != UNDONE:
            self.table.apply(action, seat)
        self.save()

    def has_heard(self, seat: int) -> None:
        listeners = [seat] if self.table.needs_curtain else range(len(self.heard))
        for listener in listeners:
            self.heard[listener] = len(self.table.told)

    def draw_curtain(self, seat: int) -> None:
        """Between two people with secrets from each other the screen is empty."""
        if self.table.needs_curtain and self.looking != seat:
            who = self.table.names[seat]
            self.screen.wipe()
            self.screen.say("curtain-pass", style="bold", who=who)
            self.screen.say("curtain-enter", who=who)
            if self.screen.ask().casefold() == "q":
                raise Leave
        self.looking = seat

    def save(self) -> None:
        """After every decision. A disk that fails must not end the evening: the person reads it and plays on."""
        try:
            if not self.file.save(self.table):
                self.notes.append(say(self.table.lang, "saved-elsewhere", file=str(self.file.path)))
        except AthanorError as failed:
            self.notes.append(say(self.table.lang, "saved-not", reason=failed.text(self.table.lang)))

    def leave(self) -> None:
        if self.table.needs_curtain:
            self.screen.wipe()
        for note in self.notes:
            self.screen.show(Text(note, style="yellow"))
        self.screen.say_unbroken("saved-here", file=str(self.file.path))
        # The newest game needs no name.
        named = [] if self.file.path.parent == playing_folder() else [str(self.file.path)]
        self.screen.say_unbroken("saved-continue", command=shlex.join(["athanor", "play", "--resume", *named]))

    def end(self) -> None:
        table, screen = self.table, self.screen
        alone = table.people[0] if len(table.people) == 1 else None
        since = self.heard[self.looking if self.looking is not None else 0]
        screen.clear()
        screen.show(bullets(table.game.paint(line, table.lang) for line in table.heard(alone, since)))
        screen.show(table.game.draw(table.state.view(alone), table.lang, table.names, screen.width))
        screen.show()
        screen.show(f"[bold]{say(table.lang, 'end-title')}[/]")
        show_scores(screen, table, alone)
        show_winners(screen, table)
        try:
            self.file.finish(table)
        except AthanorError as failed:
            screen.say("saved-not", style="yellow", reason=failed.text(table.lang))
            return
        screen.say_unbroken("end-record", file=str(self.file.path))
        screen.say_unbroken("end-replay", command=shlex.join(["athanor", "replay", str(self.file.path)]))
