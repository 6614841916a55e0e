"""The checks, and the tests in tiers: `quick`, a minute; `test`, what CI runs; `test-long`, the rest.

Learning (`test-train`) and the interfaces of research (`test-envs`) have environments of their own.
"""

from __future__ import annotations

import os
import sys

from tools.dev import engine
from tools.dev.environments import (
    ENVS_ENVIRONMENT,
    TRAIN_ENVIRONMENT,
    prepare_development,
    prepare_envs,
    prepare_ray,
    prepare_train,
    python_of,
)
from tools.dev.page import WEB, build_page, npm_command, prepare_web
from tools.dev.running import ROOT, Check, Progress, must_run, run

RULES = ("core", "ground", "spellbook", "alchemists", "trismegistus", "contract")
# What stands beside the rules in these folders and costs a quarter of their time; `make test` has it.
BESIDE_RULES = (
    "*/test_drawing.py", "*/test_features.py", "*/test_heuristic.py", "*/test_reader_command.py",
    "*/test_cards_files.py", "*/test_deduction_counting.py", "*/test_codes.py", "*/test_botmegistus_games.py",
    "*/contract/test_frames.py",
)  # fmt: skip
# What both builds must agree on, move for move.
COMPILED_TESTS = ("bots", "contract", "core", "ground/test_compiled.py", "spellbook", "alchemists", "trismegistus")
SLOWEST = "--durations=10"


def checks() -> list[Check]:
    """Format, lint and types of both languages, what is generated, the list of rules against the tests, old ways."""
    python = python_of()
    return [
        Check("types", [python, "-m", "mypy", "--no-error-summary"]),
        web_check("types of the page", "check"),
        web_check("lint of the page", "lint"),
        web_check("generated types", "types:check"),
        Check("format", [python, "-m", "ruff", "format", "--check", "--quiet", "."]),
        Check("lint", [python, "-m", "ruff", "check", "--quiet", "."]),
        Check("rules", [python, "tools/rules_list.py"]),
        Check("types of the views", [python, "tools/view_types.py", "--check"]),
        Check("tables of the reader", [python, "tools/reader_tables.py", "--check"]),
        Check("dependencies", [python, "tools/dependencies.py", "--check"]),
        Check("old ways", [python, "tools/old_ways.py"], shown=True),
    ]


def web_check(name: str, script: str) -> Check:
    command, variables = npm_command("run", "--silent", script)
    return Check(name, command, WEB, variables)


def built() -> list[Check]:
    """What the tests need: the documentation, built without a warning, the page and a Chromium."""
    return [
        Check("documentation", [sys.executable, "dev.py", "docs"]),
        Check("the page", [sys.executable, "dev.py", "web"]),
        Check("Chromium", [python_of(), "tools/browser.py"]),
    ]


def prepare_checks(progress: Progress) -> None:
    progress.do_together({"Python packages": prepare_development, "packages of the page": prepare_web})


def pytest(*arguments: str, variables: dict[str, str] | None = None) -> int:
    # A later -n or -m wins over an earlier one, so the developer's own arguments come last.
    # `worksteal` keeps neighbours on one worker: they share games, servers and browsers.
    command = [python_of(), "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", SLOWEST, *arguments]
    return run(*command, variables=variables)


def told(failed: list[str], tested: int) -> int:
    if failed:
        print(f"Failed: {', '.join(failed)} (see above).")
    return 1 if failed else tested


# --- the commands ----------------------------------------------------------------------------------


def check(arguments: list[str]) -> int:
    """format, lint and types of both languages, what is generated, and the list of rules against the tests"""
    progress = Progress(13)
    prepare_checks(progress)
    failed = progress.run_together(checks())
    print("check: " + (f"failed: {', '.join(failed)}" if failed else "all in order"))
    return 1 if failed else 0


def quick(arguments: list[str]) -> int:
    """`check`, and the tests of rules and core with a sample of the contract: about a minute"""
    progress = Progress(14)
    prepare_checks(progress)
    failed = progress.run_together(checks())
    with progress.step("rules, core and a sample of the contract"):
        left_out = [f"--ignore-glob={files}" for files in BESIDE_RULES]
        tested = pytest("-m", "not long and not slow", *left_out, *(f"tests/{name}" for name in RULES), *arguments)
    return told(failed, tested)


