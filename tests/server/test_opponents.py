"""Bots as people choose them: by level and character; and what a bot thinks, once the game is over."""

from __future__ import annotations

import random

import pytest

from athanor import bots
from tests.server.people import chair, play_out


def test_levels_and_characters_to_choose_from_the_weakest_first(stranger):
    listed = stranger.get("/api/bots")
    assert [one["level"] for one in listed] == [level.name for level in bots.levels()]
    assert [one["level"] for one in listed if one["usual"]] == ["novice"]
    last = listed[-1]
    assert last["bots"] == ["grandmaster", *(f"grandmaster-{each}" for each in last["characters"][1:])]
    for one in listed:
        for name in one["bots"]:
            assert bots.bot(name).name == one["level"]


def test_a_character_stays_with_its_seat(ana):
    table = ana.table("spellbook", "me", "bot:adept-bold")
    assert ana.get(f"/api/tables/{table}")["seats"][1]["bot"] == "adept-bold"


@pytest.mark.parametrize("name", ["habit", "greedy"])
def test_a_name_of_an_earlier_version_may_still_be_invited(ana, name):
    table = ana.table("spellbook", "me", f"bot:{name}")
    assert ana.get(f"/api/tables/{table}")["seats"][1]["bot"] == name


@pytest.mark.parametrize("bot", ["nobody", "adept@1000000", "adept-grumpy", "", None, "master@600s"])
def test_bots_nobody_may_invite(ana, bot):
    seats = [chair("me"), {"kind": "bot", "bot": bot}]
    refused = ana.post("/api/tables", {"game": "spellbook", "seats": seats}, 400)
    assert refused["error"]["id"] == "bot-unknown"


@pytest.mark.parametrize("game", ["spellbook", "toy"])
def test_a_bot_tells_what_it_thinks_of_a_decision_once_the_game_is_over(ana, game):
    table = ana.table(game, "me", "bot:beginner")
    with ana.sit(table) as one:
        play_out([one], random.Random(3))
        moves = [entry for entry in one.entries.values() if entry["kind"] == "move"]
    path = f"/api/tables/{table}/thought?move="
    for move in (0, len(moves) // 2):
        asked = ana.get(f"{path}{move}&bot=novice")
        assert asked["seat"] == moves[move]["seat"]
        assert asked["played"] in [one["action"] for one in asked["considered"]]
        assert asked["considered"][0]["action"] == asked["choice"]
        assert asked == ana.get(f"{path}{move}&bot=novice")
    own = next(move for move, made in enumerate(moves) if made["seat"] == 1)
    assert ana.get(f"{path}{own}")["bot"] == "beginner", "the seat's own bot, unless another is named"
    searched = ana.get(f"{path}{own}&bot=grandmaster")
    assert searched["simulations"] > 0
    assert all((one["share"] is None) != (one["visits"] > 0) for one in searched["considered"])
    assert ana.get(f"{path}{len(moves)}", 404)["error"]["id"] == "no-such-decision"
    assert ana.get(f"{path}0&bot=random", 400)["error"]["id"] == "bot-unknown", "it has no reasons to give"
    assert ana.get(f"{path}0&bot=nobody", 400)["error"]["id"] == "bot-unknown"
    assert ana.get(f"{path}0&bot=master@9000", 400)["error"]["id"] == "bot-unknown"
