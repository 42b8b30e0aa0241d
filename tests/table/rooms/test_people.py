"""People: away and back, hot seat, pauses, open tables, seats offered anew, one's own data."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import GAME, bots, config, create, sit, two_people
from tests.table.live import Browser, Live
from weirwood.table.hub import Hub
from weirwood.table.rooms import bot_turns, people
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.protocol import VERSION


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that looks after its people more often."""
    monkeypatch.setattr(people, "TICK_SECONDS", 0.05)


def impatient(client: Browser, room: str) -> None:
    """Let the grace period of this room be over at once."""
    client.live.hub.rooms[room].away_seconds = 0


def test_a_bot_keeps_the_seat_of_an_absent_player_warm(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one:
        p = sit(one, room)
        with other.socket() as two:
            q = sit(two, room)
            assert q.welcome["seat"] == 1
        impatient(client, room)
        p.answer()
        p.until(lambda: p.room["seats"][1]["away"])
        seat = p.room["seats"][1]
        assert (seat["kind"], seat["online"], seat["level"]) == ("person", False, "random")
        p.until(lambda: all(w["seat"] != 1 for w in p.position["waiting"]))
        with other.socket() as two:
            q = sit(two, room)
            assert not q.room["seats"][1]["away"]
            assert q.welcome["seat"] == 1
            p.until(lambda: not p.room["seats"][1]["away"])


def test_nobody_is_replaced_while_nobody_waits_for_them(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    impatient(client, made["room"])
    with client.socket() as ws:
        p = sit(ws, made["room"])
        number = p.open[0]["number"]
    room = client.live.hub.rooms[made["room"]]
    for _ in range(5):
        client.get("/health")
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert not room.seats[0].away
        assert p.open[0]["number"] == number


def test_absence_does_not_count_where_days_are_given(client: Browser) -> None:
    room, _ = two_people(client, clock={"kind": "days", "seconds": 172_800})
    live = client.live.hub.rooms[room]
    impatient(client, room)
    with client.socket() as one:
        p = sit(one, room)
        p.answer()
        for _ in range(10):
            p.ask("ping")
        assert not live.seats[1].away


def test_one_browser_may_hold_several_seats(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "me"}, *bots(1)])
    with client.socket() as one:
        p = sit(one, made["room"])
        assert (p.welcome["seat"], p.welcome["mine"]) == (0, [0, 1])
        assert [s["online"] for s in p.room["seats"]] == [True, True, False]
        p.answer()
        assert [w["seat"] for w in p.position["waiting"]] == [1]
    with client.socket() as two:
        q = sit(two, made["room"], seat=1)
        assert q.position["view"]["seat"] == 1
        q.answer()
        q.ask("ping")
        assert q.events
    with client.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": made["room"], "seat": 2})
        assert ws.close_code() == 4403


