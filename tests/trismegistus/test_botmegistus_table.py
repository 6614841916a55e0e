"""Botmegistus at the table of the rules: set-up, reactions, refills, passing, rounds, the end, options that touch you.

What it decides is proven without a table in the other test_botmegistus files.
"""

from typing import Any

import pytest

from athanor.core.errors import OptionError
from athanor.games.trismegistus.botmegistus import Deck, Tracker
from athanor.games.trismegistus.cards import EXPERIMENT_IDS, MASTERPIECE, SPECIALISATION, STARTING
from tests.trismegistus.bot_table import on
from tests.trismegistus.table import Table, artifact, experiment, fresh, publication, used

rule = pytest.mark.rule

# Cards of our own set, by what they do.
ARTIFACT_BLACK, EXPERIMENT_BLACK, FIRE_AND_AIR, LOWEST, GOLD = 0, 3, 5, 6, 7


def tracker(t: Table) -> Tracker:
    assert t.state.bot is not None
    return t.state.bot


def deck(t: Table) -> Deck:
    assert t.state.bot_deck is not None
    return t.state.bot_deck


def started(*switches: str, choose: str = "", seed: int = 3) -> Table:
    """A solo game after its set-up; `choose` among the offered artifacts: "first" or "last"."""
    t = fresh(1, seed, **on(*switches))
    while any(frame.kind == "begin" for frame in t.state.stack):
        last = t.kind == "choose" and t.legal[0].startswith("choose artifact") and choose == "last"
        t.do(t.legal[-1 if last else 0])
    return t


def asked_for(*switches: str) -> list[str]:
    """The kinds of cards a human chooses at the set-up, in order."""
    t, kinds = fresh(1, 3, **on(*switches)), []
    while any(frame.kind == "begin" for frame in t.state.stack):
        if t.kind == "choose":
            kinds.append(t.legal[0].split()[1].split("-")[0])
        t.do(t.legal[0])
    return kinds


def dice(t: Table) -> list[int]:
    return [sum(t.state.bowls[face * 3 + colour] for face in range(6)) for colour in range(3)]


def bots_turn(card: int, **more: Any) -> Table:
    return Table(players=1, active="bot", phase="draft", bot_deck=[card], **more)


# ---------------------------------------------------------------- set-up


@rule("TR-440", "TR-034")
def test_the_set_up_is_that_of_two_players_with_the_human_first():
    t = started()
    assert (dice(t), t.order) == ([5, 5, 4], "A bot")
    experiments = [card for cards in (*t.state.experiment_decks, *t.state.spaces) for card in cards]
    assert all(t.cards.experiments[card].players == 2 for card in experiments)
    assert all(t.cards.publications[card].players == 2 for card in t.state.publications)


@rule("TR-441")
def test_the_human_gets_no_ethereal_die():
    assert started().A.ethereal == 0


@rule("TR-443")
def test_its_deck_is_shuffled():
    piles = {tuple(deck(started(seed=seed)).pile) for seed in range(6)}
    assert len(piles) == 6
    assert all(set(range(9)) <= set(pile) for pile in piles)


@rule("TR-446", "TR-447", "TR-577")
def test_it_gets_the_starting_artifact_that_the_human_rejects_and_its_personality():
    for choice, kept, rejected in (("first", 0, 1), ("last", 1, 0)):
        t = started(choose=choice)
        offered = sorted([tracker(t).artifacts[0].id, *(tile[0] for tile in t.A.slots.values())])
        assert tracker(t).artifacts[0].id == offered[rejected]
        assert [tile for tile, _ in t.A.slots.values()] == [offered[kept]]
        (element,) = t.cards.artifacts[offered[rejected]].elementals
        assert set(deck(t).pile) == {*range(9), 13 + element}
        off = started("bot-no-personality", choose=choice)
        assert [tile.id for tile in tracker(off).artifacts] == [offered[rejected]]
        assert sorted(deck(off).pile) == list(range(9))


@rule("TR-448", "TR-449", "TR-565", "TR-574")
def test_the_die_of_the_set_up_is_rolled_twice_or_as_the_options_say():
    assert sum(tracker(started()).levels) == 2
    assert sum(tracker(started("bot-more-rolls=5")).levels) in (5, 6, 7)  # a bonus token may add a step
    assert tracker(started("bot-no-rolls")).levels == [0] * 4


@rule("TR-452")
def test_it_has_markers_and_a_score_line_like_a_player():
    t = started()
    view = t.view("A")
    assert (len(view["bot"]["levels"]), view["order"], len(view["sheets"])) == (4, [0, 1], 2)
    assert t.state.scores()[1] == view["bot"]["score"] == t.points("bot")


