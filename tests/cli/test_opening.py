"""`athanor` alone opens the page."""

import sys

import httpx

from athanor.cli.main import main
from tests.cli.opened import opened
from tests.cli.terminal import environment


def test_without_a_command_the_page_opens(tmp_path):
    with opened([sys.executable, "-m", "athanor"], tmp_path, environment(tmp_path)) as address:
        assert {"spellbook"} <= {game["id"] for game in httpx.get(f"{address}/api/games").json()}


def test_what_it_does_not_understand_opens_nothing(capsys):
    assert main(["--lna", "--lang", "en"]) == 2
    assert "--lna" in capsys.readouterr().err
