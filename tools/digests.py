"""What the games do, kept as digests: any change of rules, words or views shows, and shows in what.

    python tools/digests.py                            # plays the kept games again and names what is different
    python tools/digests.py --write spellbook          # keeps what the game does now; the commit says why it may
    PYTHONPATH=build/fast python tools/digests.py      # the same games on the compiled engine

`tests/golden/<game>/digests.jsonl` holds 300 games a game, over all numbers of players and options: how each was set
up, its moves, and a digest of each of these:

    legal      the names of the legal actions of every seat, before every decision
    labels     question, label and explanation of every legal action, as messages, before every decision
    texts      the same labels and questions in English, Spanish and French
    reasons    why not, as messages, for every action and seat; at every 8th decision
    events     what every decision told, with who may hear it
    views      what every seat and a spectator see, before every decision and at the end
    positions  the saved position, before every decision and at the end
    scores     points before every decision; at the end also score sheets, winners and statistics

The moves are kept, as numbers in the list of legal actions, so that no change of a bot changes the games. `--write`
plays a kept game again as far as its moves fit; from there on, and where no games are kept, it finds moves itself: by
chance, by the hand-made policy, or by either.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import athanor
from athanor.core.errors import OptionError
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.options import Option
from athanor.core.state import State
from athanor.core.text import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "golden"
GAMES: Final = ("alchemists", "spellbook", "trismegistus")
KINDS: Final = ("legal", "labels", "texts", "reasons", "events", "views", "positions", "scores")

COUNT: Final = 300
REASONS_EVERY: Final = 8  # decisions: each has hundreds of reasons
LENGTH: Final = 10  # of a kept digest, in hexadecimal digits
SEALED_SEED: Final = 0xC0FFEE << 100  # too long for the fast generator: chance is then sealed

Row = dict[str, Any]


class Digests:
    """One digest of each kind, fed while a game is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made = {kind: hashlib.sha256() for kind in KINDS}
        self.texts: dict[str, list[str]] = {}  # texts are slow to make, and most labels come again and again

    def add(self, kind: str, data: object) -> None:
        self.made[kind].update(json.dumps(data, ensure_ascii=False).encode() + b"\n")

    def short(self) -> dict[str, str]:
        return {kind: made.hexdigest()[:LENGTH] for kind, made in self.made.items()}

    def before(self, s: State, number: int) -> None:
        """What can be asked before a decision."""
        names = s.game.actions.names
        seats = [seat for seat in range(s.players) if s.legal(seat)]
        self.add("legal", [s.asked, s.waiting, [[seat, [names[a] for a in s.legal(seat)]] for seat in seats]])
        self.add("scores", s.scores())
        for seat in seats:
            said = [s.asks(seat), *map(s.describe, s.legal(seat))]
            self.add("labels", [message.plain() for message in [*said, *map(s.explain, s.legal(seat))]])
            self.add("texts", [self.rendered(message) for message in said])
        if number % REASONS_EVERY == 0:
            for seat in range(s.players):
                found = (s.reason(action, seat) for action in range(len(names)))
                self.add("reasons", [None if reason is None else reason.plain() for reason in found])
        self.look(s)

    def look(self, s: State) -> None:
        for seat in (*range(s.players), None):
            self.add("views", s.view(seat))
        self.add("positions", s.snapshot())

    def after(self, s: State) -> None:
        """What there is to see once the game is over."""
        self.look(s)
        scores = s.scores()
        sheets = [[(line.plain(), points) for line, points in s.score_sheet(n)] for n in range(len(scores))]
        self.add("scores", [scores, sheets, s.winners(), [s.statistics(seat) for seat in range(s.players)]])

    def rendered(self, message: Message) -> list[str]:
        key = json.dumps(message.plain())
        if key not in self.texts:
            self.texts[key] = [self.game.texts.render(message, lang) for lang in LANGUAGES]
        return self.texts[key]


# ---------------------------------------------------------------- playing


