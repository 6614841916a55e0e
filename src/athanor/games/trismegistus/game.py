"""The game itself: its name, its options, its frames, and where it says what about a state."""

# Not compiled: it runs once.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from athanor.core.actions import ActionSpace
from athanor.core.card_sets import CardSets
from athanor.core.companion import Companion
from athanor.core.errors import OptionError
from athanor.core.first_game import FirstGame
from athanor.core.frames import Frame, frame_table
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.options import Option
from athanor.core.registry import register
from athanor.core.text import Catalog
from athanor.envs.encoder import Encoder
from athanor.games.trismegistus import (
    acting,
    artifacts,
    census,
    conservation,
    drafting,
    drawing,
    effects,
    experiments,
    facts,
    gestures,
    heuristic,
    main_actions,
    mastery,
    printed,
    reacting,
    redealing,
    results,
    rewards,
    rounds,
    saving,
    scoring,
    setting_up,
    signs,
    stone,
    themes,
    transmuting,
    view,
)
from athanor.games.trismegistus.botmegistus import SOLO_OPTIONS, check_options
from athanor.games.trismegistus.botmegistus.companion import Beside
from athanor.games.trismegistus.components import ACTIONS, MOST_PLAYERS
from athanor.games.trismegistus.features import ENCODER
from athanor.games.trismegistus.shelf import CARDS_OPTION, Sets
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.texts import TEXTS


class TrismegistusGame(Game):
    id: ClassVar[str] = "trismegistus"
    players: ClassVar[range] = range(1, MOST_PLAYERS + 1)
    rules_version: ClassVar[int] = 2
    looseness: ClassVar[Mapping[str, float]] = {"beginner": 0.5, "novice": 4.0, "adept": 3.0}
    options: ClassVar[tuple[Option, ...]] = (
        CARDS_OPTION,
        Option("setup", "general", choices=("general", "introductory")),
        Option("essences", "printed", choices=("printed", "shuffled")),
        Option("achievements", "off", choices=("off", "on"), players=range(2, MOST_PLAYERS + 1)),
        Option("formulas", "after", choices=("after", "between")),
        Option("free", "action", choices=("action", "turn")),
        *SOLO_OPTIONS,
    )
    actions: ClassVar[ActionSpace] = ACTIONS.complete()
    texts: ClassVar[Catalog] = TEXTS
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(
        setting_up.ChooseLaboratory, setting_up.Deal, setting_up.ChooseHand, setting_up.SetUpBot, setting_up.Begin,
        rounds.Turn, rounds.BotTurn, drafting.Draft, drafting.TurnDie, drafting.Ethereal,
        acting.Act, acting.Finish, acting.FinishOpen,
        main_actions.Declared, main_actions.Transmuting, main_actions.Refill,
        reacting.React, transmuting.Settled, transmuting.Fire, transmuting.Ability, transmuting.Granted,
        rewards.Rewards, rewards.Price, mastery.Bonuses, mastery.Advance,
        effects.Gain, effects.Exchange, effects.DrawAgain, effects.Return,
        artifacts.DrawArtifact, artifacts.PlaceArtifact,
        experiments.Pay, experiments.Slide, experiments.Unlock, stone.PlaceFormula,
    )  # fmt: skip
    secrets: ClassVar[bool] = True
    companion: ClassVar[Companion | None] = Beside()
    card_sets: ClassVar[CardSets | None] = Sets()
    minutes: ClassVar[int | None] = 120
    pages: ClassVar[Mapping[str, str]] = {"/botmegistus": "page-companion"}
    first_game: ClassVar[FirstGame | None] = FirstGame(options={"setup": "introductory"})
    picks: ClassVar[Mapping[str, str]] = {"laboratory 4": "coach-pick-bacon", "laboratory 5": "coach-pick-maria"}

    def check_together(self, players: int, options: dict[str, Any]) -> None:
        check_options(players, options)
        if players == 1 and options["achievements"] == "on":
            raise OptionError("option-achievements-solo", texts=TEXTS)

    def blank(self, players: int, options: dict[str, Any]) -> Trismegistus:
        return Trismegistus(self, players, options).open_box()

    def drawn_at_random(self, s: Trismegistus) -> bool:
        """Who gets which laboratory."""
        return bool(s.stack) and s.stack[-1].kind == setting_up.ChooseLaboratory.kind

    def round_of(self, s: Trismegistus) -> int:
        return s.round

    def lineup(self, s: Trismegistus, seat: int) -> Message | None:
        """The alchemist."""
        alchemist = s.labs[seat].alchemist
        return None if alchemist < 0 else Message("lineup", {"alchemist": s.cards.called("alchemist", alchemist)})

    def encoder(self) -> Encoder:
        return ENCODER

    set_up = staticmethod(setting_up.set_up)
    redeal = staticmethod(redealing.redeal)
    redeal_together = staticmethod(redealing.redeal_together)
    printed = staticmethod(printed.printed)
    view = staticmethod(view.view)
    gestures = staticmethod(gestures.gestures)
    scores = staticmethod(scoring.scores)
    score_sheet = staticmethod(scoring.score_sheet)
    winners = staticmethod(scoring.winners)
    heuristic = staticmethod(heuristic.heuristic)
    facts = staticmethod(facts.facts)
    theme = staticmethod(themes.theme)
    statistics = staticmethod(scoring.statistics)
    kinds = staticmethod(census.kinds)
    trials = staticmethod(census.trials)
    census = staticmethod(census.census)  # after the other two: from here on it is no longer the module
    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)
    check = staticmethod(conservation.check)
    results = staticmethod(results.cards)
    draw = staticmethod(drawing.draw)
    paint = staticmethod(signs.paint)


GAME = register(TrismegistusGame())
