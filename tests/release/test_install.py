"""As a new user would: the wheel into an empty environment, `athanor`, and the page is open."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest

import athanor
from tests.cli.opened import opened

OWN = ("ATHANOR_", "PYTHON", "VIRTUAL_ENV", "COVERAGE")
GAME = "import athanor; s = athanor.game('spellbook').new(players=2, seed=1); s.apply(s.legal()[0])"
LONG = pytest.mark.long(sample="test_every_file_of_the_package_is_in_it")


def strangers(**more: str) -> dict[str, str]:
    """The variables of this machine without those of a developer of Athanor."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OWN)} | more


def done(*command: str | Path, **more: str) -> str:
    ended = subprocess.run([str(word) for word in command], env=strangers(**more), capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def empty_environment(folder: Path) -> Path:
    """The folder of its programs."""
    venv.create(folder, with_pip=True)
    return folder / "bin"


def must_open_the_page(athanor_command: Path, folder: Path) -> None:
    with opened([str(athanor_command)], folder, strangers()) as address:
        page = httpx.get(f"{address}/")
        assert page.status_code == 200
        (script,) = [word.split('"')[1] for word in page.text.split("<script")[1:] for word in [word.split("src=")[1]]]
        assert httpx.get(f"{address}{script}").headers["content-type"].startswith("text/javascript")
        assert len(httpx.get(f"{address}/api/games").json()) == 3
        assert "svelte" in httpx.get(f"{address}/licences.txt").text


@LONG
def test_pip_install_and_athanor_opens_the_page(wheel, tmp_path):
    programs = empty_environment(tmp_path / "empty environment")
    done(programs / "pip", "install", wheel)
    must_open_the_page(programs / "athanor", tmp_path)
    assert done(programs / "athanor", "--version") == f"athanor {athanor.__version__}\n"
    done(programs / "python", "-c", GAME)
    found = json.loads(done(programs / "athanor", "doctor", "--json", ATHANOR_DATA=str(tmp_path / "none")))
    assert not [each for each in found["findings"] if each["state"] == "broken"]
    assert done(programs / "pip", "check").startswith("No broken requirements")


@LONG
@pytest.mark.parametrize("installer", ["pipx", "uv"])
def test_the_installers_of_programs_put_athanor_on_the_path(installer, wheel, tmp_path):
    tools = empty_environment(tmp_path / "tools")
    done(tools / "pip", "install", installer)
    path = tmp_path / "path"
    match installer:
        case "pipx":
            command, places = ["install", "--python", sys.executable], {"PIPX_HOME": "home", "PIPX_BIN_DIR": "path"}
        case _:
            command = ["tool", "install", "--python", sys.executable]
            places = {"UV_TOOL_DIR": "home", "UV_TOOL_BIN_DIR": "path"}
    places = {name: str(tmp_path / folder) for name, folder in places.items()}
    done(tools / installer, *command, wheel, **places)
    assert {"athanor", "athanor-games"} <= {program.name for program in path.iterdir()}
    must_open_the_page(path / "athanor", tmp_path)
