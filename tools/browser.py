"""A browser for the tests: finds the system's Chromium, or installs it where that is possible.

Playwright brings none of its own here: its download fails on many machines, and the system's package is enough. The
headless shell comes first: the same engine without windows and menus, in three fifths of the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

PACKAGES = ("chromium-headless-shell", "chromium")  # Debian's; the first is missing in older releases
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
USUAL_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
VARIABLE = "ATHANOR_CHROMIUM"


class NoBrowserError(Exception):
    """There is none and none could be installed; the message says what to do."""


def find_browser() -> str | None:
    """The path of a browser that runs; ATHANOR_CHROMIUM names one that is not on the PATH."""
    named = os.environ.get(VARIABLE)
    found = [named] if named else [path for path in map(shutil.which, NAMES) if path]
    return next((path for path in (*found, *USUAL_PLACES) if Path(path).exists() and runs(path)), None)


def runs(path: str) -> bool:
    """Tried by running it: Ubuntu's `chromium-browser` may be a stub that only asks for a snap."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def ensure_browser() -> str:
    """The path of a browser, installed first if there is none. Raises NoBrowserError with one sentence otherwise."""
    path = find_browser() or (find_browser() if installed() else None)
    if path is None:
        raise NoBrowserError(
            "The browser tests need Chromium and could not install it here: install the package `chromium` "
            f"(or Google Chrome), or name its program in {VARIABLE}."
        )
    return path


def installed() -> bool:
    """Install Debian's package, where we may; whether that worked."""
    apt = shutil.which("apt-get")
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (apt and is_root):
        return False
    print("Installing Chromium for the browser tests (only the first time) …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-qq"], env=environment, capture_output=True)
    install = [apt, "install", "-y", "-qq", "--no-install-recommends"]
    return any(
        subprocess.run([*install, name], env=environment, capture_output=True).returncode == 0 for name in PACKAGES
    )


if __name__ == "__main__":
    try:
        ensure_browser()
    except NoBrowserError as problem:
        raise SystemExit(str(problem)) from None
