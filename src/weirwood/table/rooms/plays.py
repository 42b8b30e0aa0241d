"""In how many finished games of the table something was played, and won: sums, and nobody's name.

A game is counted some time after it has ended, once, by whichever worker comes to it first; also
those that had ended before anybody counted. A few at a time: nobody waits for it.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection as Db

from weirwood import cards
from weirwood.kernel.decision import Refused
from weirwood.kernel.event import Event
from weirwood.lab.measure.ratings import wilson
from weirwood.table.hub import Hub
from weirwood.table.rooms.room import Room
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.wire import protocol as msg

LOOK_SECONDS = 20.0  # between two looks for games that have ended
PIECE = 5  # games at a time
AMONG = 50  # of so many: several workers seldom take the same
FRESH_SECONDS = 20.0  # for which the sums are told again as they were read
R, P = schema.rooms.c, schema.plays.c
COUNTED = schema.counted.c.room
WAITING = (
    sa.select(R.id)
    .where(R.status == "over", R.lesson == "", ~sa.exists().where(R.id == COUNTED))
    .order_by(R.updated)
    .limit(AMONG)
)
Sums = dict[str, dict[str, float]]


def sums_of(room: Room) -> Sums:
    """What a finished game adds to the sums, by thing; nothing for one that does not count.

    Games that began in the middle do not, nor do those without a result.
    """
    match = room.match
    ended = {row["seat"]: row for row in storage.results_of(room)}
    if match is None or not ended or room.scenario or match.game.played is None:
        return {}
    *seats, table = match.game.played(match.st, held(room))
    known = cards.listed(room.game)
    out: Sums = {"": {"games": 1, "times": 0, "won": 0.0, "fair": 0.0}}
    for seat, played in enumerate(seats):
        row = ended.get(seat)
        won = 1 / row["shared"] if row is not None and row["place"] == 1 else 0.0
        for thing in played:
            if thing in known:  # not what comes from somebody's own card file
                of = out.setdefault(thing, {"games": 1, "times": 0, "won": 0.0, "fair": 0.0})
                of["times"] += 1
                of["won"] += won
                of["fair"] += 1 / len(seats)
    for thing in table & known.keys():
        out.setdefault(thing, {"games": 1, "times": 0, "won": 0.0, "fair": 0.0})
    return out


def is_undone(room: Room) -> bool:
    return any(event.kind == "kernel.undone" for event in room.events)


def held(room: Room) -> list[Event]:
    """What the game told, without what was taken back; such a match has to know all answers."""
    match = room.match
    if match is None or not is_undone(room):
        return room.events
    log, history = match.log, match.history
    opening = log[: history[0].first] if history else log
    return [*opening, *(e for answer in history for e in log[answer.first : answer.last])]


def add(c: Db, room: Room | str, game: str, sums: Sums) -> bool:
    """Count a game; False if it was counted already."""
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    name = room if isinstance(room, str) else room.id
    once = dialect.insert(schema.counted).values(room=name).on_conflict_do_nothing()
    if c.execute(once.returning(COUNTED)).first() is None:
        return False
    for thing, more in sorted(sums.items()):  # in one order: two workers never wait for each other
        new = dialect.insert(schema.plays).values(game=game, thing=thing, **more)
        both = {key: P[key] + new.excluded[key] for key in more}
        c.execute(new.on_conflict_do_update(index_elements=["game", "thing"], set_=both))
    return True


class Plays:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.told: dict[str, tuple[float, msg.AllPlayed]] = {}

    async def watch(self) -> None:
        """Count what has ended, for as long as the table runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                while self.hub.is_ready() and await self.some():
                    await asyncio.sleep(1.0)
            except sa.exc.SQLAlchemyError:  # told elsewhere; the next look finds the same games
                continue

    async def some(self) -> int:
        """Count a few games that have ended; gives how many were looked at."""
        found = await self.hub.store.read(lambda c: [str(row.id) for row in c.execute(WAITING)])
        picked = random.sample(found, min(PIECE, len(found)))
        for name in picked:
            await self.count(name)
        return len(picked)

    async def count(self, name: str) -> None:
        hub = self.hub
        sums: Sums = {}
        game = ""
        try:
            room = hub.rooms.get(name) or await hub.run_slow(storage.load, hub.store, name)
            if room is not None:
                game = room.game
                if is_undone(room):
                    async with room.lock:
                        await hub.make_whole(room)
                sums = await hub.run_slow(sums_of, room)
        except Refused:  # it cannot be brought back any more
            pass
        await hub.store.write(lambda c: add(c, name, game, sums))

    async def of(self, game: str) -> msg.AllPlayed:
        """The sums of a game, as they are or were a moment ago."""
        now = time.monotonic()
        kept = self.told.get(game)
        if kept is not None and now - kept[0] < FRESH_SECONDS:
            return kept[1]
        told = await self.hub.store.read(lambda c: read(c, game))
        self.told[game] = (now, told)
        return told


def read(c: Db, game: str) -> msg.AllPlayed:
    """The sums of a game."""
    rows = list(c.execute(schema.plays.select().where(P.game == game)))
    return msg.AllPlayed(
        game=game,
        games=next((row.games for row in rows if not row.thing), 0),
        things={row.thing: as_told(row) for row in rows if row.thing},
    )


def as_told(row: Any) -> msg.Played:
    times = max(1, row.times)
    low, high = wilson(row.won, row.times) if row.times else (0.0, 1.0)
    return msg.Played(
        games=row.games, times=row.times, won=row.won, low=low, high=high, fair=row.fair / times
    )
