"""The lines of a match's history."""

from __future__ import annotations

from typing import Any, NamedTuple

from weirwood.kernel.decision import Reply

NOBODY = -1  # the seat of an agreed draw


class Entry(NamedTuple):
    """One line of the history: an answer, or a concession (then `reply` is None)."""

    seat: int
    kind: str
    reply: Reply | None
    by: str
    drawn: tuple[tuple[str, int, Any], ...]
    first: int  # its events, as a slice of the log
    last: int
    barrier: bool
    joined: bool = False  # one act with the line before it: taken back together
