"""Clocks: what time a seat has left, and when it runs.

A clock runs for a person who is asked, while the game is played; never for bots, nor for seats that
a bot keeps warm. Time that the table itself was down is nobody's: the running table notes every few
seconds that it is alive, and the next table charges up to the last such note. No clock believes the
machine's own, which may jump: stored times are those of one table, and the next one moves them.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from weirwood.kernel.decision import Refusal

if TYPE_CHECKING:
    from weirwood.table.rooms.room import Room
    from weirwood.table.wire import protocol as msg

DAY = 86_400


@dataclass(frozen=True, slots=True)
class Kind:
    """A way of keeping time. All that is special about one stands here; the rest asks it."""

    runs: bool = True
    renews: bool = False  # every question brings the full time; else it is for the whole game
    patient: bool = False  # nobody is taken over for being away
    least_seconds: int = 1  # that it can be set to
    most_seconds: int = 30 * DAY
    unit: str = "seconds"  # in which people set it: a word of the client
    unit_seconds: int = 1


KINDS = {
    "none": Kind(runs=False, least_seconds=0),
    "answer": Kind(renews=True),
    "bank": Kind(unit="minutes", unit_seconds=60),
    "days": Kind(
        renews=True,
        patient=True,
        least_seconds=3600,
        most_seconds=999 * DAY,
        unit="days",
        unit_seconds=DAY,
    ),
}
STILL_SECONDS = 5.0  # for which a table that says nothing was busy; longer, and it stood still
_OFFSET = time.time() - time.monotonic()


class Pulse:
    """Knows when the table stood still, as a stopped process does: nobody's clock ran meanwhile."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.last: float | None = None  # beat; None: nobody beats
        self.lost = 0.0  # seconds of standing still

    def beat(self) -> None:
        with self.lock:
            self.look()
            self.last = time.monotonic()

    def look(self) -> None:
        at = time.monotonic()
        if self.last is not None and at - self.last > STILL_SECONDS:
            self.lost += at - self.last
            self.last = at

    def end(self) -> None:
        self.last = None


pulse = Pulse()


def now() -> float:
    """Seconds since the epoch that never jump, whatever happens to the system's clock.

    They do not pass while the whole table stands still.
    """
    if pulse.last is not None and time.monotonic() - pulse.last > STILL_SECONDS:
        with pulse.lock:
            pulse.look()
    return time.monotonic() + _OFFSET - pulse.lost


def of(room: Room) -> Kind:
    return KINDS[room.clock.kind]


def runs(stored: Any) -> bool:
    """Whether a clock as it is stored runs at all; one that is spoilt does not."""
    kind = KINDS.get(str(stored.get("kind"))) if isinstance(stored, dict) else None
    return kind is not None and kind.runs


def why_not(clock: msg.Clock) -> Refusal | None:
    """Why a clock cannot be set so."""
    least, most = KINDS[clock.kind].least_seconds, KINDS[clock.kind].most_seconds
    if least <= clock.seconds <= most:
        return None
    return Refusal("table.clock", {"found": clock.seconds, "least": least, "most": most})


def running(room: Room) -> set[int]:
    """The seats whose time passes at this moment."""
    if room.match is None or not of(room).runs or room.status != "playing":
        return set()
    return {
        d.seat
        for d in room.asks
        if room.seats[d.seat].kind == "person" and not room.seats[d.seat].away
    }


def left(room: Room, seat: int, at: float) -> float | None:
    """Seconds that a seat has left; None without a clock."""
    if not of(room).runs or room.match is None or room.status == "over":
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
    if of(room).renews:
        for d in room.match.decisions:
            if d.number not in room.known:
                room.times[d.seat] = float(room.clock.seconds)
    room.known = numbers


def flagged(room: Room, at: float) -> list[int]:
    """Seats whose time is over."""
    return [s for s in sorted(running(room)) if (left(room, s, at) or 0.0) <= 0.0]


def out_of_time(room: Room, seat: int) -> bool:
    """A bank that is empty stays empty: the bot plays on."""
    return of(room).runs and not of(room).renews and room.times[seat] <= 0.0


def resume(room: Room, seat: int) -> None:
    """A person plays on where a bot has played: with the time that a question has."""
    if of(room).renews:
        room.times[seat] = float(room.clock.seconds)
