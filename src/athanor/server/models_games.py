"""What can be played, as the page hears it: games, bots, glossaries."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from athanor.server.models import Model

MOST_MARKS: Final = 200  # that somebody can have made by hand


class GameOption(Model):
    name: str
    kind: Literal["choice", "number"]
    default: Any
    choices: list[str]
    low: int | None
    high: int | None
    per_seat: bool
    free: bool
    players: tuple[int, int] | None


class OwnBoard(Model):
    """A board that comes with the game: the addresses of its module and, if it has one, of its style sheet."""

    module: str
    style: str | None


class FirstGame(Model):
    """How somebody's first game is laid: ask for this table, with the coach."""

    players: int
    options: dict[str, Any]
    bot: str


class OwnPage(Model):
    """A page of the game for whoever plays with a real board."""

    address: str
    name: str
    title: str


class GameCard(Model):
    """What lists of games say about it in a language; `solo`: against whom one plays alone."""

    name: str
    about: str
    solo: str | None
    pages: list[OwnPage]


class GameInfo(Model):
    id: str
    players: tuple[int, int]
    rules_version: int
    secrets: bool
    nouns: dict[str, str]
    options: list[GameOption]
    board: OwnBoard | None
    first_game: FirstGame | None
    minutes: int | None
    cards: dict[str, GameCard]  # by language


class Opponent(Model):
    """A level of bots; `bots` are their names, one for each of the characters, the usual one first."""

    level: str
    characters: list[str]
    bots: list[str]
    usual: bool


class RuleLink(Model):
    """A place of the short rules by its address on their page: an item under the heading `section`, or that itself."""

    address: str
    section: str
    title: str


class LessonLink(Model):
    id: str
    number: int
    title: str


class GlossaryEntry(Model):
    """A piece or an idea: what it is, what it is for, and what helps where it is missing."""

    id: str
    name: str
    what: str
    purpose: str
    help: str | None
    rule: RuleLink
    lesson: LessonLink | None


class WhyLink(Model):
    entry: str
    rule: RuleLink


class Glossary(Model):
    """`why`: which entry explains a reason why not, and which rule gives it, by the id of its text."""

    entries: list[GlossaryEntry]
    why: dict[str, WhyLink]


class MarkedNotes(Model):
    """Marks made by hand, by place, and what the one who made them has seen, as their view says it."""

    seen: dict[str, Any]
    marks: Annotated[dict[str, str], Field(max_length=MOST_MARKS)]


class Doubts(Model):
    """`places`: each of these marks cannot be true; `clash`: each of the others may be, but not all of them at once."""

    places: list[str]
    clash: bool
