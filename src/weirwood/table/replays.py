"""Finished games, step by step, from any seat's eyes; records up and down."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any

import sqlalchemy as sa

from weirwood.kernel import record as records
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.event import Event, seen_by
from weirwood.kernel.match import Match
from weirwood.table import protocol as msg
from weirwood.table import security, tables
from weirwood.table.config import Config
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
    def __init__(self, config: Config, table: Table) -> None:
        self.config, self.table = config, table
        self.films: OrderedDict[str, Film] = OrderedDict()

    def record(self, room: Room) -> str:
        """The record of a finished room, from its journal."""
        if room.match is None:
            raise Refused("table.not_over", {})
        return room.match.record()

    async def film(self, replay: str) -> Film:
        found = self.films.get(replay)
        if found is None:
            found = await asyncio.to_thread(Film, await self.text(replay))
            self.films[replay] = found
            while len(self.films) > KEEP:
                self.films.popitem(last=False)
        self.films.move_to_end(replay)
        return found

    async def text(self, replay: str) -> str:
        room = await self.table.room(replay)
        if room is not None:
            if room.status != "over":
                raise Refused("table.not_over", {})
            return self.record(room)
        query = sa.select(tables.replays.c.record).where(tables.replays.c.id == replay)
        found = await self.table.store.read(lambda c: c.execute(query).scalar())
        if found is None:
            raise Refused("table.no_replay", {"replay": replay[:40]})
        return str(found)

    async def step(self, replay: str, step: int, eyes: str) -> msg.ReplayStep:
        film = await self.film(replay)
        match, events = await asyncio.to_thread(film.at, step)
        seat: int | None = None
        if eyes.isdigit():
            seat = int(eyes)
            if seat >= match.seats:
                raise Refused("kernel.seat", {"found": eyes, "allowed": f"0..{match.seats - 1}"})
        room = await self.table.room(replay)
        told = []
        for i, e in enumerate(events):
            heard = everything(e) if eyes == "all" else seen(e, seat)
            if heard is not None:
                told.append(msg.Event(number=i + 1, kind=e.kind, args=heard))
        view: dict[str, Any] = match.view(seat)
        if eyes == "all":
            view["eyes"] = [match.view(s) for s in range(match.seats)]
        row = film.moves[step - 1] if 0 < step <= len(film.moves) else {}
        return msg.ReplayStep(
            step=max(0, min(step, len(film.moves))),
            steps=len(film.moves),
            room=room.info({}) if room is not None else None,
            view=view,
            events=told,
            seat=row.get("seat"),
            kind=str(row.get("kind", "")),
            names=match.game.names(match.st) if match.game.names is not None else [],
        )

    async def upload(self, raw: bytes) -> str:
        """Keep a record from outside, once it has been played again within bounds."""
        try:
            text = raw.decode()
        except UnicodeDecodeError as e:
            raise Refused("table.bad_request", {"found": str(e)[:80]}) from e
        if text.count("\n") > self.config.upload_steps:
            raise Refused("table.too_large", {"most": self.config.upload_steps})
        try:
            checking = asyncio.to_thread(registry.verify, text)
            difference = await asyncio.wait_for(checking, self.config.upload_seconds)
        except TimeoutError as e:
            raise Refused("table.too_slow", {"seconds": self.config.upload_seconds}) from e
        except RuleError as e:
            raise Refused("table.bad_request", {"found": str(e)[:120]}) from e
        if difference is not None:
            raise Refused("kernel.differs", {k: str(v) for k, v in difference._asdict().items()})
        name = security.room_id()
        row = {"id": name, "record": text, "at": int(time.time())}
        await self.table.store.write(lambda c: c.execute(tables.replays.insert(), row).rowcount)
        return name

    async def mine(self, browser: str) -> list[msg.RoomRow]:
        """All games of a browser, newest first; also those it has no tab open for."""
        query = (
            sa.select(tables.seats.c.room, tables.seats.c.seat)
            .join(tables.rooms, tables.rooms.c.id == tables.seats.c.room)
            .where(tables.seats.c.browser == browser)
            .order_by(tables.rooms.c.updated.desc())
            .limit(100)
        )
        out: list[msg.RoomRow] = []
        for row in await self.table.store.read(lambda c: c.execute(query).all()):
            room = await self.table.room(row.room)
            if room is None or any(r.room == room.id for r in out):
                continue
            turn = room.match is not None and any(d.seat == row.seat for d in room.match.decisions)
            out.append(
                msg.RoomRow(
                    room=room.id,
                    game=room.game,
                    status=room.status,  # type: ignore[arg-type]  # the database's words
                    seats=room.info(self.table.online(room)).seats,
                    seat=row.seat,
                    my_turn=turn,
                    updated=room.updated,
                )
            )
        return out


def seen(e: Event, seat: int | None) -> dict[str, Any] | None:
    heard = seen_by(e, seat)
    return None if heard is None else heard["args"]


def everything(e: Event) -> dict[str, Any]:
    return {**e.args, **e.secret}
