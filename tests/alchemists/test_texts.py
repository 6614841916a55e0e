"""The texts of the game: what they promise is true, plurals agree, and every language keeps one form of address."""

import re
from pathlib import Path

import pytest

from athanor.core.message import Message
from tests.alchemists.sales import HAND, sellers
from tests.alchemists.table import GAME, Table

TEXTS = Path(__file__).resolve().parents[2] / "src" / "athanor" / "games" / "alchemists" / "text"
READER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "alchemists" / "reader" / "text"


def say(id: str, lang: str, **args) -> str:
    return GAME.texts.render(Message(id, args), lang, ["Ann", "Ben", "Cid", "Dan"])


def explained(t: Table, name: str) -> Message:
    found = t.state.explain(GAME.actions.id(name)).args["what"]
    assert isinstance(found, Message)
    return found


# ---------------------------------------------------------------- prices and rewards as they are now


@pytest.mark.parametrize(
    ("artifacts", "gold", "new", "endorsed"),
    [("", 1, 1, 0), ("press", 0, 1, 0), ("robe", 1, 2, 0), ("authority", 1, 3, 2), ("press robe authority", 0, 4, 3)],
)
def test_what_publishing_costs_and_brings_is_told_with_the_artifacts(artifacts, gold, new, endorsed):
    t = Table(
        round=4, at="publish", theories="toad=B+:B-gold,C-red",
        A={"cubes": "publish*2", "gold": 5, "artifacts": artifacts},
    )  # fmt: skip
    publish, endorse = explained(t, "publish fern R-"), explained(t, "endorse toad")
    assert (publish.id, publish.args) == ("explain-publish", {"gold": gold, "count": new})
    assert (endorse.id, endorse.args) == ("explain-endorse", {"gold": gold, "authors": 2, "count": endorsed})
    t.do("publish fern R-", "seal gold")
    assert (t.gold("A"), t.rep("A")) == (5 - gold, 10 + new)
    t.do("endorse toad", "seal gold")
    assert (t.gold("A"), t.rep("A")) == (5 - gold - gold - 2, 10 + new + endorsed)


@pytest.mark.parametrize(("rep", "gold", "loss"), [(1, 3, 0), (6, 3, 0), (10, 4, 1), (15, 4, 2), (18, 5, 3)])
def test_what_a_guarantee_brings_and_risks_is_told_with_the_reputation(rep, gold, loss):
    t = sellers("A", A={"rep": rep}).do("sell B-")
    found = explained(t, "guarantee exact")
    assert (found.id, found.args) == ("explain-guarantee", {"gold": gold, "count": loss})
    t.do("guarantee exact", "mix toad+claw")
    assert t.rep("A") == rep - loss
    assert "toad" in HAND


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_no_price_is_told_where_cards_may_change_it(lang):
    assert not re.search(r"\d", say("space-text-6", lang))
    assert not re.search(r"\d", say("board-debunk-hint-master", lang))


def test_the_zones_say_what_they_do():
    """Green and blue add a smiley; blue adds a gold to a sale, red takes one."""
    smiley = {"en": "+1 smiley", "es": "+1 cara sonriente", "fr": "+1 sourire"}
    sales = {"en": "sales", "es": "ventas", "fr": "ventes"}
    for lang, word in smiley.items():
        assert word in say("board-zone-green", lang)
        assert word in say("board-zone-blue", lang)
        assert word not in say("board-zone-red", lang)
        assert f"{sales[lang]} +1" in say("board-zone-blue", lang)
        assert f"{sales[lang]} −1" in say("board-zone-red", lang)


def test_a_merchant_says_if_first_in_every_language():
    assert "if first" in say("favor-short-5", "en")
    assert "si vas primero" in say("favor-short-5", "es")
    assert "si premier" in say("favor-short-5", "fr")


# ---------------------------------------------------------------- plurals

