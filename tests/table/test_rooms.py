"""Rooms: create, join by link, play, chat, undo, come back, replay."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

import weirwood
from tests.table.player import Player

GAME = "boardgame"
BOTS = {"away_level": "random"}


def bots(n: int) -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": "random"}] * n


def create(client: TestClient, plan: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    asked = {"game": GAME, "seats": plan, "name": "Ana", **BOTS, **more}
    made = client.post("/api/rooms", json=asked)
    assert made.status_code == 200, made.text
    out: dict[str, Any] = made.json()
    return out


def sit(ws: Any, room: str, **more: Any) -> Player:
    return Player(ws.send_json, ws.receive_json, room, **more)


def test_a_game_against_bots_from_lobby_to_end(client: TestClient) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.websocket_connect("/ws") as ws:
        p = sit(ws, made["room"])
        assert p.welcome["seat"] == 0
        p.play(30)
        p.ask("concede")
        while not p.over:
            p.wait("update")
        numbers = [e["number"] for e in p.events]
        assert numbers == list(range(1, len(numbers) + 1))
    record = client.get(f"/api/rooms/{made['room']}/record")
    assert record.status_code == 200
    assert weirwood.verify(record.text) is None
