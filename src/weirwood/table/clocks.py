"""Clocks: what time a seat has left, and when it runs.

A clock runs for a person who is asked, while the game is played; never for bots, nor for seats that
a bot keeps warm. Time that the table itself was down is nobody's: the running table notes every few
seconds that it is alive, and the next table charges up to the last such note. No clock believes the
machine's own, which may jump: stored times are those of one table, and the next one moves them.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weirwood.table import protocol as msg
    from weirwood.table.room import Room

DAY = 86_400
_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Seconds since the epoch that never jump, whatever happens to the system's clock."""
    return time.monotonic() + _OFFSET


def full(clock: msg.Clock) -> float:
    """What a seat has at first: for the game (bank) or for each question."""
    return float(clock.seconds * (DAY if clock.kind == "days" else 1))


def running(room: Room) -> set[int]:
    """The seats whose time passes at this moment."""
    if room.match is None or room.clock.kind == "none" or room.status != "playing":
        return set()
    return {
        d.seat
        for d in room.match.decisions
        if room.seats[d.seat].kind == "person" and not room.seats[d.seat].away
    }


def left(room: Room, seat: int, at: float) -> float | None:
    """Seconds that a seat has left; None without a clock."""
    if room.clock.kind == "none" or room.match is None or room.status == "over":
        return None
    spent = at - room.asked if seat in running(room) else 0.0
    return max(0.0, room.times[seat] - spent)


def settle(room: Room, at: float) -> None:
    """Charge the time since the last settling; before anything changes who is asked."""
    for seat in running(room):
        room.times[seat] = max(0.0, room.times[seat] - max(0.0, at - room.asked))
    room.asked = at


def renew(room: Room) -> None:
    """Give the full time to seats with a new question; one that was withdrawn is not new."""
    if room.match is None:
        return
    numbers = {d.number for d in room.match.st.asked}
    if room.clock.kind in ("answer", "days"):
        for d in room.match.decisions:
            if d.number not in room.known:
                room.times[d.seat] = full(room.clock)
    room.known = numbers


def flagged(room: Room, at: float) -> list[int]:
    """Seats whose time is over."""
    return [s for s in sorted(running(room)) if (left(room, s, at) or 0.0) <= 0.0]


def out_of_time(room: Room, seat: int) -> bool:
    """A bank that is empty stays empty: the bot plays on."""
    return room.clock.kind == "bank" and room.times[seat] <= 0.0
