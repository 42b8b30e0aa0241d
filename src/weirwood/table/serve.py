"""Runs the table: `weirwood serve`."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
import uvicorn
from prometheus_client import CollectorRegistry, start_http_server

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl
    import resource

from weirwood.kernel.decision import Refused
from weirwood.table.app import create_app
from weirwood.table.cluster import ownership, supervisor
from weirwood.table.config import Config
from weirwood.table.hub import Hub
from weirwood.table.store.database import make_engine, make_private, migrate, probe_write
from weirwood.table.wire.timeouts import HttpProtocol, WebSocketProtocol

log = logging.getLogger("weirwood.table")
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

OWN = frozenset(("at", "level", "what", "error"))
Opened = Callable[[], None]


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what, and whatever the caller adds."""

    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if record.exc_info:
            row["error"] = self.formatException(record.exc_info)
        for name, value in vars(record).items():
            if name not in PLAIN:  # what the line says of itself is nobody else's to say
                row[f"its_{name}" if name in OWN else name] = value
        return json.dumps(row, ensure_ascii=False, default=str)


class NoAddresses(logging.Filter):
    """Drops the web server's lines on who connects: addresses are nobody's business."""

    def filter(self, record: logging.LogRecord) -> bool:
        said = str(record.msg)
        if record.levelno > logging.INFO or not record.name.startswith("uvicorn"):
            return True
        return "WebSocket" not in said and not said.startswith("connection ")


def log_to(stream: Any, level: str = "info") -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(NoAddresses())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel("WARNING")
    # Whatever is asked for: the libraries' own details hold headers and parameters, and so secrets.
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    logging.getLogger("sqlalchemy").setLevel("WARNING")


def open_files(wanted: int = 65_536) -> None:
    """Let this process have as many connections as the system allows it."""
    if sys.platform == "win32":  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def options(config: Config) -> dict[str, Any]:
    """How the web server is set up."""
    return {
        "host": config.host,
        "port": config.port,
        "log_config": None,
        "access_log": False,  # addresses and links are nobody's business
        "http": HttpProtocol,
        "ws": WebSocketProtocol,
        "ws_max_size": 65_536,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 5,
        "timeout_keep_alive": 75,  # longer than proxies keep theirs: nobody meets a closing door
        "forwarded_allow_ips": config.proxy or "",
        "proxy_headers": bool(config.proxy),
        "server_header": False,
    }


class Server(uvicorn.Server):
    """A server that leaves its rooms to other workers before it hangs up on anybody."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub, self.ready = hub, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers[:1]:  # whoever comes finds the others; these still find us
            server.close()
        if self.hub.leases.shared:
            await ownership.drain(self.hub)
        await super().shutdown(sockets)


def run(config: Config, *, level: str = "info", opened: Opened = lambda: None) -> None:
    """Serve until told to stop; open games are stored answer by answer anyway.

    `opened` is called once, when whoever comes is let in.
    """
    log_to(sys.stderr, level)
    url = sa.make_url(config.url())
    if not is_sqlite(url):
        bring_up(config)
        if config.workers > 1:
            supervisor.run(config, level, work, opened)
        else:
            work(config, level, [public(config)], opened)
    elif config.workers > 1:
        raise Refused("table.sqlite_alone", {"file": str(url.database)})
    else:
        with one_process(url.database or ""):
            work(config, level, None, opened)


def bring_up(config: Config) -> None:
    """Say once that there is no such database, or that it takes nothing, instead of each worker
    again and again."""
    engine = make_engine(config.url())
    try:
        migrate(engine)
        with engine.begin() as connection:
            probe_write(connection)
    finally:
        engine.dispose()


def is_sqlite(url: sa.URL) -> bool:
    return url.get_backend_name() == "sqlite"


def work(
    config: Config, level: str, sockets: list[socket.socket] | None, ready: Callable[[], None]
) -> None:
    """One worker. With sockets it can be one of many, and has a door of its own for the others."""
    log_to(sys.stderr, level)
    open_files()
    sys.setswitchinterval(0.001)  # rules run in threads; the loop gets its turn soon
    config = replace(config, alone=True)
    if sockets is not None:
        door = socket.create_server((config.private, 0), family=family(config.private))
        sockets = [*sockets, door]
        shown = f"[{config.private}]" if ":" in config.private else config.private
        config.reached = f"{shown}:{door.getsockname()[1]}"
    app = create_app(config)
    hub: Hub = app.state.hub
    if config.metrics_port:
        args = (config.metrics_port, config.host, hub.metrics.registry)
        threading.Thread(target=show_figures, args=args, daemon=True).start()
    server = Server(uvicorn.Config(app, **options(config)), hub, ready)
    with contextlib.suppress(KeyboardInterrupt):  # the server raises it again when all is done
        server.run(sockets)
    if not server.started:
        sys.exit(1)


def show_figures(port: int, host: str, registry: CollectorRegistry) -> None:
    """Open the door for the figures: as soon as the worker before us has left it."""
    while True:
        try:
            start_http_server(port, host, registry)
        except OSError as e:
            log.warning("no door for the figures", extra={"port": port, "reason": str(e)})
            time.sleep(5)
        else:
            return


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def public(config: Config) -> socket.socket:
    """The door for everybody."""
    return socket.create_server((config.host, config.port), family=family(config.host))


@contextlib.contextmanager
def one_process(file: str) -> Iterator[None]:
    """SQLite's file is one process's to serve: a second one would know nothing of its rooms."""
    if not file or file == ":memory:" or file.startswith("file:"):
        yield
        return
    mark = Path(f"{file}.serving")
    for each in (Path(file), mark):
        make_private(each)
    check_writable(Path(file))
    with mark.open("a") as held:
        if not taken(held):
            raise Refused("table.one_process", {"file": file})
        yield


def check_writable(file: Path) -> None:
    """Refuse a file that nobody may change, whatever its mode says: nothing would be stored."""
    try:
        file.open("r+b").close()
    except OSError as e:
        reason = e.strerror or type(e).__name__
        raise Refused("table.not_writable", {"file": str(file), "reason": reason}) from e


def taken(held: IO[str]) -> bool:
    """Whether nobody else has this file; the system gives it back, however we end."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
