"""Reports of finished games: made once, in pieces, by whoever asks; gone on with after a kill."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import weirwood
from tests.table.helpers import bots, config, create, finished_record, two_people, wait
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE, Server
from weirwood.bots import report as reports
from weirwood.kernel.decision import Refused
from weirwood.table.host import admin, commands
from weirwood.table.rooms import bot_workers
from weirwood.table.rooms import reports as making
from weirwood.table.rooms.reports import Reports
from weirwood.table.store import schema


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few imagined games: what is tried here is not how good they are."""
    monkeypatch.setattr(reports, "BUDGET", 6)


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Browser]:
    live = Live(config(tmp_path, reports_budget="1000/second"))
    live.start()
    yield live.browser()
    live.stop()


def played(client: Browser, game: str = "btwixt", seats: int = 3) -> str:
    """A room in which bots have played to the end."""
    room: str = create(client, bots(seats), game=game)["room"]
    wait(lambda: client.get(f"/api/rooms/{room}").json()["status"] == "over")
    return room


def made(client: Browser, room: str) -> Any:
    """The report, once it is whole."""
    asked = client.post(f"/api/reports/{room}")
    assert asked.status_code == 200, asked.text
    wait(lambda: client.get(f"/api/reports/{room}").json()["status"] != "making")
    return client.get(f"/api/reports/{room}").json()


def state(client: Browser) -> Reports:
    found: Reports = client.live.server.config.app.state.reports  # type: ignore[union-attr]
    return found


def stored(client: Browser, room: str) -> Any:
    query = schema.reports.select().where(schema.reports.c.room == room)
    return client.live.hub.store.read_now(lambda c: c.execute(query).mappings().first())


def spoil(client: Browser, room: str, told: Any) -> None:
    work = schema.reports.update().where(schema.reports.c.room == room).values(told=told)
    client.live.hub.store.submit(lambda c: c.execute(work).rowcount).result()


def test_whoever_has_the_link_finds_what_the_command_tells(client: Browser) -> None:
    room = played(client)
    assert client.get(f"/api/reports/{room}").json()["status"] == "none"
    told = made(client, room)
    assert (told["status"], told["game"], told["done"]) == ("done", "btwixt", told["total"])
    assert told["done"] == 1 + len(told["report"]["turning"])
    record = client.get(f"/api/rooms/{room}/record").text
    same = weirwood.report(record, reports.BUDGET)
    report = told["report"]
    assert report["curve"] == same["curve"]
    assert [p["step"] for p in report["turning"]] == [p["step"] for p in same["turning"]]
    assert [p["games"] for p in report["turning"]] == [p["games"] for p in same["turning"]]
    assert all(p["games"] for p in report["turning"])
    assert (report["luck"], report["standings"]) == (same["luck"], same["standings"])
    assert [row["seats"] for row in report["counts"]] == [row["seats"] for row in same["counts"]]
    # anybody, and without being told again what they have
    friend = client.other().get(f"/api/reports/{room}?have={told['done']}").json()
    assert (friend["status"], friend["report"]) == ("done", None)


def test_nothing_is_told_of_a_game_that_is_played(quick: Browser) -> None:
    room, _ = two_people(quick, game="cardgame")
    for ask in (quick.get, quick.post):
        got = ask(f"/api/reports/{room}")
        assert (got.status_code, got.json()["rule"]) == (400, "table.not_over")
    assert stored(quick, room) is None


def test_an_unknown_room_a_lesson_and_other_rules_get_a_sentence(quick: Browser) -> None:
    for name in ("nowhere", "a" * 22, "x" * 300):
        got = quick.post(f"/api/reports/{name}")
        assert (got.status_code, got.json()["rule"]) == (404, "table.no_report")
    room = played(quick, "cardgame", 2)
    live = quick.live.hub.rooms[room]
    live.scenario = {"seats": 2}
    assert quick.post(f"/api/reports/{room}").json()["rule"] == "table.report_position"
    live.scenario = {}
    live.rules += 1
    got = quick.post(f"/api/reports/{room}").json()
    assert (got["rule"], got["args"]["found"]) == ("kernel.version", str(live.rules))


def test_an_uploaded_record_has_a_report_too(quick: Browser) -> None:
    name = quick.post("/api/replays", content=finished_record().encode()).json()["id"]
    told = made(quick, name)
    assert (told["status"], told["game"], told["info"]) == ("done", "boardgame", None)
    admin.delete_old(quick.live.hub.config, -1)
    assert stored(quick, name) is None


def test_asking_is_paid_for_once_by_whoever_asks_first(tmp_path: Path) -> None:
    live = Live(config(tmp_path, reports_budget="1/hour"))
    live.start()
    client = live.browser()
    first, second = played(client, "cardgame", 2), played(client, "cardgame", 2)
    made(client, first)
    assert client.post(f"/api/reports/{first}").status_code == 200, "it is there"
    got = client.post(f"/api/reports/{second}")
    assert (got.status_code, got.json()["rule"]) == (429, "table.too_fast")
    assert stored(client, second) is None
    live.stop()


