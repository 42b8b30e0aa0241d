"""The table in figures, for Prometheus: counts, and how long things take."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from weirwood.table.hub import Hub

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # seconds
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """The figures of one hub; several may live in one process, so none are the library's own."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        began = time.time()
        self.answer_seconds = Histogram(
            "weirwood_answer_seconds",
            "A change to a match, until it is stored and told",
            buckets=QUICK,
            registry=own,
        )
        self.commit_seconds = Histogram(
            "weirwood_commit_seconds",
            "A transaction, until it is stored",
            buckets=QUICK,
            registry=own,
        )
        self.loop_lag_seconds = Histogram(
            "weirwood_loop_lag_seconds",
            "By how much the loop was late for a beat",
            buckets=QUICK,
            registry=own,
        )
        self.load_seconds = Histogram(
            "weirwood_room_load_seconds",
            "Bringing a room back from the database",
            buckets=SLOW,
            registry=own,
        )
        self.bot_seconds = Histogram(
            "weirwood_bot_seconds",
            "A bot's thought, with its wait for a process",
            buckets=SLOW,
            registry=own,
        )
        self.bot_failures = Counter(
            "weirwood_bot_failures", "Bots that failed or answered nonsense", registry=own
        )
        self.notices_sent = Counter("weirwood_notices_sent", "Notices sent", registry=own)
        self.notices_failed = Counter(
            "weirwood_notices_failed", "Notices that were not taken", registry=own
        )
        self.fenced = Counter(
            "weirwood_fenced_rooms", "Rooms that another worker has taken over", registry=own
        )
        self.refusals = Counter(
            "weirwood_refusals", "Refused for asking too much", ["budget"], registry=own
        )
        self.gauge("weirwood_uptime_seconds", "Since the table began").set_function(
            lambda: round(time.time() - began, 3)
        )

    def gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def watch(self, hub: Hub) -> None:
        """What is looked up in the moment in which somebody asks."""
        of = self.gauge
        of("weirwood_rooms", "Rooms in memory").set_function(lambda: len(hub.rooms))
        of("weirwood_broken_rooms", "Rooms that cannot be brought back").set_function(
            lambda: len(hub.broken)
        )
        of("weirwood_connections", "Browsers that play or watch").set_function(
            lambda: hub.connections
        )
        of("weirwood_sockets", "WebSockets that are open").set_function(lambda: hub.sockets)
        of("weirwood_wake_queue", "Rooms that wait to be brought back after a start").set_function(
            lambda: len(hub.waking)
        )
        of("weirwood_bots_thinking", "Questions that bots think about").set_function(
            lambda: sum(len(room.thinking) for room in list(hub.rooms.values()))
        )
        of("weirwood_bot_worker_restarts_total", "Bots' processes begun again").set_function(
            lambda: hub.workers.restarts
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
