"""Advice at a table: a question goes to a worker, and its counsel to the asker alone."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from weirwood.bots.advice import advise
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.http.deps import Address, TheHub, TheVisitor
from weirwood.table.http.replies import reply
from weirwood.table.rooms.bot_turns import knowledge
from weirwood.table.rooms.bot_workers import Stalled
from weirwood.table.rooms.room import Room
from weirwood.table.wire import protocol as msg

router = APIRouter()
SECONDS = 1.0  # of one core, for one counsel
MOST_WAITING = 20  # tables that wait for one


def think(saved: dict[str, Any], heard: list[dict[str, Any]], asked: int, seat: int) -> Any:
    """In the worker: load the match, and weigh the answers from the asker's view alone."""
    match = registry.load(saved)
    match.remember(seat, heard, asked)
    return advise(match, seat, SECONDS)


def check(room: Room) -> None:
    """Refuse counsel where it would be unfair: among people who did not agree to it before they
    sat down, or against a clock."""
    room.check_playing()
    if len(room.players()) > 1 and not room.advised:
        raise Refused("table.advice_people", {})
    if room.clock.kind != "none":
        raise Refused("table.advice_clock", {})


@router.post("/api/rooms/{room_id}/advice/{seat}")
async def counsel(visitor: TheVisitor, seat: int, hub: TheHub, address: Address) -> Response:
    """What a strong bot would do at the open question of the asker's seat."""
    room = visitor.room
    if seat not in visitor.seats():
        raise Refused("table.no_seat", {})
    check(room)
    await hub.budgets.take("advice", address, visitor.browser)
    if len(hub.advised) >= MOST_WAITING or room.id in hub.advised:
        raise Refused("table.advice_busy", {})
    hub.advised.add(room.id)
    try:
        async with room.lock:
            if room.match is None or seat not in room.to_move():
                raise Refused("bots.no_question", {"seat": seat + 1})
            known = await hub.run_rules(knowledge, room, seat)
        told = await hub.advisers.run(think, *known, seat)
    except Stalled as e:
        raise Refused("table.advice_busy", {}) from e
    finally:
        hub.advised.discard(room.id)
    return reply(as_message(told))


def as_message(told: dict[str, Any]) -> msg.Counsel:
    return msg.Counsel(
        number=told["number"],
        kind=told["kind"],
        sure=told["sure"],
        games=told["games"],
        answers=[
            msg.Advised(
                answer=each["answer"],
                chance=each["chance"],
                error=each["error"],
                why=[
                    msg.Reason(message=row["message"], n=row["args"]["n"], good=row["good"])
                    for row in each["why"]
                ],
                follows=[msg.Foreseen(**row) for row in each["follows"]],
            )
            for each in told["answers"]
        ],
    )
