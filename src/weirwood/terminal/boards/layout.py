"""Small helps for drawing boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.text import Text


def flow(head: Text, items: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """Items one after the other, folded between them and never inside one."""
    out = head.copy()
    used = out.cell_len
    first = True
    for item in items:
        if not first and used + len(gap) + item.cell_len > width:
            out.append("\n" + gap)
            used = len(gap)
        elif not first:
            out.append(gap)
            used += len(gap)
        out.append_text(item)
        used += item.cell_len
        first = False
    return out


def bar(value: int, most: int, length: int = 10) -> str:
    """A measure as a row of signs.

    >>> bar(2, 4, 4)
    '██░░'
    """
    full = round(length * max(0, min(value, most)) / most) if most else 0
    return "█" * full + "░" * (length - full)


def names(items: Sequence[str], empty: str = "–") -> str:
    return ", ".join(items) or empty
