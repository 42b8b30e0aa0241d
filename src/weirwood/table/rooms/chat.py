"""Chat: to the table, or in private to some seats. Stored before it is heard."""

from __future__ import annotations

import time

from sqlalchemy.engine import Connection as Db

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.persons import friends
from weirwood.table.rooms.room import Room, chat_line, may_hear
from weirwood.table.rooms.texts import clean
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.schema import SAID, Said, values
from weirwood.table.wire import protocol as msg

MOST = 5000  # lines of one room
MOST_WATCHING = 1000  # of them by spectators


async def say(
    hub: Hub, room: Room, seat: int | None, browser: str, text: str, to: list[int]
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
    if seat is not None and to:
        await check_whisper(hub, browser, {room.seats[s].browser for s in to} - {"", browser})
    async with room.lock:
        most = MOST if seat is not None else MOST_WATCHING
        if sum(seat is not None or said.seat < 0 for said in room.chat) >= most:
            raise Refused("table.too_large", {"most": most})
        line = Said(
            n=len(room.chat) + 1,
            seat=-1 if seat is None else seat,
            name=clean(name),
            text=text,
            to=sorted(set(to)),
            at=int(time.time()),
            browser=browser,
        )
        row = {"room": room.id, **values(SAID, line)}

        held = storage.holding(room)

        def write(c: Db) -> None:
            held(c)
            c.execute(schema.chat.insert(), row)

        await hub.keep(room, write)
        room.chat.append(line)
        said = msg.encode(msg.ChatSaid(line=chat_line(line)))
        for other in hub.clients.get(room.id, ()):
            if may_hear(line, other.seat):
                other.send(said)


async def check_whisper(hub: Hub, browser: str, others: set[str]) -> None:
    """Nobody is spoken to in private by whom they have blocked."""

    def read(c: Db) -> bool:
        return any(friends.are_apart(c, browser, other) for other in others)

    apart = await hub.store.read(read)
    if apart:
        raise Refused("table.no_whisper", {})
