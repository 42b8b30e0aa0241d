"""The games over HTTP: what there is to play, its words, its rules, its facts, its lists."""

from __future__ import annotations

import json
import logging
from functools import lru_cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from weirwood import ledger, lessons
from weirwood.bots.levels import offered
from weirwood.folders import folder
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.game import AnyGame
from weirwood.languages import LANGUAGES
from weirwood.table.http import files
from weirwood.table.http.deps import TheHub, TheRoom
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.http.words import catalogue_text, lesson_text, looking_text, overlay_text
from weirwood.table.hub import Hub
from weirwood.table.rooms import lists
from weirwood.table.wire import protocol as msg

router = APIRouter()
log = logging.getLogger("weirwood.table")


def game_info(game: AnyGame) -> msg.GameInfo:
    return msg.GameInfo(
        id=game.id,
        seats=list(game.seats),
        settings=[
            msg.SettingInfo(
                name=s.name,
                kind=s.kind,  # type: ignore[arg-type]  # the kernel's kinds of settings
                default=s.default,
                choices=list(s.choices),
                least=s.least,
                most=s.most,
            )
            for s in game.settings
        ],
        levels=offered(game),
        lists=lists.kinds(game),
        lessons=taught(game),
    )


def taught(game: AnyGame) -> list[msg.LessonInfo]:
    """The guided games; a lesson of another package that cannot be read is told, and left out."""
    try:
        return [
            msg.LessonInfo(id=each.id, minutes=each.minutes, pages=len(each.counted))
            for each in lessons.lessons(game.id)
        ]
    except lessons.LessonError as e:
        log.error("lesson cannot be read", extra={"game": game.id, "reason": str(e)})
        return []


def known() -> bytes:
    """What there is to play."""
    return msg.encode([game_info(g) for g in registry.catalogue().playable()])


@lru_cache(maxsize=16)
def content(package: str) -> bytes:
    """The content files of a game as one object, by file name without its ending."""
    home = folder(package, "content")
    there = home.iterdir() if home.is_dir() else ()
    found = {
        f.name.removesuffix(".json"): json.loads(f.read_text("utf-8"))
        for f in sorted(there, key=lambda f: f.name)
        if f.name.endswith(".json")
    }
    return msg.encode(found)


@lru_cache(maxsize=64)
def rules_of(package: str, lang: str) -> bytes:
    """The rules in one language: a page speaks one, and three would be most of its weight."""
    return msg.encode(
        [
            {
                "id": r.id,
                "source": r.source[lang],
                "basis": r.basis,
                "status": r.status,
                "text": r.text[lang],
            }
            for r in ledger.load(package)
        ]
    )


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("table.language", {"found": lang[:10], "allowed": ", ".join(LANGUAGES)})
    return lang


async def packed(hub: Hub, request: Request, text: str | bytes, kind: str) -> Response:
    return files.send(request, await hub.run_files(files.pack_text, text, kind))


@router.get("/api/games")
async def games(hub: TheHub) -> Response:
    return Response(await hub.run_files(known), media_type="application/json")


@router.get("/words/{game}/{lang}.ftl")
async def words(game: str, lang: str, request: Request, hub: TheHub) -> Response:
    if game == "looking":
        looking = await hub.run_files(looking_text, language(lang))
        return await packed(hub, request, looking, "text/plain; charset=utf-8")
    found = None if game == "common" else await hub.run_files(registry.game, game)
    text = await hub.run_files(catalogue_text, found, language(lang))
    return await packed(hub, request, text, "text/plain; charset=utf-8")


@router.get("/ledger/{game}/{lang}.json")
async def rules(game: str, lang: str, request: Request, hub: TheHub) -> Response:
    package = (await hub.run_files(registry.game, game)).package
    data = await hub.run_files(rules_of, package, language(lang))
    return await packed(hub, request, data, "application/json")


@router.get("/content/{game}.json")
async def facts(game: str, request: Request, hub: TheHub) -> Response:
    data = await hub.run_files(content, (await hub.run_files(registry.game, game)).package)
    return await packed(hub, request, data, "application/json")


@router.get("/api/rooms/{room_id}/words/{lang}.ftl")
async def room_words(room: TheRoom, lang: str, hub: TheHub) -> Response:
    """Names and texts that come with the room's own card file, and what its coach says."""
    game = registry.game(room.game)
    text = ""
    if room.lesson:
        text = await hub.run_files(lesson_text, game, room.lesson, language(lang))
    if game.overlay is not None:
        own = await hub.run_slow(game.overlay, room.settings)
        text += overlay_text(own, language(lang))
    return PlainTextResponse(text, headers={"cache-control": files.FRESH})


@router.post("/api/check/{game}/{what}", openapi_extra=takes(msg.Brought))
async def check(game: str, what: str, request: Request, hub: TheHub) -> Response:
    """Whether a deck or an army is legal: all reasons why not, with their rules."""
    asked = await body(request, msg.Brought)
    found = await hub.run_files(registry.game, game)
    if what not in found.checks:
        allowed = ", ".join(found.checks) or "-"
        raise Refused("table.no_list", {"found": what[:40], "allowed": allowed})

    def reasons() -> list[msg.Problem]:
        refusals = found.checks[what](asked.given)
        return [msg.Problem(rule=no.rule, args=dict(no.args)) for no in refusals]

    return reply(await hub.run_slow(reasons))
