"""How somebody stands: the first answer counts, streaks break, days follow each other."""

from __future__ import annotations

import datetime as dt

import msgspec

from weirwood.puzzles import rating, shape, standing
from weirwood.puzzles.standing import Attempt

DAY = dt.date(2026, 11, 17)


def puzzle(name: str = "one", hard: int = 1200) -> shape.Puzzle:
    found = shape.shipped("btwixt")[0]
    return msgspec.structs.replace(found, id=name, rating=hard)


def test_nobody_has_tried_anything_yet() -> None:
    assert standing.standing([], DAY) == standing.Standing(rating=rating.FIRST)


def test_only_the_first_answer_moves_the_rating() -> None:
    missed = standing.answered(None, 1200, puzzle(), False, 5, DAY.toordinal())
    assert missed == Attempt("one", 1, False, False, 1184, 5, 0)
    later = standing.answered(missed, 1184, puzzle(), True, 9, DAY.toordinal())
    assert later == Attempt("one", 2, True, False, 1184, 5, DAY.toordinal())
    again = standing.answered(later, 1184, puzzle(), False, 9, 0)
    assert again == later._replace(tries=3), "what is solved stays solved"
    assert standing.answered(None, 1200, puzzle(), True, 5, 0).rating == 1216


def test_a_streak_breaks_and_the_best_one_is_remembered() -> None:
    today = DAY.toordinal()
    rows = [
        Attempt(str(n), 1, clean, clean, 1200 + n, n, today - 2 + n if clean else 0)
        for n, clean in enumerate([True, True, False, True])
    ]
    now = standing.standing(reversed(rows), DAY)
    assert now == standing.Standing(1203, tried=4, solved=3, streak=1, best=2, days=2)
    assert standing.standing(rows, DAY + dt.timedelta(days=1)).days == 1


def test_what_comes_next_is_close_to_ones_rating() -> None:
    shelf = [puzzle("low", 800), puzzle("fit", 1190), puzzle("high", 1900)]
    assert standing.next_for(shelf, [], 1200) == shelf[1]
    done = Attempt("fit", 1, True, True, 1216, 1, 0)
    missed = Attempt("low", 1, False, False, 1200, 2, 0)
    assert standing.next_for(shelf, [done], 1216) == shelf[0]
    assert standing.next_for(shelf, [done, missed], 1216) == shelf[2], "fresh ones first"
    high = Attempt("high", 1, True, True, 1230, 3, 0)
    assert standing.next_for(shelf, [done, missed, high], 1230) == shelf[0]
    assert standing.next_for([], [], 1200) is None
