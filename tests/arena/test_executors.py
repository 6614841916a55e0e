"""Where games are played changes nothing; a process that dies costs nothing but time."""

import os
import signal
import time
from multiprocessing import active_children

import pytest

import athanor
from athanor.arena import ArenaError, Here, Pool
from athanor.arena.words import Told
from athanor.arena.workers import Fault, Gone, Late, Worker
from athanor.bots import outside
from tests.arena.bots import MARK
from tests.arena.programs import rogue
from tests.arena.runs import alive, what_happened, work
from tests.waiting import wait_until


@pytest.fixture
def children():
    """Processes that the test has started since; others may be at work in this process."""
    before = set(active_children())
    return lambda: [child.pid for child in active_children() if child not in before]


def test_processes_give_the_same_results_as_one():
    three = work("random", "heuristic", "beginner", players=3)
    numbers = three.plan.numbers(6)
    assert what_happened(list(Pool(3).results(three, numbers))) == what_happened(list(Here().results(three, numbers)))


def test_a_process_that_dies_is_replaced_and_its_game_played_again(tmp_path, monkeypatch, guests):
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    two = work("mortal", "random")
    numbers = two.plan.numbers(6)
    found = what_happened(list(Pool(2).results(two, numbers)))
    assert mark.exists(), "nobody died"
    assert found == what_happened(list(Here().results(two, numbers)))


def test_a_worker_killed_from_outside_is_replaced(children):
    two = work("random", "heuristic", game="spellbook")
    numbers = two.plan.numbers(4)
    playing = Pool(1).results(two, numbers)
    first = next(playing)
    (child,) = children()
    os.kill(child, signal.SIGKILL)
    rest = list(playing)
    assert what_happened([first, *rest]) == what_happened(list(Here().results(two, numbers)))
    assert children() == []


def test_a_game_that_ends_every_process_ends_the_run(children):
    two = work("deadly", "random")
    with pytest.raises(ArenaError) as ended:
        list(Pool(1).results(two, range(2)))
    assert "Game 0 has ended the process that played it 3 times." in str(ended.value)
    assert children() == []


def test_an_error_in_another_process_arrives_in_every_language():
    with pytest.raises(Told) as told:
        list(Pool(1).results(work("cheat", "random"), range(2)))
    assert told.value.text("en") == "The bot “cheat” answered with action -1, which is not allowed now."
    assert told.value.text("fr").startswith("Le bot")


def test_a_fault_in_another_process_arrives_with_where_it_was(children):
    with pytest.raises(Fault) as fault:
        list(Pool(1).results(work("faulty", "random"), range(2)))
    assert "in the middle of a thought" in str(fault.value)
    assert "tests/arena/bots.py" in str(fault.value)
    assert children() == []


def test_whoever_stops_listening_stops_the_playing(children):
    playing = Pool(2).results(work("random", "heuristic", game="spellbook"), range(1000))
    next(playing)
    assert len(children()) == 2
    playing.close()  # type: ignore[attr-defined]
    assert children() == []


# ---------------------------------------------------------------- one worker


def nothing() -> None:
    pass


def broken() -> None:
    raise ZeroDivisionError("before anything began")


def test_a_worker_that_takes_too_long_is_ended():
    worker = Worker(nothing)
    worker.give(time.sleep, 3600)
    pid = worker.process.pid
    assert pid is not None
    with pytest.raises(Late):
        worker.take(0.3)
    assert not alive(pid)


def test_a_dead_worker_takes_nothing():
    worker = Worker(nothing)
    worker.give(os.getpid)
    assert worker.take() == worker.process.pid
    worker.process.kill()
    worker.process.join()
    with pytest.raises(Gone):
        worker.give(os.getpid)
    with pytest.raises(Gone):
        worker.take()


def test_a_worker_that_cannot_get_ready_says_so():
    worker = Worker(broken)
    worker.give(os.getpid)
    with pytest.raises(Fault, match="before anything began"):
        worker.take()
    worker.close()


def ask_rogue(command: str) -> None:
    """Start a program that hangs, and wait for it."""
    program = outside.Program("rogue", command, 3600.0)
    outside._PROGRAMS["rogue"] = program
    s = athanor.game("spellbook").new(2, 1)
    outside.Outside(program).choose(s.determinise(s.asked, 1), s.asked, 1)


@pytest.mark.parametrize("how", [Worker.end, Worker.stop, lambda worker: worker.process.kill()])
def test_a_program_does_not_outlive_the_worker_that_started_it(tmp_path, how):
    asked, note = tmp_path / "asked", tmp_path / "pid"
    command = rogue("hangs", asked, note)
    outside.admit("rogue", command)
    worker = Worker(nothing)
    worker.give(ask_rogue, command)
    while not asked.exists() or b'"question"' not in asked.read_bytes():
        assert worker.process.is_alive()
        time.sleep(0.02)
    pid = int(note.read_text())
    assert alive(pid)
    how(worker)
    wait_until(lambda: not alive(pid))
    worker.end()
