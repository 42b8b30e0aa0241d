"""Finished games, step by step, from any seat's eyes; records up and down."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel import replay as replays
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.event import Event, seen_by
from weirwood.kernel.match import Match
from weirwood.table.hub import Hub
from weirwood.table.rooms.bot_workers import Stalled, verify
from weirwood.table.rooms.room import Room
from weirwood.table.store import quotas, schema
from weirwood.table.store.database import Counting
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

KEEP = 20  # replays in memory
EVERY = 25  # steps between two kept positions


class Playback:
    """A record with positions kept every so often, so that any step is near one of them."""

    def __init__(self, text: str) -> None:
        self.rows = replays.parse(text)
        self.moves = [r for r in self.rows[1:] if "standings" not in r]
        self.kept: dict[int, Match] = {0: registry.replay(self.rows[:1])}
        self.heard: list[list[Event]] = []  # by step, once somebody has asked for all

    def at(self, step: int) -> tuple[Match, list[Event]]:
        """The position after so many moves, and the events of the last of them."""
        step = max(0, min(step, len(self.moves)))
        begin = max(k for k in self.kept if k <= max(0, step - 1))
        match = self.kept[begin].fork()
        events = self.kept[0].log if step == 0 else []
        for i in range(begin, step):
            events = self.move(match, i)
        return match, events

    def move(self, match: Match, i: int) -> list[Event]:
        """Make one move; gives what it told."""
        if i % EVERY == 0 and i not in self.kept:
            self.kept[i] = match.fork()
        first = len(match.log)
        difference = replays.step(match, {**self.moves[i], "events": None}, i + 2)
        if difference is not None and difference.what != "events":
            raise Refused("kernel.differs", difference._asdict())
        return match.log[first:]

    def story(self) -> list[list[Event]]:
        """What every step told, the setting up first."""
        if not self.heard:
            match = self.kept[0].fork()
            self.heard = [
                self.kept[0].log,
                *[self.move(match, i) for i in range(len(self.moves))],
            ]
        return self.heard


class Replays:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.playbacks: OrderedDict[str, Playback] = OrderedDict()
        self.checked = 0  # uploads that are being checked, or wait for it

    async def record(self, room: Room) -> str:
        """The record of a finished room, from its journal."""
        async with room.lock:
            if room.match is None or room.status != "over":
                raise Refused("table.not_over", {})
            same_rules(room)
            await self.hub.make_whole(room)
            return await self.hub.run_slow(room.match.record)

    async def playback(self, replay: str, room: Room | None) -> Playback:
        found = self.playbacks.get(replay)
        if found is not None and room is None and not await self.is_kept(replay):
            self.playbacks.pop(replay, None)  # deleted since
            found = None
        if found is None:
            if room is not None:
                text = await self.record(room)
            else:
                text = await self.uploaded(replay)
            found = await self.hub.run_slow(Playback, text)
            self.playbacks[replay] = found
            while len(self.playbacks) > KEEP:
                self.playbacks.popitem(last=False)
        self.playbacks.move_to_end(replay)
        return found

    async def is_kept(self, replay: str) -> bool:
        query = sa.select(schema.replays.c.id).where(schema.replays.c.id == replay)
        return await self.hub.store.read(lambda c: c.execute(query).scalar()) is not None

    async def uploaded(self, replay: str) -> str:
        if not security.is_room_id(replay):
            raise Refused("table.no_replay", {"replay": replay[:40]})
        query = sa.select(schema.replays.c.record).where(schema.replays.c.id == replay)
        found = await self.hub.store.read(lambda c: c.execute(query).scalar())
        if found is None:
            raise Refused("table.no_replay", {"replay": replay[:40]})
        return str(found)

    async def step(self, replay: str, step: int, eyes: str) -> bytes:
        """A finished game at one step, as the message for the browser."""
        room = await self.hub.room(replay)
        playback = await self.playback(replay, room)
        info = room.info({}) if room is not None else None
        return await self.hub.run_slow(self.shown, playback, step, eyes, info)

    def shown(self, playback: Playback, step: int, eyes: str, info: msg.RoomInfo | None) -> bytes:
        match, events = playback.at(step)
        seat = seat_of(eyes, match.seats)
        told = told_to(events, eyes, seat)
        view: dict[str, Any] = match.view(seat)
        if eyes == "all":
            view["eyes"] = [match.view(s) for s in range(match.seats)]
        row = playback.moves[step - 1] if 0 < step <= len(playback.moves) else {}
        made = msg.ReplayStep(
            step=max(0, min(step, len(playback.moves))),
            steps=len(playback.moves),
            room=info,
            view=view,
            events=told,
            seat=row.get("seat"),
            kind=str(row.get("kind", "")),
            names=match.game.names(match.st) if match.game.names is not None else [],
        )
        return msg.encode(made)

    async def log(self, replay: str, eyes: str) -> bytes:
        """All that a finished game told, as the message for the browser."""
        playback = await self.playback(replay, await self.hub.room(replay))
        return await self.hub.run_slow(self.whole, playback, eyes)

    def whole(self, playback: Playback, eyes: str) -> bytes:
        seat = seat_of(eyes, playback.kept[0].seats)
        lines, number = [], 0
        for step, events in enumerate(playback.story()):
            told = told_to(events, eyes, seat, number)
            number += len(told)
            row = playback.moves[step - 1] if step else {}
            if told:
                made = msg.ReplayLine(
                    step=step, seat=row.get("seat"), kind=str(row.get("kind", "")), events=told
                )
                lines.append(made)
        return msg.encode(msg.ReplayLog(steps=len(playback.moves), lines=lines))

    async def upload(self, raw: bytes) -> str:
        """Keep a record from outside, once a worker has played it again within bounds."""
        config = self.hub.config
        try:
            text = raw.decode()
        except UnicodeDecodeError as e:
            raise Refused("table.bad_request", {"found": str(e)[:80]}) from e
        if text.count("\n") > config.upload_steps:
            raise Refused("table.too_large", {"most": config.upload_steps})
        if self.checked >= config.uploads_at_once:
            raise Refused("table.too_fast", {})
        self.checked += 1
        try:
            difference = await self.hub.checkers.run(verify, text)
        except Stalled as e:
            raise Refused("table.too_slow", {"seconds": config.upload_seconds}) from e
        except RuleError as e:
            raise Refused("table.bad_request", {"found": str(e)[:120]}) from e
        finally:
            self.checked -= 1
        if difference is not None:
            raise Refused("kernel.differs", difference)
        name = security.room_id()
        row = {"id": name, "record": text, "at": int(time.time())}
        check = quotas.one_more_replay(config)

        def write(c: Db) -> None:
            c.execute(schema.replays.insert(), row)
            check(c)

        await self.hub.store.write(Counting(write))
        return name


def same_rules(room: Room) -> None:
    """Refused if a game was played by other rules: it cannot be played again, step by step."""
    allowed = registry.game(room.game).version
    if room.rules != allowed:
        raise Refused("kernel.version", {"found": str(room.rules), "allowed": str(allowed)})


def seat_of(eyes: str, seats: int) -> int | None:
    if not eyes.isdecimal():
        return None
    seat = int(eyes[:4])
    if seat >= seats:
        raise Refused("kernel.seat", {"found": eyes[:10], "allowed": f"0..{seats - 1}"})
    return seat


def told_to(events: list[Event], eyes: str, seat: int | None, number: int = 0) -> list[msg.Event]:
    """The events as these eyes saw them, counted on from a number."""
    out: list[msg.Event] = []
    for e in events:
        heard = everything(e) if eyes == "all" else seen(e, seat)
        if heard is not None:
            out.append(msg.Event(number=number + len(out) + 1, kind=e.kind, args=heard))
    return out


def seen(e: Event, seat: int | None) -> dict[str, Any] | None:
    heard = seen_by(e, seat)
    return None if heard is None else heard["args"]


def everything(e: Event) -> dict[str, Any]:
    return {**e.args, **e.secret}
