"""Traces: spans of answers, commits, bots and forwarded visits, and nothing at all when off."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Response
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from tests.table.helpers import bots, config, create, sit, wait
from tests.table.live import Browser, Live
from weirwood.kernel.decision import Refused
from weirwood.table.cluster import forward
from weirwood.table.cluster.leases import Peer
from weirwood.table.host import traces
from weirwood.table.host.traces import Traces


@pytest.fixture
def traced(tmp_path: Path) -> Iterator[tuple[Browser, InMemorySpanExporter]]:
    live = Live(config(tmp_path))
    spans = InMemorySpanExporter()
    live.hub.traces.send_to(SimpleSpanProcessor(spans))
    live.start()
    yield live.browser(), spans
    live.stop()


def test_an_answer_a_commit_and_a_bot_have_their_spans(
    traced: tuple[Browser, InMemorySpanExporter],
) -> None:
    client, spans = traced
    room = create(client, [{"kind": "me"}, *bots(2)])["room"]
    with client.socket() as ws:
        sit(ws, room).play(2)
    wait(lambda: {"answer", "commit", "bot"} <= {s.name for s in spans.get_finished_spans()})
    found = spans.get_finished_spans()
    answer = next(s for s in found if s.name == "answer")
    assert dict(answer.attributes or {}) == {"room": room, "game": "boardgame", "what": "answer"}
    commit = next(s for s in found if s.name == "commit")
    assert (commit.attributes or {})["works"] == 1
    told = str([dict(s.attributes or {}) for s in found])
    assert "Ana" not in told
    assert "127.0.0.1" not in told


def test_a_forwarded_request_has_its_span(
    traced: tuple[Browser, InMemorySpanExporter], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, spans = traced
    hub = client.live.hub

    async def asked(*_: Any) -> Response:
        return Response(b"the owner's reply")

    async def empty(*_: Any) -> bytes:
        return b""

    monkeypatch.setattr(forward, "ask", asked)
    monkeypatch.setattr(forward, "raw_body", empty)
    visit: Any = SimpleNamespace(headers={}, method="GET")
    peer = Peer("worker-b", "10.0.0.2:9", "secret")
    assert asyncio.run(forward.request(visit, peer, hub)).body == b"the owner's reply"
    found = next(s for s in spans.get_finished_spans() if s.name == "forward")
    assert dict(found.attributes or {}) == {"worker": "worker-b", "method": "GET"}


class Collector(BaseHTTPRequestHandler):
    """Takes spans as OpenTelemetry's own protocol brings them."""

    server: Any

    def do_POST(self) -> None:
        raw = self.rfile.read(int(self.headers["content-length"]))
        if self.headers.get("content-encoding") == "gzip":
            raw = gzip.decompress(raw)
        told = ExportTraceServiceRequest.FromString(raw)
        self.server.heard.append((self.path, self.headers["content-type"], told))
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """It is told by the test."""


def test_spans_reach_a_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the exporter that the page names, and by its environment alone."""
    collector: Any = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    collector.heard = []
    listening = threading.Thread(target=collector.serve_forever)
    listening.start()
    try:
        at = f"http://127.0.0.1:{collector.server_port}"
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", at)
        monkeypatch.setenv("OTEL_SERVICE_NAME", "our-table")
        live = Live(config(tmp_path, traces=True))
        live.start()
        client = live.browser()
        room = create(client, [{"kind": "me"}, *bots(2)])["room"]
        with client.socket() as ws:
            sit(ws, room).play(2)
        live.stop()  # sends what was not sent yet
    finally:
        collector.shutdown()
        collector.server_close()
        listening.join()
    assert {(path, kind) for path, kind, _ in collector.heard} == {
        ("/v1/traces", "application/x-protobuf")
    }
    of = [each for _, _, told in collector.heard for each in told.resource_spans]
    about = {a.key: a.value.string_value for each in of for a in each.resource.attributes}
    assert about["service.name"] == "our-table"
    spans = [s for each in of for scope in each.scope_spans for s in scope.spans]
    assert {"answer", "commit"} <= {s.name for s in spans}
    assert all(s.end_time_unix_nano >= s.start_time_unix_nano > 0 for s in spans)


def test_a_table_that_traces_nothing_imports_nothing() -> None:
    asked = (
        "import sys; from weirwood.table import serve;"
        "from weirwood.table.host.traces import SILENT;"
        "SILENT.span('answer', room='x').__enter__();"
        "print([m for m in sys.modules if m.startswith(('opentelemetry.sdk', "
        "'opentelemetry.exporter'))])"
    )
    found = subprocess.run(  # ours
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


def test_traces_without_what_sends_them_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(traces, "import_module", missing)
    with pytest.raises(Refused) as no:
        Traces(wanted=True)
    assert no.value.rule == "table.setting"
    assert "weirwood[traces]" in str(no.value.arguments["allowed"])
