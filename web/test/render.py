"""Renders messages with the Python side of the convention, for test/texts.test.ts: JSON in, JSON out."""

from __future__ import annotations

import json
import sys

from athanor.core.message import message_from_plain
from athanor.games.spellbook import TEXTS

asked = json.load(sys.stdin)
said = [TEXTS.render(message_from_plain(each["message"]), each["lang"], each["names"]) for each in asked]
sources = {lang: TEXTS.source(lang) for lang in ("en", "es", "fr")}
json.dump({"texts": said, "sources": sources, "nouns": TEXTS.nouns}, sys.stdout)
