"""`athanor doctor`: what is there, what is not, and what to do about it. The checks are in `checkup`."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from itertools import groupby
from typing import Final

from rich.markup import escape
from rich.table import Table as Grid

import athanor
from athanor.cli.arguments import Parser
from athanor.cli.checkup import BROKEN, FINE, NOTE, Finding, Setup, findings
from athanor.cli.screen import Screen
from athanor.cli.serve import folder
from athanor.server.settings import from_environment
from athanor.server.words import say as server_say

# A sign and a colour; whoever sees no colours has the sign.
SIGNS: Final = {FINE: "[green]✓[/]", NOTE: "[yellow]![/]", BROKEN: "[red]✗[/]"}


def add_arguments(parser: Parser) -> None:
    metavar = server_say("help-data-metavar", parser.lang)
    parser.add_argument("--data", type=folder, metavar=metavar, help=parser.text("help-doctor-data"))
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))


def run(args: Namespace) -> int:
    """The status is 1 if something does not work, so that a script can ask too."""
    screen = Screen(args.lang, args.no_colour)
    found = list(findings(Setup(from_environment(data=args.data), screen)))
    if args.json:
        data = {"athanor": athanor.__version__, "findings": [asdict(each) for each in found]}
        print(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        show(screen, found)
    return 1 if any(each.state == BROKEN for each in found) else 0


def show(screen: Screen, found: list[Finding]) -> None:
    """The findings by part, then what they come to."""
    for part, group in groupby(found, lambda each: each.part):
        screen.say(f"doctor-part-{part}", style="bold")
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=3, justify="right")
        for each in group:
            grid.add_row(SIGNS[each.state], escape(each.text))
            if each.advice:
                grid.add_row("", f"[cyan]{escape(each.advice)}[/]")
        screen.show(grid)
    screen.show()
    broken = sum(each.state == BROKEN for each in found)
    notes = sum(each.state == NOTE for each in found)
    screen.say("doctor-broken" if broken else "doctor-notes" if notes else "doctor-well", number=broken or notes)
