"""The web application: HTTP for rooms and words, one WebSocket per browser for play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from weirwood import __version__, ledger
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.game import Game
from weirwood.table import protocol as msg
from weirwood.table import security
from weirwood.table.config import Config
from weirwood.table.connection import Connection
from weirwood.table.hub import Table, clean
from weirwood.table.replays import Replays
from weirwood.table.room import Room
from weirwood.table.words import catalogue_text

log = logging.getLogger("weirwood.table")
STATIC = Path(__file__).with_name("static")
MAX_BODY = 64_000
T = TypeVar("T")
LEVELS = ("random", "greedy")


def reply(value: Any, status: int = 200) -> Response:
    return Response(msg.encode(value), status, media_type="application/json")


def problem(no: Refused, status: int = 400) -> Response:
    return reply(msg.Problem(rule=no.rule, args=dict(no.arguments)), status)


async def body(request: Request, kind: type[T], most: int = MAX_BODY) -> T:
    """The request's body as this struct, or Refused."""
    raw = b""
    async for piece in request.stream():
        raw += piece
        if len(raw) > most:
            raise Refused("table.too_large", {"most": most})
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as e:
        raise Refused("table.bad_request", {"found": str(e)[:200]}) from e


def takes(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The body of a request, for the OpenAPI description."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": inlined(schema, parts)}},
        }
    }


