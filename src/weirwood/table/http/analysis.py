"""The analysis board over HTTP: each request says the step and the branch it speaks of."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from weirwood.table.http.deps import Address, Known
from weirwood.table.http.replies import body, reply, takes
from weirwood.table.rooms.analysis import Analysis
from weirwood.table.wire import protocol as msg

router = APIRouter()


async def the_analysis(request: Request) -> Analysis:
    analysis: Analysis = request.app.state.analysis
    return analysis


TheAnalysis = Annotated[Analysis, Depends(the_analysis)]


@router.get("/api/analysis/{room_id}/record")
async def record(room_id: str, analysis: TheAnalysis) -> Response:
    """The record that a link to an analysis speaks of, also of an uploaded game."""
    return PlainTextResponse((await analysis.record(room_id))[0])


@router.post("/api/analysis/{room_id}", openapi_extra=takes(msg.Explore))
async def explore(
    room_id: str, request: Request, analysis: TheAnalysis, address: Address, known: Known
) -> Response:
    """The position at the end of a branch."""
    asked = await body(request, msg.Explore)
    return reply(await analysis.explore(room_id, asked, address, known))


@router.post("/api/analysis/{room_id}/ask", openapi_extra=takes(msg.ExploreQuestion))
async def ask(
    room_id: str, request: Request, analysis: TheAnalysis, address: Address, known: Known
) -> Response:
    """Continuations, legality, proposals at the end of a branch."""
    asked = await body(request, msg.ExploreQuestion)
    return reply(await analysis.ask(room_id, asked, address, known))
