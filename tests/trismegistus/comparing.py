"""When is a card strictly better than another? Where it gives at least as much of everything, for no more."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.cards import Artifact, Experiment, Formula, Publication

Thing = TypeVar("Thing")


def covers(many: Sequence[Thing], few: Sequence[Thing], at_least: Callable[[Thing, Thing], bool]) -> bool:
    """Each of `few` can be given one of `many`, a different one each, that is at least as good."""
    if not few:
        return True
    return any(
        at_least(one, few[0]) and covers([*many[:place], *many[place + 1 :]], few[1:], at_least)
        for place, one in enumerate(many)
    )


def cube_at_least(one: int, other: int) -> bool:
    """As a gain: any is better than a named one, refined better than raw."""
    if one == other or one == y.ANY_REFINED:
        return True
    if one == y.ANY_RAW:
        return other in y.RAW_KINDS
    return one < y.CUBES and other < y.CUBES and other < 5 <= one and y.MATERIAL_OF[one] == y.MATERIAL_OF[other]


def step_at_least(one: y.Step, other: y.Step) -> bool:
    op, what, number, per = one
    other_op, other_what, other_number, other_per = other
    if op != other_op or per != other_per or number < other_number:
        return False
    if op == y.CUBE:
        return cube_at_least(what, other_what)
    if op == y.ESSENCE:
        return what in (other_what, y.ANY_ESSENCE)
    if op == y.TRACK:
        return what == other_what or (what == y.ANY and other_what != y.THREE)
    if op == y.TRANSMUTE:
        return what in (other_what, y.WILD)
    return what == other_what


def effect_at_least(one: y.Effect, other: y.Effect) -> bool:
    costs = (y.DOWN, 0, 1, 0)
    if costs in one and costs not in other:
        return False
    return covers([s for s in one if s != costs], [s for s in other if s != costs], step_at_least)


def pays(cube: int, asked: int) -> bool:
    """Whether a cube of the one kind may be paid where the other is asked."""
    if asked == cube or cube == y.REFINED_GOLD:
        return True
    if asked == y.ANY_RAW:
        return cube not in (y.REFINED_SILVER, y.ANY_REFINED)
    if asked == y.ANY_REFINED:
        return 5 <= cube < y.CUBES
    return asked < 5 <= cube < y.CUBES and y.MATERIAL_OF[cube] == y.MATERIAL_OF[asked]


def better_artifact(one: Artifact, other: Artifact) -> bool:
    shown = all(a >= b for a, b in zip(one.symbols, other.symbols, strict=True))
    return shown and effect_at_least(one.effect, other.effect)


def better_experiment(one: Experiment, other: Experiment, same_element: bool = True) -> bool:
    """`same_element`: only cards for one column are held against each other."""
    if same_element and (one.element != other.element or one.track not in (other.track, y.ANY)):
        return False
    cheaper = len(one.cost) <= len(other.cost) and covers(other.cost, one.cost, pays)
    return cheaper and one.need <= other.need and one.vp >= other.vp and effect_at_least(one.reward, other.reward)


def better_publication(one: Publication, other: Publication) -> bool:
    return one.vp >= other.vp and all(a <= b for a, b in zip(one.needs, other.needs, strict=True))


def better_formula(one: Formula, other: Formula) -> bool:
    return effect_at_least(one.effect, other.effect)
