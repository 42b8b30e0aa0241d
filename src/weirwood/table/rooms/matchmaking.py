"""Quick match: people who wait for somebody to play with, and the tables that come of it.

The queue is rows of the database and nothing else, so that any worker can seat people who wait at
different ones, and a table that is killed loses nobody's place. Whoever waits asks every few
seconds how it stands; each time the worker they ask looks whether a table can be laid. Laying it is
one transaction: it takes hold of the rows of all who are to sit there, or of none (`SKIP LOCKED`),
and stores the room with them.

The game begins when all have come to their seats. If somebody does not, the table dissolves: who is
there goes back to the queue, at the place they had.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.bots.levels import USUAL
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused, RuleError
from weirwood.table.cluster.leases import NOW, Elsewhere
from weirwood.table.host import commands
from weirwood.table.hub import Hub
from weirwood.table.rooms import lists
from weirwood.table.rooms.room import NotStored, Room
from weirwood.table.rooms.texts import clean
from weirwood.table.store import quotas, schema, social
from weirwood.table.store import rooms as storage
from weirwood.table.store.database import Counting, log_failure
from weirwood.table.store.schema import Seat
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

log = logging.getLogger("weirwood.table")
DAY = 86_400
# A browser that nobody looks at may be let speak but once a minute.
GONE_SECONDS = 75.0  # after which whoever was not heard of has left the queue
LEAVING_SECONDS = 8.0  # the same for a page that says it is being left: it may only be loaded again
SEEN_SECONDS = 5.0  # before it is noted again that somebody waits
COMPANY_SECONDS = 8.0  # that whoever takes them waits for others who would come along
LOOK_SECONDS = 2.0  # between two looks for tables that nobody comes to
MOST_MARK = 64
MOST_LOOKED_AT = 200  # of those who wait for the same, the first ones
Q, B, R, S = social.match_queue.c, social.blocks.c, schema.rooms.c, schema.seats.c


@dataclass(frozen=True, slots=True)
class Pace:
    """How quickly a game is played that nobody has agreed on otherwise."""

    clock: msg.Clock
    away_seconds: int


PACES: Mapping[str, Pace] = {
    "live": Pace(msg.Clock(kind="answer", seconds=180), 120),
    "slow": Pace(msg.Clock(kind="days", seconds=3 * DAY), 7 * DAY),
}


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody in the queue."""

    person: str
    seats: int  # 0: any number
    name: str
    lang: str
    since: float
    bots: float  # since when bots are welcome; 0: they are not


Apart = set[frozenset[str]]  # pairs of people of whom one has blocked the other


# ---- who sits with whom ---------------------------------------------------------------------


def together(people: Sequence[Waiting], size: int, apart: Apart) -> list[Waiting]:
    """The first so many who can sit at one table with the first of them."""
    out: list[Waiting] = []
    for one in people:
        if all(frozenset((one.person, other.person)) not in apart for other in out):
            out.append(one)
        if len(out) == size:
            break
    return out


def usual(sizes: Sequence[int]) -> int:
    """The seats one usually sits down with: a duel if there is one, else four.

    >>> usual((3, 4, 5, 6)), usual((1, 2)), usual((3, 5))
    (4, 2, 3)
    """
    return next((n for n in (2, 4) if n in sizes), sizes[0])


def find(
    rows: Sequence[Waiting], sizes: Sequence[int], apart: Apart, at: float
) -> tuple[list[Waiting], int] | None:
    """The table that can be laid now: its people, and its seats. Who waits longest comes first.

    Without bots it has to be full. Those who take bots wait a moment for others who might come
    along, if there are any.
    """
    for first in rows:
        for size in (first.seats,) if first.seats else sizes:
            fitting = [first, *(r for r in rows if r is not first and r.seats in (0, size))]
            group = together(fitting, size, apart)
            if len(group) == size:
                return group, size
    for first in rows:
        if not first.bots:
            continue
        size = first.seats or usual(sizes)
        fitting = [first, *(r for r in rows if r is not first and r.seats in (0, size))]
        group = together([r for r in fitting if r.bots], size, apart)
        others = together([first, *(r for r in fitting if not r.bots)], size, apart)
        if len(others) == 1 or at - first.bots >= COMPANY_SECONDS:
            return group, size
    return None


