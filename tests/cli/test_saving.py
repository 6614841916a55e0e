"""Games on disk: nothing is lost, nothing is written over that is not the very game being played."""

import os

import pytest

import athanor
from athanor.cli.saving import GameFile, Opened, finished_folder, newest, playing_folder, written
from athanor.cli.seats import Seat, people_and_bots
from athanor.cli.table import Table, new_table
from athanor.cli.words import CliError
from athanor.core.text import CORE_TEXTS
from tests.cli.terminal import at_terminal, reads, run, shown, told


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path))
    return tmp_path


def a_table(moves: int = 5, seats: list[Seat] | None = None) -> Table:
    seats = seats or people_and_bots(2, ["Ana"], 1, ["random"])
    table = new_table(athanor.game("spellbook"), seats, "es", 11, {})
    for _ in range(moves):
        table.apply(table.state.legal()[-1], table.state.asked)
    return table


def test_a_saved_game_comes_back_as_it_was():
    table = a_table()
    file = GameFile.create(table)
    back = Opened(file.path).table
    assert back.state.position() == table.state.position()
    assert back.state.moves() == table.state.moves()
    assert back.names == table.names
    assert back.lang == "es"
    assert back.heard(0) == table.heard(0)
    assert athanor.loads(file.path.read_text(encoding="utf-8")) == table.state.record()


def test_names_stay_whatever_is_in_them():
    table = a_table(seats=[Seat('A "quoted" \\ one'), Seat("'''")])
    assert Opened(GameFile.create(table).path).table.names == table.names


def test_two_games_of_one_second_have_two_files():
    assert GameFile.create(a_table()).path != GameFile.create(a_table()).path


def test_the_newest_game_is_the_one_to_go_on_with():
    older, newer = GameFile.create(a_table()), GameFile.create(a_table())
    os.utime(older.path, (1, 1))
    assert newest() == newer.path
    (playing_folder() / "broken.toml").write_text("= = =", encoding="utf-8")
    assert newest() == newer.path


def test_a_finished_game_moves_to_the_records():
    table = a_table(0)
    file = GameFile.create(table)
    while not table.state.over:
        table.apply(table.state.legal()[-1], table.state.asked)
    file.finish(table)
    assert newest() is None
    assert file.path.parent == finished_folder()
    assert athanor.replay(athanor.loads(file.path.read_text(encoding="utf-8"))).over


def test_a_game_with_a_place_of_its_own_stays_there(tmp_path):
    table = a_table(0)
    file = GameFile.create(table, tmp_path / "mine.toml")
    while not table.state.over:
        table.apply(table.state.legal()[-1], table.state.asked)
    file.finish(table)
    assert file.path == tmp_path / "mine.toml"


def test_a_game_saved_where_one_likes_goes_on_from_there(data, tmp_path):
    place = tmp_path / "our game.toml"
    done = run(data, "play", "spellbook", "--seed", "11", "--file", str(place), typed="1\nq\n")
    assert done.stdout.endswith(f"athanor play --resume '{place}'\n")
    done = run(data, "play", "--resume", str(place), typed="1\nq\n")
    assert done.returncode == 0
    assert len(athanor.loads(place.read_text(encoding="utf-8")).moves) == 2
    assert newest() is None


def test_what_somebody_else_wrote_meanwhile_is_not_lost():
    table = a_table()
    file = GameFile.create(table)
    first = file.path
    first.write_text("somebody else's moves", encoding="utf-8")
    assert not file.save(table)
    assert first.read_text(encoding="utf-8") == "somebody else's moves"
    assert Opened(file.path).table.state.position() == table.state.position()
    assert file.save(table)


def test_a_write_that_fails_leaves_the_old_file(monkeypatch):
    table = a_table()
    file = GameFile.create(table)
    before = file.path.read_bytes()
    table.apply(table.state.legal()[-1], table.state.asked)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CliError) as failed:
        file.save(table)
    assert failed.value.message.id == "file-full"
    assert file.path.read_bytes() == before
    assert [path.name for path in file.path.parent.iterdir()] == [file.path.name]


def test_a_disk_that_fails_does_not_end_the_game(data):
    with at_terminal(data, "play", "spellbook", "--seed", "11") as person:
        (file,) = (data / "playing").iterdir()
        file.unlink()
        file.parent.rmdir()
        assert "Midday" in person.type("1")
        assert person.seen.index("Midday") < person.seen.index("It could not be saved")
        file.parent.mkdir()
        assert "It could not be saved" not in person.type("1")
    assert file.exists()


# ---------------------------------------------------------------- the rules have changed


def by_other_rules(table: Table) -> str:
    here = f"rules = {table.game.rules_version}\nplayers"
    text = written(table).replace(here, "rules = 7\nplayers", 1)
    assert "rules = 7" in text
    return text


def test_a_game_of_other_rules_goes_on_from_its_position(data):
    table = a_table()
    path = GameFile.create(table).path
    path.write_text(by_other_rules(table), encoding="utf-8")
    with at_terminal(data, "play", "--resume", lang="es") as person:
        assert told(person.seen, "es", "press-enter")
        person.type("")
        log = person.type("l")
        assert all(reads(log, shown(table.game, line, "es")) for line in table.heard(0)[:3])
        person.type("q")
    assert path.with_suffix(".rules-7.old").read_text(encoding="utf-8") == by_other_rules(table)
    back = Opened(newest() or path).table
    assert back.state.position().split("[chance]")[1] == table.state.position().split("[chance]")[1]
    assert back.heard_before(0) == table.heard(0)


def test_a_game_of_other_rules_can_be_looked_at(data, tmp_path):
    table = a_table()
    path = tmp_path / "old.toml"
    path.write_text(by_other_rules(table), encoding="utf-8")
    done = run(data, "replay", str(path))
    assert done.returncode == 0
    assert told(done.stdout, "en", "replay-old-rules", asked="7", here=str(table.game.rules_version))
    table.lang = "en"
    for line in table.heard(None):
        assert reads(done.stdout, shown(table.game, line, "en"))


def test_what_there_are_no_words_for_any_more_is_left_out():
    table = a_table()
    text = by_other_rules(table).replace('"draws"', '"conjures"')
    path = playing_folder() / "old.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    back = Opened(path).table
    assert 0 < len(back.heard_before(0)) < len(table.heard(0))


# ---------------------------------------------------------------- seats


def test_people_sit_first_and_kinds_of_bots_are_dealt_out():
    seats = people_and_bots(4, ["Ana"], 3, ["heuristic", "random"])
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Ana", ""),
        ("", "heuristic"),
        ("", "random"),
        ("", "heuristic"),
    ]


def test_names_are_made_fit_for_a_line():
    (seat,) = people_and_bots(1, ["  An\x1b[31ma\nMaria of the very long name "], 0, [])
    assert seat.name == "An [31ma Maria of the very lon"


def test_names_nobody_gave_follow_the_language():
    assert Seat().shown(2, "fr") == CORE_TEXTS.say("player", "fr", number=2)
    assert Seat(bot="random").shown(2, "es") == "Aleatorio 2"
