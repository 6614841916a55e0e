"""Every lesson of every game, played: to its stated position, and beside the way as far as one can get."""

from __future__ import annotations

import re
from typing import Any

import pytest

from athanor.core.registry import lookup, registered
from athanor.core.text import LANGUAGES
from athanor.lessons.lesson import SIGNS, Lesson, fits
from athanor.lessons.reading import PART, lessons, texts
from athanor.lessons.session import Session, beginning

GAMES = [game for game in registered() if lessons(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons(game)]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
STEPS = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.steps))]
EVERY_STEP = pytest.mark.parametrize(
    ("lesson", "number"), STEPS, ids=[f"{lesson.game}-{lesson.id}-{lesson.steps[at].id}" for lesson, at in STEPS]
)
PLAYED = [(lesson, at) for lesson, at in STEPS if lesson.steps[at].asks]
EVERY_PLAYED_STEP = pytest.mark.parametrize(
    ("lesson", "number"), PLAYED, ids=[f"{lesson.game}-{lesson.id}-{lesson.steps[at].id}" for lesson, at in PLAYED]
)
# A card is read beside the table, on a phone too.
MOST_WORDS = {"say": 60, "try": 30, "done": 45, "learnt": 35, "purpose": 20}
MOST_WORDS_OF_A_REPLY = 40


def ways_through(session: Session) -> list[int]:
    """The moves of the step as it is shown, one after another."""
    moves = []
    for place, sign in session.step.marks.items():
        session.mark(place, sign)
    while session.status == "play":
        name = next_name(session)
        moves.append(lookup(session.lesson.game).actions.id(name))
        session.answer(moves[-1:])
    return moves


def next_name(session: Session) -> str:
    """The move that is due; or, where it does not matter, the first there is."""
    state, step = session.state, session.step
    legal = [state.game.actions.name(action) for action in state.legal(session.lesson.seat)]
    if session.at < len(step.play) and step.play[session.at][0] in legal:
        return step.play[session.at][0]
    return next(name for name in legal if fits(name, step.details))


def seen(view: Any, way: str) -> Any:
    for key in way.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


def same_table(one: Session, other: Session) -> bool:
    same = one.state.position() == other.state.position() and one.marks == other.marks
    return same and one.status == other.status


@EVERY_STEP
def test_a_step_is_done_by_its_moves_and_ends_as_stated(lesson: Lesson, number: int):
    session = Session(lesson, number)
    ways_through(session)
    assert session.status == "done"
    assert session.finished == (number == len(lesson.steps) - 1)
    view = session.state.view(lesson.seat)
    assert {way: seen(view, way) for way in session.step.after} == session.step.after
    assert session.step.marks.items() <= session.marks.items()
    if session.step.play:
        assert session.step.after, "a step with moves says what has come of them"
    if number + 1 < len(lesson.steps) and lesson.steps[number + 1].position is None:
        assert beginning(lesson, number + 1).position() == session.state.position()


@EVERY_LESSON
def test_a_whole_lesson_from_beginning_to_end(lesson: Lesson):
    session = Session(lesson)
    for _ in lesson.steps[1:]:
        ways_through(session)
        assert session.buttons[0] == "on"
        assert not session.finished
        session.do("on")
    ways_through(session)
    assert session.finished
    assert "on" not in session.buttons


@EVERY_PLAYED_STEP
def test_what_is_shown_is_the_way_and_can_be_tried_again(lesson: Lesson, number: int):
    session, played = Session(lesson, number), Session(lesson, number)
    ways_through(played)
    session.do("show")
    assert session.marks == played.marks
    assert session.buttons[0] == "own-try"
    assert session.state.position() == played.state.position()
    session.do("own-try")
    assert same_table(session, Session(lesson, number))
    ways_through(session)
    assert session.status == "done"


@EVERY_STEP
def test_every_reply_is_heard_and_the_move_can_be_taken_back(lesson: Lesson, number: int):
    """Each named wrong way is tried, at the first moment at which it can be taken."""
    missing = {reply.id for reply in lesson.steps[number].replies}
    session = Session(lesson, number)
    actions = lookup(lesson.game).actions
    while True:
        for action in list(session.state.legal(lesson.seat)):
            before = session.state.position(), session.at
            session.answer([action])
            if session.reply in missing:
                missing.discard(session.reply)
                assert session.answered is not None
                assert session.answered.id == f"{lesson.step_text(number)}.{session.reply}"
            session.undo()
            assert (session.state.position(), session.at) == before, actions.name(action)
        hear_marks(session, missing)
        if session.status != "play" or not session.step.play:
            break
        session.answer([actions.id(next_name(session))])
    assert not missing, "these can never be heard"


def hear_marks(session: Session, missing: set[str]) -> None:
    """Every mark there is, one at a time."""
    if not session.step.marks:
        return
    before = dict(session.marks)
    for place in session.state.game.note_places:
        for sign in SIGNS:
            session.mark(place, sign)
            missing.discard(session.reply)
            assert session.status != "done" or len(session.step.marks) == 1
            assert session.undo()
            assert session.marks == before


