#!/usr/bin/env python3
"""The one door for developers: ``python3 dev.py COMMAND [ARGUMENTS]`` (or ``make COMMAND ARGS="…"``).

Python alone is enough to start. The first command makes an environment in ``.venv`` from the hashed
``requirements.lock``; later ones find it ready and start at once. Everything after the command's name
goes through to the tool behind it: ``python3 dev.py test -k altar``.

This file must at least *parse* on the older Pythons that some systems call ``python3``, so that it can
say what is missing. That is why it is plainer than the code of the package.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")

ENVIRONMENT = ROOT / ".venv"
PEERS_ENVIRONMENT = ROOT / ".venv-peers"
PROJECT = ROOT / "pyproject.toml"
LOCK = ROOT / "requirements.lock"
RAY = ROOT / "requirements-ray.lock"
PEERS = ROOT / "bench" / "requirements-peers.txt"

FAST = ROOT / "build" / "fast"

WEB = ROOT / "web"
PAGE = ROOT / "src" / "athanor" / "server" / "page"
OLDEST_NODE = (20, 19)
NODE_ENVIRONMENT = ROOT / ".venv-node"
NODE = WEB / "requirements-node.txt"


# What both builds must agree on, move for move.
COMPILED_TESTS = ("bots", "contract", "core", "ground/test_compiled.py", "spellbook", "alchemists", "trismegistus")


class DevError(Exception):
    """Something the developer has to put right; the message says how."""


# --- a Python that is new enough -----------------------------------------------------------------


def find_newer_python() -> str | None:
    """The first Python on the PATH that is new enough, tried by running it: a shim may lead nowhere."""
    question = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    for name in NEWER_PYTHONS:
        path = shutil.which(name)
        if path and subprocess.run([path, "-c", question], capture_output=True).returncode == 0:
            return path
    return None


def continue_with_newer_python() -> int:
    """Start this file again under a newer Python, or say that there is none."""
    path = find_newer_python()
    if path is None:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        found = ".".join(map(str, sys.version_info[:3]))
        print(f"Athanor needs Python {wanted} or newer, and this is {found}. Please install a newer one.")
        return 2
    return subprocess.call([path, *sys.argv])


# --- environments --------------------------------------------------------------------------------


def tool(environment: Path, name: str) -> str:
    """The path of a program inside an environment."""
    windows = os.name == "nt"
    return str(environment / ("Scripts" if windows else "bin") / (name + (".exe" if windows else "")))


def run(*command: str | Path, variables: dict[str, str] | None = None) -> int:
    """Run a program in the repository's root and return its exit code."""
    sys.stdout.flush()
    return subprocess.call([str(part) for part in command], cwd=ROOT, env=variables)


def must_run(*command: str | Path) -> None:
    code = run(*command)
    if code:
        raise DevError(f"This failed (exit code {code}): " + " ".join(map(str, command)))


def fingerprint(*files: Path) -> str:
    """Changes when one of the files does."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def make_environment(environment: Path) -> None:
    """An empty environment, by uv where there is one, else by the standard library."""
    uv = shutil.which("uv")
    if uv:
        must_run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, environment)
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        version = ".".join(map(str, sys.version_info[:2]))
        raise DevError(
            "This Python cannot make virtual environments: its `venv` or `ensurepip` is missing. "
            f"On Debian and Ubuntu, install the package python{version}-venv; or install uv."
        )
    must_run(sys.executable, "-m", "venv", "--clear", environment)


def install(environment: Path, *what: str | Path) -> None:
    """Install into an environment, by uv where there is one, else by the environment's own pip."""
    uv = shutil.which("uv")
    python = tool(environment, "python")
    if uv:
        must_run(uv, "pip", "install", "--quiet", "--python", python, *what)
    else:
        must_run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def is_usable(environment: Path) -> bool:
    """False for what is missing or broken, or was made by a uv that is gone (such a one has no pip)."""
    has_python = Path(tool(environment, "python")).exists()
    return has_python and bool(shutil.which("uv") or Path(tool(environment, "pip")).exists())


