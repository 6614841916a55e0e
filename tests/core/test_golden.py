"""Games kept as text: the same choices lead to the same end, in every version to come.

Each `tests/golden/<game>/<name>.txt` is a record, each `<name>.end.txt` the position it ends in. When a game's rules
are changed on purpose, raise its `rules_version` and write the pair anew:

    s = athanor.replay(athanor.loads(path.read_text()))       # or play a new game
    path.write_text(athanor.dumps(s.record())); end.write_text(s.position())
"""

from pathlib import Path

import pytest

import athanor
import tests.toy  # noqa: F401  registers the game

FOLDER = Path(__file__).resolve().parents[1] / "golden"
RECORDS = sorted(path for path in FOLDER.glob("*/*.txt") if not path.stem.endswith(".end"))


def test_there_are_some_of_every_game():
    without = {"nim", "race"}  # the contract alone is held against one, reviews against the other
    assert {path.parent.name for path in RECORDS} == set(athanor.games()) - without


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_ends_as_it_did(path):
    text = path.read_text(encoding="utf-8")
    record = athanor.loads(text)
    assert athanor.dumps(record) == text
    end = athanor.replay(record)
    assert end.over
    assert athanor.dumps(end.record()) == text
    assert end.position() == path.with_suffix(".end.txt").read_text(encoding="utf-8")
