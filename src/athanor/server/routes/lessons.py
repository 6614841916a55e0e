"""Lessons: what there is to learn, how far the guest has come, and the door to each."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from athanor.core.errors import AthanorError
from athanor.core.message import Message
from athanor.core.registry import lookup, registered
from athanor.core.text import LANGUAGES
from athanor.lessons.lesson import Lesson
from athanor.lessons.reading import find, lessons, texts
from athanor.server import archive, models
from athanor.server.answers import error_response
from athanor.server.archive import Progress
from athanor.server.lessons import LessonConnection
from athanor.server.routes.common import ERRORS, MaybeGuest, TheLobby, known_guest, lobby_of
from athanor.server.words import ServerError

router = APIRouter(prefix="/api/lessons", responses=ERRORS, tags=["lessons"])
NOT_BEGUN: Final = Progress("", 0, False)


@router.get("")
async def all_lessons(lobby: TheLobby, guest: MaybeGuest) -> list[models.GameLessons]:
    """The games that have lessons."""
    return [await of_game(game, lobby, guest) for game in registered() if lessons(game)]


@router.get("/{game}")
async def of_game(game: str, lobby: TheLobby, guest: MaybeGuest) -> models.GameLessons:
    lookup(game)
    known: dict[str, Progress] = {}
    if guest is not None:
        known = await lobby.store.read(lambda connection: archive.progress_of(connection, guest.id, game))
    return models.GameLessons(
        game=game, lessons=[one_lesson(lesson, known.get(lesson.id, NOT_BEGUN)) for lesson in lessons(game)]
    )


def one_lesson(lesson: Lesson, progress: Progress) -> models.LessonInfo:
    def message(id: str) -> models.Message:
        return models.Message.model_validate(Message(id).plain())

    return models.LessonInfo(
        id=lesson.id,
        number=lesson.number,
        minutes=lesson.minutes,
        extra=lesson.extra,
        steps=len(lesson.steps),
        step=progress.step,
        done=progress.done,
        title=message(lesson.text),
        purpose=message(f"{lesson.text}.purpose"),
    )


@router.get("/{game}/texts/{lang}", response_class=PlainTextResponse)
async def lesson_texts(game: str, lang: str) -> str:
    """What the lessons of a game say, with what is said in all lessons."""
    if lang not in LANGUAGES:
        raise ServerError("no-such-language", 404, language=lang, known=", ".join(LANGUAGES))
    lookup(game)
    catalog = texts(game)
    return "\n".join([catalog.base.own(lang) if catalog.base else "", catalog.own(lang)])


@router.websocket("/{game}/{id}/live")
async def live(socket: WebSocket, game: str, id: str) -> None:
    lobby = lobby_of(socket)
    guest = await known_guest(socket)
    step = socket.query_params.get("step", "")
    try:
        with lobby.quotas.sockets.one(lobby.asker(socket.scope, guest.id if guest else None)):
            lesson = find(game, id)
            await socket.accept()
            wanted = int(step) if step.isdecimal() and len(step) < 4 else None
            with suppress(AthanorError):
                await LessonConnection(socket, lobby, lesson, guest, wanted).run(0)
    except AthanorError as refused:
        await socket.send_denial_response(error_response(refused, socket.headers.get("accept-language")))