def prepare(environment: Path, sources: list[Path], installs: list[list[str | Path]]) -> None:
    """Bring an environment up to date with its source files; at once if it already is.

    The stamp is written last, so that an interrupted installation is simply done again.
    """
    stamp = environment / "athanor-stamp"
    here = str(ROOT)
    contents = fingerprint(*sources)
    old_place, _, old_contents = stamp.read_text().partition("\n") if stamp.exists() else (here, "", "")
    usable = is_usable(environment) and old_place == here  # an environment cannot be moved or copied
    if usable and old_contents == contents:
        return
    print(f"Preparing {environment.name} (only the first time, and when its list of packages changes) …")
    sys.stdout.flush()
    if not usable:
        make_environment(environment)
    for arguments in installs:
        install(environment, *arguments)
    stamp.write_text(f"{here}\n{contents}")


def prepare_development() -> None:
    prepare(
        ENVIRONMENT,
        [LOCK, PROJECT],
        [
            ["--require-hashes", "-r", LOCK],
            # Its dependencies and its builder came with the lock; nothing unpinned gets in here.
            ["--no-deps", "--no-build-isolation", "-e", ROOT],
        ],
    )


def prepare_ray() -> None:
    """Ray, for the tests of the arena on a cluster: 80 MB that nothing else needs."""
    stamp = ENVIRONMENT / "athanor-ray-stamp"
    contents = fingerprint(RAY)
    if stamp.exists() and stamp.read_text() == contents:
        return
    print("Adding Ray to .venv (only the first time, and when its list of packages changes) …")
    sys.stdout.flush()
    install(ENVIRONMENT, "--require-hashes", "-r", RAY)
    stamp.write_text(contents)


def prepare_peers() -> None:
    prepare(PEERS_ENVIRONMENT, [PEERS, PROJECT], [["-r", PEERS, "-e", ROOT]])


# --- the compiled engine ---------------------------------------------------------------------------


def engine_is_current(environment: Path) -> bool:
    """Whether `make fast` was run for this Python and these sources. The environment's Python is asked: it differs."""
    return run(tool(environment, "python"), "tools/fast.py", "--fits", FAST) == 0


def engine_variables() -> dict[str, str]:
    """The environment variables with which the compiled engine is used; without a current one, plain Python's."""
    variables = dict(os.environ)
    if engine_is_current(ENVIRONMENT):
        variables["PYTHONPATH"] = os.pathsep.join([str(FAST), *filter(None, [variables.get("PYTHONPATH")])])
    elif FAST.exists():
        print("The compiled engine is older than the sources: in plain Python now (`make fast` renews it).")
    else:
        print("In plain Python; `make fast` compiles the engine once, and bots think several times as much.")
    return variables


# --- Node, which builds the page ------------------------------------------------------------------


def find_node() -> str | None:
    """The system's Node if it is new enough, tried by running it: a shim may lead nowhere."""
    path = shutil.which("node")
    if path is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([path, "--version"], capture_output=True, text=True).stdout.strip()
    parts = said.lstrip("v").split(".")
    new_enough = len(parts) == 3 and all(map(str.isdigit, parts)) and tuple(map(int, parts))[:2] >= OLDEST_NODE
    return path if new_enough else None


def npm(*arguments: str) -> int:
    """Run npm in web/, with the system's Node or else with the one from PyPI, in an environment of its own."""
    variables = dict(os.environ)
    program = shutil.which("npm") if find_node() else None
    if program is None:
        prepare(NODE_ENVIRONMENT, [NODE], [["--require-hashes", "-r", NODE]])
        program = tool(NODE_ENVIRONMENT, "npm")
        variables["PATH"] = str(Path(program).parent) + os.pathsep + variables.get("PATH", "")
    sys.stdout.flush()
    return subprocess.call([program, "--no-update-notifier", *arguments], cwd=WEB, env=variables)


def prepare_web() -> None:
    """What the page is built with, brought up to date with its lock; at once if it already is."""
    stamp = WEB / "node_modules" / "athanor-stamp"
    contents = fingerprint(WEB / "package.json", WEB / "package-lock.json")
    if stamp.exists() and stamp.read_text() == contents:
        return
    print("Preparing web/node_modules (only the first time, and when its lock changes) …")
    if npm("ci", "--silent"):
        raise DevError("npm could not install what the page is built with; see above.")
    stamp.write_text(contents)


