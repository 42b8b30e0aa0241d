"""Caps on what one table bears: counted in the database, where all rooms are, at the very moment
in which one more is stored. Whoever counts does so in turn (`database.Counting`)."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.config import Config
from weirwood.table.store import schema

LIVE = ("lobby", "playing", "paused")
R, S = schema.rooms.c, schema.seats.c
LIVE_ROOMS = sa.select(sa.func.count()).select_from(schema.rooms).where(R.status.in_(LIVE))
LIVE_BOTS = (
    sa.select(sa.func.count())
    .select_from(schema.seats.join(schema.rooms, R.id == S.room))
    .where(R.status.in_(LIVE), S.browser == "")
)
REPLAYS = sa.select(sa.func.count()).select_from(schema.replays)


def one_more_room(config: Config, host: str) -> Callable[[Db], None]:
    """Refuse a room beyond what the table, or its host, may have; run just after storing it.

    Seats that nobody has taken count as bots: that is what they are once the game begins.
    """

    def check(c: Db) -> None:
        if (c.execute(LIVE_ROOMS).scalar() or 0) > config.max_rooms:
            raise Refused("table.full", {"most": config.max_rooms})
        if (c.execute(LIVE_BOTS).scalar() or 0) > config.max_bots:
            raise Refused("table.too_many_bots", {"most": config.max_bots})
        own = c.execute(LIVE_ROOMS.where(R.host == host)).scalar() or 0
        if host and own > config.max_rooms_per_browser:
            raise Refused("table.too_many", {"most": config.max_rooms_per_browser})

    return check


def one_more_replay(config: Config) -> Callable[[Db], None]:
    def check(c: Db) -> None:
        if (c.execute(REPLAYS).scalar() or 0) > config.max_replays:
            raise Refused("table.too_many_replays", {"most": config.max_replays})

    return check
