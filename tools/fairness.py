"""Print how bots' play changes when only hidden things change: not at all.

Run as ``python tools/fairness.py [--decisions N] [--deals N] [GAME …]``. Games are played by novices, over all player
counts, modes and options. At some of their decisions everything that the seat cannot know (others' cards, the order of
bags and decks, secret answers, the chance to come) is dealt anew, several times, and every bot is asked again with the
same seed, in two ways:

- as it is always asked, about the game as it was dealt anew (`bots.explain`);
- directly, handed another world than before: it must not look at what is in the world but not in its seat's knowledge.

Counted are answers that differ in the chosen action, and those that differ in anything the bot says about its choice:
probabilities, visits, shares of the victory. *dealt otherwise*: the share of re-deals that changed anything but the
chance to come (in Spellbook nothing else is hidden). The exit status is 1 if any answer changed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import athanor
from athanor import bots
from athanor.bots.base import imagined
from athanor.core.game import Game
from athanor.core.state import State
from athanor.nn.late import evaluator_of

SEED = 15
ONE_IN = 8  # decisions of the games that are played
SIMULATIONS = 16  # of a bot that searches: counted, since whoever asks the clock never answers twice the same
SEARCHED = 4  # one in so many of the decisions is put to those that search
NETWORK = "network"


class Decision(NamedTuple):
    state: State
    seat: int
    seed: int


class Count:
    """Of one bot in one game."""

    def __init__(self) -> None:
        self.decisions = self.deals = self.other_deals = self.choices = self.evaluations = 0

    def __add__(self, other: Count) -> Count:
        found = Count()
        for name, value in vars(self).items():
            setattr(found, name, value + getattr(other, name))
        return found


def decisions(game: Game, count: int) -> Iterator[Decision]:
    """Choices of games that novices play, one in eight of them."""
    rng, novice, encoder = Random(SEED), bots.bot("novice"), game.encoder()
    while True:
        players, options = encoder.table(rng) if encoder is not None else (game.players[-1], {})
        s = game.new(players, rng.getrandbits(45), options, quiet=True)
        while not s.over:
            seed = rng.getrandbits(60)
            if len(s.now) > 1 and rng.randrange(ONE_IN) == 0:
                yield Decision(s.clone(), s.asked, seed)
                count -= 1
                if not count:
                    return
            s.apply(bots.ask(novice, s, s.asked, seed))


def on_the_table(s: State) -> Any:
    """Everything but the chance to come."""
    return {name: part for name, part in s.snapshot().items() if name != "chance"}


def audit(bot: bots.Bot, given: Decision, deals: int) -> Count:
    """One decision put to one bot, again and again."""
    s, seat, seed = given
    found = Count()
    found.decisions = 1
    first = bots.explain(bot, s, seat, seed)
    chosen = bots.ask(bot, s, seat, seed)
    found.choices += chosen != first.action
    for number in range(deals):
        dealt = s.determinise(seat, bots.derive(seed, "audit", number))
        found.deals += 1
        found.other_deals += on_the_table(dealt) != on_the_table(s)
        again = bots.explain(bot, dealt, seat, seed)
        direct = bot.think(imagined(s, seat, bots.derive(seed, "direct", number)), seat, seed)
        found.choices += again.action != chosen or direct.action != chosen
        same = again.plain() == first.plain()
        # The line of play that is expected goes on in the very world that was given: it may differ.
        same = same and direct.plain()["considered"] == first.plain()["considered"]
        found.evaluations += not same
    return found


def audit_network(given: Decision, deals: int) -> Count:
    """What the network expects for every seat: nothing that its bots say, but search and reviews build on it."""
    s, seat, seed = given
    evaluate = evaluator_of(s.game)
    assert evaluate is not None
    found = Count()
    found.decisions = 1
    first = evaluate(s, seat)
    for number in range(deals):
        dealt = s.determinise(seat, bots.derive(seed, "audit", number))
        found.deals += 1
        found.other_deals += on_the_table(dealt) != on_the_table(s)
        again = evaluate(dealt, seat)
        found.choices += again.policy.index(max(again.policy)) != first.policy.index(max(first.policy))
        found.evaluations += (again.policy, again.shares, again.points) != (first.policy, first.shares, first.points)
    return found


def audit_game(game: Game, count: int, deals: int) -> Iterator[tuple[str, Count]]:
    given = list(decisions(game, count))
    if evaluator_of(game) is not None:
        yield NETWORK, sum((audit_network(one, deals) for one in given), Count())
    for level in bots.names():
        searches = level == bots.levels()[-1].name
        name = f"{level}@{SIMULATIONS}" if searches else level
        bot, some = bots.bot(name), given[::SEARCHED] if searches else given
        yield name, sum((audit(bot, one, deals) for one in some), Count())


HEAD = ("game", "bot", "decisions", "re-deals", "dealt otherwise", "changed choices", "changed evaluations")
WIDTHS = (-12, -14, 9, 8, 15, 15, 19)  # below zero: written from the left


def line(cells: Sequence[object]) -> str:
    pairs = zip(cells, WIDTHS, strict=True)
    return "  ".join(str(cell).ljust(-wide) if wide < 0 else str(cell).rjust(wide) for cell, wide in pairs)


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--decisions", type=int, default=200, help="of each game")
    parser.add_argument("--deals", type=int, default=3, help="of each decision")
    args = parser.parse_args(arguments)
    changed = 0
    print(line(HEAD))
    for name in args.games or athanor.games():
        for bot, count in audit_game(athanor.game(name), args.decisions, args.deals):
            otherwise = f"{count.other_deals / max(1, count.deals):.0%}"
            cells = (name, bot, count.decisions, count.deals, otherwise, count.choices, count.evaluations)
            print(line(cells), flush=True)
            changed += count.choices + count.evaluations
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
