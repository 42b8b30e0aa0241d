"""How hard a puzzle is, and how good its solver: one scale, Elo's."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FIRST = 1200  # of somebody who has solved nothing yet
LEAST, MOST = 400, 2400
STEP = 32  # that one puzzle may move a person

BOTS = {"random": 700, "steady": 1100, "search:12": 1250, "search:40": 1450, "search:120": 1650}
"""Who tries a puzzle, and how strong they are taken to be: the scale is pinned to these."""

TRIES = 2  # of each bot that thinks, with other luck


def expected(mine: float, other: float) -> float:
    """How likely the first one is to get the better of the second.

    >>> expected(1200, 1200), round(expected(1600, 1200), 2)
    (0.5, 0.91)
    """
    return float(1 / (1 + 10 ** ((other - mine) / 400)))


def of_puzzle(found: Iterable[tuple[float, float, float]]) -> int:
    """The rating under which those who tried find it so often: (rating, found, tries) of each.

    A draw against each end of the scale keeps it finite.

    >>> of_puzzle([(1100, 1, 1), (1250, 3, 3)]) < of_puzzle([(1100, 0, 1), (1250, 1, 3)])
    True
    """
    rows = [*found, (LEAST, 0.5, 1), (MOST, 0.5, 1)]
    low, high = float(LEAST), float(MOST)
    for _ in range(30):
        middle = (low + high) / 2
        over = sum(tries * expected(bot, middle) - hits for bot, hits, tries in rows)
        low, high = (middle, high) if over > 0 else (low, middle)
    return round((low + high) / 2)


def after(mine: int, puzzle: int, solved: bool) -> int:
    """A person's rating after a puzzle; only the first try counts.

    >>> after(1200, 1200, True), after(1200, 1200, False), after(1200, 600, True)
    (1216, 1184, 1201)
    """
    return max(LEAST, min(MOST, round(mine + STEP * (solved - expected(mine, puzzle)))))
