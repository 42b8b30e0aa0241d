"""The web application: HTTP for rooms and words, one WebSocket per browser for play."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool

from weirwood import __version__
from weirwood.kernel.decision import Refused, RuleError
from weirwood.table.cluster import forward
from weirwood.table.cluster.leases import Elsewhere
from weirwood.table.config import Config
from weirwood.table.http import (
    advice,
    analysis,
    book,
    cards,
    files,
    friends,
    games,
    health,
    licences,
    manifest,
    notices,
    persons,
    puzzles,
    quick,
    reports,
    rooms,
)
from weirwood.table.http.guard import Guard, ShutdownReply
from weirwood.table.http.replies import problem
from weirwood.table.hub import Hub
from weirwood.table.rooms import matchmaking, people
from weirwood.table.rooms.analysis import Analysis
from weirwood.table.rooms.plays import Plays
from weirwood.table.rooms.replays import Replays
from weirwood.table.rooms.reports import Reports
from weirwood.table.store.database import log_failure
from weirwood.table.wire import connection

log = logging.getLogger("weirwood.table")
STATUS = {
    "table.no_room": 404,
    "table.no_replay": 404,
    "table.no_report": 404,
    "puzzles.unknown": 404,
    "table.broken": 409,
    "table.too_fast": 429,
    "table.queue_full": 429,
    "table.report_busy": 429,
    "table.analysis_busy": 429,
    "table.not_stored": 503,
    "table.moved": 503,
}


async def refused(_request: Request, no: Exception) -> Response:
    assert isinstance(no, Refused)
    return problem(no, STATUS.get(no.rule, 400))


async def elsewhere(request: Request, no: Exception) -> Response:
    assert isinstance(no, Elsewhere)
    return await forward.request(request, no.peer, request.app.state.hub)


async def rule_failed(_request: Request, error: Exception) -> Response:
    log.error("rule failed", exc_info=error)
    return problem(Refused("table.rule_failed", {}), 500)


async def database_failed(_request: Request, error: Exception) -> Response:
    log_failure("database does not answer", error)
    return problem(Refused("table.not_stored", {}), 503)


async def described(app: FastAPI) -> None:
    """Have what describes all paths ready, so that nobody who asks for it holds up the others."""
    await run_in_threadpool(app.openapi)


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    hub: Hub = app.state.hub
    await hub.start()
    hub.spawn(described(app))
    hub.spawn(people.watch(hub))
    hub.spawn(matchmaking.watch(hub))
    hub.spawn(app.state.reports.resume())
    hub.spawn(app.state.plays.watch())
    yield
    await hub.stop()


def create_app(config: Config) -> FastAPI:
    """The application for this configuration."""
    app = FastAPI(
        title="Weirwood", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.hub = hub = Hub(config)
    app.state.replays = Replays(hub)
    app.state.reports = Reports(hub, app.state.replays)
    app.state.plays = Plays(hub)
    app.state.analysis = Analysis(hub, app.state.reports)
    app.add_middleware(Guard, config=config, metrics=hub.metrics)
    app.add_middleware(ShutdownReply)
    app.add_exception_handler(Elsewhere, elsewhere)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RuleError, rule_failed)
    app.add_exception_handler(sa.exc.SQLAlchemyError, database_failed)
    for part in (
        health,
        games,
        book,
        cards,
        notices,
        licences,
        manifest,
        advice,
        persons,
        puzzles,
        quick,
        friends,
        reports,
        analysis,
        rooms,
        connection,
        files,
    ):  # the client's own paths last
        app.include_router(part.router)
    return app
