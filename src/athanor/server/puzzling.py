"""Puzzles people have tried: their first answers, and the ratings of both sides."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import Any, Final

from sqlalchemy import Connection, Table, insert, select, update

from athanor.puzzles import Puzzle, puzzles
from athanor.server import glicko, streaks
from athanor.server.glicko import Rating
from athanor.server.schema import puzzle_answers as answers
from athanor.server.schema import puzzle_people
from athanor.server.schema import puzzles as rated
from athanor.server.words import ServerError

FLOOR: Final = 60.0  # of a puzzle's deviation: however often it was tried, it can still move
MOST_SHOWN: Final = 4  # of what people answered
LONGEST_TRY: Final = 3600.0  # seconds


def day_of(said: str | None) -> date:
    """Today as somebody's own calendar has it: no further from ours than any place on earth."""
    ours = datetime.now(UTC).date()
    try:
        day = date.fromisoformat(said) if said else ours
    except ValueError:
        raise ServerError("puzzle-day") from None
    if abs(day - ours) > timedelta(days=1):
        raise ServerError("puzzle-day")
    return day


# ---------------------------------------------------------------- ratings


def rating_of(connection: Connection, table: Table, *key: Any, usual: Rating | None = None) -> Rating:
    row = connection.execute(select(table).where(*key)).first()
    return Rating(row.rating, row.deviation, row.volatility) if row else usual or Rating()


def rating_of_puzzle(connection: Connection, puzzle: Puzzle) -> Rating:
    here = (rated.c.game == puzzle.game, rated.c.puzzle == puzzle.id)
    return rating_of(connection, rated, *here, usual=Rating(puzzle.rating))


def rating_of_person(connection: Connection, guest: str, game: str) -> Rating:
    return rating_of(connection, puzzle_people, puzzle_people.c.guest == guest, puzzle_people.c.game == game)


def keep_rating(connection: Connection, table: Table, key: dict[str, Any], rating: Rating) -> None:
    here = [table.c[name] == value for name, value in key.items()]
    if not connection.execute(update(table).where(*here).values(asdict(rating))).rowcount:
        connection.execute(insert(table).values({**key, **asdict(rating)}))


# ---------------------------------------------------------------- answers


def tried(connection: Connection, guest: str, puzzle: Puzzle) -> bool:
    here = (answers.c.guest == guest, answers.c.game == puzzle.game, answers.c.puzzle == puzzle.id)
    return connection.execute(select(answers.c.correct).where(*here)).first() is not None


def answered(
    connection: Connection, guest: str, puzzle: Puzzle, made: list[str], right: bool, seconds: float, day: date
) -> None:
    """The first answer is rated; later ones are not."""
    if tried(connection, guest, puzzle):
        return
    person, other = rating_of_person(connection, guest, puzzle.game), rating_of_puzzle(connection, puzzle)
    after = glicko.played(person, other, float(right))
    harder = glicko.played(other, person, float(not right))
    harder = Rating(harder.rating, max(FLOOR, harder.deviation), harder.volatility)
    keep_rating(connection, puzzle_people, {"guest": guest, "game": puzzle.game}, after)
    keep_rating(connection, rated, {"game": puzzle.game, "puzzle": puzzle.id}, harder)
    connection.execute(
        insert(answers).values(
            guest=guest, game=puzzle.game, puzzle=puzzle.id, answer="\n".join(made), correct=right,
            seconds=min(LONGEST_TRY, seconds), change=after.rating - person.rating, day=day.isoformat(), at=time.time(),
        )
    )  # fmt: skip


def people_said(connection: Connection, puzzle: Puzzle, guest: str | None) -> dict[str, Any]:
    """What came of a puzzle: for whoever has answered it."""
    here = (answers.c.game == puzzle.game, answers.c.puzzle == puzzle.id)
    rows = connection.execute(select(answers).where(*here)).all()
    own = next((row for row in rows if row.guest == guest), None)
    said = Counter(row.answer for row in rows)
    return {
        "rating": rating_of_person(connection, guest, puzzle.game).rating if guest else None,
        "change": own.change if own else None,
        "puzzle_rating": rating_of_puzzle(connection, puzzle).rating,
        "tries": len(rows),
        "solved": sum(row.correct for row in rows),
        "seconds": median(row.seconds for row in rows) if rows else None,
        "answers": [{"actions": text.split("\n"), "count": count} for text, count in said.most_common(MOST_SHOWN)],
    }


# ---------------------------------------------------------------- the list


def done_by(connection: Connection, guest: str | None, game: str, day: date) -> dict[str, Any]:
    """What somebody has done of a game's puzzles."""
    every = puzzles(game)
    rows = [] if guest is None else connection.execute(select(answers).where(answers.c.guest == guest)).all()
    mine = {row.puzzle: bool(row.correct) for row in rows if row.game == game}
    themes = list(dict.fromkeys(puzzle.theme for puzzle in every))
    days = {date.fromisoformat(row.day) for row in rows}
    return {
        "rating": rating_of_person(connection, guest, game).rating if guest else None,
        "themes": [theme_of(theme, [each for each in every if each.theme == theme], mine) for theme in themes],
        "streak": streaks.streak(days, day),
        "longest": streaks.longest(days),
        "week": [{"day": when, "done": done} for when, done in streaks.week(days, day)],
    }


def theme_of(theme: str, every: list[Puzzle], mine: dict[str, bool]) -> dict[str, Any]:
    known = [mine[puzzle.id] for puzzle in every if puzzle.id in mine]
    return {"theme": theme, "count": len(every), "tried": len(known), "solved": sum(known)}


def next_one(connection: Connection, guest: str | None, game: str, theme: str | None) -> Puzzle | None:
    """One that was not tried yet, about as hard as the person is good; else the one tried longest ago."""
    every = [puzzle for puzzle in puzzles(game) if theme is None or puzzle.theme == theme]
    if guest is None:
        return every[0] if every else None
    rows = connection.execute(select(answers).where(answers.c.guest == guest, answers.c.game == game)).all()
    when = {row.puzzle: row.at for row in rows}
    level = rating_of_person(connection, guest, game).rating
    fresh = [puzzle for puzzle in every if puzzle.id not in when]
    if fresh:
        return min(fresh, key=lambda puzzle: abs(rating_of_puzzle(connection, puzzle).rating - level))
    return min(every, key=lambda puzzle: when[puzzle.id], default=None)
