"""The games over HTTP: what there is to play, its words, its rules, its facts, its lists."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from importlib import resources
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from weirwood import ledger, lessons
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.kernel.game import Game
from weirwood.languages import LANGUAGES
from weirwood.table import files, lists
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.replies import body, reply, takes
from weirwood.table.words import catalogue_text, overlay_text

log = logging.getLogger("weirwood.table")
LEVELS = ("novice", "steady", "strong")  # what people are offered, weakest first
TOOLS = ("random", "greedy", "search")  # for the laboratory; whoever asks by name may have them


def game_info(game: Game[Any]) -> msg.GameInfo:
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
        levels=levels(),
        lists=lists.kinds(game),
        lessons=taught(game),
    )


def taught(game: Game[Any]) -> list[str]:
    """The guided games; a lesson of another package that cannot be read is told, and left out."""
    try:
        return [lesson.id for lesson in lessons.lessons(game.id)]
    except lessons.LessonError as e:
        log.error("lesson cannot be read", extra={"game": game.id, "reason": str(e)})
        return []


def levels() -> list[str]:
    """The bots that people are offered, weakest first, and then those of other packages."""
    names = registry.bot_names()
    return [*LEVELS, *(n for n in names if n not in LEVELS and n not in TOOLS)]


def known() -> bytes:
    """What there is to play."""
    return msg.encode([game_info(g) for g in registry.catalogue().playable()])


@lru_cache(maxsize=16)
def content(package: str) -> bytes:
    """The content files of a game as one object, by file name without its ending."""
    folder = resources.files(package) / "content"
    found = {
        f.name.removesuffix(".json"): json.loads(f.read_text("utf-8"))
        for f in sorted(folder.iterdir(), key=lambda f: f.name)
        if f.name.endswith(".json")
    }
    return msg.encode(found)


@lru_cache(maxsize=16)
def rules_of(package: str) -> bytes:
    return msg.encode(
        [
            {
                "id": r.id,
                "source": dict(r.source),
                "basis": r.basis,
                "status": r.status,
                "text": dict(r.text),
            }
            for r in ledger.load(package)
        ]
    )


def router(table: Table) -> APIRouter:
    api = APIRouter()

    def language(lang: str) -> str:
        if lang not in LANGUAGES:
            raise Refused("table.language", {"found": lang[:10], "allowed": ", ".join(LANGUAGES)})
        return lang

    async def packed(request: Request, text: str | bytes, kind: str) -> Response:
        return files.send(request, await table.labour(files.pack_text, text, kind))

    @api.get("/api/games")
    async def games() -> Response:
        return Response(await table.labour(known), media_type="application/json")

    @api.get("/words/{game}/{lang}.ftl")
    async def words(game: str, lang: str, request: Request) -> Response:
        found = None if game == "common" else await table.labour(registry.game, game)
        text = await table.labour(catalogue_text, found, language(lang))
        return await packed(request, text, "text/plain; charset=utf-8")

    @api.get("/ledger/{game}.json")
    async def rules(game: str, request: Request) -> Response:
        data = await table.labour(rules_of, (await table.labour(registry.game, game)).package)
        return await packed(request, data, "application/json")

    @api.get("/content/{game}.json")
    async def facts(game: str, request: Request) -> Response:
        data = await table.labour(content, (await table.labour(registry.game, game)).package)
        return await packed(request, data, "application/json")

    @api.get("/api/rooms/{room_id}/words/{lang}.ftl")
    async def room_words(room_id: str, lang: str) -> Response:
        """Names and texts that come with the room's own card file."""
        room = await table.room(room_id)
        if room is None:
            raise Refused("table.no_room", {"room": room_id[:40]})
        overlay = registry.game(room.game).overlay
        text = ""
        if overlay is not None:
            own = await table.labour(overlay, room.settings)
            text = overlay_text(own, language(lang))
        return PlainTextResponse(text, headers={"cache-control": files.FRESH})

    @api.post("/api/check/{game}/{what}", openapi_extra=takes(msg.Brought))
    async def check(game: str, what: str, request: Request) -> Response:
        """Whether a deck or an army is legal: all reasons why not, with their rules."""
        asked = await body(request, msg.Brought)
        found = await table.labour(registry.game, game)
        if what not in found.checks:
            allowed = ", ".join(found.checks) or "-"
            raise Refused("table.no_list", {"found": what[:40], "allowed": allowed})

        def reasons() -> list[msg.Problem]:
            refusals = found.checks[what](asked.given)
            return [msg.Problem(rule=no.rule, args=dict(no.args)) for no in refusals]

        return reply(await table.labour(reasons))

    return api
