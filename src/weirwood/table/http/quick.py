"""Quick match over HTTP: waiting for somebody to play with."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from weirwood.table.http.deps import Address, Known, TheCookies, TheHub, filled
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.rooms import matchmaking
from weirwood.table.wire import protocol as msg

router = APIRouter()


@router.get("/api/quick")
async def counts(hub: TheHub) -> Response:
    return reply(await matchmaking.counts(hub))


@router.put("/api/quick", openapi_extra=takes(msg.QuickWish))
async def join(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    """Wait for people, or change what one waits for."""
    await hub.budgets.take("quick", address, known)
    wish = await body(request, msg.QuickWish)
    out = Response(media_type="application/json")
    return filled(out, await matchmaking.join(hub, cookies.browser(out), wish))


@router.post("/api/quick")
async def look(hub: TheHub, person: Known) -> Response:
    """Still here: how does it stand?"""
    return reply(await matchmaking.look(hub, person) if person else msg.Quick())


@router.post("/api/quick/bots")
async def take_bots(hub: TheHub, person: Known) -> Response:
    """Take bots in the empty chairs."""
    return reply(await matchmaking.look(hub, person, bots=True) if person else msg.Quick())


@router.post("/api/quick/away")
async def away(hub: TheHub, person: Known) -> Response:
    """The page is being left: wait a moment longer, in case it comes back."""
    if person:
        await matchmaking.leave(hub, person, soon=True)
    return reply({})


@router.delete("/api/quick")
async def leave(hub: TheHub, person: Known) -> Response:
    if person:
        await matchmaking.leave(hub, person)
    return reply({})
