"""A game: its name, its options, how it starts, what it says about its states, and how they come back once saved."""

# Not compiled: games from outside subclass it, and nothing here is called often.

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar

from athanor.core.actions import ActionSpace
from athanor.core.card_sets import CardSets
from athanor.core.cards import Card
from athanor.core.census import SEAT, Kind, Trial, seats
from athanor.core.companion import Companion
from athanor.core.errors import OptionError, RecordError
from athanor.core.events import Event
from athanor.core.first_game import FirstGame
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.notes import Doubts
from athanor.core.options import Option, settle_options
from athanor.core.plain import Plain, read_toml
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
    # What can be marked in the notes of a seat: its name in lessons, and its key among the notes.
    note_places: ClassVar[Mapping[str, str]] = {}
    # Whether results less their luck vary clearly less (`arena/luck.py`): the arena measures it for searching bots.
    luck: ClassVar[bool] = False
    # A helper for whoever plays with a real board, if there is one.
    companion: ClassVar[Companion | None] = None
    # How somebody's first game is laid; None: as any other.
    first_game: ClassVar[FirstGame | None] = None
    # About how long a game lasts, in minutes; None: not said.
    minutes: ClassVar[int | None] = None
    # Pages of its own for whoever plays with a real board: their addresses, and the texts that name them.
    pages: ClassVar[Mapping[str, str]] = {}
    # Commands of its own (`athanor NAME`), and measurements (`athanor bench NAME`): the modules that hold them. A
    # command's line in the list of commands is the text `command-NAME`.
    commands: ClassVar[Mapping[str, str]] = {}
    measurements: ClassVar[Mapping[str, str]] = {}
    # Cards of one's own, if it has such cards.
    card_sets: ClassVar[CardSets | None] = None
    # What suits a beginner where a choice is hard: the action's name, and the text that says why.
    picks: ClassVar[Mapping[str, str]] = {}

    @property
    def num_actions(self) -> int:
        """Actions there can ever be; each is a number below this."""
        return len(self.actions.names)

    def new(
        self,
        players: int = 2,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        quiet: bool = False,
    ) -> State:
        """A game about to begin. `quiet` states tell no events, for simulation.

        Examples:
            >>> state = game.new(players=3, seed=7)
            >>> state.players, state.over
            (3, False)
        """
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
        """All options, with the usual choice where none is given; what cannot be is an `OptionError`."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise OptionError("option-players", {"players": str(players), "low": low, "high": high})
        checked = settle_options(self.options, given, players)
        self.check_together(players, checked)
        return checked

    def from_snapshot(self, data: dict[str, Any]) -> State:
        """The state that `State.snapshot` wrote; anything else is a `RecordError`."""
        try:
            if data["athanor"] != "position" or data["game"] != self.id:
                raise RecordError("position-other-game", {"game": self.id})
            s = self.blank(data["players"], self.check_options(data["players"], data["options"]))
            s.load(data["table"])
            s.restore(data, self.frames)
            self.migrate(s, data["table"])
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

    @property
    def page(self) -> Traversable:
        """The folder of what the page loads of this game, beside that of its texts: a board of its own, its pictures.

        There need not be one.
        """
        return files(self.texts.package) / "page"

    # ---------------------------------------------------------------- what each game says about a state
    # A game names its function: `view = staticmethod(view.view)`. Everybody else asks the state: `s.view(seat)`.

    def redeal(self, s: Any, seat: int | None) -> None:
        """Deal anew, from `s.rng` alone, whatever `seat` cannot know."""
        raise NotImplementedError

    def redeal_together(self, s: Any, seats: frozenset[int]) -> None:
        """The same for several seats that tell each other all they know: deal anew whatever none of them knows.

        As it is here, it suits games in which the players together know everything but the chance to come. A game with
        a shuffled deck or a truth that nobody has seen deals those anew.
        """
        if len(seats) < 2:
            s.redeal(min(seats, default=None))
        elif len(seats) < s.players:
            raise NotImplementedError

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as JSON data: an allow-list, field by field."""
        raise NotImplementedError

    def printed(self, s: Any) -> dict[str, Any]:
        """What lies printed before everybody and stays as it is, as JSON data: boards, limits, cards. Told once."""
        return {}

    def gestures(self, s: Any, seat: int) -> dict[str, Any]:
        """With what that seat is asked now: whole gestures, what they cost and bring, as JSON data for the board.

        From what the seat may know alone, as its view.
        """
        return {}

    def doubts(self, seen: Mapping[str, Any], marks: Mapping[str, str]) -> Doubts | None:
        """What the things seen, as a view tells them, say of marks made by hand: `{place: mark}`.

        None where nobody can have seen this, or these are no marks; a game without notes has none.
        """
        return None

    def describe(self, s: Any, action: int) -> Message:
        """The label of an action as a message; different for any two legal actions."""
        kind = self.actions.kind(action)
        if kind is None:
            raise NotImplementedError
        return kind.label(s, action - kind.first)

    def explain(self, s: Any, action: int) -> Message:
        """What the action does, at length, for somebody who asks."""
        kind = self.actions.kind(action)
        label: Message = s.describe(action) if kind is None else kind.explain(s, action - kind.first)
        return label

    def scores(self, s: Any) -> list[int]:
        """Points now, one line per seat, then one per automatic opponent."""
        raise NotImplementedError

    def score_sheet(self, s: Any, line: int) -> list[tuple[Message, int]]:
        """Where the points of a line come from; adds up to its score."""
        raise NotImplementedError

    def winners(self, s: Any) -> list[int]:
        """The winning lines once the game is over; several share, none if nobody wins."""
        raise NotImplementedError

    def heuristic(self, s: Any, seat: int) -> list[float]:
        """The hand-made policy: log-weights of `legal(seat)`, in that order, from what the seat knows; no search.

        Only differences count: one more makes an action e times as likely. Without one, all are as likely.
        """
        return [0.0] * len(s.legal(seat))

    def facts(self, s: Any, after: Any, seat: int, actions: list[int]) -> list[Message]:
        """What speaks for a choice, as sentences, the most telling first: for the hint (`athanor.hints`).

        `after` is the table as far as the actions reveal nothing. Only from what the seat may know: both are imagined,
        so what it cannot see in them must not be looked at.
        """
        return []

    def lineup(self, s: Any, seat: int) -> Message | None:
        """What the seat played with, for statistics: a text of the game, the same for games that are comparable."""
        return None

    def knowledge(self, before: Any, after: Any, seat: int) -> list[dict[str, Any]]:
        """For the review of a finished game: what a decision of `seat` changed in what each seat could deduce."""
        return []

    def round_of(self, s: Any) -> int:
        """Which round it is, from 1 on; 0 in a game that has none."""
        return 0

    def theme(self, s: Any, seat: int, action: int) -> str:
        """What a puzzle with this answer is about: a word, for which the game has the text `theme-<word>`."""
        return "choice"

    def statistics(self, s: Any, seat: int) -> dict[str, int]:
        """What simulations count besides points; the texts `stat-<key>` name the keys."""
        return {}

    def census(self, s: Any, seat: int, begun: Any) -> dict[str, list[int]]:
        """What the seat has had by the end, by the keys of `kinds`; `begun` is the same game as it was set up."""
        return {SEAT: [seat]}

    def dump(self, s: Any) -> dict[str, Plain]:
        """The components as plain data."""
        raise NotImplementedError

    def load(self, s: Any, table: dict[str, Any]) -> None:
        """The components back from `dump`; what cannot be read is a RecordError."""
        raise NotImplementedError

    def migrate(self, s: Any, table: dict[str, Any]) -> None:
        """Bring components and frames that an older release saved up to date; `table` is what `load` has read."""

    def check(self, s: Any) -> str:
        """The law of conservation: an empty string, or what is wrong with the components (for developers)."""
        return ""

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
        """What `census` counts; the seats first."""
        return [seats(players)]

    def trials(self) -> list[Trial]:
        """Set-ups for one player that are measured besides."""
        return []

    def drawn_at_random(self, s: Any) -> bool:
        """Whether a measurement of fairness answers the pending decision at random, to keep bots out of it."""
        return False

    def results(self, before: Any, events: list[Event]) -> list[Card]:
        """Results among the events of one move that are worth a look by everybody; `before` is the table before it."""
        return []

    def encoder(self) -> Encoder | None:
        """What a seat knows as numbers, for networks and research environments; None: the game has no encoder."""
        return None

    def draw(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
        """The table as text for a terminal, from a view; `[red]…[/]` marks styles."""
        raise NotImplementedError

    def paint(self, text: str, lang: str) -> str:
        """A line of the log or a label for a terminal, perhaps with its pieces in colour; brackets are escaped."""
        return text.replace("[", r"\[")