# ---- the queue ------------------------------------------------------------------------------


def now(c: Db) -> float:
    """All workers go by one clock: the database's."""
    if c.dialect.name == "postgresql":
        return float(c.execute(sa.text(f"SELECT {NOW}")).scalar_one())
    return time.time()


def held(c: Db, *where: sa.ColumnElement[bool]) -> list[Any]:
    """The rows that nobody else has in hand, which are ours to change until the end of the work."""
    query = social.match_queue.select().where(*where).with_for_update(skip_locked=True)
    return list(c.execute(query))


def waiting_for(c: Db, game: str, pace: str, at: float) -> list[Waiting]:
    """Who waits for this game, the longest first."""
    query = sa.select(Q.person, Q.seats, Q.name, Q.lang, Q.since, Q.bots).where(
        Q.game == game, Q.pace == pace, Q.room == "", Q.seen > at - GONE_SECONDS
    )
    query = query.order_by(Q.since, Q.person).limit(MOST_LOOKED_AT)
    return [Waiting(*row) for row in c.execute(query)]


def apart_among(c: Db, rows: Sequence[Waiting]) -> Apart:
    people = [row.person for row in rows]
    query = sa.select(B.person, B.other).where(B.person.in_(people), B.other.in_(people))
    return {frozenset((row.person, row.other)) for row in c.execute(query)}


@lru_cache(maxsize=64)
def settings_of(game: str) -> Mapping[int, Mapping[str, Any]]:
    """How the game is played at every number of seats, as its rulebook says."""
    known = registry.game(game)
    return {n: known.read_settings(n, {}) for n in known.seats}


def brought(wish: msg.QuickWish) -> str:
    """What somebody brings, as JSON; refused unless it can be played at every table they may get.

    >>> brought(msg.QuickWish(game="cardgame", brings="the_old_ways"))
    '"the_old_ways"'
    """
    if wish.brings is None:
        return ""
    game, settings = registry.game(wish.game), settings_of(wish.game)
    (what, name) = next(iter(lists.kinds(game).items()), ("", ""))
    read = [
        lists.bring(game, settings[n], n, what, 0, wish.brings)[name][0]
        for n in ((wish.seats,) if wish.seats else settings)
    ]
    text = msg.encode(read[0]).decode()
    if len(text) > lists.MAX_LIST:
        raise Refused("table.too_large", {"most": lists.MAX_LIST})
    return text


@lru_cache(maxsize=256)
def is_playable(game: str, size: int, text: str) -> bool:
    """Whether what a row says that somebody brings can still be read and played at this table.

    It could when they came; another version of the rules may have written it since.

    >>> is_playable("cardgame", 2, '"the_old_ways"'), is_playable("cardgame", 2, '{"faction":')
    (True, False)
    """
    known = registry.game(game)
    what = next(iter(lists.kinds(known)), "")
    try:
        given = msgspec.json.decode(text)
        lists.bring(known, settings_of(game)[size], size, what, 0, given)
    except (*msg.UNREADABLE, Refused):
        return False
    return True


def send_away(c: Db, game: str, people: set[str]) -> None:
    """Let those go whose row cannot be played: nobody else is to wait for that."""
    c.execute(social.match_queue.delete().where(Q.person.in_(people), Q.room == ""))
    log.warning("queue row not readable", extra={"game": game, "people": len(people)})


