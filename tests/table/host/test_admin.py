"""What the host does from the command line, beside a running table or without one."""

from __future__ import annotations

import contextlib
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table.helpers import bots, config, create, minimal, sit
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from weirwood import cli
from weirwood.kernel.decision import Refused
from weirwood.table.app import create_app
from weirwood.table.config import Config
from weirwood.table.host import admin
from weirwood.table.rooms import people
from weirwood.table.store import schema


def own(client: Browser) -> Config:
    return client.live.hub.config


def test_rooms_are_listed(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    rows = admin.rooms(own(client), "playing")
    assert [(r.room, r.game, r.names) for r in rows] == [
        (made["room"], "boardgame", ["Ana", "random", "random"])
    ]
    assert len(admin.rooms(own(client))) == 2


class Effort:
    """What a piece of work costs, in numbers that no busy machine changes."""

    def __init__(self) -> None:
        self.statements = self.lines = self.steps = 0

    @contextlib.contextmanager
    def counted(self) -> Iterator[Effort]:
        """Count statements, hundreds of SQLite's own steps, and lines of `admin` that are run."""

        def stated(*_args: object) -> None:
            self.statements += 1

        def stepped() -> int:
            self.steps += 1
            return 0

        def opened(raw: Any, _record: object) -> None:
            raw.set_progress_handler(stepped, 100)

        def line(frame: FrameType, event: str, _arg: object) -> Any:
            if frame.f_code.co_filename != admin.__file__:
                return None
            self.lines += event == "line"
            return line

        before = sys.gettrace()
        sa.event.listen(sa.Engine, "before_cursor_execute", stated)
        sa.event.listen(sa.Pool, "connect", opened)
        sys.settrace(line)
        try:
            yield self
        finally:
            sys.settrace(before)
            sa.event.remove(sa.Pool, "connect", opened)
            sa.event.remove(sa.Engine, "before_cursor_execute", stated)


def listing(folder: Path, count: int) -> Effort:
    """What it costs to list so many rooms, each with three seats and five answers."""
    file = folder / f"{count}.db"
    own = config(folder, database=f"sqlite:///{file}")
    with admin.opened(own) as store:

        def fill(c: sa.Connection) -> int:
            of = [schema.StoredRoom(**{**minimal(), "id": f"{i:016x}"}) for i in range(count)]
            seats = [schema.Seat(seat=n, kind="person", name="Ana") for n in range(3)]
            lines = [schema.Line(what="answer", seat=0, n=n) for n in range(5)]
            c.execute(schema.rooms.insert(), [schema.values(schema.ROOM, room) for room in of])
            for each, shape, rows in (
                (schema.seats, schema.SEAT, seats),
                (schema.journal, schema.LINE, lines),
            ):
                values = [schema.values(shape, row) for row in rows]
                full = [{"room": room.id, **value} for room in of for value in values]
                c.execute(each.insert(), full)
            return count

        store.submit(fill).result()
    with Effort().counted() as effort:
        rows = admin.rooms(own)
    assert [(r.names, r.answers) for r in rows] == [(["Ana"] * 3, 5)] * count
    return effort


def test_ten_times_as_many_rooms_are_ten_times_as_much_to_list(tmp_path: Path) -> None:
    few, many = listing(tmp_path, 40), listing(tmp_path, 400)
    assert many.statements == few.statements
    assert few.lines > 40
    assert many.lines < 12 * few.lines
    assert 0 < many.steps < 15 * few.steps  # some of them sort


def test_a_running_table_closes_a_room(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "BEAT_SECONDS", 0.1)
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        admin.close(own(client), made["room"], patience=PATIENCE)
        p.until(lambda: p.room["status"] == "over")
        admin.delete(own(client), made["room"], patience=PATIENCE)
    assert client.get(f"/api/rooms/{made['room']}").status_code == 404


def test_without_a_table_the_work_is_done_all_the_same(tmp_path: Path, database: str) -> None:
    live = Live(config(tmp_path, database=database))
    live.start()
    made = create(live.browser(), [{"kind": "me"}, *bots(2)])
    lobby = create(live.browser(), [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    live.stop()
    for room in (made["room"], lobby["room"]):
        admin.close(live.hub.config, room, patience=0)
    assert [(r.room, r.status) for r in admin.rooms(live.hub.config)] == [(made["room"], "over")]
    with pytest.raises(Refused) as no:
        admin.close(live.hub.config, "nowhere", patience=0)
    assert no.value.rule == "table.no_room"
    later = time.time() + 40 * 86_400
    assert admin.delete_old(live.hub.config, 60, now=later) == 0
    assert admin.delete_old(live.hub.config, 30, now=later) == 1
    assert admin.rooms(live.hub.config) == []


def test_a_backup_brings_everything_back_also_into_the_other_database(
    tmp_path: Path, database: str
) -> None:
    live = Live(config(tmp_path / "one", database=database))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(5)
        p.ask("chat", text="¡hola! 🐺")
    file = tmp_path / "backup.gz"
    rows = admin.backup(live.hub.config, file)
    jar = dict(client.cookies)
    live.stop()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    fresh = config(tmp_path / "two")
    assert admin.restore(fresh, file) == rows > 10
    with pytest.raises(Refused) as no:
        admin.restore(fresh, file)
    assert no.value.rule == "table.not_empty"
    again = Live(fresh)
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.welcome["seat"] == 0
        assert p.welcome["chat"][0]["text"] == "¡hola! 🐺"
        p.play(2)
    again.stop()


@pytest.mark.parametrize("bad", [b"", b"{}", b"\x1f\x8b\x08broken"])
def test_a_bad_backup_is_refused(tmp_path: Path, bad: bytes) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(bad)
    with pytest.raises(Refused) as no:
        admin.restore(config(tmp_path / "data"), file)
    assert no.value.rule == "table.bad_backup"


@pytest.mark.parametrize(
    ("lang", "closed", "over", "deleted"),
    [
        ("en", "was ended as a draw", "is over already", "was taken away"),
        ("es", "ha acabado en tablas", "ya había acabado", "Se ha borrado la sala"),
        ("it", "è stata chiusa in parità", "era già finita", "è stata tolta"),
    ],
)
def test_the_host_hears_what_was_done(  # one parameter a word
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    closed: str,
    over: str,
    deleted: str,
) -> None:
    live = Live(config(tmp_path))
    live.start()
    room = create(live.browser(), [{"kind": "me"}, *bots(2)])["room"]
    live.stop()
    monkeypatch.setattr(admin.close, "__defaults__", (0.0,))
    monkeypatch.setattr(admin.delete, "__defaults__", (0.0,))
    for command, words in (("close", closed), ("close", over), ("delete", deleted)):
        assert cli.main(["--lang", lang, "admin", command, room, "--data", str(tmp_path)]) == 0
        out = capsys.readouterr().out
        assert words in out
        assert room in out


def test_a_backup_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    create_app(config(tmp_path / "data")).state.hub.store.close()
    wanted = str(tmp_path / "nowhere" / "all.gz")
    assert cli.main(["admin", "backup", wanted, "--data", str(tmp_path / "data")]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "nowhere" in err
    assert "Traceback" not in err
