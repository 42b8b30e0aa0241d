"""A plain picture of the public view, as shapes on a sheet of 1000 by 1000."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

COLOURS = ("#b8433b", "#3f7a4e", "#3b62a8", "#c4952f", "#7b4a94", "#55606b")


def box(x0: float, y0: float, x1: float, y1: float, colour: str) -> tuple[Any, ...]:
    return ("fill", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), colour)


def shapes(view: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """A row for each seat: leader, hand, pile and total; the councils between neighbours below."""
    head = f"{view['season']}  {view['phase']}  {view['round']}/{view['rounds']}"
    yield ("text", 20, 10, head)
    current = view["current"]
    if current is not None:
        yield ("text", 20, 40, f"{current['ally']}  {current['power']}")
    for row in view["leaders"]:
        y = 80 + 90 * row["seat"]
        colour = COLOURS[row["seat"]]
        yield box(20, y, 60, y + 70, colour)
        yield ("text", 70, y, f"{row['leader'] or row['seat']}  {row['total']}")
        yield ("text", 70, y + 35, f"{row['hand']}  +{row['won']} -{row['lost']}")
        for i, card in enumerate(row["pile"][:12]):
            yield box(370 + 50 * i, y, 410 + 50 * i, y + 60, "#ffffff" if i % 2 else "#e6dcc8")
            yield ("text", 380 + 50 * i, y + 15, str(card["value"]))
    for i, council in enumerate(view["councils"]):
        x = 20 + 160 * i
        yield box(x, 660, x + 150, 960, "#e6dcc8")
        yield ("text", x + 10, 670, " ".join(map(str, council["seats"])))
        yield ("text", x + 10, 920, f"{len(council['tokens'])} tokens")
        for j, ally in enumerate(council["allies"][:7]):
            yield ("text", x + 10, 700 + 30 * j, f"{ally['power']} {ally['ally'][5:18]}")
