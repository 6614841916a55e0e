"""What is kept, as SQL tables. `migrations/` brings a database of any age to this form."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    false,
)

META: Final = MetaData()


class Json(TypeDecorator[Any]):
    """Plain data as JSON text; quicker than the standard library's, and the same in every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


settings: Final = Table(
    "settings",
    META,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests: Final = Table(
    "guests",
    META,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    # An account: the name as nobody else may write it (`people/names.py`), so that two look alike to nobody.
    Column("account", Text),
    # The recovery phrase, hashed; none until somebody asks for one.
    Column("phrase", Text),
    # Cookies without a device (those of 0.1) that were signed before this moment are not valid any more.
    Column("signed_out", Float, nullable=False, server_default="0"),
    # What they wish on every device of theirs: how much the coach says, how fast others' turns are told.
    Column("wishes", Json),
    Index("guests_by_account", "account", unique=True),
)

# Where somebody is signed in. A cookie names its row; without the row it is nobody's.
devices: Final = Table(
    "devices",
    META,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("devices_by_guest", "guest"),
)

# Personal links: only the hash of what they say, so that whoever reads the database can open none.
links: Final = Table(
    "links",
    META,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index("links_by_guest", "guest"),
)

# Whom somebody does not want to hear from.
blocks: Final = Table(
    "blocks",
    META,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("guests.id"), primary_key=True),
)

# Whom the operator keeps out: a guest, or a network.
bans: Final = Table(
    "bans",
    META,
    Column("kind", Text, primary_key=True),
    Column("whom", Text, primary_key=True),
    Column("until", Float),
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# What people tell the operator: a problem, or what somebody else did.
reports: Final = Table(
    "reports",
    META,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("about", Text, ForeignKey("guests.id")),
    Column("table_id", Text),
    Column("text", Text, nullable=False),
    Column("facts", Json, nullable=False),
    Column("created", Float, nullable=False),
    Index("reports_by_time", "created"),
)

# What `athanor admin` asks of a server that is running.
orders: Final = Table(
    "orders",
    META,
    Column("id", Text, primary_key=True),
    Column("what", Json, nullable=False),
    Column("created", Float, nullable=False),
    Column("answer", Json),
)

tables: Final = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("maker", Text, ForeignKey("guests.id"), nullable=False),
    Column("status", Text, nullable=False),
    # The secret all chance comes from: 128 bits, so as text. It leaves the server in the record of a finished game.
    Column("seed", Text, nullable=False),
    # Where replaying begins, if not at the beginning of a game: forks, and tables that lived through a change of rules.
    Column("position", Text, nullable=False, default=""),
    Column("base_entry", Integer, nullable=False, default=0),
    # What lists of tables show, so that they need not load the games.
    Column("entries", Integer, nullable=False, default=0),
    Column("moves", Integer, nullable=False, default=0),
    Column("waiting", Json, nullable=False),
    Column("result", Json),
    Column("forked_table", Text),
    Column("forked_move", Integer),
    Column("rematch", Text),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # When it was last used, by the clock that no wrong date moves (`clock.py`).
    Column("touched", Float, nullable=False, server_default="0"),
    # The network it was made from, as a keyed hash: for the quota only, and only until the game ends.
    Column("network", Text, nullable=False, server_default=""),
    # How it ended, if not by its rules: agreed, resigned, silent or by the operator.
    Column("ending", Json),
    # Everybody who sits there agreed to a coach: it was said before the game began.
    Column("coach", Boolean, nullable=False, server_default=false()),
    # Whether a seat may ask for hints there: a policy of `hints.py`; empty stands for none.
    Column("hints", Text, nullable=False, server_default=""),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_maker", "maker"),
    Index("tables_by_network", "network"),
)

