"""The workflows of the forge try and build what this repository says it supports."""

import re
import tomllib

import pytest

from tests.cli.terminal import ROOT
from tools.fresh_machine import WANTED

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [f"{major}.{minor}" for major, minor in WANTED]


def test_every_supported_python_is_tested_built_for_and_named():
    (tests,) = [path for path in WORKFLOWS if path.name == "ci.yml"]
    matrix = re.search(r"python: \[(.+)\]", tests.read_text(encoding="utf-8"))
    assert matrix
    assert matrix[1].replace('"', "").split(", ") == PYTHONS
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: Python :: 3." in line]
    assert named == PYTHONS
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_what_a_workflow_runs_is_there(workflow):
    """Commands of `make`, scripts of this repository; every action with its version."""
    text = workflow.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in re.findall(r"run: make (\S+)", text):
        assert re.search(rf"^COMMANDS =.* {command}( |$)", makefile, re.MULTILINE), command
    for script in re.findall(r"run: bash (\S+)", text):
        assert (ROOT / script).is_file(), script
    assert all(re.fullmatch(r"[\w.-]+/[\w.-]+@v\d[\d.]*", action) for action in re.findall(r"uses: (\S+)", text))
    assert "permissions:\n  contents: read" in text
