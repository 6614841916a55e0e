"""A game: its name, its options, how it starts, and how its states come back from what was saved."""

# Not compiled: games from outside subclass it, and nothing here is called often.

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from athanor.core.actions import ActionSpace
from athanor.core.census import Kind, Trial, seats
from athanor.core.companion import Companion
from athanor.core.errors import OptionError, RecordError
from athanor.core.frames import Frame
from athanor.core.options import Option, settle_options
from athanor.core.plain import read_toml
from athanor.core.rng import LONGEST_SEED, secret_of, spread
from athanor.core.state import Start, State
from athanor.core.text import Catalog

if TYPE_CHECKING:
    from athanor.envs.encoder import Encoder


class Game:
    """Subclassed once per game; the one object of the subclass is registered under `id`."""

    id: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[ActionSpace]
    texts: ClassVar[Catalog]
    frames: ClassVar[dict[str, type[Frame]]]
    # True if seats hold secrets from each other: one screen passed round then needs a curtain.
    secrets: ClassVar[bool] = False
    # The action that takes the seat's last choice back while nothing came of it, if there is one. Bots are not offered
    # it: whoever only compares positions would go to and fro for ever.
    back: ClassVar[int] = -1
    # How loosely each level below master plays (`bots/policy.py`, `bots/heuristic.py`); `tools/levels.py` finds it, so
    # that each wins about three of four games against the one below.
    looseness: ClassVar[Mapping[str, float]] = {"beginner": 0.6, "novice": 2.0, "adept": 1.0}
    # A helper for whoever plays with a real board, if there is one.
    companion: ClassVar[Companion | None] = None

    @property
    def num_actions(self) -> int:
        return len(self.actions.names)

    def new(
        self,
        players: int = 2,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        quiet: bool = False,
    ) -> State:
        """A game about to begin. `quiet` states tell no events, for simulation."""
        checked = self.check_options(players, options or {})
        if seed is None:
            seed = secrets.randbits(48)
        if type(seed) is not int or not 0 <= seed < LONGEST_SEED:
            raise OptionError("option-bad-seed", {"seed": str(seed)})
        s = self.blank(players, checked)
        s.secret = secret_of(seed)
        s.rng = 0 if s.secret else spread(seed)
        s.events = None if quiet else []
        self.set_up(s)
        s.settle()
        s.start = Start(seed)
        return s

    def check_options(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise OptionError("option-players", {"players": str(players), "low": low, "high": high})
        checked = settle_options(self.options, given, players)
        self.check_together(players, checked)
        return checked

    def from_snapshot(self, data: dict[str, Any]) -> State:
        try:
            if data["athanor"] != "position" or data["game"] != self.id:
                raise RecordError("position-other-game", {"game": self.id})
            s = self.blank(data["players"], self.check_options(data["players"], data["options"]))
            s.load(data["table"])
            s.restore(data, self.frames)
            wrong = s.check()
            if not wrong:
                s.ask_again()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as broken:
            raise RecordError("position-damaged") from broken
        except OptionError as broken:
            raise RecordError(broken.message, texts=self.texts) from broken
        if wrong:
            raise RecordError("position-impossible", {"detail": wrong})
        if s.stack and not s.now:
            raise RecordError("position-damaged")
        return s

    def from_position(self, text: str) -> State:
        """A position as a game of its own: its record starts here."""
        s = self.from_snapshot(read_toml(text))
        s.events = []
        s.start = Start(0, s.position())
        return s

    def rules(self, lang: str) -> str:
        """Our own short rules, as Markdown."""
        return (self.texts.folder / f"rules.{lang}.md").read_text(encoding="utf-8")

    # ---------------------------------------------------------------- what each game says

    def check_together(self, players: int, options: dict[str, Any]) -> None:
        """Raise an OptionError where options do not go together."""

    def blank(self, players: int, options: dict[str, Any]) -> State:
        """A state with its components still in the box."""
        raise NotImplementedError

    def set_up(self, s: Any) -> None:
        """The set-up of the rulebook; pushes the first frame."""
        raise NotImplementedError

    def kinds(self, players: int, options: dict[str, Any]) -> list[Kind]:
        """What `State.census` counts; the seats first."""
        return [seats(players)]

    def trials(self) -> list[Trial]:
        """Set-ups for one player that are measured besides."""
        return []

    def by_lot(self, s: Any) -> bool:
        """Whether a measurement of fairness draws lots for the pending decision, so that no taste of a bot shows."""
        return False

    def encoder(self) -> Encoder | None:
        """What a seat knows as numbers, for networks and research environments; None: the game has no encoder."""
        return None

    def draw(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
        """The table as text for a terminal, from a view; `[red]…[/]` marks styles."""
        raise NotImplementedError

    def paint(self, text: str, lang: str) -> str:
        """A line of the log or a label for a terminal, perhaps with its pieces in colour; brackets are escaped."""
        return text.replace("[", r"\[")
