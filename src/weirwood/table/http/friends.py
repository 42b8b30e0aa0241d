"""Friends over HTTP: links, whom one lets see that one is here, invitations, blocks."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from weirwood.table.http.deps import (
    Address,
    HostedRoom,
    Known,
    Somebody,
    TheCookies,
    TheHub,
    TheRoom,
    filled,
)
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.persons import friends
from weirwood.table.rooms import invitations
from weirwood.table.wire import protocol as msg

router = APIRouter()
NOBODY = msg.Friends(friends=[], blocked=[], invitations=[], met=[])


@router.get("/api/friends")
async def look(hub: TheHub, person: Known) -> Response:
    return reply(await friends.look(hub, person) if person else NOBODY)


# ---- links ----------------------------------------------------------------------------------


@router.post("/api/friends/link", openapi_extra=takes(msg.FriendName))
async def new_link(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    """A link that makes whoever accepts it a friend, once."""
    await hub.budgets.take("friends", address, known)
    asked = await body(request, msg.FriendName)
    out = Response(media_type="application/json", headers={"cache-control": "no-store"})
    return filled(out, await friends.new_link(hub, cookies.browser(out), asked.name))


@router.post("/api/friends/asks", openapi_extra=takes(msg.FriendLink))
async def asks(request: Request, hub: TheHub, address: Address, known: Known) -> Response:
    """Who asks by this link; nothing is accepted yet."""
    await hub.budgets.take("friends", address, known)
    return reply(await friends.asks(hub, known, (await body(request, msg.FriendLink)).token))


@router.post("/api/friends", openapi_extra=takes(msg.FriendLink))
async def accept(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    await hub.budgets.take("friends", address, known)
    asked = await body(request, msg.FriendLink)
    out = Response(media_type="application/json")
    person = cookies.browser(out)
    await friends.accept(hub, person, asked.token, asked.name)
    return filled(out, await friends.look(hub, person))


# ---- one's friends --------------------------------------------------------------------------


@router.post("/api/friends/here", openapi_extra=takes(msg.Here))
async def here(request: Request, hub: TheHub, person: Somebody) -> Response:
    """I am here: told to those friends whom I let see it, and to nobody else."""
    await friends.here(hub, person, (await body(request, msg.Here)).room)
    return reply({})


@router.put("/api/friends", openapi_extra=takes(msg.FriendShows))
async def show_all(request: Request, hub: TheHub, person: Somebody) -> Response:
    asked = await body(request, msg.FriendShows)
    await friends.show(hub, person, "", asked.shows)
    return reply(await friends.look(hub, person))


@router.put("/api/friends/{id}", openapi_extra=takes(msg.FriendShows))
async def show(id: str, request: Request, hub: TheHub, person: Somebody) -> Response:
    asked = await body(request, msg.FriendShows)
    await friends.show(hub, person, id, asked.shows)
    return reply(await friends.look(hub, person))


@router.delete("/api/friends/{id}")
async def remove(id: str, hub: TheHub, person: Somebody) -> Response:
    await friends.remove(hub, person, id)
    return reply(await friends.look(hub, person))


# ---- blocks ---------------------------------------------------------------------------------


@router.post("/api/blocks", openapi_extra=takes(msg.Block))
async def block(request: Request, hub: TheHub, person: Somebody, address: Address) -> Response:
    await hub.budgets.take("friends", address, person)
    await friends.block(hub, person, await body(request, msg.Block))
    return reply(await friends.look(hub, person))


@router.delete("/api/blocks/{id}")
async def unblock(id: str, hub: TheHub, person: Somebody) -> Response:
    await friends.unblock(hub, person, id)
    return reply(await friends.look(hub, person))


# ---- invitations ----------------------------------------------------------------------------


@router.post("/api/rooms/{room_id}/seats/{seat}/invite/{friend}")
async def invite(
    room: HostedRoom, seat: int, friend: str, hub: TheHub, person: Somebody, address: Address
) -> Response:
    """The host keeps a seat for a friend, who is told of it."""
    await hub.budgets.take("friends", address, person)
    await invitations.invite(hub, room, seat, person, friend)
    return reply({})


@router.post("/api/rooms/{room_id}/invited", openapi_extra=takes(msg.Come))
async def come(room: TheRoom, request: Request, hub: TheHub, person: Somebody) -> Response:
    """Sit down where a friend keeps the seat."""
    seat = await invitations.come(hub, room, person, await body(request, msg.Come))
    return reply(msg.Claimed(room=room.id, seat=seat))


@router.delete("/api/friends/invitations/{id}")
async def decline(id: str, hub: TheHub, person: Somebody) -> Response:
    await invitations.decline(hub, person, id)
    return reply(await friends.look(hub, person))
