"""Lists from the database: open tables, my games, and all that is known about a browser."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.table.hub import Hub
from weirwood.table.persons import devices, friends
from weirwood.table.store import schema, social
from weirwood.table.wire import protocol as msg

MOST = 100
R, S = schema.rooms.c, schema.seats.c


def rows(c: Db, ids: sa.Select[Any]) -> list[tuple[Any, list[Any]]]:
    """The rooms of a selection of ids, newest first, each with its seats."""
    columns = (R.id, R.game, R.status, R.turn, R.away_level, R.updated)
    found = c.execute(
        sa.select(*columns).where(R.id.in_(ids)).order_by(R.updated.desc()).limit(MOST)
    ).all()
    if not found:
        return []
    seats: dict[str, list[Any]] = defaultdict(list)
    wanted = schema.seats.select().where(S.room.in_([r.id for r in found])).order_by(S.seat)
    for seat in c.execute(wanted):
        seats[seat.room].append(seat)
    return [(r, seats[r.id]) for r in found]


def seats_of(turn: Any) -> list[Any]:
    """The seats that are asked; of a row that is spoilt, none."""
    return turn if isinstance(turn, list) else []


def seat_info(hub: Hub, room: Any, s: Any) -> msg.SeatInfo:
    live = hub.rooms.get(room.id)
    online = bool(live is not None and hub.online(live).get(s.seat))
    return msg.SeatInfo(
        seat=s.seat,
        kind=s.kind,
        name=s.name,
        level=s.level or (room.away_level if s.away else ""),
        online=online,
        away=s.away,
        offered=s.offered,
    )


def row(hub: Hub, room: Any, seats: list[Any], browser: str = "") -> msg.RoomRow:
    mine = [s.seat for s in seats if browser and s.browser == browser]
    playing = room.status in ("playing", "paused")
    return msg.RoomRow(
        room=room.id,
        game=room.game,
        status=room.status,
        seats=[seat_info(hub, room, s) for s in seats],
        seat=mine[0] if mine else None,
        my_turn=room.status == "playing" and any(s in seats_of(room.turn) for s in mine),
        turn=seats_of(room.turn) if playing else [],
        updated=room.updated,
    )


async def told(hub: Hub, found: list[Any], browser: str = "") -> list[msg.RoomRow]:
    """The lines of a list, some at a time: others are served in between."""
    out = []
    for i, (room, seats) in enumerate(found):
        out.append(row(hub, room, seats, browser))
        if i % 20 == 19:
            await asyncio.sleep(0)
    return out


async def open_tables(hub: Hub) -> list[msg.RoomRow]:
    """Public tables that wait for players or can be watched, newest first."""
    ids = sa.select(R.id).where(R.public.is_(True), R.status.in_(("lobby", "playing")))
    ids = ids.order_by(R.updated.desc()).limit(MOST)
    found = await hub.store.read(lambda c: rows(c, ids))
    return await told(hub, found)


async def mine(hub: Hub, browser: str) -> list[msg.RoomRow]:
    """All games of a browser, newest first; also those it has no tab open for."""
    ids = sa.select(S.room).where(S.browser == browser)
    found = await hub.store.read(lambda c: rows(c, ids))
    return await told(hub, found, browser)


def among_others(c: Db, person: str) -> dict[str, Any]:
    """What is kept of somebody and other people, for their own copy of it."""
    queue = social.match_queue
    waits = c.execute(queue.select().where(queue.c.person == person)).mappings().first()
    told = ("game", "seats", "pace", "name", "lang", "since")
    mine = {k: waits[k] for k in told} if waits is not None else {}
    return {"quick": mine, **friends.told(c, person)}


async def export(hub: Hub, browser: str) -> bytes:
    """What the table keeps about a person: their seats, answers, words, devices; as JSON."""
    await hub.notices.fresh()
    wanted = hub.notices.wanted(browser)
    notices = {"mail": wanted.mail, "hook": wanted.hook, "lang": wanted.lang}

    def read(c: Db) -> bytes:
        out = []
        ids = devices.ids_of(c, browser)
        query = (
            sa.select(schema.seats, R.game, R.status, R.created)
            .join(schema.rooms, R.id == S.room)
            .where(S.browser.in_(ids))
            .order_by(R.created)
        )
        for seat in c.execute(query).mappings().all():
            entry: dict[str, Any] = {
                k: seat[k]
                for k in ("room", "game", "status", "created", "seat", "name", "lang", "passes")
            }
            for name, part in (("answers", schema.journal), ("said", schema.chat)):
                of = part.select().where(part.c.room == seat["room"], part.c.seat == seat["seat"])
                entry[name] = [
                    {k: v for k, v in line.items() if k not in ("room", "seat", "name", "browser")}
                    for line in c.execute(of.order_by(part.c.n)).mappings()
                ]
            out.append(entry)
        mine = {(entry["room"], entry["seat"]) for entry in out}
        chat = schema.chat.c
        words = sa.select(chat.room, chat.seat, chat.text, chat.to, chat.at)
        elsewhere = [  # while watching, or at a seat that is another one's now
            {k: line[k] for k in ("room", "text", "to", "at")}
            for line in c.execute(words.where(chat.browser.in_(ids)).order_by(chat.at)).mappings()
            if (line["room"], line["seat"]) not in mine
        ]
        told = {"weirwood": 1, "notices": notices, "seats": out, "said": elsewhere}
        told |= devices.told(c, browser)
        told |= among_others(c, browser)
        return msg.encode(told)

    return await hub.store.read(read)
