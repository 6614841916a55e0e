"""The glossary of a game and its short rules: entries and reasons lead to items of them, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.core.text import LANGUAGES


@pytest.mark.parametrize("game", ["alchemists", "spellbook", "trismegistus"])
def test_every_entry_is_told_in_every_language_and_its_rule_is_on_the_page_of_rules(stranger, game):
    found = {lang: stranger.get(f"/api/glossary/{game}/{lang}") for lang in LANGUAGES}
    for lang, told in found.items():
        html = stranger.http.get(f"/api/rules/{game}/{lang}").text
        assert told["entries"]
        rules = [entry["rule"] for entry in told["entries"]] + [why["rule"] for why in told["why"].values()]
        for rule in rules:
            assert f'id="{rule["address"]}"' in html
            assert f'id="{rule["section"]}"' in html
            assert rule["title"]
        for entry in told["entries"]:
            assert entry["what"]
            assert entry["purpose"]
        assert addresses(told) == addresses(found["en"])
        assert {why["entry"] for why in told["why"].values()} <= {entry["id"] for entry in told["entries"]}
    assert found["es"]["entries"][0]["what"] != found["en"]["entries"][0]["what"]


def addresses(told: dict[str, Any]) -> dict[str, tuple[str, str]]:
    return {id: (why["entry"], why["rule"]["address"]) for id, why in told["why"].items()}


def test_a_game_without_one_has_an_empty_glossary_and_nonsense_is_refused(stranger):
    assert stranger.get("/api/glossary/toy/en") == {"entries": [], "why": {}}
    assert stranger.get("/api/glossary/spellbook/xx", 404)["error"]["id"] == "no-such-language"
    assert stranger.get("/api/glossary/nothing/en", 404)["error"]["id"] == "unknown-game"
