"""The example in docs/bots.md is run as it stands there."""

import re
from pathlib import Path

import athanor
from athanor import bots

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_plays_and_beats_random(capsys):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 2
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)  # the page's own code, as its reader would run it
    assert "Thrifty" in capsys.readouterr().out
    made = names["Thrifty"]
    assert isinstance(made, type)
    assert issubclass(made, bots.Bot)
    assert len(blocks[0].strip().splitlines()) <= 20
    s = athanor.game("spellbook").new(2, 1)
    assert bots.ask(made(), s, s.asked, 1) in s.legal()
