"""What a notice says, in its reader's language."""

from __future__ import annotations

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.table.notices.mail import Letter
from weirwood.words import words

INVITATION = "invite"  # in the id of a row of the queue: a friend invites, it is nobody's turn


def tag_of(room: str, seat: int) -> str:
    """By which the notice of an invitation is known."""
    return f"{INVITATION}:{room}:{seat}"


def invited_to(id: str) -> str:
    """The room that a row of the queue invites to; empty if it tells of a turn.

    >>> invited_to("mail:invite:0123456789abcdef:2:"), invited_to("0123456789abcdef:2:mail")
    ('0123456789abcdef', '')
    """
    parts = id.split(":")
    return parts[2] if len(parts) > 3 and parts[1] == INVITATION else ""


def letter(kind: str, game: str, lang: str, url: str, page: str) -> Letter:
    """`kind`: `turn`, or `invite`."""
    try:
        say = words(lang, registry.game(game).package)
        title = say.text("game-title") if say.has("game-title") else game
    except Refused:  # a game that cannot be loaded now: its id says enough
        say, title = words(lang), game
    text = say.text(f"notice-{kind}", {"game": title})
    if page:
        text += "\n\n" + say.text("notice-stop", {"page": page})
    subject = "notice-subject" if kind == "turn" else f"notice-{kind}_subject"
    return Letter(say.text(subject, {"game": title}), text, url, page)
