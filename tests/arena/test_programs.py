"""Bots that are programs of their own: whatever they do, they lose a move at most, and they learn nothing but their own
seat's view."""

import json
import os
import shlex
import shutil
import signal
import sys
from pathlib import Path

import pytest

import athanor
from athanor import bots
from athanor.bots import outside
from athanor.bots.outside import MOST_FAILURES, Outside, Program
from athanor.bots.outside_command import command_words
from athanor.bots.outside_protocol import Greeting, question
from athanor.cli.arguments import bot_words
from athanor.core.state import State
from tests.arena import programs
from tests.arena.runs import alive
from tests.bots.tables import IDS, TABLES, Set_up, decisions

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


@pytest.fixture
def rogue():
    """Makes bots out of the rogue program, and ends them."""
    made: list[Program] = []

    def make(mode: str, seconds: float = 5.0, diary: Path | None = None) -> Outside:
        made.append(Program("rogue", programs.rogue(mode, *([diary] if diary else [])), seconds))
        return Outside(made[-1])

    yield make
    for program in made:
        program.close()


def state(game: str = "toy", seed: int = 1) -> State:
    """One in which there is something to choose."""
    s = athanor.game(game).new(2, seed)
    while len(s.legal()) < 2:
        s.apply(s.legal()[0])
    return s


def process_of(bot: Outside) -> int:
    process = bot.program._process
    assert process is not None
    return process.pid


# ---------------------------------------------------------------- good behaviour


def test_a_good_program_chooses(rogue):
    bot, s = rogue("first"), state()
    assert bots.ask(bot, s, s.asked, 1) == s.legal()[0]
    assert bot.forfeit == ""
    pid = process_of(bot)
    assert bots.ask(bot, s, s.asked, 2) == s.legal()[0]
    assert process_of(bot) == pid, "it was started twice"
    bot.program.close()
    assert not alive(pid)


def test_a_program_plays_whole_games(rogue):
    bot = rogue("first")
    for game in ("toy", "spellbook"):
        _, asked = bots.play_game(athanor.game(game), [bot, bots.bot("random")], 3, {})
        assert asked > 10
    assert bot.program.forfeits == {}


def test_a_program_of_the_earlier_protocol_still_plays(rogue, tmp_path):
    diary = tmp_path / "diary"
    bot, s = rogue("old", diary=diary), state("spellbook")
    assert bots.ask(bot, s, s.asked, 1) == s.legal()[0]
    assert bot.program.forfeits == {}
    asked = json.loads(diary.read_bytes().splitlines()[1])
    assert [(each["id"], each["name"]) for each in asked["actions"]] == [
        (action, s.game.actions.name(action)) for action in s.legal()
    ]


# ---------------------------------------------------------------- bad behaviour


@pytest.mark.parametrize(
    ("mode", "reason"),
    [
        ("dies", "died"),
        ("hangs", "late"),
        ("deaf", "late"),
        ("flood", "flood"),
        ("garbage", "garbage"),
        ("list", "garbage"),
        ("deep", "garbage"),
        ("bytes", "garbage"),
        ("text", "illegal"),
        ("number", "garbage"),
        ("truth", "garbage"),
        ("stale", "garbage"),
        ("illegal", "illegal"),
        ("future", "protocol"),
        ("grandchild", "late"),
    ],
)
def test_misbehaviour_costs_the_move_and_nothing_else(rogue, monkeypatch, mode, reason):
    monkeypatch.setattr("athanor.bots.outside.STARTING_SECONDS", 20.0)
    bot, s = rogue(mode, 0.5 if reason == "late" else 20.0), state("spellbook")
    answers = [bots.ask(bot, s, s.asked, seed) for seed in (1, 2, 3)]
    assert all(answer in s.legal() for answer in answers)
    assert bot.forfeit == reason
    assert bot.program.forfeits == {reason: 3}
    # By the seed, as everything that is left to chance.
    assert answers == [s.legal()[bots.derive(seed, "forfeit") % len(s.legal())] for seed in (1, 2, 3)]


