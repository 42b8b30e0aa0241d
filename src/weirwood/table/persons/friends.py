"""Friends: made by a link, kept by two rows, ended by either.

Nobody can be looked for. Whoever makes a link has agreed to whoever opens it; whoever opens it
agrees by accepting, once. A block ends a friendship and lets none begin: neither learns more of it
than that a link is void. Whether somebody is here is told to those friends alone whom they have
chosen to tell it.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.notices import letters
from weirwood.table.notices.queue import take_back
from weirwood.table.rooms.matchmaking import now
from weirwood.table.rooms.texts import clean
from weirwood.table.store import schema, social
from weirwood.table.store.rooms import Work
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

MOST = 200  # friends of one person, and people that one has blocked
MOST_LINKS = 20  # that one person has given out
LINK_SECONDS = 7 * 86_400
HERE_SECONDS = 100.0  # for which somebody counts as being here; a page says so every 40
F, L, B = social.friends.c, social.friend_links.c, social.blocks.c
I, P = social.invitations.c, social.presence.c  # noqa: E741  # as the others
R, S, N = schema.rooms.c, schema.seats.c, schema.notices.c


def new_id() -> str:
    return secrets.token_hex(8)


def are_apart(c: Db, one: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    pairs = ((B.person == one) & (B.other == other)) | ((B.person == other) & (B.other == one))
    return c.execute(sa.select(B.id).where(pairs).limit(1)).first() is not None


def count(c: Db, part: sa.Table, person: str) -> int:
    of = sa.select(sa.func.count()).select_from(part).where(part.c.person == person)
    return int(c.execute(of).scalar() or 0)


# ---- who there is ---------------------------------------------------------------------------


def playing(c: Db, at: float, people: list[str]) -> dict[str, str]:
    """Of these people, who is here, and the game they are at; empty: none."""
    here = sa.select(P.person, R.game).outerjoin(schema.rooms, R.id == P.room)
    here = here.where(P.person.in_(people), P.at > at - HERE_SECONDS)
    return {row.person: row.game or "" for row in c.execute(here)}


def read(c: Db, person: str) -> msg.Friends:
    """All that a person is shown about others."""
    rows = list(
        c.execute(social.friends.select().where(F.person == person).order_by(F.since, F.id))
    )
    telling = sa.select(F.person).where(F.other == person, F.shows.is_(True))
    seen = playing(c, now(c), list(c.execute(telling).scalars()))
    blocked = c.execute(social.blocks.select().where(B.person == person).order_by(B.since, B.id))
    asked = (
        sa.select(social.invitations, R.game, R.status)
        .join(schema.rooms, R.id == I.room)
        .where(I.person == person)
        .order_by(I.at.desc(), I.id)
    )
    return msg.Friends(
        friends=[
            msg.Friend(
                id=row.id,
                name=row.name,
                since=row.since,
                shows=row.shows,
                here=row.other in seen,
                playing=seen.get(row.other, ""),
            )
            for row in rows
        ],
        blocked=[msg.Blocked(id=row.id, name=row.name, since=row.since) for row in blocked],
        invitations=[
            msg.FriendInvitation(id=row.id, name=row.name, room=row.room, game=row.game, at=row.at)
            for row in c.execute(asked)
        ],
        met=met(c, person),
    )


def met(c: Db, person: str) -> list[msg.Met]:
    """People of one's latest games, by the names they had there."""
    mine = (
        sa.select(S.room, R.game, R.updated)
        .join(schema.rooms, R.id == S.room)
        .where(S.browser == person, R.status != "lobby")
        .order_by(R.updated.desc())
        .limit(10)
    ).subquery()
    others = (
        sa.select(S.room, S.seat, S.name, S.browser, mine.c.game)
        .join(mine, mine.c.room == S.room)
        .where(S.browser.not_in(("", person)), S.kind == "person")
        .order_by(mine.c.updated.desc(), S.seat)
    )
    known = sa.union(
        sa.select(F.other).where(F.person == person), sa.select(B.other).where(B.person == person)
    )
    out, told = [], set(c.execute(known).scalars())
    for row in c.execute(others):
        if row.browser not in told:
            told.add(row.browser)
            out.append(msg.Met(room=row.room, seat=row.seat, name=row.name, game=row.game))
    return out


async def look(hub: Hub, person: str) -> msg.Friends:
    return await hub.store.read(lambda c: read(c, person))


