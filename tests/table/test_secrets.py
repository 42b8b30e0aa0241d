"""Every byte to a seat comes from its view and its events: the traffic of all seats, inspected."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.live import Browser
from tests.table.player import Player
from tests.table.test_rooms import bots, create, sit
from weirwood.kernel.event import seen_by


def seats_of(client: Browser, made: dict[str, Any], n: int) -> list[Browser]:
    """One browser per seat, each let in by its secret link."""
    browsers = []
    for seat in range(n):
        browser = client.other()
        token = made["links"][str(seat)].removeprefix("seat=")
        got = browser.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
        assert got.json()["seat"] == seat
        assert "httponly" in got.headers["set-cookie"].lower()
        assert "samesite=strict" in got.headers["set-cookie"].lower()
        browsers.append(browser)
    return browsers


def play_together(client: Browser, game: str, n: int, answers: int) -> tuple[Any, list[Player]]:
    made = create(client, [{"kind": "person"}] * n, game=game)
    room_id = made["room"]
    browsers = seats_of(client, made, n)
    assert client.post(f"/api/rooms/{room_id}/start").status_code == 200
    sockets = [b.socket() for b in browsers]
    players = [sit(s.__enter__(), room_id, seed=i) for i, s in enumerate(sockets)]
    table = client.live.table
    room = table.rooms[room_id]
    assert room.match is not None
    for _ in range(answers):
        if room.match.over:
            break
        seat = room.match.decisions[0].seat
        p = players[seat]
        while not p.open:
            p.listen()
        p.answer()
    for p in players:
        p.ask("ping")
    for s in sockets:
        s.__exit__(None, None, None)
    return room, players


@pytest.mark.parametrize(("game", "n"), [("boardgame", 3)])
def test_nobody_hears_more_than_their_view_and_events(client: Browser, game: str, n: int) -> None:
    room, players = play_together(client, game, n, 60)
    for seat, p in enumerate(players):
        told = [seen_by(e, seat) for e in room.events]
        mine = [e for e in told if e is not None]
        plain = json.loads(json.dumps(mine))
        heard = [{"kind": e["kind"], "args": e["args"]} for e in p.events]
        assert heard == plain[: len(heard)]
        assert len(heard) >= len(plain) - 5
        assert p.position["view"] == json.loads(json.dumps(room.match.view(seat)))
        for message in p.heard:
            for q in (message.get("position") or {}).get("questions", []):
                assert q["seat"] == seat
        text = json.dumps(p.heard)
        assert str(room.seed) not in text
        for s in room.seats:
            assert s.token not in text


def test_a_stranger_gets_neither_seat_nor_view(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}])
    client.post(f"/api/rooms/{made['room']}/start")
    stranger = client.other()
    with stranger.socket() as ws:
        ws.send_json({"type": "hello", "version": 1, "room": made["room"]})
        assert ws.close_code() == 4404
    bad = stranger.post(f"/api/rooms/{made['room']}/claim", json={"token": "guess" * 8})
    assert bad.status_code == 400
    assert bad.json()["rule"] == "table.bad_link"


def test_a_spectator_by_link_sees_the_public_side_only(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(1), {"kind": "person"}])
    client.post(f"/api/rooms/{made['room']}/start")
    watcher = client.other()
    token = made["links"]["watch"].removeprefix("watch=")
    watcher.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
    with watcher.socket() as ws:
        p = sit(ws, made["room"])
        assert p.welcome["seat"] is None
        assert p.position["questions"] == []
        assert p.ask("concede")["rule"] == "table.spectator"
        assert p.ask("chat", text="hello")["type"] == "ok"
        assert p.ask("chat", text="psst", to=[0])["rule"] == "table.chat_to"


def test_records_are_refused_during_play(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}])
    client.post(f"/api/rooms/{made['room']}/start")
    assert client.get(f"/api/rooms/{made['room']}/record").json()["rule"] == "table.not_over"
    assert client.get(f"/api/replays/{made['room']}/0").json()["rule"] == "table.not_over"
