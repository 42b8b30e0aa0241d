"""A seat that is kept for a friend: asked by the host, taken by nobody else in their name."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.persons import friends
from weirwood.table.rooms import people
from weirwood.table.rooms.room import Room
from weirwood.table.store import schema, social
from weirwood.table.store.schema import Seat
from weirwood.table.wire import protocol as msg

MOST = 50  # that one person has sent and nobody has answered
I, F = social.invitations.c, social.friends.c  # noqa: E741  # as elsewhere


def is_free(room: Room, seat: Seat) -> bool:
    """Whether somebody may still sit down there: nobody has, or a bot keeps it warm."""
    waits = room.status == "lobby" and seat.kind in ("person", "open") and not seat.browser
    return waits or seat.offered


async def invite(hub: Hub, room: Room, seat: int, person: str, friend: str) -> None:
    """Keep a seat for a friend; who was asked to it before is asked no longer."""
    await hub.notices.fresh()
    if not 0 <= seat < len(room.seats) or not is_free(room, room.seats[seat]):
        raise Refused("table.no_seat", {})

    def work(c: Db) -> None:
        other = friends.friend_called(c, person, friend).other
        mine = sa.select(sa.func.count()).select_from(social.invitations).where(I.sender == person)
        if (c.execute(mine).scalar() or 0) >= MOST:
            raise Refused("table.too_many_invitations", {"most": MOST})
        # By the name that the friend knows; one who has ended it is not told of anything.
        known = sa.select(F.name).where(F.person == other, F.other == person)
        name = c.execute(known).scalar()
        if name is None or friends.are_apart(c, person, other):
            raise Refused("table.no_friend", {})
        friends.withdrawn(c, I.room == room.id, (I.seat == seat) | (I.person == other))
        row = {"person": other, "sender": person, "name": name, "room": room.id, "seat": seat}
        at = int(time.time())
        c.execute(social.invitations.insert(), {"id": friends.new_id(), **row, "at": at})
        notices = hub.notices.invitation(other, room.id, seat)
        if notices:
            c.execute(schema.notices.insert(), notices)

    await hub.store.write(work)


async def come(hub: Hub, room: Room, person: str, asked: msg.Come) -> int:
    """Sit down where a friend keeps the seat. Whoever has its link comes too late."""
    mine = (I.room == room.id) & (I.person == person)
    query = sa.select(I.seat).where(mine)
    found: int | None = await hub.store.read(lambda c: c.execute(query).scalar())
    if found is None or found >= len(room.seats):
        raise Refused("table.no_invitation", {})
    async with room.lock:
        seat = room.seats[found]
        if not is_free(room, seat):
            await hub.store.write(lambda c: friends.withdrawn(c, mine))
            raise Refused("table.seat_gone", {})
        seat.token = ""
        claim = msg.Claim(token="", name=asked.name, lang=asked.lang)
        await people.take(hub, room, seat, claim, person)
    await hub.store.write(lambda c: friends.withdrawn(c, mine))
    hub.announce(room)
    return found


async def decline(hub: Hub, person: str, id: str) -> None:
    mine = (I.id == id[:16]) & (I.person == person)
    if not await hub.store.write(lambda c: friends.withdrawn(c, mine)):
        raise Refused("table.no_invitation", {})
