"""Virtual environments, made from hashed lists of packages and brought up to date when these change."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
from pathlib import Path

from tools.dev.running import ROOT, DevError, must_run

ENVIRONMENT = ROOT / ".venv"
PEERS_ENVIRONMENT = ROOT / ".venv-peers"
DOCS_ENVIRONMENT = ROOT / ".venv-docs"
TRAIN_ENVIRONMENT = ROOT / ".venv-train"
ENVS_ENVIRONMENT = ROOT / ".venv-envs"
PROJECT = ROOT / "pyproject.toml"
LOCK = ROOT / "requirements.lock"
RAY = ROOT / "requirements-ray.lock"
DOCS = ROOT / "requirements-docs.lock"
ENVS = ROOT / "requirements-envs.lock"
# By extra, its own lock.
EXTRAS = {"ray": RAY, "envs": ENVS, "docs": DOCS}
LEARNER = ROOT / "examples" / "maskable-ppo" / "requirements.txt"
PEERS = ROOT / "bench" / "requirements-peers.txt"

Installs = list[list[str | Path]]


def tool(environment: Path, name: str) -> str:
    """The path of a program inside an environment."""
    windows = os.name == "nt"
    return str(environment / ("Scripts" if windows else "bin") / (name + (".exe" if windows else "")))


def python_of(environment: Path = ENVIRONMENT) -> str:
    return tool(environment, "python")


def fingerprint(*files: Path) -> str:
    """Changes when one of the files does."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def make_environment(environment: Path, python: str = sys.executable) -> None:
    """An empty environment, by uv where there is one, else by the standard library."""
    uv = shutil.which("uv")
    if uv:
        must_run(uv, "venv", "--quiet", "--clear", "--python", python, environment)
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        version = ".".join(map(str, sys.version_info[:2]))
        raise DevError(
            "This Python cannot make virtual environments: its `venv` or `ensurepip` is missing. "
            f"On Debian and Ubuntu, install the package python{version}-venv; or install uv."
        )
    must_run(python, "-m", "venv", "--clear", environment)


def install(environment: Path, *what: str | Path) -> None:
    """Install into an environment, by uv where there is one, else by the environment's own pip."""
    uv = shutil.which("uv")
    python = python_of(environment)
    if uv:
        must_run(uv, "pip", "install", "--quiet", "--python", python, *what)
    else:
        must_run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def is_usable(environment: Path) -> bool:
    """False for what is missing or broken, or was made by a uv that is gone (such a one has no pip)."""
    has_python = Path(python_of(environment)).exists()
    return has_python and bool(shutil.which("uv") or Path(tool(environment, "pip")).exists())


def prepare(environment: Path, sources: list[Path], installs: Installs, python: str = sys.executable) -> None:
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
    if not usable:
        make_environment(environment, python)
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
    install(ENVIRONMENT, "--require-hashes", "-r", RAY)
    stamp.write_text(contents)


def prepare_train() -> None:
    """What tests need, PyTorch as the extra `train` allows it, and the learner of `examples/maskable-ppo`.

    Too large for everybody's environment."""
    installs: Installs = [
        ["--require-hashes", "-r", LOCK, "-r", ENVS],
        ["--no-build-isolation", "-e", f"{ROOT}[train]", "-r", LEARNER],
    ]
    prepare(TRAIN_ENVIRONMENT, [LOCK, ENVS, LEARNER, PROJECT], installs)


def prepare_envs() -> None:
    """What tests need, and the packages of the extra `envs`."""
    installs: Installs = [
        ["--require-hashes", "-r", LOCK, "-r", ENVS],
        ["--no-deps", "--no-build-isolation", "-e", ROOT],
    ]
    prepare(ENVS_ENVIRONMENT, [LOCK, ENVS, PROJECT], installs)


def prepare_docs() -> None:
    """What the documentation is made with, and what the package needs; the package itself is read where it stands."""
    prepare(DOCS_ENVIRONMENT, [DOCS], [["--require-hashes", "-r", DOCS]])


def prepare_peers() -> None:
    prepare(PEERS_ENVIRONMENT, [PEERS, PROJECT], [["-r", PEERS, "-e", ROOT]])