def build_page() -> None:
    """The page, built anew if one of its sources has changed since."""
    folders = [WEB / "src", WEB / "public", WEB / "tools", ROOT / "src" / "athanor" / "bots" / "text"]
    sources = sorted(file for folder in folders for file in folder.rglob("*") if file.is_file())
    sources += sorted(file for file in WEB.iterdir() if file.is_file())
    stamp = PAGE / ".stamp"
    contents = fingerprint(*sources)
    if stamp.exists() and stamp.read_text() == contents:
        return
    prepare_web()
    if npm("run", "--silent", "build"):
        raise DevError("The page could not be built; see above.")
    stamp.write_text(contents)


# --- commands: each takes the rest of the command line and returns an exit code -------------------


def setup(arguments: list[str]) -> int:
    """make the environment, or bring it up to date"""
    prepare_development()
    return 0


def play(arguments: list[str]) -> int:
    """build the page, serve it and open it in the browser"""
    prepare_development()
    build_page()
    return become("serve", "--open", *arguments)


def terminal(arguments: list[str]) -> int:
    """play at the terminal"""
    prepare_development()
    return become("play", *arguments)


def arena(arguments: list[str]) -> int:
    """bots against each other: `make arena ARGS="spellbook adept novice"`"""
    prepare_development()
    return become("arena", *arguments)


def become(*arguments: str) -> int:
    command = [tool(ENVIRONMENT, "athanor"), *arguments]
    variables = engine_variables()
    if os.name == "posix":
        # So that Ctrl-C is the program's alone to answer.
        sys.stdout.flush()
        os.execve(command[0], command, variables)
    return run(*command, variables=variables)


def fast(arguments: list[str]) -> int:
    """compile the engine, if it has changed; play, terminal, arena and bench then use it"""
    prepare_development()
    return run(tool(ENVIRONMENT, "python"), "tools/fast.py", FAST)


def wheel(arguments: list[str]) -> int:
    """the package as a wheel in dist/; with --compiled, the one with the compiled engine, for this system and Python"""
    prepare_development()
    build_page()
    variables = {**os.environ, "ATHANOR_COMPILED": "1"} if "--compiled" in arguments else None
    command = [tool(ENVIRONMENT, "python"), "-m", "hatchling", "build", "--target", "wheel"]
    return run(*command, variables=variables)


def test(arguments: list[str]) -> int:
    """`check`, the tests of the page, then every test that is not marked long"""
    checked = check([])
    drawn = npm("run", "--silent", "test")
    prepare_tests()
    tested = run_pytest("-m", "not long", *arguments)
    if checked or drawn:
        print("The checks or the tests of the page failed; see above.")
    return checked or drawn or tested


def test_long(arguments: list[str]) -> int:
    """the tests that are marked long; then rules, contract and golden games once more on the compiled engine"""
    prepare_development()
    prepare_ray()
    prepare_tests()
    plain = run_pytest("-m", "long", *arguments)
    return test_fast(arguments) or plain


def test_fast(arguments: list[str]) -> int:
    """compile the engine if it has changed, and run the tests of rules, contract, bots and golden games on it"""
    if fast([]):
        return 1
    folders = [f"tests/{name}" for name in COMPILED_TESTS]
    # pytest puts `src` before everything else; here the compiled engine takes its place.
    build = ["-o", f"pythonpath=. {FAST.relative_to(ROOT).as_posix()}"]
    return run_pytest("-m", "not long", *folders, *build, *arguments, variables={**os.environ, "ATHANOR_BUILD": "fast"})


def prepare_tests() -> None:
    """What the browser tests need: the built page and a Chromium."""
    build_page()
    must_run(tool(ENVIRONMENT, "python"), "tools/browser.py")


def run_pytest(*arguments: str, variables: dict[str, str] | None = None) -> int:
    # A later -n or -m wins over an earlier one, so the developer's own arguments come last.
    return run(tool(ENVIRONMENT, "python"), "-m", "pytest", "-n", "auto", *arguments, variables=variables)


