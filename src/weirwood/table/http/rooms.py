"""Rooms over HTTP: making them, taking seats, starting, managing, replaying."""

from __future__ import annotations

import json

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.cluster import forward
from weirwood.table.http import files, guard
from weirwood.table.http.deps import (
    Address,
    HostedRoom,
    Known,
    Somebody,
    TheCookies,
    TheHub,
    TheReplays,
    TheRoom,
    TheVisitor,
    filled,
)
from weirwood.table.http.replies import body, raw_body, reply, takes
from weirwood.table.persons import devices, friends
from weirwood.table.rooms import agreements, lists, people
from weirwood.table.store import queries
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

router = APIRouter()

# ---- making and finding ---------------------------------------------------------------------


@router.post("/api/rooms", openapi_extra=takes(msg.NewRoom))
async def create(
    request: Request, hub: TheHub, cookies: TheCookies, address: Address, known: Known
) -> Response:
    await hub.budgets.take("rooms", address, known)
    new = await body(request, msg.NewRoom, hub.config.room_bytes)
    out = Response(media_type="application/json")
    room, tokens, watch = await hub.create(new, cookies.browser(out))
    links = {str(s): f"seat={t}" for s, t in tokens.items()}
    seats = [i for i, p in enumerate(new.seats) if p.kind == "me"]
    if seats:
        cookies.seat(out, room.id, *(tokens[i] for i in seats))
    links["watch"] = f"watch={watch}"
    return filled(out, msg.RoomCreated(room=room.id, seat=seats[0] if seats else None, links=links))


@router.get("/api/rooms")
async def open_tables(hub: TheHub) -> Response:
    return reply(await queries.open_tables(hub))


@router.get("/api/mine")
async def mine(hub: TheHub, browser: Known) -> Response:
    return reply(await queries.mine(hub, browser) if browser else [])


@router.get("/api/mine/export")
async def export(hub: TheHub, browser: Somebody) -> Response:
    """Everything that the table knows about a person, on all their browsers."""
    data = await queries.export(hub, browser)
    out = Response(data, media_type="application/json")
    out.headers["content-disposition"] = 'attachment; filename="weirwood.json"'
    return out


@router.delete("/api/mine")
async def forget_me(
    request: Request, hub: TheHub, browser: Somebody, cookies: TheCookies
) -> Response:
    """Delete what a person is known by, on all their browsers: names, links, chat lines."""
    first = not guard.is_forwarded(request, hub.config)
    # every worker forgets what it has in mind before the one that was asked sweeps the rest
    elsewhere = await forward.everywhere(request, hub)
    seats = sum(json.loads(bytes(other.body))["seats"] for other in elsewhere)
    ids = await hub.store.read(lambda c: devices.ids_of(c, browser))
    for each in ids:
        seats += await people.forget(hub, each, everything=first)
    if first:
        await hub.store.write(friends.erased(ids))
        await hub.store.write(devices.erased(browser))
    out = reply({"seats": seats})
    cookies.forget(out)
    return out


@router.get("/api/rooms/{room_id}")
async def look(visitor: TheVisitor) -> Response:
    return reply(visitor.info())


# ---- seats ----------------------------------------------------------------------------------


@router.post("/api/rooms/{room_id}/invitation", openapi_extra=takes(msg.Claim))
async def invitation(room: TheRoom, request: Request, hub: TheHub) -> Response:
    """What a secret link invites to; nothing is taken yet."""
    seat = people.seat_of(room, (await body(request, msg.Claim)).token)
    info = room.info(hub.online(room))
    return reply(msg.Invitation(seat=seat.seat if seat is not None else None, room=info))


@router.post("/api/rooms/{room_id}/claim", openapi_extra=takes(msg.Claim))
async def claim(room: TheRoom, request: Request, hub: TheHub, cookies: TheCookies) -> Response:
    """A secret link is a seat: its token becomes a cookie."""
    asked = await body(request, msg.Claim)
    out = Response(media_type="application/json")
    seat = await people.claim(hub, room, asked, cookies.browser(out))
    cookies.seat(out, room.id, asked.token)
    return filled(out, msg.Claimed(room=room.id, seat=seat))


