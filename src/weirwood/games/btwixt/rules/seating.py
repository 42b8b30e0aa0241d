"""Who sits where: neighbours, councils, turn order (concepts.council, concepts.left).

Seats are numbered clockwise, which is to the left. Council c lies between seat c and the seat to
its left, so that leader s has the councils s (left) and s - 1 (right).
"""

from __future__ import annotations

from ..state import Position

FEWEST, MOST = 3, 6


# All of these by number of leaders.
ORDER = tuple(
    tuple(tuple((first + i) % n for i in range(n)) for first in range(n)) if n else ()
    for n in range(MOST + 1)
)


NEIGHBOURS = tuple(
    tuple(((s + 1) % n, (s - 1) % n) for s in range(n)) if n else () for n in range(MOST + 1)
)


COUNCILS = tuple(tuple((s, (s - 1) % n) for s in range(n)) if n else () for n in range(MOST + 1))


COUNCIL_KEYS = tuple(
    tuple(f"council:{c}:{(c + 1) % n}" for c in range(n)) if n else () for n in range(MOST + 1)
)


SEAT_KEYS = tuple(f"seat:{s}" for s in range(MOST))


def left(st: Position, seat: int) -> int:
    return (seat + 1) % st.seats


def neighbours(st: Position, seat: int) -> tuple[int, int]:
    """The left neighbour and the right one."""
    return NEIGHBOURS[st.seats][seat]


def councils_of(st: Position, seat: int) -> tuple[int, int]:
    """The council shared with the left neighbour, and with the right one."""
    return COUNCILS[st.seats][seat]


def members(st: Position, council: int) -> tuple[int, int]:
    """The two leaders who share a council."""
    return council, (council + 1) % st.seats


def shared(st: Position, a: int, b: int) -> tuple[int, ...]:
    """The councils that two leaders share: none, or one."""
    mine, theirs = COUNCILS[st.seats][a], COUNCILS[st.seats][b]
    return tuple(c for c in mine if c in theirs) if a != b else ()


def turn_order(st: Position) -> tuple[int, ...]:
    """All leaders from the first player clockwise."""
    return ORDER[st.seats][st.first]


def council_key(st: Position, council: int) -> str:
    return COUNCIL_KEYS[st.seats][council]


def council_of_key(key: str) -> int:
    """The council in `council:2:3`, `token:2:3:0`, `ally:name:2:3`."""
    return int(key.split(":", 2)[1])
