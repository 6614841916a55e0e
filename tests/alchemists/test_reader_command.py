"""`athanor reader` as people and programs use it, and `athanor bench deduction`."""

import json
import re
from pathlib import Path

import pytest

import athanor
from athanor.cli.main import main
from athanor.games.alchemists.alchemicals import POTION_NAMES, mix
from athanor.games.alchemists.codes import decode
from athanor.games.alchemists.reader import MASTER, Reader
from athanor.games.alchemists.words import TEXTS
from tests.cli.terminal import at_terminal, reads, run

rule = pytest.mark.rule

LANGUAGES = ("en", "es", "fr")
ANSWERS = {
    "mushroom": "R+", "fern": "R-", "toad": "B+", "claw": "B-",
    "flower": "--", "root": "G-", "scorpion": "G+", "feather": "++",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setenv("ATHANOR_DEBUG", "1")


def told(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["reader", *args]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["reader", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


# ---------------------------------------------------------------- for programs


@rule("AL-026")
def test_answers_for_programs(capsys):
    assert json.loads(told(capsys, "DEMO", "--answers", "--json")) == ANSWERS


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("mix mushroom toad", {"potion": "R+"}),
        ("student claw toad", {"potion": "N"}),
        ("drink scorpion claw", {"potion": "G+"}),
        ("exhibit mushroom toad", {"potion": "R+"}),
        ("sell B- fern claw", {"quality": "right-sign"}),
        ("sell B- claw mushroom", {"quality": "exact"}),
        ("debunk scorpion red", {"sign": "-"}),
        ("debunk scorpion toad B+", {"answer": "yes"}),
        ("debunk scorpion toad R+", {"answer": "no"}),
    ],
)
def test_one_question_for_programs(capsys, question, answer):
    assert json.loads(told(capsys, "demo", *question.split(), "--json")) == answer


def test_a_new_code_for_programs(capsys):
    code = json.loads(told(capsys, "--new", "--json"))["code"]
    assert re.fullmatch("[A-Z]{4}", code)
    assert sorted(decode(code)) == list(range(8))


# ---------------------------------------------------------------- for people


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "mushroom toad"), ("es", "seta sapo"), ("fr", "champignon crapaud")]
)
def test_one_question_for_people(capsys, lang, words):
    answer = told(capsys, "DEMO", "student", *words.split(), "--lang", lang)
    assert answer.strip() == TEXTS.say("potion-0", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sale_does_not_name_the_potion(capsys, lang):
    told_of_poison = told(capsys, "DEMO", "sell", "B-", "fern", "claw", "--lang", lang)
    told_of_paralysis = told(capsys, "DEMO", "sell", "B-", "fern", "flower", "--lang", lang)
    assert told_of_poison == told_of_paralysis


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(capsys, lang):
    page = told(capsys, "--help", "--lang", lang)
    assert reads(page, TEXTS.say("reader-help-triangle", lang))
    assert "reader-" not in page


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["DEM"], "is not a code"),
        (["DEM1", "mix", "toad", "fern"], "is not a code"),
        (["DEMO", "brew", "toad", "fern"], "The reader cannot “brew”"),
        (["DEMO", "mix", "toad", "frog"], "I do not know “frog”"),
        (["DEMO", "mix", "toad", "toad"], "not toad twice"),
        (["DEMO", "sell", "N", "toad", "fern"], "cannot be neutral"),
        (["DEMO", "debunk", "toad", "red", "--mode", "master"], "set to master"),
        (["DEMO", "--mode", "wizard"], "apprentice or master"),
        (["DEMO", "--json"], "Say what the reader shall do"),
        (["--answers", "--json"], "four-letter code"),
        (["--answers"], "four-letter code"),
        (["--triangle", "no/such/folder/page.html"], "page.html"),
        (["DEM", "--triangle", "page.html"], "is not a code"),
    ],
)
def test_what_cannot_be_gets_one_sentence(capsys, tmp_path, monkeypatch, args, sentence):
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(capsys, *args)
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- files