def told(c: Db, person: str) -> dict[str, Any]:
    """For a person's own copy of what is kept of them: names, and nobody's id."""
    found = read(c, person)
    return {
        "friends": [{"name": f.name, "since": f.since, "shows": f.shows} for f in found.friends],
        "blocked": [{"name": b.name, "since": b.since} for b in found.blocked],
        "invitations": [{"name": i.name, "room": i.room, "at": i.at} for i in found.invitations],
    }


# ---- beginning and ending -------------------------------------------------------------------


async def new_link(hub: Hub, person: str, name: str) -> msg.MoveLink:
    """A link that makes whoever accepts it a friend, once; the oldest make room for it."""
    token, until = security.token(), int(time.time()) + LINK_SECONDS
    row = {"id": security.digest(token), "person": person, "name": clean(name), "until": until}

    def work(c: Db) -> None:
        if count(c, social.friends, person) >= MOST:
            raise Refused("table.too_many_friends", {"most": MOST})
        c.execute(social.friend_links.delete().where(L.until < time.time()))
        old = sa.select(L.id).where(L.person == person).order_by(L.until.desc(), L.id)
        gone = list(c.execute(old).scalars())[MOST_LINKS - 1 :]
        c.execute(social.friend_links.delete().where(L.id.in_(gone)))
        c.execute(social.friend_links.insert(), row)

    await hub.store.write(work)
    return msg.MoveLink(token=token, until=until)


def opened(c: Db, person: str, token: str) -> Any:
    """The row of a link that this person may accept."""
    row = c.execute(social.friend_links.select().where(L.id == security.digest(token[:64]))).first()
    if row is None or row.until < time.time() or (person and are_apart(c, person, row.person)):
        raise Refused("table.old_friend_link", {})
    if row.person == person:
        raise Refused("table.own_friend_link", {})
    return row


async def asks(hub: Hub, person: str, token: str) -> msg.FriendAsks:
    """Who asks by a link; nothing is accepted yet."""
    row = await hub.store.read(lambda c: opened(c, person, token))
    return msg.FriendAsks(name=row.name)


async def accept(hub: Hub, person: str, token: str, name: str) -> None:
    """Be friends with whoever made the link, and let it make no other."""
    since = int(time.time())

    def work(c: Db) -> None:
        row = opened(c, person, token)
        if not c.execute(social.friend_links.delete().where(L.id == row.id)).rowcount:
            raise Refused("table.old_friend_link", {})  # somebody was faster
        for one, other, called in ((person, row.person, row.name), (row.person, person, name)):
            already = (F.person == one) & (F.other == other)
            if c.execute(sa.select(F.id).where(already)).first() is not None:
                c.execute(social.friends.update().where(already).values(name=clean(called)))
                continue
            if count(c, social.friends, one) >= MOST:
                raise Refused("table.too_many_friends", {"most": MOST})
            made = {"id": new_id(), "person": one, "other": other, "name": clean(called)}
            c.execute(social.friends.insert(), {**made, "shows": False, "since": since})

    await hub.store.write(work)


def friend_called(c: Db, person: str, id: str) -> Any:
    row = c.execute(social.friends.select().where(F.person == person, F.id == id[:16])).first()
    if row is None:
        raise Refused("table.no_friend", {})
    return row


def part(c: Db, one: str, other: str) -> None:
    """Let two people be nothing to each other; what they had asked of each other is void."""
    c.execute(
        social.friends.delete().where(
            ((F.person == one) & (F.other == other)) | ((F.person == other) & (F.other == one))
        )
    )
    asked = (I.person == one) & (I.sender == other)
    withdrawn(c, asked | ((I.person == other) & (I.sender == one)))


def withdrawn(c: Db, *where: sa.ColumnElement[bool]) -> int:
    """Take invitations away, and the notices of them: what a device shows, too."""
    rows = list(c.execute(social.invitations.select().where(*where)))
    for row in rows:
        told = (N.browser == row.person) & N.id.contains(letters.tag_of(row.room, row.seat))
        take_back(c, told)
        c.execute(schema.notices.delete().where(told))
    c.execute(social.invitations.delete().where(I.id.in_([row.id for row in rows])))
    return len(rows)


async def remove(hub: Hub, person: str, id: str) -> None:
    def work(c: Db) -> None:
        part(c, person, friend_called(c, person, id).other)

    await hub.store.write(work)


