"""What people install: the sources, the plain wheel, and a compiled wheel for each Python of this machine."""

from __future__ import annotations

import os
import shutil
from functools import partial

from tools.dev.environments import LOCK, prepare, prepare_development, python_of
from tools.dev.page import build_page, prepare_web
from tools.dev.running import ROOT, Progress, must_run, run
from tools.dev.site import build_site
from tools.fresh_machine import WANTED, Version, found_pythons

DIST = ROOT / "dist"
COMPILED = {"ATHANOR_COMPILED": "1"}


def wheel(arguments: list[str]) -> int:
    """the package as a wheel in dist/; with --compiled, the one with the compiled engine, for this system and Python"""
    progress = Progress(4)
    prepare_page(progress)
    progress.do("the documentation", build_site)
    variables = {**os.environ, **COMPILED} if "--compiled" in arguments else None
    return run(python_of(), "-m", "hatchling", "build", "--target", "wheel", variables=variables)


def wheels(arguments: list[str]) -> int:
    """the sources, the plain wheel and compiled wheels for every Python 3.11-3.13 found here, in dist/"""
    pythons = found_pythons()
    progress = Progress(5 + len(pythons))
    prepare_page(progress)
    progress.do("the documentation", build_site)
    shutil.rmtree(DIST, ignore_errors=True)
    progress.do("the sources and the plain wheel", lambda: must_run(python_of(), "-m", "hatchling", "build"))
    for version, python in pythons.items():
        progress.do(f"the compiled wheel for Python {name(version)}", partial(compiled_wheel, version, python))
    for wanted in WANTED:
        if not any(version[:2] == wanted for version in pythons):
            print(f"Python {name(wanted)} was not found on this machine: no compiled wheel for it.")
    for made in sorted(DIST.iterdir()):
        print(f"  {made.relative_to(ROOT)}  {made.stat().st_size / 1e6:.1f} MB")
    return 0


def prepare_page(progress: Progress) -> None:
    progress.do("Python packages", prepare_development)
    progress.do("packages of the page", prepare_web)
    progress.do("the page", build_page)


def compiled_wheel(version: Version, python: str) -> None:
    """Made in an environment of that Python, with what the lock says."""
    environment = ROOT / f".venv-wheel-{name(version)}"
    prepare(environment, [LOCK], [["--require-hashes", "-r", LOCK]], python)
    variables = {**os.environ, **COMPILED}
    must_run(python_of(environment), "-m", "hatchling", "build", "--target", "wheel", variables=variables)


def name(version: Version) -> str:
    return ".".join(map(str, version[:2]))
