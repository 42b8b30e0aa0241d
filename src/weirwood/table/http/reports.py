"""Reports over HTTP: asked for once, then looked at by whoever has the link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from weirwood.table.http.deps import Address, Known
from weirwood.table.http.replies import reply
from weirwood.table.rooms.reports import Reports

router = APIRouter()


async def the_reports(request: Request) -> Reports:
    reports: Reports = request.app.state.reports
    return reports


TheReports = Annotated[Reports, Depends(the_reports)]


@router.get("/api/reports/{room_id}")
async def look(room_id: str, reports: TheReports, have: int = 0) -> Response:
    """How far the report of a finished game is; with `have` pieces, only what is new."""
    return reply(await reports.look(room_id, have))


@router.post("/api/reports/{room_id}")
async def ask(room_id: str, reports: TheReports, address: Address, known: Known) -> Response:
    """Have it made, if it is not there."""
    return reply(await reports.ask(room_id, address, known))
