"""What can be played: games with their options, bots, texts and rules."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import HTMLResponse, PlainTextResponse

from athanor import bots
from athanor.bots.roster import USUAL
from athanor.core.game import Game
from athanor.core.options import Option
from athanor.core.registry import lookup, registered
from athanor.core.text import LANGUAGES
from athanor.lessons import glossary, short_rules
from athanor.lessons.reading import find
from athanor.lessons.reading import texts as lesson_texts
from athanor.server import models_games as models
from athanor.server.page_files import address
from athanor.server.routes.common import ERRORS
from athanor.server.words import ServerError, page_texts

router = APIRouter(responses=ERRORS, tags=["games"])


@router.get("/api/games")
async def games() -> list[models.GameInfo]:
    return [one_game(id) for id in registered()]


def one_game(id: str) -> models.GameInfo:
    game = lookup(id)
    return models.GameInfo(
        id=game.id,
        players=(game.players[0], game.players[-1]),
        rules_version=game.rules_version,
        secrets=game.secrets,
        nouns=game.texts.nouns,
        options=[one_option(option) for option in game.options],
        board=own_board(game),
        first_game=first_game(game),
        minutes=game.minutes,
        cards={lang: card(game, lang) for lang in LANGUAGES},
    )


def first_game(game: Game) -> models.FirstGame | None:
    if game.first_game is None:
        return None
    gentlest = bots.levels()[0].name
    return models.FirstGame(players=game.first_game.players, options=dict(game.first_game.options), bot=gentlest)


def card(game: Game, lang: str) -> models.GameCard:
    def said(*ids: str) -> str | None:
        return next((game.texts.say(id, lang) for id in ids if game.texts.has(id, lang)), None)

    return models.GameCard(
        name=said("game-name") or game.id,
        about=said("game-about", "game-tagline") or "",
        solo=said("solo-name", "opponent-0") if game.players[0] == 1 else None,
        pages=[
            models.OwnPage(address=address, name=game.texts.say(id, lang), title=game.texts.say(f"{id}.title", lang))
            for address, id in game.pages.items()
        ],
    )


def own_board(game: Game) -> models.OwnBoard | None:
    module = address(game, "board.js")
    return models.OwnBoard(module=module, style=address(game, "board.css")) if module else None


def one_option(option: Option) -> models.GameOption:
    return models.GameOption(
        name=option.name,
        kind="number" if option.kind == "number" else "choice",
        default=option.default,
        choices=list(option.choices),
        low=option.numbers[0] if option.numbers is not None else None,
        high=option.numbers[-1] if option.numbers is not None else None,
        per_seat=option.per_seat,
        free=option.free is not None,
        players=(option.players[0], option.players[-1]) if option.players is not None else None,
    )


@router.get("/api/bots")
async def all_bots() -> list[models.Opponent]:
    """Who may be invited to a table, the weakest first; then the bots from elsewhere, which nobody has measured."""
    own = [
        models.Opponent(
            level=level.name, characters=list(level.characters), bots=level.bots(), usual=level.name == USUAL
        )
        for level in bots.levels()
    ]
    return own + [
        models.Opponent(level=name, characters=[name], bots=[name], usual=False) for name in bots.outside_names()
    ]


@router.get("/api/texts/{scope}/{lang}", response_class=PlainTextResponse)
async def texts(scope: str, lang: str) -> str:
    return page_texts(scope, lang)


@router.get("/api/rules/{game}/{lang}", response_class=HTMLResponse)
async def rules(game: str, lang: str) -> str:
    found = lookup(game)
    if lang not in LANGUAGES:
        raise ServerError("no-such-language", 404, language=lang, known=", ".join(LANGUAGES))
    try:
        return short_rules.rendered(found.rules(lang), found.rules("en"))
    except FileNotFoundError:
        raise ServerError("no-rules", 404, game=game) from None


@router.get("/api/glossary/{game}/{lang}")
async def one_glossary(game: str, lang: str) -> models.Glossary:
    """What the pieces and ideas of a game are, in a language; empty for a game without a glossary."""
    lookup(game)
    if lang not in LANGUAGES:
        raise ServerError("no-such-language", 404, language=lang, known=", ".join(LANGUAGES))
    found = glossary.entries(game)
    return models.Glossary(
        entries=[one_entry(game, entry, lang) for entry in found],
        why={
            id: models.WhyLink(entry=entry.id, rule=rule_link(game, rule, lang))
            for entry in found
            for id, rule in entry.why.items()
        },
    )


@router.post("/api/games/{game}/doubts")
async def doubts(game: str, body: models.MarkedNotes) -> models.Doubts:
    """Which marks made by hand cannot be true, by what was seen: the page asks when a mark is set."""
    found = lookup(game).doubts(body.seen, body.marks)
    if found is None:
        raise ServerError("bad-input", field="seen", problem="not_seen_together")
    return models.Doubts(places=found.places, clash=found.clash)


def one_entry(game: str, entry: glossary.Entry, lang: str) -> models.GlossaryEntry:
    words, lesson = glossary.texts(game), None
    if entry.lesson is not None:
        taught = find(game, entry.lesson)
        title = lesson_texts(game).say(taught.text, lang)
        lesson = models.LessonLink(id=taught.id, number=taught.number, title=title)
    return models.GlossaryEntry(
        id=entry.id,
        name=words.say(entry.text, lang),
        what=words.say(f"{entry.text}.is", lang),
        purpose=words.say(f"{entry.text}.for", lang),
        help=words.say(f"{entry.text}.help", lang) if entry.why else None,
        rule=rule_link(game, entry.rule, lang),
        lesson=lesson,
    )


def rule_link(game: str, address: str, lang: str) -> models.RuleLink:
    place = short_rules.places(game, lang)[address]
    return models.RuleLink(address=address, section=place.section, title=place.title)
