"""The glossary of a game and its short rules: each entry leads to a heading, at the same address in every language."""

from __future__ import annotations

import pytest

from athanor.core.text import LANGUAGES


@pytest.mark.parametrize("game", ["alchemists", "spellbook", "trismegistus"])
def test_every_entry_is_told_in_every_language_and_its_rule_is_on_the_page_of_rules(stranger, game):
    found = {lang: stranger.get(f"/api/glossary/{game}/{lang}") for lang in LANGUAGES}
    for lang, told in found.items():
        html = stranger.http.get(f"/api/rules/{game}/{lang}").text
        assert told["entries"]
        for entry in told["entries"]:
            assert f'id="{entry["rule"]["address"]}"' in html
            assert entry["what"]
            assert entry["purpose"]
        assert told["why"] == found["en"]["why"]
        assert set(told["why"].values()) <= {entry["id"] for entry in told["entries"]}
    assert found["es"]["entries"][0]["what"] != found["en"]["entries"][0]["what"]


def test_a_game_without_one_has_an_empty_glossary_and_nonsense_is_refused(stranger):
    assert stranger.get("/api/glossary/toy/en") == {"entries": [], "why": {}}
    assert stranger.get("/api/glossary/spellbook/xx", 404)["error"]["id"] == "no-such-language"
    assert stranger.get("/api/glossary/nothing/en", 404)["error"]["id"] == "unknown-game"
