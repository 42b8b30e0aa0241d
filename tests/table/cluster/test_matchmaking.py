"""One queue, several workers: people who wait at different ones meet, each of them once."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.cluster.conftest import Begin
from tests.table.server import PATIENCE, Server
from weirwood.table.store import schema
from weirwood.table.store.database import make_engine

pytestmark = pytest.mark.database
WISH = {"game": "cardgame", "seats": 2}
PEOPLE = 12


def found(visitor: Server) -> str:
    """Wait until a table is found, as a page does."""
    told: Any = visitor.http.put("/api/quick", json=WISH).json()
    end = time.monotonic() + PATIENCE
    while told["status"] != "matched":
        assert told["status"] == "waiting", told
        assert time.monotonic() < end
        time.sleep(0.02)
        told = visitor.http.post("/api/quick").json()
    return str(told["room"])


def test_everybody_is_seated_once_and_the_game_outlives_a_worker(begin: Begin) -> None:
    one, two = begin("one"), begin("two")
    visitors = [(one, two)[i % 2].other() for i in range(PEOPLE)]
    with ThreadPoolExecutor(PEOPLE) as pool:
        rooms = list(pool.map(found, visitors))
    assert sorted(Counter(rooms).values()) == [2] * (PEOPLE // 2)
    engine = make_engine(one.database)
    with engine.connect() as c:
        seated = list(c.execute(sa.select(schema.seats.c.browser)).scalars())
    engine.dispose()
    assert len(seated) == len(set(seated)) == PEOPLE  # nobody sits twice
    pair = [v for v, room in zip(visitors, rooms, strict=True) if room == rooms[0]]
    one.kill()
    for visitor in pair:  # wherever they were, they come to the one that is left
        cookies = visitor.http.cookies
        visitor.http.close()
        visitor.port, visitor.http = two.port, two.other().http
        visitor.http.cookies = cookies
    with contextlib.ExitStack() as stack:
        ana, bea = (stack.enter_context(v.player(rooms[0])) for v in pair)
        for player in (ana, bea):
            player.until(lambda player=player: player.room["status"] == "playing")  # type: ignore[misc]
    for visitor in visitors:
        visitor.http.close()
