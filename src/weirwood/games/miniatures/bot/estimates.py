"""Estimates for the greedy player: quick and rough, in floating point.

It weighs hundreds of attacks a turn; people see the exact odds, of `forecast` and `odds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..geometry.contact import NOWHERE, run_to
from ..geometry.rect import pivoted, swept
from ..rules.attack import SIDE_PENALTY, arcs_for, weapons
from ..rules.charge import open_lane
from ..rules.measuring import INCH
from ..rules.paths import slowed, speed
from ..rules.units import is_wall, profile, ranks_lost, tray
from ..state import PANICKED, VULNERABLE, WEAKENED

if TYPE_CHECKING:
    from ..state import Position


TWO_DICE = tuple(
    sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= need) / 36 for need in range(14)
)


def at_least(need: int) -> float:
    """The chance that a die reaches a face, 1 and 6 being what they are."""
    return min(5, max(1, 7 - need)) / 6


def dice_of(st: Position, u: int, index: int) -> int:
    dice = profile(st, u).attacks[index].dice
    return dice[min(ranks_lost(st, u), len(dice) - 1)]


def expected_hits(st: Position, u: int, index: int, *, charge: bool = False) -> float:
    """Hits of an attack on average; a charge re-rolls its misses."""
    p = at_least(profile(st, u).attacks[index].hit)
    if charge:
        p += (1 - p) * p
    if st.tokens[u] & WEAKENED:
        p *= p
    return dice_of(st, u, index) * p


def expected_wounds(
    st: Position, u: int, v: int, index: int, side: str, *, charge: bool = False
) -> float:
    """Wounds of an attack and its Panic test on average."""
    hits = expected_hits(st, u, index, charge=charge)
    if is_wall(st, v):
        return hits / 2
    mod = SIDE_PENALTY[side]
    q = at_least(profile(st, v).defense - mod)
    if st.tokens[v] & VULNERABLE:
        q *= q
    wounds = hits * (1 - q)
    passed = pass_chance(st, v, mod)
    if st.tokens[v] & PANICKED:
        passed *= passed
    return wounds + (1 - passed) * 2 * min(1.0, wounds)


def pass_chance(st: Position, u: int, mod: int = 0) -> float:
    """The chance to pass a Morale test."""
    need = profile(st, u).morale - mod
    return TWO_DICE[min(13, max(0, need))]


def best_melee(st: Position, u: int, v: int, side: str, *, charge: bool = False) -> float:
    """The wounds of the best melee attack on the card."""
    return max(
        (expected_wounds(st, u, v, i, side, charge=charge) for i in weapons(st, u, ranged=False)),
        default=0.0,
    )


def best_shot(st: Position, u: int, v: int) -> float:
    side = arcs_for(st, u, v, ranged=True)[0]
    return max(
        (expected_wounds(st, u, v, i, side) for i in weapons(st, u, ranged=True)), default=0.0
    )


def charge_need(st: Position, u: int, v: int) -> int:
    """The face a charge needs on its die, 1 to 6; 7 if there is no way."""
    pivot = open_lane(st, u, v)
    if pivot is None:
        return 7
    here = tray(st, u)
    start = pivoted(here, pivot)
    run = run_to(start, tray(st, v))
    if run == NOWHERE:
        return 7
    missing = run + slowed(st, u, here, swept(start, 0, run)) - speed(st, u)
    return max(1, -(-missing // INCH))


def charge_chance(st: Position, u: int, v: int) -> float:
    """The chance that a charge reaches its target."""
    need = charge_need(st, u, v)
    return max(0, 7 - need) / 6
