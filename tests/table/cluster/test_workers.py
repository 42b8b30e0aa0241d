"""Two workers, one table: a game over both, and what happens when one of them is gone."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.cluster.conftest import Begin
from tests.table.player import Player
from tests.table.server import PATIENCE, Server
from weirwood.table.store import schema
from weirwood.table.store.database import make_engine

pytestmark = pytest.mark.database
SOON = 60.0  # ten seconds where nothing else runs; tests run on busy machines
BANK_SECONDS = 3000
BANK = {"kind": "bank", "seconds": BANK_SECONDS}


def meeting(one: Server, two: Server, **more: Any) -> str:
    """A game of Ana, who came to one worker, and Bea, who came to the other."""
    plan = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = one.create("boardgame", plan, name="Ana", away_level="random", away_seconds=5, **more)
    token = made["links"]["1"].removeprefix("seat=")
    claimed = two.http.post(
        f"/api/rooms/{made['room']}/claim", json={"token": token, "name": "Bea"}
    )
    assert claimed.status_code == 200, claimed.text
    assert one.http.post(f"/api/rooms/{made['room']}/start").status_code == 200
    room: str = made["room"]
    return room


def play(players: list[Player], answers: int) -> None:
    """So many answers of these people, whoever is asked."""
    given = 0
    end = time.monotonic() + PATIENCE
    while given < answers:
        assert time.monotonic() < end
        for p in players:
            p.ask("ping")  # whatever was told before has come by then
            if p.open and given < answers:
                given += p.answer()


@contextlib.contextmanager
def back(server: Server, room: str, since: int) -> Iterator[Player]:
    """A seat at this worker, as soon as it lets one in; the browser tries until then."""
    end = time.monotonic() + PATIENCE
    with contextlib.ExitStack() as stack:
        while True:
            try:
                p = stack.enter_context(server.player(room, since=since))
                break
            except (ConnectionClosed, InvalidHandshake, OSError):
                assert time.monotonic() < end
                time.sleep(0.2)
        yield p


def until_closed(p: Player) -> None:
    """Speak until the table hangs up; nothing is taken from whoever it does not own any more."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            assert p.ask("answer", number=0, answer=[])["type"] == "refused"


def journal(url: str, room: str) -> list[Any]:
    engine = sa.create_engine(url)
    of = schema.journal.select().where(schema.journal.c.room == room).order_by(schema.journal.c.n)
    with engine.connect() as c:
        rows = list(c.execute(of))
    engine.dispose()
    return rows


def owner(url: str, room: str) -> tuple[str, int]:
    engine = sa.create_engine(url)
    of = sa.select(schema.rooms.c.owner, schema.rooms.c.epoch).where(schema.rooms.c.id == room)
    with engine.connect() as c:
        row = c.execute(of).one()
    engine.dispose()
    return row.owner, row.epoch


def heard(p: Player) -> list[int]:
    return [e["number"] for e in p.events]


def visit_with(server: Server, other: Server) -> Server:
    """The same browser at another worker."""
    visitor = server.other()
    visitor.http.cookies.update(other.http.cookies)
    return visitor


def test_a_game_goes_over_two_workers_and_outlives_one(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two, clock=BANK)
    with one.player(room) as ana, two.player(room) as bea:
        assert (ana.welcome["seat"], bea.welcome["seat"]) == (0, 1)
        play([ana, bea], 6)
        ana.ask("chat", text="hello from one")
        bea.until(lambda: any(m["type"] == "chat" for m in bea.heard))
        assert all(s["online"] for s in bea.room["seats"][:2])
        before = [s["seconds_left"] for s in bea.room["seats"][:2]]
        first = owner(shared, room)
        one.kill()
        killed = time.monotonic()
        until_closed(bea)  # the wire ends with the owner
    since = len(ana.events)
    with back(two, room, len(bea.events)) as bea2, back(visit_with(two, one), room, since) as ana2:
        assert time.monotonic() - killed < SOON
        assert not any(s["away"] for s in bea2.room["seats"])
        for was, now in zip(before, bea2.room["seats"], strict=False):
            assert was - now["seconds_left"] <= SOON
        play([ana2, bea2], 6)
        assert not any(s["away"] for s in bea2.room["seats"])
        for p, q in ((ana, ana2), (bea, bea2)):
            assert heard(p) + heard(q) == list(range(1, len(p.events) + len(q.events) + 1))
    second = owner(shared, room)
    assert second[0] != first[0]
    assert second[1] > first[1]
    rows = journal(shared, room)
    assert [r.n for r in rows] == list(range(len(rows)))
    told = [(r.seat, r.kind) for r in rows if r.by == "person"]
    answers = sum(len(p.acknowledged) for p in (ana, bea, ana2, bea2))
    assert len(told) >= answers == 12


