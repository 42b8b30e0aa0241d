"""Several workers on one machine: one door, processes behind it, and somebody who looks after them.

A worker that dies, or stands still for longer than anybody believes in it, is replaced. SIGHUP
replaces all of them, one after the other, each new one being ready before an old one goes; SIGTERM
and SIGINT end all.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Any

import sqlalchemy as sa

from weirwood.kernel.decision import Refused
from weirwood.table.cluster.leases import LEASE_SECONDS
from weirwood.table.config import Config
from weirwood.table.store.database import log_failure

log = logging.getLogger("weirwood.table")
BEAT_SECONDS = 1.0
STILL_SECONDS = LEASE_SECONDS + 1.0  # after which a process that says nothing is killed
START_SECONDS = 120.0  # in which a new one has to be there
STOP_SECONDS = 30.0  # in which one that was told to go has to be gone
AGAIN_SECONDS = 1.0  # before one that has died is replaced: a fault must not become a storm
_context = multiprocessing.get_context("spawn")
Work = Callable[[Config, str, list[socket.socket], Callable[[], None]], None]


def child(work: Work, config: Config, level: str, door: socket.socket, pipe: Connection) -> None:
    """In the new process: beat beside the work, until the parent is gone."""
    ready = threading.Event()

    def beat() -> None:
        while True:
            try:
                pipe.send(ready.is_set())
            except OSError:  # nobody looks after us any more: go as if told to
                signal.raise_signal(signal.SIGTERM)
                return
            time.sleep(BEAT_SECONDS)

    threading.Thread(target=beat, daemon=True, name="weirwood-beat").start()
    try:
        work(config, level, [door], ready.set)
    except (Refused, sa.exc.SQLAlchemyError) as e:  # until there is a database again
        log_failure("worker not begun", e)
        sys.exit(1)


class Process:
    def __init__(self, work: Work, config: Config, level: str, door: socket.socket) -> None:
        self.pipe, theirs = _context.Pipe(duplex=False)
        args = (work, config, level, door, theirs)
        self.process: Any = _context.Process(target=child, args=args)
        self.process.start()
        theirs.close()
        self.begun = self.heard = time.monotonic()
        self.ready = False

    def look(self) -> bool:
        """Whether it is alive and moves."""
        now = time.monotonic()
        try:
            while self.pipe.poll():
                self.ready = self.pipe.recv()
                self.heard = now
        except (EOFError, OSError):
            return False
        patience = STILL_SECONDS if self.ready else START_SECONDS
        return bool(self.process.is_alive()) and now - self.heard < patience

    def stop(self) -> None:
        self.process.terminate()

    def end(self, seconds: float) -> None:
        """Wait until it is gone, and see to it that it is."""
        self.process.join(seconds)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class Supervisor:
    def __init__(self, config: Config, level: str, work: Work, opened: Callable[[], None]) -> None:
        self.work, self.config, self.level = work, config, level
        self.opened: Callable[[], None] | None = opened
        self.count = config.workers
        config.workers = 1
        config.bot_workers = max(1, config.bot_workers // self.count)
        listener = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        self.door = socket.create_server((config.host, config.port), family=listener)
        self.processes: list[Process] = []
        self.stopping = threading.Event()
        self.renewing = threading.Event()

    def begin(self, i: int) -> Process:
        port = self.config.metrics_port  # each has figures of its own
        config = replace(self.config, metrics_port=port + i if port else 0)
        made = Process(self.work, config, self.level, self.door)
        log.info("worker begun", extra={"pid": made.process.pid})
        return made

    def run(self) -> None:
        for name in ("SIGTERM", "SIGINT"):
            signal.signal(getattr(signal, name), lambda *_: self.stopping.set())
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: self.renewing.set())
        self.processes = [self.begin(i) for i in range(self.count)]
        while not self.stopping.wait(BEAT_SECONDS / 4):
            self.look_after()
            if self.opened is not None and any(p.ready for p in self.processes):
                self.opened()
                self.opened = None
            if self.renewing.is_set():
                self.renewing.clear()
                self.renew()
        for process in self.processes:
            process.stop()
        for process in self.processes:
            process.end(STOP_SECONDS)

    def look_after(self) -> None:
        for i, process in enumerate(self.processes):
            if process.look():
                continue
            log.error("worker lost", extra={"pid": process.process.pid})
            process.end(0)
            if time.monotonic() - process.begun < AGAIN_SECONDS and self.stopping.wait(
                AGAIN_SECONDS
            ):
                return
            self.processes[i] = self.begin(i)

    def renew(self) -> None:
        """Replace all workers; at no moment are there fewer than there should be."""
        for i, old in enumerate(list(self.processes)):
            new = self.begin(i)
            while new.look() and not new.ready:
                if self.stopping.wait(BEAT_SECONDS / 4):
                    break
            self.processes[i] = new
            old.stop()
            old.end(STOP_SECONDS)


def run(config: Config, level: str, work: Work, opened: Callable[[], None]) -> None:
    Supervisor(config, level, work, opened).run()