def played(row: Row, renew: bool = False) -> Row:
    """The row with the digests of today; `renew` finds other moves where the kept ones end or do not fit."""
    s = athanor.game(row["game"]).new(row["players"], int(row["seed"], 16), row["options"])
    made = Digests(s.game)
    made.add("events", [event.plain() for event in s.events or []])
    kept = iter(row["moves"].split())
    dice = random.Random(f"moves of {row['game']} {row['number']}")
    style = dice.randrange(3)
    moves: list[str] = []
    while not s.over:
        made.before(s, len(moves))
        move = next(kept, "")
        if renew and not fits(s, move):
            kept, move = iter(()), found_move(s, style, dice)
        if not fits(s, move):
            raise ValueError(f"{named(row)}: the kept moves do not fit any more at decision {len(moves)}")
        seat, at = place_of(s, move)
        made.add("events", [event.plain() for event in s.apply(s.legal(seat)[at], seat)])
        moves.append(move)
    made.after(s)
    return {**row, "moves": " ".join(moves), **made.short()}


def place_of(s: State, move: str) -> tuple[int, int]:
    """`7`: the eighth of the legal actions of the seat that is asked; `2:7`: of that seat."""
    seat, _, at = move.rpartition(":")
    return int(seat) if seat else s.asked, int(at)


def fits(s: State, move: str) -> bool:
    if not move:
        return False
    seat, at = place_of(s, move)
    return at < len(s.legal(seat))


def found_move(s: State, style: int, dice: random.Random) -> str:
    """By chance (0), by either (1) or by the hand-made policy (2); now and then a seat changes its mind."""
    others = [seat for seat in range(s.players) if seat not in s.waiting and s.legal(seat)]
    seat = dice.choice(others if others and dice.random() < 0.1 else s.waiting)
    at = dice.randrange(len(s.legal(seat)))
    if dice.random() < (0.0, 0.5, 0.9)[style]:
        weights = s.heuristic(seat)
        at = weights.index(max(weights))
    return str(at) if seat == s.asked else f"{seat}:{at}"


# ---------------------------------------------------------------- which games


def new_rows(game: str) -> Iterator[Row]:
    """Every number of players in turn; options by chance; a tenth of the games with sealed chance."""
    counts = athanor.game(game).players
    for number in range(COUNT):
        dice = random.Random(f"{game} {number}")
        players = counts[number % len(counts)]
        seed = number | (SEALED_SEED if dice.random() < 0.1 else 0)
        options = any_options(athanor.game(game), players, dice)
        yield {
            "game": game, "number": number, "players": players, "seed": f"{seed:x}", "options": options, "moves": "",
        }  # fmt: skip


def any_options(game: Game, players: int, dice: random.Random) -> dict[str, Any]:
    """Options that go together, and the fewer of them the longer that takes.

    Where a game takes words besides its list of choices, the list is enough.
    """
    offered = [option for option in game.options if option.is_for(players)]
    while True:
        given = {option.name: any_value(option, players, dice) for option in offered}
        try:
            game.check_options(players, given)
        except OptionError:
            offered = [option for option in offered if dice.random() < 0.9] or list(game.options)
            continue
        return given


def any_value(option: Option, players: int, dice: random.Random) -> Any:
    among = list(option.numbers if option.numbers is not None else option.choices)
    if option.per_seat and dice.random() < 0.5:
        return [dice.choice(among) for _ in range(players)]
    return dice.choice(among)


def kept_file(game: str) -> Path:
    return FOLDER / game / "digests.jsonl"


def kept_rows(game: str) -> list[Row]:
    file = kept_file(game)
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def named(row: Row) -> str:
    return f"{row['game']} {row['number']}, {row['players']} players"


# ---------------------------------------------------------------- the command


def differences(row: Row) -> list[str]:
    """The kinds of which the kept digest is not that of today."""
    today = played(row)
    return [kind for kind in KINDS if today[kind] != row[kind]]


def check(game: str) -> bool:
    rows = kept_rows(game)
    changed = dict.fromkeys(KINDS, 0)
    for row in rows:
        different = differences(row)
        for kind in different:
            changed[kind] += 1
        if different:
            print(f"{named(row)}: {', '.join(different)}")
    print(
        f"{game}: {len(rows)} games; different: {', '.join(f'{k} {n}' for k, n in changed.items() if n) or 'nothing'}"
    )
    return bool(rows) and not any(changed.values())


def write(game: str) -> None:
    rows = [played(row, renew=True) for row in kept_rows(game) or new_rows(game)]
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows]
    kept_file(game).write_text("".join(lines), encoding="utf-8")
    print(f"{game}: {len(rows)} games written")


def main(arguments: list[str]) -> int:
    games = [word for word in arguments if word != "--write"] or list(GAMES)
    if "--write" in arguments:
        for game in games:
            write(game)
        return 0
    wrong = [game for game in games if not check(game)]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
