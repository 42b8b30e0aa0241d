"""Workers that are broken on purpose, for the soak: its checker has to see it.

WEIRWOOD_SOAK_BROKEN="without judges" pytest tests/soak/workers_soak.py -m soak -s   # has to fail
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from weirwood.table.cluster import leases, ownership
from weirwood.table.hub import Hub
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.database import Plain

PATCH = pytest.MonkeyPatch()  # for as long as the process lives


def telling_first() -> None:
    """News goes out before it is stored."""
    storing = Hub.storing

    def hasty(self: Hub, room: Any, work: Any) -> Any:
        audience = self.audience(room)
        if room.match is not None and audience:
            self.deliver(room, self.prepare(room, audience))
        return storing(self, room, work)

    PATCH.setattr(Hub, "storing", hasty)


def without_judges() -> None:
    """A worker that was taken for dead writes on when it comes back, over whatever it finds."""
    plain = schema.rooms.update().where(schema.rooms.c.id == sa.bindparam("_id"))

    def update_room(*names: str) -> Plain:
        return Plain(plain.values({name: sa.bindparam(name) for name in names}))

    async def never(_hub: Hub) -> None:
        """It compares nothing."""

    line = insert(schema.journal).values({c.name: sa.bindparam(c.name) for c in schema.journal.c})
    key = [c.name for c in schema.journal.primary_key]
    rest = {c.name: line.excluded[c.name] for c in schema.journal.c if c.name not in key}
    over = Plain(line.on_conflict_do_update(index_elements=key, set_=rest))
    PATCH.setattr(storage, "INSERT_LINE", over)
    PATCH.setattr(storage, "update_room", update_room)
    PATCH.setattr(leases.Shared, "is_valid", lambda _self: True)
    PATCH.setattr(ownership, "compare", never)


SABOTAGES: dict[str, Callable[[], None]] = {
    "telling first": telling_first,
    "without judges": without_judges,
}