def check(arguments: list[str]) -> int:
    """format, lint and types of both languages, what is generated, and the list of rules against the tests"""
    prepare_development()
    prepare_web()
    python = tool(ENVIRONMENT, "python")
    steps = {
        "format": [python, "-m", "ruff", "format", "--check", "--quiet", "."],
        "lint": [python, "-m", "ruff", "check", "--quiet", "."],
        "types": [python, "-m", "mypy", "--no-error-summary"],
        "rules": [python, "tools/rules_list.py"],
        "reader": [python, "tools/reader_tables.py", "--check"],
    }
    failed = []
    for name, command in steps.items():
        if run(*command):
            failed.append(name)
    for script in ("check", "lint", "types:check"):
        if npm("run", "--silent", script):
            failed.append(f"web {script}")
    print("check: " + (f"failed: {', '.join(failed)}" if failed else "all in order"))
    sys.stdout.flush()
    return 1 if failed else 0


def format_sources(arguments: list[str]) -> int:
    """put the sources into their standard form"""
    prepare_development()
    python = tool(ENVIRONMENT, "python")
    fixed = run(python, "-m", "ruff", "check", "--fix", "--quiet", ".")
    return run(python, "-m", "ruff", "format", ".") or fixed


def web(arguments: list[str]) -> int:
    """build the page that the server shows, if it has changed"""
    build_page()
    print(f"The page is in {PAGE.relative_to(ROOT)}.")
    return 0


def bench(arguments: list[str]) -> int:
    """measure the speed of the games"""
    prepare_development()
    return run(tool(ENVIRONMENT, "python"), "bench/run.py", *arguments, variables=engine_variables())


def bench_peers(arguments: list[str]) -> int:
    """compare our speed with other engines, in an environment of its own; the compiled engine's too, if it is there"""
    prepare_peers()
    compiled = ["--compiled", str(FAST)] if engine_is_current(PEERS_ENVIRONMENT) else []
    return run(tool(PEERS_ENVIRONMENT, "python"), "bench/peers.py", *compiled, *arguments)


def lock(arguments: list[str]) -> int:
    """write requirements.lock and requirements-ray.lock anew; with --upgrade, to the newest versions"""
    # One list for every system and Python; no address of an index in it, whichever this machine uses.
    command = ["pip", "compile", PROJECT.name, "--quiet", "--universal", "--generate-hashes", "--no-config"]
    command += ["--python-version", ".".join(map(str, OLDEST_PYTHON)), "--custom-compile-command", "make lock"]
    development = [*command, "--extra", "dev", "--output-file", LOCK.name, *arguments]
    ray = [*command, "--extra", "ray", "--constraint", LOCK.name, "--output-file", RAY.name, *arguments]
    uv = shutil.which("uv")
    if uv:
        return run(uv, *development) or run(uv, *ray)
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder)
        make_environment(environment)
        install(environment, "uv")
        uv = tool(environment, "uv")
        return run(uv, *development) or run(uv, *ray)


def clean(arguments: list[str]) -> int:
    """remove the environments, caches and built packages"""
    names = [
        ".venv",
        ".venv-peers",
        ".venv-node",
        "web/node_modules",
        "src/athanor/server/page",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
        ".hypothesis",
        "build",
        "dist",
    ]
    for name in names:
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for cache in list(ROOT.rglob("__pycache__")):
        shutil.rmtree(cache, ignore_errors=True)
    return 0


COMMANDS = {
    "setup": setup,
    "play": play,
    "terminal": terminal,
    "arena": arena,
    "fast": fast,
    "test": test,
    "test-long": test_long,
    "test-fast": test_fast,
    "check": check,
    "format": format_sources,
    "web": web,
    "bench": bench,
    "bench-peers": bench_peers,
    "wheel": wheel,
    "lock": lock,
    "clean": clean,
}


def show_help() -> None:
    print('make COMMAND [ARGS="…"]   or   python3 dev.py COMMAND [ARGUMENTS]\n')
    for name, command in COMMANDS.items():
        print(f"  {name:12} {command.__doc__}")


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        return continue_with_newer_python()
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
