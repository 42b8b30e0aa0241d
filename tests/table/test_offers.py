"""Offers of a draw, a pause, or to take back: kept by the table until they are settled."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.player import Player
from tests.table.server import Server


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
