"""Rows are tuples: a copy of the position shares them, a change makes a new one."""

from __future__ import annotations

from bisect import bisect_left

Row = tuple[int, ...]


def without(row: Row, item: int) -> Row:
    """The row with one such item less."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def without_place(row: Row, at: int) -> Row:
    return row[:at] + row[at + 1 :]


def with_sorted(row: Row, item: int) -> Row:
    """The sorted row with one more item."""
    at = bisect_left(row, item)
    return (*row[:at], item, *row[at:])
