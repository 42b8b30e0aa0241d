"""The position."""

from __future__ import annotations

import dataclasses
from typing import Any

import weirwood
from weirwood.games.btwixt.state import Position


def test_copy_carries_every_field() -> None:
    """Tuples are shared and so cannot be checked by the kernel's own probe."""
    match = weirwood.new("btwixt", seats=4, options={"leaders": "deal"})
    for f in dataclasses.fields(Position):
        if f.name == "tape":
            continue
        st = match.st.copy()
        old = getattr(st, f.name)
        new: Any = {bool: not old, int: 77, str: "x", tuple: (9, 9), list: [(5,)]}[type(old)]
        setattr(st, f.name, new)
        copied = getattr(st.copy(), f.name)
        assert copied == new, f.name
        if isinstance(new, list):
            assert copied is not new, f.name
