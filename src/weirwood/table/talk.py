"""Chat: to the table, or in private to some seats. Stored before it is heard."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table import protocol as msg
from weirwood.table import tables
from weirwood.table.hub import Table, clean
from weirwood.table.room import Room, chat_line, may_hear

MOST = 5000  # lines of one room


async def say(
    table: Table, room: Room, seat: int | None, browser: str, text: str, to: list[int]
) -> None:
    name = room.seats[seat].name if seat is not None else ""
    text = clean(text, msg.MAX_CHAT)
    if not text:
        raise Refused("table.empty_chat", {})
    if room.seats[seat].muted if seat is not None else room.hushed:
        raise Refused("table.muted", {})
    bad = [s for s in to if not 0 <= s < len(room.seats)]
    if bad or (to and seat is None):
        raise Refused("table.chat_to", {"allowed": f"0..{len(room.seats) - 1}"})
    if seat is not None and not set(to) <= {seat, *room.confidants(seat)}:
        raise Refused(registry.game(room.game).talk_rule or "table.aloud", {})
    async with room.lock:
        if len(room.chat) >= MOST:
            raise Refused("table.too_large", {"most": MOST})
        line: dict[str, Any] = {
            "room": room.id,
            "n": len(room.chat) + 1,
            "seat": -1 if seat is None else seat,
            "name": clean(name),
            "text": text,
            "to": sorted(set(to)),
            "at": int(time.time()),
            "browser": browser,
        }

        def write(c: Db) -> None:
            c.execute(tables.chat.insert(), line)

        await table.keep(room, write)
        room.chat.append(line)
        said = msg.encode(msg.ChatSaid(line=chat_line(line)))
        for other in table.lines.get(room.id, ()):
            if may_hear(line, other.seat):
                other.send(said)
