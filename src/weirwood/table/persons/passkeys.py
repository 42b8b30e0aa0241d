"""Passkeys: WebAuthn by the library of its makers; here is what is asked, and what is kept.

An authenticator signs a challenge that this table has made for this very browser, once; the browser
adds where it was asked. So nothing that was signed can be shown twice, from elsewhere, or on
another site; and a copied key gives itself away when its counter lags behind.
"""

from __future__ import annotations

import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import webauthn
from sqlalchemy.engine import Connection as Db
from starlette.requests import HTTPConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from weirwood.kernel.decision import Refused
from weirwood.table.config import Config
from weirwood.table.hub import Hub
from weirwood.table.persons import devices
from weirwood.table.rooms.texts import clean
from weirwood.table.store import schema
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security

CHALLENGE_SECONDS = 300
MOST_PASSKEYS = 20  # of one person
MAX_CREDENTIAL = 2000  # letters of a credential's id: 1023 bytes, as the standard has it
PURPOSES = {"webauthn.create": "add", "webauthn.get": "enter"}
# What bytes that are no answer of an authenticator may lead to, inside the library.
MALFORMED = (
    WebAuthnException,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
C, P = schema.challenges.c, schema.passkeys.c


class Site:
    """Where a browser sees this table: its origin, and the name that its passkeys are for."""

    def __init__(self, visit: HTTPConnection, config: Config) -> None:
        # one that is not ours has been refused at the door; browsers send it with every change
        self.origin = visit.headers.get("origin") or config.address()
        self.name = urlsplit(self.origin).hostname or ""


# ---- challenges -----------------------------------------------------------------------------


async def challenge(hub: Hub, browser: str, purpose: str) -> bytes:
    made = secrets.token_bytes(32)
    now = int(time.time())
    row = {
        "id": security.digest(bytes_to_base64url(made)),
        "browser": browser,
        "purpose": purpose,
        "until": now + CHALLENGE_SECONDS,
    }

    def write(c: Db) -> None:
        # those that nobody came back with, and the one before: a browser has one open question
        c.execute(schema.challenges.delete().where((C.until < now) | (C.browser == browser)))
        c.execute(schema.challenges.insert(), row)

    await hub.store.write(write)
    return made


async def spent(hub: Hub, browser: str, credential: dict[str, Any], purpose: str) -> bytes:
    """The challenge that was signed, which is void from now on; refused if it is not ours."""
    try:
        said = json.loads(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
        signed = base64url_to_bytes(str(said["challenge"]))
        asked = PURPOSES.get(str(said["type"]))
    except MALFORMED as e:
        raise Refused("table.bad_passkey", {}) from e
    where = (C.id == security.digest(bytes_to_base64url(signed))) & (C.browser == browser)
    where &= (C.purpose == purpose) & (C.until >= int(time.time()))
    gone = schema.challenges.delete().where(where)
    if asked != purpose or not await hub.store.write(lambda c: c.execute(gone).rowcount):
        raise Refused("table.challenge", {})
    return signed


# ---- adding ---------------------------------------------------------------------------------


async def to_add(hub: Hub, site: Site, browser: str, person: str) -> str:
    """What the browser has to know to make a passkey, as JSON."""
    query = sa.select(P.credential).where(P.person == person)
    known = await hub.store.read(lambda c: [row.credential for row in c.execute(query)])
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Weirwood",
        user_id=bytes.fromhex(person),
        user_name=f"Weirwood · {site.name}",
        challenge=await challenge(hub, browser, "add"),
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
        ],
    )
    return webauthn.options_to_json(options)


async def add(hub: Hub, site: Site, browser: str, person: str, asked: msg.PasskeyMade) -> None:
    signed = await spent(hub, browser, asked.credential, "add")
    try:
        made = await hub.run_slow(
            lambda: webauthn.verify_registration_response(
                credential=asked.credential,
                expected_challenge=signed,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        )
    except MALFORMED as e:
        raise Refused("table.bad_passkey", {}) from e
    credential = bytes_to_base64url(made.credential_id)
    if len(credential) > MAX_CREDENTIAL:
        raise Refused("table.bad_passkey", {})
    row = {
        "id": security.digest(credential),
        "person": person,
        "credential": credential,
        "key": bytes_to_base64url(made.credential_public_key),
        "counter": made.sign_count,
        "name": clean(asked.name),
        "added": int(time.time()),
        "used": 0,
    }

    def write(c: Db) -> None:
        devices.keep(c, browser, person, asked.name)
        if c.execute(sa.select(P.id).where(P.id == row["id"])).first() is not None:
            raise Refused("table.bad_passkey", {})  # somebody has it already
        many = sa.select(sa.func.count()).select_from(schema.passkeys).where(P.person == person)
        if (c.execute(many).scalar() or 0) >= MOST_PASSKEYS:
            raise Refused("table.too_many_passkeys", {"most": MOST_PASSKEYS})
        c.execute(schema.passkeys.insert(), row)

    await hub.store.write(write)


async def remove(hub: Hub, person: str, short: str) -> None:
    query = sa.select(P.id).where(P.person == person)
    mine = await hub.store.read(lambda c: [str(row.id) for row in c.execute(query)])
    found = [passkey for passkey in mine if passkey[: devices.SHORT] == short]
    gone = schema.passkeys.delete().where(P.id.in_(found), P.person == person)
    if not found or not await hub.store.write(lambda c: c.execute(gone).rowcount):
        raise Refused("table.no_passkey", {})


# ---- entering -------------------------------------------------------------------------------


async def to_enter(hub: Hub, site: Site, browser: str) -> str:
    """What the browser has to know to show a passkey, as JSON: whichever its owner picks."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=await challenge(hub, browser, "enter"),
        timeout=CHALLENGE_SECONDS * 1000,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return webauthn.options_to_json(options)


async def enter(hub: Hub, site: Site, browser: str, asked: msg.PasskeyShown) -> str:
    """Make this browser that of whoever has shown their passkey; gives the person."""
    signed = await spent(hub, browser, asked.credential, "enter")
    hidden = security.digest(str(asked.credential.get("id", ""))[:MAX_CREDENTIAL])
    query = schema.passkeys.select().where(P.id == hidden)
    known = await hub.store.read(lambda c: c.execute(query).first())
    if known is None:
        raise Refused("table.no_passkey", {})
    try:
        shown = await hub.run_slow(
            lambda: webauthn.verify_authentication_response(
                credential=asked.credential,
                expected_challenge=signed,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.key),
                credential_current_sign_count=0,  # looked at below, once the signature is true
            )
        )
    except MALFORMED as e:
        raise Refused("table.bad_passkey", {}) from e
    counts = shown.new_sign_count > 0 or known.counter > 0
    if counts and shown.new_sign_count <= known.counter:
        raise Refused("table.copied_passkey", {})
    # of two copies that are shown at the same moment, one is told so
    used = schema.passkeys.update().where(P.id == hidden, P.counter == known.counter)
    used = used.values(counter=shown.new_sign_count, used=int(time.time()))

    def write(c: Db) -> str:
        if not c.execute(used).rowcount:
            raise Refused("table.copied_passkey", {})
        devices.keep(c, browser, known.person, asked.device)
        person: str = known.person
        return person

    return await hub.store.write(write)
