"""Puzzles: found, shipped, answered, the same for everybody on a day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import athanor
from athanor.cli.main import main
from athanor.core.text import LANGUAGES
from athanor.puzzles import PuzzleError, daily, find, puzzles
from athanor.puzzles.mining import search, solved_again
from athanor.puzzles.puzzle import read_puzzles, written

GAMES = ("spellbook", "alchemists", "trismegistus")
CHECKED = 10


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_can_be_asked_and_has_a_theme_in_words(name):
    game = athanor.game(name)
    there = puzzles(name)
    assert len({puzzle.id for puzzle in there}) == len(there) > 0
    for puzzle in there:
        s = puzzle.state()
        assert s.asked == puzzle.seat
        names = [game.actions.name(action) for action in s.legal()]
        assert {option.action for option in puzzle.options} <= set(names)
        assert len(puzzle.options) > 1
        assert all(game.texts.has(f"theme-{puzzle.theme}", lang) for lang in LANGUAGES)
        assert read_puzzles(written(puzzle))[0].plain() == puzzle.plain()


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_is_right_and_the_others_are_wrong_with_a_line_to_show(name):
    puzzle = puzzles(name)[0]
    right = puzzle.check(puzzle.answer)
    assert right.right
    assert right.loss == 0.0
    wrong = puzzle.check(puzzle.options[1].action)
    assert not wrong.right
    assert wrong.loss is not None
    assert wrong.loss >= 0.1
    assert wrong.best == puzzle.answer
    assert wrong.plain()["solution"] == right.plain()["line"]
    with pytest.raises(PuzzleError):
        puzzle.check("no such action")


def test_nothing_hidden_of_the_game_it_came_from_is_in_a_puzzle():
    """Two games that look alike to the seat make the same puzzle, to the last letter."""
    for puzzle in puzzles("alchemists")[:3]:
        s = puzzle.state()
        alike = [s.determinise(puzzle.seat, number) for number in (3, 4)]
        worlds = [other.determinise(puzzle.seat, 9).snapshot() for other in (s, *alike)]
        assert worlds[0] == worlds[1] == worlds[2]
        assert puzzle.snapshot["chance"]["secret"] == ""


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_comes_again_last():
    there = puzzles("spellbook")
    first = date(2026, 11, 1)
    seen = [daily("spellbook", first + timedelta(days=day)).id for day in range(len(there))]
    assert sorted(seen) == sorted(puzzle.id for puzzle in there)
    assert daily("spellbook", first).id == seen[0]
    assert find("spellbook", seen[0]).id == seen[0]
    with pytest.raises(PuzzleError):
        find("spellbook", "nothing")


def test_check_tells_of_a_puzzle_whose_answer_is_wrong(tmp_path, capsys):
    puzzle = puzzles("spellbook")[0]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written(puzzle), encoding="utf-8")
    assert main(["puzzles", "spellbook", "--check", "--out", str(file), "--lang", "en"]) == 0
    puzzle = read_puzzles(written(puzzle))[0]
    puzzle.options.reverse()
    file.write_text(written(puzzle), encoding="utf-8")
    assert main(["puzzles", "spellbook", "--check", "--out", str(file), "--lang", "en"]) == 1
    assert puzzle.id in capsys.readouterr().out
    file.write_text("nothing", encoding="utf-8")
    assert main(["puzzles", "spellbook", "--check", "--out", str(file), "--lang", "en"]) == 2


@pytest.mark.long(sample="test_check_tells_of_a_puzzle_whose_answer_is_wrong")
@pytest.mark.parametrize("name", GAMES)
def test_ten_puzzles_of_each_game_are_solved_again(name):
    for puzzle in puzzles(name)[:CHECKED]:
        assert solved_again(puzzle), puzzle.id


@pytest.mark.long(sample="test_check_tells_of_a_puzzle_whose_answer_is_wrong")
def test_the_same_seed_finds_the_same_puzzles():
    game = athanor.game("spellbook")
    once, again = ([puzzle.plain() for seed in range(3) for puzzle in search(game, seed)] for _ in range(2))
    assert once == again
