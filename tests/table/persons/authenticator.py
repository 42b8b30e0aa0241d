"""An authenticator in software: makes passkeys and signs with them, also as it should not."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.table.live import Browser

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    def __init__(self, counter: int = 0) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.counter = counter  # 0: it does not count, as passkeys in the cloud do not
        self.user = b""

    def data(self, site: str, attested: bytes = b"") -> bytes:
        flags = PRESENT | VERIFIED | (ATTESTED if attested else 0)
        head = hashlib.sha256(site.encode()).digest() + bytes([flags])
        return head + self.counter.to_bytes(4, "big") + attested

    def public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        self.user = unb64(options["user"]["id"])
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self.public()
        made = {
            "fmt": "none",
            "attStmt": {},
            "authData": self.data(options["rp"]["id"], attested),
        }
        said = client_data("webauthn.create", options["challenge"], origin)
        return self.told({"clientDataJSON": b64(said), "attestationObject": b64(cbor2.dumps(made))})

    def show(self, options: dict[str, Any], origin: str, site: str = "") -> dict[str, Any]:
        if self.counter:
            self.counter += 1
        said = client_data("webauthn.get", options["challenge"], origin)
        data = self.data(site or options["rpId"])
        signed = data + hashlib.sha256(said).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.told(
            {
                "clientDataJSON": b64(said),
                "authenticatorData": b64(data),
                "signature": b64(signature),
                "userHandle": b64(self.user),
            }
        )

    def told(self, response: dict[str, str]) -> dict[str, Any]:
        name = b64(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def client_data(what: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": what, "challenge": challenge, "origin": origin}).encode()


def add(browser: Browser, key: Authenticator, name: str = "Key") -> dict[str, Any]:
    """Add a passkey to whoever sits at this browser."""
    options = browser.post("/api/mine/passkeys/options").json()
    credential = key.make(options, browser.live.url)
    made = browser.post("/api/mine/passkeys", json={"credential": credential, "name": name})
    assert made.status_code == 200, made.text
    kept: dict[str, Any] = made.json()
    return kept


def show(browser: Browser, key: Authenticator, **more: str) -> tuple[int, dict[str, Any]]:
    """Enter with a passkey: the status, and what is told."""
    options = browser.post("/api/enter/options").json()
    credential = key.show(options, more.get("origin", browser.live.url), more.get("site", ""))
    asked = {"credential": credential, "device": more.get("device", "Phone")}
    out = browser.post("/api/enter/passkey", json=asked)
    return out.status_code, out.json()
