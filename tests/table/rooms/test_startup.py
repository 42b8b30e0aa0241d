"""A table that starts: visitors first, the rooms that need it next, the others when asked for."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, config, create, sit, wait
from tests.table.live import Browser, Live
from weirwood.table.rooms import startup
from weirwood.table.store import rooms as storage

ROOMS = 12


def rooms(live: Live, client: Browser, plan: list[dict[str, Any]], **more: Any) -> list[str]:
    made = [create(client, plan, **more)["room"] for _ in range(ROOMS)]
    jar.update(client.cookies)
    live.stop()
    return made


jar: dict[str, str] = {}


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], threading.Event]:
    """Bringing a room back takes long; the rooms that were brought back, and what lets them go."""
    loaded: list[str] = []
    go = threading.Event()
    load = storage.load

    def slow(store: Any, room: str, alive: float) -> Any:
        loaded.append(room)
        if len(loaded) > 1:  # the first one has begun before anybody could come
            go.wait(20)
        return load(store, room, alive)

    monkeypatch.setattr(storage, "load", slow)
    return loaded, go


def test_visitors_come_before_the_rooms_that_wake(
    tmp_path: Path, slowly: tuple[list[str], threading.Event]
) -> None:
    """All rooms have a running clock; the page, words and a visited room do not wait for them."""
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    clock = {"kind": "bank", "seconds": 9000}
    made = rooms(live, client, [{"kind": "me"}, *bots(2)], clock=clock)
    loaded, go = slowly
    again = Live(config(tmp_path))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    wait(lambda: len(loaded) > 1)
    begun = time.monotonic()
    assert client.get("/health").json()["ready"] is False
    assert client.get("/ready").status_code == 503
    for path in ("/", "/words/common/en.ftl", "/api/games", "/api/rooms", "/api/mine"):
        client.get(path)
    assert time.monotonic() - begun < 10
    assert len(loaded) == 2  # one at a time, whatever else there is to do
    visited = next(room for room in made if room not in loaded)
    threading.Timer(0.2, go.set).start()
    assert client.get(f"/api/rooms/{visited}").status_code == 200
    assert loaded[2] == visited  # before all others that wait
    wait(lambda: set(loaded) == set(made))
    wait(lambda: client.get("/ready").status_code == 200)
    assert client.get("/health").json()["ready"] is True
    again.stop()


def test_a_room_that_waits_for_a_person_sleeps_until_somebody_comes(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    made = [create(client, [{"kind": "me"}] * 3)["room"] for _ in range(2)]
    jar = dict(client.cookies)
    live.stop()
    again = Live(config(tmp_path))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    wait(lambda: client.get("/ready").status_code == 200)
    assert again.hub.rooms == {}
    with client.socket() as ws:
        sit(ws, made[0]).play(1)
    assert set(again.hub.rooms) == {made[0]}
    again.stop()


def test_a_room_whose_bot_has_to_answer_goes_on_by_itself(tmp_path: Path) -> None:
    live = Live(config(tmp_path, bot_delay=600.0))  # it thinks until the table is gone
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    live.stop()
    again = Live(config(tmp_path))
    again.start()
    wait(lambda: again.hub.rooms.get(room) is not None and again.hub.rooms[room].journal > 0)
    again.stop()


def test_what_needs_to_wake_is_read_row_by_row() -> None:
    person = {"kind": "person", "away": False, "passes": []}
    assert not startup.needs_the_table({"kind": "none"}, [0], [person])
    assert startup.needs_the_table({"kind": "bank"}, [0], [person])
    assert startup.needs_the_table({"kind": "none"}, [0], [{**person, "away": True}])
    assert startup.needs_the_table({"kind": "none"}, [0], [{**person, "passes": ["window_a"]}])
    assert startup.needs_the_table({"kind": "none"}, [1], [person, {**person, "kind": "bot"}])
    assert not startup.needs_the_table({"kind": "none"}, [0], [person, {**person, "kind": "bot"}])