def test(arguments: list[str]) -> int:
    """`check`, the tests of the page, then every test that is not marked long"""
    progress = Progress(18)
    prepare_checks(progress)
    # The longest first; the tests of the page, which keep all cores busy by themselves, last.
    failed = progress.run_together([*built(), *checks(), web_check("unit tests of the page", "test")])
    with progress.step("tests"):
        tested = pytest("-m", "not long", *arguments)
    return told(failed, tested)


def test_long(arguments: list[str]) -> int:
    """the tests marked long, the compiled engine, other Pythons and poor machines: about half an hour"""
    progress = Progress(13)
    progress.do("Python packages", prepare_development)
    progress.do("Ray", prepare_ray)
    progress.do("packages of research", prepare_envs)
    progress.do("packages of the page", prepare_web)
    prepare_tests(progress)
    failed = []
    with progress.step("long tests"):
        if pytest("-m", "long", *arguments):
            failed.append("long tests")
    with progress.step("the server's tests on PostgreSQL"):
        on_postgres = {**os.environ, "ATHANOR_TEST_STORE": "postgres"}
        if pytest("-m", "not sqlite", "tests/server", *arguments, variables=on_postgres):
            failed.append("server on PostgreSQL")
    with progress.step("research interfaces, one number of players each"):
        if run_envs(["-m", "not long"]):
            failed.append("research interfaces")
    progress.do("compiling the engine", engine.compile_engine)
    with progress.step("rules, contract, bots and golden games on the compiled engine"):
        if run_compiled(arguments):
            failed.append("compiled engine")
    with progress.step("kept games on the compiled engine"):
        if run(python_of(), "tools/digests.py", variables=engine.variables()):
            failed.append("kept games")
    with progress.step("other Pythons, and a machine that has little"):
        if run(python_of(), "tools/fresh_machine.py"):
            failed.append("other machines")
    return told(failed, 0)


def test_fast(arguments: list[str]) -> int:
    """compile the engine if it has changed, and run the tests of rules, contract, bots and golden games on it"""
    progress = Progress(3)
    progress.do("Python packages", prepare_development)
    progress.do("compiling the engine", engine.compile_engine)
    with progress.step("tests on the compiled engine"):
        return run_compiled(arguments)


def test_train(arguments: list[str]) -> int:
    """the tests of learning, with PyTorch in an environment of its own: some minutes; not part of the other tests"""
    progress = Progress(2)
    progress.do("Python packages, and PyTorch", prepare_train)
    with progress.step("tests of learning"):
        # One after the other: the learner and its actors need the processors themselves.
        return run(python_of(TRAIN_ENVIRONMENT), "-m", "pytest", "-q", SLOWEST, "tests/training", *arguments)


def test_envs(arguments: list[str]) -> int:
    """the test suites of PettingZoo, Gymnasium and OpenSpiel on our games, in an environment of its own"""
    progress = Progress(2)
    progress.do("Python packages, and those of research", prepare_envs)
    with progress.step("tests of the research interfaces"):
        return run_envs(arguments)


def run_envs(arguments: list[str]) -> int:
    return run(python_of(ENVS_ENVIRONMENT), "-m", "pytest", "-q", SLOWEST, "tests/environments", *arguments)


def run_compiled(arguments: list[str]) -> int:
    folders = [f"tests/{name}" for name in COMPILED_TESTS]
    # pytest puts `src` before everything else; here the compiled engine takes its place.
    build = ["-o", f"pythonpath=. {engine.FAST.relative_to(ROOT).as_posix()}"]
    return pytest("-m", "not long", *folders, *build, *arguments, variables={**os.environ, "ATHANOR_BUILD": "fast"})


def prepare_tests(progress: Progress) -> None:
    """What the browser tests need: the built page and a Chromium."""
    progress.do("the page", build_page)
    progress.do("Chromium", lambda: must_run(python_of(), "tools/browser.py"))
