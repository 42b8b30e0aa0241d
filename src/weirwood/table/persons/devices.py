"""Who a browser is, and what it holds.

Nobody needs an account: a browser that the database has no row for is a person of its own, known by
the hash of its cookie. Whoever wants to be found again adds a passkey, recovery codes or another
device; from then on a row says whose each of their browsers is, and all that is stored about seats,
words and notices names the person. That is the hash of the browser it began with: nothing has to
be moved then. A browser that is sent away loses its row, or keeps one that says it is nobody.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.persons import lists
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.rooms.texts import clean
from weirwood.table.store import schema, social
from weirwood.table.store.rooms import Work
from weirwood.table.wire import protocol as msg

MOST_DEVICES = 30  # of one person
SHORT = 16  # letters of a browser's id that its owner is told
SEEN_SECONDS = 3600  # before it is noted again that a device is used
B, P, K, S = schema.browsers.c, schema.passkeys.c, schema.codes.c, schema.seats.c


async def person_of(hub: Hub, browser: str) -> str:
    """Whose a browser is: its own, if nobody has said otherwise; empty if it was sent away."""
    if not browser:
        return ""
    query = sa.select(B.person).where(B.id == browser)
    found: str | None = await hub.store.read(lambda c: c.execute(query).scalar())
    return browser if found is None else found


def is_person(c: Db, id: str) -> bool:
    """Whether somebody is kept by this id, and not only a browser of somebody else."""
    ways = (sa.select(part.c.person).where(part.c.person == id) for part in schema.OF_A_PERSON)
    return any(c.execute(way.limit(1)).first() is not None for way in ways)


def ids_of(c: Db, person: str) -> list[str]:
    """All that things of a person may stand under: also what their browsers did on their own."""
    mine = [row.id for row in c.execute(sa.select(B.id).where(B.person == person))]
    return [person, *(other for other in mine if is_apart(c, other, person))]


def is_apart(c: Db, browser: str, person: str) -> bool:
    """Whether a person's browser may hold things of its own, which are nobody else's."""
    return browser != person and not is_person(c, browser)


def keep(c: Db, browser: str, person: str, name: str) -> None:
    """Note that this browser is this person's, if that is new."""
    now = int(time.time())
    found = c.execute(sa.select(B.person).where(B.id == browser)).scalar()
    if found == person:
        return
    many = sa.select(sa.func.count()).select_from(schema.browsers).where(B.person == person)
    if (c.execute(many).scalar() or 0) >= MOST_DEVICES:
        raise Refused("table.too_many_devices", {"most": MOST_DEVICES})
    c.execute(schema.browsers.delete().where(B.id == browser))
    row = {"id": browser, "person": person, "name": clean(name), "added": now, "seen": now}
    c.execute(schema.browsers.insert(), row)
    if is_apart(c, browser, person):
        lists.copy(c, browser, person)


def part(c: Db, browser: str) -> None:
    """Let a browser be nobody's but its own; one that bears a person's name is nobody at all."""
    c.execute(schema.browsers.delete().where(B.id == browser))
    c.execute(schema.pushes.delete().where(schema.pushes.c.browser == browser))
    if is_person(c, browser):
        row = {"id": browser, "person": "", "name": "", "added": 0, "seen": 0}
        c.execute(schema.browsers.insert(), row)


async def seen(hub: Hub, browser: str) -> None:
    """Note that a device is used, now and then."""
    now = int(time.time())
    late = schema.browsers.update().where(B.id == browser, B.seen < now - SEEN_SECONDS)
    query = sa.select(B.seen).where(B.id == browser, B.seen < now - SEEN_SECONDS)
    if await hub.store.read(lambda c: c.execute(query).first()) is not None:
        await hub.store.write(lambda c: c.execute(late.values(seen=now)).rowcount)


async def kept(hub: Hub, browser: str, person: str) -> msg.Kept:
    """What leads back to a person, as they are told it on this browser."""

    def read(c: Db) -> msg.Kept:
        devices = [
            msg.Device(
                id=row.id[:SHORT],
                name=row.name,
                added=row.added,
                seen=row.seen,
                here=row.id == browser,
            )
            for row in c.execute(
                schema.browsers.select().where(B.person == person).order_by(B.added, B.name)
            )
        ]
        passkeys = [
            msg.Passkey(id=row.id[:SHORT], name=row.name, added=row.added, used=row.used)
            for row in c.execute(
                schema.passkeys.select().where(P.person == person).order_by(P.added, P.name)
            )
        ]
        left = sa.select(sa.func.count()).select_from(schema.codes)
        codes = c.execute(left.where(K.person == person, K.kind == "recovery")).scalar() or 0
        own = 0
        if is_apart(c, browser, person):
            games = sa.select(sa.func.count(sa.distinct(S.room))).where(S.browser == browser)
            own = c.execute(games).scalar() or 0
        known = bool(devices or passkeys or codes)
        return msg.Kept(kept=known, devices=devices, passkeys=passkeys, codes=codes, own=own)

    if not person:
        return msg.Kept(kept=False, devices=[], passkeys=[], codes=0, own=0)
    return await hub.store.read(read)


