"""Statistics of a person: counted by hand."""

from __future__ import annotations

import csv
import io
import zipfile

import pytest

import athanor
from athanor import bots
from athanor.core.message import Message
from athanor.core.text import LANGUAGES
from athanor.statistics import (
    Played,
    archive_of,
    by_game,
    by_lineup,
    by_opponent,
    by_players,
    csv_of,
    decisions_csv_of,
    favourite_mistakes,
    lineup_of,
    phases,
    progress,
    results,
)


def account(accuracy: float | None, chance: float) -> dict[str, object]:
    return {"accuracy": accuracy, "expected": 0.5, "own": -0.1, "rivals": 0.1, "chance": chance}


def decision(index: int, seat: int, grade: str, loss: float, actions: str, best: str) -> dict[str, object]:
    return {
        "index": index, "seat": seat, "grade": grade, "loss": loss, "actions": actions.split("|"),
        "best": best.split("|"), "interval": [loss - 0.02, loss + 0.02], "points": 10 * loss, "phase": "middle",
    }  # fmt: skip


SET = Message("option-spells-set-1")
GAMES = [
    Played("b", "spellbook", 200.0, 0, [30, 20], [0], ["Ada"], SET, account(80.0, 0.25), [
        decision(3, 0, "blunder", 0.3, "take red-o|store red-o", "store red-o|draw-2"),
        decision(9, 0, "mistake", 0.1, "take red-s", "draw-2"),
        decision(12, 0, "good", 0.02, "pass", "draw-2"),
        decision(15, 1, "blunder", 0.5, "pass", "draw-2"),
        decision(20, 0, "inaccuracy", 0.06, "pass", "learn cure-3"),
    ]),
    Played("a", "spellbook", 100.0, 1, [30, 30], [0, 1], ["Ada"], SET, account(60.0, -0.05)),
    Played("c", "alchemists", 300.0, 2, [10, 20, 30], [1], ["=Bob", "Ada"], None, account(None, 0.0)),
    Played("d", "alchemists", 400.0, 0, [10, 20, 30], [2], ["Ada", "Ada"]),
]  # fmt: skip


def test_results_by_game_players_opponent_and_lineup():
    spellbook, alchemists = sorted(results(GAMES, by_game), key=lambda row: -row.wins)
    assert (spellbook.key, spellbook.games, spellbook.wins, spellbook.points) == ("spellbook", 2, 1.5, 30.0)
    assert spellbook.less_luck == pytest.approx((1.0 - 0.25 + 0.5 + 0.05) / 2)
    assert (alchemists.wins, alchemists.points, alchemists.reviewed) == (0.0, 20.0, 1)
    assert [(row.key, row.games) for row in results(GAMES, by_players)] == [(2, 2), (3, 2)]
    assert [(row.key, row.games) for row in results(GAMES, by_opponent)] == [("Ada", 4), ("=Bob", 1)]
    assert [(row.key, row.games) for row in results(GAMES, by_lineup)] == [(SET, 2)]
    assert results(GAMES, by_lineup)[0].plain()["key"] == SET.plain()


def test_accuracy_in_time_is_that_of_reviewed_games_the_oldest_first():
    assert [(each.id, each.accuracy, each.mean) for each in progress(GAMES)] == [("a", 60.0, 60.0), ("b", 80.0, 70.0)]
    assert [each.mean for each in progress(GAMES, window=1)] == [60.0, 80.0]


def test_accuracy_by_third_is_the_mean_of_the_last_games_that_have_one():
    def game(id: str, ended: float, opening: float | None) -> Played:
        found = {**account(70.0, 0.0), "phases": {"opening": opening, "middle": None, "end": 50.0}}
        return Played(id, "spellbook", ended, 0, [30, 20], [0], account=found)

    games = [game("c", 3.0, None), game("b", 2.0, 60.0), game("a", 1.0, 90.0), *GAMES]
    assert phases(games) == {"opening": 75.0, "middle": None, "end": 50.0}
    assert phases(games, window=1) == {"opening": 60.0, "middle": None, "end": 50.0}
    assert phases([]) == {"opening": None, "middle": None, "end": None}


def test_favourite_mistakes_are_the_dearest_kinds_of_ones_own():
    first, second = favourite_mistakes(GAMES)
    assert (first.chosen, first.better, first.count) == ("take", "draw-2", 2)
    assert first.loss == pytest.approx(0.4)
    assert first.examples == [("b", 3), ("b", 9)]
    assert (second.chosen, second.better) == ("pass", "learn")


def test_the_table_has_a_line_for_each_game_and_nothing_a_spreadsheet_would_run():
    rows = list(csv.DictReader(io.StringIO(csv_of(GAMES))))
    assert [row["id"] for row in rows] == ["a", "b", "c", "d"]
    assert rows[1]["ended"] == "1970-01-01T00:03:20+00:00"
    assert rows[1]["share"] == "1.0"
    assert rows[2]["opponents"] == "'=Bob, Ada"
    assert rows[3]["accuracy"] == ""


def test_every_decision_of_ones_own_is_a_line():
    rows = list(csv.DictReader(io.StringIO(decisions_csv_of(GAMES))))
    assert [(row["id"], row["decision"], row["move"]) for row in rows] == [
        ("b", "1", "3"), ("b", "2", "9"), ("b", "3", "12"), ("b", "5", "20"),
    ]  # fmt: skip
    assert rows[0] == {
        "id": "b", "ended": "1970-01-01T00:03:20+00:00", "game": "spellbook", "decision": "1", "move": "3",
        "phase": "middle", "grade": "blunder", "loss": "0.3", "low": "0.28", "high": "0.32", "points": "3.0",
        "chosen": "take red-o, store red-o", "best": "store red-o, draw-2",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["spellbook", "alchemists", "trismegistus"])
def test_records_come_back_from_the_archive_and_tell_their_lineup(name):
    game = athanor.game(name)
    s, _ = bots.play_game(game, [bots.bot("random")] * 2, 3, {})
    archive = archive_of({"x/1": s.record()})
    assert archive == archive_of({"x/1": s.record()})
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        assert opened.namelist() == [f"{name}-x-1.toml"]
        assert athanor.loads(opened.read(opened.namelist()[0]).decode()) == s.record()
    lineup = lineup_of(s.record(), 1)
    assert lineup is not None
    assert all(game.texts.render(lineup, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("game", ["spellbook", "alchemists", "trismegistus"])
def test_every_kind_of_action_has_words_for_favourite_mistakes(game):
    known = athanor.game(game).texts
    for lang in LANGUAGES:
        for name in map(athanor.game(game).actions.name, range(len(athanor.game(game).actions))):
            verb = name.partition(" ")[0]
            assert known.has(f"habit-{verb}", lang) or known.has(f"verb-{verb}", lang), (lang, verb)