PLURALS = [
    ("why-space-full", {"space": 0}, "count", {"en": "1 action is", "es": "1 acción", "fr": "1 action"}),
    ("why-too-few-cubes", {}, "cubes", {"en": "1 more cube,", "es": "1 cubo más,", "fr": "1 cube de plus"}),
    ("settings-entries", {}, "count", {"en": "1 entry", "es": "1 entrada", "fr": "1 entrée"}),
    ("board-has-gold", {}, "count", {"en": "1 gold", "es": "1 moneda", "fr": "1 pièce d’or"}),
    ("board-pay-bank", {}, "count", {"en": "1 gold", "es": "1 moneda ", "fr": "1 pièce d’or"}),
    ("board-later", {}, "count", {"en": "1 more", "es": "1 más", "fr": "1 autre"}),
    ("at-conference", {"seat": 0, "count": 2}, "needed", {"en": "1 expected", "es": "pide 1", "fr": "attendait 1"}),
]


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize(("id", "args", "number", "one"), PLURALS, ids=[row[0] for row in PLURALS])
def test_one_is_not_many(id, args, number, one, lang):
    said = say(id, lang, **args, **{number: 1})
    assert one[lang] in said
    assert not re.search(r"\b1 (actions|cubes|cubos|acciones|entries|entradas|entrées|monedas|pièces|autres)\b", said)


MANY = {
    "en": r"actions|cubes|cards|favors|ingredients|seals|points|theories|smileys|entries|worlds|artifacts",
    "es": r"acciones|cubos|cartas|favores|ingredientes|sellos|puntos|teorías|caras|entradas|mundos|monedas|artefactos",
    "fr": r"actions|cubes|cartes|faveurs|ingrédients|sceaux|points|théories|sourires|entrées|mondes|pièces|artefacts",
}
# Never one: the ingredients of a grant in the settings; the mean number of worlds that a mix leaves.
NEVER_ONE = ("settings-ingredients", "board-leaves")


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_every_counted_thing_has_a_singular(lang):
    """A number before a plural stands in the variant for many and nowhere else ($all: "1 of 5 cubes")."""
    counted = re.compile(rf"\{{ \$(?!all)\w+ \}} (more |discarded )?({MANY[lang]})\b")
    wrong = [line for _, line in words(TEXTS, lang) if counted.search(line) and not line.strip().startswith("*[other]")]
    assert [line for line in wrong if not line.startswith(NEVER_ONE)] == []


@pytest.mark.parametrize("told", ["ingredients-reshuffled", "favors-reshuffled"])
@pytest.mark.parametrize(("lang", "many"), [("en", "cards"), ("es", "cartas"), ("fr", "cartes")])
def test_a_new_deck_of_one_card(told, lang, many):
    assert many not in say(told, lang, count=1)
    assert f"5 {many[:3]}" in say(told, lang, count=5) or f"5 discarded {many}" in say(told, lang, count=5)


# ---------------------------------------------------------------- one form of address, one vocabulary


def words(folder: Path, lang: str) -> list[tuple[str, str]]:
    """Every line of a language that a person may read."""
    files = [path for path in sorted(folder.iterdir()) if re.search(rf"(^|\.){lang}\.(ftl|md)$", path.name)]
    assert files
    lines = [(path.name, line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return [(name, line) for name, line in lines if not line.startswith("#")]


OTHER_WORDS = {
    "fr": r"\b(vous|votre|vos)\b|\b(?!assez|chez|nez)\w+ez\b|\bdernier tour\b|\d or\b|\} or\b|\baspects?\b",
    "es": r"\b(usted|ustedes|vosotros|vuestr\w+)\b|\w+[áé]is\b|\bdeclar(a|ar|as|an)\b|sonrisa|\bequivocad\w"
    r"|\bde oro (a|en)\b|\+1 oro|\bmodo (aprendiz|maestro)\b",
    "en": r"\bevery other test\b|\bsold already\b",
}


@pytest.mark.parametrize("folder", [TEXTS, READER], ids=["game", "reader"])
@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_one_form_of_address_and_the_words_of_the_rulebook(folder, lang):
    wrong = re.compile(OTHER_WORDS[lang], re.IGNORECASE)
    # Message ids and names of arguments are English in every language.
    said = [(name, re.sub(r"^[a-z][\w-]* =|\{ *\$\w+ *(->)?", "", line)) for name, line in words(folder, lang)]
    assert [(name, line) for name, line in said if wrong.search(line)] == []
