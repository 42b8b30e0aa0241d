"""The database: older shapes are brought up to date, failures cost nobody else anything."""

from __future__ import annotations

import asyncio
import json
import stat
import subprocess
import sys
import threading
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as Alembic
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.table.helpers import bots, config, create, journaled, minimal, sit
from tests.table.live import Live
from weirwood.kernel.decision import Refused
from weirwood.table.store import migrations, schema
from weirwood.table.store import rooms as storage
from weirwood.table.store.database import Store, make_engine, newest


def alembic(engine: sa.Engine, version: str) -> None:
    made = Alembic()
    folder = Path(migrations.__file__).parent
    made.set_main_option("script_location", str(folder))
    with engine.begin() as connection:
        made.attributes["connection"] = connection
        command.upgrade(made, version) if version != "base" else command.downgrade(made, "base")


def address(tmp_path: Path, database: str) -> str:
    return database or f"sqlite:///{tmp_path / 'weirwood.db'}"


def test_the_steps_lead_to_the_tables_that_the_code_knows(tmp_path: Path, database: str) -> None:
    made = Store(address(tmp_path, database))
    with made.engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    made.close()
    assert found == []


def test_the_newest_step_is_the_one_that_the_files_name() -> None:
    made = Alembic()
    made.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(made).get_current_head() == newest()


def test_who_needs_no_step_does_not_wait_for_them(tmp_path: Path) -> None:
    """Alembic takes long to import: a database that is as it should be is opened without it."""
    url = f"sqlite:///{tmp_path / 'weirwood.db'}"
    code = (
        "import sys; from weirwood.table.store.database import Store; "
        "Store(sys.argv[1]).close(); print('alembic' in sys.modules)"
    )
    run = [sys.executable, "-c", code, url]
    said = [subprocess.run(run, capture_output=True, text=True, check=True).stdout for _ in "12"]
    assert said == ["True\n", "False\n"]


def test_a_table_opens_without_what_nobody_has_asked_for_yet() -> None:
    code = "import sys, weirwood.table.serve; print({'alembic', 'webauthn'} & {*sys.modules})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"


def test_a_database_of_a_newer_release_is_refused(tmp_path: Path, database: str) -> None:
    """In one sentence: it says what to do, and nothing is changed."""
    url = address(tmp_path, database)
    Store(url).close()
    engine = make_engine(url)
    newer = "UPDATE alembic_version SET version_num = '9999'"
    with engine.begin() as c:
        c.exec_driver_sql(newer)
    with pytest.raises(Refused) as no:
        Store(url)
    assert no.value.rule == "table.newer_database"
    assert no.value.arguments["found"] == "9999"
    engine.dispose()


def test_a_stored_column_is_a_field_and_a_migration() -> None:
    """What is written, read and compared with the database all follows from the field."""

    @dataclass(slots=True)
    class Banner(schema.StoredRoom):
        banner: Annotated[list[str], schema.Stored(sa.JSON, default="[]", write=sorted)] = field(
            default_factory=list
        )

    shape = schema.stored(Banner)
    assert {*shape} - {*schema.ROOM} == {"banner"}
    assert [c.name for c in schema.columns(Banner)][-1] == "banner"
    room = Banner(**minimal(), banner=["stag", "lion"])
    row = json.loads(json.dumps(schema.values(shape, room)))
    assert row["banner"] == ["lion", "stag"]
    assert Banner(**schema.from_row(shape, row)) == replace(room, banner=["lion", "stag"])


def test_every_step_can_be_taken_back(tmp_path: Path, database: str) -> None:
    engine = make_engine(address(tmp_path, database))
    alembic(engine, "head")
    alembic(engine, "base")
    left = set(sa.inspect(engine).get_table_names()) - {"alembic_version"}
    engine.dispose()
    assert left == set()


