"""Runs the table: `weirwood serve`."""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import replace
from typing import Any

import uvicorn

if sys.platform != "win32":
    import resource

from weirwood.table.app import create_app
from weirwood.table.config import Config
from weirwood.table.doors import Http, Ws

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

OWN = frozenset(("at", "level", "what", "error"))


class Lines(logging.Formatter):
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


class Discreet(logging.Filter):
    """Drops the web server's lines on who connects: addresses are nobody's business."""

    def filter(self, record: logging.LogRecord) -> bool:
        said = str(record.msg)
        if record.levelno > logging.INFO or not record.name.startswith("uvicorn"):
            return True
        return "WebSocket" not in said and not said.startswith("connection ")


def log_to(stream: Any, level: str = "info") -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    handler.addFilter(Discreet())
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
        "http": Http,
        "ws": Ws,
        "ws_max_size": 65_536,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 5,
        "timeout_keep_alive": 75,  # longer than proxies keep theirs: nobody meets a closing door
        "forwarded_allow_ips": config.proxy or "",
        "proxy_headers": bool(config.proxy),
        "server_header": False,
    }


def run(config: Config, *, level: str = "info") -> None:
    """Serve until told to stop; open games are stored answer by answer anyway."""
    log_to(sys.stderr, level)
    open_files()
    sys.setswitchinterval(0.001)  # rules run in threads; the loop gets its turn soon
    uvicorn.run(create_app(replace(config, alone=True)), **options(config))
