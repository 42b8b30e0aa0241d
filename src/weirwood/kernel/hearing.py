"""What a seat has heard: since a match object began, and before, for bots that have no memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from weirwood.kernel.event import seen_by

if TYPE_CHECKING:
    from weirwood.kernel.match import Match


class Past(NamedTuple):
    """What a seat heard before a match object began: rows up to a number, which nobody changes."""

    seat: int
    rows: list[dict[str, Any]]
    upto: int
    asked: int  # of them it had heard when it was last asked


def hear(m: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a seat has heard since this object began. Every event is looked at once."""
    who = m.st.seats if seat is None else seat
    if m._heard is None:
        m._heard = {}
    heard, done = m._heard.get(who, ([], 0))
    if done < len(m._log):
        number = m._told[who] + len(heard)
        for at in range(done, len(m._log)):
            event = seen_by(m._log[at], seat)
            if event is not None:
                number += 1
                heard.append({"number": number, **event})
        m._heard[who] = (heard, len(m._log))
    return heard


def past_of(m: Match, seat: int) -> Past:
    """All that a seat has heard, and how much of it when it was last asked and answered."""
    heard, past = hear(m, seat), m._past
    rows, asked = heard, 0
    if past is not None and past.seat == seat:
        if not heard and not m._history:
            return past
        rows, asked = [*past.rows[: past.upto], *heard], past.asked
    for entry in reversed(m._history):
        if entry.seat == seat and entry.reply is not None:
            since = sum(seen_by(e, seat) is not None for e in m._log[entry.first :])
            asked = len(rows) - since
            break
    return Past(seat, rows, len(rows), asked)
