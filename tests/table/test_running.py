"""A running table: its loop stays free, its log says nothing secret, it stops in good order."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.conftest import config
from tests.table.live import Browser, Live
from tests.table.server import Server
from tests.table.test_rooms import bots, create, sit

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
                self.longest, self.what = spent, repr(handle)

        monkeypatch.setattr(asyncio.Handle, "_run", timed)


@pytest.mark.soak  # it takes the time, so a busy machine may fail it
@pytest.mark.parametrize(
    ("game", "seats", "answers"),
    [("boardgame", 3, 40), ("btwixt", 3, 40), ("cardgame", 2, 30), ("miniatures", 2, 15)],
)
def test_the_loop_never_computes_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, answers: int
) -> None:
    """Rules, views and messages are made beside the loop, whichever game is played."""
    live = Live(config(tmp_path))
    live.start()
    client = live.browser()
    client.get("/api/games")  # the games are imported before the watch starts
    warm = create(client, [{"kind": "me"}, *bots(seats - 1)], game=game)
    with client.socket() as ws:
        sit(ws, warm["room"]).play(2)
    watch = Stopwatch()
    watch.install(monkeypatch)
    made = create(client, [{"kind": "me"}, *bots(seats - 1)], game=game)
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(answers)
    with client.socket() as ws:
        sit(ws, made["room"])
    live.stop()
    assert watch.count > 50
    assert watch.longest < MOST, watch.what


# ---- stopping -----------------------------------------------------------------------------------


@pytest.mark.soak  # a stop under load has been seen to log a traceback now and then
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
        begun = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
        assert time.monotonic() - begun < 15
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
    assert all({"at", "level", "what"} <= line.keys() for line in lines)
    assert lines
    for secret in [*made["links"].values(), *secrets, "a private word"]:
        assert secret is not None
        for part in secret.removeprefix("seat=").removeprefix("watch=").split("."):
            assert part not in text


def test_it_says_how_it_is(client: Browser) -> None:
    assert client.get("/health").json()["ok"]
    with client.socket() as ws:
        made = create(client, [{"kind": "me"}, *bots(2)])
        del made
        lines = client.get("/metrics").text.splitlines()
        figures = dict(line.split() for line in lines)
        assert float(figures["weirwood_rooms"]) == 1
        assert float(figures["weirwood_commits_total"]) >= 1
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


def test_too_many_requests_are_put_off(tmp_path: Path) -> None:
    live = Live(config(tmp_path, requests_per_second=2.0))
    live.start()
    client = live.browser()
    codes = [client.get("/api/games").status_code for _ in range(15)]
    live.stop()
    assert codes[0] == 200
    assert 429 in codes
