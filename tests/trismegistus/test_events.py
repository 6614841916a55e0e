"""What is told: every event by its name *and* its arguments. Swapping two names, or two arguments, fails here."""

import re
from pathlib import Path
from typing import Any

from athanor.games.trismegistus import rounds
from athanor.games.trismegistus.symbols import CUBE_NAMES, ELEMENT_NAMES, ESSENCE_NAMES, FACE_NAMES
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import BOARD, LOW, arrow_colour, places, slot_at, track_of
from tests.trismegistus.table import Table, achievement, artifact, experiment, fresh, publication, used

Told = list[tuple[str, dict[str, Any]]]
SOURCES = Path(__file__).parents[2] / "src/athanor/games/trismegistus"
NOBODY = {"reactions": (0, 0)}
KNOWN: set[str] = set()  # the names that a test of this file has seen with all their arguments


def thing(name: str) -> int:
    """A cube (`raw lead`) or an essence token (`salt`), as events number them."""
    return CUBE_NAMES.index(name) if name in CUBE_NAMES else len(CUBE_NAMES) + ESSENCE_NAMES.index(name)


def face(name: str) -> int:
    return FACE_NAMES.index(name)


def element(name: str) -> int:
    return ELEMENT_NAMES.index(name)


def hears(t: Table, expected: Told, seat: str | None = None) -> None:
    KNOWN.update(name.removesuffix("-hidden") for name, _ in expected)
    assert t.heard(seat) == expected


def test_a_draft_a_turned_die_and_an_ethereal_one():
    t = Table(phase="draft", A={"die": "red tin 1", "ethereal": 1}, bowls="wild: white red; lead: black")
    t.do("draft wild white", "turn iron", "ethereal")
    hears(
        t,
        [
            ("turn-begins", {"seat": 0}),
            ("retires", {"seat": 0, "face": face("tin"), "colour": 2}),
            ("drafts", {"seat": 0, "face": face("wild"), "colour": 1, "potency": 2}),
            ("turns-die", {"seat": 0, "face": face("iron")}),
            ("raises-die", {"seat": 0, "potency": 3}),
        ],
    )


def test_harvest_to_the_end_of_the_turn():
    t = Table(A={"die": "red tin 2", "used": "black white"}, B={"reactions": (1, 0)}).do("harvest 2", "react material")
    hears(
        t,
        [
            ("gains", {"seat": 0, "count": 2, "thing": thing("raw tin")}),
            ("reacts", {"seat": 1}),
            ("gains", {"seat": 1, "count": 1, "thing": thing("raw tin")}),
            ("uses-up", {"seat": 0, "face": face("tin"), "colour": 2, "count": 3}),
            ("passes-round", {"seat": 0, "place": 1}),
            ("turn-begins", {"seat": 1}),
        ],
    )


def test_a_transmutation_with_its_artifact_and_bonus():
    track = track_of("salt")
    side = {"die": f"{arrow_colour('lead')} tin 3", "cubes": "lead", "essences": "salt"}
    tile = artifact("track any, chameleon")
    t = Table(A=dict(side, tracks=f"{track} {LOW - 1}", artifacts={slot_at("lead"): tile}), B=NOBODY,
              bonus={f"{track} {LOW}": "ethereal"})  # fmt: skip
    t.do("transmute raw-lead salt", "use", f"advance {track_of('sulfur')}")
    enters = {"seat": 0, "element": element(track), "bonus": 2}
    hears(
        t,
        [
            (
                "transmutes",
                {"seat": 0, "thing": thing("raw lead"), "thing2": thing("refined copper"), "paid": thing("salt")},
            ),
            ("advances", {"seat": 0, "element": element(track), "level": LOW}),
            ("enters-bonus", enters),
            ("fires", {"seat": 0, "artifact": tile.id}),
            ("gains-chameleon", {"seat": 0, "count": 1}),
            ("advances", {"seat": 0, "element": element(track_of("sulfur")), "level": 1}),
            ("gains-ethereal", {"seat": 0, "count": 1}),
            ("bonus-removed", {"element": element(track), "bonus": 2}),
            ("turn-begins", {"seat": 1}),
        ],
    )


def test_buying_an_artifact_over_another_one():
    old, new, following = artifact(), artifact("vp 2"), artifact()
    place = int(places("red")[0])
    t = Table(A={"die": "red tin 4", "artifacts": {2: used(old)}}, B=NOBODY, market={place: new}, stack=[following])
    t.do(f"artifact {place}", "slot 2")
    hears(
        t,
        [
            ("buys-artifact", {"seat": 0, "artifact": new.id}),
            ("replaces", {"seat": 0, "artifact": old.id}),
            ("places-artifact", {"seat": 0, "artifact": new.id, "slot": 2}),
            ("scores", {"seat": 0, "points": 2}),
            ("market-refilled", {"artifact": following.id}),
            ("turn-begins", {"seat": 1}),
        ],
    )