@rule("TR-453")
def test_the_human_chooses_as_usual_and_there_are_no_achievements():
    assert asked_for() == ["experiment", "masterpiece", "publication", "artifact"]
    with pytest.raises(OptionError):
        fresh(players=1, achievements="on")


@rule("TR-571", "TR-572")
def test_one_publication_and_one_masterpiece_are_options_of_their_own():
    assert asked_for("bot-one-publication") == ["experiment", "masterpiece", "artifact"]
    assert asked_for("bot-one-masterpiece") == ["experiment", "publication", "artifact"]
    t = started("bot-one-publication", "bot-one-masterpiece")
    assert (len(t.A.hand), t.A.masterpiece in EXPERIMENT_IDS[MASTERPIECE]) == (1, True)


@rule("TR-547")
def test_its_masterpieces_come_from_those_never_dealt():
    pool = started().state.masterpieces
    assert (len(pool), len(started("bot-one-masterpiece").state.masterpieces)) == (6, 7)
    t = started()
    assert t.A.masterpiece not in t.state.masterpieces


@rule("TR-563", "TR-641")
def test_the_option_gives_it_an_unfinished_starting_experiment_that_was_not_dealt():
    for seed in range(5):
        t = started("bot-starting-experiment", seed=seed)
        (card,) = tracker(t).open
        assert card.id in EXPERIMENT_IDS[STARTING]
        assert card.id not in t.A.open


@rule("TR-569")
def test_the_option_lets_it_begin_and_the_human_gets_nothing_for_it():
    t = fresh(1, 3, **on("bot-first"))
    assert (t.order, t.A.ethereal) == ("bot A", 0)
    while "bot-reveals" not in t.told() and "bot-reveals-personality" not in t.told():
        assert t.kind != "draft"
        t.do(t.legal[0])
    assert t.A.ethereal == 0


@rule("TR-570")
def test_the_option_takes_a_white_die_away():
    assert dice(started("bot-one-white-fewer")) == [5, 4, 4]


def test_a_contradiction_is_refused_when_the_table_is_made():
    with pytest.raises(OptionError):
        fresh(1, **on("bot-more-gold", "bot-less-gold"))
    with pytest.raises(OptionError):
        fresh(2, **on("bot-more-gold"))


# ---------------------------------------------------------------- its turn on the table


@rule("TR-454", "TR-459")
def test_a_drafted_die_leaves_its_bowl():
    t = bots_turn(FIRE_AND_AIR, bowls="tin: white black red; lead: black*3").go()
    assert (t.bowl("tin"), tracker(t).colour, tracker(t).potency) == ({"black": 1, "red": 1}, 1, 1)


@rule("TR-487", "TR-457")
def test_the_market_is_refilled_after_it_and_the_ability_does_nothing():
    best, other, new = artifact("vp 5, essence salt 2", shows="fire air"), artifact(shows="fire"), artifact()
    t = bots_turn(ARTIFACT_BLACK, bot={"die": "black lead 3"}, market={1: other, 2: best}, stack=[new]).go()
    assert [tile.id for tile in tracker(t).artifacts] == [best.id]
    assert (t.market(1), t.market(2)) == (other.id, new.id)
    assert (tracker(t).points, t.A.vp) == (0, 0)