def lay(
    game: str,
    group: Sequence[Waiting],
    size: int,
    pace: Pace,
    settings: Mapping[str, Any],
    brings: Mapping[str, str],
) -> Room:
    """The room of people who have been found, each with what they bring.

    It has no host: none of them laid the table.
    """
    chairs = [*group, *([None] * (size - len(group)))]
    secrets.SystemRandom().shuffle(chairs)
    own = [brings.get(one.person, "") if one is not None else "" for one in chairs]
    if any(own):
        (setting,) = lists.kinds(registry.game(game)).values()
        mine = [msgspec.json.decode(text) if text else None for text in own]
        settings = {**settings, setting: mine}
    seats = [
        Seat(seat=i, kind="person", name=one.name, lang=one.lang, browser=one.person)
        if one is not None
        else Seat(seat=i, kind="bot", level=USUAL)
        for i, one in enumerate(chairs)
    ]
    at, clock = int(time.time()), pace.clock if len(group) > 1 else msg.Clock()
    return Room(
        id=security.room_id(),
        game=game,
        rules=registry.game(game).version,
        status="lobby",
        settings=dict(settings),
        seed=security.room_seed(),
        clock=clock,
        times=[float(clock.seconds)] * size,
        away_seconds=pace.away_seconds,
        away_level=USUAL,
        public=False,
        host="",
        watch="",
        rematch="",
        created=at,
        updated=at,
        seats=seats,
    )


def seat_people(c: Db, hub: Hub, game: str, pace: str) -> None:
    """Lay a table if one can be laid. Whose row is in another's hands is looked at the next time.

    Nobody owns the room yet: whoever is asked for it first.
    """
    at, settings = now(c), settings_of(game)
    rows = waiting_for(c, game, pace, at)
    apart = apart_among(c, rows)
    while True:
        found = find(rows, list(settings), apart, at)
        if found is None:
            return
        group, size = found
        people = [one.person for one in group]
        mine = held(c, Q.person.in_(people), Q.room == "", Q.game == game)
        if len(mine) < len(people):
            return
        brings = {row.person: row.brings for row in mine}
        broken = {one for one in people if brings[one] and not is_playable(game, size, brings[one])}
        if not broken:
            break
        send_away(c, game, broken)
        rows = [row for row in rows if row.person not in broken]
    room = lay(game, group, size, PACES[pace], settings[size], brings)
    storage.inserting(room)(c)
    quotas.one_more_room(hub.config, "")(c)
    seated = social.match_queue.update().where(Q.person.in_(people))
    c.execute(seated.values(room=room.id, matched=at))
    log.info("matched", extra={"room": room.id, "people": len(group), "seats": size})


def state(c: Db, hub: Hub, person: str) -> msg.Quick:
    """How it stands for somebody who waits, or does not."""
    mine = c.execute(social.match_queue.select().where(Q.person == person)).first()
    if mine is None:
        return msg.Quick()
    at = now(c)
    rows = [] if mine.room else waiting_for(c, mine.game, mine.pace, at)
    apart = apart_among(c, rows)
    near = [
        row for row in rows if row.person != person and frozenset((row.person, person)) not in apart
    ]
    waited = max(0, int(at - mine.since))
    return msg.Quick(
        status="matched" if mine.room else "waiting",
        game=mine.game,
        seats=mine.seats,
        pace=mine.pace,
        mark=mine.mark,
        room=mine.room,
        waited=waited,
        others=len(near),
        bots=waited >= hub.config.bots_after_seconds,
        agreed=mine.bots > 0,
        company=sum(1 for row in near if row.bots),
    )


