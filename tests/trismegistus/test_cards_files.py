"""Cards typed by somebody: exported, changed, checked. Every mistake is named with its file and line."""

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from athanor.core.errors import OptionError
from athanor.core.message import Message
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus import shelf
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.cards import BOT_OP_NAMES
from athanor.games.trismegistus.reading import FILES, our_folder, our_set, read_set
from athanor.games.trismegistus.texts import TEXTS
from tests.builds import fields_of
from tests.trismegistus.permuted import permuted_set

rule = pytest.mark.rule


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    shelf._AT_HAND.clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shelf.export_set(tmp_path / "mine", "en")
    return tmp_path / "mine"


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Puts something else in a file; gives the line where it stood."""
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1, old
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def found(folder: Path) -> list[tuple[str, int, str]]:
    return [(fault.file, fault.line, fault.message.id) for fault in shelf.check_set(folder)]


# ---------------------------------------------------------------- as it should be


def test_what_is_exported_is_our_set(folder):
    assert found(folder) == []
    assert read_set(folder)[0].digest == our_set().digest
    assert shelf.take_set(folder) is our_set()


def words_in(data: dict[str, Any] | list[Any]) -> set[str]:
    """All keys of a card file: of tables, and of what is written in them."""
    if isinstance(data, list):
        return set().union(*(words_in(one) for one in data if isinstance(one, dict | list)))
    below = [words_in(value) for value in data.values() if isinstance(value, dict | list)]
    return set(data).union(*below)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_is_complete(lang):
    """Every file, table, key and measure is named in it; every symbol it spells can be read."""
    guide = (TEXTS.folder / f"own-cards.{lang}.md").read_text(encoding="utf-8")
    named = {word for said in re.findall("`([^`]+)`", guide) for word in (said, *said.split(" = ")[:1])}
    assert set(FILES) <= named
    keys = {key for file in FILES for key in words_in(tomllib.loads((our_folder() / file).read_text(encoding="utf-8")))}
    assert keys - set(LANGUAGES) - set(y.MATERIAL_NAMES) - {"name", "2", "3", "4"} <= named
    symbols, measures = ([row.split("|")[1] for row in part.splitlines() if row.startswith("| `")]
                         for part in guide.split("\n## ")[1:3])  # fmt: skip
    for spelled in re.findall("`([^`]+)`", " ".join(symbols)):
        assert y.read_step(spelled)
    counted = {y.read_measure(spelled) for spelled in re.findall("`([^`]+)`", " ".join(measures))}
    families = {name.split()[0] for name in y.MEASURE_NAMES if name}
    assert {y.MEASURE_NAMES[measure].split()[0] for measure in counted} == families
    alone = {y.LEVEL_LOWEST, y.LEVEL_HIGHEST, y.EXPERIMENTS, y.ARTIFACTS, y.REACTION_TOKENS, y.REACTION_USED}
    assert alone | {y.SYMBOLS_ALONE, y.SYMBOLS_OF + 2} <= counted
    for word in (*BOT_OP_NAMES, "max", "track each", "track lowest 2"):
        assert any(said.strip('"').startswith(word) for said in named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_comes_with_the_files(tmp_path, lang):
    written = shelf.export_set(tmp_path / lang, lang)
    assert sorted(written) == sorted(path.name for path in (tmp_path / lang).iterdir())
    guide = (tmp_path / lang / shelf.GUIDE).read_text(encoding="utf-8")
    for op in range(len(y.OP_NAMES)):
        word = {y.CUBE: "raw lead", y.DOWN: "track down", y.ARTIFACT: "artifact random"}.get(op, y.OP_NAMES[op])
        assert f"`{word}" in guide
    for exchange in y.EXCHANGE_NAMES:
        assert f"`exchange {exchange}" in guide


def test_remarks_and_lay_out_make_no_other_set(folder):
    change(folder, "artifacts.toml", "\n[[level-1]]", "\n# a remark\n\n[[level-1]]")
    assert read_set(folder)[0].digest == our_set().digest


def test_a_name_may_be_the_same_in_all_languages(folder):
    old = 'name = { en = "Tinderbox", es = "Yesquero", fr = "Briquet à amadou" }'
    change(folder, "artifacts.toml", old, 'name = "My Tinderbox"')
    change(folder, "introductory.toml", '"tinderbox"', '"my-tinderbox"')
    mine = shelf.take_set(folder)
    name = mine.artifacts[1].name
    assert (name.en, name.es, name.fr, name.key) == ("My Tinderbox",) * 3 + ("my-tinderbox",)
    assert mine.hands[0].artifact == 1


# ---------------------------------------------------------------- which set it is


def other_points(folder: Path) -> None:
    change(folder, "publications.toml", "vp = 22", "vp = 23")


def test_a_changed_set_has_a_digest_and_is_found_by_it(folder):
    other_points(folder)
    mine = shelf.take_set(folder)
    assert shelf.DIGEST.fullmatch(mine.id)
    assert mine.id != our_set().digest
    assert shelf.set_called(mine.id) is mine
    assert shelf.CARDS_OPTION.check(mine.id, 2) == mine.id
    assert mine.publications[23].vp == 23


def test_a_set_is_kept_when_its_folder_is_gone(folder):
    other_points(folder)
    name = shelf.take_set(folder).id
    shutil.rmtree(folder)
    shelf._AT_HAND.clear()
    assert shelf.set_called(name).publications[23].vp == 23


@pytest.mark.parametrize("name", ["0123456789ab", "", "ours", "../../etc", "0123456789AB", "0123456789abc"])
def test_a_set_that_is_not_at_hand_is_said_to_be_so(name):
    with pytest.raises(OptionError) as refused:
        shelf.CARDS_OPTION.check(name, 2)
    assert refused.value.message == Message("cards-not-at-hand", {"cards": name})
    for lang in LANGUAGES:
        assert name in refused.value.text(lang)


def test_a_kept_set_that_was_tampered_with_is_not_at_hand(folder):
    other_points(folder)
    name = shelf.take_set(folder).id
    shelf._AT_HAND.clear()
    change(shelf.shelf() / name, "publications.toml", "vp = 23", "vp = 99")
    with pytest.raises(OptionError):
        shelf.set_called(name)


def test_our_cards_are_named_by_their_number_and_others_by_their_name(folder):
    assert our_set().called("artifact", 3) == 3
    other_points(folder)
    named = shelf.take_set(folder).called("artifact", 3)
    assert isinstance(named, Message)
    assert [TEXTS.render(named, lang) for lang in LANGUAGES] == [
        "Washing Trough",
        "Artesa de lavado",
        "Auge de lavage",
    ]


def test_nothing_is_overwritten(folder):
    before = (folder / "board.toml").read_text(encoding="utf-8")
    change(folder, "board.toml", "introductory-slot = 1", "introductory-slot = 6")
    with pytest.raises(Exception, match=r"already a file artifacts\.toml"):
        shelf.export_set(folder, "en")
    assert (folder / "board.toml").read_text(encoding="utf-8") != before


def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Exception, match="cannot be written"):
        shelf.export_set(tmp_path / "file" / "folder", "en")


def test_boards_printed_otherwise_make_a_set_too(tmp_path):
    there = shelf.set_called(permuted_set(tmp_path)).board
    ours = our_set().board
    assert there.bowl_essence == (y.AETHER, y.MERCURY_ESSENCE, y.SULFUR, y.SALT, y.ANY_ESSENCE, y.NO_ESSENCE)
    assert there.section_of == (2, 2, 0, 1, 0)
    assert there.spaces_of == ((0, 1, 2), (3,), (4, 5))
    assert there.slot_arrow == (5, 4, 3, 2, 1, 0)
    same = [name for name in fields_of(type(ours)) if getattr(ours, name) == getattr(there, name)]
    assert same == ["sections"]


# ---------------------------------------------------------------- mistakes

FIRST = 'name = { en = "Clay Crucible", es = "Crisol de arcilla", fr = "Creuset d’argile" }'
MISTAKES = [
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["transmute green"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["refined lead"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["raw gold"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["track lowest 2"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["publication per formula"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["vp 1 per moon"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = ["raw lead 0"]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effect = [""]', "cards-unknown-symbol"),
    ("artifacts.toml", 'effect = ["transmute red"]', "effect = []", "cards-empty"),
    ("artifacts.toml", 'effect = ["transmute red"]', "effect = [3]", "cards-not-words"),
    ("artifacts.toml", 'effect = ["transmute red"]', "effect = 3", "cards-not-list"),
    ("artifacts.toml", 'effect = ["transmute red"]', 'effects = ["transmute red"]', "cards-unknown-key"),
    ("artifacts.toml", '["track down", "refined gold"]', '["refined gold", "track down"]', "cards-down-first"),
    ("artifacts.toml", '["track down", "refined gold"]', '["track down"]', "cards-down-first"),
    ("artifacts.toml", 'elementals = ["fire"]', 'elementals = ["wind"]', "cards-not-one-of"),
    ("artifacts.toml", 'elementals = ["fire"]', 'elementals = ["fire", "air"]', "cards-one-elemental"),
    ("artifacts.toml", FIRST, "name = 3", "cards-name"),
    ("artifacts.toml", FIRST, 'name = { en = "Clay Crucible" }', "cards-name"),
    ("artifacts.toml", FIRST, 'name = ""', "cards-name-length"),
    ("artifacts.toml", '"Iron Tripod"', '"Copper Alembic"', "cards-name-twice"),
    ("experiments.toml", 'element = "fire"', 'element = "fir"', "cards-not-one-of"),
    ("experiments.toml", 'requirement = "fire 1"', 'requirement = "fire 13"', "cards-requirement"),
    ("experiments.toml", 'requirement = "fire 1"', 'requirement = "lowest 1"', "cards-unknown-symbol"),
    ("experiments.toml", 'cost = ["raw copper", "raw tin"]', 'cost = ["raw copper", "tin"]', "cards-unknown-symbol"),
    ("experiments.toml", "vp = 2", "vp = 100", "cards-not-in-range"),
    ("experiments.toml", "vp = 2", 'vp = "2"', "cards-not-number"),
    ("experiments.toml", "vp = 2", "vp = true", "cards-not-number"),
    ("experiments.toml", "vp = 2", "players = 5\nvp = 2", "cards-not-in-range"),
    ("publications.toml", 'needs = ["fire 2"]', 'needs = ["any 2"]', "cards-unknown-symbol"),
    ("publications.toml", 'needs = ["fire 2"]', "needs = []", "cards-empty"),
    ("achievements.toml", '["experiment fire 2"]', '["experiment ice 2"]', "cards-unknown-symbol"),
    ("achievements.toml", '["symbols earth air 5"]', '["symbols earth earth 5"]', "cards-unknown-symbol"),
    ("alchemists.toml", 'vault = [\n    "##."', 'vault = [\n    "###"', "cards-vault"),
    ("alchemists.toml", 'vault = [\n    "##."', 'vault = [\n    "##"', "cards-vault"),
    ("alchemists.toml", "rows = [\n", 'rows = [\n    { left = ["vp 1"] },\n', "cards-vault-lines"),
    ("alchemists.toml", "rows = [\n    { left", "rows = [\n    { top", "cards-vault-ends"),
    (
        "alchemists.toml",
        'rows = [\n    { left = ["transmute',
        'rows = [\n    { left = ["transmit',
        "cards-unknown-symbol",
    ),
    ("formulas.toml", 'alchemist = "roger-bacon"', 'alchemist = "francis-bacon"', "cards-not-one-of"),
    ("introductory.toml", 'masterpiece = "the-red-stone"', 'masterpiece = "the-blue-stone"', "cards-no-such-card"),
    ("introductory.toml", 'artifact = "hand-bellows"', 'artifact = "tinderbox"', "cards-given-twice"),
    ("introductory.toml", '"on-flame-and-breath"', '"the-marsh-and-its-plants"', "cards-hand-mark"),
    ("botmegistus.toml", 'symbols = ["tin"]', 'symbols = ["wild"]', "cards-not-one-of"),
    ("botmegistus.toml", 'symbols = ["tin"]', "symbols = []", "cards-bot-symbols"),
    ("botmegistus.toml", 'action = ["artifact"]', 'action = ["artefact"]', "cards-unknown-symbol"),
    ("botmegistus.toml", 'action = ["artifact"]', 'action = ["artifact", "artifact"]', "cards-bot-twice"),
    ("botmegistus.toml", 'action = ["experiment"]', 'action = ["experiment", "gold", "experiment"]', "cards-bot-twice"),
    ("botmegistus.toml", 'action = ["artifact"]', 'action = ["artifact 2"]', "cards-unknown-symbol"),
    ("botmegistus.toml", 'element = "water"', 'element = "fire"', "cards-bot-element"),
    ("botmegistus.toml", "potency = 3", "potency = 4", "cards-not-in-range"),
    ("botmegistus.toml", 'die = "black"', 'die = "blue"', "cards-not-one-of"),
    ("board.toml", 'tracks = ["fire", "water"', 'tracks = ["fire", "fire"', "cards-each-once"),
    ("board.toml", "bonus-steps = [4, 8]", "bonus-steps = [8, 4]", "cards-steps"),
    ("board.toml", "bonus-steps = [4, 8]", "bonus-steps = [4, 13]", "cards-steps"),
    ("board.toml", 'arrows = ["black", "white"', 'arrows = ["black", "green"', "cards-not-these"),
    ("board.toml", 'market = ["black", "black"', 'market = ["black", "white"', "cards-market"),
    ("board.toml", "introductory-slot = 1", "introductory-slot = 7", "cards-not-in-range"),
    ("board.toml", 'symbols = ["iron"]', 'symbols = ["gold"]', "cards-section"),
    ("board.toml", 'symbols = ["iron"]', 'symbols = ["iron", "lead"]', "cards-section"),
    ("board.toml", 'copper = "sulfur"', 'copper = "sugar"', "cards-not-one-of"),
    ("board.toml", "4 = [6, 5, 5]", "4 = [1, 1, 1]", "cards-dice"),
    ("board.toml", 'max = "iron"', 'max = "wild"', "cards-not-these"),
]


@pytest.mark.parametrize(("file", "old", "new", "id"), MISTAKES)
def test_each_mistake_is_named_with_its_file_and_line(folder, file, old, new, id):
    line = change(folder, file, old, new)
    assert (file, line, id) in found(folder)
    assert {fault[0] for fault in found(folder)} <= {file, "introductory.toml"}
    with pytest.raises(shelf.CardsError) as refused:
        shelf.take_set(folder)
    for lang in LANGUAGES:
        assert str(folder) in refused.value.text(lang)


def test_several_mistakes_are_found_in_one_run(folder):
    first = change(folder, "artifacts.toml", 'effect = ["raw iron"]', 'effect = ["raw irno"]')
    second = change(folder, "artifacts.toml", 'effect = ["restore"]', 'effect = ["restroe"]')
    third = change(folder, "board.toml", 'salt"', 'silt"')
    assert found(folder)[:2] == [
        ("artifacts.toml", first, "cards-unknown-symbol"),
        ("artifacts.toml", second, "cards-unknown-symbol"),
    ]
    assert ("board.toml", third, "cards-not-one-of") in found(folder)


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_missing_or_no_toml(folder, file):
    (folder / file).write_text('[[starting]]\nname = "a"\nlevel = = 3\n', encoding="utf-8")
    assert (file, 3, "cards-not-toml") in found(folder)
    (folder / file).write_bytes(b"\xff\xfe\x00")
    assert (file, 1, "cards-not-toml") in found(folder)
    (folder / file).unlink()
    assert (file, 1, "cards-no-file") in found(folder)


def test_a_card_too_many_or_too_few(folder):
    text = (folder / "publications.toml").read_text(encoding="utf-8")
    (folder / "publications.toml").write_text(text + '\n[[publication]]\nname = "x"\nneeds = ["fire"]\nvp = 1\n')
    lines = text.count("\n") + 2
    assert found(folder) == [("publications.toml", lines, "cards-count")]
    fewer = text[: text.rindex("[[publication]]")]
    (folder / "publications.toml").write_text(fewer)
    assert [(file, id) for file, _, id in found(folder)] == [("publications.toml", "cards-count")]


def test_a_table_nobody_knows_or_one_that_is_missing(folder):
    line = change(folder, "artifacts.toml", "\n[[level-1]]", "\n[[level-4]]\n[[level-1]]")
    assert ("artifacts.toml", line + 1, "cards-unknown-table") in found(folder)
    change(folder, "board.toml", "[dice]", "[dices]")
    assert ("board.toml", 1, "cards-no-table") in found(folder)


def test_too_many_cards_kept_for_more_players(folder):
    text = (folder / "experiments.toml").read_text(encoding="utf-8")
    head, level, tail = text.partition("[[masterpiece]]")
    (folder / "experiments.toml").write_text(head + level + tail.replace("vp = 1", "players = 3\nvp = 1"))
    assert [id for _, _, id in found(folder)] == ["cards-too-few", "cards-hand-mark"]


def test_a_ninth_formula(folder):
    change(folder, "formulas.toml", 'alchemist = "claude-duval"', 'alchemist = "isaac-newton"')
    ids = [id for _, _, id in found(folder)]
    assert "cards-formulas" in ids


def test_a_personality_or_bonus_tokens_short(folder):
    line = change(folder, "board.toml", "ethereal = 4", "ethereal = 0")
    assert found(folder) == []
    change(folder, "board.toml", "chameleon = 4", "chameleon = 3")
    assert [(file, id) for file, _, id in found(folder)] == [("board.toml", "cards-too-few-tokens")]
    assert line > found(folder)[0][1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("file", "old", "new", "id"), MISTAKES[::7])
def test_mistakes_are_told_in_every_language(folder, file, old, new, id, lang):
    change(folder, file, old, new)
    for fault in shelf.check_set(folder):
        assert TEXTS.render(fault.message, lang)


# ---------------------------------------------------------------- spelling


def test_steps_are_spelled_as_they_are_read():
    ours = our_set()
    for effect in [card.effect for card in ours.artifacts] + [card.effect for card in ours.formulas]:
        assert tuple(y.read_step(y.spell_step(step)) for step in effect) == effect


@rule("TR-609")
@pytest.mark.parametrize(("text", "track", "need"), [("fire 5", 0, 5), ("water 3", 1, 3), ("earth 8", 2, 8)])
def test_requirements_named_and_any(text, track, need):
    assert y.read_requirement(text) == (track, need)
    assert y.read_requirement("air 6") == (y.AIR, 6)
    assert y.read_requirement("any 8") == (y.ANY, 8)


@rule("TR-010")
@pytest.mark.parametrize("text", ["refined lead", "raw silver", "raw gold", "raw", "refined", "silver", "raw lead 0"])
def test_there_is_no_such_cube(text):
    with pytest.raises(y.UnknownSymbol):
        y.read_step(text)


@rule("TR-011")
def test_the_essence_mercury_is_the_raw_cube():
    assert y.read_step("essence mercury 2") == y.read_step("raw mercury 2") == (y.CUBE, y.RAW_MERCURY, 2, 0)
