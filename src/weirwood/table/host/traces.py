"""Traces for OpenTelemetry: how long an answer, a transaction, a thought, a forwarded visit took.

Off unless the settings ask for them; then the extra `weirwood[traces]` has to be installed, and
where spans are sent follows from OpenTelemetry's own environment (OTEL_EXPORTER_OTLP_ENDPOINT,
OTEL_SERVICE_NAME). Spans bear no address, no link and nothing that was said.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

from weirwood import __version__
from weirwood.kernel.decision import Refused

Span = contextlib.AbstractContextManager[Any]
NOTHING: Span = contextlib.nullcontext()
EXTRA = "pip install weirwood[traces]"


def off(_name: str, **_about: str | int) -> Span:
    return NOTHING


class Traces:
    """The spans of one hub. `span` costs a call while they are off."""

    def __init__(self, wanted: bool) -> None:
        self.span: Callable[..., Span] = off
        self.provider: Any = None
        if wanted:
            try:
                self.send_to(exported())
            except ImportError as e:
                found = f"traces: {e}"[:120]
                raise Refused("table.setting", {"found": found, "allowed": EXTRA}) from e

    def send_to(self, processor: Any) -> None:
        """Begin to make spans, and give them to this processor."""
        self.provider = import_module("opentelemetry.sdk.trace").TracerProvider()
        self.provider.add_span_processor(processor)
        tracer = self.provider.get_tracer("weirwood.table", __version__)

        def span(name: str, **about: str | int) -> Span:
            made: Span = tracer.start_as_current_span(name, attributes=about)
            return made

        self.span = span

    def stop(self) -> None:
        """Send what was not sent yet."""
        if self.provider is not None:
            self.provider.shutdown()


SILENT = Traces(wanted=False)


def exported() -> Any:
    """What sends spans on, in a thread of its own."""
    sdk = import_module("opentelemetry.sdk.trace.export")
    otlp = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    return sdk.BatchSpanProcessor(otlp.OTLPSpanExporter())
