#!/usr/bin/env python3
"""What developers call: ``python3 dev.py COMMAND [ARGUMENTS]`` (or ``make COMMAND ARGS="…"``).

Python alone is enough to start. The first command makes an environment in ``.venv`` from the hashed
``requirements.lock``; later ones find it ready and start at once. Everything after the command's name
goes through to the tool behind it: ``python3 dev.py test -k altar``.

This file must at least *parse* on the older Pythons that some systems call ``python3``, so that it can
say what is missing. That is why it is plainer than the code of the package, and why ``tools/dev`` is
imported only when the Python is known to be new enough.
"""

import shutil
import subprocess
import sys

OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")


def find_newer_python():
    # type: () -> str | None
    """The first Python on the PATH that is new enough, tried by running it: a shim may lead nowhere."""
    question = "import sys; sys.exit(sys.version_info < {})".format(OLDEST_PYTHON)  # noqa: UP032
    for name in NEWER_PYTHONS:
        path = shutil.which(name)
        if path and subprocess.run([path, "-c", question], stderr=subprocess.DEVNULL).returncode == 0:
            return path
    return None


def continue_with_newer_python():
    # type: () -> int
    """Start this file again under a newer Python, or say that there is none."""
    path = find_newer_python()
    if path is None:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        found = ".".join(map(str, sys.version_info[:3]))
        print("Athanor needs Python " + wanted + " or newer, and this is " + found + ". Please install a newer one.")
        return 2
    return subprocess.call([path, *sys.argv])


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(continue_with_newer_python())
    from tools.dev.commands import main

    sys.exit(main(sys.argv[1:]))
