"""The web application: HTTP for rooms and words, one WebSocket per browser for play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import PlainTextResponse

from weirwood import __version__
from weirwood.kernel.decision import Refused, RuleError
from weirwood.table import api_games, api_notices, api_rooms, files, people, security
from weirwood.table.config import Config
from weirwood.table.connection import Connection
from weirwood.table.hub import Table
from weirwood.table.replays import Replays
from weirwood.table.replies import problem, reply
from weirwood.table.store import SECONDS, complain

log = logging.getLogger("weirwood.table")
STATUS = {
    "table.no_room": 404,
    "table.no_replay": 404,
    "table.too_fast": 429,
    "table.not_stored": 503,
}


def create_app(config: Config) -> FastAPI:
    """The application for this configuration."""
    table = Table(config)
    buckets: dict[str, security.Bucket] = {}
    guests = 0  # open connections

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await table.start()
        # What a first request would have to wait for: the description, and the threads' machinery.
        await run_in_threadpool(app.openapi)
        table.spawn(people.watch(table))
        yield
        await table.stop()

    app = FastAPI(
        title="Weirwood", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
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
        return name.lower() in config.allowed_hosts()

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

    app.add_middleware(security.Farewell)

    @app.exception_handler(Refused)
    async def refused(_request: Request, no: Refused) -> Response:
        return problem(no, STATUS.get(no.rule, 400))

    @app.exception_handler(RuleError)
    async def broken(_request: Request, error: RuleError) -> Response:
        log.error("rule failed", exc_info=error)
        return problem(Refused("table.rule_failed", {}), 500)

    @app.exception_handler(sa.exc.SQLAlchemyError)
    async def gone(_request: Request, error: sa.exc.SQLAlchemyError) -> Response:
        complain("database does not answer", error)
        return problem(Refused("table.not_stored", {}), 503)

    # ---- what it serves -------------------------------------------------------------------

    @app.get("/health")
    async def health() -> Response:
        well = not table.trouble  # a full disk can be read all the same
        try:
            async with asyncio.timeout(SECONDS):
                await table.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
        except TimeoutError:  # the database is there, and says nothing
            well = False
        if not well:
            return problem(Refused("table.not_stored", {}), 503)
        return reply({"ok": True, "version": __version__})

    @app.get("/metrics")
    async def metrics() -> Response:
        lines = [f"{name} {value}" for name, value in table.metrics().items()]
        return PlainTextResponse("\n".join(lines) + "\n")

    app.include_router(api_games.router(table))
    app.include_router(api_notices.router(table))
    app.include_router(api_rooms.router(table, Replays(table)))

    # ---- play ---------------------------------------------------------------------------------

    @app.websocket("/ws")
    async def play(ws: WebSocket) -> None:
        if not allowed(ws) or not same_origin(ws):
            await ws.close(4403)
            return
        nonlocal guests
        if guests >= config.max_connections:  # those who have not said hello yet are some, too
            await ws.close(4429)
            return
        guests += 1
        try:
            await ws.accept()
            # a stopping server cancels its connections: they come back to the next one
            with contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
                await Connection(table, ws, config).run()
        finally:
            guests -= 1

    # ---- the client -----------------------------------------------------------------------

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if not (files.STATIC / "index.html").exists():
            return PlainTextResponse("The browser client is not built: run `make play`.", 503)
        found, cache = await table.labour(files.client_file, path)
        return files.send(request, found, cache)

    return app


__all__ = ["create_app"]
