"""Numbers of ingredients, colours, potions and alchemicals by their names; and the rulebook's example of deduction."""

from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, POTION_NAMES, QUALITY_NAMES
from athanor.games.alchemists.deduction import Knowledge

MUSHROOM, FERN, TOAD, CLAW, FLOWER, ROOT, SCORPION, FEATHER = range(8)
RED, GREEN, BLUE = range(3)


def potion(name: str) -> int:
    return POTION_NAMES.index(name)


def alchemical(name: str) -> int:
    return ALCHEMICAL_NAMES.index(name)


def sold(known: Knowledge, one: int, other: int, wanted: str, told: str) -> None:
    known.learn_sale(one, other, potion(wanted), QUALITY_NAMES.index(told))


def example(steps: int) -> Knowledge:
    """What is known after so many steps of it."""
    known = Knowledge()
    known.learn_experiment(MUSHROOM, TOAD, potion("R+"))
    if steps > 1:
        sold(known, FERN, TOAD, "G+", "right-sign")
    if steps > 2:
        known.learn_experiment(FERN, MUSHROOM, potion("N"))
    return known
