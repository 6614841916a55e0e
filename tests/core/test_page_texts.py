"""The words of the page come in parts; what the first view and a table say is in the parts that they load."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")
TYPES = re.compile(r"import type [^;]*;")
ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# The reference is opened from tables and pages of rules, never from the home page.
REFERENCE = WEB / "reference"


def said_by(*parts: str) -> set[str]:
    return {id for part in parts for id in ENTRY.findall((WEB / "text" / f"{part}en.ftl").read_text(encoding="utf-8"))}


EVERYTHING = said_by("", "table.", "pages.")


def imports(source: Path) -> Iterator[Path]:
    for found in IMPORT.findall(TYPES.sub("", source.read_text(encoding="utf-8"))):
        target = (source.parent / found.partition("?")[0]).resolve()
        candidates = (target, Path(f"{target}.ts"), target / "index.ts")
        yield from [path for path in candidates if path.is_file() and path.suffix in (".ts", ".svelte")][:1]


def reached_from(*sources: str) -> set[Path]:
    """All that these need, at once or later; which page is opened is for those who open it."""
    seen: set[Path] = set()
    left = [WEB / source for source in sources]
    while left:
        path = left.pop()
        if path not in seen:
            seen.add(path)
            left += [] if path == WEB / "pages" / "index.ts" else imports(path)
    return seen


def texts_in(files: set[Path]) -> set[str]:
    """Ids that stand there in quotes, or whose beginning does. Those of one word only where they are plainly said."""
    found: set[str] = set()
    for file in files:
        source = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"['\"`]([a-z]\w*-[\w-]*)['\"`]", source))
        for beginning in re.findall(r"`([a-z][\w-]*-)\$\{", source):
            found |= {id for id in EVERYTHING if id.startswith(beginning)}
        for said in re.findall(r"\bt\(([^)]*)\)", source):
            found |= set(re.findall(r"'([a-z]+)'", said))
    return found & EVERYTHING


def test_the_home_page_says_nothing_that_it_has_not_loaded() -> None:
    files = reached_from("main.ts", "pages/Home.svelte", "pages/Missing.svelte")
    own = {path for path in files if REFERENCE not in path.parents and path.parent.name != "story"}
    assert {"Home.svelte", "Ways.svelte", "NameDialog.svelte"} <= {path.name for path in own}
    assert texts_in(own) - said_by("") == set()


@pytest.mark.parametrize("board", ["alchemists", "spellbook", "trismegistus", "generic"])
def test_a_table_says_nothing_that_it_has_not_loaded(board: str) -> None:
    files = reached_from("main.ts", "pages/TablePage.svelte", f"games/{board}/index.ts")
    assert {"PlayTable.svelte", "Lobby.svelte", "TableMenu.svelte"} <= {path.name for path in files}
    assert texts_in(files) - said_by("", "table.") == set()