async def join(hub: Hub, person: str, wish: msg.QuickWish) -> msg.Quick:
    """Wait for people, or for other ones; the place is kept while it is the same game."""
    settings = await hub.run_slow(settings_of, wish.game)
    if wish.seats and wish.seats not in settings:
        await hub.run_slow(registry.game(wish.game).read_settings, wish.seats, {})  # says why not
    wanted = {
        "game": wish.game,
        "seats": wish.seats,
        "pace": wish.pace,
        "name": clean(wish.name),
        "lang": wish.lang,
        "brings": await hub.run_slow(brought, wish),
        "mark": clean(wish.mark, MOST_MARK),
        "bots": 0.0,
    }

    def work(c: Db) -> msg.Quick:
        at = now(c)
        mine = c.execute(social.match_queue.select().where(Q.person == person)).first()
        if mine is None:
            many = sa.select(sa.func.count()).select_from(social.match_queue)
            if (c.execute(many).scalar() or 0) >= hub.config.max_waiting:
                raise Refused("table.queue_full", {"most": hub.config.max_waiting})
            row = {"person": person, **wanted, "since": at, "seen": at, "room": "", "matched": 0.0}
            c.execute(social.match_queue.insert(), row)
        elif not mine.room and held(c, Q.person == person, Q.room == ""):
            same = (mine.game, mine.pace) == (wish.game, wish.pace)
            change = social.match_queue.update().where(Q.person == person)
            since = mine.since if same and mine.seen > at - GONE_SECONDS else at
            c.execute(change.values(**wanted, since=since, seen=at))
        seat_people(c, hub, wish.game, wish.pace)
        return state(c, hub, person)

    return await hub.store.write(Counting(work))


async def look(hub: Hub, person: str, *, bots: bool = False) -> msg.Quick:
    """Somebody still waits; with `bots`, they take bots in the empty chairs from now on."""

    def read(c: Db) -> Any:
        return c.execute(social.match_queue.select().where(Q.person == person)).first()

    mine = await hub.store.read(read)
    if mine is None:
        return msg.Quick()
    await hub.run_slow(settings_of, mine.game)  # not in the thread that stores

    def work(c: Db) -> msg.Quick:
        at = now(c)
        (row, *_) = held(c, Q.person == person) or [None]
        if row is not None:
            change: dict[str, Any] = {}
            if row.seen < at - SEEN_SECONDS:
                change["seen"] = at
            if bots and not row.bots and at - row.since >= hub.config.bots_after_seconds:
                change["bots"] = at
            if change:
                c.execute(social.match_queue.update().where(Q.person == person).values(**change))
            if not row.room:
                seat_people(c, hub, row.game, row.pace)
        return state(c, hub, person)

    return await hub.store.write(Counting(work))


async def leave(hub: Hub, person: str, *, soon: bool = False) -> None:
    """Wait no longer; `soon`, unless they are heard of again within a moment."""

    def work(c: Db) -> None:
        mine = social.match_queue.c.person == person
        if soon:
            if held(c, mine, Q.room == ""):
                seen = now(c) - GONE_SECONDS + LEAVING_SECONDS
                c.execute(social.match_queue.update().where(mine).values(seen=seen))
        else:
            c.execute(social.match_queue.delete().where(mine))

    await hub.store.write(work)


async def counts(hub: Hub) -> list[msg.QuickCount]:
    """How many wait for what; not who."""

    def read(c: Db) -> list[msg.QuickCount]:
        query = sa.select(Q.game, Q.pace, sa.func.count()).group_by(Q.game, Q.pace)
        query = query.where(Q.room == "", Q.seen > now(c) - GONE_SECONDS)
        found = c.execute(query.order_by(Q.game, Q.pace))
        return [msg.QuickCount(game=game, pace=pace, waiting=n) for game, pace, n in found]

    return await hub.store.read(read)


# ---- coming to the table --------------------------------------------------------------------


def present(hub: Hub, room: Room) -> tuple[set[str], set[str]]:
    """The people of a room's seats: all of them, and those who are here."""
    online = hub.online(room)
    everybody = {s.browser for s in room.seats if s.kind == "person"}
    return everybody, {s.browser for s in room.seats if s.browser and online.get(s.seat)}


