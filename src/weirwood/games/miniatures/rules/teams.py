"""Sides, friends and enemies, and who speaks for whom. Ledger: `teams`."""

from __future__ import annotations

from functools import lru_cache

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
    return sides_among(st.side, st.out)


def sides_among(side: tuple[int, ...], out: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for each, gone in zip(side, out, strict=True):
        if not gone and each not in found:
            found.append(each)
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
    start = st.turn if st.turn != NOBODY else st.first
    return list(_seats_from(start, st.side, st.out, st.round))


@lru_cache(maxsize=4096)
def _seats_from(
    start: int, side: tuple[int, ...], out: tuple[int, ...], round_: int
) -> tuple[int, ...]:
    order = sides_among(side, out)
    found: list[int] = []
    for each in [s for s in order if s >= start] + [s for s in order if s < start]:
        seats = [seat for seat, s in enumerate(side) if s == each and not out[seat]]
        lead = seats[(max(round_, 1) - 1) % len(seats)]
        found.append(lead)
        found.extend(s for s in seats if s != lead)
    return tuple(found)


def enemies_of_seat(st: Position, seat: int) -> list[int]:
    """Seats that play against this one, in turn order."""
    mine = st.side[seat]
    return [s for s in seats_in_order(st) if st.side[s] != mine]