@pytest.mark.parametrize(("kind", "seconds"), [("bank", 900), ("days", 172_800)])
def test_games_of_an_older_shape_go_on(
    tmp_path: Path, database: str, kind: str, seconds: int
) -> None:
    """A room written under the first shape of the database is played on under the newest."""
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)], clock={"kind": kind, "seconds": seconds})
    with client.socket() as ws:
        sit(ws, made["room"]).play(5)
    jar = dict(client.cookies)
    live.stop()
    engine = make_engine(address(tmp_path, database))
    back = Alembic()
    back.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        back.attributes["connection"] = connection
        command.downgrade(back, "0001")
        older = connection.execute(sa.text("SELECT clock FROM rooms")).scalar()
    engine.dispose()
    kept: Any = json.loads(older) if isinstance(older, str) else older
    assert kept["seconds"] == (2 if kind == "days" else 900)  # days, as it was then
    again = Live(config(tmp_path, database=database))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.welcome["seat"] == 0
        assert p.room["clock"]["seconds"] == seconds
        assert seconds - 600 < p.room["seats"][0]["seconds_left"] <= seconds
        p.play(3)
    again.stop()


def test_one_failing_write_spoils_no_other(tmp_path: Path, database: str) -> None:
    made = Store(address(tmp_path, database))

    def bad(c: Any) -> None:
        c.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    def worse(_c: Any) -> None:
        raise ValueError("not even a statement")

    def good(c: Any) -> int:
        row = {"id": "a", "what": "close", "room": "x"}
        c.execute(schema.commands.insert(), row)
        return 1

    async def all_at_once() -> list[Any]:
        works = [made.write(w) for w in (bad, good, worse)]
        return await asyncio.gather(*works, return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert isinstance(results[0], sa.exc.SQLAlchemyError)
    assert results[1] == 1
    assert isinstance(results[2], ValueError)
    assert made.read_now(lambda c: c.execute(sa.select(schema.commands.c.id)).scalar()) == "a"
    made.close()


def test_a_write_is_stored_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    made = Store(address(tmp_path, ""))
    row = {"id": "b", "what": "close", "room": "x"}

    async def leave() -> None:
        work = made.write(lambda c: c.execute(schema.commands.insert(), row).rowcount)
        task = asyncio.ensure_future(work)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(leave())
    made.submit(lambda c: None).result(10)
    assert made.read_now(lambda c: c.execute(sa.select(schema.commands.c.id)).scalar()) == "b"
    made.close()


def test_closing_waits_for_those_who_still_read(tmp_path: Path, database: str) -> None:
    made = Store(address(tmp_path, database))
    begun, go, done = threading.Event(), threading.Event(), threading.Event()

    def slow(c: sa.Connection) -> None:
        begun.set()
        assert go.wait(20)
        c.execute(sa.select(schema.commands.c.id)).all()
        done.set()

    async def leave() -> None:
        task = asyncio.ensure_future(made.read(slow))
        await asyncio.to_thread(begun.wait, 20)
        task.cancel()

    asyncio.run(leave())
    closing = threading.Thread(target=made.close)
    closing.start()
    go.set()
    closing.join(20)
    assert done.is_set()
    assert not closing.is_alive()


def test_data_files_belong_to_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made = Store(f"sqlite:///{folder / 'weirwood.db'}")
    made.submit(lambda c: None).result(10)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for file in folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    made.close()


def test_a_room_of_other_rules_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    """If the journal cannot be played again, the newest snapshot and what follows it can."""
    _, room = journaled(tmp_path)
    made = Store(address(tmp_path, ""))
    before = storage.load(made, room)
    assert before is not None
    assert before.journal > storage.SNAPSHOT_EVERY
    old = schema.rooms.update().values(rules=0)
    made.submit(lambda c: c.execute(old).rowcount).result(10)
    after = storage.load(made, room)
    assert after is not None
    assert after.match is not None
    assert before.match is not None
    assert after.match.save()["state"] == before.match.save()["state"]
    assert [e.kind for e in after.events] == [e.kind for e in before.events]
    made.submit(lambda c: c.execute(schema.snapshots.delete()).rowcount).result(10)
    with pytest.raises(Refused) as no:
        storage.load(made, room)
    assert no.value.rule == "table.broken"
    made.close()


def test_a_broken_room_does_not_keep_the_table_from_starting(tmp_path: Path) -> None:
    _, room = journaled(tmp_path)
    made = Store(address(tmp_path, ""))
    bad = schema.journal.update().where(schema.journal.c.n == 2).values(answer=["nonsense"])
    made.submit(lambda c: c.execute(bad).rowcount).result(10)
    made.submit(lambda c: c.execute(schema.snapshots.delete()).rowcount).result(10)
    made.close()
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    assert client.get("/health").status_code == 200
    assert client.get(f"/api/rooms/{room}").json()["rule"] == "table.broken"
    create(client, [{"kind": "me"}, *bots(2)])
    live.stop()


def test_what_the_driver_refuses_is_told_as_ever(tmp_path: Path, database: str) -> None:
    """Statements that go to the driver itself fail as those of SQLAlchemy do, and leave nothing."""
    store = Store(config(tmp_path, database=database).url())
    answer = schema.Line("answer", 0, "x", ["y"], n=0)
    line = {"room": "r", **schema.values(schema.LINE, answer)}

    def twice(c: sa.Connection) -> None:
        storage.INSERT_LINE.run(c, line)
        storage.INSERT_LINE.run(c, line)

    with pytest.raises(sa.exc.IntegrityError) as no:
        store.submit(twice).result()
    assert "['y']" not in str(no.value)
    count = sa.select(sa.func.count()).select_from(schema.journal)
    assert store.read_now(lambda c: c.execute(count).scalar()) == 0
    store.close()


def test_a_writer_finds_a_new_line_when_its_own_has_died(tmp_path: Path, database: str) -> None:
    """It keeps one from write to write; nobody loses one because a server was begun anew."""
    store = Store(address(tmp_path, database))
    for n in range(3):
        store.submit(lambda c, n=n: storage.note_broken(c, f"r{n}", "")).result()  # type: ignore[misc]
        line = store._line
        assert line is not None
        if store.is_shared:
            end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = "
            driver: Any = line.connection.driver_connection
            line.rollback()
            with store.engine.connect() as c:
                c.exec_driver_sql(f"{end}{driver.info.backend_pid}")
    count = sa.select(sa.func.count()).select_from(schema.broken_rooms)
    assert store.read_now(lambda c: c.execute(count).scalar()) == 3
    store.close()


def test_a_line_that_dies_while_it_commits_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether that was stored: whoever waits has to look."""
    store = Store(address(tmp_path, ""))
    store.submit(lambda c: storage.note_broken(c, "r", "")).result()
    tried = 0

    def work(_c: sa.Connection) -> None:
        nonlocal tried
        tried += 1

    class Gone(Exception):
        sqlstate = None

    def dies(_self: Any) -> None:
        raise sa.exc.OperationalError("", {}, Gone())

    with monkeypatch.context() as m:
        m.setattr(sa.engine.RootTransaction, "commit", dies)
        with pytest.raises(sa.exc.OperationalError):
            store.submit(work).result()
    assert tried == 1
    store.submit(work).result()
    assert tried == 2
    store.close()


def test_whatever_json_can_hold_is_stored(tmp_path: Path, database: str) -> None:
    store = Store(address(tmp_path, database))
    held = {"seed": 1 << 200, "words": "Señor \U0001f409", "few": [1.5, None, True, {"1": []}]}
    row = {"room": "r", "n": 0, "events": 0, "save": held}
    store.submit(lambda c: c.execute(schema.snapshots.insert(), row).rowcount).result()
    assert store.read_now(lambda c: c.execute(schema.snapshots.select()).one().save) == held
    store.close()
