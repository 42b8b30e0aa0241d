"""Seats that answer without waiting for a person: bots, and windows that are passed in advance."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from weirwood.kernel import passes
from weirwood.kernel.chance import Splitmix, bot_seed
from weirwood.kernel.decision import Decision, Refused
from weirwood.table.rooms import acts
from weirwood.table.rooms.bot_workers import Stalled, think
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.store.schema import Line
from weirwood.table.wire import security

if TYPE_CHECKING:
    from weirwood.table.hub import Hub

log = logging.getLogger("weirwood.table")


def wake(hub: Hub, room: Room) -> None:
    """Answer every question that is a bot's, or that its person passes in advance."""
    if room.match is None or room.status != "playing" or hub.stopping:
        return
    for d in room.asks:
        s = room.seats[d.seat]
        if d.number in room.thinking:
            continue
        if passed(room, d) is not None:
            room.thinking.add(d.number)
            hub.spawn(pass_turn(hub, room, d))
        elif s.kind == "bot" or s.away:
            room.thinking.add(d.number)
            hub.spawn(bot_turn(hub, room, d, s.level or room.away_level))
        elif s.skips and not room.lesson and d.number not in room.chosen | room.offers.spared:
            room.thinking.add(d.number)
            hub.spawn(forced_turn(hub, room, d))


def passed(room: Room, d: Decision) -> list[str] | None:
    """The pass that this seat has given in advance, if it has."""
    return None if d.number in room.offers.spared else passes.passed(d, room.seats[d.seat].passes)


async def pass_turn(hub: Hub, room: Room, d: Decision) -> None:
    """Pass after the time that a quick bot takes, whatever could have been done instead."""
    try:
        await asyncio.sleep(pause(hub, 0.0))
        await hub.shield(pass_window(hub, room, d))
    except NotStored:  # the room comes back by itself, and its bots with it
        return
    finally:
        room.thinking.discard(d.number)
    wake(hub, room)


async def pass_window(hub: Hub, room: Room, d: Decision) -> None:
    async with room.lock:
        if room.match is None or room.status != "playing" or d not in room.match.decisions:
            return
        answer = passed(room, d)
        if answer is None:  # thought better of it
            return
        try:
            await hub.act_locked(room, Line("answer", d.seat, d.kind, answer), d.number)
        except NotStored:
            raise
        except Refused as no:  # the person has to answer after all
            room.offers.spared.add(d.number)
            log.warning("pass refused", extra={"room": room.id, "rule": no.rule})


async def forced_turn(hub: Hub, room: Room, d: Decision) -> None:
    """Answer what leaves no choice, after the time that a quick bot takes."""
    begun = time.monotonic()
    try:
        async with room.lock:
            if room.match is None or d not in room.match.decisions:
                return
            watched = bool(room.people() - {d.seat})
            answer = await hub.run_rules(acts.forced, room.match, d, watched)
        if answer is None:
            room.chosen = {e.number for e in room.asks} & (room.chosen | {d.number})
            return
        await asyncio.sleep(pause(hub, time.monotonic() - begun))
        await hub.shield(forced_answers(hub, room, d, answer))
    except NotStored:
        return
    finally:
        room.thinking.discard(d.number)
    wake(hub, room)


async def forced_answers(hub: Hub, room: Room, d: Decision, answer: Any) -> None:
    async with room.lock:
        if room.match is None or room.status != "playing" or d not in room.match.decisions:
            return
        if not room.seats[d.seat].skips or d.number in room.offers.spared:  # thought better of it
            return
        await hub.act_locked(room, Line("forced", d.seat, d.kind, answer), d.number)


async def bot_turn(hub: Hub, room: Room, d: Decision, level: str) -> None:
    """Think in a worker, and answer after a time that depends on nothing secret."""
    begun = time.monotonic()
    try:
        async with hub.bot_slots:
            async with room.lock:
                if room.match is None or d not in room.match.decisions:
                    return
                if not knows_itself(room, d.seat):
                    await hub.make_whole(room)
                known = await hub.run_rules(knowledge, room, d.seat)
            answer = await consult(hub, room, d, level, known)
        await asyncio.sleep(pause(hub, time.monotonic() - begun))
        await hub.shield(bot_answers(hub, room, d, answer))
    except NotStored:
        return
    finally:
        room.thinking.discard(d.number)
    wake(hub, room)


def knows_itself(room: Room, seat: int) -> bool:
    """Whether the match knows when the seat was last asked: what it has heard since is news."""
    assert room.match is not None
    return room.whole or any(e.seat == seat and e.reply is not None for e in room.match.history)


def knowledge(room: Room, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]], int]:
    """What a worker needs: the match, what the seat has heard, how much of it when last asked."""
    match = room.match
    assert match is not None
    if room.taken == len(room.events):
        heard = match.events_for(seat)
    else:  # the match began with a snapshot, and has not told it all itself
        heard = [msgspec.to_builtins(e) for e in room.events_after(seat, 0)]
    return match.save(), heard, len(heard) - len(match.news_for(seat))


async def consult(hub: Hub, room: Room, d: Decision, level: str, known: Any) -> Any:
    """The bot's answer, or None if it has failed."""
    try:
        about = {"room": room.id, "game": room.game, "level": level}
        with hub.metrics.bot_seconds.time(), hub.traces.span("bot", **about):
            return await hub.workers.run(think, *known, d.number, level, bot_seed(room.seed))
    except asyncio.CancelledError:
        raise
    except Exception as e:  # noqa: BLE001  # a bot may fail in any way; the game goes on
        stalled = isinstance(e, Stalled)
        hub.metrics.bot_failures.inc()
        log.warning(
            "bot failed",
            extra={"room": room.id, "bot": level, "stalled": stalled, "reason": str(e)[:200]},
        )
        return None


def pause(hub: Hub, spent: float) -> float:
    """How long to wait still: whole beats only, so that quick and slow thoughts look alike."""
    beat = hub.config.bot_delay
    return beat - spent % beat if beat > 0 else 0.0


async def bot_answers(hub: Hub, room: Room, d: Decision, answer: Any) -> None:
    async with room.lock:
        await bot_answers_locked(hub, room, d, answer)


async def bot_answers_locked(hub: Hub, room: Room, d: Decision, answer: Any) -> None:
    s = room.seats[d.seat]
    if s.kind != "bot" and not s.away:  # the person came back
        return
    if room.match is None or room.status != "playing" or d not in room.match.decisions:
        return
    if answer is not None:
        try:
            await hub.act_locked(room, Line("answer", d.seat, d.kind, answer, "bot"), d.number)
            return
        except NotStored:
            raise
        except Refused as no:
            hub.metrics.bot_failures.inc()
            log.warning("bot refused", extra={"room": room.id, "rule": no.rule})
    answer = await hub.run_rules(room.match.sample, d, Splitmix(security.room_seed()))
    await hub.act_locked(room, Line("answer", d.seat, d.kind, answer, "bot"), d.number)
