"""What a person chose (language, colours, sounds), for all their devices."""

from __future__ import annotations

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Db

from weirwood.kernel.decision import Refused
from weirwood.table.hub import Hub
from weirwood.table.store import schema
from weirwood.table.wire import protocol as msg

MAX_CHOICES = 4000  # bytes
C = schema.preferences.c


async def read(hub: Hub, person: str) -> msg.Preferences:
    query = schema.preferences.select().where(C.person == person)
    found = await hub.store.read(lambda c: c.execute(query).first()) if person else None
    if found is None or not isinstance(found.value, dict):
        return msg.Preferences()
    return msg.Preferences(value=found.value, updated=found.updated)


async def keep(hub: Hub, person: str, asked: msg.Preferences) -> msg.Preferences:
    """Keep them for a person who has more than one way in; for anybody else there is no need."""
    if len(msg.encode(asked.value)) > MAX_CHOICES:
        raise Refused("table.too_large", {"most": MAX_CHOICES})
    browsers = schema.browsers.c
    known = sa.select(browsers.id).where(browsers.person == person).limit(1)

    def write(c: Db) -> int:
        if c.execute(known).first() is None:
            return 0
        last = c.execute(sa.select(C.updated).where(C.person == person)).scalar() or 0
        now = max(int(time.time() * 1000), last + 1)  # the later one is the later one
        c.execute(schema.preferences.delete().where(C.person == person))
        row = {"person": person, "value": asked.value, "updated": now}
        c.execute(schema.preferences.insert(), row)
        return now

    return msg.Preferences(value=asked.value, updated=await hub.store.write(write))