async def arrived(hub: Hub, room: Room) -> None:
    """Somebody has come to a room that has not begun: if people were found for it, are all here?"""
    query = sa.select(Q.person).where(Q.room == room.id)
    expected = await hub.store.read(lambda c: set(c.execute(query).scalars()))
    everybody, here = present(hub, room)
    if expected and expected == everybody and everybody <= here:
        await begin(hub, room)


async def begin(hub: Hub, room: Room) -> None:
    try:
        await hub.begin(room)
    except NotStored:  # the table after this one sees to it
        return
    except Refused as no:
        if no.rule != "table.started":  # the last two came together
            log.warning("match not begun", extra={"room": room.id, "rule": no.rule})
    except RuleError as e:
        log_failure("match not begun", e, room=room.id)
    await hub.store.write(
        lambda c: c.execute(social.match_queue.delete().where(Q.room == room.id)).rowcount
    )


async def dissolve(hub: Hub, room: Room) -> None:
    """Take a table away that not everybody came to; who came waits on at the place they had."""
    async with room.lock:
        if room.status != "lobby":
            return
        here = present(hub, room)[1]
        ours = storage.holding(room)

        def work(c: Db) -> None:
            ours(c)
            commands.remove(c, [room.id])
            back = social.match_queue.update().where(Q.room == room.id, Q.person.in_(here))
            c.execute(back.values(room="", matched=0.0, seen=now(c)))
            c.execute(social.match_queue.delete().where(Q.room == room.id))

        await hub.keep(room, work)
        hub.forget(room, "table.no_room", {"room": room.id})
    log.info("match dissolved", extra={"room": room.id, "back": len(here)})
    hub.dismiss(room.id)


async def settle(hub: Hub, room_id: str) -> None:
    """See to a table that was found a while ago, or that somebody has left already."""
    room = await hub.room(room_id)
    if room is None:  # the host of the table has taken it away
        back = social.match_queue.update().where(Q.room == room_id)
        await hub.store.write(lambda c: c.execute(back.values(room="", matched=0.0)).rowcount)
        return
    query = sa.select(Q.person).where(Q.room == room_id)
    expected = await hub.store.read(lambda c: set(c.execute(query).scalars()))
    everybody, here = present(hub, room)
    if room.status != "lobby" or (expected == everybody and everybody <= here):
        await begin(hub, room)
    else:
        await dissolve(hub, room)


async def look_after(hub: Hub) -> None:
    """Let go whoever has left, and see to the tables that wait for somebody in vain."""

    def read(c: Db) -> tuple[list[str], bool]:
        at = now(c)
        seats = sa.select(sa.func.count()).where(S.room == Q.room, S.kind == "person")
        found = sa.select(Q.room).where(Q.room != "").group_by(Q.room)
        late = sa.func.min(Q.matched) < at - hub.config.gather_seconds
        few = sa.func.count() < seats.correlate(social.match_queue).scalar_subquery()
        rooms = list(c.execute(found.having(late | few)).scalars())
        gone = sa.select(Q.person).where(Q.room == "", Q.seen <= at - GONE_SECONDS).limit(1)
        return rooms, c.execute(gone).first() is not None

    rooms, gone = await hub.store.read(read)
    if gone:
        await hub.store.write(let_go)
    for room_id in rooms:
        try:
            await hub.shield(settle(hub, room_id))
        except Elsewhere:  # its owner's to do
            continue
        except Refused as no:
            log.warning("match not settled", extra={"room": room_id, "rule": no.rule})


def let_go(c: Db) -> None:
    gone = held(c, Q.room == "", Q.seen <= now(c) - GONE_SECONDS)
    people = [row.person for row in gone]
    c.execute(social.match_queue.delete().where(Q.person.in_(people), Q.room == ""))


async def watch(hub: Hub) -> None:
    """As long as the table runs."""
    silent = False
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await look_after(hub)
            silent = False
        except sa.exc.SQLAlchemyError as e:
            if not silent:
                log_failure("queue not looked after", e)
            silent = True
