"""Every text that the page's sources ask for exists: `t('id')`, `{ id: 'id', args }`, and ids built from parts."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

from athanor.server.words import page_texts
from tests.ground.page_texts import PAGE, ROOT, ids_in, sources

GAMES = ("spellbook", "alchemists", "trismegistus")

SERVER = "?"  # the server names the parts: one text of the pattern is enough
# The ids built from parts, with what may stand in each place: words, and ranges of numbers.
PATTERNS: dict[str, tuple[str, ...]] = {
    "*-*": (SERVER,),  # options and nouns of a game
    "*-*.help": (SERVER,),
    "*.help": (SERVER,),
    "adventurer-*": ("0-5",),
    "alchemical-*": ("0-7",),
    "artifact-*": ("0-17",),
    "artifact-text-*": ("0-17",),
    "beside-*": ("cards dice",),
    "beside-*-*": ("cards dice", "house table"),
    "beside-ask-*": (SERVER,),
    "beside-board-*": ("drawn mine",),
    "beside-box-*": ("own athanor",),
    "beside-box-*-about": ("own athanor",),
    "beside-essences-*": ("printed shuffled",),
    "beside-cards-*-about": ("house table",),
    "beside-op-*": ("0-4",),
    "board-guarantee-*": ("0-3",),
    "board-help-*": ("0-3",),
    "board-help-note-*": ("0-2",),
    "board-hint-*": ("buy discard grant keep order take transmute",),
    "board-mark-*": ("maybe no yes",),
    "board-order-*": ("ask game transmute turn",),
    "board-your-familiar-*": ("0-3",),
    "bot-*": ("adept beginner grandmaster greedy habit heuristic master novice random",),
    "bot-colour-*": ("0-2",),
    "bot-element-*": ("0-3",),
    "bot-face-*": ("0-5",),
    "bot-token-*": ("0-2",),
    "bot-track-*": ("0-3",),
    "character-*": ("balanced bold careful spiteful",),
    "colour-*": ("0-2",),
    "draw-phase-*": ("0-3",),
    "element-*": ("0-3",),
    "decisions-*": ("mine turning all",),
    "ended-*": ("agreed resigned silent",),
    "essence-*": ("0-3",),
    "explain-*": (SERVER,),
    "favor-*": ("0-7",),
    "favor-short-*": ("0-7",),
    "favor-text-*": ("0-7",),
    "function-*": ("0-4",),
    "function-help-*": ("0-4",),
    "grade-*": ("best good inaccuracy mistake blunder close forced",),
    "hints-*": ("none few free",),
    "ingredient-*": ("0-7",),
    "known-*": (SERVER,),
    "ledger-*": ("expected own chance rivals",),
    "lesson-*": ("again back on own-try show take-back",),
    "line-*-*": ("0-20", "3-5"),
    "mark-*": ("1-4",),
    "material-*": ("0-6",),
    "mode-*": ("0-1",),
    "mode-help-*": ("0-1",),
    "motion-*": ("full less system",),
    "nav-*": ("games rules settings",),
    "opponent-*": ("0",),
    "option-*": (SERVER,),
    "option-*-*": (SERVER,),
    "option-*.help": (SERVER,),
    "option-bot-*": ("usual first-game easy strong strongest",),
    "option-mode-*": ("apprentice master",),
    "phase-*": ("0-2",),
    "phase-of-*": ("opening middle end",),
    "potion-*": ("0-6",),
    "preset-*": ("alone bot friends screen",),
    "quality-*": ("0-3",),
    "quality-help-*": ("0-3",),
    "result-drink-*": ("1 3 5",),
    "review-tab-*": ("moment list luck",),
    "rune-*": ("0-2",),
    "seal-*": ("0-4",),
    "seal-text-*": ("0-4",),
    "seat-*": ("free friend me",),
    "short-*": ("0-7",),
    "space-*": ("0-9",),
    "space-text-*": ("0-9",),
    "spell-*": ("0-20",),
    "story-pace-*": ("instant normal slow step",),
    "sure-*": ("1 2 more",),
    "theme-*": (SERVER,),  # of the page, and of a game's puzzles
    "thing-*": ("0-10",),
    "token-*": ("0-20",),
    "triangle-*": (SERVER,),
    "verb-*": (SERVER,),
}


def ids_of(source: str) -> set[str]:
    """The texts of a Fluent file, with those of their attributes as `id.attribute`."""
    found: set[str] = set()
    id = ""
    for line in source.splitlines():
        if text := re.match(r"([a-z][\w-]*) =", line):
            id = text[1]
            found.add(id)
        elif attribute := re.match(r" +\.([\w-]+) =", line):
            found.add(f"{id}.{attribute[1]}")
    return found


@cache
def catalogue(scope: str) -> frozenset[str]:
    """What can be said where: on the shell's pages, in a game, or in the reader that stands alone."""
    if scope == "reader":
        return frozenset(
            ids_of((PAGE / "games" / "alchemists" / "reader" / "text" / "en.ftl").read_text(encoding="utf-8"))
        )
    if scope == "study":
        return catalogue("shell") | ids_of((PAGE / "study" / "text" / "en.ftl").read_text(encoding="utf-8"))
    shell = (*sorted((PAGE / "text").glob("*en.ftl")), ROOT / "src" / "athanor" / "bots" / "text" / "company.en.ftl")
    sources = [file.read_text(encoding="utf-8") for file in shell]
    games = GAMES if scope == "shell" else (scope,)
    return frozenset(ids_of("\n".join([*sources, *(page_texts(game, "en") for game in games)])))