def test_a_worker_that_stands_still_is_fenced_when_it_goes_on(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two, clock=BANK)
    assert one.process is not None
    with one.player(room) as ana, two.player(room) as bea:
        play([ana, bea], 4)
        os.kill(one.process.pid, signal.SIGSTOP)
        stopped = time.monotonic()
        until_closed(bea)
        with back(two, room, len(bea.events)) as bea2:
            assert time.monotonic() - stopped < SOON
            left = [s["seconds_left"] for s in bea2.room["seats"][:2]]
            bea2.ask("chat", text="they have gone on without you")
            os.kill(one.process.pid, signal.SIGCONT)
            until_closed(ana)  # it knows that it is the owner no more
            with back(one, room, len(ana.events)) as ana2:  # and leads the way to who is
                assert [line["text"] for line in ana2.chat] == ["they have gone on without you"]
                assert not any(s["away"] for s in ana2.room["seats"])
                assert min(left) > BANK_SECONDS - 60  # nobody pays for the standing still
                play([ana2, bea2], 4)
    assert "fenced" in one.log.read_text()
    assert owner(shared, room)[1] >= 2


def test_standing_still_in_the_middle_of_a_write_holds_nobody_up(begin: Begin, shared: str) -> None:
    """Its transaction stays open and keeps the room's row: the database ends it in time."""
    one, two = begin("one"), begin("two")
    room = meeting(one, two)
    still = make_engine(shared)
    with still.connect() as line:
        line.execute(schema.rooms.update().where(schema.rooms.c.id == room).values(asked=0.0))
        one.kill()
        killed = time.monotonic()
        with back(two, room, 0) as bea:
            assert time.monotonic() - killed < SOON
            bea.ask("chat", text="who has the room?")
        with pytest.raises(sa.exc.DBAPIError):
            line.execute(sa.select(schema.rooms.c.id))
    still.dispose()
    assert owner(shared, room)[1] >= 2


def test_a_worker_that_goes_leaves_its_rooms_to_the_other(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two, clock=BANK)
    with one.player(room) as ana, two.player(room) as bea:
        play([ana, bea], 4)
        assert one.process is not None
        one.process.terminate()
        for p in (ana, bea):
            until_closed(p)
        gone = time.monotonic()
        ana_comes = back(visit_with(two, one), room, len(ana.events))
        with back(two, room, len(bea.events)) as bea2, ana_comes as ana2:
            assert time.monotonic() - gone < SOON
            play([ana2, bea2], 4)
            assert not any(s["away"] for s in bea2.room["seats"])
    assert one.process.wait(PATIENCE) == -signal.SIGTERM
    assert "not handed over" not in one.log.read_text()
    assert "Traceback" not in one.log.read_text()


def test_bots_and_clocks_of_a_lost_worker_go_on_without_anybody(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    assert two.process is not None
    clock = {"kind": "answer", "seconds": 2, "on_flag": "bot"}
    plan = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    room = one.create("boardgame", plan, away_level="random", clock=clock)["room"]
    first = owner(shared, room)[0]
    one.kill()
    end = time.monotonic() + PATIENCE
    while owner(shared, room)[0] == first or not any(r.by == "bot" for r in journal(shared, room)):
        assert time.monotonic() < end
        time.sleep(0.2)
    rows = journal(shared, room)
    assert [r.n for r in rows] == list(range(len(rows)))


def test_one_is_forgotten_by_all_workers(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two)
    with two.player(room) as bea:
        bea.ask("chat", text="my secret")
    assert two.http.delete("/api/mine").json() == {"seats": 1}
    with one.player(room) as ana:
        assert [line["text"] for line in ana.chat] == [""]
        assert ana.room["seats"][1]["name"] == ""
        play([ana], 2)
    engine = sa.create_engine(shared)
    with engine.connect() as c:
        assert "Bea" not in str(c.execute(schema.seats.select()).all())
    engine.dispose()


def test_a_rematch_and_a_record_are_found_from_everywhere(begin: Begin, shared: str) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two)
    with one.player(room) as ana, two.player(room) as bea:
        play([ana, bea], 2)
        ana.ask("concede")
        bea.ask("concede")
        bea.until(lambda: bea.over)
    record = two.http.get(f"/api/rooms/{room}/record").text
    assert record.count("\n") > 4
    kept = one.http.post("/api/replays", content=record.encode()).json()["id"]
    assert two.http.get(f"/api/replays/{kept}/1").json()["steps"] > 2
    assert two.http.get(f"/api/replays/{room}/1").json()["steps"] > 2
    again = two.http.post(f"/api/rooms/{room}/rematch").json()["room"]
    assert one.http.post(f"/api/rooms/{room}/rematch").json()["room"] == again
    assert owner(shared, again)[1] >= 1
    with one.player(again) as ana, two.player(again) as bea:
        play([ana, bea], 2)
