"""A running table: its loop stays free, its log says nothing secret, it stops in good order."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import threading
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.kernel.test_registry import broken_packages
from tests.table.helpers import bots, config, create, finished_record, sit
from tests.table.live import Browser, Live
from tests.table.player import Player
from tests.table.server import PATIENCE, Server
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.match import Match
from weirwood.table.host import gc as collector
from weirwood.table.http.guard import ShutdownReply
from weirwood.table.hub import Hub
from weirwood.table.rooms import bot_workers as workers
from weirwood.table.store import rooms as storage
from weirwood.table.store.database import Store
from weirwood.table.store.schema import Line
from weirwood.table.wire import protocol as msg

MOST = 0.005  # seconds that the loop may compute at a stretch


class Stopwatch:
    """Measures what each callback of the event loop costs its thread, preemption left out."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self.count = 0

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        run = asyncio.Handle._run

        def timed(handle: Any) -> None:
            begun = time.thread_time()
            run(handle)
            spent = time.thread_time() - begun
            self.count += 1
            if spent > self.longest:
                task = getattr(handle._callback, "__self__", None)
                coroutine = task.get_coro() if isinstance(task, asyncio.Task) else handle
                self.longest, self.what = spent, repr(coroutine)

        monkeypatch.setattr(asyncio.Handle, "_run", timed)


def everybody(
    client: Browser, game: str, seats: int, lines: contextlib.ExitStack, **settings: Any
) -> list[Player]:
    """People at all seats, and a spectator: each on a line of their own."""
    made = create(client, [{"kind": "person"}] * seats, game=game, settings=settings)
    url = f"/api/rooms/{made['room']}"
    players: list[Player] = []
    for link in [*(made["links"][str(n)] for n in range(seats)), made["links"]["watch"]]:
        browser = client.other()
        browser.post(f"{url}/claim", json={"token": link.partition("=")[2]})
        line = lines.enter_context(browser.socket())
        players.append(sit(line, made["room"], seed=len(players)))
        players[-1].browser = browser
    client.post(f"{url}/start")
    return players


def play_in_turn(players: list[Player], answers: int) -> None:
    """Whoever is asked answers; the others hear of it."""
    for _ in range(answers):
        for p in players:
            p.ask("ping")
        asked = next((p for p in players if p.open), None)
        if asked is None:
            return
        asked.answer()


@pytest.mark.soak  # it takes the time, so a busy machine may fail it
@pytest.mark.parametrize(
    ("game", "seats", "answers"),
    [
        ("boardgame", 6, 60),
        ("btwixt", 6, 60),
        ("cardgame", 2, 60),
        ("cardgame", 6, 60),
        ("miniatures", 2, 60),
        ("miniatures", 4, 60),
    ],
)
def test_the_loop_never_computes_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, answers: int
) -> None:
    """Rules, views and messages are made beside the loop, whichever game is played by however many.

    Everybody at the table is told of every answer, and comes back to a game that is under way.
    """
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    watch = Stopwatch()
    with collector.looked_after():  # as `weirwood serve` does
        watch.install(monkeypatch)
        with contextlib.ExitStack() as lines:
            players = everybody(client, game, seats, lines)
            play_in_turn(players, answers)
        with contextlib.ExitStack() as lines:
            for p in players:
                again = lines.enter_context(p.browser.socket())
                sit(again, p.room["room"], seat=p.welcome["seat"])
        live.stop()
    assert watch.count > 50
    assert watch.longest < MOST, watch.what