def test_only_so_many_wait(quick: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "MOST_WAITING", 0)
    room = played(quick, "cardgame", 2)
    got = quick.post(f"/api/reports/{room}")
    assert (got.status_code, got.json()["rule"]) == (429, "table.report_busy")


def test_a_turning_point_that_takes_too_long_is_left_as_it_is(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stalls(*_: Any) -> Any:
        raise bot_workers.Stalled("no answer in 1 s")

    monkeypatch.setattr(reports, "ponder", stalls)
    told = made(quick, played(quick))
    assert told["status"] == "done"
    assert told["report"]["turning"]
    assert {p["games"] for p in told["report"]["turning"]} == {0}


@pytest.mark.parametrize(
    ("error", "rule"),
    [
        (bot_workers.Stalled("no answer in 1 s"), "table.report_bounds"),
        (MemoryError(), "table.report_bounds"),
        (Refused("kernel.version", {"found": "1", "allowed": "2"}), "kernel.version"),
        (AssertionError("a rule"), "table.rule_failed"),
    ],
)
def test_a_report_that_fails_says_why_and_may_be_asked_for_again(
    quick: Browser, monkeypatch: pytest.MonkeyPatch, error: Exception, rule: str
) -> None:
    def fails(*_: Any) -> Any:
        raise error

    room = played(quick, "cardgame", 2)
    with monkeypatch.context() as broken:
        broken.setattr(reports, "outline", fails)
        told = made(quick, room)
    assert (told["status"], told["rule"], told["report"]) == ("failed", rule, None)
    assert made(quick, room)["status"] == "done"


def test_a_report_of_other_days_is_made_anew(quick: Browser) -> None:
    room = played(quick, "cardgame", 2)
    made(quick, room)
    others: list[Any] = [{"weirwood_report": 0}, {"weirwood_report": reports.FORMAT}, [], 7]
    for told in others:
        spoil(quick, room, told)
        assert quick.get(f"/api/reports/{room}").json()["status"] == "none"
        assert made(quick, room)["status"] == "done"


def test_it_goes_with_its_room(quick: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it is made: nothing is stored for a room that is no more."""
    room, hub = played(quick), quick.live.hub
    outline = reports.outline

    def deleting(text: str) -> Any:
        hub.store.submit(lambda c: commands.remove(c, [room])).result()
        return outline(text)

    monkeypatch.setattr(reports, "outline", deleting)
    assert quick.post(f"/api/reports/{room}").status_code == 200
    wait(lambda: not state(quick).making)
    assert stored(quick, room) is None


def test_a_backup_carries_it(quick: Browser, tmp_path: Path) -> None:
    room = played(quick, "cardgame", 2)
    told = made(quick, room)
    quick.live.stop()
    admin.backup(quick.live.hub.config, tmp_path / "all.gz")
    other = Live(config(tmp_path / "other"))
    admin.restore(other.hub.config, tmp_path / "all.gz")
    other.start()
    assert other.browser().get(f"/api/reports/{room}").json()["report"] == told["report"]
    other.stop()


def test_the_process_that_makes_it_comes_last() -> None:
    """Behind the table and its bots, and with bounded memory."""

    async def inside() -> tuple[int, tuple[int, int]]:
        pool = bot_workers.Workers(1, PATIENCE, last=True)
        try:
            nice = await pool.run(os.nice, 0)
            return nice, await pool.run(resource.getrlimit, resource.RLIMIT_DATA)
        finally:
            pool.close()

    most = bot_workers.MOST_BYTES
    assert asyncio.run(inside()) == (os.nice(0) + bot_workers.NICE, (most, most))


# ---- killed ---------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    running = Server(tmp_path, database)
    running.start()
    yield running
    if running.process is not None and running.process.poll() is None:
        running.kill()
    running.http.close()


def test_a_killed_table_goes_on_from_the_last_piece(server: Server) -> None:
    """Nobody has to ask again, and what was made before is not made twice."""
    room = server.create("btwixt", [{"kind": "bot", "level": "greedy"}] * 3)["room"]
    until(lambda: server.http.get(f"/api/rooms/{room}").json()["status"] == "over")
    assert server.http.post(f"/api/reports/{room}").status_code == 200
    until(lambda: look(server, room)["done"] >= 2)
    before = look(server, room)
    server.kill()
    server.start()
    after = look(server, room)
    assert after["done"] >= before["done"], "the pieces are still there"
    turning = [p for p in before["report"]["turning"] if p["games"]]
    assert turning == after["report"]["turning"][: len(turning)]
    until(lambda: look(server, room)["status"] == "done")
    record = server.http.get(f"/api/rooms/{room}/record").text
    whole = look(server, room)["report"]
    assert [p["games"] for p in whole["turning"]] == [
        p["games"] for p in weirwood.report(record, 60)["turning"]
    ]


def look(server: Server, room: str) -> Any:
    return server.http.get(f"/api/reports/{room}").json()


def until(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
