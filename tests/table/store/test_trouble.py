"""The database fails in the middle of things: a clear refusal, nothing told that is not stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import bots, config, create, journaled, sit
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused
from weirwood.table.host import commands
from weirwood.table.hub import Hub
from weirwood.table.rooms import people
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.database import Store
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.protocol import VERSION


@contextlib.contextmanager
def gone(hub: Hub) -> Iterator[None]:
    """For a while, the database takes nothing."""
    store, before = hub.store, hub.store._commit

    def refuse(batch: list[tuple[Any, Future[Any]]]) -> None:
        for _, future in batch:
            future.set_exception(sa.exc.OperationalError("INSERT", {}, OSError("disk full")))

    store._commit = refuse  # type: ignore[method-assign]
    try:
        yield
    finally:
        store._commit = before  # type: ignore[method-assign]


def stored(hub: Hub, room: str) -> Any:
    found = storage.load(hub.store, room)
    assert found is not None
    return found


def numbers(hub: Hub, room: str) -> list[int]:
    lines = sa.select(schema.journal.c.n).where(schema.journal.c.room == room).order_by("n")
    return list(hub.store.read_now(lambda c: c.execute(lines).scalars().all()))


def test_an_answer_that_is_not_stored_did_not_happen(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    hub = client.live.hub
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(2)
        p.until(lambda: p.open)
        q, heard = p.open[0], len(p.events)
        answer = p.choose(q)
        with gone(hub):
            assert p.ask("answer", number=q["number"], answer=answer)["rule"] == "table.not_stored"
            assert p.ask("chat", text="is anybody here?")["rule"] == "table.not_stored"
            assert client.get("/health").status_code == 503  # although it can be read
        assert len(p.events) == heard
        p.ask("chat", text="there you are")
        p.play(3)
        with client.socket() as two:
            again = sit(two, made["room"])
            assert [c["text"] for c in again.chat] == ["there you are"]
    kept = numbers(hub, made["room"])  # once: bots go on answering meanwhile
    assert kept == list(range(len(kept)))


def test_whoever_waits_for_a_room_that_was_not_stored_writes_no_second_story(
    tmp_path: Path, database: str
) -> None:
    """Two answers at once, and the first is not stored: the second must not be built upon it."""
    new = msg.NewRoom(game="boardgame", seats=[msg.SeatPlan(kind="person")] * 3)

    async def work() -> str:
        hub = Hub(config(tmp_path, database=database))
        room, *_ = await hub.create(new, "ana")
        for s, name in zip(room.seats, ("ana", "bea", "cai"), strict=True):
            s.browser = name
        await hub.begin(room)
        assert room.match is not None
        first, second, third = (d for d in room.match.decisions)
        answers = [room.match.sample(d, Splitmix(1)) for d in (first, second, third)]
        submit = hub.store.submit
        failed = False

        def once(job: Any) -> Future[Any]:
            nonlocal failed
            if failed:
                return submit(job)
            failed = True
            out: Future[Any] = Future()
            out.set_exception(sa.exc.OperationalError("INSERT", {}, OSError("disk full")))
            return out

        hub.store.submit = once  # type: ignore[assignment, method-assign]
        told = await asyncio.gather(
            *(
                hub.act(room, Line("answer", d.seat, d.kind, a), d.number)
                for d, a in zip((first, second), answers, strict=False)
            ),
            return_exceptions=True,
        )
        assert [isinstance(x, Refused) for x in told] == [True, True]
        fresh = await hub.room(room.id)
        assert fresh is not None
        assert fresh is not room
        await hub.act(fresh, Line("answer", third.seat, third.kind, answers[2]), third.number)
        lines = numbers(hub, room.id)
        await hub.stop()
        assert lines == [0]
        return room.id

    room = asyncio.run(work())
    store = Store(config(tmp_path, database=database).url())
    again = storage.load(store, room)
    store.close()
    assert again is not None
    assert again.journal == 1


def test_bots_play_on_when_the_database_is_back(client: Browser) -> None:
    """A bot's answer was not stored, and nobody else is asked: the room comes back by itself."""
    hub = client.live.hub
    hub.config.bot_delay = 0.3
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.until(lambda: p.open)
        p.answer()
        with gone(hub):
            end = time.monotonic() + PATIENCE
            while made["room"] in hub.rooms and time.monotonic() < end:
                time.sleep(0.01)
        p.until(lambda: p.open or p.over)  # the bots have answered, and it is my turn
    kept = numbers(hub, made["room"])  # once: bots go on answering meanwhile
    assert kept == list(range(len(kept)))


