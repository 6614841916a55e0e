"""What is kept of many games: the same whoever searches them, of many themes, easy and hard, and nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

import athanor
from athanor.cli.main import main
from athanor.cli.puzzle_search import searched
from athanor.puzzles import Puzzle, puzzles
from athanor.puzzles.gathering import AHEAD, NOTHING, Enough, Gathering, band_of
from athanor.puzzles.puzzle import written

THEMES = ("learn", "learn", "learn", "learn", "spell", "spell", "tokens", "payment")
RATINGS = (700, 900, 1000, 1200, 1700, 2300)


def puzzle(id: str, theme: str, rating: int) -> Puzzle:
    found = Puzzle(puzzles("spellbook")[0].plain())
    found.id, found.theme, found.rating = id, theme, rating
    return found


def game(number: int, enough: Enough) -> list[Puzzle]:
    """A game that is searched: what it finds hangs on what there is enough of."""
    random = Random(number)
    found = [
        puzzle(f"{number}-{at}", random.choice(THEMES), random.choice(RATINGS)) for at in range(random.randrange(4))
    ]
    return [one for one in found if not enough.has(one.theme, one.rating)]


def gathered(workers: int, want: int, order: int) -> list[str]:
    """With so many games searched at once, which end in any order."""
    random = Random(order)
    gathering = Gathering([], want)
    busy: list[tuple[int, Enough]] = []
    kept: list[Puzzle] = []
    while not gathering.complete:
        while len(busy) < workers and (given := gathering.next_game()) is not None:
            busy.append(given)
        number, enough = busy.pop(random.randrange(len(busy)))
        kept += gathering.searched(number, game(number, enough))
    return [one.id for one in kept]


def test_what_is_kept_does_not_depend_on_how_many_search_nor_on_who_is_first():
    alone = gathered(1, 60, 0)
    assert len(alone) == 60
    for order in range(5):
        for workers in (2, 16, 2 * AHEAD):
            assert gathered(workers, 60, order) == alone


def test_no_theme_and_no_difficulty_takes_more_than_its_part():
    gathering = Gathering([], 40)
    kept: list[Puzzle] = []
    while not gathering.complete:
        given = gathering.next_game()
        assert given is not None
        kept += gathering.searched(given[0], game(given[0], NOTHING))
    themes = [one.theme for one in kept]
    bands = [band_of(one.rating) for one in kept]
    assert max(themes.count(theme) for theme in themes) == 12
    assert max(bands.count(band) for band in bands) == 16
    assert len(set(themes)) == len(set(THEMES))
    assert len(set(bands)) == 4


def test_what_was_known_before_counts():
    known = [puzzle(str(number), "learn", 700) for number in range(12)]
    gathering = Gathering(known, 40)
    given = gathering.next_game()
    assert given is not None
    assert given[1].has("learn", 2300)
    assert not given[1].has("spell", 700)
    assert [one.id for one in gathering.searched(0, [puzzle("3", "spell", 700), puzzle("new", "spell", 700)])] == [
        "new"
    ]


def test_what_was_found_beyond_an_unfinished_game_is_kept_at_the_end():
    gathering = Gathering([], 40)
    for _ in range(3):
        gathering.next_game()
    assert gathering.searched(2, [puzzle("c", "learn", 700)]) == []
    assert gathering.searched(1, [puzzle("b", "learn", 700)]) == []
    assert [one.id for one in gathering.rest()] == ["b", "c"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_when_the_time_has_come_nothing_more_is_searched(jobs):
    gathering = Gathering([], 1)
    assert list(searched(athanor.game("spellbook"), 1, gathering, jobs, until=0.0)) == []
    assert gathering.given == 0


def test_puzzles_are_solved_again_in_other_processes(tmp_path, capsys):
    file = tmp_path / "puzzles.jsonl"
    there = [one.plain() for one in puzzles("spellbook")[:2]]
    there[1]["options"].reverse()
    file.write_text("".join(written(Puzzle(each)) for each in there), encoding="utf-8")
    assert main(["puzzles", "spellbook", "--check", "--out", str(file), "--jobs", "2", "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert there[1]["id"] in told
    assert there[0]["id"] not in told


@pytest.mark.long(sample="test_what_is_kept_does_not_depend_on_how_many_search_nor_on_who_is_first")
def test_two_processes_find_what_one_finds(tmp_path):
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2)]
    for jobs, file in enumerate(files, start=1):
        wanted = ["puzzles", "spellbook", "--want", "2", "--seed", "5", "--out", str(file), "--jobs", str(jobs)]
        assert main([*wanted, "--lang", "en"]) == 0
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8") != ""