def test_a_recharge_and_a_chameleon():
    tile = artifact()
    t = Table(A={"die": "red tin 4", "chameleon": 1, "artifacts": {2: used(tile)}}, B=NOBODY)
    t.do("chameleon white iron", "recharge 2")
    hears(
        t,
        [
            ("declares", {"seat": 0, "colour": 1, "face": face("iron")}),
            ("recharges", {"seat": 0, "artifact": tile.id}),
            ("turn-begins", {"seat": 1}),
        ],
    )


def test_taking_an_experiment():
    taken, following = experiment("fire"), experiment("air")
    space = BOARD.spaces_of[BOARD.section_of[face("lead")]][0] + 1
    t = Table(A={"die": "red lead 4"}, B=NOBODY, spaces={space: [taken]}, experiment_deck=[following])
    t.do(f"experiment {space}a")
    hears(
        t,
        [
            ("takes-experiment", {"seat": 0, "experiment": taken.id}),
            ("experiment-opened", {"experiment": following.id}),
        ],
    )


def test_performing_with_silver_and_a_discount():
    card = experiment("fire", "fire 3", "raw tin, raw iron", reward="raw lead")
    side = {"die": "red lead 4", "open": [card], "tracks": "fire 1", "cubes": "silver raw-tin"}
    t = Table(A=dict(side, empty="fire-1 fire-2", done=[experiment("fire")]))
    t.do("perform 1")
    while t.kind == "pay":
        t.do(next(name for name in ("level silver", "level discount", "pay raw-tin", "pay discount") if t.can(name)))
    hears(
        t,
        [
            ("performs", {"seat": 0, "experiment": card.id}),
            ("pays-level", {"seat": 0, "thing": thing("refined silver")}),
            ("uses-discount-level", {"seat": 0}),
            ("uses-discount-cube", {"seat": 0, "asked": thing("raw iron")}),
            ("pays", {"seat": 0, "thing": thing("raw tin")}),
            ("gains", {"seat": 0, "count": 1, "thing": thing("raw lead")}),
            ("slides", {"seat": 0, "element": element("fire")}),
        ],
    )


def test_a_formula_bought_placed_and_used():
    t = Table(A={"die": "red lead 4", "cubes": "gold", "lines": {"row 1": ("vp 1", ""), "column 1": ("vp 2", "")},
                 "formulas": {"fire-1": "reaction, restore"}, "reactions": (0, 1)})  # fmt: skip
    lab, lines = t.A.lab, t.cards.alchemists[t.A.alchemist].lines
    cell = next(iter(set(lines[0].cells) & set(next(line for line in lines if not line.is_row).cells)))
    for other in {*lines[0].cells, *next(line for line in lines if not line.is_row).cells} - {cell}:
        lab.filled |= 1 << other  # as if formulas lay there
    t.do("buy fire-1", f"cell {cell + 1}")
    lab.filled = 1 << cell
    t.do(f"sample {cell + 1}")
    formula = lab.alchemist * 8 + lab.vault[cell]
    hears(
        t,
        [
            ("pays-gold", {"seat": 0, "count": 1}),
            ("unlocks", {"seat": 0, "formula": formula, "cell": cell + 1}),
            ("completes-row", {"seat": 0}),
            ("completes-column", {"seat": 0}),
            ("scores", {"seat": 0, "points": 1}),
            ("scores", {"seat": 0, "points": 2}),
            ("samples", {"seat": 0, "formula": formula}),
            ("gains-reaction", {"seat": 0, "count": 1}),
            ("restores", {"seat": 0, "count": 1}),
        ],
    )


def sampled(t: Table, *rest: tuple[str, dict[str, Any]]) -> Told:
    """After the formula of `granting` was sampled."""
    return [("samples", {"seat": 0, "formula": t.A.lab.alchemist * 8 + t.A.lab.vault[6]}), *rest]


