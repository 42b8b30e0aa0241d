"""The rules as a book over HTTP: the book, its pictures, and the search through it."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request, Response

from weirwood import book as books
from weirwood.kernel import registry
from weirwood.table.http.deps import TheHub
from weirwood.table.http.games import language, packed
from weirwood.table.http.replies import reply
from weirwood.table.wire import protocol as msg

router = APIRouter()


@lru_cache(maxsize=16)
def written(game: str, lang: str) -> bytes:
    return msg.encode(books.book(game, lang))


def found(game: str, query: str, lang: str) -> msg.Found:
    return msg.Found(
        rules=[
            msg.FoundRule(rule=hit.rule, worth=hit.worth, words=list(hit.words))
            for hit in books.find(game, query, lang)
        ],
        suggestions=[
            msg.Suggested(text=each.text, kind=each.kind, to=each.to)
            for each in books.suggest(game, query, lang)
        ],
    )


@router.get("/book/{game}/{lang}.json")
async def read(game: str, lang: str, request: Request, hub: TheHub) -> Response:
    known = await hub.run_files(registry.game, game)
    data = await hub.run_slow(written, known.id, language(lang))
    return await packed(hub, request, data, "application/json")


@router.get("/book/{game}/{lang}/{id}.svg")
async def picture(game: str, lang: str, id: str, request: Request, hub: TheHub) -> Response:
    known = await hub.run_files(registry.game, game)
    drawn = await hub.run_slow(books.picture, known.id, language(lang), id)
    return await packed(hub, request, drawn, "image/svg+xml")


@router.get("/api/book/{game}/{lang}/search")
async def search(game: str, lang: str, hub: TheHub, q: str = "") -> Response:
    known = await hub.run_files(registry.game, game)
    return reply(await hub.run_slow(found, known.id, q[: books.LONGEST], language(lang)))
