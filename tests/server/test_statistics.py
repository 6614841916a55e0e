"""Statistics of a person over the wire: theirs alone, from finished games, with everything to take along."""

from __future__ import annotations

import csv
import io
import zipfile

import athanor
from tests.server.test_reviews import finished, made


def test_ones_games_are_counted_and_can_be_taken_along(visit, house):
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    tables = [finished(ana, blas, seed=seed) for seed in (4, 5)]
    review = made(ana, tables[0])
    running = ana.table("toy", "me", "open")
    found = ana.get("/api/statistics")
    assert (found["games"], found["reviewed"]) == (2, 1)
    assert [(row["key"], row["games"]) for row in found["results"]] == [("toy", 2)]
    assert [(row["key"], row["games"]) for row in found["opponents"]] == [("Blas", 2)]
    assert found["luck"] == review["seats"][0]["chance"]
    rows = list(csv.DictReader(io.StringIO(ana.http.get("/api/statistics/games.csv").text)))
    assert {row["id"] for row in rows} == set(tables)
    lines = list(csv.DictReader(io.StringIO(ana.http.get("/api/statistics/decisions.csv").text)))
    assert [int(line["move"]) for line in lines] == [one["index"] for one in review["decisions"] if one["seat"] == 0]
    assert {line["id"] for line in lines} == {tables[0]}
    packed = ana.http.get("/api/statistics/records.zip")
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        assert len(archive.namelist()) == 2
        for name in archive.namelist():
            athanor.replay(athanor.loads(archive.read(name).decode()))
        assert not any(running in name for name in archive.namelist())


def test_nobody_sees_somebody_elses(ana, stranger):
    for path in ("", "/games.csv", "/decisions.csv", "/records.zip"):
        assert stranger.http.get(f"/api/statistics{path}").status_code == 401