def scope_of(file: Path) -> str:
    top, *rest = file.relative_to(PAGE).parts
    if rest[:2] == ["alchemists", "reader"]:
        return "reader"
    if top == "games" and rest[0] in GAMES:
        return rest[0]
    return top if top == "study" else "shell"


def parts(spec: str) -> list[str]:
    """`0-2 more`: 0, 1, 2, more. An empty one may be left out."""
    found: list[str] = [] if spec else [""]
    for word in spec.split():
        ends = re.fullmatch(r"(\d+)-(\d+)", word)
        found += [str(number) for number in range(int(ends[1]), int(ends[2]) + 1)] if ends else [word]
    return found


def missing(pattern: str, have: frozenset[str]) -> list[str]:
    """The texts of a pattern that are not there."""
    if pattern not in PATTERNS:
        return [f"{pattern}: built from parts; list in PATTERNS what they may be"]
    specs = PATTERNS[pattern]
    if specs == (SERVER,):
        like = re.compile(re.escape(pattern).replace(r"\*", r"[\w-]+"))
        return [] if any(like.fullmatch(id) for id in have) else [pattern]
    places = [[" ".join(specs)]] if pattern.count("*") == 1 else [[spec] for spec in specs]
    values = [[value for spec in place for value in parts(spec)] for place in places]
    wanted = ["".join(piece for pair in zip(pattern.split("*"), [*each, ""], strict=True) for piece in pair)
              for each in product(*values)]  # fmt: skip
    return [id for id in wanted if id not in have]


def test_every_text_that_the_page_asks_for_exists():
    wrong: list[str] = []
    met: set[str] = set()
    for file in sources():
        have = catalogue(scope_of(file))
        for id in sorted(set(ids_in(file.read_text(encoding="utf-8")))):
            met.add(id)
            lost = missing(id, have) if "*" in id else [id] if id not in have else []
            wrong += [f"{file.relative_to(ROOT)}: {each}" for each in lost]
    assert not wrong, "\n".join(wrong)
    assert len(met) > 500, "the sources are no longer understood"
    assert set(PATTERNS) <= met, f"nothing builds these any more: {sorted(set(PATTERNS) - met)}"


def test_ids_are_found_in_all_the_ways_they_are_written():
    source = """
      t('plain'); desk.t(`made-${part}`, { say: 'no' }); g(busy ? 'one' : way === 'word' ? 'two' : `three-${n}`)
      const cubes = cost.map((asked) => ({ id: 'cube', args: { asked } })); fits('nothing'); format('nothing');
      const need = { id: any ? 'need-any' : 'need', args: {} }
    """
    assert set(ids_in(source)) == {"plain", "made-*", "one", "two", "three-*", "cube", "need-any", "need"}
