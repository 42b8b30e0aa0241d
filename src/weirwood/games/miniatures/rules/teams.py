"""Sides, friends and enemies, and who speaks for whom. Ledger: `teams`."""

from __future__ import annotations

from ..state import NOBODY, Position


def side_of(st: Position, u: int) -> int:
    return st.side[st.owner[u]]


def friends(st: Position, u: int, v: int) -> bool:
    return st.side[st.owner[u]] == st.side[st.owner[v]]


def free_for_all(st: Position) -> bool:
    return len(set(st.side)) > 2


def members(st: Position, side: int) -> list[int]:
    """The seats of a side that still play."""
    return [s for s in range(st.seats) if st.side[s] == side and not st.out[s]]


def seats_of(st: Position, side: int) -> list[int]:
    """All seats of a side, for telling."""
    return [s for s in range(st.seats) if st.side[s] == side]


def sides(st: Position) -> list[int]:
    """The sides that still play, in order of seats."""
    found: list[int] = []
    for seat in range(st.seats):
        if not st.out[seat] and st.side[seat] not in found:
            found.append(st.side[seat])
    return found


def captain(st: Position, side: int) -> int:
    """The seat that speaks for a side this round (rule teams.captain)."""
    seats = members(st, side) or [s for s in range(st.seats) if st.side[s] == side]
    return seats[(max(st.round, 1) - 1) % len(seats)]


def turn_list(st: Position, start: int) -> tuple[int, ...]:
    """Sides in turn, from one of them to the left."""
    order = sides(st)
    at = order.index(start)
    return tuple(order[at:] + order[:at])


def in_order(st: Position) -> list[int]:
    """Sides from the first player on."""
    order = sides(st)
    return [s for s in order if s >= st.first] + [s for s in order if s < st.first]


def in_turn_order(st: Position) -> list[int]:
    """Sides from the one whose turn it is (or the first player), to the left."""
    start = st.turn if st.turn != NOBODY else st.first
    order = sides(st)
    later = [s for s in order if s >= start]
    return later + [s for s in order if s < start]


def seats_in_order(st: Position) -> list[int]:
    """All seats that play, those of the active side first, its captain before the others."""
    found: list[int] = []
    for side in in_turn_order(st):
        lead = captain(st, side)
        found.append(lead)
        found.extend(s for s in members(st, side) if s != lead)
    return found


def enemies_of_seat(st: Position, seat: int) -> list[int]:
    """Seats that play against this one, in turn order."""
    mine = st.side[seat]
    return [s for s in seats_in_order(st) if st.side[s] != mine]
