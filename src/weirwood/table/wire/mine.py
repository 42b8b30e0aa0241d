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


class ListVersion(Message):
    """A deck or an army as it was at some time, in the text that players paste."""

    name: str
    text: str
    at: int  # milliseconds


class MyList(Message):
    """A list with its versions, the newest first; or of one of mine those that are new."""

    id: str
    game: str
    kind: str  # deck, army
    versions: list[ListVersion]
    lang: Language = "en"  # in which what is sent as data is to be written


class ListGone(Message):
    """A list that I threw away: the versions that I knew. What came from elsewhere stays."""

    id: str
    at: list[int]


class ListsSent(Message):
    """What a device has to tell about my lists."""

    lists: list[MyList] = msgspec.field(default_factory=list)
    gone: list[ListGone] = msgspec.field(default_factory=list)
    known: str = ""  # mark of what it has
    owner: str = ""  # whose it takes them for: to somebody else's nothing is added


class ListRefused(Message):
    """A list that is not kept, and why."""

    id: str
    rule: str
    args: dict[str, Any]


class ListsKept(Message):
    """All lists of mine; nothing of them if the device has them already."""

    owner: str  # a mark of whose they are; `nobody`: the device was sent away
    mark: str
    lists: list[MyList] | None = None
    refused: list[ListRefused] = msgspec.field(default_factory=list)


class Tally(Message):
    """How often I have won, with the interval at 95 %."""

    game: str
    label: str  # house, leader or faction; empty: all of the game
    brought: str  # a deck or an army of that faction; empty: all of them
    played: int
    won: float  # a shared first place is a part of one
    low: float
    high: float
    fair: float  # what chance alone would give
    name: str = ""  # what I call that deck or army, if it is one that I keep


class NoticesOffered(Message):
    """How this table can tell somebody who is away that it is their turn."""

    mail: bool
    hooks: list[str]  # origins that the address of a web hook may begin with
    push: str = ""  # the table's public key, by which devices subscribe; empty: it pushes nothing


class NoticesWanted(Message):
    """How a person wants to be told; both empty: not at all."""

    mail: str = ""
    hook: str = ""
    lang: Language = "en"
    confirmed: bool = False  # the owner of the mail address has agreed; told, never asked


class Played(Message):
    """How often something was played in the finished games of this table, and won."""

    games: int
    times: int  # once for each seat that played it
    won: float
    low: float  # the interval at 95 %
    high: float
    fair: float  # what chance alone would give


class AllPlayed(Message):
    game: str
    games: int  # that were counted
    things: dict[str, Played]
