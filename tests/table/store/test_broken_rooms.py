"""Rooms whose rows are broken: they say so, harm nobody else, and can be exported and deleted."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import bots, config, create, sit
from tests.table.live import Browser, Live
from weirwood.table.host import admin
from weirwood.table.rooms import people
from weirwood.table.store import schema
from weirwood.table.wire.protocol import VERSION

NASTY = [
    "", "x", "-1", "nan", "[]", "{}", "null", "[[", '"', "[NaN]", '{"kind": "x"}', '["a", null]',
    '{"undo": 3}', "\N{SNOWMAN}" * 50, -1, 7, 2**62, 1e300, 0.5, b"\xff\xfe", b"",
]  # fmt: skip
TABLES = [*schema.OF_A_ROOM, schema.rooms]


@dataclass
class Case:
    live: Live
    client: Browser
    room: str

    def copy(self, c: sa.Connection) -> str:
        """Another room like it, under an id of its own; every value as the database has it."""
        new = secrets.token_hex(8)
        for table in TABLES:
            key = "id" if table is schema.rooms else "room"
            names = [col.name for col in table.columns]
            said = ", ".join(f'"{n}"' for n in names)
            taken = ", ".join(
                ":new" if n == key else ':new || "id"' if n == "id" else f'"{n}"' for n in names
            )
            c.execute(
                sa.text(
                    f"INSERT INTO {table.name} ({said}) SELECT {taken} FROM {table.name} "  # noqa: S608
                    f'WHERE "{key}" = :old'
                ),
                {"new": new, "old": self.room},
            )
        return new


@pytest.fixture
def case(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Case]:
    """A started game of somebody who has said something, with a snapshot."""
    monkeypatch.setattr(people, "TICK_SECONDS", 0.05)
    monkeypatch.setattr(people, "BEAT_SECONDS", 0.05)
    live = Live(config(tmp_path, database=database, hooks=("https://chat.example",)))
    live.start()
    client = live.browser()
    clock = {"kind": "bank", "seconds": 9000}
    made = create(client, [{"kind": "me"}, *bots(2)], clock=clock, public=True)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(3)
        p.ask("chat", text="a secret word")
    client.put("/api/mine/notices", json={"hook": "https://chat.example/x"})
    yield Case(live, client, made["room"])
    live.stop()


def spoil(c: sa.Connection, table: sa.Table, column: str, room: str, value: Any) -> bool:
    """Write a value past everything that knows better; False if the database itself does."""
    key = "id" if table is schema.rooms else "room"
    try:
        with c.begin_nested():
            c.execute(
                sa.text(f'UPDATE {table.name} SET "{column}" = :v WHERE "{key}" = :room'),  # noqa: S608
                {"v": value, "room": room},
            )
    except sa.exc.DBAPIError:
        return False
    return True


def hears(client: Browser, room: str) -> dict[str, Any]:
    """What a player of this room is told first."""
    with client.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": room})
        while (heard := ws.receive_json())["type"] not in ("welcome", "refused"):
            pass
        return heard


def test_every_column_may_be_broken(case: Case) -> None:
    break_all(case, 2)


@pytest.mark.soak
def test_every_column_may_be_broken_in_many_ways(case: Case) -> None:
    break_all(case, len(NASTY))


def break_all(case: Case, ways: int) -> None:
    """Every column of every table, each in so many ways and in a room of its own."""
    client, live = case.client, case.live
    columns = [(t, col.name) for t in TABLES for col in t.columns if col.name not in ("id", "room")]
    broken: dict[str, tuple[str, str, Any]] = {}

    def work(c: sa.Connection) -> None:
        for i, (table, column) in enumerate(columns):
            for k in range(ways):
                value = NASTY[(5 * i + k) % len(NASTY)]
                room = case.copy(c)
                if spoil(c, table, column, room, value):
                    broken[room] = (table.name, column, value)

    live.hub.store.submit(work).result()
    assert len(broken) > len(columns) // 2
    told = set()
    for room, what in broken.items():
        found = client.get(f"/api/rooms/{room}")
        if what[1] == "rules" and found.status_code == 503:
            # A higher number than ours is no fault: the room is left to newer workers.
            assert found.json()["rule"] == "table.moved", (what, found.text)
            continue
        assert found.status_code < 500, (what, found.text)
        heard = hears(client, room)
        assert heard["type"] in ("welcome", "refused"), (what, heard)
        assert (found.status_code == 200) == (heard["type"] == "welcome"), (what, heard)
        if heard["type"] == "refused":
            assert heard["rule"] == "table.broken", (what, heard)
            told.add(room)
    assert told
    listed = {row.room: row.status for row in admin.rooms(live.hub.config)}
    assert {room for room, status in listed.items() if status == "broken"} == told
    for path in ("/", "/api/rooms", "/api/mine", "/health", "/metrics"):
        assert client.get(path).status_code in (200, 503 if path == "/" else 200), path
    assert hears(client, case.room)["type"] == "welcome"  # nobody else is harmed
    out = client.get("/api/mine/export")
    assert out.status_code == 200
    assert "a secret word" in out.text
    forgotten = client.delete("/api/mine")
    assert forgotten.status_code == 200, forgotten.text

    def kept(c: sa.Connection) -> list[Any]:
        seats = sa.select(schema.seats.c.room).where(schema.seats.c.name == "Ana")
        said = sa.select(schema.chat.c.room).where(schema.chat.c.text == "a secret word")
        return [broken.get(r, r) for query in (seats, said) for r in c.execute(query).scalars()]

    # where the row does not say any more whose it is, nobody can know
    lost = {("seats", "browser"), ("chat", "seat"), ("chat", "browser"), ("seats", "seat")}
    assert [row for row in live.hub.store.read_now(kept) if tuple(row[:2]) not in lost] == []


def test_a_table_starts_whatever_its_rooms_are_like(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    clock = {"kind": "bank", "seconds": 9000}
    rooms = [create(client, [{"kind": "me"}, *bots(2)], clock=clock)["room"] for _ in range(6)]
    jar = dict(client.cookies)
    live.stop()

    def work(c: sa.Connection) -> None:
        for room, (column, value) in zip(
            rooms,
            [("clock", "[["), ("clock", "7"), ("asked", "x"), ("turn", "{"), ("updated", "x")],
            strict=False,
        ):
            assert spoil(c, schema.rooms, column, room, value)
        c.exec_driver_sql("UPDATE beats SET at = 'x'")

    live_config = config(tmp_path)
    with admin.opened(live_config) as store:
        store.submit(work).result()
    again = Live(live_config)
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    with client.socket() as ws:
        assert sit(ws, rooms[5]).welcome["seat"] == 0
    assert hears(client, rooms[0])["rule"] == "table.broken"
    again.stop()


@pytest.mark.parametrize("lost", ["journal", "seats", "events"])
def test_a_row_that_is_missing_is_not_played_over(tmp_path: Path, lost: str) -> None:
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket() as ws:
        sit(ws, room).play(3)
    jar = dict(client.cookies)
    live.stop()
    with admin.opened(live.hub.config) as store:
        store.submit(
            lambda c: (
                c.exec_driver_sql(
                    f"DELETE FROM {lost} WHERE {'seat' if lost == 'seats' else 'n'} = 1"  # noqa: S608
                ).rowcount
            )
        ).result()
    again = Live(config(tmp_path))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    heard = hears(client, room)
    assert heard["type"] == ("welcome" if lost == "events" else "refused")
    if lost != "events":
        assert [r.status for r in admin.rooms(again.hub.config)] == ["broken"]
        assert client.get(f"/api/rooms/{room}").json()["rule"] == "table.broken"
    again.stop()


def test_a_room_that_was_mended_is_whole_again(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])["room"]

    def write(times: str) -> None:
        live.hub.store.submit(lambda c: spoil(c, schema.rooms, "times", room, times)).result()
        live.loop().call_soon_threadsafe(live.hub.rooms.pop, room, None)
        live.loop().call_soon_threadsafe(live.hub.broken.clear)

    write(json.dumps("x"))
    assert client.get(f"/api/rooms/{room}").json()["rule"] == "table.broken"
    assert [r.status for r in admin.rooms(live.hub.config)] == ["broken"]
    write("[0.0, 0.0, 0.0]")
    assert client.get(f"/api/rooms/{room}").status_code == 200
    assert [r.status for r in admin.rooms(live.hub.config)] == ["lobby"]
    live.stop()
