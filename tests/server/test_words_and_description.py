"""Texts, the description of the wire, the page, the headers, the command."""

import json
import re
import subprocess
import sys

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import athanor
from athanor import bots
from athanor.bots.base import TEXTS as BOT_TEXTS
from athanor.cli.main import main
from athanor.core.errors import OptionError
from athanor.core.registry import lookup
from athanor.core.text import CORE_TEXTS, LANGUAGES, Catalog
from athanor.server import load, page
from athanor.server.run import greeting
from athanor.server.settings import from_environment
from athanor.server.words import TEXTS, accepted_language
from tests.server.house import ROOT, Process
from tests.waiting import PATIENCE


def ids(source: str) -> set[str]:
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


def own(catalogue: Catalog) -> set[str]:
    return ids((catalogue.folder / "en.ftl").read_text(encoding="utf-8"))


def test_a_page_can_have_all_texts_together():
    """The server's and the bots' words are sent in one file with a game's: no id may stand in two of them."""
    parts = [own(TEXTS), own(BOT_TEXTS), own(CORE_TEXTS)]
    for game in athanor.games():
        taken = own(athanor.game(game).texts)
        assert not [name for part in parts for name in part & taken], game
    assert not parts[0] & parts[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_for_the_page(stranger, lang):
    core = stranger.http.get(f"/api/texts/core/{lang}")
    assert core.headers["content-type"].startswith("text/plain")
    assert {"why-not-now", "bot-greedy", "answer-stale"} <= ids(core.text)
    game = ids(stranger.http.get(f"/api/texts/toy/{lang}").text)
    assert game > ids(core.text)
    assert "do-pass" in game
    assert stranger.get("/api/texts/toy/xx", 404)["error"]["id"] == "no-such-language"
    assert stranger.get("/api/texts/nothing/en", 404)["error"]["id"] == "no-such-texts"


def test_games_bots_and_rules(stranger):
    games = {game["id"]: game for game in stranger.get("/api/games")}
    toy = games["toy"]
    assert toy["players"] == [2, 4]
    assert toy["secrets"]
    assert toy["options"][1] == {
        "name": "coins", "kind": "number", "default": 4, "choices": [], "low": 0, "high": 9, "per_seat": True,
        "free": False, "players": None,
    }  # fmt: skip
    assert games["spellbook"]["options"][0]["free"]
    assert [one["level"] for one in stranger.get("/api/bots")] == [level.name for level in bots.levels()]
    for lang in LANGUAGES:
        rules = stranger.http.get(f"/api/rules/spellbook/{lang}")
        assert rules.status_code in (200, 404)
        assert rules.status_code == 404 or "<h" in rules.text
    assert stranger.get("/api/rules/spellbook/xx", 404)["error"]["id"] == "no-such-language"
    assert stranger.get("/api/rules/chess/en", 404)["error"]["id"] == "unknown-game"


def test_an_option_says_to_how_many_players_it_is_offered(stranger):
    games = {game["id"]: game for game in stranger.get("/api/games")}
    for id, few in (("spellbook", 1), ("trismegistus", 1), ("trismegistus", 2), ("alchemists", 2)):
        game = lookup(id)
        for option in games[id]["options"]:
            low, high = option["players"] or games[id]["players"]
            others = (
                [1] if option["kind"] == "number" else [each for each in option["choices"] if each != option["default"]]
            )
            if not others:
                continue  # our cards, and a set of one's own
            chosen = {option["name"]: others[0]}
            if few in range(low, high + 1):
                game.check_options(few, chosen)
            else:
                with pytest.raises(OptionError):
                    game.check_options(few, chosen)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"), ("", "en"), ("es", "es"), ("fr-CA", "fr"), ("de,es;q=0.5,fr;q=0.8", "fr"), ("*", "en"),
        ("es;q=0, fr;q=x", "es"), ("ES_mx", "es"),
    ],
)  # fmt: skip
def test_the_readers_language(header, lang):
    assert accepted_language(header) == lang


def test_the_description_covers_http_and_the_live_messages(house, stranger):
    printed = subprocess.run(
        [sys.executable, "-m", "athanor.server.openapi"], capture_output=True, check=True, cwd=ROOT
    ).stdout
    described = json.loads(printed)
    assert described == stranger.get("/api/openapi.json")
    schemas = described["components"]["schemas"]
    assert set(schemas["Hears"]["discriminator"]["mapping"]) == {
        "answer", "undo", "chat", "tell", "foresee", "draw", "look", "mute", "ping", "coach", "recall", "hint", "seen",
    }  # fmt: skip
    assert set(schemas["Says"]["discriminator"]["mapping"]) == {
        "table", "log", "state", "chat", "refused", "told", "foreseen", "drawing", "pong", "lesson", "coach",
        "printed", "story", "hint",
    }  # fmt: skip
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert references <= set(schemas)
    documented = {path for path in described["paths"] if path.startswith("/api/tables/")}
    assert {f"/api/tables/{{id}}/{verb}" for verb in ("join", "leave", "rematch", "abandon", "fork")} <= documented


