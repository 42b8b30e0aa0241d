"""How the table is: whether it can serve, and its figures."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from weirwood import __version__
from weirwood.kernel.decision import Refused
from weirwood.table.http.deps import TheHub
from weirwood.table.http.replies import problem, reply
from weirwood.table.store.database import ANSWER_SECONDS

router = APIRouter()


@router.get("/health")
async def health(hub: TheHub) -> Response:
    """Whether the table is alive: it can serve, and reach its database."""
    well = not hub.unstored  # a full disk can be read all the same
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await hub.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    except TimeoutError:  # the database is there, and says nothing
        well = False
    if not well:
        return problem(Refused("table.not_stored", {}), 503)
    return reply({"ok": True, "ready": hub.is_ready(), "version": __version__})


@router.get("/ready")
async def ready(hub: TheHub) -> Response:
    """Whether it is as quick as it will be: games imported, the rooms that need it awake."""
    told = {"ready": hub.is_ready(), "waking": len(hub.waking)}
    return reply(told, 200 if told["ready"] else 503)


@router.get("/metrics")
async def metrics(hub: TheHub) -> Response:
    if hub.config.metrics_port:  # they have a door of their own
        return Response(status_code=404)
    return Response(hub.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)
