"""Every symbol that a board of ours draws is explained by an entry of its glossary, or is a control of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from athanor.lessons import glossary

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
SYMBOL = re.compile(r'<symbol id="[a-z]+-([^"]+)"')
PICTURED = re.compile(r"^    ([a-z]+): \[", re.MULTILINE)

# By how the name of a drawing begins, the entry that explains it; of several beginnings the longest holds.
EXPLAINED = {
    "alchemists": {
        "ing-": "ingredient", "token-": "alchemical", "signs-": "sign", "po-": "potion", "po-n": "neutral",
        "po-not": "potion", "am-": "potion", "mark-": "mark", "cube-": "cube", "flask-": "order", "seal-": "seal",
        "act-forage": "row", "act-transmute": "transmute", "act-sell": "adventurer", "act-buy": "artifact",
        "act-debunk": "debunking", "act-publish": "theory", "act-test": "student", "act-drink": "drinking",
        "act-exhibit": "exhibition", "fav-": "favor", "art-": "artifact", "adv-": "adventurer", "coin": "gold",
        "rep": "reputation", "vp": "points", "ui-ingcard": "ingredient", "ui-favcard": "favor", "ui-seal": "seal",
        "ui-cube": "cube", "ui-book": "notebook", "ui-hospital": "hospital", "ui-unused": "unused",
        "ui-paralysed": "paralysed", "ui-smile": "bid", "ui-frown": "bid", "ui-cauldron": "master", "ui-grant": "grant",
        "ui-conf": "conference", "ui-break": "debunking", "cross": "notebook", "conflict-": "conflict",
    },
    "spellbook": {
        "rune-": "rune", "flat-": "token", "mat-": "material", "r-": "rune", "rf-": "rune", "ph-": "phase",
        "fam-": "familiar", "band-": "material", "i-vortex": "nightfall", "i-altar": "altar", "i-take": "altar",
        "i-store": "familiar", "i-familiar": "familiar", "i-discard": "box", "i-swap": "altar", "i-sweep": "nightfall",
        "i-up": "level", "i-down": "level", "i-others": "using", "i-bolt": "using", "i-loop": "using",
        "i-star": "points", "i-wild": "wild", "i-match": "marker", "i-learn": "payment", "i-copy": "using",
        "i-palette": "material", "i-none": "using", "i-spells": "spell", "pouch": "bag", "box": "box",
        "seal": "spell", "dia": "points",
    },
    "trismegistus": {
        "s-": "die", "s-silver": "silver", "s-gold": "gold", "s-any": "die", "s-salt": "essence",
        "s-sulfur": "essence", "s-aether": "essence", "raw-": "raw", "ref-": "refined", "ref-silver": "silver",
        "ref-gold": "gold", "ess-": "essence", "el-": "track", "die-": "die", "c-": "market", "tr-": "arrow",
        "up": "signs", "minus1": "signs", "ethereal": "ethereal", "chameleon": "chameleon", "reaction": "reaction",
        "restore": "recharge", "vp": "points", "book": "publication", "retort": "artifact", "card": "experiment",
        "stone": "vault", "laurel": "achievement", "swap": "signs", "to": "arrow", "formula": "formula",
        "i-bot": "botmegistus",
    },
}  # fmt: skip
# What the page itself draws: to confirm, to close, to look, what has just changed.
CONTROLS = {
    "alchemists": {
        "ui-check", "ui-x", "ui-hint", "ui-lock", "ui-eye", "ui-arrow", "ui-chev", "ui-plus", "ui-minus", "ui-pencil",
    },
    "spellbook": {"i-check", "i-close", "i-clock", "i-sort", "spark"},
    "trismegistus": {"i-check", "i-no", "i-grow"},
}  # fmt: skip
EVERY_GAME = pytest.mark.parametrize("game", EXPLAINED)


def symbols(game: str) -> list[str]:
    return SYMBOL.findall((PAGE / game / "pieces.svg").read_text(encoding="utf-8"))


def explaining(game: str, symbol: str) -> str | None:
    """The beginning under which a symbol is explained."""
    return max((start for start in EXPLAINED[game] if symbol.startswith(start)), key=len, default=None)


@EVERY_GAME
def test_every_symbol_of_a_board_has_an_entry_of_the_glossary(game: str):
    drawn, known = symbols(game), {entry.id for entry in glossary.entries(game)}
    assert len(drawn) > 50
    assert not [symbol for symbol in drawn if symbol not in CONTROLS[game] and explaining(game, symbol) is None]
    assert set(EXPLAINED[game].values()) <= known
    assert set(EXPLAINED[game]) == {explaining(game, one) for one in drawn if one not in CONTROLS[game]}, "left over"
    assert CONTROLS[game] <= set(drawn)


@EVERY_GAME
def test_every_entry_has_a_picture(game: str):
    """Made of the pieces of the board."""
    pictured = PICTURED.findall((PAGE / game / "drawn.ts").read_text(encoding="utf-8"))
    assert pictured == [entry.id for entry in glossary.entries(game)]