@rule("TR-485")
@pytest.mark.parametrize(("roll", "place"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_a_tie_in_the_market_is_rolled_for(roll, place):
    tiles = [artifact(shows="fire"), artifact(shows="air")]
    t = bots_turn(ARTIFACT_BLACK, bot={"die": "black lead 3"}, market={1: tiles[0], 2: tiles[1]}).script(roll).go()
    assert [tile.id for tile in tracker(t).artifacts] == [tiles[place].id]


@rule("TR-498")
def test_an_experiment_is_refilled_only_if_it_is_of_the_current_level():
    for level, refilled in ((1, False), (2, True)):
        taken, following = experiment(level=level), experiment(level=2)
        spaces = {3: [], 4: [taken]}
        t = bots_turn(EXPERIMENT_BLACK, round=2, bot={"die": "black tin 3"}, spaces=spaces, experiment_deck=[following])
        t.go()
        assert [card.id for card in [*tracker(t).open, *tracker(t).done]] == [taken.id]
        assert t.space(4) == ([following.id] if refilled else [])


@rule("TR-456")
def test_an_empty_deck_is_made_again_of_the_used_cards():
    t = bots_turn(GOLD, bot={"die": "black lead 3"})
    deck(t).pile, deck(t).used = [], [GOLD, LOWEST]
    t.go()
    assert (len(deck(t).pile), len(deck(t).used)) == (1, 1)


@rule("TR-456")
def test_the_used_cards_are_shuffled_as_soon_as_the_last_one_is_done():
    t = bots_turn(GOLD, bot={"die": "black lead 3"})
    deck(t).pile, deck(t).used = [GOLD], [LOWEST, FIRE_AND_AIR]
    t.go()
    assert (t.kind, deck(t).pile, deck(t).used) == ("react", [], [LOWEST, FIRE_AND_AIR, GOLD]), "its card is in use"
    t.do("pass")
    assert (sorted(deck(t).pile), deck(t).used) == ([FIRE_AND_AIR, LOWEST, GOLD], [])


@rule("TR-545", "TR-541")
def test_a_specialisation_card_joins_a_whole_deck_even_if_the_last_card_was_just_used():
    tops = set()
    for seed in range(6):
        t = bots_turn(GOLD, bot={"die": "black lead 1", "used": "red white", "artifacts": [artifact(shows="fire")]},
                      passed="A", seed=seed)  # fmt: skip
        deck(t).pile, deck(t).used = [GOLD], [LOWEST, FIRE_AND_AIR]
        t.go().do("pass")
        assert t.state.round == 2
        assert sorted([*deck(t).pile, *deck(t).used]) == [FIRE_AND_AIR, LOWEST, GOLD, SPECIALISATION]
        tops.add((deck(t).used or deck(t).pile)[-1] == SPECIALISATION)
    assert tops == {True, False}, "it is not always the next"


@rule("TR-561", "TR-456")
def test_with_two_open_cards_the_pile_is_made_again_when_its_last_card_is_laid_open():
    t = bots_turn(GOLD, bot={"die": "black lead 3"}, options={"bot-planning": "on"})
    deck(t).open, deck(t).pile, deck(t).used = [GOLD, LOWEST], [ARTIFACT_BLACK], [FIRE_AND_AIR]
    t.script(0).go().do("pass")
    assert deck(t).open == [ARTIFACT_BLACK, LOWEST]
    assert (sorted(deck(t).pile), deck(t).used) == ([FIRE_AND_AIR, GOLD], [])


# ---------------------------------------------------------------- reactions and bonus tokens


@rule("TR-533", "TR-534")
def test_the_human_reacts_to_its_die_even_when_it_is_spent():
    lab = {"cubes": "raw-copper raw-lead", "essences": "sulfur", "artifacts": {1: used(artifact())}}
    for potency in (2, 3):  # the card spends 2
        t = bots_turn(FIRE_AND_AIR, bot={"die": f"white tin {potency}"}, A=lab).go()
        assert (t.kind, t.asked) == ("react", "A")
        assert {"react material", "react salt", "transmute raw-copper sulfur", "recharge 1", "pass"} == set(t.legal)
        t.do("react material")
        assert t.A.cubes == {"raw-copper": 1, "raw-lead": 1, "raw-tin": 1}


@rule("TR-512", "TR-537")
def test_a_bonus_it_reaches_is_there_for_a_reaction_and_then_gone():
    t = bots_turn(
        FIRE_AND_AIR,
        bot={"die": "white tin 3", "tracks": "fire 3"},
        bonus={"fire 4": "ethereal", "water 4": "ethereal"},
        A={"tracks": "fire 3", "cubes": "raw-copper", "essences": "sulfur"},
    ).go()
    assert (tracker(t).ethereal, t.bonus) == (1, {"fire 4": "ethereal", "water 4": "ethereal"})
    t.do("transmute raw-copper sulfur")
    assert (t.A.tracks["fire"], t.A.ethereal) == (4, 1)
    assert t.bonus == {"water 4": "ethereal"}


@rule("TR-537")
def test_tokens_below_its_marker_go_at_the_end_of_its_turn():
    t = bots_turn(GOLD, bot={"die": "black lead 3", "tracks": "air 5"}, bonus={"air 4": "track"}).go()
    t.do("pass")
    assert t.bonus == {}


@rule("TR-535")
def test_it_never_reacts_to_the_human():
    t = Table(players=1, A={"die": "black tin 1"}, bot={"die": "white lead 2"}, bot_deck=[GOLD])
    t.do("harvest 1")
    while t.active == "A" and t.kind in ("finish", "act"):
        t.do("pass" if t.can("pass") else "end")
    turns = [at for at, name in enumerate(t.told()) if name == "bot-reveals"]
    assert turns[:1], t.told()
    assert [name for name in t.told()[: turns[0]] if name.startswith("bot-")] == []


# ---------------------------------------------------------------- passing and rounds


@rule("TR-536", "TR-538")
def test_with_three_used_dice_it_passes_and_the_human_goes_on_alone():
    t = bots_turn(GOLD, bot={"die": "black lead 2", "used": "white red"}, A={"die": "red tin 4"}).go()
    t.do("pass")
    assert (t.order, t.next_order, t.active) == ("A", "bot", "A")
    shown = t.told().count("bot-reveals")
    t.do("keep", "harvest 1")
    while t.kind == "finish":
        t.do("end" if t.can("end") else "pass")
    assert (t.active, t.told().count("bot-reveals")) == ("A", shown)


@rule("TR-539")
def test_whoever_passed_first_begins_the_next_round():
    t = Table(players=1, phase="round-end", passed="bot A", bot_deck=[GOLD, LOWEST]).go()
    assert (t.state.round, t.order) == (2, "bot A")
    assert "bot-reveals" in t.told()
    t = Table(players=1, phase="round-end", passed="A bot", bot_deck=[GOLD, LOWEST]).go()
    assert (t.order, t.active, "bot-reveals" in t.told()) == ("A bot", "A", False)


@rule("TR-540", "TR-541", "TR-543")
def test_ends_of_rounds_bring_ethereal_dice_and_a_specialisation_card_without_the_discards():
    fire = [artifact(shows="fire fire"), artifact(shows="water")]
    t = Table(players=1, phase="round-end", passed="A bot", bot={"artifacts": fire}, bot_deck=[GOLD])
    deck(t).used = [LOWEST]
    t.go()
    assert (tracker(t).ethereal, sorted(deck(t).pile), deck(t).used) == (2, [GOLD, SPECIALISATION], [LOWEST])
    t = Table(players=1, round=2, phase="round-end", passed="A bot", bot={"artifacts": fire}, bot_deck=[GOLD])
    tracker(t).specialised = [0]
    t.go()
    assert (tracker(t).ethereal, sorted(deck(t).pile)) == (3, [GOLD, SPECIALISATION + 1])


@rule("TR-542")
def test_chance_chooses_between_tied_elements():
    found = set()
    for number in range(2):
        both = [artifact(shows="fire air")]
        t = Table(players=1, phase="round-end", passed="A bot", bot={"artifacts": both}, bot_deck=[GOLD])
        t.script(number).go()
        found.add(tracker(t).specialised[0])
    assert found == {0, 3}


@rule("TR-576")
def test_without_specialisation_cards_nothing_joins_its_deck():
    t = Table(players=1, phase="round-end", passed="A bot", bot_deck=[GOLD], options={"bot-no-specialisation": "on"})
    t.go()
    assert (tracker(t).ethereal, deck(t).pile) == (2, [GOLD])


# ---------------------------------------------------------------- advanced planning


@rule("TR-559", "TR-560")
def test_advanced_planning_shows_two_cards_and_a_die_chooses():
    for roll, side in ((1, 0), (4, 1)):
        t = started("bot-planning")
        shown = t.view("A")["bot"]["open_cards"]
        assert len(shown) == 2
        assert shown == deck(t).open
        pile = deck(t).pile[:]
        t.script(roll)
        t.at_random(until="react")
        assert deck(t).used == [shown[side]]
        assert (deck(t).open[side], deck(t).open[1 - side]) == (pile[-1], shown[1 - side])


@rule("TR-561")
def test_open_cards_stay_open_when_a_specialisation_card_comes():
    t = Table(players=1, phase="round-end", passed="A bot", options={"bot-planning": "on"})
    shown = deck(t).open[:]
    before = len(deck(t).pile)
    t.go()
    assert (deck(t).open, len(deck(t).pile)) == (shown, before + 1)


# ---------------------------------------------------------------- the end


def ended(**more: Any) -> Table:
    return Table(players=1, round=3, phase="round-end", passed="A bot", **more).go()


@rule("TR-546", "TR-567", "TR-575")
def test_masterpieces_are_drawn_before_the_count():
    high = {"tracks": "fire 12 water 12 earth 12 air 12"}
    for count, options in ((2, {}), (3, {"bot-three-masterpieces": "on"}), (0, {"bot-no-masterpiece": "on"})):
        t = ended(bot=high, options=options)
        assert t.over
        assert len(t.state.masterpieces) == 6 - count
        assert len(tracker(t).done) == (1 if count else 0)


@rule("TR-557")
def test_the_human_is_counted_as_in_any_game():
    lab: dict[str, Any] = {
        "cubes": "gold*2",
        "tracks": "fire 10",
        "vp": 3,
        "ethereal": 1,
        "hand": [publication("fire", 4)],
    }
    alone, pair = ended(A=lab), Table(players=2, round=3, phase="round-end", A=lab).go()
    assert alone.sheet("A") == pair.sheet("A")
    assert sum(alone.sheet("A").values()) == alone.points("A") == 2 + 2 + 3 + 1


@rule("TR-558")
def test_only_more_points_than_it_win():
    t = ended(bot={"gold": 1}, A={"vp": 50})
    bots = t.points("bot")
    for points, winners in ((bots + 1, [0]), (bots, []), (bots - 1, [1])):
        t.state.labs[0].vp = points
        assert t.points("A") == points
        assert t.state.winners() == winners
