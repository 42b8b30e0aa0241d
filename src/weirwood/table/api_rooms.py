"""Rooms over HTTP: making them, taking seats, starting, managing, replaying."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table import agreements, listing, lists, people, security
from weirwood.table import protocol as msg
from weirwood.table.hub import Table
from weirwood.table.replays import Replays
from weirwood.table.replies import Cookies, body, filled, raw_body, reply, takes
from weirwood.table.room import Room


def router(table: Table, replays: Replays) -> APIRouter:
    api = APIRouter()
    config = table.config
    cookies = Cookies(config)

    async def find(room_id: str) -> Room:
        room = await table.room(room_id)
        if room is None:
            raise Refused("table.no_room", {"room": room_id[:40]})
        return room

    def host_only(room: Room, request: Request) -> None:
        if not room.host or cookies.known(request) != room.host:
            raise Refused("table.host_only", {})

    def my_seats(room: Room, request: Request) -> list[int]:
        tokens = security.seat_tokens(request.cookies, room.id)
        browser = cookies.known(request)
        return [
            s.seat
            for s in room.seats
            if (browser and s.browser == browser) or any(security.same(t, s.token) for t in tokens)
        ]

    def info(room: Room, request: Request) -> msg.RoomInfo:
        return room.info(table.online(room), cookies.known(request), my_seats(room, request))

    # ---- making and finding ---------------------------------------------------------------

    @api.post("/api/rooms", openapi_extra=takes(msg.NewRoom))
    async def create(request: Request) -> Response:
        new = await body(request, msg.NewRoom, config.room_bytes)
        out = Response(media_type="application/json")
        browser = cookies.browser(request, out)
        room, tokens, watch = await table.create(new, browser)
        links = {str(s): f"seat={t}" for s, t in tokens.items()}
        seats = [i for i, p in enumerate(new.seats) if p.kind == "me"]
        if seats:
            cookies.seat(request, out, room.id, *(tokens[i] for i in seats))
        links["watch"] = f"watch={watch}"
        return filled(
            out, msg.RoomCreated(room=room.id, seat=seats[0] if seats else None, links=links)
        )

    @api.get("/api/rooms")
    async def open_tables() -> Response:
        return reply(await listing.open_tables(table))

    @api.get("/api/mine")
    async def mine(request: Request) -> Response:
        browser = cookies.known(request)
        return reply(await listing.mine(table, browser) if browser else [])

    @api.get("/api/mine/export")
    async def export(request: Request) -> Response:
        """Everything that the table knows about this browser."""
        browser = cookies.known(request)
        if not browser:
            raise Refused("table.nobody", {})
        data = await listing.export(table, browser)
        out = Response(data, media_type="application/json")
        out.headers["content-disposition"] = 'attachment; filename="weirwood.json"'
        return out

    @api.delete("/api/mine")
    async def forget_me(request: Request) -> Response:
        """Delete what this browser is known by: names, links, chat lines."""
        browser = cookies.known(request)
        if not browser:
            raise Refused("table.nobody", {})
        out = reply({"seats": await people.forget(table, browser)})
        for name in request.cookies:
            if name == security.BROWSER or name.startswith(security.SEAT):
                out.delete_cookie(name)
        return out

    @api.get("/api/rooms/{room_id}")
    async def look(room_id: str, request: Request) -> Response:
        return reply(info(await find(room_id), request))

    # ---- seats ------------------------------------------------------------------------------

    @api.post("/api/rooms/{room_id}/claim", openapi_extra=takes(msg.Claim))
    async def claim(room_id: str, request: Request) -> Response:
        """A secret link is a seat: its token becomes a cookie."""
        asked = await body(request, msg.Claim)
        room = await find(room_id)
        out = Response(media_type="application/json")
        seat = await people.claim(table, room, asked, cookies.browser(request, out))
        cookies.seat(request, out, room.id, asked.token)
        return filled(out, msg.Claimed(room=room.id, seat=seat))

    @api.post("/api/rooms/{room_id}/sit", openapi_extra=takes(msg.Claim))
    async def sit(room_id: str, request: Request) -> Response:
        """Take an open seat of a public table."""
        asked = await body(request, msg.Claim)
        room = await find(room_id)
        out = Response(media_type="application/json")
        seat, token = await people.sit(table, room, asked, cookies.browser(request, out))
        cookies.seat(request, out, room.id, token)
        return filled(out, msg.Claimed(room=room.id, seat=seat))

    @api.post("/api/rooms/{room_id}/lists/{what}", openapi_extra=takes(msg.Brought))
    async def bring(room_id: str, what: str, request: Request) -> Response:
        """Bring a deck or an army to one's seat, before the game begins."""
        asked = await body(request, msg.Brought)
        room = await find(room_id)
        mine = my_seats(room, request)
        if not mine or (asked.seat is not None and asked.seat not in mine):
            raise Refused("table.no_seat", {})
        seat = mine[0] if asked.seat is None else asked.seat
        async with room.lock:
            if room.status != "lobby":
                raise Refused("table.started", {})
            game, count = registry.game(room.game), len(room.seats)
            room.settings = await table.labour(
                lists.bring, game, room.settings, count, what, seat, asked.given
            )
            await table.save_room(room, settings=True)
        table.announce(room)
        return reply(info(room, request))

    @api.post("/api/rooms/{room_id}/seats/{seat}/{what}")
    async def manage(room_id: str, seat: int, what: str, request: Request) -> Response:
        """The host mutes a person, removes one from a seat, or offers the seat anew."""
        room = await find(room_id)
        host_only(room, request)
        token = await people.manage(table, room, seat, what)
        if what == "offer":
            return reply(msg.NewLink(link=f"seat={token}", room=info(room, request)))
        return reply(info(room, request))

    @api.post("/api/rooms/{room_id}/watchers/{what}")
    async def watchers(room_id: str, what: str, request: Request) -> Response:
        """The host mutes the spectators, or makes a new link for them."""
        room = await find(room_id)
        host_only(room, request)
        token = await people.watchers(table, room, what)
        if what == "offer":
            return reply(msg.NewLink(link=f"watch={token}", room=info(room, request)))
        return reply(info(room, request))

    # ---- beginning, and again -----------------------------------------------------------------

    @api.post("/api/rooms/{room_id}/start")
    async def start(room_id: str, request: Request) -> Response:
        room = await find(room_id)
        host_only(room, request)
        await table.begin(room)
        return reply(info(room, request))

    @api.post("/api/rooms/{room_id}/rematch")
    async def rematch(room_id: str, request: Request) -> Response:
        """The same seats again, in a new room; links stay valid there."""
        room = await find(room_id)
        if room.status != "over":
            raise Refused("table.not_over", {})
        tokens = security.seat_tokens(request.cookies, room.id)
        watches = any(security.same(t, room.watch) for t in tokens)
        # spectators follow to a game that players have begun
        if not my_seats(room, request) and not (watches and room.rematch):
            raise Refused("table.host_only", {})
        new = await agreements.rematch(table, room)
        out = reply({"room": new.id})
        if tokens:
            cookies.seat(request, out, new.id, *tokens)
        return out

    # ---- afterwards -----------------------------------------------------------------------------

    @api.get("/api/rooms/{room_id}/record")
    async def record(room_id: str) -> Response:
        room = await find(room_id)
        text = await table.labour(replays.record, room)
        name = f"weirwood-{room.game}-{room.id}.jsonl"
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    @api.get("/api/replays/{replay}/{step}")
    async def replay_step(replay: str, step: int, eyes: str = "none") -> Response:
        return Response(await replays.step(replay, step, eyes), media_type="application/json")

    @api.post("/api/replays")
    async def upload(request: Request) -> Response:
        raw = await raw_body(request, config.upload_bytes)
        return reply({"id": await replays.upload(raw)})

    return api
