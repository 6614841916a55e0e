"""The menu of `athanor play`: a few questions with ready answers, so that Enter alone leads to a game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.text import Text

import athanor
from athanor import bots
from athanor.cli.arguments import whole, words
from athanor.cli.choices import folded
from athanor.cli.saving import Opened
from athanor.cli.screen import Leave, Screen
from athanor.cli.seats import Seat, people_and_bots
from athanor.cli.words import bot_help, bot_name, pair, say, tagline, title
from athanor.core.errors import AthanorError
from athanor.core.game import Game
from athanor.core.options import Option


class Wish:
    """What the person wants to play."""

    def __init__(self, game: Game, seats: list[Seat], options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options


def ask(screen: Screen, saved: Path | None) -> Wish | Path:
    """A new game, or the file of the one to go on with."""
    screen.say("menu-welcome", style="bold")
    screen.say("menu-hint", style="dim")
    if saved is not None and wants_to_resume(screen, saved):
        return saved
    game = which_game(screen)
    seats = who_plays(screen, game)
    return Wish(game, seats, which_options(screen, game, len(seats)))


def pick(screen: Screen, heading: str, offers: list[str], usual: int = 0) -> int:
    """One of several lines, by number or by a word of it."""
    screen.show()
    screen.show(Text(heading, style="bold"))
    for number, offer in enumerate(offers, start=1):
        mark = "›" if number == usual + 1 else " "
        screen.show(f" [bold green]{mark}[/] [bold cyan]{number}[/] {escape(offer)}")
    while True:
        answer = line(screen)
        if not answer:
            return usual
        number = whole(answer) or 0
        if 1 <= number <= len(offers):
            return number - 1
        found = [i for i, offer in enumerate(offers) if folded(answer) in folded(offer)]
        if len(found) == 1:
            return found[0]
        screen.say("menu-not-understood", style="yellow", answer=answer)


def line(screen: Screen) -> str:
    answer = screen.ask()
    if answer.casefold() == "q":
        raise Leave
    return answer


# ---------------------------------------------------------------- the questions


def wants_to_resume(screen: Screen, saved: Path) -> bool:
    """Offered only if it can really be opened."""
    try:
        table = Opened(saved).table
    except AthanorError:
        return False
    when = f"{datetime.fromtimestamp(saved.stat().st_mtime):%Y-%m-%d %H:%M}"
    table.lang = screen.lang
    names = ", ".join(table.names)
    go_on = say(screen.lang, "menu-resume-yes", game=title(table.game, screen.lang), names=names, when=when)
    return pick(screen, say(screen.lang, "menu-resume"), [go_on, say(screen.lang, "menu-resume-no")]) == 0


def which_game(screen: Screen) -> Game:
    games = [athanor.game(name) for name in athanor.games()]
    if len(games) == 1:
        return games[0]
    offers = [" · ".join(filter(None, (title(game, screen.lang), tagline(game, screen.lang)))) for game in games]
    return games[pick(screen, say(screen.lang, "menu-which-game"), offers)]


def who_plays(screen: Screen, game: Game) -> list[Seat]:
    """Alone, against bots, or friends round this screen; the usual answer is one bot."""
    lang = screen.lang
    offers: list[tuple[int, int]] = [(1, 0)] if 1 in game.players else []
    offers += [(1, players - 1) for players in game.players if players > 1]
    offers += [(players, 0) for players in game.players if players > 1]
    usual = next((i for i, offer in enumerate(offers) if offer[1] > 0), 0)
    people, bot_seats = offers[pick(screen, say(lang, "menu-who"), [company(lang, *o) for o in offers], usual)]
    kinds = [which_bot(screen)] if bot_seats else []
    while True:
        names = which_names(screen, people) if people > 1 else []
        try:
            return people_and_bots(people + bot_seats, names, bot_seats, kinds)
        except AthanorError as refused:
            screen.show(Text(refused.text(lang), style="yellow"))


def company(lang: str, people: int, bot_seats: int) -> str:
    if bot_seats:
        return say(lang, "menu-bots", bots=bot_seats)
    return say(lang, "menu-friends", people=people) if people > 1 else say(lang, "menu-alone")


def which_bot(screen: Screen) -> str:
    """Everybody there is, the weakest first; whoever just wants an opponent gets the usual one."""
    kinds = bots.names()
    offers = [pair(screen.lang, bot_name(kind, screen.lang), bot_help(kind, screen.lang)) for kind in kinds]
    return kinds[pick(screen, say(screen.lang, "menu-which-bot"), offers, kinds.index(bots.USUAL))]


def which_names(screen: Screen, people: int) -> list[str]:
    usual = ", ".join(Seat().shown(number, screen.lang) for number in range(1, people + 1))
    screen.show()
    screen.say("menu-names", style="bold", default=usual)
    return words(line(screen))


# ---------------------------------------------------------------- options


def which_options(screen: Screen, game: Game, players: int) -> dict[str, Any]:
    """All options with their values; Enter begins, a number changes one."""
    chosen: dict[str, Any] = {}
    offered = [option for option in game.options if option.is_for(players)]
    while offered:
        offers = [say(screen.lang, "menu-start")]
        for each in offered:
            value = value_name(game, each, chosen.get(each.name, each.default), screen.lang)
            offers.append(pair(screen.lang, option_name(game, each, screen.lang), value))
        picked = pick(screen, say(screen.lang, "menu-options"), offers)
        if picked == 0:
            break
        option = offered[picked - 1]
        value = new_value(screen, game, option)
        try:
            game.check_options(players, {**chosen, option.name: value})
            chosen[option.name] = value
        except AthanorError as refused:
            screen.show(Text(refused.text(screen.lang), style="yellow"))
    return chosen


def new_value(screen: Screen, game: Game, option: Option) -> Any:
    lang = screen.lang
    name = option_name(game, option, lang)
    if option.numbers is None and option.free is None:
        offers = [value_name(game, option, choice, lang) for choice in option.choices]
        return option.choices[pick(screen, say(lang, "menu-option-change", option=name), offers)]
    screen.show()
    if option.numbers is not None:
        low, high = option.numbers[0], option.numbers[-1]
        screen.say("menu-option-number", style="bold", option=name, low=low, high=high)
        return line(screen) or option.default
    screen.say("menu-option-free", style="bold", option=name)
    for number, choice in enumerate(option.choices, start=1):
        screen.show(f"   [bold cyan]{number}[/] {escape(value_name(game, option, choice, lang))}")
    answer = line(screen)
    number = whole(answer) or 0
    return option.choices[number - 1] if 1 <= number <= len(option.choices) else answer or option.default


def option_name(game: Game, option: Option, lang: str) -> str:
    return game.texts.say(f"option-{option.name}", lang)


def value_name(game: Game, option: Option, value: Any, lang: str) -> str:
    id = f"option-{option.name}-{value}"
    return game.texts.say(id, lang) if value in option.choices else str(value)