def inlined(schema: Any, parts: Mapping[str, Any]) -> Any:
    """A schema with its references written out: none of ours refers to itself."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return inlined(parts[schema["$ref"].rpartition("/")[2]], parts)
        return {k: inlined(v, parts) for k, v in schema.items()}
    return [inlined(x, parts) for x in schema] if isinstance(schema, list) else schema


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
        levels=levels(game),
    )


def levels(game: Game[Any]) -> list[str]:
    """The bots that play this game, weakest first."""
    known = [n for n in LEVELS if n in registry.bot_names()]
    known += [n for n in registry.bot_names() if n not in LEVELS]
    return [n for n in known if n != "greedy" or game.greedy is not None]


def create_app(config: Config) -> FastAPI:
    """The application for this configuration."""
    table: Table = Table(config)
    replays = Replays(config, table)
    buckets: dict[str, security.Bucket] = {}

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await table.start()
        yield
        await table.stop()

    app = FastAPI(title="Weirwood", version=__version__, lifespan=lifespan, docs_url=None)
    app.state.table = table

    # ---- every request --------------------------------------------------------------------

    def address(scope: Request | WebSocket) -> str:
        peer = scope.client.host if scope.client else ""
        if config.proxy and peer == config.proxy:
            return scope.headers.get("x-forwarded-for", peer).rpartition(",")[2].strip()
        return peer

    def allowed(scope: Request | WebSocket) -> bool:
        host = scope.headers.get("host", "")
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        return name in config.allowed_hosts()

    def same_origin(scope: Request | WebSocket) -> bool:
        origin = scope.headers.get("origin")
        if origin is None:
            return True
        return origin.partition("://")[2] == scope.headers.get("host") or origin in config.origins

    @app.middleware("http")
    async def guard(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        bucket = buckets.setdefault(
            address(request),
            security.Bucket(config.requests_per_second, 5 * config.requests_per_second),
        )
        if len(buckets) > 10_000:
            buckets.clear()
        if not allowed(request):
            response = problem(Refused("table.host", {}), 421)
        elif request.method not in ("GET", "HEAD") and not same_origin(request):
            response = problem(Refused("table.origin", {}), 403)
        elif not bucket.take():
            response = problem(Refused("table.too_fast", {}), 429)
        else:
            response = await call_next(request)
        for name, value in security.HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    @app.exception_handler(Refused)
    async def refused(_request: Request, no: Refused) -> Response:
        return problem(no, 404 if no.rule in ("table.no_room", "table.no_replay") else 400)

    @app.exception_handler(RuleError)
    async def broken(_request: Request, error: RuleError) -> Response:
        log.error("rule failed", exc_info=error)
        return problem(Refused("table.rule_failed", {}), 500)

    def browser_of(request: Request, response: Response) -> str:
        """Who this browser is; a new one gets a cookie."""
        secret = request.cookies.get(security.BROWSER, "")
        if len(secret) < 20:
            secret = security.token()
        set_cookie(response, security.BROWSER, secret)
        return security.digest(secret)

    def set_cookie(response: Response, name: str, value: str) -> None:
        response.set_cookie(
            name,
            value,
            max_age=security.YEAR,
            httponly=True,
            samesite="strict",
            secure=config.secure_cookies,
        )

    def give_seat(request: Request, response: Response, room: str, token: str) -> None:
        have = [t for t in security.seat_tokens(request.cookies, room) if t != token]
        set_cookie(response, security.SEAT + room, ".".join([*have, token][-8:]))

    async def find(room_id: str) -> Room:
        room = await table.room(room_id)
        if room is None:
            raise Refused("table.no_room", {"room": room_id[:40]})
        return room

    def host_only(room: Room, request: Request) -> None:
        if security.digest(request.cookies.get(security.BROWSER, "")) != room.host:
            raise Refused("table.host_only", {})

    # ---- games and words --------------------------------------------------------------------

    @app.get("/health")
    async def health() -> Response:
        await table.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
        return reply({"ok": True, "version": __version__})

    @app.get("/metrics")
    async def metrics() -> Response:
        lines = [f"{name} {value}" for name, value in table.metrics().items()]
        return PlainTextResponse("\n".join(lines) + "\n")

    @app.get("/api/games")
    async def games() -> Response:
        return reply([game_info(g) for g in registry.catalogue().values()])

    @app.get("/words/{game}/{lang}.ftl")
    async def words(game: str, lang: str) -> Response:
        found = None if game == "common" else registry.game(game)
        if lang not in ("en", "es", "it"):
            raise Refused("table.language", {"found": lang[:10], "allowed": "en, es, it"})
        text = await asyncio.to_thread(catalogue_text, found, lang)
        return PlainTextResponse(text, headers={"cache-control": "no-cache"})

    @app.get("/ledger/{game}.json")
    async def rules(game: str) -> Response:
        found = await asyncio.to_thread(ledger.load, registry.game(game).package)
        return reply(
            [
                {"id": r.id, "source": r.source, "status": r.status, "text": dict(r.text)}
                for r in found
            ]
        )

    # ---- rooms --------------------------------------------------------------------------------

    @app.post("/api/rooms", openapi_extra=takes(msg.NewRoom))
    async def create(request: Request) -> Response:
        new = await body(request, msg.NewRoom)
        out = Response(media_type="application/json")
        browser = browser_of(request, out)
        mine = sum(r.host == browser and r.status != "over" for r in table.rooms.values())
        if mine >= config.max_rooms_per_browser:
            raise Refused("table.too_many", {"most": config.max_rooms_per_browser})
        room, tokens, watch = await table.create(new, browser)
        links = {str(s): f"seat={t}" for s, t in tokens.items()}
        my_seats = [i for i, p in enumerate(new.seats) if p.kind == "me"]
        if my_seats:
            cookie = ".".join(tokens[i] for i in my_seats)
            set_cookie(out, security.SEAT + room.id, cookie)
        links["watch"] = f"watch={watch}"
        made = msg.RoomCreated(room=room.id, seat=my_seats[0] if my_seats else None, links=links)
        out.body = msg.encode(made)
        out.headers["content-length"] = str(len(out.body))
        return out

    @app.get("/api/rooms")
    async def open_tables() -> Response:
        rows = [
            msg.RoomRow(
                room=r.id,
                game=r.game,
                status=r.status,  # type: ignore[arg-type]  # the database holds these words only
                seats=r.info(table.online(r)).seats,
                updated=r.updated,
            )
            for r in table.rooms.values()
            if r.public and r.status in ("lobby", "playing")
        ]
        return reply(sorted(rows, key=lambda r: -r.updated)[:100])

    @app.get("/api/mine")
    async def mine(request: Request) -> Response:
        browser = security.digest(request.cookies.get(security.BROWSER, ""))
        return reply(await replays.mine(browser) if browser else [])

    @app.get("/api/rooms/{room_id}")
    async def look(room_id: str, request: Request) -> Response:
        room = await find(room_id)
        browser = security.digest(request.cookies.get(security.BROWSER, ""))
        return reply(room.info(table.online(room), browser))

    @app.post("/api/rooms/{room_id}/claim", openapi_extra=takes(msg.Claim))
    async def claim(room_id: str, request: Request) -> Response:
        """A secret link is a seat: its token becomes a cookie."""
        asked = await body(request, msg.Claim)
        room = await find(room_id)
        out = Response(media_type="application/json")
        browser = browser_of(request, out)
        seat = next((s for s in room.seats if security.same(asked.token, s.token)), None)
        if seat is None and not security.same(asked.token, room.watch):
            raise Refused("table.bad_link", {})
        if seat is not None:
            seat.browser, seat.kind = browser, "person"
            seat.name = clean(asked.name) or seat.name
            seat.lang = asked.lang
            await table.save_room(room)
            table.announce(room)
        give_seat(request, out, room.id, asked.token)
        out.body = msg.encode(msg.Claimed(room=room.id, seat=seat.seat if seat else None))
        out.headers["content-length"] = str(len(out.body))
        return out

    @app.post("/api/rooms/{room_id}/sit", openapi_extra=takes(msg.Claim))
    async def sit(room_id: str, request: Request) -> Response:
        """Take an open seat of a public table."""
        asked = await body(request, msg.Claim)
        room = await find(room_id)
        free = [s for s in room.seats if s.kind == "open" and not s.browser]
        if not free or not room.public:
            raise Refused("table.no_seat", {})
        out = Response(media_type="application/json")
        token = security.token()
        seat = free[0]
        seat.kind, seat.browser = "person", browser_of(request, out)
        seat.token, seat.name, seat.lang = security.digest(token), clean(asked.name), asked.lang
        await table.save_room(room)
        give_seat(request, out, room.id, token)
        table.announce(room)
        out.body = msg.encode(msg.Claimed(room=room.id, seat=seat.seat))
        out.headers["content-length"] = str(len(out.body))
        return out

    @app.post("/api/rooms/{room_id}/start")
    async def start(room_id: str, request: Request) -> Response:
        room = await find(room_id)
        host_only(room, request)
        await table.begin(room)
        return reply(room.info(table.online(room)))

    @app.post("/api/rooms/{room_id}/rematch")
    async def rematch(room_id: str, request: Request) -> Response:
        """The same seats again, in a new room; links stay valid there."""
        room = await find(room_id)
        if room.status != "over":
            raise Refused("table.not_over", {})
        browser = security.digest(request.cookies.get(security.BROWSER, ""))
        if all(s.browser != browser for s in room.seats):
            raise Refused("table.host_only", {})
        new = await table.rematch(room)
        out = reply({"room": new.id})
        tokens = request.cookies.get(security.SEAT + room.id, "")
        if tokens:
            set_cookie(out, security.SEAT + new.id, tokens)
        return out

    @app.post("/api/rooms/{room_id}/seats/{seat}/{what}")
    async def manage(room_id: str, seat: int, what: str, request: Request) -> Response:
        """The host removes a person from a seat, or mutes one."""
        room = await find(room_id)
        host_only(room, request)
        await table.manage(room, seat, what)
        return reply(room.info(table.online(room)))

    @app.get("/api/rooms/{room_id}/record")
    async def record(room_id: str) -> Response:
        room = await find(room_id)
        if room.status != "over":
            raise Refused("table.not_over", {})
        text = await asyncio.to_thread(replays.record, room)
        name = f"weirwood-{room.game}-{room.id}.jsonl"
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    @app.get("/api/replays/{replay}/{step}")
    async def replay_step(replay: str, step: int, eyes: str = "none") -> Response:
        return reply(await replays.step(replay, step, eyes))

    @app.post("/api/replays")
    async def upload(request: Request) -> Response:
        raw = b""
        async for piece in request.stream():
            raw += piece
            if len(raw) > config.upload_bytes:
                raise Refused("table.too_large", {"most": config.upload_bytes})
        return reply({"id": await replays.upload(raw)})

    @app.delete("/api/mine")
    async def forget_me(request: Request) -> Response:
        """Delete what this browser is known by: names, links, chat lines."""
        browser = security.digest(request.cookies.get(security.BROWSER, ""))
        if not browser:
            raise Refused("table.nobody", {})
        count = await table.forget(browser)
        out = reply({"seats": count})
        out.delete_cookie(security.BROWSER)
        return out

    # ---- play ---------------------------------------------------------------------------------

    @app.websocket("/ws")
    async def play(ws: WebSocket) -> None:
        if not allowed(ws) or not same_origin(ws):
            await ws.close(4403)
            return
        if sum(map(len, table.lines.values())) >= config.max_connections:
            await ws.close(4429)
            return
        await ws.accept()
        # a stopping server cancels its connections: they come back to the next one
        with contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
            await Connection(table, ws, config).run()

    # ---- the client -----------------------------------------------------------------------------

    if (STATIC / "index.html").exists():
        assets = STATIC / "assets"
        if assets.exists():
            app.mount("/assets", StaticFiles(directory=assets), name="assets")

        @app.get("/{path:path}", include_in_schema=False)
        async def client(path: str) -> Response:
            file = (STATIC / path).resolve()
            inside = file.is_file() and file.is_relative_to(STATIC.resolve())
            page = file if inside else STATIC / "index.html"
            return FileResponse(page, headers={"cache-control": "no-cache"})

    else:

        @app.get("/", include_in_schema=False)
        async def without_client() -> Response:
            return PlainTextResponse("The browser client is not built: run `make play`.", 503)

    return app


__all__ = ["create_app"]
