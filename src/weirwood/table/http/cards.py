"""What the games are made of, over HTTP: the gallery, its search, one thing by itself."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request, Response

from weirwood import cards
from weirwood.cards.about import RuleLine
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.http.deps import TheHub
from weirwood.table.http.games import language, packed
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.rooms import lists
from weirwood.table.wire import protocol as msg

router = APIRouter()


@lru_cache(maxsize=16)
def shown(game: str, lang: str) -> bytes:
    return msg.encode(cards.gallery(game, lang))


@router.get("/gallery/{game}/played.json")
async def played(game: str, request: Request, hub: TheHub) -> Response:
    """How often each thing was played in the finished games of this table, and won."""
    known = await hub.run_files(registry.game, game)
    told = await request.app.state.plays.of(known.id)
    return await packed(hub, request, msg.encode(told), "application/json")


@router.get("/gallery/{game}/{lang}.json")
async def read(game: str, lang: str, request: Request, hub: TheHub) -> Response:
    known = await hub.run_files(registry.game, game)
    data = await hub.run_slow(shown, known.id, language(lang))
    return await packed(hub, request, data, "application/json")


@router.get("/api/cards/{game}/{lang}/search")
async def search(game: str, lang: str, hub: TheHub, q: str = "") -> Response:
    known = await hub.run_files(registry.game, game)
    return reply(list(await hub.run_slow(cards.find, known.id, q[: cards.LONGEST], language(lang))))


@router.get("/gallery/{game}/{lang}/{id}.json")
async def one(game: str, lang: str, id: str, request: Request, hub: TheHub) -> Response:
    known = await hub.run_files(registry.game, game)
    data = await hub.run_slow(cards.about, known.id, language(lang), id)
    return await packed(hub, request, msg.encode(data), "application/json")


@router.get("/api/cards/{game}/{lang}/rules")
async def rules(game: str, lang: str, hub: TheHub, id: str = "") -> Response:
    """The rules behind a thing on the board; none behind what the gallery does not know."""
    known = await hub.run_files(registry.game, game)
    return reply(await hub.run_slow(behind, known.id, language(lang), id))


def behind(game: str, lang: str, id: str) -> list[RuleLine]:
    try:
        return list(cards.about(game, lang, id)["rules"])
    except Refused:
        return []


@router.post("/api/judge/{game}/{what}/{lang}", openapi_extra=takes(msg.Brought))
async def judge(game: str, what: str, lang: str, request: Request, hub: TheHub) -> Response:
    """A deck or an army in the making: what is understood, every reason against it, its figures."""
    asked = await body(request, msg.Brought)
    known = await hub.run_files(registry.game, game)
    if what not in known.judges:
        allowed = ", ".join(known.judges) or "-"
        raise Refused("table.no_list", {"found": what[:40], "allowed": allowed})
    if isinstance(asked.given, str) and len(asked.given) > lists.MAX_LIST:
        raise Refused("table.too_large", {"most": lists.MAX_LIST})

    def seen() -> msg.Judged:
        found = known.judges[what](asked.given, language(lang))
        return msg.Judged(
            listed=dict(found.listed),
            text=found.text,
            reasons=[msg.Problem(rule=no.rule, args=dict(no.args)) for no in found.refusals],
            figures=dict(found.figures),
        )

    return reply(await hub.run_slow(seen))
