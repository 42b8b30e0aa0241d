"""What somebody might try: to be deaf, to come back after being sent away, to be clever."""

from __future__ import annotations

import gzip
import json
import stat
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

import weirwood
from tests.table.helpers import bots, config, create, deaf, fill, say, sit, two_people, wait
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from weirwood.kernel.decision import Refused
from weirwood.table.host import admin
from weirwood.table.rooms import people
from weirwood.table.store import schema
from weirwood.table.store.database import Store
from weirwood.table.wire import connection
from weirwood.table.wire.protocol import VERSION


def test_a_browser_that_never_reads_is_let_go(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not count as being here: others need not wait for it for ever."""
    monkeypatch.setattr(connection, "SEND_SECONDS", 0.5)
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    hub = client.live.hub
    s = deaf(client, room)
    wait(lambda: hub.connections == 1)
    fill(client, room)
    wait(lambda: hub.connections == 0)
    assert room not in hub.clients
    s.close()


def test_nobody_acts_after_being_removed(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a browser that cannot be told, because it does not read."""
    monkeypatch.setattr(connection, "SEND_SECONDS", 3600.0)
    room, other = two_people(client)
    hub = client.live.hub
    s = deaf(other, room)
    wait(lambda: hub.connections == 1)
    fill(other, room)
    client.post(f"/api/rooms/{room}/seats/1/remove")
    say(s, {"type": "chat", "id": 1, "text": "still here"})
    say(s, {"type": "concede", "id": 2})
    wait(lambda: hub.connections == 0)
    assert [c.text for c in hub.rooms[room].chat] == []
    found = hub.rooms[room].match
    assert found is not None
    assert found.st.conceded == ()
    s.close()


def test_silent_guests_are_counted(tmp_path: Path) -> None:
    live = Live(config(tmp_path, max_connections=3))
    live.start()
    client = live.browser()
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket(), client.socket(), client.socket() as third:
        with pytest.raises(WebSocketException), client.socket() as fourth:
            fourth.receive_json()
        sit(third, room)
    live.stop()


def test_a_link_of_a_seat_that_was_taken_away_opens_nothing(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    other = client.other()
    claim = {"token": made["links"]["1"].removeprefix("seat="), "name": "Bea"}
    path = f"/api/rooms/{made['room']}"
    assert other.post(f"{path}/claim", json=claim).status_code == 200
    client.post(f"{path}/start")
    client.post(f"{path}/seats/1/mute")
    client.post(f"{path}/seats/1/remove")
    for browser in (other, client.other()):
        assert browser.post(f"{path}/claim", json=claim).json()["rule"] == "table.bad_link"
    assert other.post(f"{path}/rematch").json()["rule"] == "table.not_over"
    assert other.post(f"{path}/start").json()["rule"] == "table.host_only"
    # and whoever comes after has not said what was muted
    new = client.post(f"{path}/seats/1/offer").json()
    assert new["room"]["seats"][1]["muted"] is False
    later = {"token": new["link"].removeprefix("seat="), "name": "Cai"}
    assert client.other().post(f"{path}/claim", json=later).json()["seat"] == 1


def test_saying_that_one_is_back_wins_no_time(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": "answer", "seconds": 600})
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.until(lambda: p.open)
        room = client.live.hub.rooms[made["room"]]
        room.times[0] = 20.0
        assert p.ask("back")["type"] == "ok"
        assert room.times[0] <= 20.0


def test_who_comes_by_link_to_a_seat_that_a_bot_played_has_time(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": "answer", "seconds": 600})
    room = client.live.hub.rooms[made["room"]]
    room.times[0], room.seats[0].away = 0.0, True
    claim = {"token": made["links"]["0"].removeprefix("seat="), "name": "Ana"}
    other = client.other()
    assert other.post(f"/api/rooms/{made['room']}/claim", json=claim).json()["seat"] == 0
    assert room.times[0] > 500


@pytest.mark.parametrize("bad", ["\0", "0123456789abcde\0", "\ud800" * 16, "x" * 5000, "%"])
def test_a_strange_room_is_no_room(client: Browser, bad: str) -> None:
    quoted = "".join(f"%{b:02x}" for b in bad.encode("utf-8", "surrogatepass"))
    if len(quoted) < 1000:
        assert client.get(f"/api/rooms/{quoted}").status_code == 404
        assert client.get(f"/api/rooms/{quoted}/record").status_code == 404
        assert client.get(f"/api/replays/{quoted}/0").status_code == 404
    with client.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": bad})
        assert ws.close_code() in (4400, 4404)


def test_strange_rooms_are_refused_and_not_failed(client: Browser) -> None:
    plain = {"game": "boardgame", "seats": [{"kind": "me"}, *bots(2)], "away_level": "random"}
    huge = int("9" * 400)
    for odd in (
        {"clock": {"kind": "none", "seconds": huge}},
        {"clock": {"kind": "days", "seconds": huge}},
        {"clock": {"kind": "answer", "seconds": -1}},
        {"away_level": "search:" + "0" * 20 + "." + "0" * 20 + "1s"},
        {"away_level": "random\0"},
        {"settings": {"rounds": huge}},
        {"settings": {"x\0": 1}},
        {"seats": [{"kind": "me"}] * 500},
        {"lesson": "\0"},
    ):
        found = client.post("/api/rooms", json={**plain, **odd})
        assert found.status_code == 400, (odd, found.text[:200])
    more = {"away_seconds": huge, "name": "a\0b\N{WOLF FACE}" * 100}
    assert client.post("/api/rooms", json={**plain, **more}).status_code == 200


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def test_strange_records_are_refused_and_not_failed(tmp_path: Path) -> None:
    live = Live(config(tmp_path, bot_workers=1, upload_seconds=60.0))
    live.start()
    client = live.browser()
    m = weirwood.new("btwixt", seats=3, seed=1)
    m.draw()
    head, *rest = m.record().splitlines()
    good = json.loads(head)
    bads = [
        nested(100_000),
        json.dumps({**good, "seed": 1})[:-1] + ', "x": ' + nested(50_000) + "}",
        json.dumps({**good, "seats": 10**9}),
        "9" * 10_000,
        json.dumps({**good, "seed": "x"}),
        json.dumps({**good, "seed": 10**300}),
        json.dumps({**good, "settings": {"decks": nested(500)}}),
        json.dumps({**good, "game": "../../etc/passwd"}),
        json.dumps({**good, "rules": 10**400}),
        "\n".join([head, '{"seat": 99999999999999999999, "kind": "x", "answer": []}']),
        "\n".join([head, '{"concede": 99}', *rest]),
        "\n".join([head, "null"]),
        "null",
        "",
        "\ufeff" + head,
    ]
    for bad in bads:
        found = client.post("/api/replays", content=bad.encode())
        assert found.status_code in (200, 400), (bad[:80], found.status_code, found.text[:200])
        if found.status_code == 200:  # a game that breaks off can be watched as far as it goes
            step = client.get(f"/api/replays/{found.json()['id']}/9?eyes=all")
            assert step.status_code == 200, (bad[:80], step.text[:200])
    squeezed = gzip.compress(b" " * 50_000_000)
    found = client.post("/api/replays", content=squeezed, headers={"content-encoding": "gzip"})
    assert found.status_code == 400
    assert client.post("/api/replays", content=m.record().encode()).status_code == 200
    live.stop()


def test_a_rematch_waits_for_nobody_who_does_not_come(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "TICK_SECONDS", 0.05)
    room, other = two_people(client)
    hub = client.live.hub
    hub.rooms[room].away_seconds = 0
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        p.ask("draw", agree=True)
        q.ask("draw", agree=True)
        q.until(lambda: q.over)
        again = client.post(f"/api/rooms/{room}/rematch").json()["room"]
        with client.socket() as new:
            r = sit(new, again)
            r.until(lambda: r.room["seats"][1]["away"])  # still looks at the old table


def test_spectators_follow_to_the_next_game(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    eye = client.other()
    claim = {"token": made["links"]["watch"].removeprefix("watch=")}
    assert eye.post(f"/api/rooms/{made['room']}/claim", json=claim).json()["seat"] is None
    path = f"/api/rooms/{made['room']}/rematch"
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.ask("draw", agree=True)
        p.until(lambda: p.over)
    assert eye.post(path).json()["rule"] == "table.host_only"  # they watch, and do not begin one
    again = client.post(path).json()["room"]
    assert eye.post(path).json() == {"room": again}
    assert client.other().post(path).json()["rule"] == "table.host_only"
    with eye.socket() as ws:
        assert sit(ws, again).welcome["seat"] is None


def test_a_backup_is_private_and_never_costs_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = Live(config(tmp_path / "data"))
    live.start()
    create(live.browser(), [{"kind": "me"}, *bots(2)])
    file = tmp_path / "all.gz"
    file.write_bytes(b"old")
    file.chmod(0o644)
    admin.backup(live.hub.config, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()

    def full(*_args: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(admin, "write_backup", full)
    with pytest.raises(OSError, match="No space"):
        admin.backup(live.hub.config, file)
    live.stop()
    assert file.read_bytes() == before
    assert [f.name for f in tmp_path.iterdir() if f.is_file()] == ["all.gz"]


def test_the_host_deletes_old_rooms_beside_a_busy_table(tmp_path: Path, database: str) -> None:
    """Two processes write, and each waits for the other instead of failing."""
    url = config(tmp_path, database=database).url()
    one, two = Store(url), Store(url)
    stop = threading.Event()

    def busy() -> None:
        i = 0
        while not stop.is_set():
            i += 1
            insert = schema.commands.insert().values(id=f"x{i}", what="none", room="x")
            one.submit(lambda c, insert=insert: c.execute(insert).rowcount).result()  # type: ignore[misc]

    def reads_and_writes(c: sa.Connection) -> None:
        c.execute(sa.select(schema.rooms.c.id)).all()
        time.sleep(0.01)
        c.execute(schema.replays.delete().where(schema.replays.c.at < 0))

    thread = threading.Thread(target=busy)
    thread.start()
    try:
        for _ in range(10):
            two.submit(reads_and_writes).result(PATIENCE)
    finally:
        stop.set()
        thread.join()
        one.close()
        two.close()


def test_the_host_is_told_what_was_done(tmp_path: Path) -> None:
    live = Live(config(tmp_path))
    live.start()
    made = create(live.browser(), [{"kind": "me"}, *bots(2)])["room"]
    lobby = create(live.browser(), [{"kind": "me"}, {"kind": "person"}, *bots(1)])["room"]
    live.stop()
    own = live.hub.config
    assert admin.close(own, lobby, patience=0) == "deleted"
    assert admin.close(own, made, patience=0) == "closed"
    assert admin.close(own, made, patience=0) == "over"
    broken = schema.rooms.update().values(rules=0, status="playing")
    store = Store(own.url())
    store.submit(lambda c: c.execute(broken).rowcount).result(10)
    store.submit(lambda c: c.execute(schema.snapshots.delete()).rowcount).result(10)
    store.close()
    with pytest.raises(Refused) as no:  # and not, as if it had been done
        admin.close(own, made, patience=0)
    assert no.value.rule == "table.broken"
    assert admin.delete(own, made, patience=0) == "deleted"
    assert admin.rooms(own) == []


def test_a_room_that_was_deleted_is_replayed_no_more(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "BEAT_SECONDS", 0.1)
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.answer()
        p.ask("draw", agree=True)
        p.until(lambda: p.over)
    path = f"/api/replays/{made['room']}/0"
    assert client.get(path).status_code == 200
    record = client.get(f"/api/rooms/{made['room']}/record").text
    assert admin.delete(client.live.hub.config, made["room"], patience=PATIENCE) == "deleted"
    assert client.get(path).json()["rule"] == "table.no_replay"
    kept = client.post("/api/replays", content=record.encode()).json()["id"]
    path = f"/api/replays/{kept}/0"
    assert client.get(path).status_code == client.get(path).status_code == 200
    admin.delete_old(client.live.hub.config, 1, now=time.time() + 10 * 86_400)
    assert client.get(path).json()["rule"] == "table.no_replay"


def test_words_are_deleted_wherever_they_were_said(client: Browser) -> None:
    """At a seat that is another one's now, and while watching."""
    room, other = two_people(client, public=True)
    hub = client.live.hub
    with other.socket() as two:
        sit(two, room).ask("chat", text="said at the seat")
    client.post(f"/api/rooms/{room}/seats/1/remove")
    with other.socket() as two:
        sit(two, room).ask("chat", text="said while watching")
    with client.socket() as one:
        sit(one, room).ask("chat", text="said by another")
    found = other.get("/api/mine/export").json()
    assert [line["text"] for line in found["said"]] == ["said at the seat", "said while watching"]
    assert client.get("/api/mine/export").json()["said"] == []
    assert other.delete("/api/mine").status_code == 200
    lines = schema.chat.select().order_by("n")
    rows = hub.store.read_now(lambda c: c.execute(lines).mappings().all())
    assert [(r["name"], r["text"]) for r in rows] == [
        ("", ""),
        ("", ""),
        ("Ana", "said by another"),
    ]
    with client.socket() as one:
        assert [c["text"] for c in sit(one, room).chat] == ["", "", "said by another"]


def test_a_grace_is_a_grace_also_after_the_room_was_brought_back(client: Browser) -> None:
    room, other = two_people(client)
    hub = client.live.hub
    with other.socket() as two:
        q = sit(two, room)
        old = hub.rooms[room]
        hub.forget(old, "table.not_stored", {})
        q.ask("ping")
        assert hub.rooms[room] is not old
        hub.rooms[room].seats[1].gone_since = 1.0  # long ago
    wait(lambda: hub.connections == 0)
    assert (hub.rooms[room].seats[1].gone_since or 0.0) > 1.0


def test_nobody_without_a_browser_is_the_host_who_left(client: Browser) -> None:
    """The host's data is deleted; a browser without a cookie is nobody, and not that host."""
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    friend = client.other()
    token = made["links"]["1"].removeprefix("seat=")
    friend.post(f"/api/rooms/{made['room']}/claim", json={"token": token, "name": "Bea"})
    assert client.delete("/api/mine").status_code == 200
    stranger = client.other()
    with stranger.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": made["room"]})
        assert ws.close_code() == 4404
    assert stranger.get(f"/api/rooms/{made['room']}").json()["host"] is False
    for what in ("start", "watchers/offer", "seats/1/remove"):
        no = stranger.post(f"/api/rooms/{made['room']}/{what}")
        assert no.json()["rule"] == "table.host_only"
    with friend.socket() as ws:
        assert sit(ws, made["room"]).welcome["seat"] == 1
