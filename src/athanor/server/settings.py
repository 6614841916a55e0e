"""What can be set when the server starts. Every field has an environment variable: `ATHANOR_<FIELD>`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from athanor.server.words import ServerError

DEFAULT_PORT: Final = 8400
LONGEST_PAUSE: Final = 60
DATABASE: Final = "athanor.sqlite3"


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=lambda: user_data_path("athanor", appauthor=False) / "server")
    # A PostgreSQL database to keep the games in instead of a file: `postgresql://user:password@machine/name`.
    postgres: str = field(default="", repr=False)
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    # Origins a browser may come from, besides the address of the server itself.
    origins: tuple[str, ...] = ()
    # How long a bot seems to think, at least; a table where everything happens at once cannot be followed.
    bot_pause: float = 0.6
    # Processes in which bots of one kind think; a table with a slow bot keeps no other kind waiting.
    bot_workers: int = 1
    # Bots that are programs of their own, `name=command; …`, and the seconds each has for a decision.
    bots: str = ""
    bot_seconds: float = 5.0
    # Whatever a bot is, after so many seconds its move is drawn at random.
    bot_patience: float = 30.0
    # Reviews of finished games that one person may ask for in a day.
    reviews_a_day: int = 50
    # By how much the process that makes them gives way to all others; 0: not at all.
    review_niceness: int = 15
    # Tables nobody touched for so many days end; after one day of silence an absent player's seat may be given away.
    abandon_days: float = 60
    patience_days: float = 1
    # Limits against flooding, each "so many at once, so many a second".
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    socket_burst: float = 40
    socket_rate: float = 10
    request_burst: float = 200
    request_rate: float = 20
    page_burst: float = 1000
    page_rate: float = 100
    sockets_per_address: int = 200
    sockets_per_guest: int = 20
    # Messages over all live connections of one network.
    network_burst: float = 1000
    network_rate: float = 200
    # Unfinished tables, and seats of bots at them; and how quickly one network may make new ones.
    tables_per_guest: int = 60
    tables_per_network: int = 300
    bot_seats_per_guest: int = 120
    bot_seats_per_network: int = 600
    new_tables_burst: float = 40
    new_tables_rate: float = 0.2
    # Connections at once, and the seconds within which a request has to be said.
    connections: int = 4000
    connections_per_address: int = 400
    request_seconds: float = 20
    # How the server's own lines are written: text, or json.
    log: str = "text"
    # Who may read `/metrics`: whoever says this; nobody if it is empty.
    metrics_token: str = field(default="", repr=False)
    # Modules that register games from outside this package; the processes in which bots think import them too.
    plugins: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.bot_pause <= LONGEST_PAUSE:
            raise ServerError("serve-bad-pause", value=str(self.bot_pause), longest=LONGEST_PAUSE)
        if self.log not in ("text", "json"):
            raise ServerError("serve-bad-log", value=self.log)
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")):
                raise ServerError("serve-bad-origin", origin=origin)

    @property
    def database(self) -> Path:
        return self.data / DATABASE


def from_environment(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The defaults, overruled by the environment, overruled by what was given in so many words (None: not given)."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for each in fields(Settings):
        variable = f"ATHANOR_{each.name.upper()}"
        if given.get(each.name) is not None:
            values[each.name] = _read("--" + each.name.replace("_", "-"), given[each.name], str(each.type))
        elif environment.get(variable):
            values[each.name] = _read(variable, environment[variable], str(each.type))
    return Settings(**values)


def _read(name: str, value: Any, kind: str) -> Any:
    if not isinstance(value, str):
        return value
    try:
        match kind:
            case "Path":
                return Path(value).expanduser()
            case "int":
                return int(value)
            case "float":
                return float(value)
            case "tuple[str, ...]":
                return tuple(part.strip() for part in value.split(",") if part.strip())
            case _:
                return value
    except ValueError:
        raise ServerError("serve-bad-setting", name=name, value=value) from None