def test_the_history_is_kept_in_a_file(capsys, tmp_path):
    file = str(tmp_path / "game.json")
    told(capsys, "DEMO", "student", "mushroom", "toad", "--history", file)
    told(capsys, "DEMO", "debunk", "scorpion", "toad", "R+", "--history", file)
    kept = json.loads(told(capsys, "--history", file, "--json"))
    assert kept["code"] == "DEMO"
    assert kept["history"] == [
        {"function": "student", "ingredients": ["mushroom", "toad"], "potion": "R+"},
        {"function": "debunk", "ingredients": ["scorpion", "toad"], "asked": "R+", "answer": "no"},
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_the_history_of_another_game_is_left_alone(capsys, tmp_path):
    file = tmp_path / "game.json"
    told(capsys, "DEMO", "student", "mushroom", "toad", "--history", str(file))
    before = file.read_text()
    assert "another game" in refused(capsys, "QWIN", "student", "mushroom", "toad", "--history", str(file))
    assert file.read_text() == before


@pytest.mark.parametrize("text", ["", "{", "[]", '{"code": "DEMO"}', "\x00"])
def test_what_is_no_history_is_refused_and_left_alone(capsys, tmp_path, text):
    file = tmp_path / "notes.txt"
    file.write_text(text)
    assert "not the history of a reader" in refused(capsys, "DEMO", "mix", "toad", "fern", "--history", str(file))
    assert file.read_text() == text


@rule("AL-049", "AL-052")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_triangle_is_written(capsys, tmp_path, lang):
    file = tmp_path / "triangle.html"
    assert str(file) in told(capsys, "DEMO", "--triangle", str(file), "--lang", lang)
    page = file.read_text(encoding="utf-8")
    assert TEXTS.say("triangle-secret", lang) in page
    assert TEXTS.say("ingredient-6", lang) in page
    told(capsys, "--triangle", str(file), "--lang", lang)
    assert TEXTS.say("triangle-secret", lang) not in file.read_text(encoding="utf-8")


# ---------------------------------------------------------------- the menu


def test_a_session_by_names(tmp_path):
    """A new code entered, a test, a sale, a debunk, the history without ingredients, leaving."""
    typed = ["enter", "dem", "demo", "master", "student", "mushroom", "toad", "confirm", ""]
    typed += ["sell", "insanity", "fern", "claw", "confirm", ""]
    typed += ["debunk", "scorpion", "toad", "wisdom", "confirm", ""]
    typed += ["asked", "no", "leave"]
    done = run(tmp_path, "reader", typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert reads(done.stdout, "“dem” is not a code")
    history = done.stdout[done.stdout.index("for your eyes only") :]
    reader = Reader("DEMO", MASTER)
    reader.student(0, 2)
    reader.sell(5, 1, 3)
    reader.debunk_potion(6, 2, 4)
    for line in reader.history:
        assert reads(history, TEXTS.render(line.message(), "en"))
    assert "mushroom" not in history


@rule("AL-034")
def test_what_was_picked_is_wiped_from_the_screen_before_the_answer(tmp_path):
    with at_terminal(tmp_path, "reader", "DEMO", size=(60, 100)) as person:
        person.type("student")
        person.type("mushroom")
        person.type("toad")
        answer = person.type("1")
        after = answer[answer.index("Test on a student") :]
        assert TEXTS.say("potion-0", "en") in after
        assert "mushroom" not in after
        assert "toad" not in after
        person.type("")
        person.type("leave")
        assert person.status() == 0


@rule("AL-035", "AL-042")
def test_q_and_dropping_ask_nothing(tmp_path):
    typed = ["student", "mushroom", "q", "drink", "toad", "fern", "nothing", "asked", "q"]
    done = run(tmp_path, "reader", "DEMO", typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Nothing has been asked yet." in done.stdout


@rule("AL-045", "AL-043")
def test_last_round_and_mode_in_the_menu(tmp_path):
    file = tmp_path / "game.json"
    typed = [
        "last",
        "exhibit",
        "mushroom",
        "toad",
        "confirm",
        "",
        "master mode",
        "debunk",
        "scorpion",
        "toad",
        "neutral",
    ]
    typed += ["confirm", "", "not the last", "leave"]
    done = run(tmp_path, "reader", "DEMO", "--history", str(file), typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    kept = json.loads(file.read_text())
    assert [line["function"] for line in kept["history"]] == ["exhibit", "debunk"]
    assert (kept["mode"], kept["last_round"]) == ("master", False)


@rule("AL-048")
@pytest.mark.parametrize(
    ("typed", "shown"), [(["yes", "yes"], True), (["yes", "no"], False), (["no"], False), ([], False), ([""], False)]
)
def test_the_answers_are_shown_to_whoever_says_yes_twice(tmp_path, typed, shown):
    done = run(tmp_path, "reader", "DEMO", "--answers", typed="".join(f"{word}\n" for word in typed))
    assert done.returncode == 0, done.stderr
    for ingredient, alchemical in enumerate(decode("DEMO")):
        row = TEXTS.say("reader-answer-row", "en", ingredient=ingredient, alchemical=alchemical)
        assert (row in done.stdout) is shown


@rule("AL-031")
def test_the_code_is_shown_only_to_whoever_insists(tmp_path):
    done = run(tmp_path, "reader", "DEMO", typed="show the code\nno\nleave\n")
    assert "DEMO" not in done.stdout
    done = run(tmp_path, "reader", "DEMO", typed="show the code\nyes\nleave\n")
    assert "The code of this game: DEMO" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_speaks_every_language(tmp_path, lang):
    typed = f"1\n1\n{TEXTS.say('reader-function-1', lang)}\n1\n1\n1\n\nq\n"
    done = run(tmp_path, "reader", typed=typed, lang=lang)
    assert done.returncode == 0, done.stderr
    assert TEXTS.say("reader-show-everybody", lang) in done.stdout
    assert "reader-" not in done.stdout


def test_leaving_at_once_is_no_fault(tmp_path):
    done = run(tmp_path, "reader", typed="")
    assert (done.returncode, done.stderr) == (0, "")


# ---------------------------------------------------------------- texts and speed


def test_every_text_of_the_reader_is_used():
    source = (TEXTS.folder / "reader.en.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^((?:reader|triangle)-[\w-]+) =", source, re.MULTILINE)
    top = Path(athanor.__file__).parent
    code = "".join(p.read_text(encoding="utf-8") for p in (top / "games" / "alchemists").rglob("*.py"))
    chosen_by_program = "function mode switch sure confirm help needs"
    begun = ("triangle-", *(f"reader-{word}-" for word in chosen_by_program.split()))
    short = [id.removeprefix("reader-") for id in ids]
    idle = [id for id, s in zip(ids, short, strict=True) if f'"{id}"' not in code and f'"{s}"' not in code]
    assert [id for id in idle if not id.startswith(begun)] == []
    assert len(ids) > 80


def test_the_speed_of_deduction_is_measured(capsys):
    assert main(["bench", "deduction", "--seconds", "0.02", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["learn_ms"] > 0
    assert found["rank_ms"] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_speed_of_deduction_for_people(capsys, lang):
    assert main(["bench", "deduction", "--seconds", "0.02", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert " ms" in out
    assert "bench-" not in out


def test_the_command_answers_for_any_code(capsys):
    reader = Reader()
    answer = json.loads(told(capsys, reader.code, "mix", "root", "flower", "--json"))
    assert answer == {"potion": POTION_NAMES[mix(reader.assignment, 5, 4)]}
