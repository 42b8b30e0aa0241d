"""Puzzles over HTTP: the shelf of a game, one of them, and answers to it."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from weirwood.kernel import registry
from weirwood.puzzles import shape
from weirwood.table.http.deps import Address, Known, TheCookies, TheHub, filled
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.persons import puzzles
from weirwood.table.wire import puzzling

router = APIRouter()


@router.get("/api/puzzles")
async def of_the_day(hub: TheHub, person: Known) -> Response:
    """The puzzle of the day of every game."""
    games = [game.id for game in await hub.run_slow(registry.catalogue().playable)]
    return reply(await puzzles.of_the_day(hub, person, games))


@router.get("/api/puzzles/{game}")
async def shelf(game: str, hub: TheHub, person: Known) -> Response:
    """All puzzles of a game, and how I stand with them."""
    return reply(await puzzles.shelf(hub, person, game))


@router.get("/api/puzzles/{game}/{name}")
async def one(game: str, name: str, hub: TheHub, person: Known, address: Address) -> Response:
    """One puzzle, as its seat sees it."""
    await hub.budgets.take("puzzles", address, person)
    shown = await hub.run_files(puzzles.asked, game, name)
    mine = await puzzles.known(hub, person, game)
    daily, tried = puzzles.daily(game), mine.get(name)
    return reply(
        msgspec.structs.replace(
            shown,
            tries=tried.tries if tried is not None else 0,
            solved=tried is not None and tried.solved,
            today=daily is not None and daily.id == name,
            next=puzzles.suits(game, mine),
            standing=puzzles.stands(mine),
        )
    )


@router.post("/api/puzzles/{game}/{name}", openapi_extra=takes(puzzling.PuzzleTry))
async def answer(
    game: str, name: str, request: Request, hub: TheHub, cookies: TheCookies, address: Address
) -> Response:
    """Answer a puzzle; whoever comes without a cookie gets one, to be known by next time."""
    await hub.budgets.take("puzzles", address, cookies.known)
    tried = await body(request, puzzling.PuzzleTry)
    puzzle = await hub.run_files(shape.puzzle_of, game, name)
    out = Response(media_type="application/json")
    person = cookies.browser(out)
    return filled(out, await puzzles.answer(hub, person, puzzle, tried))
