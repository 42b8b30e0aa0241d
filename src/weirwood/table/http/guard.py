"""At the door of every request: the right host, the right origin, not too many; safe headers."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from weirwood.kernel.decision import Refused
from weirwood.table.config import Config
from weirwood.table.host.metrics import Metrics
from weirwood.table.http.replies import problem
from weirwood.table.wire.budgets import Budget, Budgets, neighbours

SECRET, ADDRESS = "x-weirwood-secret", "x-weirwood-address"  # of what workers forward
LITTLE_BYTES = 1 << 20  # of a body that is read to its end, though nobody wants it
HSTS = "max-age=31536000"  # browsers come by https alone, for a year
OF_PROXIES = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # what they add to a request
log = logging.getLogger("weirwood.table")
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
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
# Scripts, styles and fonts obey the policy of the page that loads them; they come fifty at a time,
# and what all of them would say would weigh more than most of them.
OF_FILES = {"x-content-type-options": "nosniff"}


def is_forwarded(visit: HTTPConnection, config: Config) -> bool:
    """Whether another worker has sent this visit here."""
    said = visit.headers.get(SECRET, "").encode()
    return bool(config.secret) and hmac.compare_digest(said, config.secret.encode())


def address(visit: HTTPConnection, config: Config) -> str:
    """Where a visit comes from, as it is counted."""
    if is_forwarded(visit, config):
        return visit.headers.get(ADDRESS, "")
    peer = visit.client.host if visit.client else ""
    if config.proxy and peer == config.proxy:
        peer = visit.headers.get("x-forwarded-for", peer).rpartition(",")[2].strip()
    return neighbours(peer)


def right_host(visit: HTTPConnection, config: Config) -> bool:
    if is_forwarded(visit, config):  # it was looked at where it came in
        return True
    host = visit.headers.get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return name.lower() in config.allowed_hosts()


def same_origin(visit: HTTPConnection, config: Config) -> bool:
    origin = visit.headers.get("origin")
    if origin is None or is_forwarded(visit, config):
        return True
    return origin.partition("://")[2] == visit.headers.get("host") or origin in config.origins


def proxy_trouble(visit: HTTPConnection, config: Config) -> str:
    """Why a proxy seems to stand before the table whose visitors it takes for one, or nothing."""
    if is_forwarded(visit, config) or not any(name in visit.headers for name in OF_PROXIES):
        return ""
    if not config.proxy:
        return "there is a proxy that the table was not told of: see --proxy"
    peer = visit.client.host if visit.client else ""
    said = ",".join(visit.headers.getlist("x-forwarded-for"))
    # The web server has put the visitor's address in the place of a proxy that it believes.
    named = (part.strip() for part in said.split(","))
    if any(part == peer or part.startswith((f"{peer}:", f"[{peer}]")) for part in named):
        return ""
    if peer == config.proxy:
        return "the proxy does not say for whom it asks: it has to set X-Forwarded-For"
    return "visits come by a proxy whose address is not that of --proxy"


class Guard:
    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app, self.config = app, config
        rate = config.requests_per_second
        self.rates = Budgets({"requests": Budget(5 * rate, 5)}, metrics)
        self.warned: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        visit = HTTPConnection(scope)
        self.warn(visit)
        no, status = self.refusal(visit)
        app = self.app if no is None else problem(no, status)
        whole = not has_body(visit)  # the request is here to its end
        head = scope["method"] == "HEAD"
        if head:  # as if the whole was asked for, and without its body
            scope = {**scope, "method": "GET"}

        async def receiving() -> Message:
            nonlocal whole
            message = await receive()
            whole = not message.get("more_body", False)
            return message

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Hanging up on what is still on its way may take the answer with it.
                while not whole and little(visit):
                    if (await receiving())["type"] == "http.disconnect":
                        break
                headers = MutableHeaders(scope=message)
                safe = OF_FILES if visit.url.path.startswith("/assets/") else HEADERS
                for name, value in safe.items():
                    headers.setdefault(name, value)
                if self.config.secure_cookies:
                    headers.setdefault("strict-transport-security", HSTS)
                if not whole:  # what nobody reads is cut off
                    headers["connection"] = "close"
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await app(scope, receiving, sending)

    def warn(self, visit: HTTPConnection) -> None:
        """A table that does not know its proxy takes all its visitors for one: say so once."""
        trouble = proxy_trouble(visit, self.config)
        if trouble and trouble not in self.warned:
            self.warned.add(trouble)
            log.warning(trouble)

    def refusal(self, visit: HTTPConnection) -> tuple[Refused | None, int]:
        """Why this request is not even looked at, and the status that says so."""
        if not right_host(visit, self.config):
            return Refused("table.host", {}), 421
        asks = visit.scope["method"] in ("GET", "HEAD")
        if not asks and not same_origin(visit, self.config):
            return Refused("table.origin", {}), 403
        if not self.rates.allows("requests", address(visit, self.config)):
            return Refused("table.too_fast", {}), 429
        return None, 200


def has_body(visit: HTTPConnection) -> bool:
    return visit.headers.get("content-length", "0") != "0" or "transfer-encoding" in visit.headers


def little(visit: HTTPConnection) -> bool:
    """Whether the body says of itself that it is small."""
    said = visit.headers.get("content-length", "")
    return said.isascii() and said.isdigit() and int(said) <= LITTLE_BYTES


class ShutdownReply:
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
