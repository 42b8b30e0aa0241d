"""A push service on this machine, and phones that subscribe to it: they check what real ones check.

Written after RFC 8188, 8291 and 8292 alone, so that it agrees with the library only where that is
right.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import time
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.table.sinks import Posts

P256 = ec.SECP256R1()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def mixed(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most one block."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


@dataclass(frozen=True)
class Pushed:
    """What a service was handed."""

    path: str
    headers: dict[str, str]
    data: bytes


class Service(Posts[Pushed]):
    """A push service."""

    def __init__(self) -> None:
        super().__init__(Pushed, 201)
        self.pushed = self.taken


class Phone:
    """A subscription: its keys, and how it reads what comes."""

    def __init__(self, service: Service, name: str) -> None:
        self.endpoint = f"{service.url}/push/{name}"
        self.key = ec.generate_private_key(P256)
        self.auth = os.urandom(16)

    def wanted(self, **more: Any) -> dict[str, Any]:
        return {
            "endpoint": self.endpoint,
            "p256dh": text(point(self.key.public_key())),
            "auth": text(self.auth),
            **more,
        }

    def read(self, came: Pushed, table: str) -> Any:
        """The message, if this table has signed it for this service, and it was for this phone."""
        verify(came, table)
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        salt, size = came.data[:16], int.from_bytes(came.data[16:20])
        length = came.data[20]
        sender, body = came.data[21 : 21 + length], came.data[21 + length :]
        assert len(body) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(P256, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        secret = mixed(self.auth, shared, info, 32)
        key = mixed(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = mixed(salt, secret, b"Content-Encoding: nonce\0", 12)
        record = AESGCM(key).decrypt(nonce, body, None).rstrip(b"\0")
        assert record.endswith(b"\x02")  # the last record
        return json.loads(record[:-1])


def verify(came: Pushed, table: str) -> None:
    """Whether the table with this public key has signed it, for this service, and not long ago."""
    kind, _, rest = came.headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, said["k"]) == ("vapid", table)
    head, claims, signature = said["t"].split(".")
    assert json.loads(plain(head))["alg"] == "ES256"
    raw = plain(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(P256, plain(table))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(plain(claims))
    assert told["aud"] == "http://127.0.0.1"
    assert told["sub"].startswith("mailto:")
    assert 0 < told["exp"] - time.time() <= 86_400
