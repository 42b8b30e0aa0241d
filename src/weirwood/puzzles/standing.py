"""How somebody stands with the puzzles of a game: what was tried, a rating, streaks.

Only the first answer to a puzzle moves the rating and the streak; whoever tries on learns, and may
come back to it as often as they like.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from weirwood.puzzles import rating

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from weirwood.puzzles.shape import Puzzle

MOST_TRIES = 1000  # that are counted of one puzzle


class Attempt(NamedTuple):
    """What somebody made of one puzzle."""

    puzzle: str
    tries: int
    solved: bool  # sooner or later
    clean: bool  # at once
    rating: int  # of the person, after the first answer
    at: int  # milliseconds: when it was first answered
    day: int  # number of the day whose puzzle it was when it was solved, else 0


class Standing(NamedTuple):
    rating: int = rating.FIRST
    tried: int = 0
    solved: int = 0
    streak: int = 0  # puzzles solved at once, up to the last one
    best: int = 0
    days: int = 0  # days on end whose puzzle was solved, today or yesterday the last


def standing(attempts: Iterable[Attempt], today: date) -> Standing:
    """How somebody stands after all that."""
    rows = sorted(attempts, key=lambda row: (row.at, row.puzzle))
    run = best = 0
    for row in rows:
        run = run + 1 if row.clean else 0
        best = max(best, run)
    return Standing(
        rating=rows[-1].rating if rows else rating.FIRST,
        tried=len(rows),
        solved=sum(row.solved for row in rows),
        streak=run,
        best=best,
        days=on_end({row.day for row in rows if row.day}, today.toordinal()),
    )


def on_end(days: set[int], today: int) -> int:
    """How many of these days follow each other, up to today, or to yesterday.

    >>> on_end({7, 8, 10}, 10), on_end({7, 8}, 9), on_end({7, 8}, 10)
    (1, 2, 0)
    """
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


def answered(
    before: Attempt | None, mine: int, puzzle: Puzzle, right: bool, now: int, day: int
) -> Attempt:
    """After one more answer; `mine` is the rating so far, `day` that whose puzzle it is, or 0."""
    if before is None:
        settled = rating.after(mine, puzzle.rating, right)
        return Attempt(puzzle.id, 1, right, right, settled, now, day if right else 0)
    first = right and not before.solved
    return before._replace(
        tries=min(MOST_TRIES, before.tries + 1),
        solved=before.solved or right,
        day=before.day or (day if first else 0),
    )


def next_for(puzzles: Sequence[Puzzle], attempts: Iterable[Attempt], mine: int) -> Puzzle | None:
    """What to try next: of those not solved yet the one that is closest in rating."""
    rows = {row.puzzle: row for row in attempts}
    fresh = [p for p in puzzles if p.id not in rows]
    left = fresh or [p for p in puzzles if not rows[p.id].solved] or list(puzzles)
    return min(left, key=lambda p: (abs(p.rating - mine), p.id), default=None)