@router.post("/api/rooms/{room_id}/sit", openapi_extra=takes(msg.Claim))
async def sit(room: TheRoom, request: Request, hub: TheHub, cookies: TheCookies) -> Response:
    """Take an open seat of a public table."""
    asked = await body(request, msg.Claim)
    out = Response(media_type="application/json")
    seat, token = await people.sit(hub, room, asked, cookies.browser(out))
    cookies.seat(out, room.id, token)
    return filled(out, msg.Claimed(room=room.id, seat=seat))


@router.post("/api/rooms/{room_id}/lists/{what}", openapi_extra=takes(msg.Brought))
async def bring(visitor: TheVisitor, what: str, request: Request, hub: TheHub) -> Response:
    """Bring a deck or an army to one's seat, before the game begins."""
    asked = await body(request, msg.Brought)
    room = visitor.room
    mine = visitor.seats()
    if not mine or (asked.seat is not None and asked.seat not in mine):
        raise Refused("table.no_seat", {})
    seat = mine[0] if asked.seat is None else asked.seat
    async with room.lock:
        if room.status != "lobby":
            raise Refused("table.started", {})
        game, count = registry.game(room.game), len(room.seats)
        room.settings = await hub.run_slow(
            lists.bring, game, room.settings, count, what, seat, asked.given
        )
        await hub.save_room(room, settings=True)
    hub.announce(room)
    return reply(visitor.info())


@router.post("/api/rooms/{room_id}/seats/{seat}/{what}")
async def manage(
    room: HostedRoom, seat: int, what: str, hub: TheHub, visitor: TheVisitor
) -> Response:
    """The host mutes a person, removes one from a seat, or offers the seat anew."""
    token = await people.manage(hub, room, seat, what)
    if what == "offer":
        return reply(msg.NewLink(link=f"seat={token}", room=visitor.info()))
    return reply(visitor.info())


@router.post("/api/rooms/{room_id}/watchers/{what}")
async def watchers(room: HostedRoom, what: str, hub: TheHub, visitor: TheVisitor) -> Response:
    """The host mutes the spectators, or makes a new link for them."""
    token = await people.watchers(hub, room, what)
    if what == "offer":
        return reply(msg.NewLink(link=f"watch={token}", room=visitor.info()))
    return reply(visitor.info())


# ---- beginning, and again -------------------------------------------------------------------


@router.post("/api/rooms/{room_id}/start")
async def start(room: HostedRoom, hub: TheHub, visitor: TheVisitor) -> Response:
    await hub.begin(room)
    return reply(visitor.info())


@router.post("/api/rooms/{room_id}/rematch")
async def rematch(
    visitor: TheVisitor, hub: TheHub, cookies: TheCookies, address: Address
) -> Response:
    """The same seats again, in a new room; links stay valid there."""
    room = visitor.room
    if room.status != "over":
        raise Refused("table.not_over", {})
    watches = any(security.same(t, room.watch) for t in visitor.tokens)
    # spectators follow to a game that players have begun
    if not visitor.seats() and not (watches and room.rematch):
        raise Refused("table.host_only", {})
    await hub.budgets.take("rooms", address, visitor.browser)
    new = await agreements.rematch(hub, room)
    out = reply({"room": new})
    if visitor.tokens:
        cookies.seat(out, new, *visitor.tokens)
    return out


# ---- afterwards -----------------------------------------------------------------------------


@router.get("/api/rooms/{room_id}/record")
async def record(room: TheRoom, replays: TheReplays) -> Response:
    text = await replays.record(room)
    name = f"weirwood-{room.game}-{room.id}.jsonl"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@router.get("/api/replays/{replay}/{step}")
async def replay_step(replay: str, step: int, replays: TheReplays, eyes: str = "none") -> Response:
    return Response(await replays.step(replay, step, eyes), media_type="application/json")


@router.get("/api/replays/{replay}")
async def replay_log(
    replay: str, request: Request, hub: TheHub, replays: TheReplays, eyes: str = "none"
) -> Response:
    """All that a finished game told, with the step that told it."""
    data = await replays.log(replay, eyes)
    return files.send(request, await hub.run_slow(files.pack, data, "application/json"))


@router.post("/api/replays")
async def upload(
    request: Request, hub: TheHub, replays: TheReplays, address: Address, known: Known
) -> Response:
    await hub.budgets.take("uploads", address, known)
    raw = await raw_body(request, hub.config.upload_bytes)
    return reply({"id": await replays.upload(raw)})
