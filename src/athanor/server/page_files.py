"""What a game brings for the page: the files below `page/` in its package, by addresses of their own.

    /of/liars-dice/3f2a…/board.js

The address holds a fingerprint of all of the game's files, so that browsers may keep them for ever: another version of
the game has other addresses, for what its module imports from beside it too. Only files that were found in the folder
are served: an address is looked up among their names, never joined to a path.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final

from athanor.core.game import Game
from athanor.server.page import File

# What a browser loads for a board. Nothing else of a package is anybody's business: neither its sources nor web pages.
SERVED: Final = (".js", ".mjs", ".css", ".svg", ".png", ".jpg", ".webp", ".avif", ".woff2", ".json", ".mp3", ".ogg")
MARK_LENGTH: Final = 16


class PageFiles:
    def __init__(self, found: dict[str, File]) -> None:
        self.found = found
        said = sha256()
        for name, file in sorted(found.items()):
            said.update(f"{name} {len(file.content)}\n".encode() + file.content)
        self.mark = said.hexdigest()[:MARK_LENGTH]


@cache
def page_files(game: Game) -> PageFiles:
    """Read once: after a change of its files a server is started anew, as after a change of its rules."""
    return PageFiles({name: File(file) for name, file in files_below(game.page)})


def files_below(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.name.startswith((".", "_")):
            yield from files_below(entry, f"{before}{entry.name}/")
        elif entry.is_file() and entry.name.endswith(SERVED) and not entry.name.startswith("."):
            yield before + entry.name, entry


def address(game: Game, name: str) -> str | None:
    """Where the page finds a file of the game; None if there is none of that name."""
    files = page_files(game)
    return f"/of/{game.id}/{files.mark}/{name}" if name in files.found else None
