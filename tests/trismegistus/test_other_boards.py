"""What is printed on the boards is data: with everything there printed otherwise the same tests of rules hold."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builds import plain_only

HERE = Path(__file__).parent
# The tests of rules, without those about cards and boards themselves, Botmegistus, what bots like, and whole games.
OTHERS = (
    "boards",
    "cards",
    "botmegistus",
    "companion",
    "properties",
    "secrets",
    "reaching",
    "exact",
    "drawing",
    "components",
    "other",
    "statistics",
    "heuristic",
    "saved",
    "words",
)
FILES = sorted(file.name for file in HERE.glob("test_*.py") if file.stem.split("_")[1] not in OTHERS)


@pytest.mark.slow
@plain_only
@pytest.mark.rule("TR-656", "TRC-035")
def test_the_tests_of_rules_hold_with_other_boards(tmp_path):
    root = HERE.parent.parent
    files = [str(HERE.relative_to(root) / name) for name in FILES]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.trismegistus.other_boards"]
    run = subprocess.run(
        [*command, *files], cwd=root, env={**os.environ, "ATHANOR_DATA": str(tmp_path)}, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]
    assert "test_transmuting.py" in FILES
    assert int(run.stdout.rsplit("passed")[0].split()[-1]) > 700