def test_saying_more_than_was_asked_is_noticed_at_the_next_question(rogue):
    bot, s = rogue("chatter", 20.0), state()
    assert bots.ask(bot, s, s.asked, 1) == s.legal()[0]
    bots.ask(bot, s, s.asked, 2)
    assert bot.forfeit == "garbage"


def test_a_program_that_says_nothing_at_all_is_not_waited_for(rogue, monkeypatch):
    monkeypatch.setattr("athanor.bots.outside.STARTING_SECONDS", 0.5)
    bot, s = rogue("mute"), state()
    bots.ask(bot, s, s.asked, 1)
    assert bot.forfeit == "late"


def test_a_program_that_is_not_there(rogue):
    bot, s = Outside(Program("nobody", "no-such-program-here", 1.0)), state()
    assert bots.ask(bot, s, s.asked, 1) in s.legal()
    assert bot.forfeit == "missing"


def test_a_dead_program_is_started_again_at_its_next_decision(rogue):
    bot, s = rogue("dies-twice", 20.0), state()
    found = []
    for seed in range(6):
        bots.ask(bot, s, s.asked, seed)
        found.append(bot.forfeit)
    assert found == ["", "died"] * 3


def test_a_killed_program_is_started_again(rogue):
    bot, s = rogue("first", 20.0), state()
    bots.ask(bot, s, s.asked, 1)
    os.kill(process_of(bot), signal.SIGKILL)
    bots.ask(bot, s, s.asked, 2)
    assert bot.forfeit == "died"
    bots.ask(bot, s, s.asked, 3)
    assert bot.forfeit == ""


def test_after_failing_several_times_running_it_is_left_alone(rogue, tmp_path):
    diary = tmp_path / "diary"
    bot, s = rogue("dies", 20.0, diary), state()
    for seed in range(MOST_FAILURES + 3):
        bots.ask(bot, s, s.asked, seed)
    assert bot.program.forfeits == {"died": MOST_FAILURES, "given-up": 3}
    assert diary.read_bytes().count(b'"hello"') == MOST_FAILURES


def test_a_game_ends_whoever_plays_it(rogue):
    bot = rogue("dies", 20.0)
    s, _ = bots.play_game(athanor.game("spellbook"), [bot, bots.bot("random")], 3, {})
    assert s.over
    assert bot.program.forfeits["given-up"] > 0


def test_ended_programs_are_gone(rogue):
    bot, s = rogue("hangs", 0.3), state()
    bot.program.greet()
    pid = process_of(bot)
    bots.ask(bot, s, s.asked, 1)
    assert bot.forfeit == "late"
    assert not alive(pid)


# ---------------------------------------------------------------- what it is told


def test_a_question_holds_what_one_needs_to_answer(rogue, tmp_path):
    diary = tmp_path / "diary"
    bot, s = rogue("position", 20.0, diary), state("spellbook")
    bots.ask(bot, s, s.asked, 9)
    hello, asked = map(json.loads, diary.read_bytes().splitlines())
    assert hello == {"athanor": "hello", "protocol": 1, "protocols": [1, 2], "seconds": 20.0}
    assert (asked["athanor"], asked["number"], asked["game"], asked["players"]) == ("question", 1, "spellbook", 2)
    assert asked["options"] == s.options
    assert asked["seat"] == s.asked
    assert asked["view"] == s.view(s.asked)
    offered = [{"name": s.game.actions.name(action), "label": s.label(action)} for action in s.legal()]
    assert asked["actions"] == offered
    world = s.game.from_snapshot(asked["position"])
    assert world.view(s.asked) == s.view(s.asked)
    assert world.legal() == s.legal()


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_what_is_written_to_it_does_not_change_with_what_its_seat_cannot_know(table: Set_up):
    """The bytes are the same from the truth and from any world just as possible for the seat: so the truth, the seed
    and the record are not in them."""
    for step, (s, seat, chance) in enumerate(decisions(table, 11)):
        if step % 7 or len(s.legal(seat)) < 2:
            continue
        other = s.determinise(seat, chance)
        told = [
            question(world.determinise(seat, bots.derive(chance, "world")), seat, 5, 1, 5.0, Greeting(position=True))
            for world in (s, other, other.determinise(seat, chance + 1))
        ]
        assert told[0] == told[1] == told[2]