def test_steps_of_effects():
    t = granting("track down, exchange raw-raw", tracks="air 2", cubes="lead").do("retreat air", "swap raw-lead iron")
    down = ("retreats", {"seat": 0, "element": element("air"), "level": 1})
    hears(
        t,
        sampled(t, down, ("exchanges", {"seat": 0, "thing": thing("raw lead"), "thing2": thing("raw iron")})),
    )
    t = granting("track water", tracks="water 12")
    hears(t, sampled(t, ("scores-top", {"seat": 0, "element": element("water"), "level": 12})))
    tile = artifact()
    t = granting("artifact random", table={"stack": [tile]}).do("slot 3")
    placed = ("places-artifact", {"seat": 0, "artifact": tile.id, "slot": 3})
    hears(t, sampled(t, ("draws-artifact", {"seat": 0, "artifact": tile.id}), placed))


def test_publications_are_named_to_their_holder_alone():
    first, second, old = publication("fire"), publication("air"), publication("water")
    t = granting("publication", table={"deck": [first, second]}, hand=[old]).do(f"return {second.id + 1}")
    drawn = [("draws-publication", {"seat": 0, "publication": card.id}) for card in (first, second)]
    hears(t, sampled(t, *drawn, ("returns-publication", {"seat": 0, "publication": second.id})), "A")
    hidden = [("draws-publication-hidden", {"seat": 0})] * 2
    hears(t, sampled(t, *hidden, ("returns-publication-hidden", {"seat": 0})), "B")


def test_claiming_an_achievement():
    card = achievement("artifact 1", bonus="ethereal 2")
    t = Table(A={"die": "red lead 4", "artifacts": {1: artifact()}}, achievements=[card]).do("claim 1")
    hears(t, [("claims", {"seat": 0, "achievement": card.id}), ("gains-ethereal", {"seat": 0, "count": 2})])


def test_the_set_up_by_name():
    t = fresh(2, 3, setup="introductory")
    first, second = t.state.order
    told = t.heard(None)
    for seat, place in ((first, 0), (second, 1)):
        hand = t.cards.hands[place]
        mine = [(name, args) for name, args in told if args.get("seat") == seat and name != "game-begins"]
        slot = t.cards.board.introductory_slot + 1
        begins: Told = [
            ("takes-laboratory", {"seat": seat, "alchemist": hand.alchemist}),
            ("begins-with-hidden", {"seat": seat, "experiment": hand.experiment}),
            ("places-artifact", {"seat": seat, "artifact": hand.artifact, "slot": slot}),
        ]
        assert mine[:3] == begins
        KNOWN.update(name.removesuffix("-hidden") for name, _ in begins)
        own = [args for name, args in t.heard("AB"[seat]) if name == "begins-with" and args["seat"] == seat]
        cards = {"experiment": hand.experiment, "masterpiece": hand.masterpiece, "publication": hand.publication}
        assert own == [{"seat": seat, **cards}]
    assert ("game-begins", {"seat": first}) in told
    assert told[-2:] == [("round-begins", {"round": 1}), ("turn-begins", {"seat": first})]
    opened = [args["experiment"] for name, args in told if name == "experiment-opened"]
    assert opened == [space[0] for space in t.state.spaces]
    assert [args["artifact"] for name, args in told if name == "market-refilled"] == t.state.market
    KNOWN.update({"game-begins", "round-begins"})


def test_dice_that_are_rolled_again():
    t = Table()
    t.log.clear()
    t.faces("lead " * 6 + "copper tin mercury iron wild copper tin mercury" + " tin" * 6)
    t.state.events = []
    rounds.roll_dice(t.state)
    t.log += t.state.events
    again = [("bowl-rerolled", {"face": face("lead")}), ("bowl-rerolled", {"face": face("tin")})]
    assert t.heard(None)[:2] == again
    assert t.heard(None)[-1] == ("dice-rolled", {"count": 14})
    KNOWN.update({"bowl-rerolled", "dice-rolled"})


def test_the_end_of_the_game():
    card = publication("fire", 3)
    t = Table(phase="round-end", round=3, A={"hand": [card]}).go()
    hears(
        t,
        [
            ("round-ends", {"round": 3}),
            ("shows-hand", {"seat": 0, "publications": [card.id]}),
            ("shows-hand", {"seat": 1, "publications": []}),
            ("game-ends", {}),
        ],
    )


def test_every_event_of_the_rules_was_heard_above():
    """Botmegistus tells sentences of its own steps, which its own tests read; what results.py tells is on cards."""
    for name, test in list(globals().items()):
        if name.startswith("test_") and name != "test_every_event_of_the_rules_was_heard_above":
            test()
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py") if path.stem != "results")
    calls = re.findall(r'(?:tell\(s, |Event\()"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?', source)
    assert {name for call in calls for name in call if name} == KNOWN
