"""What a measurement of fairness found, as a Markdown report with its pictures."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from athanor.cli.figures import figure, percent
from athanor.cli.plots import Bar, intervals, lengths
from athanor.cli.weighing import Share, Weighing, row_name
from athanor.cli.words import bot_name, opponent, say, title
from athanor.core.census import Kind
from athanor.core.message import Message

FEW: Final = 12  # things of a kind that are listed as they come; more are sorted by their share


class Solo:
    """The games of one bot alone against one difficulty of the automatic opponent."""

    def __init__(self, name: Message, weighing: Weighing) -> None:
        self.name = name
        self.weighing = weighing


class Report:
    """Text by text; `write` puts it all into a folder."""

    def __init__(
        self,
        weighing: Weighing,
        named: Sequence[str],
        seed: int,
        options: dict[str, Any],
        day: date,
        lang: str,
        solo: Sequence[Solo] = (),
    ) -> None:
        self.weighing = weighing
        self.game = weighing.game
        self.named = named
        self.seed = seed
        self.options = options
        self.day = day
        self.lang = lang
        self.solo = solo

    def write(self, folder: Path) -> list[str]:
        """The names of the files, the report itself first."""
        pictures = self.pictures()
        files = {f"{self.game.id}.md": self.markdown(), **pictures}
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        return list(files)

    # ---------------------------------------------------------------- the text

    def markdown(self) -> str:
        parts = [f"# {self.say('balance-title', game=title(self.game, self.lang))}", self.head()]
        missed = self.verdict()
        if missed:
            parts += [f"## {self.say('balance-verdict')}", "\n".join(f"- {line}" for line in missed)]
        for kind in self.weighing.kinds:
            parts += [f"## {self.text(kind.heading)}", self.picture(kind.key, kind.heading), self.shares(kind)]
        if len(set(self.named)) > 1:
            parts += [f"## {self.say('balance-bots-heading')}", self.bots()]
        heading = self.say("balance-sources")
        parts += [f"## {heading}", f"![{heading}]({self.file('points')})", self.sources()]
        if self.solo:
            heading = self.solo_heading()
            parts += [f"## {heading}", f"![{heading}]({self.file('solo')})", self.solo_table()]
        parts += [f"## {self.say('balance-actions')}", self.actions()]
        return "\n\n".join(parts) + "\n"

    def head(self) -> str:
        w = self.weighing
        names = ", ".join(bot_name(name, self.lang) for name in dict.fromkeys(self.named))
        lines = [
            self.say("balance-head", games=w.games, players=len(self.named), bots=names, date=self.day.isoformat()),
            self.say("balance-how"),
            f"`{self.command()}`",
            self.say(
                "balance-length",
                decisions=figure(w.decisions / max(w.games, 1), self.lang, 0),
                points=figure(w.everybody.mean, self.lang, 1),
                spread=figure(w.everybody.spread, self.lang, 1),
                shared=w.shared,
            ),
        ]
        return "\n\n".join(lines)

    def command(self) -> str:
        """How to get this report again."""
        bots = self.named[:1] if len(set(self.named)) == 1 else self.named
        words = ["athanor", "balance", self.game.id, "--games", str(self.weighing.games)]
        words += ["--players", str(len(self.named)), "--bots", ",".join(bots), "--seed", str(self.seed)]
        if self.solo:
            words += ["--solo", str(self.solo[0].weighing.games)]
        for option in self.game.options:
            value = self.options[option.name]
            if value != option.check(option.default, len(self.named)):
                words += ["--option", f"{option.name}={','.join(map(str, value)) if option.per_seat else value}"]
        return shlex.join(words)

    def verdict(self) -> list[str]:
        """A line for each kind that has bars, and for each whose things were not all had."""
        lines = []
        for kind in self.weighing.kinds:
            shares = self.weighing.shares[kind.key]
            if kind.bars is not None:
                lines.append(self.within(kind, kind.bars, shares))
            never = [self.text(kind.things[at]) for at, share in enumerate(shares) if not share.games]
            name = self.text(kind.heading)
            if never:
                lines.append(self.say("balance-never", kind=name, things=", ".join(never)))
            elif kind.bars is None:
                lines.append(self.say("balance-all-had", kind=name, least=min(share.games for share in shares)))
        return lines

    def within(self, kind: Kind, bars: tuple[float, float], shares: list[Share]) -> str:
        name = self.text(kind.heading)
        low, high = percent(bars[0], self.lang), percent(bars[1], self.lang)
        out = [
            f"{self.text(kind.things[at])} {self.missed(share, bars)}"
            for at, share in enumerate(shares)
            if share.games and share.outside(bars)
        ]
        if out:
            return self.say("balance-outside", kind=name, low=low, high=high, things="; ".join(out))
        return self.say("balance-inside", kind=name, low=low, high=high)

    def missed(self, share: Share, bars: tuple[float, float]) -> str:
        by = percent(abs(share.outside(bars)), self.lang)
        return self.say("balance-missed", share=percent(share.share, self.lang), by=by)

    # ---------------------------------------------------------------- tables

    def shares(self, kind: Kind) -> str:
        shares = self.weighing.shares[kind.key]
        rows = [[self.text(kind.things[at]), *self.cells(shares[at])] for at in self.ranked(kind)]
        return self.table("balance-thing", rows)

    def ranked(self, kind: Kind) -> list[int]:
        """Few things as they come, many by how well their owners did."""
        shares = self.weighing.shares[kind.key]
        order = range(len(shares))
        return list(order) if len(shares) <= FEW else sorted(order, key=lambda at: (-shares[at].share, at))

    def cells(self, share: Share) -> list[str]:
        if not share.games:
            return ["0", "", "", ""]
        low, high = share.interval
        interval = f"{percent(low, self.lang)} – {percent(high, self.lang)}"
        return [str(share.games), percent(share.share, self.lang), interval, figure(share.mean, self.lang, 1)]

    def table(self, first: str, rows: list[list[str]]) -> str:
        heads = [self.say(id) for id in (first, "balance-had", "balance-won", "balance-interval", "balance-mean")]
        return grid(heads, rows)

    def bots(self) -> str:
        rows = []
        for name in dict.fromkeys(self.named):
            together = Share()
            for at, other in enumerate(self.named):
                if other == name and at in self.weighing.bots:
                    merge(together, self.weighing.bots[at])
            rows.append([bot_name(name, self.lang), *self.cells(together)])
        return self.table("balance-bot", rows)

    def source_rows(self) -> list[tuple[str, float, float]]:
        """Name, mean of all players, mean of the winners."""
        w = self.weighing
        return [
            (
                row_name(self.game, message, self.lang),
                points[0] / max(w.everybody.games, 1),
                points[1] / max(w.winning, 1),
            )
            for message, points in w.sources.values()
        ]

    def sources(self) -> str:
        heads = [self.say(id) for id in ("balance-source", "balance-all", "balance-winners")]
        found = self.source_rows()
        sums = (self.say("balance-sum"), sum(row[1] for row in found), sum(row[2] for row in found))
        return grid(heads, [[n, figure(a, self.lang, 1), figure(b, self.lang, 1)] for n, a, b in (*found, sums)])

    def solo_table(self) -> str:
        heads = [self.say(id) for id in ("balance-difficulty", "balance-had", "balance-won", "balance-interval")]
        heads += [self.say("balance-mean"), self.say("balance-of-bot")]
        rows = []
        for each in self.solo:
            won = each.weighing.automatic
            rows.append([self.text(each.name), *self.cells(won)[:3], figure(won.mean, self.lang, 1)])
            rows[-1].append(figure(each.weighing.everybody.mean, self.lang, 1))
        return grid(heads, rows)

    def solo_heading(self) -> str:
        return self.say("balance-solo", opponent=opponent(self.game, self.lang, 0))

    def actions(self) -> str:
        w = self.weighing
        each = max(w.everybody.games, 1)
        rows = [[f"`{verb}`", figure(w.verbs[verb] / each, self.lang, 2)] for verb in sorted(w.verbs)]
        return grid([self.say("balance-action"), self.say("balance-per-player")], rows)

    # ---------------------------------------------------------------- pictures

    def pictures(self) -> dict[str, str]:
        fair = 1 / len(self.named)
        found = {}
        for kind in self.weighing.kinds:
            bars = [
                self.bar(self.text(kind.things[at]), self.weighing.shares[kind.key][at]) for at in self.ranked(kind)
            ]
            found[self.file(kind.key)] = intervals(self.text(kind.heading), bars, fair, kind.bars)
        means = [Bar(name, mean, figure(mean, self.lang, 1)) for name, mean, _ in self.source_rows()]
        found[self.file("points")] = lengths(self.say("balance-sources"), means)
        if self.solo:
            bars = [self.bar(self.text(each.name), each.weighing.automatic) for each in self.solo]
            found[self.file("solo")] = intervals(self.solo_heading(), bars, 0.5, None)
        return found

    def bar(self, label: str, share: Share) -> Bar:
        low, high = share.interval if share.games else (0.0, 0.0)
        return Bar(label, share.share, percent(share.share, self.lang) if share.games else "–", low, high)

    def picture(self, key: str, heading: Message) -> str:
        return f"![{self.text(heading)}]({self.file(key)})"

    def file(self, key: str) -> str:
        return f"{self.game.id}-{key}.svg"

    # ---------------------------------------------------------------- words

    def say(self, id: str, **args: Any) -> str:
        return say(self.lang, id, **args)

    def text(self, message: Message) -> str:
        return self.game.texts.render(message, self.lang)


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown, figures to the right."""
    lines = [line(heads), line(["---", *["--:"] * (len(heads) - 1)])]
    return "\n".join([*lines, *(line(row) for row in rows)])


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def merge(into: Share, other: Share) -> None:
    into.games += other.games
    into.wins += other.wins
    into.points += other.points
    into.squares += other.squares
