"""A plain picture of the public view, as shapes on a sheet of 1000 by 1000."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

COLOURS = ("#3b62a8", "#b8433b", "#3f7a4e", "#c4952f")
GROUND, GRASS, TOKEN = "#9aa87c", "#dfe6cf", "#f0d060"


def shapes(view: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """The battlefield from above: terrain, objectives, and units with their front marked."""
    width, height = view["table"]
    scale = 900 / max(width, height)

    def corner(row: Mapping[str, Any], along: float, ahead: float) -> tuple[float, float]:
        # facing 0 looks up the table, growing clockwise; the sheet's y grows downwards
        angle = math.radians(row["facing"] / 100)
        x = row["x"] + along * math.cos(angle) + ahead * math.sin(angle)
        y = row["y"] - along * math.sin(angle) + ahead * math.cos(angle)
        return 10 + x * scale, 990 - y * scale

    def block(row: Mapping[str, Any], colour: str) -> tuple[Any, ...]:
        w, d = row["width"] / 2, row["depth"] / 2
        points = tuple(corner(row, a, b) for a, b in ((-w, -d), (w, -d), (w, d), (-w, d)))
        return ("fill", points, colour)

    top, right = 990 - height * scale, 10 + width * scale
    yield ("fill", ((10, top), (right, top), (right, 990), (10, 990)), GRASS)
    for piece in view["terrain"]:
        yield block(piece, GROUND)
    for mark in view["objectives"]:
        yield ("dot", 10 + mark["x"] * scale, 990 - mark["y"] * scale, 12, TOKEN)
    for unit in view["units"]:
        if unit["place"] != "table":
            continue
        yield block(unit, COLOURS[unit["side"]])
        x, y = corner(unit, 0, unit["depth"] / 2)
        yield ("dot", x, y, 5, "#ffffff")
        x, y = corner(unit, 0, 0)
        yield ("text", x - 10, y - 10, str(unit["health"]), "#ffffff")
    points = " : ".join(str(side["points"]) for side in view["sides"])
    yield ("text", 10, 10, f"{view['round']}/{view['rounds']}  {view['phase']}  {points}")
