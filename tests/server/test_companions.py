"""Botmegistus beside a real board, over the wire: whole games, undo, restart, other people's, bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from athanor.core.text import LANGUAGES
from tests.server.people import Json, Person

CHOICES: Json = {"cards": "house", "dice": "house", "element": 1, "options": {}}
TOKENS = [[0, 1], [2, 0], [1, 2], [-1, 1]]
BOWLS = [[2, 1, 0], [1, 0, 1], [0, 2, 1], [1, 1, 1], [0, 1, 2], [1, 0, 0]]
TILES = [[0], [2]]
SECTION = [[0, 0, 5, 7], [1, 4, 8, 9], [3, 2, 2, 4]]
CARDS: list[Json] = [
    {"colour": 0, "symbols": [2, 4], "potency": 2, "steps": [[2, 0, 1], [3, 5, 2]], "element": -1, "ahead": []},
    {"colour": 2, "symbols": [], "potency": 3, "steps": [[0, 0, 1], [1, 0, 2]], "element": -1, "ahead": []},
    {"colour": 1, "symbols": [3], "potency": 1, "steps": [[3, 1, 2]], "element": 1, "ahead": [[4, 0, 5]]},
]
PATH = "/api/companions"


def reply_to(view: Json) -> Json:
    """What somebody with a board would answer."""
    stage, ask = view["stage"], view["ask"]
    replies: dict[str, Callable[[], Json]] = {
        "tokens": lambda: {"tokens": TOKENS},
        "experiment": lambda: {"experiment": [2, 1, 3, 5]},
        "roll": lambda: {"face": ask["left"] % 6},
        "wait": lambda: {"go": "round" if ask["passed"] else "turn"},
        "card": lambda: {"card": CARDS[(view["turns"] - 1) % len(CARDS)]},
        "side": lambda: {"d6": 4},
        "bowls": lambda: {"bowls": BOWLS},
        "look": lambda: {
            **({"market": TILES} if ask["places"] else {}),
            **({"section": SECTION} if ask["section"] >= 0 else {}),
            **({"levels": [1, 5, 0, 3]} if ask["levels"] else {}),
        },
        "die": lambda: {"d6": 5},
        "element": lambda: {"element": ask["elements"][-1]},
        "masterpieces": lambda: {"cards": [[0, 4, 6, 12], [3, 3, 0, 9], [1, 0, 12, 20]][: ask["count"]]},
    }
    return replies[stage]()


class Beside:
    """A person with a companion."""

    def __init__(self, person: Person, **choices: Any) -> None:
        self.person = person
        self.now: Json = person.post(PATH, {"game": "trismegistus", "choices": {**CHOICES, **choices}}, 201)
        self.stages: list[str] = []

    @property
    def view(self) -> Json:
        found: Json = self.now["view"]
        return found

    @property
    def path(self) -> str:
        return f"{PATH}/{self.now['id']}"

    def say(self, **answer: Any) -> Json:
        self.stages.append(self.view["stage"])
        self.now = self.person.post(f"{self.path}/answer", {"number": self.now["number"], "answer": answer})
        return self.view

    def refused(self, status: int = 400, **answer: Any) -> str:
        before = self.person.get(self.path)
        body = {"number": self.now["number"], "answer": answer}
        error = self.person.post(f"{self.path}/answer", body, status)
        assert self.person.get(self.path) == before, "nothing has changed"
        id: str = error["error"]["id"]
        assert error["text"] not in ("", id)
        return id

    def until(self, stage: str) -> Beside:
        while self.view["stage"] != stage:
            self.say(**reply_to(self.view))
        return self


ALL_ON = {"bot": "strongest", "bot-planning": "on"}


@pytest.mark.parametrize(
    ("choices", "stages"),
    [
        ({}, {"tokens", "wait", "bowls", "look", "masterpieces"}),
        ({"dice": "table", "options": ALL_ON}, {"experiment", "roll", "side"}),
        ({"cards": "table", "dice": "table"}, {"card", "roll", "die"}),
        ({"options": {"bot": "easy"}}, {"tokens", "wait"}),
    ],
    ids=["house", "hardest", "real-cards", "easy"],
)
def test_a_whole_game(ana, choices, stages):
    game = Beside(ana, **choices).until("over")
    assert stages <= set(game.stages)
    assert game.now["over"]
    view = game.view
    assert view["score"] == sum(points for _, points in view["sheet"]) > 0
    assert view["round"] == 3
    assert len(game.stages) == game.now["number"]
    told = ana.get(f"{game.path}/history")
    assert sum(1 for each in told if each["title"]["id"] == "beside-round-ends") >= 2
    assert not any(line["what"]["id"] == "bot-rolls-die" for each in told for line in each["lines"])
    assert game.refused(400, go="turn") == "beside-over"
    assert ana.get(PATH)[0]["id"] == game.now["id"]


def test_only_what_the_card_hangs_on_is_asked(ana):
    """A real deck, so that the cards are known: an artifact asks for two places, a track for your levels."""
    game = Beside(ana, cards="table").until("card")
    game.say(card=CARDS[1])
    assert game.view["stage"] == "bowls"
    game.say(bowls=BOWLS)
    assert game.view["ask"] == {"places": [4, 5], "section": -1, "levels": False}
    assert [line["kind"] for line in game.view["so_far"]] == ["Reveal", "Draft"]
    game.say(market=[[0], [1, 1]])
    assert game.view["stage"] == "wait"
    assert game.view["tracker"]["artifacts"] == [[-1, 1], [-1, 1, 1]]
    assert game.view["table"]["market"][4:] == [[0], None], "the tile it took is gone, the other remembered"
    assert sum(map(sum, game.view["table"]["bowls"])) == sum(map(sum, BOWLS)) - 1, "and so is its die"
    game.say(go="turn")
    assert [each["card"] for each in game.view["ask"]["seen"]] == [CARDS[1]], "a card typed once is offered again"
    gold = {**CARDS[1], "steps": [[1, 0, 1]]}
    if game.view["tracker"]["die"][0] >= 0:
        assert game.say(card=gold)["stage"] == "wait", "it has a die, and gold asks for nothing"


def test_the_personality_asks_for_your_levels_and_compares_them(ana):
    game = Beside(ana, cards="table", options={"bot-no-rolls": "on"}).until("card")
    game.say(card=CARDS[2])
    game.say(bowls=BOWLS)
    assert game.view["ask"] == {"places": [], "section": -1, "levels": True}
    game.say(levels=[0, 0, 0, 0])
    assert game.view["tracker"]["levels"][1] == 2
    assert game.view["table"]["levels"] == [0, 0, 0, 0]


def test_bonus_tokens_go_when_somebody_has_reached_them(ana):
    game = Beside(ana, cards="table", options={"bot-no-rolls": "on"}).until("card")
    assert game.view["table"]["tokens"] == TOKENS
    game.say(card=CARDS[2])
    game.say(bowls=BOWLS)
    game.say(levels=[4, 3, 9, 0])
    assert game.view["table"]["tokens"] == [[-1, 1], [2, 0], [-1, -1], [-1, 1]]


def test_undo_back_to_the_start_and_the_same_again(ana):
    game = Beside(ana)
    first = game.now
    seen = [first["view"]]
    for _ in range(14):
        game.say(**reply_to(game.view))
        seen.append(game.view)
    for number in range(14, 0, -1):
        back = ana.post(f"{game.path}/undo", {"number": number})
        assert back["view"] == seen[number - 1]
    assert ana.post(f"{game.path}/undo", {"number": 0}, 409)["error"]["id"] == "companion-at-start"
    game.now = back
    for number in range(14):
        game.say(**reply_to(game.view))
        assert game.view == seen[number + 1], "chance is no different the second time"


def test_it_goes_on_after_a_restart(own_house, visit):
    house = own_house()
    game = Beside(visit(house, "Ana")).until("look")
    before = game.now
    again = own_house(house)
    ana = visit(again)
    ana.http.cookies.update(game.person.http.cookies)
    game.person = ana
    assert ana.get(game.path) == before
    game.until("over")


def test_two_phones_cannot_answer_one_question_twice(ana):
    game = Beside(ana)
    answer = {"number": 0, "answer": {"tokens": TOKENS}}
    ana.post(f"{game.path}/answer", answer)
    assert ana.post(f"{game.path}/answer", answer, 409)["error"]["id"] == "companion-elsewhere"
    assert ana.post(f"{game.path}/undo", {"number": 0}, 409)["error"]["id"] == "companion-elsewhere"


def test_it_is_nobody_elses(ana, blas, stranger):
    game = Beside(ana)
    assert blas.get(game.path, 404)["error"]["id"] == "no-such-companion"
    body = {"number": 0, "answer": {"tokens": TOKENS}}
    assert blas.post(f"{game.path}/answer", body, 404)["error"]["id"] == "no-such-companion"
    assert blas.post(f"{game.path}/undo", {"number": 0}, 404)["error"]["id"] == "no-such-companion"
    assert game.now["id"] not in [each["id"] for each in blas.get(PATH)]
    assert stranger.get(PATH) == []
    assert stranger.get(game.path, 401)["error"]["id"] == "guest-needed"
    assert stranger.post(PATH, {"game": "trismegistus", "choices": CHOICES}, 401)["error"]["id"] == "guest-needed"


def test_the_page_is_not_told_what_is_still_to_come(ana):
    view = Beside(ana).view
    assert "rng" not in view
    assert set(view["deck"]) == {"pile", "used", "open"}
    assert type(view["deck"]["pile"]) is int


def test_one_can_be_forgotten_and_old_ones_make_room(ana, visit, house):
    chloe = visit(house, "Chloé")
    first = Beside(chloe)
    assert chloe.http.delete(first.path).status_code == 204
    assert chloe.get(PATH) == []
    made = [Beside(chloe).now["id"] for _ in range(21)]
    assert [each["id"] for each in chloe.get(PATH)] == made[:0:-1]


@pytest.mark.parametrize(
    ("game", "choices", "status", "id"),
    [
        ("chess", {}, 404, "unknown-game"),
        ("spellbook", {}, 404, "no-companion"),
        ("trismegistus", {}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "element": 4}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "element": True}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "cards": "mine"}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "options": []}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "options": {"bot": "deep"}}, 400, "option-bad-choice"),
        ("trismegistus", {**CHOICES, "options": {"formulas": "after"}}, 400, "option-unknown"),
        ("trismegistus", {**CHOICES, "options": {"bot": "easy", "bot-more-gold": "on"}}, 400, "bot-options-clash"),
    ],
)
def test_companions_that_cannot_be(ana, game, choices, status, id):
    refused = ana.post(PATH, {"game": game, "choices": choices}, status)
    assert refused["error"]["id"] == id


BAD: list[tuple[str, Json, str]] = [
    ("tokens", {}, "bot-typed-tokens"),
    ("tokens", {"tokens": [[0, 1]] * 3}, "bot-typed-tokens"),
    ("tokens", {"tokens": [[0, 3]] * 4}, "bot-typed-tokens"),
    ("wait", {"go": "home"}, "beside-answer"),
    ("wait", {"go": "round"}, "beside-not-passed"),
    ("wait", {"bowls": BOWLS}, "beside-answer"),
    ("card", {"card": {**CARDS[0], "colour": 3}}, "bot-typed-card"),
    ("card", {"card": None}, "bot-typed-card"),
    ("bowls", {"bowls": [[6, 0, 0]] * 6}, "bot-typed-bowls"),
    ("bowls", {"bowls": [[0, 0, 0]] * 6}, "bot-no-dice"),
    ("look", {}, "bot-typed-levels"),
    ("look", {"levels": [0, 0, 0, 13], "section": SECTION}, "bot-typed-levels"),
    ("look", {"levels": [0, 0, 0, 0], "section": [[0, 0, 5]]}, "bot-typed-experiments"),
    ("look", {"levels": [0, 0, 0, 0], "section": "cards"}, "bot-typed-experiments"),
    ("roll", {"face": 6}, "beside-answer"),
    ("experiment", {"experiment": [0, 0, 13, 1]}, "beside-experiment"),
]


@pytest.mark.parametrize(("stage", "answer", "id"), BAD)
def test_answers_that_cannot_be_are_refused_with_a_sentence(ana, stage, answer, id):
    game = Beside(ana, cards="table", dice="table", options={"bot-starting-experiment": "on"}).until(stage)
    assert game.refused(**answer) == id


def test_a_market_that_cannot_be_is_refused(ana):
    game = Beside(ana, cards="table").until("card")
    game.say(card=CARDS[1])
    game.say(bowls=BOWLS)
    for market in (None, [[0]], [[4], None], ["fire", None]):
        assert game.refused(market=market) == "bot-typed-market"


def test_masterpieces_as_many_as_are_drawn(ana):
    game = Beside(ana).until("masterpieces")
    assert game.refused(cards=[]) == "beside-masterpieces"
    assert game.refused(cards=[[0, 0, 5, 7], None]) == "beside-experiment"


def test_refusals_in_three_languages(ana):
    game = Beside(ana)
    said = set()
    for lang in LANGUAGES:
        body = {"number": 0, "answer": {}}
        answer = ana.post(f"{game.path}/answer", body, 400, headers={"accept-language": lang})
        said.add(answer["text"])
    assert len(said) == 3


def tracker_of(game: Beside, **other: Any) -> Json:
    kept = {key: game.view["tracker"][key] for key in ("gold", "ethereal", "points", "levels")}
    return {**kept, **other}


def test_its_tracker_is_corrected_by_hand_and_that_is_undone_like_anything_else(ana):
    game = Beside(ana).until("wait")
    before, number = game.view, game.now["number"]
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
    game.until("over")
    ana_again = Beside(ana).until("wait")
    ana_again.say(correct=tracker_of(ana_again, points=9))
    undone = ana.post(f"{ana_again.path}/undo", {"number": ana_again.now["number"]})
    assert undone["view"]["tracker"]["points"] == 0
    assert number == undone["number"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"gold": -1}, "beside-correction"), ({"gold": "3"}, "beside-correction"),
        ({"points": 100}, "beside-correction"),
        ({"levels": [0, 0, 0]}, "bot-typed-levels"), ({"levels": [0, 0, 0, 13]}, "bot-typed-levels"),
        ({}, "beside-correct-already"),
    ],
)  # fmt: skip
def test_a_correction_that_cannot_be_is_refused(ana, wrong, why):
    game = Beside(ana).until("wait")
    assert game.refused(400, correct=tracker_of(game, **wrong)) == why
    assert game.refused(400, correct=None) == "beside-correction"