def test_secrets_do_change_from_world_to_world():
    """Otherwise the test above would hold for a game without any."""
    s = state("toy")
    worlds = [s.determinise(s.asked, seed).snapshot()["table"] for seed in range(8)]
    assert any(world != worlds[0] for world in worlds)


def test_the_process_itself_gets_just_those_bytes(rogue, tmp_path):
    s = state("toy", 4)
    told = []
    for number, world in enumerate((s, s.determinise(s.asked, 77))):
        diary = tmp_path / f"diary-{number}"
        bots.ask(rogue("position", 20.0, diary), world, s.asked, 9)
        told.append(diary.read_bytes())
    assert told[0] == told[1]
    assert b'"question"' in told[0]


def test_it_is_told_which_question_of_its_own_led_straight_here(rogue, tmp_path):
    diary = tmp_path / "diary"
    bot, s, memory = rogue("first", 20.0, diary), state(), bots.Memory()
    for moment in (0, 1, 5, 6):  # between 1 and 5 somebody else was asked
        memory.moment = moment
        bots.ask(bot, s, s.asked, moment, memory)
    asked = [json.loads(line) for line in diary.read_bytes().splitlines()[1:]]
    assert [(each["number"], each.get("follows")) for each in asked] == [(1, None), (2, 1), (3, None), (4, 3)]


def test_after_a_forfeited_move_no_question_leads_on(rogue, tmp_path):
    diary = tmp_path / "diary"
    bot, s, memory = rogue("illegal", 20.0, diary), state(), bots.Memory()
    for moment in (0, 1):
        memory.moment = moment
        bots.ask(bot, s, s.asked, moment, memory)
    assert b"follows" not in diary.read_bytes()


def test_settings_of_ours_are_none_of_its_business(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", "/a/secret/place")
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import os, pathlib\npathlib.Path(__file__).with_suffix('.txt').write_text(repr(dict(os.environ)))\n"
    )
    program = Program("spy", programs.command(spy), 5.0)
    s = state()
    bots.ask(Outside(program), s, s.asked, 1)
    program.close()
    seen = (tmp_path / "spy.txt").read_text()
    assert "PATH" in seen
    assert "ATHANOR" not in seen


# ---------------------------------------------------------------- who may be started


def test_nobody_is_started_whom_nobody_admitted():
    command = f"process:{programs.rogue('first')}"
    with pytest.raises(bots.BotError) as refused:
        bots.bot(command)
    assert "nobody has allowed it here" in str(refused.value)
    assert outside.admit_command(command) == command
    assert bots.bot(command).name == command
    assert bots.outside_names() == []  # a bare command is not offered to others


def test_programs_with_a_name():
    python = shlex.quote(sys.executable)
    outside.configure(f" mine = {programs.rogue('first')}; my-2={python} 'a; b' ;", bots.is_own)
    assert bots.outside_names() == ["mine", "my-2"]
    assert bots.bot("mine").name == "mine"
    assert outside.programs()[1] == ("my-2", f"{python} 'a; b'", 5.0)


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("mine", "“mine” is not like that"),
        ("mine=", "“mine=” is not like that"),
        ("=true", "“=true” is not like that"),
        ("My Bot=true", "“My Bot=true” is not like that"),
        ("process:x=true", "is not like that"),
        ("heuristic=true", "there is one of that name already"),
        ("adept-mine=true", "there is one of that name already"),
        ("mine=no-such-program-here", "there is no such program"),
        ('{"mine": ["no-such-program-here"]}', "there is no such program"),
        ('{"mine": []}', "“mine” is not like that"),
        ('{"mine": [1]}', "“mine” is not like that"),
        ('{"My Bot": ["true"]}', "“My Bot” is not like that"),
        ('{"mine": ["true"]', "is not like that"),
        ('{"heuristic": ["true"]}', "there is one of that name already"),
    ],
)
def test_settings_that_cannot_be(setting, sentence):
    with pytest.raises(bots.BotError) as refused:
        outside.configure(setting, bots.is_own)
    assert sentence in str(refused.value)
    assert bots.outside_names() == []


