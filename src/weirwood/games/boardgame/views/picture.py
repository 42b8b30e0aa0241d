"""A plain picture of the public view, as shapes on a sheet of 1000 by 1000."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..facts import AREA, AREAS, LANDS, PLACE

COLOURS = {
    "stark": "#e8e8e8",
    "lannister": "#b8433b",
    "baratheon": "#d9b93c",
    "greyjoy": "#4a4a4a",
    "tyrell": "#3f7a4e",
    "martell": "#d98236",
}
SEA, LAND = "#a8c4d8", "#e6dcc8"


def spot(area: int) -> tuple[float, float]:
    x, y = PLACE[area]
    return 10 + x * 0.6, 10 + y * 0.98


def shapes(view: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Every area as a dot in the colour of its house; the houses beside it."""
    for a in range(len(AREAS)):
        yield ("dot", *spot(a), 14, LAND if a < LANDS else SEA)
    for name, area in view["areas"].items():
        x, y = spot(AREA[name])
        if "owner" in area:
            yield ("dot", x, y, 14, COLOURS[area["owner"]])
        if "house" in area:
            yield ("dot", x, y, 20, COLOURS[area["house"]])
            yield ("text", x - 8, y - 10, str(sum(area["units"].values())))
        if "order" in area:
            yield ("text", x + 14, y + 6, (area["order"] or "?")[:2])
    yield ("text", 640, 10, f"{view['round']}  {view['phase']}  {view['threat']}")
    for i, row in enumerate(view["houses"]):
        y = 60 + 90 * i
        yield ("dot", 660, y + 20, 18, COLOURS[row["id"]])
        yield ("text", 690, y, row["id"])
        yield ("text", 690, y + 30, f"{row['castles']}  {row['power']}  {row['supply']}")
    for i, (track, houses) in enumerate(view["tracks"].items()):
        y = 640 + 90 * i
        yield ("text", 640, y, track)
        for j, house in enumerate(houses):
            yield ("dot", 660 + 50 * j, y + 50, 16, COLOURS[house])
