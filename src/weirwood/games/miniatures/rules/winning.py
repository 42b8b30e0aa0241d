"""Victory points, elimination and the end of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import finish, tell

from .. import facts
from ..state import GONE, NOBODY, OFF, ON, Position, put_at
from .teams import members, seats_of, sides
from .units import CASTLE_WALL, points_left, side_units

if TYPE_CHECKING:
    from collections.abc import Sequence


def target_points(st: Position) -> int:
    """Victory points needed: 8, 10, 12 for 30, 40, 50 points and so on (rule modes.target)."""
    size = st.points * max(1, st.seats // max(1, len(set(st.side))))
    return 8 + 2 * max(0, (size - 30) // 10)


def score(st: Position, side: int, n: int, why: str) -> None:
    """Give victory points to a side; the besieged score none (rule modes.siege_defender)."""
    if n <= 0 or (facts.MODES[st.mode].siege and side != st.attacker):
        return
    st.vp[side] += n
    tell(st, "points.scored", seats=seats_of(st, side), count=n, why=why, total=st.vp[side])


def army_points_left(st: Position, side: int) -> int:
    """Army points on the battlefield (rule rounds.tie_break)."""
    return sum(points_left(st, u) for u in side_units(st, side))


def standings(st: Position, groups: Sequence[Sequence[int]]) -> list[list[int]]:
    """Sides in finishing order as seats."""
    return [
        [seat for side in group for seat in range(st.seats) if st.side[seat] == side]
        for group in groups
    ]


def end(st: Position, groups: Sequence[Sequence[int]], why: str) -> None:
    """The battle is over; sides that fell out earlier come last."""
    named = {side for group in groups for side in group}
    rest = sorted({s for s in st.side if s not in named}, reverse=True)
    winners = [seat for side in groups[0] for seat in seats_of(st, side)]
    tell(st, "battle.over", why=why, seats=winners, points=list(st.vp))
    finish(
        st,
        standings(st, [*groups, *([rest] if rest else [])]),
        [st.vp[st.side[seat]] for seat in range(st.seats)],
    )


def waits(st: Position, side: int) -> bool:
    """Does a side still have units in reserve (rule rounds.reserve_waits)?"""
    return any(
        w == OFF and st.side[st.owner[u]] == side and st.kind[u] != CASTLE_WALL
        for u, w in enumerate(st.where)
    )


def eliminate(st: Position) -> None:
    """Sides without combat units on the battlefield are out, at once (rule rounds.elimination)."""
    if st.phase in {"setup", "deployment"}:
        return
    for side in sides(st):
        if side_units(st, side) or waits(st, side):
            continue
        tell(st, "side.eliminated", seats=seats_of(st, side))
        for seat in members(st, side):
            st.out = put_at(st.out, seat, 1)
        for n, owner in enumerate(st.n_owner):
            if st.side[owner] == side:
                st.n_zone[n] = ""
                st.n_alive[n] = 0
    left = sides(st)
    if len(left) == 1:
        end(st, [left], "elimination")
    elif not left:
        end(st, ranked(st, sorted(set(st.side))), "elimination")


def ranked(st: Position, which: Sequence[int]) -> list[list[int]]:
    """Sides by victory points, then by army points left (rules rounds.last_round,
    rounds.tie_break)."""
    marks = {side: (st.vp[side], army_points_left(st, side)) for side in which}
    order = sorted(set(marks.values()), reverse=True)
    return [[side for side in which if marks[side] == mark] for mark in order]


def check(st: Position) -> None:
    """The victory step of clean-up (rules rounds.victory, rounds.last_round, modes.siege_end)."""
    left = sides(st)
    target = target_points(st)
    siege = facts.MODES[st.mode].siege
    for side in left:
        if st.vp[side] >= target and all(st.vp[o] < st.vp[side] for o in left if o != side):
            end(st, [[side], *ranked(st, [s for s in left if s != side])], "points")
    if st.round >= facts.CONTENT.rounds:
        if siege:
            keep = [s for s in left if s != st.attacker]
            end(st, [keep, [st.attacker]], "siege")
        end(st, ranked(st, left), "rounds")


def fell(st: Position, u: int) -> bool:
    return st.where[u] == GONE


def stands(st: Position, u: int) -> bool:
    return u != NOBODY and st.where[u] == ON
