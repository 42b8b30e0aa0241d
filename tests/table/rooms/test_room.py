"""Rooms: create, join by link, play, chat, undo, come back, replay."""

from __future__ import annotations

import weirwood
from tests.table.helpers import GAME, bots, create, sit, two_people
from tests.table.live import Browser
from weirwood.table.wire.protocol import VERSION


def test_a_game_against_bots_from_lobby_to_end(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
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


def test_two_people_play_and_one_comes_back(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one:
        p = sit(one, room)
        with other.socket() as two:
            q = sit(two, room)
            assert [s["name"] for s in q.welcome["room"]["seats"]] == ["Ana", "Bea", ""]
            p.answer()
            q.answer()
            q.ask("ping")
            last = q.events[-1]["number"] if q.events else 0
        p.answer()
        with other.socket() as two:
            again = sit(two, room, since=last)
            numbers = [e["number"] for e in again.events]
            assert numbers == list(range(last + 1, last + 1 + len(numbers)))
            assert again.position["view"]["seat"] == 1


def test_a_stale_or_foreign_answer_is_refused_with_its_rule(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        mine = p.open[0]["number"]
        assert q.ask("answer", number=mine, answer={})["rule"] == "kernel.stale"
        assert p.ask("answer", number=mine, answer={})["rule"] == "kernel.shape"
        assert p.ask("answer", number=mine + 900, answer=[])["rule"] == "kernel.stale"
        verdict = p.ask("why", number=mine, answer={"nowhere": "x"})
        assert verdict["type"] == "verdict"
        assert verdict["rule"]


def test_a_secret_answer_can_be_withdrawn(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        p.answer()
        p.ask("ping")
        assert p.open == []
        assert p.position["questions"][0]["answer"]
        q.ask("ping")
        assert all("answer" not in w for w in q.position["view"]["asked"] if w["seat"] == 0)
        assert p.ask("withdraw", number=p.position["questions"][0]["number"])["type"] == "ok"
        p.ask("ping")
        assert len(p.open) == 1


def test_private_chat_is_heard_by_its_seats_only(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        assert p.ask("chat", text="  hi \n <b>all</b> ")["type"] == "ok"
        assert q.wait("chat")["line"]["text"] == "hi <b>all</b>"
        assert p.ask("chat", text="only me", to=[0])["type"] == "ok"
        q.ask("ping")
        assert "only me" not in str(q.heard)
        assert p.ask("chat", text=" \n")["rule"] == "table.empty_chat"
        assert p.ask("chat", text="x" * 2000)["type"] == "ok"
        said = [m["line"]["text"] for m in p.heard if m["type"] == "chat"]
        assert len(said[-1]) <= 500


def test_undo_beyond_a_barrier_needs_the_others(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        p.answer()
        q.answer()
        p.ask("ping")
        while any(a["kind"] == "planning.orders" for a in p.position["view"]["asked"]):
            p.wait("update")
        assert p.ask("undo")["type"] == "ok"
        while not q.position["undo_request"]:
            q.wait("update")
        assert q.position["undo_request"] == {"seat": 0, "waiting": [1]}
        assert p.ask("undo_reply", agree=True)["rule"] == "table.no_request"
        assert q.ask("undo_reply", agree=True)["type"] == "ok"
        p.ask("ping")
        assert p.position["view"]["round"] == 1


def test_bots_always_consent_to_taking_back(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.answer()
        p.until(lambda: all(a["kind"] != "planning.orders" for a in p.position["view"]["asked"]))
        assert not p.position["can_undo"]  # the bots' orders have been revealed since
        assert p.ask("undo")["type"] == "ok"
        p.until(lambda: any(e["kind"] == "kernel.undone" for e in p.events))
        p.until(lambda: p.open)
        assert p.open[0]["kind"] == "planning.orders"


def test_the_host_removes_and_mutes(client: Browser) -> None:
    room, other = two_people(client)
    assert other.post(f"/api/rooms/{room}/seats/0/mute").json()["rule"] == "table.host_only"
    with other.socket() as two:
        q = sit(two, room)
        client.post(f"/api/rooms/{room}/seats/1/mute")
        assert q.ask("chat", text="hm")["rule"] == "table.muted"
        info = client.post(f"/api/rooms/{room}/seats/1/remove").json()
        assert info["seats"][1]["kind"] == "bot"
    with other.socket() as two:
        two.send_json({"type": "hello", "version": VERSION, "room": room})
        assert two.close_code() == 4404


def test_an_agreed_draw_and_a_rematch(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        p.ask("draw", agree=True)
        assert p.position["view"]["standings"] == []
        q.ask("draw", agree=True)
        p.ask("ping")
        assert p.over
        assert p.position["view"]["standings"] == [[0, 1, 2]]
    assert client.other().post(f"/api/rooms/{room}/rematch").json()["rule"] == "table.host_only"
    again = client.post(f"/api/rooms/{room}/rematch").json()["room"]
    assert other.post(f"/api/rooms/{room}/rematch").json()["room"] == again
    old, new = (client.live.hub.rooms[r] for r in (room, again))
    assert old.seed != new.seed
    assert old.settings == new.settings
    with other.socket() as two:
        q = sit(two, again)
        assert q.welcome["seat"] == 1
        assert [s["name"] for s in q.room["seats"]] == ["Ana", "Bea", ""]
        assert q.room["status"] == "playing"
    assert client.get(f"/api/rooms/{room}").json()["rematch"] == again
    assert client.post(f"/api/rooms/{again}/rematch").json()["rule"] == "table.not_over"


def test_a_finished_game_is_replayed_step_by_step(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(12)
        p.ask("concede")
        while not p.over:
            p.wait("update")
    steps = client.get(f"/api/replays/{made['room']}/0?eyes=all").json()["steps"]
    assert steps > 12
    for step in (0, 1, steps // 2, steps):
        for eyes in ("all", "0", "2", "none"):
            got = client.get(f"/api/replays/{made['room']}/{step}?eyes={eyes}")
            assert got.status_code == 200, got.text
    assert got.json()["view"]["over"]
    for eyes in ("all", "0", "none"):
        told = client.get(f"/api/replays/{made['room']}?eyes={eyes}").json()
        assert told["steps"] == steps
        shown = client.get(f"/api/replays/{made['room']}/7?eyes={eyes}").json()["events"]
        events = [line["events"] for line in told["lines"] if line["step"] == 7]
        assert [[e["kind"], e["args"]] for part in events for e in part] == [
            [e["kind"], e["args"]] for e in shown
        ]
        numbers = [e["number"] for line in told["lines"] for e in line["events"]]
        assert numbers == list(range(1, len(numbers) + 1))
    assert told["lines"][-1]["events"][-1]["kind"] == "kernel.stopped"
    assert client.get(f"/api/replays/{made['room']}?eyes=9").json()["rule"] == "kernel.seat"
    record = client.get(f"/api/rooms/{made['room']}/record").text
    uploaded = client.post("/api/replays", content=record).json()["id"]
    assert client.get(f"/api/replays/{uploaded}/3").json()["steps"] == steps
    for bad in (b"", b"\xff", b"{}", record.replace('"seat"', '"seet"').encode()):
        assert client.post("/api/replays", content=bad).status_code == 400


def test_my_games_are_found_again_and_can_be_forgotten(client: Browser) -> None:
    room, other = two_people(client)
    rows = other.get("/api/mine").json()
    assert [(r["room"], r["seat"], r["my_turn"]) for r in rows] == [(room, 1, True)]
    assert other.delete("/api/mine").json() == {"seats": 1}
    info = client.get(f"/api/rooms/{room}").json()
    assert info["seats"][1]["name"] == ""
    assert info["seats"][1]["away"]


def test_a_client_of_another_version_is_told_to_reload(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        ws.send_json({"type": "hello", "version": 99, "room": made["room"], "new": "field"})
        assert ws.receive_json() == {"type": "reload", "version": VERSION}


def test_bad_messages_do_not_break_the_connection(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        for bad in ("", "{", "[]", "null", '{"type":"fly"}', '{"type":"answer"}', "[" * 5000):
            ws.send_text(bad)
            assert p.wait("refused")["rule"] == "table.bad_request"
        assert p.ask("ping")["type"] == "pong"
        ws.send_text("x" * 40_000)
        assert ws.close_code() == 4413


def test_hosts_and_origins_are_checked(client: Browser) -> None:
    assert client.get("/health", headers={"host": "evil.example"}).status_code == 421
    evil = {"origin": "https://evil.example"}
    assert client.post("/api/rooms", json={}, headers=evil).status_code == 403
    page = client.get("/health")
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_wrong_rooms_are_refused(client: Browser) -> None:
    for asked, rule in (
        ({"game": "chess", "seats": []}, "kernel.unknown_game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, "kernel.seats"),
        ({"game": GAME, "seats": [{"kind": "king"}] * 3}, "table.bad_request"),
        ({"game": GAME, "seats": bots(3), "settings": {"x": 1}}, "kernel.setting_name"),
        ({"game": GAME, "seats": [{"kind": "bot", "level": "genius"}] * 3}, "kernel.unknown_bot"),
    ):
        got = client.post("/api/rooms", json=asked)
        assert got.status_code == 400
        assert got.json()["rule"] == rule
    assert client.get("/api/rooms/nowhere").status_code == 404
    assert client.post("/api/rooms", content=b"x" * 450_000).json()["rule"] == "table.too_large"
