"""Bonus tokens: three kinds, who gets them, when, and how often."""

import pytest

from tests.trismegistus.printed import HIGH, LOW, arrow_colour, slot_at, track_of
from tests.trismegistus.table import Table, artifact, experiment

rule = pytest.mark.rule
COLOUR = arrow_colour("lead")
TRACK = track_of("salt")
OTHER = track_of("sulfur")
LADEN = {"die": f"{COLOUR} tin 3", "cubes": "lead", "essences": "salt", "tracks": f"{TRACK} {LOW - 1}"}
SPACE = f"{TRACK} {LOW}"
BELOW = {"tracks": f"fire {LOW - 1}"}
ON_FIRE = f"fire {LOW}"


def sampling(*effects: str, tracks: str, bonus: dict[str, str]) -> Table:
    """A has formulas with these effects to sample: `sample 1`, `sample 2` …"""
    sockets = ["water-1", "water-2", "air-1", "air-2"][: len(effects)]
    vault = " ".join(f"{cell}:{socket}" for cell, socket in enumerate(sockets, start=1))
    side = {"die": "red tin 3", "vault": vault, "formulas": dict(zip(sockets, effects, strict=True)), "tracks": tracks}
    return Table(A=side, bonus=bonus)


# ---------------------------------------------------------------- who gets it, and what


@rule("TR-199")
def test_by_a_transmutation():
    t = Table(A=LADEN, bonus={SPACE: "ethereal"}).do("transmute raw-lead salt")
    assert (t.A.tracks[TRACK], t.A.ethereal) == (LOW, 1)


@rule("TR-199")
def test_by_the_reward_of_an_experiment():
    side = dict(die="red tin 3", open=[experiment("air", reward="track fire")], done=[experiment("air")], **BELOW)
    assert Table(A=side, bonus={ON_FIRE: "ethereal"}).do("perform 1").A.ethereal == 1


@rule("TR-199")
def test_by_an_artifact():
    side = dict(LADEN, tracks=f"{OTHER} {LOW - 1}", artifacts={slot_at("lead"): artifact(f"track {OTHER}")})
    t = Table(A=side, bonus={f"{OTHER} {LOW}": "ethereal"}).do("transmute raw-lead salt", "use")
    assert t.A.ethereal == 1


@rule("TR-199")
def test_by_a_formula():
    t = sampling("track fire", bonus={ON_FIRE: "ethereal"}, **BELOW).do("sample 1")
    assert t.A.ethereal == 1


@rule("TR-199")
def test_by_the_vault():
    t = Table(A=dict(die="red tin 3", cubes="gold", lines={"row 1": ("track fire", "")}, **BELOW),
              bonus={ON_FIRE: "ethereal"})  # fmt: skip
    row = t.cards.alchemists[t.A.alchemist].lines[0].cells
    t.A.lab.filled = sum(1 << cell for cell in row[1:])
    for formula, cell in enumerate(row[1:], start=1):
        t.A.lab.vault[cell], t.A.lab.sockets[formula] = formula, -1
    t.do("buy fire-1", f"cell {row[0] + 1}")
    assert (t.A.tracks["fire"], t.A.ethereal) == (LOW, 1)


@rule("TR-199")
def test_it_belongs_to_whose_marker_enters():
    t = Table(phase="react", A={"die": f"{COLOUR} tin 1"}, B=LADEN, bonus={SPACE: "ethereal"})
    t.do("transmute raw-lead salt")
    assert (t.A.ethereal, t.B.ethereal) == (0, 1)


@rule("TR-200", "TR-208")
@pytest.mark.parametrize("track", ["fire", "water", "earth", "air"])
def test_a_step_on_any_track(track):
    t = Table(A=LADEN, bonus={SPACE: "track"}).do("transmute raw-lead salt")
    before = t.A.tracks[track]
    assert t.legal == [f"advance {element}" for element in ("fire", "water", "earth", "air")]
    t.do(f"advance {track}")
    assert (t.A.tracks[track], sum(t.A.tracks.values())) == (before + 1, LOW + 1)


@rule("TR-201")
def test_a_chameleon():
    t = Table(A=LADEN, bonus={SPACE: "chameleon"}).do("transmute raw-lead salt")
    assert (t.A.chameleon, t.A.ethereal) == (1, 0)


@rule("TR-202")
def test_an_ethereal_die():
    t = Table(A=LADEN, bonus={SPACE: "ethereal"}).do("transmute raw-lead salt")
    assert (t.A.chameleon, t.A.ethereal) == (0, 1)


@rule("TR-203", "TR-199")
def test_a_step_from_a_token_can_enter_another_space():
    side = dict(LADEN, tracks=f"{TRACK} {LOW - 1} {OTHER} {HIGH - 1}")
    t = Table(A=side, bonus={SPACE: "track", f"{OTHER} {HIGH}": "chameleon"})
    t.do("transmute raw-lead salt", f"advance {OTHER}")
    assert (t.A.tracks[OTHER], t.A.chameleon) == (HIGH, 1)


# ---------------------------------------------------------------- when


