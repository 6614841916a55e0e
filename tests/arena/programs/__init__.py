"""A program that misbehaves, and the command that starts it, wherever this folder lies."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

ROGUE = Path(__file__).parent / "rogue.py"


def command(script: Path, *arguments: object) -> str:
    """A Python script as somebody would type it: a folder may have a space in its name."""
    return shlex.join([sys.executable, str(script), *map(str, arguments)])


def rogue(mode: str, *more: object) -> str:
    return command(ROGUE, mode, *more)
