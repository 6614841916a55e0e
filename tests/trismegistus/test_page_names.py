"""The page numbers actions from lists of its own; this keeps the two together."""

from __future__ import annotations

import json
from pathlib import Path

from athanor.games.trismegistus.components import ACTIONS

NAMES = Path(__file__).resolve().parents[2] / "web" / "test" / "trismegistus-actions.json"


def test_the_page_has_the_names_of_all_actions() -> None:
    assert json.loads(NAMES.read_text(encoding="utf-8")) == [ACTIONS.name(action) for action in range(len(ACTIONS))]
