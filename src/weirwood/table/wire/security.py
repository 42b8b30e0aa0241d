"""Tokens, cookies and limits."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from weirwood.kernel.chance import wide_seed

if TYPE_CHECKING:
    from weirwood.table.rooms.room import Room

BROWSER = "weirwood"  # cookie: who this browser is, for the list of one's own games
SEAT = "seat_"  # cookie prefix: the seat tokens of one room, joined by dots
YEAR = 365 * 24 * 3600


def token() -> str:
    """An unguessable token: 192 random bits, in letters that need no escaping."""
    return secrets.token_urlsafe(24)


def room_seed() -> int:
    """The seed of a new game, which nobody sees before the end.

    As wide as the key of the stream that shuffles and dice come from: of a narrower one somebody
    patient could find out all that is still to come from the cards that have been seen.
    """
    return wide_seed()


def room_id() -> str:
    return secrets.token_hex(8)


def is_room_id(text: str) -> bool:
    r"""Whether it can be the id of a room; anything else need not be looked for in the database.

    >>> is_room_id(room_id()), is_room_id("lobby"), is_room_id("0123456789abcde\0")
    (True, False, False)
    """
    return len(text) == 16 and all(c in "0123456789abcdef" for c in text)


def digest(secret: str) -> str:
    """What the database keeps instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def same(secret: str, stored: str) -> bool:
    """Compare in constant time."""
    return bool(secret) and bool(stored) and hmac.compare_digest(digest(secret), stored)


def cookie(name: str, secure: bool) -> str:
    """The name of a cookie; behind https it says itself that nobody else can have set it."""
    return f"__Host-{name}" if secure else name


def browser(cookies: Mapping[str, str], secure: bool) -> str:
    """Who a browser is, as the database knows it; empty for a new one."""
    return digest(cookies.get(cookie(BROWSER, secure), ""))


def seat_tokens(cookies: Mapping[str, str], room: str, secure: bool) -> list[str]:
    return [t for t in cookies.get(cookie(SEAT + room, secure), "").split(".") if t][:8]


def seats_of(room: Room, browser: str, tokens: Sequence[str]) -> list[int]:
    """The seats that somebody holds: by who their browser is, or by their secret links."""
    return [
        s.seat
        for s in room.seats
        if (browser and s.browser == browser) or any(same(t, s.token) for t in tokens)
    ]


class Bucket:
    """A bucket of permissions that fills up at a steady rate."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left = rate, burst, burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True
