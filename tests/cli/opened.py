"""`athanor` without a command: the program as somebody starts it, and the address that their browser is given."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import PATIENCE, wait_until


@contextmanager
def opened(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """The address that the program opens in the browser, while it runs. It keeps its games below `folder`."""
    told = folder / "address"
    browser = folder / "browser.py"
    browser.write_text("import pathlib, sys\npathlib.Path(sys.argv[1]).write_text(sys.argv[2])\n")
    variables = {
        **environment,
        "ATHANOR_DATA": str(folder / "data"),
        "ATHANOR_PORT": "0",
        "BROWSER": f"'{sys.executable}' '{browser}' '{told}' %s",
    }
    process = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        wait_until(lambda: process.poll() is not None or (told.exists() and told.read_text()), "nothing was opened")
        assert process.poll() is None, f"it ended: {process.communicate()[0]}"
        yield told.read_text()
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
