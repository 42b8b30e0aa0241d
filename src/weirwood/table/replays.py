"""Finished games, step by step, from any seat's eyes; records up and down."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel import record as records
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.event import Event, seen_by
from weirwood.kernel.match import Match
from weirwood.table import caps, security, tables
from weirwood.table import protocol as msg
from weirwood.table.bots import Stalled, verify
from weirwood.table.hub import Table
from weirwood.table.room import Room

KEEP = 20  # replays in memory
EVERY = 25  # steps between two kept positions


class Film:
    """A record with positions kept every so often, so that any step is near one of them."""

    def __init__(self, text: str) -> None:
        self.rows = records.parse(text)
        self.moves = [r for r in self.rows[1:] if "standings" not in r]
        self.kept: dict[int, Match] = {0: registry.replay(self.rows[:1])}

    def at(self, step: int) -> tuple[Match, list[Event]]:
        """The position after so many moves, and the events of the last of them."""
        step = max(0, min(step, len(self.moves)))
        begin = max(k for k in self.kept if k <= max(0, step - 1))
        match = self.kept[begin].fork()
        for i in range(begin, step):
            if i % EVERY == 0 and i not in self.kept:
                self.kept[i] = match.fork()
            first = len(match.log)
            difference = records.step(match, {**self.moves[i], "events": None}, i + 2)
            if difference is not None and difference.what != "events":
                raise Refused("kernel.differs", difference._asdict())
        events = match.log[first:] if step > begin else self.kept[0].log if step == 0 else []
        return match, events


class Replays:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.films: OrderedDict[str, Film] = OrderedDict()
        self.checked = 0  # uploads that are being checked, or wait for it

    def record(self, room: Room) -> str:
        """The record of a finished room, from its journal."""
        if room.match is None or room.status != "over":
            raise Refused("table.not_over", {})
        return room.match.record()

    async def film(self, replay: str, room: Room | None) -> Film:
        found = self.films.get(replay)
        if found is not None and room is None and not await self.is_kept(replay):
            self.films.pop(replay, None)  # deleted since
            found = None
        if found is None:
            if room is not None:
                text = await self.table.labour(self.record, room)
            else:
                text = await self.uploaded(replay)
            found = await self.table.labour(Film, text)
            self.films[replay] = found
            while len(self.films) > KEEP:
                self.films.popitem(last=False)
        self.films.move_to_end(replay)
        return found

    async def is_kept(self, replay: str) -> bool:
        query = sa.select(tables.replays.c.id).where(tables.replays.c.id == replay)
        return await self.table.store.read(lambda c: c.execute(query).scalar()) is not None

    async def uploaded(self, replay: str) -> str:
        if not security.is_room_id(replay):
            raise Refused("table.no_replay", {"replay": replay[:40]})
        query = sa.select(tables.replays.c.record).where(tables.replays.c.id == replay)
        found = await self.table.store.read(lambda c: c.execute(query).scalar())
        if found is None:
            raise Refused("table.no_replay", {"replay": replay[:40]})
        return str(found)

    async def step(self, replay: str, step: int, eyes: str) -> bytes:
        """A finished game at one step, as the message for the browser."""
        room = await self.table.room(replay)
        film = await self.film(replay, room)
        info = room.info({}) if room is not None else None
        return await self.table.labour(self.shown, film, step, eyes, info)

    def shown(self, film: Film, step: int, eyes: str, info: msg.RoomInfo | None) -> bytes:
        match, events = film.at(step)
        seat: int | None = None
        if eyes.isdecimal():
            seat = int(eyes[:4])
            if seat >= match.seats:
                allowed = f"0..{match.seats - 1}"
                raise Refused("kernel.seat", {"found": eyes[:10], "allowed": allowed})
        told = []
        for i, e in enumerate(events):
            heard = everything(e) if eyes == "all" else seen(e, seat)
            if heard is not None:
                told.append(msg.Event(number=i + 1, kind=e.kind, args=heard))
        view: dict[str, Any] = match.view(seat)
        if eyes == "all":
            view["eyes"] = [match.view(s) for s in range(match.seats)]
        row = film.moves[step - 1] if 0 < step <= len(film.moves) else {}
        made = msg.ReplayStep(
            step=max(0, min(step, len(film.moves))),
            steps=len(film.moves),
            room=info,
            view=view,
            events=told,
            seat=row.get("seat"),
            kind=str(row.get("kind", "")),
            names=match.game.names(match.st) if match.game.names is not None else [],
        )
        return msg.encode(made)

    async def upload(self, raw: bytes) -> str:
        """Keep a record from outside, once a worker has played it again within bounds."""
        config = self.table.config
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
            difference = await self.table.checkers.run(verify, text)
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
        check = caps.one_more_replay(config)

        def write(c: Db) -> None:
            c.execute(tables.replays.insert(), row)
            check(c)

        await self.table.store.write(write)
        return name


def seen(e: Event, seat: int | None) -> dict[str, Any] | None:
    heard = seen_by(e, seat)
    return None if heard is None else heard["args"]


def everything(e: Event) -> dict[str, Any]:
    return {**e.args, **e.secret}
