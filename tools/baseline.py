"""The bots of an earlier commit as opponents for today's: `python tools/baseline.py COMMIT [FOLDER]`.

Makes, once, an environment of its own with the *compiled* engine of that commit, and prints how its bots are named in
the arena. In FOLDER (build/baseline/COMMIT) lie

    source        the commit, as a clone
    environment   a virtual environment from the commit's own requirements.lock
    engine        the commit's engine, compiled by the commit's own tools/fast.py; some minutes
    bot.py        speaks for any of its bots with whoever asks (tools/baseline_bot.py, today's)

What is there already is used again. The two versions meet in positions and names of actions only, so they must agree on
the rules and on how positions are saved.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ROOT / "build" / "baseline"
SHORT: Final = 7  # digits of a commit that people read


def must_run(*command: str | Path) -> None:
    # The compiled engine of today must not be found by the tools of that commit.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.call([str(word) for word in command], env=variables):
        raise SystemExit(f"This failed; see above: {shlex.join(map(str, command))}")


def full_commit(commit: str) -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(command, capture_output=True, text=True)
    if found.returncode:
        raise SystemExit(f"There is no commit “{commit}” here.")
    return found.stdout.strip()


def python_in(folder: Path) -> Path:
    environment = folder / "environment"
    return environment / "Scripts" / "python.exe" if os.name == "nt" else environment / "bin" / "python"


def fetch_source(folder: Path, commit: str) -> None:
    source = folder / "source"
    if not source.is_dir():
        must_run("git", "clone", "--quiet", "--no-checkout", ROOT, source)
        must_run("git", "-C", source, "checkout", "--quiet", "--detach", commit)
    held = subprocess.run(["git", "-C", str(source), "rev-parse", "HEAD"], capture_output=True, text=True)
    if held.stdout.strip() != commit:
        raise SystemExit(f"{source} holds another commit: name another folder, or remove this one.")


def make_environment(folder: Path) -> None:
    """The stamp is written last, so that what was interrupted is done again."""
    stamp = folder / "environment" / "athanor-stamp"
    if stamp.exists():
        return
    must_run(sys.executable, "-m", "venv", "--clear", folder / "environment")
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
    must_run(python_in(folder), *install, "-r", folder / "source" / "requirements.lock")
    stamp.touch()


def make(folder: Path, commit: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    fetch_source(folder, commit)
    make_environment(folder)
    must_run(python_in(folder), folder / "source" / "tools" / "fast.py", folder / "engine")
    shutil.copyfile(ROOT / "tools" / "baseline_bot.py", folder / "bot.py")


def told(folder: Path, commit: str) -> str:
    short = commit[:SHORT]
    command = shlex.join([str(python_in(folder)), str(folder / "bot.py")])
    return f"""
The bots of {short} play as programs; behind the command stands any name that this commit knows:

    athanor arena spellbook master "process:{command} master@3000"

A name of one's own is shorter in tables and files; 60 seconds let a busy machine finish its thought:

    export ATHANOR_BOT_SECONDS=60
    export ATHANOR_BOTS="{short}-master={command} master@3000"
    athanor arena spellbook master {short}-master
"""


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    commit = full_commit(arguments[0])
    folder = Path(arguments[1]).resolve() if len(arguments) == 2 else FOLDERS / commit[:SHORT]
    make(folder, commit)
    print(told(folder, commit))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