@rule("TR-204")
def test_outside_a_transmutation_at_once():
    e = experiment("air", reward="track fire, raw any")
    side = dict(die="red tin 3", open=[e], done=[experiment("air")], **BELOW)
    t = Table(A=side, bonus={ON_FIRE: "track"}).do("perform 1")
    assert (t.kind, t.A.tracks["fire"]) == ("advance", LOW)
    t.do("advance air")
    assert (t.kind, t.A.tracks["air"]) == ("gain", 1)


@rule("TR-204")
def test_in_a_transmutation_after_the_artifact():
    side = dict(LADEN, artifacts={slot_at("lead"): artifact("essence any, raw lead")})
    t = Table(A=side, bonus={SPACE: "ethereal"}).do("transmute raw-lead salt")
    assert (t.kind, t.A.tracks[TRACK], t.A.ethereal) == ("fire", LOW, 0)
    t.do("use")
    assert (t.kind, t.A.ethereal) == ("gain", 0)
    t.do("gain sulfur")
    assert t.A.ethereal == 1
    told = t.told()
    order = [told.index(name) for name in ("transmutes", "advances", "fires", "gains-ethereal")]
    assert order == sorted(order)


@rule("TR-204")
def test_before_the_next_transmutation_of_the_action():
    side = dict(LADEN, cubes="lead*2", essences="salt*2")
    t = Table(A=side, bonus={SPACE: "track"}).do("transmute raw-lead salt")
    assert (t.kind, t.verbs) == ("advance", {"advance"})
    t.do("advance fire")
    assert t.kind == "transmuting"


# ---------------------------------------------------------------- how often


@rule("TR-205")
def test_several_steps_enter_every_space_on_their_way():
    t = sampling("track fire 3", bonus={ON_FIRE: "ethereal"}, **BELOW).do("sample 1")
    assert (t.A.tracks["fire"], t.A.ethereal) == (LOW + 2, 1)


@rule("TR-206")
def test_the_same_token_at_most_once_a_turn():
    t = sampling("track fire", "track down, chameleon", "track fire", bonus={ON_FIRE: "ethereal"}, **BELOW)
    t.do("sample 1")
    assert t.A.ethereal == 1
    t.do("sample 2", "retreat fire")
    assert (t.A.tracks["fire"], t.A.chameleon) == (LOW - 1, 1)
    t.do("sample 3")
    assert (t.A.tracks["fire"], t.A.ethereal, t.bonus) == (LOW, 1, {ON_FIRE: "ethereal"})


@rule("TR-206", "TR-194")
def test_a_used_token_leaves_even_if_the_marker_went_back():
    up, down = {ON_FIRE: "ethereal", f"air {HIGH}": "chameleon"}, "track down, chameleon"
    t = sampling("track fire", down, "track fire", bonus=up, **BELOW).do("sample 1", "sample 2", "retreat fire")
    t.do("harvest 1", "end", "pass")
    assert (t.active, t.A.ethereal, t.bonus) == ("B", 1, {f"air {HIGH}": "chameleon"})
    t.do(t.legal[0], "harvest 1", "pass", "keep", "sample 3")
    assert (t.A.tracks["fire"], t.A.ethereal) == (LOW, 1)


@rule("TR-194", "TR-195")
def test_a_token_used_by_a_reaction_leaves_with_that_turn():
    tile = artifact("track down, raw lead")
    side = dict(LADEN, artifacts={slot_at("lead"): tile})
    t = Table(phase="react", A={"die": f"{COLOUR} tin 1"}, B=side, bonus={SPACE: "ethereal"})
    t.do("transmute raw-lead salt", "use", f"retreat {TRACK}")
    assert (t.B.tracks[TRACK], t.B.ethereal, t.bonus) == (LOW - 1, 1, {})


@rule("TR-206")
def test_moving_down_onto_a_token_or_away_from_it_gives_nothing():
    effects = ("track down, chameleon", "track fire")
    t = sampling(*effects, tracks=f"fire {LOW + 1}", bonus={ON_FIRE: "ethereal"}).do("sample 1", "retreat fire")
    assert (t.A.tracks["fire"], t.A.ethereal) == (LOW, 0)
    t.do("sample 2")
    assert (t.A.tracks["fire"], t.A.ethereal) == (LOW + 1, 0)


@rule("TR-207")
def test_waiting_bonuses_come_in_the_order_they_were_gained():
    side = dict(LADEN, tracks=f"{TRACK} {LOW - 1} {OTHER} {LOW - 1}")
    for first, second, when_asked in (("track", "ethereal", 0), ("ethereal", "track", 1)):
        tile = artifact(f"track {OTHER}")
        t = Table(A=dict(side, artifacts={slot_at("lead"): tile}), bonus={SPACE: first, f"{OTHER} {LOW}": second})
        t.do("transmute raw-lead salt", "use")
        assert (t.kind, t.A.ethereal) == ("advance", when_asked)
        t.do(f"advance {track_of('mercury')}")
        assert t.A.ethereal == 1


@rule("TR-208")
def test_a_step_on_a_full_track_is_a_point():
    side = dict(LADEN, tracks=f"{TRACK} {LOW - 1} {OTHER} 12")
    t = Table(A=side, bonus={SPACE: "track"}).do("transmute raw-lead salt", f"advance {OTHER}")
    assert (t.A.tracks[OTHER], t.A.vp) == (12, 1)