def spaced(folder: Path) -> Path:
    """The rogue in a folder whose name has a space, a comma and a semicolon."""
    place = folder / "my bots, and; others"
    place.mkdir()
    return Path(shutil.copy(programs.ROGUE, place))


@pytest.mark.parametrize("how", ["list", "quoted"])
def test_a_program_in_a_folder_with_a_space_is_configured(tmp_path, how):
    script = spaced(tmp_path)
    listed = json.dumps({"mine": [sys.executable, str(script), "first"]})
    outside.configure(listed if how == "list" else f"mine={programs.command(script, 'first')}", bots.is_own)
    s = state()
    assert bots.ask(bots.bot("mine"), s, s.asked, 1) == s.legal()[0]
    assert outside.forfeits() == {}
    outside.close()


def test_a_program_in_a_folder_with_a_space_is_typed(tmp_path):
    typed = f"random,process:{programs.command(spaced(tmp_path), 'first')},heuristic"
    (name,) = [word for word in bot_words(typed) if word.startswith("process:")]
    assert len(bot_words(typed)) == 3
    outside.greet(name)
    outside.close()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r"C:\bots\tidy.exe --deep", [r"C:\bots\tidy.exe", "--deep"]),
        (r'"C:\Program Files\Python\python.exe" "D:\my bots\tidy.py" 3', [
            r"C:\Program Files\Python\python.exe", r"D:\my bots\tidy.py", "3",
        ]),
        (r"'\\server\my share\tidy.exe'", [r"\\server\my share\tidy.exe"]),
    ],
)  # fmt: skip
def test_commands_on_windows(text, words):
    assert command_words(text, windows=True) == words


def test_commands_elsewhere():
    words = ["/my bots/tidy", "it's", 'a"b', "#1", r"C:\x y"]
    assert command_words(shlex.join(words), windows=False) == words
    assert command_words(tuple(words)) == words
    with pytest.raises(ValueError):
        command_words("'open")


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "1e9", "nan"])
def test_times_that_cannot_be(seconds):
    with pytest.raises(bots.BotError) as refused:
        outside.allow(seconds)
    assert f"not “{seconds}”" in str(refused.value)


def test_the_time_allowed_counts_for_whoever_comes_after():
    outside.allow("2.5")
    outside.admit("mine", (sys.executable,))
    assert outside.programs() == [("mine", (sys.executable,), 2.5)]


# ---------------------------------------------------------------- the page


def test_the_program_of_the_page_plays(tmp_path):
    text = PAGE.read_text(encoding="utf-8").split("## Bots from outside")[1]
    code = text.split("```py\n")[1].split("```")[0]
    assert len(code.strip().splitlines()) <= 20
    path = tmp_path / "tidy.py"
    path.write_text(code, encoding="utf-8")
    program = Program("tidy", programs.command(path), 20.0)
    for game in ("spellbook", "alchemists", "trismegistus"):
        s, _ = bots.play_game(athanor.game(game), [Outside(program), bots.bot("random")], 1, {})
        again, _ = bots.play_game(athanor.game(game), [Outside(program), bots.bot("random")], 1, {})
        assert s.moves() == again.moves()  # it takes its chance from the seed
    assert program.forfeits == {}
    program.close()
