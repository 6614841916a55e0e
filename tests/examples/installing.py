"""A virtual environment with one of the packages of `examples/` in it, made by `pip install` and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from tools.dev.environments import install, make_environment, python_of

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", ".*", "build", "dist", "*.egg-info")
# What the environment sees besides: this tree's Athanor, and what that needs.
SEEN = (ROOT / "src", Path(sysconfig.get_path("purelib")))


class Installed:
    """The environment, and the commands in it."""

    def __init__(self, folder: Path, example: str) -> None:
        self.folder = folder
        self.python = python_of(folder / "environment")
        # From a copy, so that building leaves nothing in the tree.
        self.source = folder / example
        shutil.copytree(EXAMPLES / example, self.source, ignore=LEFT_BEHIND)
        make_environment(folder / "environment")
        site = Path(self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        (site / "seen.pth").write_text("".join(f"{path}\n" for path in SEEN), encoding="utf-8")
        install(folder / "environment", "--no-index", "--no-build-isolation", self.source)

    def variables(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ATHANOR_PLUGINS")}
        return {**kept, "ATHANOR_DATA": str(self.folder / "data"), "ATHANOR_LANG": "en", **more}

    def run(self, *arguments: str, told: str = "", **more: str) -> str:
        """What `python ARGUMENTS` prints; it must succeed."""
        done = subprocess.run(
            [self.python, *arguments],
            cwd=self.folder, env=self.variables(**more), input=told, capture_output=True, text=True, timeout=600,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def athanor(self, *arguments: str, told: str = "", **more: str) -> str:
        return self.run("-m", "athanor", *arguments, told=told, **more)
