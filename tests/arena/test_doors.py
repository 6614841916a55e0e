"""Programs as bots at the other doors: `simulate`, `balance`, a game at the terminal, a saved game."""

import json

from tests.arena.programs import rogue
from tests.cli.terminal import at_terminal, reads, run


def program(mode: str) -> str:
    return f"process:{rogue(mode)}"


def test_simulate_lets_a_program_play_and_tells_what_it_forfeited(tmp_path):
    good = run(tmp_path, "simulate", "spellbook", "--players", f"{program('first')},random", "--games", "2", "--json")
    assert good.returncode == 0, good.stderr
    assert json.loads(good.stdout)["forfeits"] == {}
    bad = run(tmp_path, "simulate", "spellbook", "--players", f"{program('illegal')},random", "--games", "1")
    assert bad.returncode == 0, bad.stderr
    assert reads(bad.stdout, "moves to chance because it chose what is not allowed.")


def test_simulate_does_not_begin_with_a_program_that_is_none(tmp_path):
    found = run(tmp_path, "simulate", "spellbook", "--players", f"{program('future')},random")
    assert found.returncode == 2
    assert reads(found.stderr, "did not say hello: it speaks another version of the protocol.")


def test_balance_lets_it_play_in_other_processes(tmp_path):
    bots = f"{program('first')},random"
    found = run(
        tmp_path, "balance", "spellbook", "--players", "2", "--bots", bots, "--games", "2", "--jobs", "2",
        "--solo", "0", "--out", str(tmp_path / "report"),
    )  # fmt: skip
    assert found.returncode == 0, found.stderr


def test_a_named_program_is_listed_and_plays(tmp_path):
    named = {"ATHANOR_BOTS": f"mine={rogue('first')}"}
    assert "mine" in run(tmp_path, "games", env=named).stdout
    assert run(tmp_path, "arena", "spellbook", "mine", "random", "--games", "2", env=named).returncode == 0
    assert "There is no bot called “mine”" in run(tmp_path, "arena", "spellbook", "mine", "random").stderr


def test_settings_that_cannot_be_are_one_sentence(tmp_path):
    for env in ({"ATHANOR_BOTS": "greedy=true"}, {"ATHANOR_BOT_SECONDS": "soon"}, {"ATHANOR_BOTS": "mine"}):
        found = run(tmp_path, "games", env=env)
        assert found.returncode == 2
        assert len(found.stderr.strip().splitlines()) == 1
        assert next(iter(env)) in found.stderr


def test_at_the_terminal_a_forfeited_move_is_told(tmp_path):
    args = ("play", "spellbook", "--bot", program("illegal"), "--seed", "1")
    with at_terminal(tmp_path, *args, size=(60, 100)) as person:
        for _ in range(8):
            if reads(person.seen, "illegal 2 lost 1 move to chance because it chose what is not allowed."):
                break
            person.type("1")
        else:
            raise AssertionError(person.seen)
        assert person.type("q")
        assert person.status() == 0


def test_a_saved_game_makes_nobody_run_a_program(tmp_path):
    saved = tmp_path / "evening.toml"
    args = ("play", "spellbook", "--bot", program("first"), "--seed", "1", "--file", str(saved))
    assert run(tmp_path, *args, typed="1\nq\n").returncode == 0
    assert "process:" in saved.read_text(encoding="utf-8")
    refused = run(tmp_path, "play", "--resume", str(saved), typed="q\n")
    assert refused.returncode == 2
    assert reads(refused.stderr, "nobody has allowed it here")
    allowed = run(tmp_path, "play", "--resume", str(saved), "--bot", program("first"), typed="q\n")
    assert allowed.returncode == 0, allowed.stderr
    other = run(tmp_path, "play", "--resume", str(saved), "--bot", "heuristic", typed="q\n")
    assert "--bot cannot go with --resume" in other.stderr