@EVERY_LESSON
def test_a_lesson_names_at_least_two_wrong_ways(lesson: Lesson):
    assert len([reply for step in lesson.steps for reply in step.replies]) >= 2


@EVERY_STEP
def test_every_legal_first_move_gets_an_answer(lesson: Lesson, number: int):
    """Whatever is done first: it leads on or is answered, and the step can be taken up again."""
    catalog = texts(lesson.game)
    for action in Session(lesson, number).state.legal(lesson.seat):
        session = Session(lesson, number)
        leads_on = bool(session.step.play) and fits(session.state.game.actions.name(action), session.step.play[0])
        session.answer([action])
        if not session.step.asks:
            assert session.status == "done"
        elif leads_on:
            assert session.status in ("play", "done")
        else:
            assert session.status == "aside"
            assert session.answered is not None
            assert catalog.render(session.answered, "en")
            session.do("take-back")
        session.do("again")
        assert session.state.position() == beginning(lesson, number).position()


@EVERY_STEP
def test_every_first_mark_gets_an_answer(lesson: Lesson, number: int):
    """A wrong mark is answered and taken back; a right one, or a question mark, leaves the step as it is."""
    wanted, catalog = lesson.steps[number].marks, texts(lesson.game)
    for place in lookup(lesson.game).note_places if wanted else ():
        for sign in SIGNS:
            session = Session(lesson, number)
            before = dict(session.marks)
            session.mark(place, sign)
            harmless = place in wanted or sign in ("maybe", before.get(place))
            assert (session.status == "aside") is not harmless
            if not harmless:
                assert session.answered is not None
                assert catalog.render(session.answered, "en")
                assert session.do("take-back") == []
                assert (session.status, session.marks) == ("play", before)


@EVERY_LESSON
def test_back_and_again(lesson: Lesson):
    session = Session(lesson)
    assert "back" not in session.buttons
    last = len(lesson.steps) - 1
    session.go_to(last)
    for number in range(last - 1, -1, -1):
        session.do("back")
        assert session.number == number
        assert session.state.position() == beginning(lesson, number).position()


@EVERY_STEP
def test_what_is_lit_has_its_letter_in_the_text(lesson: Lesson, number: int):
    """Letters without a lit thing, and lit things that the text of a step does not speak of."""
    step = lesson.steps[number]
    letters = set("abc"[: len(step.lit)]) if step.lit else {"a"}
    for lang in LANGUAGES:
        catalog = texts(lesson.game)
        said = " ".join(catalog.say(f"{lesson.step_text(number)}.{part}", lang) for part in parts(lesson, number))
        used = set(re.findall(r"\(([a-z])\)", said))
        assert used == letters if step.lit else used <= letters, lang


def parts(lesson: Lesson, number: int) -> list[str]:
    return ["say", "try"] if lesson.steps[number].asks else ["say"]


def wanted_texts(lesson: Lesson) -> dict[str, int]:
    """Every text of a lesson, with the words it may have."""
    wanted = {lesson.text: 8, f"{lesson.text}.purpose": MOST_WORDS["purpose"], f"{lesson.text}.learnt": 35}
    for number, step in enumerate(lesson.steps):
        text = lesson.step_text(number)
        wanted[text] = 8
        told = [*parts(lesson, number), "done"] if step.asks else ["say"]
        wanted |= {f"{text}.{part}": MOST_WORDS[part] for part in told}
        wanted |= {f"{text}.{reply.id}": MOST_WORDS_OF_A_REPLY for reply in step.replies}
    return wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY_LESSON
def test_every_text_is_there_and_short_enough(lesson: Lesson, lang: str):
    catalog = texts(lesson.game)
    allowed = 1.25 if lang != "en" else 1  # the same in more words
    for id, most in wanted_texts(lesson).items():
        said = catalog.say(id, lang)
        assert len(said.split()) <= most * allowed, (id, lang, len(said.split()))


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_left_over(game: str):
    wanted = {id for lesson in lessons(game) for id in wanted_texts(lesson)}
    catalog = texts(game)
    for line_id in re.findall(r"^([a-z][\w-]*) =|^ +\.([\w-]+) =", catalog.own("en"), flags=re.M):
        own, attribute = line_id
        if own:
            current = own
        assert (f"{current}.{attribute}" if attribute else own) in wanted


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_numbered_from_one(game: str):
    assert [lesson.number for lesson in lessons(game)] == list(range(1, len(lessons(game)) + 1))
    assert all(sum(lesson.extra for lesson in lessons(game)[:at]) == 0 for at in range(len(lessons(game)) - 1))


@EVERY_LESSON
def test_parts_of_the_table_are_lit_by_names_of_one_word(lesson: Lesson):
    named = [name for step in lesson.steps for names in step.lit for name in names if name.startswith(PART)]
    assert all(re.fullmatch(r"part:[a-z-]+", name) for name in named)
