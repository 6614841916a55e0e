"""The compiled engine: used where it is current, offered once where it could be made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.dev.environments import ENVIRONMENT, python_of
from tools.dev.running import ROOT, must_run, run

FAST = ROOT / "build" / "fast"
OFFERED = ROOT / "build" / "offered"
COMPILERS = ("cc", "gcc", "clang")


def is_current(environment: Path) -> bool:
    """Whether `make fast` was run for this Python and these sources. The environment's Python is asked: it differs."""
    return run(python_of(environment), "tools/fast.py", "--fits", FAST) == 0


def variables() -> dict[str, str]:
    """The environment variables with which the compiled engine is used; without a current one, plain Python's."""
    found = dict(os.environ)
    if is_current(ENVIRONMENT):
        found["PYTHONPATH"] = os.pathsep.join([str(FAST), *filter(None, [found.get("PYTHONPATH")])])
    elif FAST.exists():
        print("The compiled engine is older than the sources: in plain Python now (`make fast` renews it).")
    return found


def compile_engine() -> None:
    """Some minutes, unless it is up to date. The C compiler's warnings about generated code are nobody's concern."""
    must_run(python_of(), "tools/fast.py", FAST)


def can_be_compiled() -> bool:
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return headers.exists() and any(map(shutil.which, COMPILERS))


def offer() -> None:
    """Where a C compiler is, say once what the compiled engine brings; compile it if the answer is yes."""
    if FAST.exists() or OFFERED.exists() or not can_be_compiled():
        return
    OFFERED.parent.mkdir(exist_ok=True)
    OFFERED.touch()
    gain = "With the compiled engine bots think three times as much in the same time."
    if not sys.stdin.isatty():
        print(f"{gain} `make fast` makes it, once, in some minutes.")
        return
    print(f"{gain} Compile it now? It takes some minutes, once; `make fast` does it later. [y/N] ", end="", flush=True)
    if sys.stdin.readline().strip().lower() in ("y", "yes"):
        print("Compiling …", flush=True)
        ended = subprocess.run([python_of(), "tools/fast.py", str(FAST)], cwd=ROOT, capture_output=True)
        print(
            "Done." if ended.returncode == 0 else "It could not be compiled (`make fast` shows why); in plain Python."
        )
