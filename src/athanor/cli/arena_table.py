"""What an arena found, as tables for people."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

import athanor
from athanor.arena import Standing
from athanor.arena.sequential import Sequential
from athanor.cli.figures import figure, percent
from athanor.cli.screen import Screen
from athanor.cli.simulate import show_forfeits
from athanor.cli.words import say, title

LONGEST_NAME: Final = 22
MILLI: Final = 1000


def show(screen: Screen, standing: Standing) -> None:
    lang, plan = screen.lang, standing.plan
    game = title(athanor.game(plan.game), lang)
    head = {"games": standing.games, "deals": standing.deals, "players": plan.players}
    screen.say("arena-title", style="bold", game=game, **head)
    order = standing.order()
    screen.show(results(standing, order, lang))
    if len(plan.bots) > 2 and plan.players > 1:
        screen.say("arena-against", style="bold")
        screen.show(matrix(standing, order, lang))
    screen.say("arena-thinking", style="bold")
    screen.show(thinking(standing, order, lang))
    show_forfeits(screen, {plan.bots[bot]: standing.entries[bot].forfeits for bot in order})
    if standing.shared:
        screen.say("simulate-shared", games=standing.shared)
    if standing.nobody:
        screen.say("simulate-nobody", games=standing.nobody)
    screen.say("arena-how", style="dim")
    tell_luck(screen, standing, 0)


def show_verdict(screen: Screen, test: Sequential) -> None:
    lang, found = screen.lang, test.verdict
    llr, lower, upper = (figure(each, lang, 2) for each in (found.llr, found.lower, found.upper))
    elo0, elo1 = (figure(each, lang, 0 if each == int(each) else 1) for each in (test.elo0, test.elo1))
    known = {True: "arena-sprt-passed", False: "arena-sprt-failed", None: "arena-sprt-open"}[found.decided]
    told = {"elo0": elo0, "elo1": elo1, "llr": llr, "lower": lower, "upper": upper}
    screen.say(known, style="bold", bot=test.plan.bots[0], deals=test.deals, **told)


def short(name: str) -> Text:
    """A command can be long; its end says most about it."""
    return Text(name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}")


def grid(lang: str, *headings: str) -> Grid:
    made = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    made.add_column(say(lang, "arena-bot"))
    for heading in headings:
        made.add_column(say(lang, heading), justify="right", no_wrap=True)
    return made


def between(value: str, low: str, high: str, lang: str) -> str:
    return say(lang, "arena-between", value=value, low=low, high=high)


def results(standing: Standing, order: list[int], lang: str) -> Grid:
    rated = standing.ratings()
    # Where everybody has one chair of two, a fair share needs no column.
    uneven = standing.plan.players > 2
    measured = ["arena-adjusted"] if standing.plan.luck and standing.games else []
    columns = ["arena-games", "arena-share", *measured, *(["arena-fair"] if uneven else [])]
    made = grid(lang, *columns, *(["arena-rating"] if rated else []), "arena-points")
    for bot in order:
        entry, won = standing.entries[bot], standing.won(bot)
        low, high = figure(100 * won.low, lang, 1), percent(won.high, lang)
        cells = [figure(standing.tables(bot), lang), between(figure(100 * won.value, lang, 1), low, high, lang)]
        less = standing.adjusted(bot)
        if less is not None:
            low, high = figure(100 * (less.value - less.half), lang, 1), percent(less.value + less.half, lang)
            cells.append(between(figure(100 * less.value, lang, 1), low, high, lang))
        if uneven:
            cells.append(percent(standing.fair(bot), lang))
        if rated:
            value, low, high = (figure(each, lang) for each in (rated[bot].value, rated[bot].low, rated[bot].high))
            cells.append(between(value, low, high, lang))
        cells.append(figure(entry.points / max(1, entry.games), lang, 1))
        made.add_row(short(standing.plan.bots[bot]), *cells)
    return made


def tell_luck(screen: Screen, found: Standing, bot: int) -> None:
    """By how much it helped, and whether it can be trusted."""
    less, lang = found.adjusted(bot), screen.lang
    if less is None:
        return
    words = {"luck": figure(100 * less.luck, lang, 1), "error": figure(100 * less.error, lang, 1)}
    if less.trusted:
        screen.say("arena-luck", style="dim", gain=figure(less.gain, lang, 2), **words)
    else:
        screen.say("arena-luck-distrusted", **words)


def matrix(standing: Standing, order: list[int], lang: str) -> Grid:
    made = grid(lang)
    for bot in order:
        made.add_column(short(standing.plan.bots[bot]), justify="right")
    for one in order:
        made.add_row(short(standing.plan.bots[one]), *(cell(standing, one, two, lang) for two in order))
    return made


def cell(standing: Standing, one: int, two: int, lang: str) -> str:
    """`62 % ± 7`: half the width of the interval, in points."""
    if one == two:
        return "–"
    found = standing.against(one, two)
    return f"{percent(found.value, lang)} ± {figure(50 * (found.high - found.low), lang, 1)}"


def thinking(standing: Standing, order: list[int], lang: str) -> Grid:
    tells = any(entry.simulations for entry in standing.entries)
    columns = ["arena-decisions", "arena-mean-time", "arena-slow-time", *(["arena-simulations"] if tells else [])]
    made = grid(lang, *columns)
    for bot in order:
        entry = standing.entries[bot]
        cells = [figure(entry.decisions, lang)]
        cells += [milliseconds(seconds, lang) for seconds in (entry.mean_seconds(), entry.slow_seconds())]
        if tells:
            cells.append(figure(entry.simulations / max(1, entry.decisions), lang) if entry.simulations else "–")
        made.add_row(short(standing.plan.bots[bot]), *cells)
    return made


def milliseconds(seconds: float, lang: str) -> str:
    return figure(MILLI * seconds, lang, 2 if seconds < 1 / MILLI else 1 if seconds < 100 / MILLI else 0)
