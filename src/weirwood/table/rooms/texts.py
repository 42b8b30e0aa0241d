"""What people write: names and lines of the chat, as everybody gets to see them."""

from __future__ import annotations

import unicodedata

from weirwood.table.wire.protocol import MAX_NAME

MOST_MARKS = 2  # upon one letter: what the scripts of the world need, and no tower
# Letters and signs that show nothing at all; the others of that kind are not printable anyway.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
PICTURE = "\ufe0f"  # after a sign: show it as a picture


def clean(text: str, most: int = MAX_NAME) -> str:
    r"""One line of things that can be seen, cut to size.

    >>> clean("  Ana\u200b\u202e Stark\n"), clean("\u3164\u2800"), len(clean("x" + "\u0301" * 9))
    ('Ana Stark', '', 3)
    """
    out: list[str] = []
    marks = 0
    for ch in unicodedata.normalize("NFC", text[: 8 * most]):
        if ch.isspace():
            out.append(" ")
            continue
        category = unicodedata.category(ch)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS or not out or out[-1] == " " or selects_nothing(ch, out[-1]):
                continue
        else:
            marks = 0
        if ch.isprintable() and ch not in BLANK:
            out.append(ch)
    return " ".join("".join(out).split())[:most]


def selects_nothing(ch: str, before: str) -> bool:
    """A selector of variants, which shows nothing itself; only signs have one that people see."""
    selector = "\ufe00" <= ch <= "\ufe0f" or "\U000e0100" <= ch <= "\U000e01ef"
    return selector and not (ch == PICTURE and unicodedata.category(before).startswith("S"))
