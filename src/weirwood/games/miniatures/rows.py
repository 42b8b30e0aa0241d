"""Contexts: what is going on right now, as a stack of plain rows.

An attack inside a charge inside an activation is three rows. Rules push and pop; abilities and
cards read the top one and write into it what they change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position, Row


def push(st: Position, kind: str, **values: Any) -> Row:
    """Begin something. Every context is one game event: cards answer it by its serial number."""
    st.serial += 1
    row: Row = {"kind": kind, "serial": st.serial, **values}
    st.stack.append(row)
    return row


def pop(st: Position, kind: str) -> Row:
    """End it; it must be the one that began last."""
    row = st.stack.pop()
    if row["kind"] != kind:
        raise AssertionError(f"{kind} ended while {row['kind']} was going on")
    return row


def top(st: Position) -> Row:
    return st.stack[-1]


def find(st: Position, kind: str) -> Row | None:
    """The innermost context of a kind."""
    for row in reversed(st.stack):
        if row["kind"] == kind:
            return row
    return None


def value(st: Position, name: str) -> Any:
    """A value of the top context."""
    return st.stack[-1][name]


def note(st: Position, name: str, content: Any) -> None:
    st.stack[-1][name] = content


def until(st: Position, moment: str) -> None:
    """Effects that last until this moment end."""
    st.effects = [row for row in st.effects if row.get("until") != moment]


def in_force(st: Position, name: str, side: int = -1) -> bool:
    """Does an effect of this name last, for this side if one is given?"""
    return any(row.get("what") == name and side in (-1, row.get("side")) for row in st.effects)
