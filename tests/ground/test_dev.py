"""`dev.py`: a line per step, output only of what fails, the compiled engine offered once."""

import io
import subprocess
import sys
from pathlib import Path
from threading import Barrier

import pytest

from tests.waiting import PATIENCE
from tools.dev import commands, engine, testing
from tools.dev.running import Check, DevError, Progress, must_run
from tools.fresh_machine import MISSING_PROGRAMS, found_pythons, version_of

ROOT = Path(__file__).resolve().parents[2]


def says(text: str, code: int = 0) -> list[str]:
    return [
        sys.executable,
        "-c",
        f"import sys; print({text!r}); print('WARNING: noise', file=sys.stderr); sys.exit({code})",
    ]


def test_what_goes_well_is_one_line_and_no_warning(capsys):
    failed = Progress(2).run_together([Check("types", says("fine")), Check("lint", says("fine too"))])
    assert failed == []
    said = capsys.readouterr().out
    assert [line.split(" ")[0] for line in said.splitlines()] == ["[1/2]", "[2/2]"]
    assert "WARNING" not in said


def test_what_fails_is_shown(capsys):
    assert Progress(1).run_together([Check("types", says("line 7 is wrong", 1))]) == ["types"]
    said = capsys.readouterr().out
    assert "[1/1] types: failed" in said
    assert "line 7 is wrong" in said


def test_independent_steps_go_side_by_side_and_an_error_comes_when_all_have_ended():
    done: list[str] = []

    def fails() -> None:
        both.wait(PATIENCE)
        raise DevError("no such package")

    def ends() -> None:
        both.wait(PATIENCE)
        done.append("ended")

    both = Barrier(2)
    with pytest.raises(DevError, match="no such package"):
        Progress(2).do_together({"Python packages": fails, "packages of the page": ends})
    assert done == ["ended"]


def test_a_failed_installation_tells_what_the_program_said():
    with pytest.raises(DevError, match=r"no such package[\s\S]*exit code 3"):
        must_run(*says("no such package", 3))
    must_run(*says("all is well"))


def test_an_unknown_command_gets_a_sentence(capsys):
    assert commands.main(["tset"]) == 2
    assert "There is no command 'tset'." in capsys.readouterr().out


def test_every_command_is_known_to_make_and_explained():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = next(line for line in makefile.splitlines() if line.startswith("COMMANDS ="))
    assert listed.split()[2:] == list(commands.COMMANDS)
    assert all(command.__doc__ for command in commands.COMMANDS.values())


def test_what_make_quick_leaves_out_is_there():
    left = {files: list((ROOT / "tests").rglob(files.removeprefix("*/"))) for files in testing.BESIDE_RULES}
    assert all(left.values()), left


def test_an_old_python_is_told_what_is_missing():
    """The file is read by Pythons that are too old: nothing newer than they know may stand outside the last lines."""
    code = "import shutil, sys; sys.version_info = (3, 6, 0); shutil.which = lambda name: None;"
    code += "exec(compile(open(sys.argv[1]).read(), 'dev.py', 'exec'))"
    ended = subprocess.run([sys.executable, "-c", code, str(ROOT / "dev.py")], capture_output=True, text=True)
    assert ended.returncode == 2
    assert "needs Python 3.11 or newer, and this is 3.6.0" in ended.stdout


@pytest.fixture
def nothing_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(engine, "FAST", tmp_path / "build" / "fast")
    monkeypatch.setattr(engine, "OFFERED", tmp_path / "build" / "offered")
    monkeypatch.setattr(engine, "can_be_compiled", lambda: True)


def test_the_compiled_engine_is_offered_once(nothing_compiled, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    engine.offer()
    assert "three times as much in the same time" in capsys.readouterr().out
    engine.offer()
    assert capsys.readouterr().out == ""


def test_without_a_compiler_nothing_is_offered(nothing_compiled, monkeypatch, capsys):
    monkeypatch.setattr(engine, "can_be_compiled", lambda: False)
    engine.offer()
    assert capsys.readouterr().out == ""


def test_the_pythons_of_this_machine_are_found_and_a_broken_one_is_not(tmp_path):
    assert sys.version_info[:3] in found_pythons() or sys.version_info[:2] > (3, 13)
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    assert version_of(str(shim)) is None
    assert version_of(str(tmp_path / "nowhere")) is None


def test_a_poor_machine_has_neither_git_nor_a_compiler():
    gone = ["git", "cc", "gcc", "gcc-12", "g++", "x86_64-linux-gnu-gcc", "clang-14", "c++"]
    kept = ["python3", "node", "make", "ls", "npm", "gcc-ar-not-needed"]
    assert all(map(MISSING_PROGRAMS.fullmatch, gone))
    assert not any(map(MISSING_PROGRAMS.fullmatch, kept))