async def show(hub: Hub, person: str, id: str, shows: bool) -> None:
    """Let one friend see whether one is here, or no longer; with no id, all there are."""

    def work(c: Db) -> None:
        mine = F.person == person
        if id:
            mine = F.id == friend_called(c, person, id).id
        c.execute(social.friends.update().where(mine).values(shows=shows))
        telling = sa.select(F.id).where(F.person == person, F.shows.is_(True)).limit(1)
        if c.execute(telling).first() is None:
            c.execute(social.presence.delete().where(P.person == person))

    await hub.store.write(work)


# ---- blocking -------------------------------------------------------------------------------


def block_person(c: Db, person: str, other: str, name: str) -> None:
    part(c, person, other)
    if c.execute(sa.select(B.id).where(B.person == person, B.other == other)).first() is not None:
        return
    if count(c, social.blocks, person) >= MOST:
        raise Refused("table.too_many_blocked", {"most": MOST})
    row = {"id": new_id(), "person": person, "other": other, "name": name}
    c.execute(social.blocks.insert(), {**row, "since": int(time.time())})


async def block(hub: Hub, person: str, asked: msg.Block) -> None:
    """Have nothing to do with a friend, or with somebody one has played with."""

    def work(c: Db) -> None:
        if asked.friend:
            row = friend_called(c, person, asked.friend)
            block_person(c, person, row.other, row.name)
            return
        sits = (S.room == asked.room[:32]) & (S.browser == person)
        mine = c.execute(sa.select(S.seat).where(sits)).first()
        of = sa.select(S.browser, S.name).where(S.room == asked.room[:32], S.seat == asked.seat)
        row = c.execute(of).first() if mine is not None and 0 <= asked.seat < 100 else None
        if row is None or row.browser in ("", person):
            raise Refused("table.no_such_player", {})
        block_person(c, person, row.browser, row.name)

    await hub.store.write(work)


async def unblock(hub: Hub, person: str, id: str) -> None:
    gone = social.blocks.delete().where(B.person == person, B.id == id[:16])
    if not await hub.store.write(lambda c: c.execute(gone).rowcount):
        raise Refused("table.not_blocked", {})


# ---- being here -----------------------------------------------------------------------------


async def here(hub: Hub, person: str, room: str) -> None:
    """Somebody is here, perhaps at a table of theirs: noted if a friend may see it."""
    telling = sa.select(F.id).where(F.person == person, F.shows.is_(True)).limit(1)
    if await hub.store.read(lambda c: c.execute(telling).first()) is None:
        return
    plays = sa.select(S.room).join(schema.rooms, R.id == S.room)
    plays = plays.where(
        S.room == room[:32], S.browser == person, R.status.in_(("playing", "paused"))
    )

    def work(c: Db) -> None:
        if c.execute(telling).first() is None:
            return
        found = c.execute(plays).scalar() or ""
        row = {"at": now(c), "room": found}
        if not c.execute(social.presence.update().where(P.person == person).values(**row)).rowcount:
            c.execute(social.presence.insert(), {"person": person, **row})

    await hub.store.write(work)


# ---- following a person, and going with them ------------------------------------------------


def moved(old: str, new: str) -> Work:
    """The work of letting the friends of one id be those of another."""

    def work(c: Db) -> None:
        for part in (social.friends, social.blocks):
            for row in c.execute(
                part.select().where((part.c.person == old) | (part.c.other == old))
            ).all():
                person = new if row.person == old else row.person
                other = new if row.other == old else row.other
                same = (part.c.person == person) & (part.c.other == other)
                if person == other or c.execute(sa.select(part.c.id).where(same)).first():
                    c.execute(part.delete().where(part.c.id == row.id))
                else:
                    change = part.update().where(part.c.id == row.id)
                    c.execute(change.values(person=person, other=other))
        c.execute(social.friend_links.update().where(L.person == old).values(person=new))
        c.execute(social.invitations.update().where(I.person == old).values(person=new))
        c.execute(social.invitations.update().where(I.sender == old).values(sender=new))
        c.execute(social.presence.delete().where(P.person == old))

    return work


def erased(ids: list[str]) -> Work:
    """The work of deleting what somebody was to others, on both sides."""

    def work(c: Db) -> None:
        for part in schema.AMONG_OTHERS:
            c.execute(part.delete().where(part.c.person.in_(ids)))
        c.execute(social.friends.delete().where(F.other.in_(ids)))
        c.execute(social.blocks.delete().where(B.other.in_(ids)))
        withdrawn(c, I.sender.in_(ids))

    return work
