"""One person, several browsers, several workers: what moves, moves where the room is in mind."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.cluster.conftest import Begin
from tests.table.cluster.test_workers import meeting, play
from tests.table.player import Player

pytestmark = pytest.mark.database


def ping_until_dropped(player: Player) -> None:
    while True:
        player.ask("ping")


def test_a_seat_moves_and_a_device_goes_at_every_worker(begin: Begin) -> None:
    one, two = begin("one"), begin("two")
    room = meeting(one, two)  # which the first worker owns
    phone, desk = two.http, two.other()
    token = desk.http.post("/api/mine/link", json={"device": "Desk"}).json()["token"]
    entered = phone.post("/api/enter/link", json={"code": token, "device": "Phone"}).json()
    assert entered["own"] == 1
    assert phone.post("/api/mine/bring").json()["own"] == 0
    with one.player(room) as ana, desk.player(room) as bea:
        assert bea.welcome["seat"] == 1
        play([ana, bea], 3)
        with two.player(room) as other:
            assert other.welcome["seat"] == 1
            (away,) = [d["id"] for d in entered["devices"] if d["name"] == "Phone"]
            assert desk.http.delete(f"/api/mine/devices/{away}").status_code == 200
            with pytest.raises(ConnectionClosed):
                ping_until_dropped(other)
        play([ana, bea], 3)
    with pytest.raises(ConnectionClosed), two.player(room):
        pass  # nor does the link that it has opened let it in
    assert [row["room"] for row in desk.http.get("/api/mine").json()] == [room]
    assert phone.get("/api/mine").json() == []
    desk.http.close()
