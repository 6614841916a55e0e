"""`athanor games`: the games there are, how many play, and what can be chosen; what is wrong with some; the bots."""

from __future__ import annotations

from argparse import Namespace

from rich.markup import escape
from rich.padding import Padding

import athanor
from athanor import bots
from athanor.bots.roster import EARLIER
from athanor.cli.arguments import Parser
from athanor.cli.menu import option_name, value_name
from athanor.cli.screen import Screen
from athanor.cli.words import bot_help, bot_name, pair, say, tagline, title
from athanor.core.game import Game
from athanor.core.options import Option
from athanor.core.registry import troubles


def add_arguments(parser: Parser) -> None:
    """It takes nothing but what every command takes."""


def run(args: Namespace) -> int:
    screen = Screen(args.lang, args.no_colour)
    for name in athanor.games():
        show_game(screen, athanor.game(name))
    for trouble in troubles():
        screen.show(f"[yellow]{escape(trouble.text(args.lang))}[/]\n")
    screen.say("games-bots", style="bold")
    for kind in [*bots.names(), *EARLIER, *bots.outside_names()]:
        name, does = escape(bot_name(kind, args.lang)), escape(bot_help(kind, args.lang))
        screen.show(indented(f"[bold cyan]{kind}[/]  {name}. {does}", 2))
    return 0


def show_game(screen: Screen, game: Game) -> None:
    lang = screen.lang
    low, high = game.players[0], game.players[-1]
    many = say(lang, "games-players-range", low=low, high=high)
    players = many if low < high else say(lang, "games-players", low=low)
    screen.show(f"[bold]{escape(title(game, lang))}[/] · {players} · [bold cyan]athanor play {game.id}[/]")
    if tagline(game, lang):
        screen.show(indented(escape(tagline(game, lang)), 2))
    if not game.options:
        screen.show(indented(say(lang, "games-none"), 2))
    for option in game.options:
        show_option(screen, game, option)
    screen.show()


def show_option(screen: Screen, game: Game, option: Option) -> None:
    lang = screen.lang
    name, does = option_name(game, option, lang), game.texts.say(f"option-{option.name}.help", lang)
    each = f" ({say(lang, 'games-option-per-seat')})" if option.per_seat else ""
    default = say(lang, "games-default", value=str(option.default))
    screen.show(indented(f"[bold cyan]--option {option.name}=…[/]  {escape(pair(lang, name + each, does))}", 2))
    if option.numbers is not None:
        low, high = str(option.numbers[0]), str(option.numbers[-1])
        screen.show(indented(f"{say(lang, 'games-option-range', low=low, high=high)} · {default}", 6))
        return
    for choice in option.choices:
        meaning = escape(value_name(game, option, choice, lang))
        usual = f"  [dim]{escape(default)}[/]" if choice == option.default else ""
        screen.show(indented(f"[cyan]{choice}[/]  {meaning}{usual}", 6))


def indented(markup: str, columns: int) -> Padding:
    return Padding(markup, (0, 0, 0, columns), expand=False)
