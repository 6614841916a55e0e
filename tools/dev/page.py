"""Node, the packages of the page, and the built page."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.dev.environments import fingerprint, prepare, tool
from tools.dev.running import ROOT, must_run

WEB = ROOT / "web"
PAGE = ROOT / "src" / "athanor" / "server" / "page"
OLDEST_NODE = (20, 19)
NODE_ENVIRONMENT = ROOT / ".venv-node"
NODE = WEB / "requirements-node.txt"


def find_node() -> str | None:
    """The system's Node if it is new enough, tried by running it: a shim may lead nowhere."""
    path = shutil.which("node")
    if path is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([path, "--version"], capture_output=True, text=True).stdout.strip()
    parts = said.lstrip("v").split(".")
    new_enough = len(parts) == 3 and all(map(str.isdigit, parts)) and tuple(map(int, parts))[:2] >= OLDEST_NODE
    return path if new_enough else None


def npm() -> tuple[str, dict[str, str]]:
    """npm and the variables to run it with: the system's Node, or else the one from PyPI, in its own environment."""
    variables = dict(os.environ)
    if not has_home():
        variables["npm_config_cache"] = str(ROOT / ".npm-cache")
    program = shutil.which("npm") if find_node() else None
    if program is None:
        prepare(NODE_ENVIRONMENT, [NODE], [["--require-hashes", "-r", NODE]])
        program = tool(NODE_ENVIRONMENT, "npm")
        variables["PATH"] = str(Path(program).parent) + os.pathsep + variables.get("PATH", "")
    return program, variables


def has_home() -> bool:
    """npm keeps its downloads in the home folder, and fails where there is none and none can be made."""
    try:
        Path.home().mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return False
    return os.access(Path.home(), os.W_OK)


def npm_command(*arguments: str) -> tuple[list[str], dict[str, str]]:
    program, variables = npm()
    return [program, "--no-update-notifier", *arguments], variables


def must_npm(*arguments: str) -> None:
    command, variables = npm_command(*arguments)
    must_run(*command, variables=variables, folder=WEB)


def prepare_web() -> None:
    """What the page is built with, brought up to date with its lock; at once if it already is."""
    stamp = WEB / "node_modules" / "athanor-stamp"
    contents = fingerprint(WEB / "package.json", WEB / "package-lock.json")
    if stamp.exists() and stamp.read_text() == contents:
        return
    must_npm("ci", "--silent")
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
    must_npm("run", "--silent", "build")
    stamp.write_text(contents)
