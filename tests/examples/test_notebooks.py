"""The notebooks of `examples/notebooks` run from the first cell to the last, in the environment of `make docs`."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tools.dev.environments import DOCS_ENVIRONMENT, prepare_docs, python_of

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
RUN = """
import sys, nbformat
from nbclient import NotebookClient
book = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(book, timeout=600, kernel_name="python3").execute()
nbformat.validate(book)
nbformat.write(book, sys.argv[2])
"""


@pytest.mark.long(sample="test_what_is_kept_of_a_notebook_is_its_text_alone")
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_every_last_cell_says_something(notebook, tmp_path):
    prepare_docs()
    made = tmp_path / "run.ipynb"
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "IPYTHONDIR": str(tmp_path), "HOME": str(tmp_path)}
    python = python_of(DOCS_ENVIRONMENT)
    ended = subprocess.run([python, "-c", RUN, notebook, made], env=variables, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    cells = [cell for cell in json.loads(made.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert cells[-1]["outputs"]


def test_what_is_kept_of_a_notebook_is_its_text_alone():
    """No output, no count, no path of a machine: a change is then a change of the text."""
    assert len(NOTEBOOKS) >= 2
    for notebook in NOTEBOOKS:
        for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                assert (cell["outputs"], cell["execution_count"]) == ([], None), notebook.name
