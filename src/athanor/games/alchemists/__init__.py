"""Alchemists, for 2 to 4 players: mix ingredients, deduce what they are made of, and publish before the others do."""

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
from athanor.core.options import Option
from athanor.core.registry import register
from athanor.core.text import Catalog
from athanor.envs.encoder import Encoder
from athanor.games.alchemists import (
    brewing,
    buying,
    conserve,
    debunking,
    declaring,
    drawing,
    ending,
    exhibiting,
    facts,
    favors,
    filled_in,
    foraging,
    gestures,
    heuristic,
    knowledge,
    ordering,
    publishing,
    redeal,
    results,
    rules,
    saving,
    scoring,
    selling,
    spaces,
    testing,
    themes,
    view,
)
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES
from athanor.games.alchemists.artifacts import level2, level3
from athanor.games.alchemists.components import ACTIONS, HELP, MOST_PLAYERS, WITHDRAW
from athanor.games.alchemists.features import ENCODER
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.words import TEXTS

MODES = ("apprentice", "master")


class AlchemistsGame(Game):
    id: ClassVar[str] = "alchemists"
    players: ClassVar[range] = range(2, MOST_PLAYERS + 1)
    rules_version: ClassVar[int] = 2
    looseness: ClassVar[Mapping[str, float]] = {"beginner": 1.0, "novice": 4.3, "adept": 3.0}
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", "apprentice", choices=MODES, per_seat=True),
        Option("ingredients", "mode", choices=("mode", *MODES), per_seat=True),
        Option("conferences", "mode", choices=("mode", *MODES), per_seat=True),
        Option("debunking", "mode", choices=("mode", *MODES), per_seat=True),
        Option("starter", "random", choices=("random", *map(str, range(1, MOST_PLAYERS + 1)))),
        # No rule of the game: how far the notebook of every player at this table may fill itself.
        Option("help", HELP[-1], choices=HELP),
    )
    minutes: ClassVar[int | None] = 120
    pages: ClassVar[Mapping[str, str]] = {
        "/reader": "page-reader", "/reader#sheet": "page-sheet", "/reader#triangle": "page-triangle",
    }  # fmt: skip
    commands: ClassVar[Mapping[str, str]] = {"reader": "athanor.games.alchemists.commands.reader"}
    measurements: ClassVar[Mapping[str, str]] = {"deduction": "athanor.games.alchemists.commands.deduction"}
    first_game: ClassVar[FirstGame | None] = FirstGame(options={"mode": "apprentice"})
    actions: ClassVar[ActionSpace] = ACTIONS.complete()
    back: ClassVar[int] = WITHDRAW
    texts: ClassVar[Catalog] = TEXTS
    secrets: ClassVar[bool] = True
    note_places: ClassVar[Mapping[str, str]] = {
        f"{ingredient} {alchemical}": f"{column}/{row}"
        for column, ingredient in enumerate(INGREDIENT_NAMES)
        for row, alchemical in enumerate(ALCHEMICAL_NAMES)
    }
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(
        rules.Round, ordering.KeepFavor, ordering.Ordering, ordering.ChooseOrder,
        ordering.ParalysedDraw, ordering.DiscardMore, favors.Herbs, favors.HerbsDone,
        declaring.Declaring, declaring.Declare, spaces.Space,
        foraging.Forage, foraging.Transmute, testing.Custodian, selling.Bids, selling.Sale,
        selling.Sell, selling.Guarantee, selling.MixForSale, buying.Buy, level2.Think, level3.Donate, debunking.Debunk,
        debunking.Claim, publishing.PublishAtOnce, publishing.Publish, publishing.PlaySeal, publishing.WinGrants,
        testing.Test, testing.Drink, exhibiting.Exhibit, exhibiting.MixToExhibit, brewing.Peek, brewing.EmptyCauldron,
        brewing.Spare, ending.UnusedCubes,
    )  # fmt: skip

    redeal_together = staticmethod(redeal.redeal_together)
    redeal = staticmethod(redeal.redeal)  # after the other: from here on it is no longer the module
    printed = staticmethod(view.printed)
    view = staticmethod(view.view)
    gestures = staticmethod(gestures.gestures)
    doubts = staticmethod(filled_in.doubts)
    scores = staticmethod(scoring.scores)
    score_sheet = staticmethod(scoring.score_sheet)
    winners = staticmethod(scoring.winners)
    facts = staticmethod(facts.facts)
    theme = staticmethod(themes.theme)
    knowledge = staticmethod(knowledge.knowledge)
    statistics = staticmethod(scoring.statistics)
    heuristic = staticmethod(heuristic.heuristic)
    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)
    check = staticmethod(conserve.check)
    results = staticmethod(results.cards)

    def check_together(self, players: int, options: dict[str, Any]) -> None:
        starter = options["starter"]
        if starter != "random" and int(starter) > players:
            raise OptionError("option-starter-not-there", {"number": starter, "players": players}, TEXTS)

    def blank(self, players: int, options: dict[str, Any]) -> Alchemists:
        return Alchemists(self, players, options).open_box()

    def set_up(self, s: Alchemists) -> None:
        rules.set_up(s)

    def round_of(self, s: Alchemists) -> int:
        return s.round

    def lineup(self, s: Alchemists, seat: int) -> Message | None:
        """How the seat starts: as an apprentice or a master."""
        return Message(f"option-mode-{MODES[s.mode('mode', seat)]}")

    def encoder(self) -> Encoder:
        return ENCODER

    def draw(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
        return drawing.draw(view, lang, names, width)

    def paint(self, text: str, lang: str) -> str:
        return drawing.paint(text, lang)


GAME = register(AlchemistsGame())
