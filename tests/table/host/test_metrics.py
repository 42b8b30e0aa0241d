"""The table in figures: what Prometheus reads, and where."""

from __future__ import annotations

import time
from pathlib import Path

import httpx2
import pytest
from prometheus_client import start_http_server
from prometheus_client.parser import text_string_to_metric_families

from tests.table.helpers import bots, config, create, figure, sit, wait
from tests.table.live import Browser, Live
from weirwood.table.rooms import people

HISTOGRAMS = ("answer", "commit", "loop_lag", "room_load", "bot")
GAUGES = ("rooms", "broken_rooms", "connections", "sockets", "wake_queue", "bots_thinking")


def test_prometheus_can_read_all_of_it(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "TICK_SECONDS", 0.05)
    made = create(client, [{"kind": "me"}, *bots(2)])
    with client.socket() as ws:
        sit(ws, made["room"]).play(3)
        wait(lambda: figure(client.live.hub, "weirwood_loop_lag_seconds_count") > 0)
        told = client.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    found = {f.name: f for f in text_string_to_metric_families(told.text)}
    for name in HISTOGRAMS:
        assert found[f"weirwood_{name}_seconds"].type == "histogram"
    for name in GAUGES:
        assert found[f"weirwood_{name}"].type == "gauge"
    assert all(f.documentation for f in found.values())
    hub = client.live.hub
    assert figure(hub, "weirwood_answer_seconds_count") >= 3
    assert 0 < figure(hub, "weirwood_answer_seconds_sum") < 60
    assert figure(hub, "weirwood_bot_seconds_count") > 0
    assert figure(hub, "weirwood_connections") in (0, 1)


def test_a_loop_that_is_held_is_seen(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "TICK_SECONDS", 0.02)
    client.live.loop().call_soon_threadsafe(time.sleep, 0.3)
    wait(lambda: figure(client.live.hub, "weirwood_loop_lag_seconds_sum") > 0.2)


def test_figures_may_have_a_door_of_their_own(tmp_path: Path) -> None:
    live = Live(config(tmp_path, metrics_port=1))
    live.start()
    assert live.browser().get("/metrics").status_code == 404
    server, thread = start_http_server(0, "127.0.0.1", live.hub.metrics.registry)
    assert "weirwood_rooms" in httpx2.get(f"http://127.0.0.1:{server.server_port}/metrics").text
    server.shutdown()
    server.server_close()
    thread.join()
    live.stop()
