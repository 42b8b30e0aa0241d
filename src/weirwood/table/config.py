"""How a table is run: where it listens, where it stores, what it allows."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import msgspec

from weirwood.folders import data_folder
from weirwood.kernel.decision import Refused


def spare_cores() -> int:
    """Cores for bots: all but the one that the table itself needs."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


@dataclass(slots=True)
class Config:
    """The settings of a table: each can stand in a file, in the environment, or in an option."""

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
    max_waiting: int = 2000  # people in the queue of quick match
    max_bots: int = 10_000  # seats without a person in these rooms
    max_replays: int = 5000  # uploaded ones
    max_lists: int = 200_000  # decks and armies that people keep, with their older versions
    max_connections: int = 5000
    max_sockets_per_address: int = 200  # of them
    max_spectators: int = 200  # of one room
    max_spectators_per_address: int = 20  # of one room
    # So many at once, and so many again in every second, minute, hour or day:
    rooms_budget: str = "60/hour"  # new rooms of one address, and of one browser
    uploads_budget: str = "30/hour"  # records, likewise
    hellos_budget: str = "120/minute"  # new connections, likewise
    chat_budget: str = "60/minute"  # lines of somebody at a seat
    advice_budget: str = "20/minute"  # questions of one address, and of one browser
    reports_budget: str = "12/hour"  # games looked back at for the first time, likewise
    analysis_budget: str = "300/minute"  # questions at the analysis board, likewise
    puzzles_budget: str = "120/minute"  # puzzles looked at and answered, likewise
    watching_budget: str = "12/minute"  # lines of spectators of one address, and of one browser
    entries_budget: str = "20/hour"  # tries to enter by a passkey, a code or a link, likewise
    lists_budget: str = "60/minute"  # times that lists are kept, of one address, and of one person
    quick_budget: str = "60/hour"  # times that somebody begins to wait for players, likewise
    friends_budget: str = "60/hour"  # links, answers to them, invitations and blocks, likewise
    gather_seconds: float = 45.0  # in which everybody comes to a table that quick match has found
    bots_after_seconds: float = 30.0  # of waiting after which it offers bots for the empty chairs
    lobby_seconds: float = 172_800.0  # after which a room that nobody has begun is taken away
    metrics_port: int = 0  # of /metrics, on the same host; 0: on the table's own
    traces: bool = False  # spans are sent by OpenTelemetry; needs weirwood[traces]
    private: str = "127.0.0.1"  # where other workers of the same table reach this machine
    workers: int = 1  # processes on this machine that are one table; more need PostgreSQL
    reached: str = ""  # host and port of this worker, as the others know it
    secret: str = ""  # by which a worker knows the others; made anew whenever one starts
    alone: bool = False  # the process is the table's own: it looks after its memory
    bot_workers: int = field(default_factory=spare_cores)  # 0: bots think in a thread
    bot_pool: bool = False  # bots think where `weirwood bots` runs; here only if nobody does
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
    report_seconds: float = 120.0  # after which a piece of a report is given up
    uploads_at_once: int = 4  # that wait to be checked, one after the other
    public: str = ""  # address of the table as people know it, for links in notices
    mail: str = ""  # smtp[s]://[user:password@]host[:port] for notices; empty: none by mail
    mail_from: str = ""  # the sender of these mails
    hooks: tuple[str, ...] = ()  # origins of web hooks that people may have called
    push: bool = True  # notices to phones and browsers, by the push services of their makers
    push_services: tuple[str, ...] = ()  # origins of further ones
    notice_seconds: float = 120.0  # that somebody is away and asked before they are told

    def budgets(self) -> dict[str, str]:
        return {
            "rooms": self.rooms_budget,
            "uploads": self.uploads_budget,
            "hellos": self.hellos_budget,
            "chat": self.chat_budget,
            "advice": self.advice_budget,
            "reports": self.reports_budget,
            "analysis": self.analysis_budget,
            "puzzles": self.puzzles_budget,
            "watching": self.watching_budget,
            "entries": self.entries_budget,
            "lists": self.lists_budget,
            "quick": self.quick_budget,
            "friends": self.friends_budget,
        }

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


def read(file: str, environment: Mapping[str, str], **options: Any) -> Config:
    """The settings: an option counts before the environment, and that before the file.

    In the environment a setting is called WEIRWOOD_MAX_ROOMS, or WEIRWOOD_DATABASE_FILE for one
    that stands in a file of its own, as secrets do. Several values are separated by commas.
    """
    file = file or environment.get(f"{PREFIX}CONFIG", "")
    found = {**from_file(file), **from_environment(environment), **options}
    try:
        return msgspec.convert(found, Config, strict=False, dec_hook=as_path)
    except msgspec.ValidationError as e:
        raise Refused("table.setting", {"found": str(e)[:120], "allowed": "-"}) from e


def from_file(file: str) -> dict[str, Any]:
    if not file:
        return {}
    try:
        found = tomllib.loads(Path(file).read_text("utf-8"))
    except (OSError, ValueError) as e:
        raise Refused("table.setting", {"found": f"{file}: {e}"[:120], "allowed": "-"}) from e
    for name in found:
        if name not in NAMES:
            raise Refused("table.setting", {"found": name[:40], "allowed": ", ".join(NAMES)})
    return found


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name in NAMES:
        text = environment.get(PREFIX + name.upper(), "")
        file = environment.get(f"{PREFIX}{name.upper()}_FILE", "")
        if file and not text:
            try:
                text = Path(file).read_text("utf-8").strip()
            except (OSError, ValueError) as e:
                raise Refused("table.setting", {"found": str(e)[:120], "allowed": "-"}) from e
        if text:
            many = str(Config.__annotations__[name]).startswith("tuple")
            out[name] = [part.strip() for part in text.split(",")] if many else text
    return out


def as_path(kind: type, value: Any) -> Any:
    """Reads paths for msgspec, which asks to be told so of every other kind it does not know."""
    if kind is not Path or not isinstance(value, str):
        raise NotImplementedError
    return Path(value)


PREFIX = "WEIRWOOD_"
NAMES = [f.name for f in fields(Config) if f.name not in ("alone", "reached", "secret")]
