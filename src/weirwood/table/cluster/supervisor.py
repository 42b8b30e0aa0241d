"""Several workers on one machine: one door, processes behind it, and somebody who looks after them.

A worker that dies, or stands still for longer than anybody believes in it, is replaced. SIGHUP
replaces all of them, one after the other, each new one being ready before an old one goes; if one
does not begin, those that are left stay. SIGTERM and SIGINT end all.
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
from dataclasses import fields, replace
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


def child(
    work: Work, settings: dict[str, Any], level: str, door: socket.socket, pipe: Connection
) -> None:
    """In the new process: beat beside the work, until the parent is gone.

    It may be of a newer release than the parent: what that does not know is as nobody has set it.
    """
    known = {each.name for each in fields(Config)}
    config = Config(**{name: value for name, value in settings.items() if name in known})
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
        settings = {each.name: getattr(config, each.name) for each in fields(Config)}
        args = (work, settings, level, door, theirs)
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
        self.old: list[int] = []  # places whose workers are to be replaced
        self.new: Process | None = None  # that is to have the first of these places
        self.leaving: Process | None = None
        self.left = 0.0  # when that one was told to go

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
        self.start()
        while not self.stopping.wait(BEAT_SECONDS / 4):
            self.look()
        self.end()

    def start(self) -> None:
        self.processes = [self.begin(i) for i in range(self.count)]

    def look(self) -> None:
        """A few times a second: see how they are, and do what has to be done next."""
        self.look_after()
        if self.opened is not None and any(p.ready for p in self.processes):
            self.opened()
            self.opened = None
        if self.renewing.is_set():
            self.renewing.clear()
            self.old = list(range(self.count))
        self.renew()

    def end(self) -> None:
        every = [p for p in (*self.processes, self.new, self.leaving) if p is not None]
        for process in every:
            process.stop()
        for process in every:
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
        """Go on with replacing the workers; at no moment are there fewer than there should be."""
        if self.leaving is not None:
            if self.leaving.process.is_alive() and time.monotonic() - self.left < STOP_SECONDS:
                return
            self.leaving.end(0)
            self.leaving = None
        if not self.old:
            return
        if self.new is None:
            self.new = self.begin(self.old[0])
        elif not self.new.look():
            log.error("worker not begun, old ones stay", extra={"pid": self.new.process.pid})
            self.new.end(0)
            self.new, self.old = None, []
        elif self.new.ready:
            i = self.old.pop(0)
            self.leaving, self.processes[i], self.new = self.processes[i], self.new, None
            self.leaving.stop()
            self.left = time.monotonic()


def run(config: Config, level: str, work: Work, opened: Callable[[], None]) -> None:
    Supervisor(config, level, work, opened).run()