@pytest.mark.soak  # likewise
def test_no_request_keeps_the_loop_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the first one, not a long list, not a card file that everybody in the room is told of."""
    live = Live(config(tmp_path, max_rooms_per_browser=1000))
    live.start()
    client = live.browser()
    watch = Stopwatch()
    with collector.looked_after():
        watch.install(monkeypatch)
        edition = client.get("/content/btwixt.json").json()["edition"]
        for path in (
            "/",
            "/health",
            "/metrics",
            "/api/games",
            "/openapi.json",
            "/ledger/btwixt/en.json",
        ):
            client.get(path)
        for _ in range(100):
            create(client, [{"kind": "me"}, *[{"kind": "open"}] * 5], public=True)
        for path in ("/api/rooms", "/api/mine", "/api/mine/export"):
            assert len(client.get(path).content) > 10_000
        with contextlib.ExitStack() as lines:
            players = everybody(client, "btwixt", 6, lines, edition=edition)
            room = players[0].room["room"]
            for line in range(300):
                players[0].ask("chat", text=f"{line} " + "x" * 490)
            for what in ("mute", "unmute"):
                client.post(f"/api/rooms/{room}/seats/1/{what}")
            client.get(f"/api/rooms/{room}")
            again = lines.enter_context(players[1].browser.socket())
            p = sit(again, room, seat=1)
            p.ask("ping")
            assert len(p.chat) == 300
        live.stop()
    assert watch.longest < MOST, watch.what


def test_long_settings_are_told_over_http_alone(client: Browser) -> None:
    """A card file goes to whoever asks for it, and not to everybody with every change."""
    edition = client.get("/content/btwixt.json").json()["edition"]
    made = create(client, [{"kind": "me"}] * 3, game="btwixt", settings={"edition": edition})
    url = f"/api/rooms/{made['room']}"
    assert client.get(url).json()["settings"]["edition"] == edition
    with client.socket() as ws:
        p = sit(ws, made["room"])
        settings = client.get(url).json()["settings"]
        assert p.room["settings"] == {k: v for k, v in settings.items() if k != "edition"}
        client.post(f"{url}/seats/1/mute")
        p.until(lambda: p.room["seats"][1]["muted"])
        assert "edition" not in p.room["settings"]


def test_a_long_chat_comes_in_parts_and_in_order(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(2)])
    room = client.live.hub.rooms[made["room"]]
    said = [f"line {n}" for n in range(250)]
    with client.socket() as ws:
        p = sit(ws, made["room"])
        for line in said:
            assert p.ask("chat", text=line)["type"] == "ok"
    assert len(room.chat) == 250
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert len(p.welcome["chat"]) == msg.CHAT_AT_ONCE
        p.ask("ping")
        assert [c["text"] for c in p.chat] == said


RULES = (
    *("answer", "choices", "concede", "draw", "options", "propose", "record", "redeal"),
    *("sample", "save", "undo", "view", "why_not", "withdraw"),
)


def test_no_rule_runs_in_the_loop(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked of a match is done by another thread than the one that serves all."""
    loop = client.live.thread.ident
    caught: list[str] = []
    calls: set[str] = set()

    def watched(name: str) -> Any:
        real = getattr(Match, name)

        def call(*args: Any, **more: Any) -> Any:
            calls.add(name)
            if threading.get_ident() == loop:
                caught.append(name)
            return real(*args, **more)

        return call

    for name in RULES:
        monkeypatch.setattr(Match, name, watched(name))
    for game, seats in (("boardgame", 3), ("miniatures", 2)):
        made = create(client, [{"kind": "me"}, *bots(seats - 1)], game=game)
        with client.socket() as ws:
            p = sit(ws, made["room"])
            p.play(6)
            while not p.open:
                p.listen()
            q = p.open[0]
            p.ask("why", number=q["number"], answer=["x"])
            p.ask("extend", number=q["number"], so_far=[])
            p.ask("propose", number=q["number"])
            p.ask("undo")
            p.ask("concede")
            while not p.over:
                p.listen()
        client.get(f"/api/rooms/{made['room']}/record")
        client.get(f"/api/replays/{made['room']}/3?eyes=all")
    assert caught == []
    assert {"answer", "choices", "options", "propose", "record", "save", "undo", "view"} <= calls


# ---- stopping -----------------------------------------------------------------------------------


class Late(SpawnProcess):
    """A process that takes its time to be born."""

    asked = threading.Event()
    born = threading.Event()

    def start(self) -> None:
        self.asked.set()
        assert self.born.wait(20)
        super().start()