def test_the_table_is_looked_after_again_when_the_database_is_back(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "TICK_SECONDS", 0.05)
    monkeypatch.setattr(people, "BEAT_SECONDS", 0.05)
    hub = client.live.hub
    made = create(
        client, [{"kind": "me"}, *bots(2)], clock={"kind": "bank", "seconds": 2, "on_flag": "bot"}
    )
    with client.socket() as ws:
        p = sit(ws, made["room"])
        with gone(hub):
            time.sleep(0.5)
        p.until(lambda: p.room["seats"][0]["away"])  # the flag is seen


def test_requests_are_told_that_the_database_is_gone(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = client.live.hub
    asked = {"game": "btwixt", "seats": [{"kind": "me"}, *bots(2)], "away_level": "random"}
    with gone(hub):
        found = client.post("/api/rooms", json=asked)
    assert (found.status_code, found.json()["rule"]) == (503, "table.not_stored")
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with gone(hub):
        found = client.post(f"/api/rooms/{room}/seats/0/mute")
        assert (found.status_code, found.json()["rule"]) == (503, "table.not_stored")
    with gone(hub):
        found = client.delete("/api/mine")
        assert (found.status_code, found.json()["rule"]) == (503, "table.not_stored")
    assert client.get(f"/api/rooms/{room}").json()["seats"][0]["name"] == "Ana"

    def unread(_work: Any) -> Any:
        raise sa.exc.OperationalError("SELECT", {}, OSError("gone"))

    monkeypatch.setattr(hub.store, "read_now", unread)
    hub.rooms.clear()
    assert client.get("/health").status_code == 503
    assert client.get(f"/api/rooms/{room}").status_code == 503
    with client.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": room})
        assert ws.close_code() == 1013  # the client comes back later
    assert hub.connections == 0


def test_a_disk_that_is_full_is_said_and_got_over(tmp_path: Path) -> None:
    """As it really happens in SQLite: the file may not grow any more."""
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    full = False

    def bound(connection: sa.Connection) -> None:
        most = 1 if full else 1_000_000
        connection.exec_driver_sql(f"PRAGMA max_page_count={most}")

    with client.socket() as ws:
        p = sit(ws, made["room"])
        sa.event.listen(live.hub.store.writer, "begin", bound)
        said: list[str] = []
        for i in range(40):
            full = 10 <= i < 30
            line = f"{i} " + "words " * 80
            if p.ask("chat", text=line)["type"] == "ok":
                said.append(line.strip()[:500].strip())
        assert 20 <= len(said) < 40
        p.play(2)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.ask("ping")
        assert [c["text"] for c in p.chat] == said
    live.stop()


def test_a_table_whose_disk_is_full_can_be_begun(tmp_path: Path) -> None:
    """What is there can be looked at, and nobody's time is forgotten."""
    new = msg.NewRoom(
        game="boardgame",
        seats=[msg.SeatPlan(kind="me")] * 3,
        clock=msg.Clock(kind="bank", seconds=1000),
    )

    async def work() -> float:
        hub = Hub(config(tmp_path))
        made, *_ = await hub.create(new, "ana")
        since = schema.rooms.update().values(asked=made.asked - 5)
        beat = schema.beats.insert().values(id=1, at=made.asked)
        await hub.store.write(lambda c: [c.execute(x).rowcount for x in (since, beat)])
        await hub.stop()
        hub = Hub(config(tmp_path))
        with gone(hub):
            await hub.start()
            room = await hub.room(made.id)
            assert room is not None
            left = room.times[0]
            await hub.stop()
        return left

    assert asyncio.run(work()) == pytest.approx(995)


def test_errors_are_logged_without_what_was_to_be_stored(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    drop = sa.text("DROP TABLE chat")
    live.hub.store.submit(lambda c: c.execute(drop).rowcount).result(PATIENCE)
    with client.socket() as ws, caplog.at_level(logging.WARNING):
        p = sit(ws, made["room"])
        assert p.ask("chat", text="xyzzy")["rule"] == "table.not_stored"
        ws.send_json({"type": "ping", "id": 99})
    text = "\n".join(logging.Formatter("%(message)s").format(r) for r in caplog.records)
    live.stop()
    assert "INSERT INTO chat" in text
    assert "xyzzy" not in text


def test_a_room_that_cannot_be_brought_back_says_so(tmp_path: Path) -> None:
    _, room = journaled(tmp_path)
    store = Store(config(tmp_path).url())
    store.submit(lambda c: c.execute(schema.rooms.update().values(rules=0)).rowcount).result(10)
    store.submit(lambda c: c.execute(schema.snapshots.delete()).rowcount).result(10)
    public = schema.rooms.update().values(public=True)
    store.submit(lambda c: c.execute(public).rowcount).result(10)
    store.close()
    live = Live(config(tmp_path))
    live.start()
    with live.browser().socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": room})
        assert ws.receive_json()["rule"] == "table.broken"
        assert ws.close_code() == 4404
    live.stop()


def test_one_is_forgotten_also_in_a_room_that_cannot_be_brought_back(
    tmp_path: Path, database: str
) -> None:
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        sit(ws, made["room"]).ask("chat", text="my secret")
    jar = dict(client.cookies)
    live.stop()
    store = Store(live.hub.config.url())
    store.submit(lambda c: c.execute(schema.rooms.update().values(rules=0)).rowcount).result(10)
    store.submit(lambda c: c.execute(schema.snapshots.delete()).rowcount).result(10)
    store.close()
    again = Live(config(tmp_path, database=database))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    assert client.delete("/api/mine").json() == {"seats": 1}
    seats, chat = schema.seats.c, schema.chat.c
    rows = again.hub.store.read_now(
        lambda c: (
            c.execute(
                sa.select(seats.name, seats.browser, seats.token).where(seats.seat == 0)
            ).all(),
            c.execute(sa.select(chat.text, chat.name)).all(),
        )
    )
    again.stop()
    assert [tuple(r) for r in rows[0]] == [("", "", "")]
    assert [tuple(r) for r in rows[1]] == [("", "")]


def test_what_is_deleted_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)], name="Zerelda")
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.ask("chat", text="plugh " * 20)
    assert client.delete("/api/mine").status_code == 200
    live.stop()
    for file in tmp_path.iterdir():
        assert b"plugh" not in file.read_bytes(), file
        assert b"Zerelda" not in file.read_bytes(), file


