"""Spellbook, for 1 to 4 players: learn spells from coloured tokens, or feed them to your familiar."""

# Not compiled: it runs once.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from athanor.core.actions import ActionSpace
from athanor.core.errors import OptionError
from athanor.core.first_game import FirstGame
from athanor.core.frames import Frame, frame_table
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.options import SOLO, Option
from athanor.core.registry import register
from athanor.core.text import Catalog
from athanor.envs.encoder import Encoder
from athanor.games.spellbook import (
    before,
    drawing,
    facts,
    frames,
    heuristic,
    learning,
    payments,
    phases,
    results,
    rules,
    saving,
    scoring,
    themes,
    view,
)
from athanor.games.spellbook.components import ACTIONS, MOST_HANDICAP, MOST_PLAYERS
from athanor.games.spellbook.features import ENCODER
from athanor.games.spellbook.lineup import CLASSIC, SETS, proper_choice
from athanor.games.spellbook.spells import BOOK, SPELL_FRAMES
from athanor.games.spellbook.state import Spellbook
from athanor.games.spellbook.texts import TEXTS


class SpellbookGame(Game):
    id: ClassVar[str] = "spellbook"
    players: ClassVar[range] = range(1, MOST_PLAYERS + 1)
    rules_version: ClassVar[int] = 2
    looseness: ClassVar[Mapping[str, float]] = {"beginner": 0.3, "novice": 3.6, "adept": 2.9}
    luck: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = (
        Option("spells", "first-game", choices=(*SETS, CLASSIC), free=proper_choice),
        Option("handicap", 0, numbers=range(MOST_HANDICAP + 1), players=SOLO),
        *(spell.option for spell in BOOK if spell.option is not None),
    )
    minutes: ClassVar[int | None] = 45
    first_game: ClassVar[FirstGame | None] = FirstGame(options={"spells": "first-game"})
    actions: ClassVar[ActionSpace] = ACTIONS.complete()
    texts: ClassVar[Catalog] = TEXTS
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(
        rules.Day, phases.Phase,
        frames.Take, frames.TakeMore, frames.Draw, frames.MayDraw, frames.Discard, frames.Store,
        frames.Swap, frames.Lower, frames.DummyTakes,
        learning.Learn, learning.Mark, learning.Pay, learning.Spent, learning.Keep, learning.Learnt,
        *SPELL_FRAMES,
        before.AfterTakes,
    )  # fmt: skip

    def check_together(self, players: int, options: dict[str, Any]) -> None:
        if options["handicap"] and players > 1:
            raise OptionError("option-handicap-solo", texts=TEXTS)

    def blank(self, players: int, options: dict[str, Any]) -> Spellbook:
        return Spellbook(self, players, options).open_box()

    def redeal(self, s: Spellbook, seat: int | None) -> None:
        """Only the order in which tokens leave the bag is hidden, and that order is the generator."""

    def redeal_together(self, s: Spellbook, seats: frozenset[int]) -> None:
        """The same: nobody knows more than another."""

    def round_of(self, s: Spellbook) -> int:
        """Everybody has a day in each."""
        return 1 + min(sorcerer.days for sorcerer in s.sorcerers)

    def lineup(self, s: Spellbook, seat: int) -> Message | None:
        """The set of spells; a choice of one's own has no name."""
        chosen = s.options["spells"]
        return Message(f"option-spells-{chosen}") if chosen in (*SETS, CLASSIC) else None

    def encoder(self) -> Encoder:
        return ENCODER

    set_up = staticmethod(rules.set_up)
    printed = staticmethod(view.printed)
    view = staticmethod(view.view)
    gestures = staticmethod(payments.gestures)
    scores = staticmethod(scoring.scores)
    score_sheet = staticmethod(scoring.score_sheet)
    winners = staticmethod(scoring.winners)
    heuristic = staticmethod(heuristic.heuristic)
    facts = staticmethod(facts.facts)
    theme = staticmethod(themes.theme)
    statistics = staticmethod(scoring.statistics)
    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)
    migrate = staticmethod(before.migrate)
    check = staticmethod(saving.check)
    results = staticmethod(results.cards)
    draw = staticmethod(drawing.draw)
    paint = staticmethod(drawing.paint)


GAME = register(SpellbookGame())
