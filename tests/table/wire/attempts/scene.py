"""The table on which everything is tried, and the list of attempts."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.table.helpers import bots, create
from tests.table.live import Browser, Live

EVIL = "https://evil.example"
JSON = {"content-type": "application/json"}
PLAN = {"game": "boardgame", "seats": [{"kind": "me"}, *bots(2)], "away_level": "random"}


@dataclass
class Scene:
    """A private game of two people; and somebody who has no business there."""

    live: Live
    ana: Browser  # the host, at seat 0
    bea: Browser  # at seat 1
    room: str
    links: dict[str, str]  # what opened the seats
    other: str  # a room of strangers, in which Ana is nobody
    other_links: dict[str, str]
    stranger: Browser = field(init=False)

    def __post_init__(self) -> None:
        self.stranger = self.live.browser()

    @property
    def port(self) -> int:
        return int(self.live.url.rpartition(":")[2])

    def fresh(self) -> Browser:
        """Somebody who has never been here."""
        return self.live.browser()

    def raw(self, data: bytes) -> bytes:
        """What the server says to these bytes, until it hangs up or falls silent."""
        heard = b""
        with (
            socket.create_connection(("127.0.0.1", self.port), timeout=1.0) as s,
            contextlib.suppress(OSError),
        ):
            s.sendall(data)
            while piece := s.recv(65_536):
                heard += piece
        return heard

    def state(self) -> tuple[Any, ...]:
        """What nobody but its players may change."""
        room = self.live.hub.rooms[self.room]
        seats = [(s.kind, s.name, s.browser, s.token, s.away) for s in room.seats]
        said = [c.text for c in room.chat]
        return room.status, room.journal, room.host, room.watch, seats, said, room.public


def set_up(live: Live) -> Scene:
    ana, bea = live.browser(), live.browser()
    made = create(ana, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    links = {k: v.partition("=")[2] for k, v in made["links"].items()}
    claim = {"token": links["1"], "name": "Bea"}
    assert bea.post(f"/api/rooms/{made['room']}/claim", json=claim).status_code == 200
    # nobody moves by themselves: bots wait for the first answer of a person
    assert ana.post(f"/api/rooms/{made['room']}/start").status_code == 200
    strangers = live.browser()
    second = create(strangers, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    second_links = {k: v.partition("=")[2] for k, v in second["links"].items()}
    return Scene(live, ana, bea, made["room"], links, second["room"], second_links)


@dataclass(frozen=True)
class Attempt:
    chapter: str
    name: str
    run: Callable[[Scene], None]


ATTEMPTS: list[Attempt] = []


def attempt(chapter: str, name: str, run: Callable[[Scene], None]) -> None:
    assert name not in {each.name for each in ATTEMPTS}, name
    ATTEMPTS.append(Attempt(chapter, name, run))


def refused(found: Any, *allowed: int) -> None:
    """Refused in good order: with one of these statuses, and as the table says it."""
    assert found.status_code in allowed, (found.status_code, found.text[:200])
    assert "Traceback" not in found.text