def test_every_response_carries_the_strict_headers(stranger):
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/x"):
        headers = stranger.http.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; img-src 'self' data:; style-src")
        assert "script-src" not in headers["content-security-policy"], "self alone, by the default"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert "content-security-policy" in stranger.http.post("/api/me", headers={"origin": "https://x"}).headers


# -------------------------------------------------------------------- the page


@pytest.fixture
def built(tmp_path, monkeypatch):
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Athanor</title>" + " " * 600)
    (folder / "assets" / "index-abc123.js").write_text("let x = 1;" * 100)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


def test_the_page_is_served_from_the_package(stranger, built):
    for path in ("/", "/table/abc", "/games/spellbook/new"):
        start = stranger.http.get(path)
        assert start.text.startswith("<!doctype html><title>Athanor")
        assert start.headers["cache-control"] == "no-cache"
        assert start.headers["content-encoding"] == "gzip"
    script = stranger.http.get("/assets/index-abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert stranger.http.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
    plain = stranger.http.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/missing.js"])
def test_nothing_else_is(stranger, built, path):
    answer = stranger.http.get(path)
    assert "not for you" not in answer.text
    assert answer.status_code == 404


def test_a_page_that_was_not_built_says_so(stranger, tmp_path, monkeypatch):
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nowhere")
    answer = stranger.http.get("/", headers={"accept-language": "fr"})
    assert answer.status_code == 503
    assert "sa page n’a pas été construite" in answer.text


# -------------------------------------------------------------------- the command


@pytest.fixture
def command(capsys, monkeypatch):
    """`athanor serve …`, where it does not get as far as serving: its status and its sentence."""
    monkeypatch.setenv("ATHANOR_LANG", "en")

    def run(*arguments: str) -> str:
        assert main(["serve", *arguments]) == 2
        said: str = capsys.readouterr().err
        assert said.count("\n") == 1, said
        return said

    return run


def test_a_busy_port_is_one_sentence(house, tmp_path, command):
    said = command("--port", str(house.port), "--data", str(tmp_path))
    assert said.startswith(f"Port {house.port} on 127.0.0.1 is in use")


@pytest.mark.sqlite
def test_data_in_use_is_one_sentence(house, command):
    assert "Another Athanor server" in command("--port", "0", "--data", str(house.data))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--port", "99999"], "99999"),
        (["--port", "x"], "“x”"),
        (["--bot-pause", "-1"], "-1"),
        (["--bot-pause", "soon"], "soon"),
        (["--origin", "games.example"], "games.example"),
        (["--host", "no such"], "no such"),
    ],
)
def test_wrong_flags_are_one_sentence(arguments, named, tmp_path, command):
    assert named in command("--data", str(tmp_path), *arguments)


def test_a_household_gets_an_address_and_a_code(tmp_path):
    """Started with everything in the environment; the code is for phones on the same network."""
    server = Process(tmp_path / "data", ATHANOR_HOST="0.0.0.0")
    assert not server.address.startswith("http://0.0.0.0")
    assert server.stop() == 0
    text = greeting("http://192.168.1.20:8400", "/juegos", "es", lan=True)
    assert "http://192.168.1.20:8400" in text
    assert sum(line.count("█") for line in text.splitlines()) > 100


def test_settings_come_from_the_environment():
    told = {"ATHANOR_PORT": "81", "ATHANOR_ORIGINS": "https://a.example, https://b.example", "ATHANOR_BOT_PAUSE": "0.2"}
    settings = from_environment(told, port=82, host=None)
    assert (settings.port, settings.host, settings.bot_pause) == (82, "127.0.0.1", 0.2)
    assert settings.origins == ("https://a.example", "https://b.example")
    with pytest.raises(athanor.AthanorError, match="ATHANOR_PORT"):
        from_environment({"ATHANOR_PORT": "many"})


def test_the_measured_evening(monkeypatch):
    monkeypatch.setattr(load, "PATIENCE", PATIENCE)
    figures = load.measure(count=3, seconds=2.5)
    data = figures.data()
    assert data["answers"] > 0
    assert (data["refused"], data["lost"], data["broken"]) == (0, 0, 0)
    assert data["heard"] == 2 * data["answers"]
    assert 0 < data["p50_ms"] <= data["p99_ms"]
    assert "spellbook" in data["games"]
    assert f"{data['p99_ms']} ms" in load.report(figures, "fr")