seats: Final = Table(
    "seats",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("name", Text),
    Column("bot", Text),
    Column("left", Boolean, nullable=False, default=False),
    Column("stop", Boolean, nullable=False, default=False),
    # When whoever sits there was last at the table, by the clock of `touched`.
    Column("seen", Float, nullable=False, server_default="0"),
    # Whoever sits there wants the coach, where it may be.
    Column("coach", Boolean, nullable=False, server_default=false()),
    # How many hints it has been given.
    Column("hints", Integer, nullable=False, server_default="0"),
    # Up to which result it has been shown the cards; null while none waited.
    Column("shown", Integer),
    Index("seats_by_guest", "guest"),
)

# Everybody who has ever seen the secrets of a seat. They sit nowhere else at that table.
sitters: Final = Table(
    "sitters",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
)

# Append-only: what happened at a table, in order. `events` holds secrets; nobody is sent a row as it stands here.
entries: Final = Table(
    "entries",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("at", Float, nullable=False),
    Column("events", Json, nullable=False),
    sqlite_with_rowid=False,
)

# The newest state of each table, written in the same commit as the move that led to it.
snapshots: Final = Table(
    "snapshots",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("state", Json, nullable=False),
)

chat: Final = Table(
    "chat",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # Who hears it: everybody (what those who sit there say), or those who watch among themselves.
    Column("audience", Text, nullable=False, server_default="all"),
)

# Helpers beside a real board, each with what it knew after every answer: the last row holds, undoing takes it away.
companions: Final = Table(
    "companions",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("companions_by_guest", "guest", "updated"),
)

companion_steps: Final = Table(
    "companion_steps",
    META,
    Column("companion_id", Text, ForeignKey("companions.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("known", Json, nullable=False),
)

mutes: Final = Table(
    "mutes",
    META,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    # The network they spoke from, as a keyed hash: a new name there does not help.
    Column("network", Text, nullable=False, server_default=""),
)

# What somebody writes down for themselves, seat by seat. With the guest: whoever takes over a seat starts afresh.
notes: Final = Table(
    "notes",
    META,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("notes", Json, nullable=False),
)

# How far a guest has come in the lessons.
lessons: Final = Table(
    "lessons",
    META,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("step", Integer, nullable=False),
    Column("done", Boolean, nullable=False, default=False),
    Column("updated", Float, nullable=False),
)

# How often the coach has explained a kind of decision to a guest; it does not go on for ever.
explained: Final = Table(
    "explained",
    META,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("times", Integer, nullable=False),
)

# The review of a finished game: waiting for its turn until `review` is there, or `problem` says why it never will be.
reviews: Final = Table(
    "reviews",
    META,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("asked", Float, nullable=False),
    Column("review", Json),
    Column("problem", Json),
    Index("reviews_by_guest", "guest", "asked"),
)

# What a review says of each seat in a few figures, for comparing games without reading the reviews.
reviewed_seats: Final = Table(
    "reviewed_seats",
    META,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("game", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("account", Json, nullable=False),
    Index("reviewed_seats_by_guest", "guest", "game", "ended"),
)

# What those who played say of a decision of theirs or of the others; `move`: how many moves come before it.
comments: Final = Table(
    "comments",
    META,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("move", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# A line of positions of finished games with notes: `steps` are objects with table, move, seat and note.
studies: Final = Table(
    "studies",
    META,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("title", Text, nullable=False),
    Column("steps", Json, nullable=False),
    Column("updated", Float, nullable=False),
    Index("studies_by_guest", "guest", "updated"),
)

# How hard puzzles have proved, and how good people at them, by Glicko-2. Who is not here yet has the usual rating.
puzzles: Final = Table(
    "puzzles",
    META,
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

puzzle_people: Final = Table(
    "puzzle_people",
    META,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

# The first answer of each person to a puzzle, which alone is rated; `day` by the clock of whoever answered.
puzzle_answers: Final = Table(
    "puzzle_answers",
    META,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("answer", Text, nullable=False),
    Column("correct", Boolean, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("day", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("puzzle_answers_by_puzzle", "game", "puzzle"),
)
