"""How a table is run: where it listens, where it stores, what it allows."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """The user's own data folder, as this system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "weirwood"


def spare_cores() -> int:
    """Cores for bots: all but the one that the table itself needs."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


@dataclass(slots=True)
class Config:
    """The settings of a table; every one can be given on the command line or to `app`."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # empty: SQLite in the data folder
    data: Path = field(default_factory=data_folder)
    origins: tuple[str, ...] = ()  # further origins that may connect, e.g. https://table.example
    hosts: tuple[str, ...] = ()  # further host names that the table answers to
    proxy: str = ""  # address of the one proxy whose forwarded headers are believed
    secure_cookies: bool = False  # behind https
    max_rooms: int = 5000  # that are not over
    max_rooms_per_browser: int = 50
    max_bots: int = 10_000  # seats without a person in these rooms
    max_replays: int = 5000  # uploaded ones
    max_connections: int = 5000
    alone: bool = False  # the process is the table's own: it looks after its memory
    bot_workers: int = field(default_factory=spare_cores)  # 0: bots think in a thread
    bot_delay: float = 0.6  # seconds that a bot seems to think, whatever it thinks about
    bot_seconds: float = 30.0  # after which a bot that thinks is given up
    bot_budget_seconds: float = 5.0  # most that `search:SECONDS` may ask for
    bot_budget_steps: int = 5000  # most that `search:ITERATIONS` may ask for
    wake_seconds: float = 3600.0  # rooms played so recently go on by themselves after a restart
    messages_per_second: float = 20.0
    requests_per_second: float = 20.0
    room_bytes: int = 400_000  # of a new room's settings: card files and lists are among them
    upload_bytes: int = 2_000_000
    upload_steps: int = 20_000
    upload_seconds: float = 20.0
    uploads_at_once: int = 4  # that wait to be checked, one after the other
    public: str = ""  # address of the table as people know it, for links in notices
    mail: str = ""  # smtp[s]://[user:password@]host[:port] for notices; empty: none by mail
    mail_from: str = ""  # the sender of these mails
    hooks: tuple[str, ...] = ()  # origins of web hooks that people may have called
    notice_seconds: float = 120.0  # that somebody is away and asked before they are told

    def url(self) -> str:
        if self.database:
            return self.database
        return f"sqlite:///{self.data / 'weirwood.db'}"

    def address(self) -> str:
        """Where people find the table, without a slash at the end."""
        known = self.public or next(iter(self.origins), "")
        return (known or f"http://{self.host}:{self.port}").rstrip("/")

    def allowed_hosts(self) -> set[str]:
        named = {self.host.lower(), *(name.lower() for name in self.hosts)}
        return {"127.0.0.1", "localhost", "[::1]", *named}
