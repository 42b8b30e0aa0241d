"""Seats that answer without waiting for a person: bots, and windows that are passed in advance."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from weirwood.kernel import standing
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refused
from weirwood.table import security
from weirwood.table.bots import Stalled, think
from weirwood.table.room import NotStored, Room

if TYPE_CHECKING:
    from weirwood.table.hub import Table

log = logging.getLogger("weirwood.table")


def wake(table: Table, room: Room) -> None:
    """Answer every question that is a bot's, or that its person passes in advance."""
    if room.match is None or room.status != "playing" or table.stopping:
        return
    for d in room.match.decisions:
        s = room.seats[d.seat]
        if d.number in room.thinking:
            continue
        if passed(room, d) is not None:
            room.thinking.add(d.number)
            table.spawn(pass_turn(table, room, d))
        elif s.kind == "bot" or s.away:
            room.thinking.add(d.number)
            table.spawn(bot_turn(table, room, d, s.level or room.away_level))


def passed(room: Room, d: Decision) -> list[str] | None:
    """The pass that this seat has given in advance, if it has."""
    return None if d.number in room.spared else standing.passed(d, room.seats[d.seat].passes)


async def pass_turn(table: Table, room: Room, d: Decision) -> None:
    """Pass after the time that a quick bot takes, whatever could have been done instead."""
    try:
        await asyncio.sleep(pause(table, 0.0))
        await table.deed(pass_window(table, room, d))
    except NotStored:  # the room comes back by itself, and its bots with it
        return
    finally:
        room.thinking.discard(d.number)
    wake(table, room)


async def pass_window(table: Table, room: Room, d: Decision) -> None:
    async with room.lock:
        if room.match is None or room.status != "playing" or d not in room.match.decisions:
            return
        answer = passed(room, d)
        if answer is None:  # thought better of it
            return
        try:
            await table.act_locked(room, "answer", d.seat, d.kind, answer, "person", d.number)
        except NotStored:
            raise
        except Refused as no:  # the person has to answer after all
            room.spared.add(d.number)
            log.warning("pass refused", extra={"room": room.id, "rule": no.rule})


async def bot_turn(table: Table, room: Room, d: Decision, level: str) -> None:
    """Think in a worker, and answer after a time that depends on nothing secret."""
    begun = time.monotonic()
    try:
        async with table.minds:
            async with room.lock:
                if room.match is None or d not in room.match.decisions:
                    return
                saved = await table.compute(room.match.save)
            answer = await consult(table, room, d, level, saved)
        await asyncio.sleep(pause(table, time.monotonic() - begun))
        await table.deed(bot_answers(table, room, d, answer))
    except NotStored:
        return
    finally:
        room.thinking.discard(d.number)
    wake(table, room)


async def consult(table: Table, room: Room, d: Decision, level: str, saved: Any) -> Any:
    """The bot's answer, or None if it has failed."""
    try:
        return await table.workers.run(think, saved, d.number, level, room.seed)
    except asyncio.CancelledError:
        raise
    except Exception as e:  # noqa: BLE001  # a bot may fail in any way; the game goes on
        stalled = isinstance(e, Stalled)
        table.bot_failures += 1
        log.warning(
            "bot failed",
            extra={"room": room.id, "bot": level, "stalled": stalled, "reason": str(e)[:200]},
        )
        return None


def pause(table: Table, spent: float) -> float:
    """How long to wait still: whole beats only, so that quick and slow thoughts look alike."""
    beat = table.config.bot_delay
    return beat - spent % beat if beat > 0 else 0.0


async def bot_answers(table: Table, room: Room, d: Decision, answer: Any) -> None:
    async with room.lock:
        await bot_answers_locked(table, room, d, answer)


async def bot_answers_locked(table: Table, room: Room, d: Decision, answer: Any) -> None:
    s = room.seats[d.seat]
    if s.kind != "bot" and not s.away:  # the person came back
        return
    if room.match is None or room.status != "playing" or d not in room.match.decisions:
        return
    if answer is not None:
        try:
            await table.act_locked(room, "answer", d.seat, d.kind, answer, "bot", d.number)
            return
        except NotStored:
            raise
        except Refused as no:
            table.bot_failures += 1
            log.warning("bot refused", extra={"room": room.id, "rule": no.rule})
    answer = await table.compute(room.match.sample, d, Splitmix(security.room_seed()))
    await table.act_locked(room, "answer", d.seat, d.kind, answer, "bot", d.number)
