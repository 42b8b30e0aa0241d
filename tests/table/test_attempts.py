"""What somebody might try: to be deaf, to come back after being sent away, to be clever."""

from __future__ import annotations

import gzip
import json
import socket
import stat
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

import weirwood
from tests.table.conftest import config
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from tests.table.test_rooms import bots, create, sit, two_people
from weirwood.kernel.decision import Refused
from weirwood.table import admin, connection, people, tables
from weirwood.table.protocol import VERSION
from weirwood.table.store import Store


def wait(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def deaf(client: Browser, room: str) -> socket.socket:
    """A browser that is let in, speaks, and never reads: a raw socket with a small ear."""
    port = int(client.live.url.rpartition(":")[2])
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.connect(("127.0.0.1", port))
    cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
    head = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookies}",
    ]
    s.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += s.recv(1)
    say(s, {"type": "hello", "version": VERSION, "room": room})
    return s


def say(s: socket.socket, message: dict[str, Any]) -> None:
    raw = json.dumps(message).encode()
    size = bytes([0x80 | len(raw)]) if len(raw) < 126 else b"\xfe" + len(raw).to_bytes(2, "big")
    s.sendall(b"\x81" + size + b"\0\0\0\0" + raw)  # masked by nothing


def test_a_browser_that_never_reads_is_let_go(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not count as being here: others need not wait for it for ever."""
    monkeypatch.setattr(connection, "SLOW", 0.5)
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    table = client.live.table
    s = deaf(client, room)
    wait(lambda: table.connections == 1)
    fill(client, room)
    wait(lambda: table.connections == 0)
    assert room not in table.lines
    s.close()


def fill(client: Browser, room: str) -> None:
    """Say more to the one who is there than their ear can hold."""
    line = client.live.table.lines[room][0]
    for _ in range(600):
        client.live.loop().call_soon_threadsafe(line.send, b'"' + b"x" * 20_000 + b'"')
        time.sleep(0.001)
        assert line.waiting <= connection.BACKLOG_BYTES + 40_000  # type: ignore[attr-defined]


def test_nobody_acts_after_being_removed(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a browser that cannot be told, because it does not read."""
    monkeypatch.setattr(connection, "SLOW", 3600.0)
    room, other = two_people(client)
    table = client.live.table
    s = deaf(other, room)
    wait(lambda: table.connections == 1)
    fill(other, room)
    client.post(f"/api/rooms/{room}/seats/1/remove")
    say(s, {"type": "chat", "id": 1, "text": "still here"})
    say(s, {"type": "concede", "id": 2})
    wait(lambda: table.connections == 0)
    assert [c["text"] for c in table.rooms[room].chat] == []
    found = table.rooms[room].match
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
        room = client.live.table.rooms[made["room"]]
        room.times[0] = 20.0
        assert p.ask("back")["type"] == "ok"
        assert room.times[0] <= 20.0


def test_who_comes_by_link_to_a_seat_that_a_bot_played_has_time(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": "answer", "seconds": 600})
    room = client.live.table.rooms[made["room"]]
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
    monkeypatch.setattr(people, "TICK", 0.05)
    room, other = two_people(client)
    table = client.live.table
    table.rooms[room].away_seconds = 0
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
    admin.backup(live.table.config, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()

    def full(*_args: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(admin, "write_backup", full)
    with pytest.raises(OSError, match="No space"):
        admin.backup(live.table.config, file)
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
            row = {"id": f"x{i}", "what": "none", "room": "x"}
            one.submit(lambda c, row=row: c.execute(tables.errands.insert(), row).rowcount).result()  # type: ignore[misc]

    def reads_and_writes(c: sa.Connection) -> None:
        c.execute(sa.select(tables.rooms.c.id)).all()
        time.sleep(0.01)
        c.execute(tables.replays.delete().where(tables.replays.c.at < 0))

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
    own = live.table.config
    assert admin.close(own, lobby, patience=0) == "deleted"
    assert admin.close(own, made, patience=0) == "closed"
    assert admin.close(own, made, patience=0) == "over"
    broken = tables.rooms.update().values(rules=0, status="playing")
    store = Store(own.url())
    store.submit(lambda c: c.execute(broken).rowcount).result(10)
    store.submit(lambda c: c.execute(tables.snapshots.delete()).rowcount).result(10)
    store.close()
    with pytest.raises(Refused) as no:  # and not, as if it had been done
        admin.close(own, made, patience=0)
    assert no.value.rule == "table.broken"
    assert admin.delete(own, made, patience=0) == "deleted"
    assert admin.rooms(own) == []


def test_a_room_that_was_deleted_is_replayed_no_more(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "BEAT", 0.1)
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.answer()
        p.ask("draw", agree=True)
        p.until(lambda: p.over)
    path = f"/api/replays/{made['room']}/0"
    assert client.get(path).status_code == 200
    record = client.get(f"/api/rooms/{made['room']}/record").text
    assert admin.delete(client.live.table.config, made["room"], patience=PATIENCE) == "deleted"
    assert client.get(path).json()["rule"] == "table.no_replay"
    kept = client.post("/api/replays", content=record.encode()).json()["id"]
    path = f"/api/replays/{kept}/0"
    assert client.get(path).status_code == client.get(path).status_code == 200
    admin.delete_old(client.live.table.config, 1, now=time.time() + 10 * 86_400)
    assert client.get(path).json()["rule"] == "table.no_replay"


def test_words_are_deleted_wherever_they_were_said(client: Browser) -> None:
    """At a seat that is another one's now, and while watching."""
    room, other = two_people(client, public=True)
    table = client.live.table
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
    lines = tables.chat.select().order_by("n")
    rows = table.store.read_now(lambda c: c.execute(lines).mappings().all())
    assert [(r["name"], r["text"]) for r in rows] == [
        ("", ""),
        ("", ""),
        ("Ana", "said by another"),
    ]
    with client.socket() as one:
        assert [c["text"] for c in sit(one, room).chat] == ["", "", "said by another"]


def test_a_grace_is_a_grace_also_after_the_room_was_brought_back(client: Browser) -> None:
    room, other = two_people(client)
    table = client.live.table
    with other.socket() as two:
        q = sit(two, room)
        old = table.rooms[room]
        table.forget(old, "table.not_stored", {})
        q.ask("ping")
        assert table.rooms[room] is not old
        table.rooms[room].seats[1].gone_since = 1.0  # long ago
    wait(lambda: table.connections == 0)
    assert (table.rooms[room].seats[1].gone_since or 0.0) > 1.0
