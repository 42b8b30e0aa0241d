"""Messages about other people: those one waits for, and those one knows."""

from __future__ import annotations

from typing import Any, Literal

from weirwood.languages import Language
from weirwood.table.wire.pieces import Message

QuickPace = Literal["live", "slow"]


class QuickWish(Message):
    """I would like to play this with somebody, now."""

    game: str
    seats: int = 0  # any number
    pace: QuickPace = "live"
    name: str = ""
    lang: Language = "en"
    brings: Any = None  # my deck or army; without one, a ready one is dealt
    mark: str = ""  # what I call it: told back


class Quick(Message):
    """How my waiting stands."""

    status: Literal["none", "waiting", "matched"] = "none"
    game: str = ""
    seats: int = 0
    pace: QuickPace = "live"
    mark: str = ""  # of what I bring
    room: str = ""  # the table that was found
    waited: int = 0  # seconds
    others: int = 0  # who wait for the same game
    bots: bool = False  # they are offered for the empty chairs
    agreed: bool = False  # I have taken them
    company: int = 0  # others who have


class QuickCount(Message):
    """How many wait for a game."""

    game: str
    pace: QuickPace
    waiting: int


# ---- friends --------------------------------------------------------------------------------


class Friend(Message):
    """Somebody I know, as far as they let me."""

    id: str
    name: str
    since: int
    shows: bool  # I let them see whether I am here
    here: bool  # they are, and let me see it
    playing: str  # the game they are at


class Blocked(Message):
    id: str
    name: str
    since: int


class FriendInvitation(Message):
    """A friend keeps a seat for me."""

    id: str
    name: str  # of the friend
    room: str
    game: str
    at: int


class Met(Message):
    """Somebody of one of my latest games, who is neither friend nor blocked."""

    room: str
    seat: int
    name: str
    game: str


class Friends(Message):
    """All that I am shown about others."""

    friends: list[Friend]
    blocked: list[Blocked]
    invitations: list[FriendInvitation]
    met: list[Met]


class FriendName(Message):
    """What I am to be called by whoever opens the link."""

    name: str = ""


class FriendLink(Message):
    """The secret of a link that makes a friend; and, when it is accepted, my own name."""

    token: str
    name: str = ""


class FriendAsks(Message):
    """Who would be my friend, by their link."""

    name: str


class FriendShows(Message):
    """Whether a friend, or all of them, may see that I am here."""

    shows: bool


class Here(Message):
    """I am here; perhaps at one of my tables."""

    room: str = ""


class Block(Message):
    """A friend, or somebody at a table of mine, of whom I want to hear nothing more."""

    friend: str = ""
    room: str = ""
    seat: int = -1


class Come(Message):
    """I sit down where a friend keeps a seat for me."""

    name: str = ""
    lang: Language = "en"
