"""Botmegistus beside a real board: what it asks for, whose turn it knows, whose box it obeys, what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from athanor.core.errors import AthanorError
from athanor.games.trismegistus.shelf import CARDS_OPTION, set_called
from tests.trismegistus.beside import (
    BOWLS,
    CARDS,
    CHOICES,
    COMPANION,
    SECTION,
    TOKENS,
    Beside,
    Json,
    reply_to,
    tracker_of,
)
from tests.trismegistus.permuted import permuted_set

ROOT = Path(__file__).resolve().parents[2]

# ---------------------------------------------------------------- it asks only for what it needs


def test_only_what_the_card_hangs_on_is_asked():
    """A real deck, so that the cards are known: a draft asks for a few bowls, an artifact for two places."""
    game = Beside(cards="table").until("card")
    game.say(card=CARDS[1])  # max: every bowl with a red die, and how many dice lie there in all
    assert game.view["ask"] == {"faces": [0, 1, 2, 3, 4, 5], "colours": [2]}
    game.say(bowls=[0, 2, 0, 3, 2, 0])
    assert game.view["ask"] == {"places": [4, 5], "section": -1, "levels": []}
    assert [line["kind"] for line in game.view["so_far"]] == ["Reveal", "Draft"]
    game.say(market=[[0], [1, 1]])
    assert game.view["stage"] == "wait"
    assert game.view["tracker"]["artifacts"] == [[-1, 1], [-1, 1, 1]]
    assert game.view["table"]["market"][4:] == [[0], None], "the tile it took is gone, the other remembered"
    game.say(go="turn")
    assert [each["card"] for each in game.view["ask"]["seen"]] == [CARDS[1]], "a card typed once is offered again"
    assert game.view["tracker"]["die"][2] == 1
    gold = {**CARDS[1], "steps": [[1, 0, 1]]}
    assert game.say(card=gold)["stage"] == "wait", "it has a die, and gold asks for nothing"


def test_a_card_with_symbols_looks_into_their_bowls_and_the_wild_one_first():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("card")
    game.say(card=CARDS[0])  # black; tin or iron
    assert game.view["ask"] == {"faces": [2, 4, 5], "colours": [0]}
    game.say(bowls=[0, 0, 0])
    assert game.view["ask"] == {"faces": [2, 4, 5], "colours": [1, 2]}, "no black one: the other colours there"
    game.say(bowls=[[0, 0], [0, 0], [0, 0]])
    assert game.view["ask"] == {"faces": [0, 1, 3], "colours": [0]}, "nothing there at all: black ones elsewhere"
    game.say(bowls=[0, 0, 0])
    assert game.view["ask"] == {"faces": [0, 1, 3], "colours": [1]}
    game.say(bowls=[2, 0, 4])
    drafted = [line for line in game.view["so_far"] if line["kind"] == "Draft"]
    assert drafted[0]["what"]["args"] == {"bot_colour": 1, "bot_face": 3, "potency": 4}


def test_a_card_that_moves_one_track_asks_for_no_level_at_all():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("card")
    game.say(card={**CARDS[2], "element": -1, "ahead": []})
    game.say(bowls=[2, 0])
    assert game.view["stage"] == "wait"
    assert game.view["tracker"]["levels"][1] == 2


def test_the_personality_asks_for_one_level_and_compares_it():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("card")
    game.say(card=CARDS[2])
    game.say(bowls=[2, 0])
    assert game.view["ask"] == {"places": [], "section": -1, "levels": [1]}
    game.say(levels=[0])
    assert game.view["tracker"]["levels"][1] == 2
    assert game.view["table"]["levels"] == [0, 0, 0, 0]


def test_levels_are_asked_for_where_they_break_a_tie_and_only_on_those_tracks():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("tokens")
    game.say(tokens=[[0, 1], [2, 0], [1, 2], [2, 1]])
    corrected = tracker_of(game, levels=[2, 2, 5, 6])
    game.say(correct=corrected)
    game.say(go="turn")
    game.say(card={**CARDS[0], "steps": [[3, 5, 1]]})  # the lowest: fire and water, and both tokens are as near
    game.say(bowls=[1, 0, 0])
    assert game.view["ask"] == {"places": [], "section": -1, "levels": [0, 1]}
    game.say(levels=[3, 1])
    assert game.view["tracker"]["levels"] == [2, 3, 5, 6], "furthest ahead of you"


def test_a_section_first_then_your_levels_if_two_cards_are_tied():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("card")
    game.say(card={**CARDS[0], "steps": [[2, 0, 1]]})
    game.say(bowls=[1, 0, 0])
    assert game.view["ask"] == {"places": [], "section": 1, "levels": []}
    game.say(section=[[0, 0, 6, 7], [2, 2, 6, 7]])
    assert game.view["ask"] == {"places": [], "section": -1, "levels": [0, 2]}
    game.say(levels=[1, 4])
    assert game.view["tracker"]["open"] == [[2, 2, 6, 7, -1]], "you are nearer to it"
    game.undo(2)
    game.say(section=[[0, 0, 6, 7], [2, 2, 8, 7]])
    assert game.view["stage"] == "wait", "nothing is tied: your levels are nobody's business"


def test_bonus_tokens_go_when_somebody_has_reached_them():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("wait")
    assert game.refused(go="turn", reached=[[0, 2]]) == "beside-reached"
    assert game.refused(go="turn", reached="fire") == "beside-reached"
    game.say(go="turn", reached=[[0, 0], [2, 1]])
    assert game.view["table"]["tokens"] == [[-1, 1], [2, 0], [1, -1], [2, 1]]
    game.say(card=CARDS[2])
    game.say(bowls=[2, 0])
    game.say(levels=[4])
    assert game.view["table"]["tokens"] == [[-1, 1], [-1, 0], [1, -1], [2, 1]], "a level says it too"
    assert game.refused(go="turn", reached=[[0, 0]]) == "beside-reached"


# ---------------------------------------------------------------- whose turn it is


GOLD: Json = {"colour": 0, "symbols": [], "potency": 3, "steps": [[1, 0, 1]], "element": -1, "ahead": []}


def bot_plays(game: Beside) -> None:
    """A turn of Botmegistus that uses up a die of potency 1."""
    game.say(card=GOLD)
    if game.view["stage"] == "bowls":
        colour = next(at for at, left in enumerate((5, 5, 4)) if game.view["tracker"]["used"].count(at) < left)
        while game.view["ask"]["colours"] != [colour]:
            game.say(bowls=[0] * 6)
        game.say(bowls=[1, 0, 0, 0, 0, 0])
    assert game.view["stage"] == "wait"


def turn_of(game: Beside) -> tuple[str, bool, bool]:
    ask = game.view["ask"]
    return ask["turn"], ask["passed"], ask["you_passed"]


def test_who_has_passed_and_who_begins_is_known():
    options = {"bot-no-rolls": "on", "bot-no-specialisation": "on"}
    game = Beside(cards="table", options=options).until("wait")
    assert turn_of(game) == ("you", False, False)
    assert not game.view["ask"]["may_pass"], "three dice take three turns"
    game.say(go="turn", passed=True)  # whoever says so knows it
    bot_plays(game)
    assert turn_of(game) == ("bot", False, True), "you have passed: it goes on alone"
    assert game.refused(go="round") == "beside-not-passed"
    while not game.view["ask"]["passed"]:
        game.say(go="turn")
        bot_plays(game)
    assert turn_of(game) == ("you", True, True)
    assert game.refused(go="turn") == "beside-passed"
    game.say(go="round")
    assert game.view["round"] == 2
    assert game.view["lines"][-1]["what"]["id"] == "beside-new-round-you"
    assert turn_of(game) == ("you", False, False), "you passed first, so you begin"
    for _ in range(20):
        if game.view["ask"]["passed"]:
            break
        assert turn_of(game) == ("you", False, False)
        game.say(go="turn")
        bot_plays(game)
    assert game.view["ask"]["may_pass"]
    assert turn_of(game) == ("you", True, False), "it has passed, you play on"
    assert game.refused(go="turn") == "beside-passed"
    game.say(go="round")
    assert game.view["lines"][-1]["what"]["id"] == "beside-new-round-bot"
    assert turn_of(game) == ("bot", False, False), "it passed first"


def test_at_that_difficulty_botmegistus_begins():
    game = Beside(cards="table", options={"bot-first": "on", "bot-no-rolls": "on"}).until("wait")
    assert turn_of(game) == ("bot", False, False)
    game.say(go="turn")
    bot_plays(game)
    assert turn_of(game) == ("you", False, False)


# ---------------------------------------------------------------- planning with a real deck


def test_planning_with_a_real_deck_lays_out_two_cards():
    game = Beside(cards="table", dice="table", options={"bot-planning": "on", "bot-no-rolls": "on"}).until("wait")
    assert "beside-lay-two" in [line["what"]["id"] for line in game.view["lines"]]
    game.say(go="turn")
    assert (game.view["stage"], game.view["ask"]["side"]) == ("card", 0)
    game.say(card=CARDS[0])
    assert (game.view["stage"], game.view["ask"]["side"]) == ("card", 1)
    game.say(card=GOLD)
    assert game.view["stage"] == "side"
    assert [card["id"] for card in game.view["deck"]["open"]] == ["bot-reveals", "bot-reveals"]
    game.say(d6=5)
    assert game.view["so_far"][0]["what"]["args"]["orders"][0]["id"] == "bot-order-gold", "the right one"
    game.say(bowls=[1, 0, 0, 0, 0, 0])
    assert game.view["stage"] == "wait"
    assert game.view["deck"]["open"][1] is None
    game.say(go="turn")
    assert (game.view["stage"], game.view["ask"]["side"]) == ("card", 1), "only the place that is empty"
    game.say(card=CARDS[2])
    game.say(d6=3)
    assert game.view["so_far"][0]["what"]["args"]["orders"][0]["id"] == "bot-order-experiment", "the left one"


# ---------------------------------------------------------------- the owner's box


def test_the_board_of_the_box_is_asked_for_and_obeyed():
    """Other bonus steps, another order of tracks, other sections, shuffled essences."""
    game = Beside(dice="table", cards="table", board="mine", essences="shuffled")
    board = {"track_order": [3, 2, 1, 0], "bonus_steps": [3, 7], "section_of": [0, 0, 0, 1, 1]}
    for part, wrong, id in (
        ("track_order", [0, 0, 1, 2], "tracks"), ("bonus_steps", [7, 3], "steps"), ("bonus_steps", [0, 3], "steps"),
        ("section_of", [0, 0, 0, 2, 2], "sections"), ("section_of", [0], "sections"),
    ):  # fmt: skip
        assert game.refused(board={**board, part: wrong}) == f"beside-board-{id}"
    game.say(board=board)
    assert game.view["board"] == {"market_colours": [0, 0, 1, 1, 2, 2], **board}
    assert game.view["stage"] == "essences"
    assert game.refused(essences=[0, 0, 1, 2]) == "beside-essences"
    game.say(essences=[0, 1, 2, 3])
    game.say(tokens=TOKENS)
    game.say(face=0)  # the essence of the lead bowl is mercury, which lies on the air track
    assert game.view["tracker"]["levels"] == [0, 0, 0, 1]
    game.say(face=1)  # sulfur lies on the water track
    assert game.view["tracker"]["levels"] == [0, 1, 0, 1]
    game.say(correct=tracker_of(game, levels=[2, 2, 2, 2]))
    game.say(go="turn")
    game.say(card={**CARDS[0], "steps": [[3, 5, 1], [2, 0, 1]]})
    game.say(bowls=[1, 0, 0])  # black tin
    assert game.view["ask"]["levels"] == [3, 2, 1, 0], "in the order of the board"
    game.say(levels=[0, 0, 0, 0])
    assert game.view["ask"]["section"] == 0, "where tin leads on that board"
    game.say(section=SECTION)
    assert game.view["tracker"]["levels"] == [2, 2, 2, 3], "air is the left-most track"
    assert game.view["table"]["tokens"][3][0] == -1, "and has its first token on step 3"
    assert any(line["kind"] == "ReachBonus" for line in game.view["lines"])


def test_shuffled_essences_are_asked_for_only_if_a_die_is_rolled():
    assert Beside(essences="shuffled", options={"bot-no-rolls": "on"}).view["stage"] == "tokens"
    assert Beside(essences="shuffled").view["stage"] == "essences"


@pytest.fixture
def own_set(tmp_path, monkeypatch):
    """The permuted set, as if the house had been opened with `--cards`."""
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    name = permuted_set(tmp_path)
    monkeypatch.setattr(CARDS_OPTION, "default", name)
    return set_called(name)


def test_the_cards_of_the_house_are_used_and_offered_by_name(own_set):
    game = Beside(cards="table", options={"bot-no-rolls": "on"})
    assert game.view["board"]["bonus_steps"] == [3, 7]
    assert game.view["board"]["track_order"] == [3, 2, 0, 1]
    assert len(game.view["own"]["experiments"]) == len(own_set.experiments)
    game.until("card")
    offered = [each["card"] for each in game.view["ask"]["seen"]]
    assert offered == [*range(9), 14], "the nine basic cards and the water personality"
    assert game.view["ask"]["seen"][0]["what"]["args"]["name"]["id"] == "bot-card-named"
    assert game.refused(card=15) == "bot-typed-card", "another personality is not in the deck"
    takes = next(card for card in own_set.bot_cards[:9] if card.steps[0][0] == 0 and card.colour == 0)
    game.say(card=takes.id)
    while game.view["stage"] == "bowls":
        game.say(**reply_to(game.view))
    assert game.view["ask"]["places"] == [2, 5], "where that board has black artifacts"
    tiles = [tile["id"] for tile in game.view["own"]["artifacts"][:2]]
    assert game.refused(market=[tiles[0], 999]) == "bot-typed-market"
    game.say(market=tiles)
    assert game.view["tracker"]["artifacts"][-1][0] in tiles
    said = [
        line["what"]["args"]["artifact_said"]["id"] for line in game.view["lines"] if line["kind"] == "TakeArtifact"
    ]
    assert said == ["bot-artifact-named"]


def test_a_box_that_is_named_is_used_and_one_that_is_not_at_hand_refused(own_set):
    assert Beside(box="athanor").view["board"]["bonus_steps"] == [4, 8]
    assert Beside(box=own_set.id).view["board"]["bonus_steps"] == [3, 7]
    for box, id in (("0123456789ab", "cards-not-at-hand"), (7, "beside-answer")):
        with pytest.raises(AthanorError) as refused:
            COMPANION.begin({**CHOICES, "box": box}, 7)
        assert refused.value.message.id == id


# ---------------------------------------------------------------- experiments from round to round


def test_level_one_experiments_are_gone_after_round_two():
    options = {"bot-no-rolls": "on", "bot-no-specialisation": "on"}
    game = Beside(cards="table", options=options).until("card")
    takes = {**CARDS[0], "potency": 3, "steps": [[2, 0, 1]]}

    def sections() -> list[Any]:
        found: list[Any] = game.view["table"]["experiments"]
        return found

    def look(*cards: list[int]) -> None:
        game.say(card=takes)
        if game.view["stage"] == "bowls":
            game.say(bowls=[1, 0, 0])
        assert game.view["ask"]["section"] == 1
        game.say(section=list(cards))
        if game.view["stage"] == "look":
            game.say(levels=[0] * len(game.view["ask"]["levels"]))

    look([0, 0, 9, 7], [1, 1, 10, 9])
    assert sections()[1] == [[1, 1, 10, 9, 1]], "of round 1: level I"
    while game.view["round"] == 1:
        game.say(**(reply_to(game.view) if game.view["stage"] != "card" else {"card": GOLD}))
    assert sections()[1] == [[1, 1, 10, 9, 1]], "still there in round 2"
    game.until("card")
    look([1, 1, 10, 9, 1], [2, 2, 11, 12], [3, 3, 12, 3, 1])
    left = [[1, 1, 10, 9, 1], [2, 2, 11, 12, 2], [3, 3, 12, 3, 1]]
    assert len(sections()[1]) == 2
    assert all(card in left for card in sections()[1])
    kept = [card for card in sections()[1] if card[4] == 2]
    while game.view["round"] == 2:
        game.say(**(reply_to(game.view) if game.view["stage"] != "card" else {"card": GOLD}))
    assert sections()[1] == kept


BAD: list[tuple[str, Json, str]] = [
    ("tokens", {}, "beside-tokens"),
    ("tokens", {"tokens": [[0, 1]] * 3}, "beside-tokens"),
    ("tokens", {"tokens": [[0, 3]] * 4}, "beside-tokens"),
    ("tokens", {"tokens": [[-1, -1]] * 4}, "beside-tokens-missing"),
    ("tokens", {"tokens": [[0, 0], [0, 0], [0, 1], [1, 2]]}, "beside-tokens-many"),
    ("wait", {"go": "home"}, "beside-answer"),
    ("wait", {"go": "round"}, "beside-not-passed"),
    ("wait", {"bowls": BOWLS}, "beside-answer"),
    ("card", {"card": {**CARDS[0], "colour": 3}}, "bot-typed-card"),
    ("card", {"card": None}, "bot-typed-card"),
    ("bowls", {}, "beside-bowls-missing"),
    ("bowls", {"bowls": [None, 1, 1]}, "beside-bowls-missing"),
    ("bowls", {"bowls": [1, 1]}, "beside-bowls-missing"),
    ("bowls", {"bowls": [6, 0, 0]}, "beside-bowl-full"),
    ("bowls", {"bowls": [5, 5, 5]}, "beside-dice-all"),
    ("look", {}, "bot-typed-experiments"),
    ("look", {"section": []}, "beside-section-missing"),
    ("look", {"section": [[0, 0, 5]]}, "bot-typed-experiments"),
    ("look", {"section": [[0, 0, 5, 7, 4]]}, "bot-typed-experiments"),
    ("look", {"section": "cards"}, "bot-typed-experiments"),
    ("roll", {"face": 6}, "beside-answer"),
    ("experiment", {"experiment": [0, 0, 13, 1]}, "beside-experiment"),
    ("experiment", {"experiment": [-1, 0, 1, 3]}, "beside-experiment"),
    ("experiment", {}, "beside-experiment"),
]


@pytest.mark.parametrize(("stage", "answer", "id"), BAD)
def test_answers_that_cannot_be_are_refused_with_a_sentence(stage, answer, id):
    game = Beside(cards="table", dice="table", options={"bot-starting-experiment": "on"}).until(stage)
    assert game.refused(**answer) == id


def test_a_market_that_cannot_be_is_refused():
    game = Beside(cards="table").until("card")
    game.say(card=CARDS[1])
    game.say(bowls=[1, 0, 0, 0, 0, 0])
    for market in (None, [[0]], [[4], None], ["fire", None]):
        assert game.refused(market=market) == "bot-typed-market"
    assert game.refused(market=[[], [1]]) == "beside-market-missing"
    game.say(market=[None, None])
    assert [line["kind"] for line in game.view["lines"]].count("NoArtifact") == 1, "both places are empty"


def test_levels_that_cannot_be_are_refused():
    game = Beside(cards="table").until("card")
    game.say(card=CARDS[2])
    game.say(bowls=[1, 0])
    for levels in (None, [], [0, 0], [13], ["5"]):
        assert game.refused(levels=levels) == "beside-level-range"


def test_more_dice_than_there_are_cannot_lie_in_the_bowls():
    """5 black, 5 white and 4 red, less what Botmegistus has."""
    game = Beside(cards="table", options={"bot-one-white-fewer": "on"}).until("card")
    game.say(card=CARDS[1])
    assert game.refused(bowls=[1, 1, 1, 1, 1, 0]) == "beside-dice-colour", "five bowls with a red die, and four dice"
    game.say(bowls=[0] * 6)
    game.say(bowls=[0] * 6)
    assert game.refused(bowls=[1, 1, 1, 1, 1, 0]) == "beside-dice-colour", "one white die fewer"
    assert game.refused(bowls=[0] * 6) == "bot-no-dice"
    game.undo(2)
    game.say(bowls=[1, 0, 0, 0, 0, 0])
    game.say(market=[[0], [1, 2]])
    assert game.view["tracker"]["used"] == [2]
    game.say(go="turn")
    game.say(card={**CARDS[1], "symbols": [2, 4]})
    game.say(bowls=[0, 0, 0])
    assert game.view["ask"]["colours"] == [0, 1]
    assert game.refused(bowls=[[3, 0], [3, 0], [0, 0]]) == "beside-dice-colour", "six black dice"
    assert game.refused(bowls=[[3, 3], [0, 0], [0, 0]]) == "beside-bowl-full"
    game.say(bowls=[[3, 0], [2, 2], [0, 0]])


def test_masterpieces_as_many_as_are_drawn():
    game = Beside().until("masterpieces")
    assert game.refused(cards=[]) == "beside-masterpieces"
    assert game.refused(cards=[[0, 0, 5, 7], None]) == "beside-experiment"


def test_its_tracker_is_corrected_by_hand_and_that_is_undone_like_anything_else():
    game = Beside().until("wait")
    before = game.view
    level = before["tracker"]["levels"][2]
    levels = [*before["tracker"]["levels"][:2], 6, before["tracker"]["levels"][3]]
    view = game.say(correct=tracker_of(game, gold=before["tracker"]["gold"] + 3, levels=levels))
    assert view["stage"] == "wait"
    assert view["tracker"]["gold"] == before["tracker"]["gold"] + 3
    assert view["tracker"]["levels"] == levels
    told = [(line["what"]["id"], line["what"]["args"]) for line in view["lines"]]
    gold = before["tracker"]["gold"]
    assert ("beside-now-gold", {"before": gold, "after": gold + 3}) in told
    assert ("beside-now-level", {"before": level, "after": 6, "bot_track": 2}) in told
    # Its marker has passed the bonus token of step 4, which is gone for good.
    assert ("beside-token", {"bot_track": 2, "level": 4}) in told
    game.undo()
    assert game.view == before
    game.say(correct=tracker_of(game, points=9))
    game.until("over")


def test_tokens_artifacts_and_experiments_are_corrected_too():
    game = Beside(cards="table", options={"bot-no-rolls": "on"}).until("wait")
    view = game.say(
        correct=tracker_of(
            game, tokens=[[-1, 1], [2, 0], [1, 2], [2, 2]], artifacts=[[1], [0, 3]],
            open=[[0, 4, 6, 7]], done=[[3, 3, 2, 5], [1, 1, 1, 3]],
        )
    )  # fmt: skip
    assert view["table"]["tokens"] == [[-1, 1], [2, 0], [1, 2], [2, 2]]
    assert view["tracker"]["artifacts"] == [[-1, 1], [-1, 0, 3]]
    assert view["tracker"]["open"] == [[0, 4, 6, 7, -1]]
    assert view["tracker"]["done"] == [[3, 3, 2, 5, -1], [1, 1, 1, 3, -1]]
    told = [line["what"]["id"] for line in view["lines"]]
    assert told == [
        "beside-now-token", "beside-now-token", "beside-now-artifacts", "beside-now-open", "beside-now-done",
    ]  # fmt: skip
    # As the page sends them back, with ids and all.
    again = {key: view["tracker"][key] for key in ("open", "done")}
    tiles = [tile[1:] for tile in view["tracker"]["artifacts"]]
    same = tracker_of(game, tokens=view["table"]["tokens"], artifacts=tiles, **again)
    assert game.refused(correct=same) == "beside-correct-already"
    game.until("over")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"tokens": [[0, 1]]}, "beside-tokens"), ({"tokens": [[0, 0]] * 4}, "beside-tokens-many"),
        ({"artifacts": [[]]}, "beside-correct-artifacts"), ({"artifacts": [[4]]}, "beside-correct-artifacts"),
        ({"artifacts": 7}, "beside-answer"), ({"open": [[0, 0, 1, 3]] * 3}, "beside-correct-open"),
        ({"open": [[0, 0, 13, 3]]}, "beside-experiment"), ({"done": [None]}, "beside-experiment"),
        ({"gold": -1}, "beside-correction"), ({"gold": "3"}, "beside-correction"),
        ({"points": 100}, "beside-correction"),
        ({"levels": [0, 0, 0]}, "bot-typed-levels"), ({"levels": [0, 0, 0, 13]}, "bot-typed-levels"),
        ({}, "beside-correct-already"),
    ],
)  # fmt: skip
def test_a_correction_that_cannot_be_is_refused(wrong, why):
    game = Beside().until("wait")
    assert game.refused(correct=tracker_of(game, **wrong)) == why
    assert game.refused(correct=None) == "beside-correction"


# ---------------------------------------------------------------- games of version 0.1.0

KEPT: dict[str, Json] = json.loads(
    (ROOT / "tests/fixtures/0.1.0/trismegistus/companions.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", KEPT)
def test_a_game_kept_by_version_010_goes_on(name):
    game = Beside()
    game.known = [KEPT[name]]
    assert game.view["stage"] == name.partition("-")[2]
    if game.view["stage"] == "wait":
        assert turn_of(game)[0] == "you"
    game.until("over")
    assert game.view["score"] > 0