def told(c: Db, person: str) -> dict[str, Any]:
    """What is kept to find a person again, and what they chose, for their own copy of it."""
    of, tries = schema.preferences, schema.puzzle_tries
    chosen = c.execute(sa.select(of.c.value).where(of.c.person == person)).scalar()
    return {
        "devices": [
            {"name": row.name, "added": row.added, "seen": row.seen}
            for row in c.execute(
                schema.browsers.select().where(B.person == person).order_by(B.added, B.name)
            )
        ],
        "passkeys": [
            {"name": row.name, "added": row.added, "used": row.used}
            for row in c.execute(schema.passkeys.select().where(P.person == person))
        ],
        "pushes": [
            {k: row[k] for k in ("endpoint", "lang", "quiet_from", "quiet_to", "offset", "added")}
            for row in c.execute(
                schema.pushes.select().where(schema.pushes.c.person == person)
            ).mappings()
        ],
        "settings": chosen or {},
        "lists": [each for of in ids_of(c, person) for each in lists.told(lists.rows_of(c, of))],
        "puzzles": [
            {k: v for k, v in row.items() if k != "person"}
            for row in c.execute(
                tries.select().where(tries.c.person.in_(ids_of(c, person))).order_by(tries.c.at)
            ).mappings()
        ],
    }


async def device_called(hub: Hub, person: str, short: str) -> str:
    """The browser that a person knows by the beginning of its id."""
    query = sa.select(B.id).where(B.person == person)
    mine = await hub.store.read(lambda c: [str(row.id) for row in c.execute(query)])
    found = [browser for browser in mine if browser[:SHORT] == short]
    if not found:
        raise Refused("table.no_device", {})
    return found[0]


# ---- moving, over all workers ---------------------------------------------------------------
#
# What is stored is changed first, then what each worker has in mind, then what is stored once
# more: a room that was written in between has written what it had in mind.


async def images(hub: Hub) -> list[Room]:
    """All rooms in mind, also those that are just being brought back."""
    for lock in list(hub.loading.values()):
        async with lock:
            pass
    return list(hub.rooms.values())


def moved(old: str, new: str) -> Work:
    """The work of letting everything of one id stand under another."""

    def work(c: Db) -> None:
        rooms, chat = schema.rooms, schema.chat
        contacts, notices = schema.contacts, schema.notices
        c.execute(rooms.update().where(rooms.c.host == old).values(host=new))
        c.execute(schema.seats.update().where(S.browser == old).values(browser=new))
        c.execute(chat.update().where(chat.c.browser == old).values(browser=new))
        queue = social.match_queue
        waits = sa.select(queue.c.person).where(queue.c.person == new)
        if c.execute(waits).first() is None:
            c.execute(queue.update().where(queue.c.person == old).values(person=new))
        # All devices are told, the person's and those that become theirs.
        pushes = schema.pushes
        c.execute(pushes.update().where(pushes.c.person == old).values(person=new))
        theirs = (notices.c.browser == old) & (notices.c.device != "")
        c.execute(notices.update().where(theirs).values(browser=new))
        lists.move(c, old, new)
        mine = sa.select(contacts.c.browser).where(contacts.c.browser == new)
        if c.execute(mine).first() is None:
            c.execute(contacts.update().where(contacts.c.browser == old).values(browser=new))
            c.execute(notices.update().where(notices.c.browser == old).values(browser=new))
        else:  # what was wanted by the person counts
            c.execute(contacts.delete().where(contacts.c.browser == old))
            c.execute(notices.delete().where(notices.c.browser == old))
        move_tries(c, old, new)

    return work


def move_tries(c: Db, old: str, new: str) -> None:
    """What was made of puzzles; of one that both have tried, what the person made of it."""
    part = schema.puzzle_tries
    tried = sa.select(part.c.game, part.c.puzzle)
    known = {(row.game, row.puzzle) for row in c.execute(tried.where(part.c.person == new))}
    for row in c.execute(tried.where(part.c.person == old)).all():
        of = (part.c.person == old) & (part.c.game == row.game) & (part.c.puzzle == row.puzzle)
        if (row.game, row.puzzle) in known:
            c.execute(part.delete().where(of))
        else:
            c.execute(part.update().where(of).values(person=new))


async def move_here(hub: Hub, old: str, new: str) -> None:
    """Let everything in mind that stands under one id stand under another."""
    for room in await images(hub):
        ours = room.host == old or any(s.browser == old for s in room.seats)
        for line in room.chat:
            if line.browser == old:
                line.browser = new
        for client in list(hub.clients.get(room.id, ())):
            if client.browser == old:
                client.drop()  # it comes back as whom it is now
        if not ours:
            continue
        try:
            async with room.lock:
                if room.host == old:
                    room.host = new
                for s in room.seats:
                    if s.browser == old:
                        s.browser = new
                await hub.save_room(room)
        except NotStored:  # the image is gone: the next one is made from what is stored
            continue
        hub.announce(room)
    await hub.notices.refresh()


async def lock_out_here(hub: Hub, browser: str, person: str) -> None:
    """Hang up on a device that was sent away, and let the links that it knows open no seat."""
    for room in await images(hub):
        for client in list(hub.clients.get(room.id, ())):
            if client.device == browser:
                client.drop()
        if any(s.browser == person and s.token for s in room.seats):
            try:
                async with room.lock:
                    for s in room.seats:
                        if s.browser == person:
                            s.token = ""
                    await hub.save_room(room)
            except NotStored:
                continue


def locked_out(person: str) -> Work:
    def work(c: Db) -> None:
        c.execute(schema.seats.update().where(S.browser == person).values(token=""))

    return work


def erased(person: str) -> Work:
    """The work of deleting what leads back to a person, what they chose and what they built."""

    def work(c: Db) -> None:
        lists.erase(c, ids_of(c, person))
        tries = schema.puzzle_tries
        c.execute(tries.delete().where(tries.c.person.in_(ids_of(c, person))))
        for part in schema.OF_A_PERSON:
            c.execute(part.delete().where(part.c.person == person))

    return work
