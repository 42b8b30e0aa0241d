"""Tokens, cookies and limits."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping, MutableMapping
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

BROWSER = "weirwood"  # cookie: who this browser is, for the list of one's own games
SEAT = "seat_"  # cookie prefix: the seat tokens of one room, joined by dots
YEAR = 365 * 24 * 3600


def token() -> str:
    """An unguessable token: 192 random bits, in letters that need no escaping."""
    return secrets.token_urlsafe(24)


def room_seed() -> int:
    """The seed of a new game: 64 random bits, which nobody sees before the end."""
    return secrets.randbits(64)


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


def seat_tokens(cookies: Mapping[str, str], room: str) -> list[str]:
    return [t for t in cookies.get(SEAT + room, "").split(".") if t][:8]


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


class Farewell:
    """A stopping server breaks off what takes too long: that is told as 503, and is no failure."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sending(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except asyncio.CancelledError:
            if scope["type"] != "http" or begun:
                return
            headers = [(b"retry-after", b"5"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": 503, "headers": headers})
            await send({"type": "http.response.body", "body": b""})


CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
