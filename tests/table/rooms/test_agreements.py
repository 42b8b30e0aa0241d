"""Offers of a draw, a pause, or to take back: kept by the table until they are settled."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, create, minimal, sit, two_people
from tests.table.live import Browser
from tests.table.player import Player
from tests.table.server import PATIENCE, Server
from weirwood.table.rooms import people
from weirwood.table.rooms.room import Room
from weirwood.table.store.schema import Offers


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    made = Server(tmp_path, database)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.kill()
    made.http.close()


@contextlib.contextmanager
def company(server: Server) -> Iterator[tuple[str, Server]]:
    """A room of two people and a bot, and the browser of the other one."""
    plan = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
    made = server.create("boardgame", plan, name="Ana", away_level="random")
    other = server.other()
    token = made["links"]["1"].removeprefix("seat=")
    claim = {"token": token, "name": "Bea"}
    assert other.http.post(f"/api/rooms/{made['room']}/claim", json=claim).status_code == 200
    assert server.http.post(f"/api/rooms/{made['room']}/start").status_code == 200
    yield made["room"], other
    other.http.close()


def offered(p: Player) -> dict[str, Any]:
    request = p.position["undo_request"]
    return {
        "draw": p.room["draw_offers"],
        "pause": p.room["pause_offers"],
        "undo": None if request is None else (request["seat"], request["waiting"]),
    }


def beyond_a_barrier(p: Player, q: Player) -> None:
    """Both give their orders, and see those of the other."""
    p.answer()
    q.answer()
    p.until(lambda: all(a["kind"] != "planning.orders" for a in p.position["view"]["asked"]))


def test_offers_outlive_a_kill(server: Server) -> None:
    with company(server) as (room, other):
        with server.player(room) as p, other.player(room) as q:
            beyond_a_barrier(p, q)
            assert p.ask("undo")["type"] == "ok"
            assert p.ask("draw", agree=True)["type"] == "ok"
            assert q.ask("pause", pause=True)["type"] == "ok"
            server.kill()
        server.start()
        with server.player(room) as p, other.player(room) as q:
            assert offered(p) == {"draw": [0], "pause": [1], "undo": (0, [1])}
            assert q.ask("undo_reply", agree=True)["type"] == "ok"
            p.until(lambda: any(e["kind"] == "kernel.undone" for e in p.events))
            # the match has moved on, so the draw is offered anew; the wish to pause stays
            assert p.ask("pause", pause=True)["type"] == "ok"
            p.until(lambda: p.room["status"] == "paused")
            server.kill()
        server.start()
        with server.player(room) as p:
            assert p.room["status"] == "paused"
            assert offered(p) == {"draw": [], "pause": [], "undo": None}


def asked_to_take_back(p: Player, q: Player) -> None:
    beyond_a_barrier(p, q)
    assert p.ask("undo")["type"] == "ok"
    q.until(lambda: q.position["undo_request"])


def undone(p: Player) -> bool:
    return any(e["kind"] == "kernel.undone" for e in p.events)


def test_the_bot_of_somebody_who_was_removed_consents(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        asked_to_take_back(p, q)
        assert client.post(f"/api/rooms/{room}/seats/1/remove").status_code == 200
        p.until(lambda: undone(p))
        assert p.position["undo_request"] is None


def test_the_bot_of_somebody_who_has_gone_consents(client: Browser) -> None:
    room, other = two_people(client)
    hub = client.live.hub
    with client.socket() as one:
        p = sit(one, room)
        with other.socket() as two:
            asked_to_take_back(p, sit(two, room))
        p.ask("pause", pause=True)
        seat = hub.rooms[room].seats[1]
        run(client, people.take_over(hub, hub.rooms[room], [], [1]))
        p.until(lambda: undone(p))
        p.until(lambda: p.room["status"] == "paused")
        assert seat.away


def test_whoever_asked_and_left_asks_for_nothing(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        beyond_a_barrier(p, q)
        q.ask("undo")
        p.until(lambda: p.position["undo_request"])
        client.post(f"/api/rooms/{room}/seats/1/remove")
        p.until(lambda: p.position["undo_request"] is None)
        assert not undone(p)


def test_a_pause_does_not_swallow_the_consent_to_take_back(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        asked_to_take_back(p, q)
        p.ask("pause", pause=True)
        q.ask("pause", pause=True)
        assert q.ask("undo_reply", agree=True)["rule"] == "table.paused"
        p.ask("pause", pause=False)
        assert q.ask("undo_reply", agree=True)["type"] == "ok"
        p.until(lambda: undone(p))


def test_no_bot_agrees_to_a_draw_for_its_person(client: Browser) -> None:
    """Somebody who lost the connection for a while does not lose a won game, too."""
    room, other = two_people(client)
    hub = client.live.hub
    with client.socket() as one:
        p = sit(one, room)
        run(client, people.take_over(hub, hub.rooms[room], [], [1]))
        p.until(lambda: p.room["seats"][1]["away"])
        assert p.ask("draw", agree=True)["type"] == "ok"
        p.until(lambda: p.room["draw_offers"] == [0])
        assert not p.over
        # a match that moves on takes the offer off the table: the seat's owner answers at once
        with other.socket() as two:
            q = sit(two, room)
            if q.room["draw_offers"] != [0]:
                p.ask("draw", agree=True)
            q.ask("draw", agree=True)
            p.until(lambda: p.over)


def test_whoever_conceded_has_no_say_and_is_not_asked(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        assert q.ask("concede")["type"] == "ok"
        assert q.ask("draw", agree=True)["rule"] == "kernel.conceded"
        assert q.ask("pause", pause=True)["rule"] == "kernel.conceded"
        assert not p.over
        assert p.ask("pause", pause=True)["type"] == "ok"
        p.until(lambda: p.room["status"] == "paused")


def test_giving_up_against_bots_alone_ends_the_game_at_once(client: Browser) -> None:
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket() as ws:
        p = sit(ws, room)
        assert p.ask("concede")["type"] == "ok"
        p.until(lambda: p.over)
        assert p.position["view"]["standings"] == [[1, 2], [0]]
        assert p.events[-1]["kind"] == "kernel.stopped"
    assert client.post(f"/api/rooms/{room}/rematch").status_code == 200


def test_a_pass_that_was_taken_back_is_still_mine_after_a_restart(tmp_path: Path) -> None:
    room = Room(**minimal())
    room.offers.spared = {4, 7}
    room.offers.undo_from, room.offers.undo_waiting, room.offers.draw = 0, {1}, {2}
    again = Room(**minimal())
    again.offers = Offers.read(json.loads(json.dumps(room.offers.stored())))
    stored = {"undo": [0, [1]], "draw": [2], "spared": [4, 7]}
    assert again.offers.stored() == room.offers.stored() == stored
    assert Offers.read({}).stored() == {}


def run(client: Browser, work: Coroutine[Any, Any, None]) -> None:
    """Let the table do something in its own loop."""
    asyncio.run_coroutine_threadsafe(work, client.live.loop()).result(PATIENCE)