def test_a_worker_that_is_just_being_born_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table told to stop while a bot's process starts: it ends in good order all the same."""
    made: list[Late] = []

    def late(**how: Any) -> Late:
        made.append(Late(**how))
        return made[-1]

    monkeypatch.setattr(workers._context, "Process", late)

    async def stop_meanwhile() -> None:
        pool = workers.Workers(1, 30.0)
        job = asyncio.create_task(pool.run(time.sleep, 0))
        await asyncio.to_thread(Late.asked.wait, 20)
        closing = asyncio.create_task(asyncio.to_thread(pool.close))
        while not pool.workers[0].closed:
            await asyncio.sleep(0)
        Late.born.set()
        await closing
        with pytest.raises(workers.Stalled):
            await job

    asyncio.run(stop_meanwhile())
    assert [p.is_alive() for p in made] == [False]


def test_what_was_begun_is_stored_before_the_table_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The one who sent an answer is gone, the table is told to stop: the answer counts."""
    plan = [msg.SeatPlan(kind="person"), *[msg.SeatPlan(kind="bot", level="random")] * 2]
    new = msg.NewRoom(game="boardgame", seats=plan, away_level="random")

    async def work() -> str:
        hub = Hub(config(tmp_path, bot_delay=600.0))
        room, *_ = await hub.create(new, "ana")
        room.seats[0].browser = "ana"
        await hub.begin(room)
        assert room.match is not None
        d = next(d for d in room.match.decisions if d.seat == 0)
        answer = room.match.propose(d, Splitmix(1), 1)[0]
        asked, go = asyncio.Event(), threading.Event()
        loop, submit = asyncio.get_running_loop(), hub.store.submit

        def slow(job: Any) -> Any:
            loop.call_soon_threadsafe(asked.set)
            go.wait()
            return submit(job)

        monkeypatch.setattr(hub.store, "submit", slow)
        sender = asyncio.create_task(hub.shield(hub.act(room, Line("answer", 0, d.kind, answer))))
        await asked.wait()
        sender.cancel()
        stopping = asyncio.create_task(hub.stop())
        while not hub.stopping:
            await asyncio.sleep(0)
        go.set()
        await stopping
        assert hub.tasks == hub.shielded == set()
        return room.id

    room = asyncio.run(work())
    store = Store(config(tmp_path).url())
    again = storage.load(store, room)
    store.close()
    assert again is not None
    assert again.journal == 1
    assert [r for r in caplog.records if r.levelname in ("WARNING", "ERROR")] == []


def test_an_answer_counts_although_its_browser_is_let_go_meanwhile(
    client: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "me"}, *bots(1)])
    hub, begun, go = client.live.hub, threading.Event(), threading.Event()
    room, submit = hub.rooms[made["room"]], hub.store.submit
    end = time.monotonic() + PATIENCE
    with client.socket() as ws:
        p = sit(ws, room.id, seat=0)
        q = p.open[0]
        answer = p.choose(q)

        def late(work: Any) -> Any:
            begun.set()
            go.wait(PATIENCE)
            return submit(work)

        with monkeypatch.context() as m:
            m.setattr(hub.store, "submit", late)
            ws.send_json({"type": "answer", "id": 99, "number": q["number"], "answer": answer})
            assert begun.wait(PATIENCE)
        client.live.loop().call_soon_threadsafe(hub.dismiss, room.id)
        while hub.connections:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert len(hub.shielded) == 1
        go.set()
    while hub.shielded:
        assert time.monotonic() < end
        time.sleep(0.01)
    assert (0, q["kind"]) in [(line.seat, line.kind) for line in lines(hub, room.id)]
    assert [r for r in caplog.records if r.levelname in ("WARNING", "ERROR")] == []


def lines(hub: Hub, room: str) -> list[Line]:
    return storage.read_journal(hub.store, room)


def test_a_wish_to_take_back_outlives_the_answers_of_others(tmp_path: Path) -> None:
    """Only who asked takes it off the table by going on, or whoever has to agree to it."""
    new = msg.NewRoom(game="boardgame", seats=[msg.SeatPlan(kind="person")] * 3)

    async def work() -> None:
        hub = Hub(config(tmp_path))
        room, *_ = await hub.create(new, "ana")
        for s, name in zip(room.seats, ("ana", "bea", "cai"), strict=True):
            s.browser = name
        await hub.begin(room)
        room.offers.undo_from, room.offers.undo_waiting = 0, {1, 2}
        assert room.match is not None
        for seat in (1, 0):
            d = next(d for d in room.match.decisions if d.seat == seat)
            answer = room.match.sample(d, Splitmix(1))
            await hub.act(room, Line("answer", seat, d.kind, answer))
            assert room.offers.undo_from == (0 if seat == 1 else None)
        await hub.stop()

    asyncio.run(work())


@pytest.mark.parametrize("begun", [False, True])
def test_a_request_that_is_broken_off_is_no_failure(begun: bool) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    async def slow(_scope: Any, _receive: Any, send: Any) -> None:
        if begun:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(60)

    async def work() -> None:
        layer = ShutdownReply(slow)
        task = asyncio.ensure_future(layer({"type": "http"}, receive, send))
        await asyncio.sleep(0)
        task.cancel()
        await task

    asyncio.run(work())
    assert sent[0]["status"] == (200 if begun else 503)


def test_a_polite_stop_loses_nothing_and_the_log_holds_no_secrets(tmp_path: Path) -> None:
    server = Server(tmp_path, "", level="debug")
    server.start()
    plan = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    made = server.create("boardgame", plan, away_level="random")
    with server.player(made["room"]) as p:
        assert p.answer()
        p.ask("answer", number=9999, answer=[])
        p.ask("chat", text="a private word")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    server.start()
    with server.player(made["room"]) as p:
        assert [c["text"] for c in p.welcome["chat"]] == ["a private word"]
        p.answer()
    server.stop()
    secrets = [c.value for c in server.http.cookies.jar]
    server.http.close()
    text = server.log.read_text()
    assert "Traceback" not in text, text
    lines = [json.loads(line) for line in text.splitlines()]
    addresses = [x for x in lines if "127.0.0.1" in str(x) and "running on" not in x["what"]]
    assert addresses == []
    assert all({"at", "level", "what"} <= line.keys() for line in lines)
    assert lines
    for secret in [*made["links"].values(), *secrets, "a private word"]:
        assert secret is not None
        for part in secret.removeprefix("seat=").removeprefix("watch=").split("."):
            assert part not in text


def test_ctrl_c_reaches_the_workers_too_and_nobody_complains(tmp_path: Path) -> None:
    """A terminal sends it to the whole group, while a worker starts and while it thinks."""
    server = Server(tmp_path, "")
    server.start()
    assert server.process is not None
    made = server.create("boardgame", [{"kind": "bot", "level": "random"}] * 3)
    assert made["seat"] is None
    os.killpg(server.process.pid, signal.SIGINT)
    server.process.wait(PATIENCE)
    server.http.close()
    assert server.log.read_text() == ""


def test_a_broken_game_is_noted_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in broken_packages(tmp_path).items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path, "")
    server.start()
    rows = server.http.get("/api/games").json()
    assert {"boardgame", "btwixt", "cardgame", "miniatures"} == {g["id"] for g in rows}
    plan = {"game": "ashes", "seats": [{"kind": "me"}]}
    assert server.http.post("/api/rooms", json=plan).json()["rule"] == "kernel.broken_game"
    assert server.http.get("/words/ashes/en.ftl").status_code == 400
    server.create("btwixt", [{"kind": "me"}, *bots(2)], away_level="random")
    server.stop()
    server.http.close()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    noted = [(x["what"], x.get("game", x.get("bot"))) for x in lines]
    assert noted == [
        ("game cannot be loaded", "ashes"),
        ("game cannot be loaded", "dust"),
        ("game cannot be loaded", "exile"),
        ("bot cannot be loaded", "deserter"),
        ("bot cannot be loaded", "wight"),
    ]


def test_it_says_how_it_is(client: Browser) -> None:
    assert client.get("/health").json()["ok"]
    with client.socket() as ws:
        made = create(client, [{"kind": "me"}, *bots(2)])
        del made
        lines = client.get("/metrics").text.splitlines()
        figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert float(figures["weirwood_rooms"]) == 1
        assert float(figures["weirwood_commit_seconds_count"]) >= 1
        ws.send_text("{}")


def test_limits_are_kept(tmp_path: Path) -> None:
    tight = config(
        tmp_path,
        max_rooms=2,
        max_rooms_per_browser=1,
        max_connections=1,
        messages_per_second=1.0,
        requests_per_second=10_000,
    )
    live = Live(tight)
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(2)])
    plan = {"game": "boardgame", "seats": [{"kind": "me"}, *bots(2)], "away_level": "random"}
    assert client.post("/api/rooms", json=plan).json()["rule"] == "table.too_many"
    live.browser().post("/api/rooms", json=plan)
    assert live.browser().post("/api/rooms", json=plan).json()["rule"] == "table.full"
    with client.socket() as one:
        p = sit(one, made["room"])
        with pytest.raises(InvalidStatus), live.browser().socket():
            pass
        with contextlib.suppress(ConnectionClosed):  # it may close before the last
            for _ in range(50):
                one.send_text("{}")
        assert one.close_code() == 4429
        assert p.welcome
    live.stop()


def knocked(tmp_path: Path, times: int, headers: list[dict[str, str]], **more: Any) -> list[int]:
    """The answers to so many requests at a table that bears one a second."""
    live = Live(config(tmp_path, requests_per_second=1.0, **more))
    live.start()
    client = live.browser()
    codes = [
        client.get("/api/notices", headers=headers[i % len(headers)]).status_code
        for i in range(times)
    ]
    live.stop()
    return codes


def test_too_many_requests_are_put_off(tmp_path: Path) -> None:
    codes = knocked(tmp_path, 40, [{}])
    assert codes[0] == 200
    assert 429 in codes


def test_forwarded_addresses_are_believed_from_the_proxy_alone(tmp_path: Path) -> None:
    many = [{"x-forwarded-for": f"6.6.6.{n}, 10.0.0.{n}"} for n in range(40)]
    assert set(knocked(tmp_path / "behind", 40, many, proxy="127.0.0.1")) == {200}
    assert 429 in knocked(tmp_path / "open", 40, many)
    assert 429 in knocked(tmp_path / "other", 40, many, proxy="10.9.9.9")
    # what the client itself wrote does not count, only what the proxy added
    forged = [{"x-forwarded-for": f"6.6.6.{n}, 10.0.0.1"} for n in range(40)]
    assert 429 in knocked(tmp_path / "forged", 40, forged, proxy="127.0.0.1")


@pytest.mark.parametrize(
    ("tight", "rule"),
    [
        ({"upload_bytes": 1000}, "table.too_large"),
        ({"upload_steps": 10}, "table.too_large"),
        ({"upload_seconds": 0.0001, "bot_workers": 1}, "table.too_slow"),
    ],
)
def test_uploads_are_bounded_in_size_steps_and_seconds(
    tmp_path: Path, tight: dict[str, Any], rule: str
) -> None:
    record = finished_record()
    live = Live(config(tmp_path, **tight))
    live.start()
    got = live.browser().post("/api/replays", content=record)
    live.stop()
    assert got.status_code == 400
    assert got.json()["rule"] == rule


def test_an_upload_within_bounds_is_taken(tmp_path: Path) -> None:
    live = Live(config(tmp_path, bot_workers=1, upload_seconds=PATIENCE))
    live.start()
    made = live.browser().post("/api/replays", content=finished_record())
    live.stop()
    assert made.status_code == 200
