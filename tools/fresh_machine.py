"""The suite on machines unlike the developer's: every supported Python, and little else (part of `make test-long`).

    python tools/fresh_machine.py [PYTHON ...]      # the Pythons to use; without any, all that are found

For each Python the sources are copied into a scratch folder with a space in its name, and set up and tested there in an
emptied environment: a home that does not exist and cannot be made, another time zone, the plainest locale, neither git
nor a C compiler on the PATH, and the server's usual port taken. Browser tests run with the first Python only, a few.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WANTED = [(3, 11), (3, 12), (3, 13)]
USUAL_PORT = 8400
MISSING_PROGRAMS = re.compile(r"git|(.*-)?(cc|c\+\+|gcc|g\+\+|clang|clang\+\+|cpp)(-[\d.]+)?")
# No folder can be made below a file, not even by root.
NO_HOME = "/dev/null/home"
# How packages are reached from here is the machine's business, also in an emptied environment.
KEPT = re.compile(
    r"(PIP|UV|NPM_CONFIG|npm_config)_.*|(HTTPS?|https?|NO|no)_(PROXY|proxy)|.*CA_(BUNDLE|CERTS)|SSL_CERT_FILE"
)
LEFT_OUT = {
    ".git",
    ".venv",
    ".venv-docs",
    ".venv-envs",
    ".venv-peers",
    ".venv-node",
    "node_modules",
    "build",
    "dist",
    "page",
    "site",
    "artefacts",
}
LEFT_OUT |= {"__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", ".npm-cache"}
SUITE = ["-m", "not long", "--ignore", "tests/browser"]

Version = tuple[int, ...]


# --- the Pythons of this machine -------------------------------------------------------------------


def version_of(program: str) -> Version | None:
    """Asked by running it: pyenv's shims may lead nowhere."""
    question = "import sys; print(*sys.version_info[:3])"
    try:
        said = subprocess.run([program, "-c", question], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return tuple(map(int, said.stdout.split())) if said.returncode == 0 else None


def candidates() -> Iterator[str]:
    yield sys.executable
    for major, minor in WANTED:
        found = shutil.which(f"python{major}.{minor}")
        if found:
            yield found
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    yield from (str(python) for python in sorted(pyenv.glob("*/bin/python")))


def found_pythons() -> dict[Version, str]:
    """One program for each version that is wanted, this one's first."""
    found: dict[Version, str] = {}
    for program in candidates():
        version = version_of(program)
        if version and version[:2] in WANTED:
            found.setdefault(version, program)
    return found


# --- a poor machine ----------------------------------------------------------------------------------


def copy_sources(target: Path) -> None:
    shutil.copytree(ROOT, target, symlinks=True, ignore=lambda _, names: LEFT_OUT & set(names))


def link_programs(folder: Path) -> None:
    """All that is on the PATH, but for what a poor machine lacks."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        if not Path(place).is_dir() or Path(place).is_relative_to(ROOT):
            continue
        for program in Path(place).iterdir():
            link = folder / program.name
            if not MISSING_PROGRAMS.fullmatch(program.name) and not link.is_symlink():
                link.symlink_to(program)


def poor_environment(scratch: Path) -> dict[str, str]:
    variables = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    home = Path(os.environ.get("HOME", NO_HOME))
    for variable, file in (("PIP_CONFIG_FILE", ".config/pip/pip.conf"), ("NPM_CONFIG_USERCONFIG", ".npmrc")):
        if (home / file).is_file():
            variables.setdefault(variable, str(home / file))
    programs = scratch / "programs"
    return variables | {"PATH": str(programs), "HOME": NO_HOME, "TZ": "Asia/Kolkata", "LC_ALL": "C", "CI": "true"}


@contextmanager
def port_taken(port: int) -> Iterator[None]:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", port))
            taken.listen()
        except OSError:
            pass  # then somebody else has it, which is as good
        yield


def try_python(python: str, with_browser: bool) -> int:
    """Set up and test in a scratch folder with this Python; the exit code of what failed first."""
    with tempfile.TemporaryDirectory(prefix="fresh machine ", ignore_cleanup_errors=True) as folder:
        scratch = Path(folder)
        sources = scratch / "athanor"
        copy_sources(sources)
        link_programs(scratch / "programs")
        variables = poor_environment(scratch)

        def run(*command: str) -> int:
            return subprocess.call(command, cwd=sources, env=variables, stdin=subprocess.DEVNULL)

        pytest = [".venv/bin/python", "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"]
        code = run(python, "dev.py", "setup") or run(*pytest, *SUITE)
        if with_browser and not code:
            code = run(python, "dev.py", "web") or run(*pytest, "-m", "not long", "tests/browser/test_every_page.py")
        return code


def main(arguments: list[str]) -> int:
    pythons = {version_of(each) or (0,): str(Path(each).absolute()) for each in arguments} or found_pythons()
    for wanted in WANTED:
        if not arguments and not any(version[:2] == wanted for version in pythons):
            print(f"Python {wanted[0]}.{wanted[1]} was not found on this machine: not tested.")
    verdicts = []
    with port_taken(USUAL_PORT):
        for number, (version, python) in enumerate(pythons.items()):
            name = "Python " + ".".join(map(str, version))
            print(f"{name} ({number + 1} of {len(pythons)}) …", flush=True)
            begun = time.monotonic()
            code = try_python(python, with_browser=number == 0)
            verdicts.append((code, f"{name}: {'failed' if code else 'passed'} after {time.monotonic() - begun:.0f} s"))
    print("\n".join(line for _, line in verdicts))
    return 1 if any(code for code, _ in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