def test_nothing_is_written_into_a_room_that_was_deleted(tmp_path: Path, database: str) -> None:
    """Also not by a bot that was thinking, nor if another process has deleted it."""
    new = msg.NewRoom(game="boardgame", seats=[msg.SeatPlan(kind="person")] * 3)

    async def work() -> None:
        hub = Hub(config(tmp_path, database=database))
        for delete in (commands.delete, only_rows):
            room, *_ = await hub.create(new, "ana")
            for s in room.seats:
                s.browser = "ana"
            await hub.begin(room)
            assert room.match is not None
            d = room.match.decisions[0]
            answer = room.match.sample(d, Splitmix(1))
            await delete(hub, room.id)
            with pytest.raises(Refused) as no:
                await hub.act(room, Line("answer", d.seat, d.kind, answer), d.number)
            assert no.value.rule == "table.no_room"
            for part in (schema.journal, schema.events, schema.seats, schema.snapshots):
                left = sa.select(sa.func.count()).select_from(part)
                assert await hub.store.read(lambda c, left=left: c.execute(left).scalar()) == 0  # type: ignore[misc]
        await hub.stop()

    async def only_rows(hub: Hub, room: str) -> None:
        await hub.store.write(lambda c: commands.remove(c, [room]))

    asyncio.run(work())


def test_a_connection_that_fails_at_the_door_is_no_ghost(client: Browser) -> None:
    """Whoever comes back while the database takes nothing is not counted as being here."""
    room = create(client, [{"kind": "me"}] * 3)["room"]
    hub = client.live.hub
    hub.rooms[room].seats[0].away = True
    with gone(hub), client.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": room})
        assert ws.close_code() == 1013
    end = time.monotonic() + PATIENCE
    while hub.connections and time.monotonic() < end:
        time.sleep(0.01)
    assert hub.connections == 0
    assert not hub.clients.get(room)