def test_a_pause_needs_everybody_and_going_on_one(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        p.ask("pause", pause=True)
        q.until(lambda: q.room["pause_offers"] == [0])
        assert q.room["status"] == "playing"
        p.ask("pause", pause=False)
        q.until(lambda: q.room["pause_offers"] == [])
        p.ask("pause", pause=True)
        q.ask("pause", pause=True)
        p.until(lambda: p.room["status"] == "paused")
        number = p.open[0]["number"]
        answer = p.choose(p.open[0])
        assert p.ask("answer", number=number, answer=answer)["rule"] == "table.paused"
        q.ask("pause", pause=False)
        p.until(lambda: p.room["status"] == "playing")
        assert p.answer()


def test_what_cannot_be_done_now_says_why(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    with client.socket() as ws:
        p = sit(ws, made["room"])

        def refusals() -> set[str]:
            asked = [
                p.ask("draw", agree=True),
                p.ask("undo"),
                p.ask("concede"),
                p.ask("withdraw", number=1),
            ]
            return {reply["rule"] for reply in asked}

        assert refusals() == {"table.not_started"}
        assert p.ask("pause", pause=True)["rule"] == "table.not_started"
        client.post(f"/api/rooms/{made['room']}/start")
        p.ask("pause", pause=True)
        assert refusals() == {"table.paused"}
        p.ask("pause", pause=False)
        p.ask("draw", agree=True)
        assert refusals() == {"kernel.over"}
        assert p.ask("pause", pause=True)["rule"] == "kernel.over"


def test_whoever_is_forgotten_leaves_the_table(client: Browser) -> None:
    """Also where another tab is still open: a seat without an owner is nobody's to play."""
    room, other = two_people(client)
    with other.socket() as two:
        sit(two, room)
        assert other.delete("/api/mine").json() == {"seats": 1}
        assert two.close_code() == 4408


def test_an_offer_of_a_draw_is_seen(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        p.ask("draw", agree=True)
        q.until(lambda: q.room["draw_offers"] == [0])
        p.ask("draw", agree=False)
        q.until(lambda: q.room["draw_offers"] == [])


def test_open_tables_are_listed_and_joined(client: Browser) -> None:
    plan = [{"kind": "me"}, {"kind": "open"}, *bots(1)]
    made = create(client, plan, public=True)
    hidden = create(client, plan)
    other = client.other()
    rows = other.get("/api/rooms").json()
    assert [r["room"] for r in rows] == [made["room"]]
    assert [s["kind"] for s in rows[0]["seats"]] == ["person", "open", "bot"]
    sat = other.post(f"/api/rooms/{made['room']}/sit", json={"token": "", "name": "Bea"})
    assert sat.json() == {"room": made["room"], "seat": 1}
    refused = other.post(f"/api/rooms/{hidden['room']}/sit", json={"token": ""})
    assert refused.json()["rule"] == "table.no_seat"
    client.post(f"/api/rooms/{made['room']}/start")
    third = client.other()
    with third.socket() as ws:  # anybody may watch an open table
        assert sit(ws, made["room"]).welcome["seat"] is None
    assert third.post(f"/api/rooms/{made['room']}/sit", json={"token": ""}).status_code == 400


def test_a_seat_of_a_running_game_is_offered_to_somebody_new(client: Browser) -> None:
    room, other = two_people(client)
    made = client.post(f"/api/rooms/{room}/seats/1/offer").json()
    assert made["room"]["seats"][1]["kind"] == "bot"
    third = client.other()
    token = made["link"].removeprefix("seat=")
    claimed = third.post(f"/api/rooms/{room}/claim", json={"token": token, "name": "Cai"})
    assert claimed.json()["seat"] == 1
    seat = client.get(f"/api/rooms/{room}").json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("person", "Cai", "")
    with other.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": room})
        assert ws.close_code() == 4404


def test_a_seat_of_an_open_table_is_offered_to_whoever_comes(client: Browser) -> None:
    room, _ = two_people(client, public=True)
    stranger = client.other()
    url = f"/api/rooms/{room}/sit"
    assert stranger.post(url, json={"token": ""}).json()["rule"] == "table.no_seat"
    client.post(f"/api/rooms/{room}/seats/1/offer")
    seats = stranger.get("/api/rooms").json()[0]["seats"]
    assert [s["offered"] for s in seats] == [False, True, False]
    assert stranger.post(url, json={"token": "", "name": "Cai"}).json()["seat"] == 1
    seat = client.get(f"/api/rooms/{room}").json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["offered"]) == ("person", "Cai", False)
    with stranger.socket() as ws:
        assert sit(ws, room).welcome["seat"] == 1
    assert client.other().post(url, json={"token": ""}).json()["rule"] == "table.no_seat"


def test_the_host_mutes_spectators_and_makes_them_a_new_link(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    url = f"/api/rooms/{made['room']}"
    watcher, late = client.other(), client.other()
    old = made["links"]["watch"].removeprefix("watch=")
    watcher.post(f"{url}/claim", json={"token": old})
    assert watcher.post(f"{url}/watchers/mute").json()["rule"] == "table.host_only"
    assert client.post(f"{url}/watchers/shave").json()["rule"] == "table.bad_request"
    with watcher.socket() as ws:
        p = sit(ws, made["room"])
        assert client.post(f"{url}/watchers/mute").json()["hushed"]
        assert p.ask("chat", text="hm")["rule"] == "table.muted"
        assert not client.post(f"{url}/watchers/unmute").json()["hushed"]
        assert p.ask("chat", text="hm")["type"] == "ok"
        new = client.post(f"{url}/watchers/offer").json()["link"].removeprefix("watch=")
        assert ws.close_code() == 4408
    with watcher.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": made["room"]})
        assert ws.close_code() == 4404
    assert late.post(f"{url}/claim", json={"token": old}).json()["rule"] == "table.bad_link"
    assert late.post(f"{url}/claim", json={"token": new}).json()["seat"] is None


def test_what_the_host_decided_outlives_the_table(tmp_path: Path, database: str) -> None:
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    room, _ = two_people(client, public=True)
    client.post(f"/api/rooms/{room}/seats/0/mute")
    client.post(f"/api/rooms/{room}/seats/1/offer")
    client.post(f"/api/rooms/{room}/watchers/mute")
    live.stop()
    again = Live(config(tmp_path, database=database))
    again.start()
    info = again.browser().get(f"/api/rooms/{room}").json()
    again.stop()
    assert info["hushed"]
    assert [s["muted"] for s in info["seats"]] == [True, False, False]
    assert [s["offered"] for s in info["seats"]] == [False, True, False]


def test_a_latecomer_finds_the_seat(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    client.post(f"/api/rooms/{made['room']}/start")
    late = client.other()
    token = made["links"]["1"].removeprefix("seat=")
    late.post(f"/api/rooms/{made['room']}/claim", json={"token": token, "name": "Bea"})
    with late.socket() as ws:
        q = sit(ws, made["room"])
        assert q.welcome["seat"] == 1
        assert q.room["seats"][1]["level"] == ""


def test_my_games_are_listed_without_waking_them(client: Browser) -> None:
    room, other = two_people(client)
    hub = client.live.hub
    with client.socket() as one:
        sit(one, room).answer()
    hub.rooms.pop(room)
    mine = [(r["room"], r["seat"], r["my_turn"]) for r in client.get("/api/mine").json()]
    theirs = [(r["room"], r["seat"], r["my_turn"]) for r in other.get("/api/mine").json()]
    assert mine == [(room, 0, False)]
    assert theirs == [(room, 1, True)]
    assert room not in hub.rooms


def test_a_lost_cookie_of_the_seat_is_made_good_by_the_browser(client: Browser) -> None:
    room, other = two_people(client)
    other.cookies.delete(f"seat_{room}")
    with other.socket() as ws:
        assert sit(ws, room).welcome["seat"] == 1


def test_everything_about_a_browser_is_exported_and_deleted(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one, other.socket() as two:
        p, q = sit(one, room), sit(two, room)
        q.answer()
        q.ask("chat", text="hello there")
        p.ask("chat", text="not mine")
    data: dict[str, Any] = other.get("/api/mine/export").json()
    (seat,) = data["seats"]
    assert (seat["room"], seat["seat"], seat["name"], seat["lang"]) == (room, 1, "Bea", "es")
    assert [a["kind"] for a in seat["answers"]] == ["planning.orders"]
    assert [c["text"] for c in seat["said"]] == ["hello there"]
    assert client.other().get("/api/mine/export").json()["rule"] == "table.nobody"
    assert other.delete("/api/mine").json() == {"seats": 1}
    with client.socket() as one:
        p = sit(one, room)
        assert [c["text"] for c in p.welcome["chat"]] == ["", "not mine"]
        assert "Bea" not in json.dumps(p.welcome)
    assert "Bea" not in client.get(f"/api/rooms/{room}").text


def test_an_answer_whose_sender_has_left_is_told_to_the_others(client: Browser) -> None:
    room, other = two_people(client)
    with client.socket() as one:
        p = sit(one, room)
        with other.socket() as two:
            q = sit(two, room)
            question = q.open[0]
            answer = q.choose(question)
            q.send_json(
                {"type": "answer", "id": 99, "number": question["number"], "answer": answer}
            )
        p.until(lambda: all(w["seat"] != 1 for w in p.position["waiting"]))


def test_two_tabs_cannot_answer_one_question_twice(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}])
    with client.socket() as one, client.socket() as two:
        client.post(f"/api/rooms/{made['room']}/start")
        p, q = sit(one, made["room"]), sit(two, made["room"])
        p.until(lambda: p.open)
        question = p.open[0]
        answer = p.choose(question)
        for tab in (p, q):
            tab.send_json(
                {"type": "answer", "id": 7, "number": question["number"], "answer": answer}
            )
        replies = []
        for tab in (p, q):
            message = tab.listen()
            while message.get("id") != 7:
                message = tab.listen()
            replies.append(message["type"])
        assert sorted(replies) == ["ok", "refused"]


def test_a_link_says_what_it_invites_to_before_a_seat_is_taken(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    token = made["links"]["1"].removeprefix("seat=")
    url, other = f"/api/rooms/{made['room']}", client.other()
    told = other.post(f"{url}/invitation", json={"token": token}).json()
    assert told["seat"] == 1
    assert told["room"]["seats"][told["room"]["host_seat"]]["name"] == "Ana"
    assert not told["room"]["host"]
    assert other.get("/api/mine").json() == []
    watch = made["links"]["watch"].removeprefix("watch=")
    assert other.post(f"{url}/invitation", json={"token": watch}).json()["seat"] is None
    no = other.post(f"{url}/invitation", json={"token": "x" * 30})
    assert no.json()["rule"] == "table.bad_link"


def test_a_room_in_which_something_is_being_done_is_left_alone(tmp_path: Path) -> None:
    """The rules run beside the loop: whoever looks meanwhile may see half an answer."""

    async def work() -> bool:
        hub = Hub(config(tmp_path))
        plan = [msg.SeatPlan(kind="me")] * 3
        room, *_ = await hub.create(msg.NewRoom(game=GAME, seats=plan), "ana")
        assert room.match is not None
        watch = asyncio.create_task(people.watch(hub))
        async with room.lock:
            room.match.st.replies.append(None)
            await asyncio.sleep(2.5 * people.TICK_SECONDS)
            room.match.st.replies.pop()
        goes_on = not watch.done()
        watch.cancel()
        await hub.stop()
        return goes_on

    assert asyncio.run(work())


def test_whoever_comes_while_the_rules_work_is_told_what_was_asked_before(tmp_path: Path) -> None:
    """Bots are woken and rooms are told without the lock, in the midst of an answer too."""

    async def work() -> None:
        hub = Hub(config(tmp_path))
        plan = [msg.SeatPlan(kind="me")] * 3
        clock = msg.Clock(kind="answer", seconds=60)
        room, *_ = await hub.create(msg.NewRoom(game=GAME, seats=plan, clock=clock), "ana")
        assert room.match is not None
        asked = room.to_move()
        assert asked
        room.match.st.replies.append(None)
        bot_turns.wake(hub, room)
        assert room.to_move() == asked
        assert all(room.info({}).seats[seat].seconds_left is not None for seat in asked)
        room.match.st.replies.pop()
        await hub.stop()

    asyncio.run(work())


def test_a_room_that_nobody_visits_is_looked_at_now_and_then(tmp_path: Path) -> None:
    """Five thousand of them would keep the loop busy; a clock that runs down is not missed."""

    async def work(clock: msg.Clock) -> list[float]:
        hub = Hub(config(tmp_path))
        plan = [msg.SeatPlan(kind="me")] * 3
        room, *_ = await hub.create(msg.NewRoom(game=GAME, seats=plan, clock=clock), "ana")
        now, rests = time.monotonic(), []
        await people.look_after(hub, room, now)
        rests.append(room.rests_until - now)
        await hub.room(room.id)  # somebody comes
        rests.append(room.rests_until)
        await people.look_after(hub, room, now)
        await hub.save_room(room)  # something has changed
        rests.append(room.rests_until)
        await hub.stop()
        return rests

    assert asyncio.run(work(msg.Clock())) == [people.REST_SECONDS, 0.0, 0.0]
    least, *others = asyncio.run(work(msg.Clock(kind="bank", seconds=10)))
    assert 0.0 < least <= 10.0
    assert others == [0.0, 0.0]
