"""The sine table, and rounding that treats both signs alike."""

from __future__ import annotations

from importlib.resources import files
from math import atan2, pi
from typing import Final

SHIFT: Final = 20
SCALE: Final = 1 << SHIFT
TURN: Final = 36000
HALF: Final = TURN // 2
QUARTER: Final = TURN // 4
PER_RADIAN: Final = HALF / pi


def _read() -> tuple[int, ...]:
    text = files(__package__).joinpath("sines.txt").read_text(encoding="ascii")
    quarter = [int(word) for word in text.split()]
    if len(quarter) != QUARTER + 1 or quarter[0] != 0 or quarter[-1] != SCALE:
        raise ValueError("sines.txt: expected 9001 sines from 0 to 1, in hundredths of a degree")
    half = quarter + quarter[-2:0:-1]
    return tuple(half + [-value for value in half])


SIN: Final[tuple[int, ...]] = _read()
COS: Final[tuple[int, ...]] = SIN[QUARTER:] + SIN[:QUARTER]
PLAIN_SIN: Final = tuple([abs(value) for value in SIN])  # without their signs
PLAIN_COS: Final = tuple([abs(value) for value in COS])


def rounded(value: int, shift: int = SHIFT) -> int:
    """``value / 2**shift`` to the nearest whole number, halves away from zero.

    Away from zero, and not upwards, so that a mirrored field gives mirrored numbers.
    """
    half = 1 << (shift - 1)
    return (value + half) >> shift if value >= 0 else -((half - value) >> shift)


def ratio(number: int, divisor: int) -> int:
    """``number / divisor`` to the nearest whole number, halves away from zero."""
    if divisor < 0:
        number, divisor = -number, -divisor
    if number >= 0:
        return (2 * number + divisor) // (2 * divisor)
    return -((divisor - 2 * number) // (2 * divisor))


def swing(radius: int, angle: int) -> int:
    """How far a point at a distance moves at most in a turn, rounded up."""
    return radius * angle * 17454 // 10**8 + 1  # a hundredth of a degree is 0.0001745329


def turned(facing: int, by: int) -> int:
    """A facing after a pivot."""
    return (facing + by) % TURN


def bearing(dx: int, dy: int) -> int:
    """The facing that looks along (dx, dy), to the nearest hundredth of a degree.

    Searched in the table: floating point only says where to begin, and decides nothing.
    """
    if dx == 0 and dy == 0:
        return 0
    ax, ay = abs(dx), abs(dy)
    swap = ax > ay
    if swap:
        ax, ay = ay, ax
    # the angle t in 0..45 degrees with tan t = ax / ay: the last one that does not overshoot,
    # looked for from a guess that is at most a step off
    low = min(max(int(atan2(ax, ay) * PER_RADIAN), 0), QUARTER // 2)
    while low > 0 and SIN[low] * ay > COS[low] * ax:
        low -= 1
    while low < QUARTER // 2 and SIN[low + 1] * ay <= COS[low + 1] * ax:
        low += 1
    if low < QUARTER // 2:
        here = COS[low] * ax - SIN[low] * ay
        there = SIN[low + 1] * ay - COS[low + 1] * ax
        if there < here:
            low += 1
    angle = QUARTER - low if swap else low
    if dy < 0:
        angle = HALF - angle
    if dx < 0:
        angle = -angle
    return angle % TURN
