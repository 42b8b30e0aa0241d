"""Messages about oneself: the devices that one plays on, and the ways back to what is one's own."""

from __future__ import annotations

from typing import Any

import msgspec

from weirwood.languages import Language
from weirwood.table.wire.pieces import Message


class Device(Message):
    """A browser that is mine."""

    id: str
    name: str
    added: int
    seen: int
    here: bool  # it is the one that asks


class Passkey(Message):
    id: str
    name: str
    added: int
    used: int  # when it last opened the table; 0: never yet


class Kept(Message):
    """What leads back to me when this browser is lost."""

    kept: bool  # anything at all: without, I am this browser and nobody else
    devices: list[Device]
    passkeys: list[Passkey]
    codes: int  # recovery codes that are left
    own: int  # games that this browser played by itself, before it was mine


class PasskeyMade(Message):
    """What an authenticator answered when it made a passkey."""

    credential: dict[str, Any]
    name: str = ""


class PasskeyShown(Message):
    """What an authenticator signed to open the table on this device."""

    credential: dict[str, Any]
    device: str = ""  # what the device is to be called


class Code(Message):
    """A recovery code, or the secret of a link to another device."""

    code: str
    device: str = ""


class DeviceName(Message):
    """What the device that asks is to be called, should it not be known yet."""

    device: str = ""


class NewCodes(Message):
    """Recovery codes, told once; those from before are void."""

    codes: list[str]


class MoveLink(Message):
    """A link that makes one more device mine, once."""

    token: str
    until: int


class Preferences(Message):
    """What a person chose, as their browsers keep it."""

    value: dict[str, Any] = msgspec.field(default_factory=dict)
    updated: int = 0  # 0: nothing is kept


class PushWanted(Message):
    """Where and when this device wants to be told, as its browser has subscribed."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Language = "en"
    quiet_from: int = 0  # minutes of the device's own day
    quiet_to: int = 0  # the same as the beginning: never quiet
    offset: int = 0  # minutes that its clock is ahead of UTC


class PushStop(Message):
    """This device wants to be told no longer."""

    endpoint: str
