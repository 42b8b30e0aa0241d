"""The board game: a piece of the map with what stands there, cut out around some areas."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from weirwood.book.sketch.svg import (
    BLOOD,
    FAINT,
    GLOW,
    INK,
    LAND,
    PAPER,
    SANS,
    SEA,
    Sheet,
    colour,
    folded,
)
from weirwood.folders import folder

if TYPE_CHECKING:
    from weirwood.words import Words

MARGIN = 14
ROUND_A_FLEET = 75
"""How much of a sea is shown: it is mostly water."""

WIDE = 430
"""On a wider piece of the map, letters and pieces grow with it, up to `LARGEST`."""

LARGEST = 1.3

ORDERS = {
    "march": "M-7 -2h7v-4l8 6-8 6v-4h-7Z",
    "defense": "M-6 -7h12v6q0 6-6 9q-6-3-6-9Z",
    "support": "M-2.5 -7h5v4.5h4.5v5h-4.5v4.5h-5v-4.5h-4.5v-5h4.5Z",
    "raid": "M-7 -5l2-2 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5Z",
    "consolidate": "M-8 6v-10l4.5 4 3.5-8 3.5 8 4.5-4v10Z",
}


@cache
def drawn() -> dict[str, Any]:
    """The outlines of the areas; `npm run map` writes them beside the map of the client."""
    data = json.loads((folder("weirwood.book", "sketch") / "westeros.json").read_text("utf-8"))
    return dict(data)


@cache
def _facts() -> tuple[dict[str, Any], dict[str, Any]]:
    content = folder("weirwood.games.boardgame", "content")
    tables = json.loads((content / "tables.json").read_text("utf-8"))
    lands = json.loads((content / "map.json").read_text("utf-8"))["land"]
    return {o["id"]: o for o in tables["orders"]}, {area["id"]: area for area in lands}


def draw(view: dict[str, Any], say: Words, look: dict[str, Any], title: str) -> str:
    """`look`: `areas` to show, `ways` as pairs of areas, `mark` areas."""
    areas = drawn()["areas"]
    wanted = look.get("areas") or list(view["areas"])
    boxes = [_shown(areas[area]) for area in wanted]
    x1, y1 = min(b[0] for b in boxes) - MARGIN, min(b[1] for b in boxes) - MARGIN
    x2, y2 = max(b[2] for b in boxes) + MARGIN, max(b[3] for b in boxes) + MARGIN
    sheet = Sheet(x1, y1, x2 - x1, y2 - y1, title)
    k = min(LARGEST, max(1.0, (x2 - x1) / WIDE))
    sheet.rect(x1, y1, x2 - x1, y2 - y1, fill=SEA)
    near = [
        area for area, a in areas.items()
        if a["box"][0] < x2 and a["box"][2] > x1 and a["box"][1] < y2 and a["box"][3] > y1
    ]  # fmt: skip
    near.sort(key=lambda area: areas[area]["kind"] == "land")
    for area in near:
        _area(sheet, areas[area], view["areas"].get(area, {}), area in look.get("mark", []))
    for area in near:
        if area in wanted:
            _standing(sheet, area, areas[area], view["areas"].get(area, {}), say, k)
    for a, b in look.get("ways", []):
        _way(sheet, areas[a]["units"], areas[b]["units"], k)
    return sheet.done()


def _shown(shape: dict[str, Any]) -> list[float]:
    """What of an area has to be in the picture."""
    if shape["kind"] == "land":
        return list(shape["box"])
    (x, y), far = shape["units"], ROUND_A_FLEET
    return [x - far, y - far, x + far, y + far]


def _area(sheet: Sheet, shape: dict[str, Any], now: dict[str, Any], marked: bool) -> None:
    sea = shape["kind"] == "sea"
    owner = now.get("owner") or now.get("house")
    sheet.path(shape["d"], fill=SEA if sea else LAND, stroke=FAINT, stroke_width=1.2)
    if owner and not sea:
        sheet.path(shape["d"], fill=colour(owner), fill_opacity=0.28)
    if marked:
        sheet.path(shape["d"], fill=GLOW, fill_opacity=0.18, stroke=GLOW, stroke_width=4)


def _standing(
    sheet: Sheet, area: str, shape: dict[str, Any], now: dict[str, Any], say: Words, k: float
) -> None:
    """What stands in an area; everything is drawn around its place, `k` times as large."""
    _, lands = _facts()
    x, y = shape["name"]
    italic = "italic" if shape["kind"] == "sea" else "normal"
    sheet.lines(x, y, folded(say.name(area), 16)[:2], 12.5 * k, font_style=italic)
    facts = lands.get(area)
    if facts and shape["icons"]:
        _icons(sheet, shape["icons"], facts, k)
    ux, uy = shape["units"]
    if "neutral" in now:
        sheet.circle(ux, uy, 13 * k, fill=colour("neutral"), stroke=INK)
        told = "×" if now["neutral"] is None else str(now["neutral"])
        sheet.text(ux, uy + 5 * k, told, 14 * k, fill="#fff", font_family=SANS)
    house = now.get("house") or now.get("owner")
    pieces = [
        (kind, routed)
        for routed, where in ((False, "units"), (True, "routed"))
        for kind, count in now.get(where, {}).items()
        for _ in range(count)
    ]
    for i, (kind, routed) in enumerate(pieces):
        _piece(sheet, ux + (i - (len(pieces) - 1) / 2) * 21 * k, uy, kind, house, routed, k)
    if now.get("token"):
        tx, ty = shape["token"] or (ux, uy + 24 * k)
        _at(sheet, tx, ty, k)
        sheet.circle(0, 0, 8, fill=colour(now["token"]), stroke=INK, stroke_width=1.5)
        sheet.path("M-5 4v-7l3 3 2-5 2 5 3-3v7Z", fill="#ffe9a8", stroke=INK)
        sheet.end()
    if now.get("order_of"):
        _order(sheet, shape["order"], now.get("order"), now["order_of"], k)


def _at(sheet: Sheet, x: float, y: float, k: float, turn: int = 0) -> None:
    sheet.group(transform=f"translate({x:.1f} {y:.1f}) rotate({turn}) scale({k:.2f})")


def _icons(sheet: Sheet, place: list[float], facts: dict[str, Any], k: float) -> None:
    x, y = place
    signs = (
        ["castle"] * (facts["castle"] == 1)
        + ["stronghold"] * (facts["castle"] == 2)
        + ["barrel"] * facts["barrels"]
        + ["crown"] * facts["crowns"]
    )
    for i, sign in enumerate(signs):
        _at(sheet, x + (i - (len(signs) - 1) / 2) * 17 * k, y, k)
        if sign == "castle":
            sheet.path("M-6 8v-13h4v4h4v-4h4v13Z", fill="#6e5b45", stroke=INK)
        elif sign == "stronghold":
            sheet.path("M-8 8v-13h4v4h1v-8h6v8h1v-4h4v13Z", fill="#6e5b45", stroke=INK)
        elif sign == "barrel":
            sheet.add("ellipse", cx=0, cy=1, rx=5.5, ry=7, fill="#a9752f", stroke=INK)
            sheet.add("line", x1=-5, y1=1, x2=5, y2=1, stroke=INK)
        else:
            sheet.path("M-7 7v-10l4 4 3-7 3 7 4-4v10Z", fill="#e0b93c", stroke=INK)
        sheet.end()


def _piece(
    sheet: Sheet, x: float, y: float, kind: str, house: str | None, routed: bool, k: float
) -> None:
    fill = colour(house)
    _at(sheet, x, y, k, 90 if routed else 0)
    if kind == "footman":
        sheet.path("M-7 10l4-13h6l4 13Z", fill=fill, stroke=INK)
        sheet.circle(0, -7, 4.5, fill=fill, stroke=INK)
    elif kind == "knight":
        sheet.path("M-8 10v-9l4-8 3-5 2 4 6 5-2 4-5-1 2 10Z", fill=fill, stroke=INK)
    elif kind == "ship":
        sheet.path("M-10 3h20l-4 7h-12Z", fill=fill, stroke=INK)
        sheet.path("M0 2v-14l8 11Z", fill="#fff8e6", stroke=INK)
    else:
        sheet.path("M-8 6v-15h16v15Z", fill=fill, stroke=INK)
        sheet.circle(-5, 8, 3.5, fill=PAPER, stroke=INK)
        sheet.circle(5, 8, 3.5, fill=PAPER, stroke=INK)
    sheet.end()


def _order(sheet: Sheet, place: list[float], order: str | None, house: str, k: float) -> None:
    orders, _ = _facts()
    _at(sheet, place[0], place[1], k)
    sheet.circle(0, 0, 14, fill="#fff8e6", stroke=colour(house), stroke_width=3)
    if order is None:
        sheet.text(0, 5, "?", 15, font_family=SANS)
    else:
        facts = orders[order]
        extra = facts["modifier"]
        sheet.group(transform=f"translate(0 {-3 if extra else 0}) scale({0.85 if extra else 1})")
        sheet.path(ORDERS[facts["type"]], fill=INK)
        sheet.end()
        if extra:
            sheet.text(0, 12, f"{extra:+d}", 9, font_family=SANS, font_weight="bold")
        if facts["special"]:
            sheet.path("M12 -15l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5Z", fill=BLOOD)
    sheet.end()


def _way(sheet: Sheet, a: list[float], b: list[float], k: float) -> None:
    (x1, y1), (x2, y2) = a, b
    dx, dy = x2 - x1, y2 - y1
    sheet.arrow(x1 + dx * 0.12, y1 + dy * 0.12, x1 + dx * 0.86, y1 + dy * 0.86, BLOOD, 4 * k)
