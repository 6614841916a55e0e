"""The commands of `dev.py`: each takes the rest of the command line and returns an exit code."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tools.dev import engine, packages, testing
from tools.dev.environments import (
    ENVIRONMENT,
    EXTRAS,
    LOCK,
    PEERS_ENVIRONMENT,
    PROJECT,
    install,
    make_environment,
    prepare_development,
    prepare_peers,
    python_of,
    tool,
)
from tools.dev.page import PAGE, build_page, prepare_web
from tools.dev.running import ROOT, DevError, Progress, run
from tools.dev.site import SITE, build_site

OLDEST_PYTHON = "3.11"


def setup(arguments: list[str]) -> int:
    """make the environment, or bring it up to date"""
    Progress(1).do("Python packages", prepare_development)
    return 0


def play(arguments: list[str]) -> int:
    """build the page, serve it and open it in the browser"""
    packages.prepare_page(Progress(3))
    engine.offer()
    return become("serve", "--open", *arguments)


def terminal(arguments: list[str]) -> int:
    """play at the terminal"""
    setup([])
    return become("play", *arguments)


def arena(arguments: list[str]) -> int:
    """bots against each other: `make arena ARGS="spellbook adept novice"`"""
    setup([])
    return become("arena", *arguments)


def become(*arguments: str) -> int:
    command = [tool(ENVIRONMENT, "athanor"), *arguments]
    variables = engine.variables()
    if os.name == "posix":
        # So that Ctrl-C is the program's alone to answer.
        sys.stdout.flush()
        os.execve(command[0], command, variables)
    return run(*command, variables=variables)


def fast(arguments: list[str]) -> int:
    """compile the engine, if it has changed; play, terminal, arena and bench then use it"""
    progress = Progress(2)
    progress.do("Python packages", prepare_development)
    progress.do("compiling the engine (some minutes, once for each change)", engine.compile_engine)
    return 0


def format_sources(arguments: list[str]) -> int:
    """put the sources into their standard form"""
    setup([])
    fixed = run(python_of(), "-m", "ruff", "check", "--fix", "--quiet", ".")
    return run(python_of(), "-m", "ruff", "format", ".") or fixed


def web(arguments: list[str]) -> int:
    """build the page that the server shows, if it has changed"""
    progress = Progress(2)
    progress.do("packages of the page", prepare_web)
    progress.do("the page", build_page)
    print(f"The page is in {PAGE.relative_to(ROOT)}.")
    return 0


def docs(arguments: list[str]) -> int:
    """build the documentation that the server shows at /docs, if it has changed; a warning is an error"""
    Progress(1).do("the documentation", build_site)
    print(f"The documentation is in {SITE.relative_to(ROOT)}.")
    return 0


def bench(arguments: list[str]) -> int:
    """measure the speed of the games"""
    setup([])
    return run(python_of(), "bench/run.py", *arguments, variables=engine.variables())


def bench_peers(arguments: list[str]) -> int:
    """compare our speed with other engines, in an environment of its own; the compiled engine's too, if it is there"""
    Progress(1).do("Python packages of the peers", prepare_peers)
    compiled = ["--compiled", str(engine.FAST)] if engine.is_current(PEERS_ENVIRONMENT) else []
    python = python_of(PEERS_ENVIRONMENT)
    if "--environments" in arguments:  # only the second table
        arguments = [each for each in arguments if each != "--environments"]
        return run(python, "bench/environments.py", *compiled, *arguments)
    engines = run(python, "bench/peers.py", *compiled, *arguments)
    if engines or {"--against", "--json"} & set(arguments):
        return engines
    return run(python, "bench/environments.py", *compiled, *arguments)


def lock(arguments: list[str]) -> int:
    """write the requirements*.lock files anew; with --upgrade, to the newest versions"""
    # One list for every system and Python; no address of an index in it, whichever this machine uses.
    command = ["pip", "compile", PROJECT.name, "--quiet", "--universal", "--generate-hashes", "--no-config"]
    command += ["--python-version", OLDEST_PYTHON, "--custom-compile-command", "make lock"]
    development = [*command, "--extra", "dev", "--output-file", LOCK.name, *arguments]
    # What an extra adds is held to the versions that development has.
    more = [*command, "--constraint", LOCK.name, *arguments]
    locks = [development] + [[*more, "--extra", extra, "--output-file", file.name] for extra, file in EXTRAS.items()]
    uv = shutil.which("uv")
    if uv:
        return write_locks(uv, locks)
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder)
        make_environment(environment)
        install(environment, "uv")
        return write_locks(tool(environment, "uv"), locks)


def write_locks(uv: str, locks: list[list[str]]) -> int:
    """The first that fails ends it."""
    return next((code for code in (run(uv, *command) for command in locks) if code), 0)


def clean(arguments: list[str]) -> int:
    """remove the environments, caches and built packages"""
    names = [".venv", "web/node_modules", "src/athanor/server/page", "src/athanor/server/site", "build", "dist"]
    names += [".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", ".npm-cache"]
    for folder in [*map(ROOT.joinpath, names), *ROOT.glob(".venv-*")]:
        shutil.rmtree(folder, ignore_errors=True)
    for cache in list(ROOT.rglob("__pycache__")):
        shutil.rmtree(cache, ignore_errors=True)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": setup,
    "play": play,
    "terminal": terminal,
    "arena": arena,
    "fast": fast,
    "quick": testing.quick,
    "test": testing.test,
    "test-long": testing.test_long,
    "test-fast": testing.test_fast,
    "test-train": testing.test_train,
    "test-envs": testing.test_envs,
    "check": testing.check,
    "format": format_sources,
    "web": web,
    "docs": docs,
    "bench": bench,
    "bench-peers": bench_peers,
    "wheel": packages.wheel,
    "wheels": packages.wheels,
    "lock": lock,
    "clean": clean,
}


def show_help() -> None:
    print('make COMMAND [ARGS="…"]   or   python3 dev.py COMMAND [ARGUMENTS]\n')
    for name, command in COMMANDS.items():
        print(f"  {name:12} {command.__doc__}")


def main(arguments: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a locale without “…” is no reason to fail
    name = arguments[0] if arguments else "help"
    if name in ("help", "-h", "--help"):
        show_help()
        return 0
    if name not in COMMANDS:
        print(f"There is no command {name!r}.\n")
        show_help()
        return 2
    try:
        return COMMANDS[name](arguments[1:])
    except DevError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
