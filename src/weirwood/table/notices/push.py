"""Push: a notice on the phone of whoever is asked, by the push service of its maker.

The library (`webpush`) encrypts the message for the device and signs it for the service; sending is
ours, as for web hooks: no redirects, and only to services that are known or that the table's owner
has named. What is said can be read by the device alone, and is only that it is somebody's turn.
"""

from __future__ import annotations

import base64
import binascii
import http.client
import ipaddress
from dataclasses import dataclass
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from pydantic import AnyHttpUrl
from sqlalchemy.engine import Connection as Db
from webpush import WebPush
from webpush.types import WebPushKeys, WebPushSubscription
from webpush.vapid import VAPID

from weirwood.kernel.decision import Refused
from weirwood.table.config import Config
from weirwood.table.notices.mail import NotSent, connected, origin
from weirwood.table.store import schema
from weirwood.table.wire import protocol as msg
from weirwood.table.wire.security import digest

KNOWN = (  # hosts of the push services of browsers; a dot before one means all names under it
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
MAX_ENDPOINT = 600
MOST_DEVICES = 10  # of one person; the oldest goes
DAY = 24 * 60  # minutes
KEEP_SECONDS = 86_400  # that a service keeps a notice for a device that is off
SIGNED_SECONDS = 12 * 3600  # that a signature is good for
POINT_BYTES, AUTH_BYTES = 65, 16
GONE = (404, 410)  # what a service says of a device that takes nothing any more
ONE = 1  # the only row of keys


class Gone(Exception):
    """The device has unsubscribed."""


@dataclass(frozen=True, slots=True)
class Push:
    """A device that wants to be told."""

    id: str
    person: str
    browser: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    quiet_from: int
    quiet_to: int
    offset: int
    added: int

    def quiet_seconds(self, now: float) -> float:
        """For how long the device is to be left alone from now on; 0: it is not."""
        if self.quiet_from == self.quiet_to:
            return 0.0
        minute = (now / 60 + self.offset) % DAY
        length = (self.quiet_to - self.quiet_from) % DAY
        passed = (minute - self.quiet_from) % DAY
        return (length - passed) * 60 if passed < length else 0.0


def is_known(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether it is an address of a known push service, or of one that the owner named.

    >>> is_known("https://fcm.googleapis.com/fcm/send/x", ())
    True
    >>> is_known("https://fcm.googleapis.com.evil.net/x", ()), is_known("http://127.0.0.1/x", ())
    (False, False)
    """
    plain = len(endpoint) <= MAX_ENDPOINT and endpoint.isascii() and endpoint.isprintable()
    here = origin(endpoint) if plain and " " not in endpoint else ""
    if not here:
        return False
    if here in {origin(each) for each in services}:
        return True
    host = urlsplit(endpoint).hostname or ""
    good = any(host.endswith(each) if each.startswith(".") else host == each for each in KNOWN)
    return good and here == f"https://{host}:443"


def checked(
    asked: msg.PushWanted, person: str, browser: str, services: tuple[str, ...], *, now: int
) -> Push:
    """A subscription as it is stored, or why not."""
    if not is_known(asked.endpoint, services):
        raise Refused("table.no_push", {"allowed": ", ".join([*KNOWN, *services])})
    try:
        point, secret = unpadded(asked.p256dh), unpadded(asked.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as e:
        raise Refused("table.bad_push", {}) from e
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise Refused("table.bad_push", {})
    times = (asked.quiet_from, asked.quiet_to)
    if not all(0 <= t < DAY for t in times) or not -DAY <= asked.offset <= DAY:
        raise Refused("table.bad_quiet", {"most": DAY - 1})
    return Push(
        id=known_as(asked.endpoint),
        person=person,
        browser=browser,
        endpoint=asked.endpoint,
        p256dh=asked.p256dh,
        auth=asked.auth,
        lang=asked.lang,
        quiet_from=asked.quiet_from,
        quiet_to=asked.quiet_to,
        offset=asked.offset,
        added=now,
    )


def known_as(endpoint: str) -> str:
    """What a device is called in the queue."""
    return digest(endpoint)[:32]


def unpadded(text: str) -> bytes:
    """Base64 as browsers write it; ValueError if it is none."""
    if not text.isascii() or len(text) > 2 * POINT_BYTES:
        raise ValueError(text[:20])
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as e:
        raise ValueError(text[:20]) from e


# ---- the table's own keys -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keys:
    private: bytes
    public: bytes
    shown: str  # as browsers want it


def stored_keys(c: Db) -> Keys | None:
    """The table's keys, if there are any yet."""
    of = schema.push_keys
    row = c.execute(of.select().where(of.c.id == ONE)).first()
    if row is None:
        return None
    private, public = row.private.encode(), row.public.encode()
    shown = VAPID.get_application_server_key(VAPID(private, public).public_key)
    return Keys(private, public, shown)


def made_keys(c: Db) -> Keys | None:
    """The table's keys, made once; whoever of several workers is first has made them."""
    private, public, _ = VAPID.generate_keys()
    row = {"id": ONE, "private": private.decode(), "public": public.decode()}
    try:
        with c.begin_nested():
            c.execute(schema.push_keys.insert(), row)
    except sa.exc.IntegrityError:
        pass  # another worker was quicker
    return stored_keys(c)


def subscriber(config: Config) -> str:
    """Whom a push service may write to about this table."""
    named = parseaddr(config.mail_from)[1]
    return named or f"table@{urlsplit(config.address()).hostname}"


# ---- sending --------------------------------------------------------------------------------


def send(push: Push, keys: Keys, config: Config, topic: str, message: dict[str, Any]) -> None:
    """Hand a message to the device's service: NotSent if it may be tried again, else Gone.

    Of messages of the same topic that wait for a device that is off, a service keeps the last.
    """
    if not is_known(push.endpoint, config.push_services):
        raise Gone
    made = WebPush(keys.private, keys.public, subscriber(config), KEEP_SECONDS, SIGNED_SECONDS).get(
        msg.encode(message),
        WebPushSubscription(
            endpoint=AnyHttpUrl(push.endpoint),
            keys=WebPushKeys(auth=push.auth, p256dh=push.p256dh),
        ),
    )
    headers = {name: str(value) for name, value in made.headers.items()}
    headers |= {"content-type": "application/octet-stream", "topic": topic}
    parts = urlsplit(push.endpoint)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    named = origin(push.endpoint) in {origin(each) for each in config.push_services}
    try:
        line = connected(parts)
        try:
            line.connect()
            if not named and not is_outside(line):
                raise NotSent("a push service that is inside")
            line.request("POST", path, made.encrypted, headers)
            status = line.getresponse().status
        finally:
            line.close()
    except (OSError, http.client.HTTPException) as e:
        raise NotSent(type(e).__name__) from e
    if status in GONE:
        raise Gone
    if not 200 <= status < 300:
        raise NotSent(f"status {status}")


def is_outside(line: http.client.HTTPConnection) -> bool:
    """Whether it really leads out, whatever the name was said to mean."""
    return ipaddress.ip_address(line.sock.getpeername()[0]).is_global
